import { words } from '@waybill/domain/kernel/words.ts';

export const apiKeyRefusalStatus = {
  api_key_mistyped: 401,
  api_key_ended: 401,
  api_key_stopped: 401,
  api_key_scope_missing: 403,
  api_key_scope_above: 422,
  api_key_scope_of_owner: 422,
  api_key_no_agent: 422,
  api_key_most: 409,
} as const;

export const apiKeyRefusalWords = words({
  api_key_mistyped: {
    en: 'This key is incomplete or wrong. Copy the whole key again.',
    mm: 'ဤသည်မှာ သော့မဟုတ်ပါ။ စာလုံးတစ်လုံး ကျန်နေသည် သို့မဟုတ် မှားနေသည်။ သော့တစ်ခုလုံးကို ပြန်ကူးယူပါ။',
    zh: '密钥不完整或有误，请重新复制整个密钥。',
  },
  api_key_ended: {
    en: 'This key no longer works: it has expired, was revoked or was replaced. Ask your branch for a new one.',
    mm: 'ဤသော့ကို အသုံးမပြုနိုင်တော့ပါ။ သက်တမ်းကုန်သွားသည်၊ ရုပ်သိမ်းခံရသည် သို့မဟုတ် လဲလှယ်ပြီးဖြစ်သည်။ သင့်ရုံးခွဲထံမှ သော့အသစ် တောင်းပါ။',
    zh: '此密钥已失效：已过期、已撤销或已被替换。请向您的网点申请新密钥。',
  },
  api_key_stopped: {
    en: 'This key is paused: its owner is not served, its branch is closed, or its creator has left. Ask your branch: someone else can replace it.',
    mm: 'ဤသော့ ရပ်နားထားသည်။ ပိုင်ရှင်ကို ဝန်ဆောင်မှု မပေးတော့ပါ၊ ရုံးခွဲ ပိတ်ထားသည် သို့မဟုတ် ပြုလုပ်သူ ထွက်သွားပြီဖြစ်သည်။ သင့်ရုံးခွဲကို မေးပါ၊ အခြားသူက လဲလှယ်ပေးနိုင်သည်။',
    zh: '此密钥已停用：所有者已停止服务、网点已关闭或创建人已离职。请联系您的网点，可由他人更换。',
  },
  api_key_scope_missing: {
    en: 'This key may not make this call. Create a key with the scope for it.',
    mm: 'ဤသော့ကို ဤခေါ်ဆိုမှုအတွက် ခွင့်ပြုမထားပါ။ သက်ဆိုင်ရာ ခွင့်ပြုချက်ပါသော သော့ကို ပြုလုပ်ပါ။',
    zh: '此密钥无权进行该调用，请创建具有相应权限范围的密钥。',
  },
  api_key_scope_above: {
    en: 'A key cannot do more than you may do yourself. Leave this out, or ask someone who may.',
    mm: 'သော့သည် သင်ကိုယ်တိုင် လုပ်ခွင့်ရှိသည်ထက် ပိုမလုပ်နိုင်ပါ။ ၎င်းကို ချန်ထားပါ သို့မဟုတ် လုပ်ခွင့်ရှိသူကို အကူအညီတောင်းပါ။',
    zh: '密钥的权限不能超过您本人的权限。请去掉此项，或请有权限的人创建。',
  },
  api_key_scope_of_owner: {
    en: 'This kind of key cannot have this scope. Choose another scope.',
    mm: 'ဤအမျိုးအစား သော့ကို ၎င်းအတွက် ခွင့်မပြုနိုင်ပါ။ အခြား ခွင့်ပြုချက်ကို ရွေးပါ။',
    zh: '此类密钥不能授予该权限，请另选。',
  },
  api_key_no_agent: {
    en: 'This branch is not an agent branch. Choose an agent branch.',
    mm: 'ဤရုံးခွဲသည် ကိုယ်စားလှယ်ရုံးခွဲ မဟုတ်ပါ။ ကိုယ်စားလှယ်ရုံးခွဲကို ရွေးပါ။',
    zh: '该网点不是代理网点，请选择代理网点。',
  },
  api_key_most: {
    en: 'Your shop already has {n} keys. Revoke one that is no longer used.',
    mm: 'သင့်ဆိုင်တွင် သော့ {n} ခု ရှိပြီးပါပြီ။ မသုံးတော့သော သော့တစ်ခုကို ရုပ်သိမ်းပါ။',
    zh: '您的店已有 {n} 个密钥，请先撤销不再使用的密钥。',
  },
});
