import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { apiKeyLife, type ApiKeyCommand, type ApiKeyState } from '@waybill/domain/rooms/api-keys/api-key-states.ts';
import type { ProgramStop } from '@waybill/domain/rooms/api-keys/decide-owner.ts';
import type { KeyOwner } from '@waybill/domain/kernel/key-owners.ts';
import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import type { StateFace } from '../../kernel/list.ts';
import { mailbagFieldWords } from '../mailbags/mailbags.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const apiKeyWords = words({
  list: commonWords.apiKeys,
  about: {
    en: 'No keys yet. With a key, the software of a merchant, partner or agent creates and tracks parcels without a login. A key does only what it is allowed to, for one branch, and stops at once when it is revoked.',
    mm: 'သော့ဖြင့် ကုန်သည်၊ မိတ်ဖက် သို့မဟုတ် ကိုယ်စားလှယ်၏ ပရိုဂရမ်က အကောင့်ဝင်စရာမလိုဘဲ ပါဆယ်များ ပြုလုပ်ပြီး ခြေရာခံနိုင်သည်။ ရုံးခွဲတစ်ခုအတွက် ပေးထားသမျှကိုသာ လုပ်နိုင်ပြီး ရုပ်သိမ်းသည်နှင့် ချက်ချင်း ရပ်သည်။',
    zh: '商户、合作伙伴或代理的程序凭密钥制单和查询，无需登录。密钥只在一个网点内做获准的事，一经撤销立即失效。',
  },
});

export const apiKeyFieldWords = words({
  name: commonFieldWords.name,
  key_no: { en: 'Key no.', mm: 'သော့အမှတ်', zh: '密钥编号' },
  secret: commonFieldWords.key,
  shown: { en: 'First and last characters', mm: 'အစနှင့် အဆုံး', zh: '首尾字符' },
  mode: { en: 'Mode', mm: 'အသုံးပြုပုံ', zh: '模式' },
  owner_kind: { en: 'Owner type', mm: 'မည်သူ့အတွက်', zh: '归属类型' },
  key_owner: commonFieldWords.owner,
  customer_id: commonFieldWords.merchant,
  owner_name: commonFieldWords.company,
  branch_id: commonFieldWords.branch,
  scopes: { en: 'Permissions', mm: 'လုပ်နိုင်သည်များ', zh: '权限范围' },
  per_minute: { en: 'Calls per minute', mm: 'တစ်မိနစ်လျှင် ခေါ်ဆိုမှု', zh: '每分钟调用数' },
  expires_on: { en: 'Valid until', mm: 'အသုံးပြုနိုင်သည့် နောက်ဆုံးရက်', zh: '有效期至' },
  key_ends_at: { en: 'Expires', mm: 'ကုန်ဆုံးချိန်', zh: '失效时间' },
  overlap_hours: { en: 'Old key works for', mm: 'သော့ဟောင်း ဆက်အလုပ်လုပ်မည့်ကာလ', zh: '旧密钥继续有效' },
  last_used_at: { en: 'Last used', mm: 'နောက်ဆုံးသုံးချိန်', zh: '最近使用' },
  last_used_address: { en: 'Used from IP', mm: 'သုံးခဲ့သည့် လိပ်စာ', zh: '使用地址' },
  created_by: commonFieldWords.creator,
  revoked_by: { en: 'Revoked by', mm: 'ရုပ်သိမ်းသူ', zh: '撤销人' },
  reason: mailbagFieldWords.reason,
});

export const keyOwnerWords: Record<KeyOwner, Word> = {
  merchant: commonFieldWords.merchant,
  partner: { en: 'Partner', mm: 'မိတ်ဖက်', zh: '合作伙伴' },
  agent: commonFieldWords.agent,
};

export const keyScopeWords: Record<KeyScope, Word> = {
  'quotes.read': { en: 'Look up prices and places', mm: 'ဈေးနှုန်းနှင့် နေရာများ မေးမြန်းခြင်း', zh: '查询价格和地点' },
  'labels.create': { en: 'Create labels', mm: 'လေဘယ်များ ပြုလုပ်ခြင်း', zh: '创建运单' },
  'labels.print': {
    en: 'Print labels as PDF or picture',
    mm: 'လေဘယ်ကို PDF သို့မဟုတ် ပုံဖြင့် ပရင့်ထုတ်ခြင်း',
    zh: '以 PDF 或图片打印运单',
  },
  'labels.cancel': {
    en: 'Request cancellations, and recall accepted parcels',
    mm: 'လေဘယ် ပယ်ဖျက်ရန် တောင်းဆိုခြင်းနှင့် လက်ခံပြီး ပါဆယ်များ ပြန်ခေါ်ခြင်း',
    zh: '申请取消运单、撤回已收寄的包裹',
  },
  'returns.answer': {
    en: 'Decide on returns: send back or try again',
    mm: 'ပြန်ပို့မည် သို့မဟုတ် ထပ်ကြိုးစားမည် ဖြေကြားခြင်း',
    zh: '答复退件：退回或再投',
  },
  'money.read': {
    en: 'See COD, clearances and the statement',
    mm: 'COD၊ ငွေရှင်းတမ်းနှင့် ငွေစာရင်း ကြည့်ရှုခြင်း',
    zh: '查看代收货款、结算单和对账单',
  },
  'pickups.write': {
    en: 'Request and withdraw pickups',
    mm: 'လာယူရန် တောင်းဆိုခြင်းနှင့် ရုပ်သိမ်းခြင်း',
    zh: '申请和撤回上门揽收',
  },
  'tickets.read': {
    en: 'Read own tickets and their answers',
    mm: 'မိမိ၏ တောင်းခံချက်များနှင့် အဖြေများ ဖတ်ခြင်း',
    zh: '查看自己的工单和答复',
  },
  'tickets.write': {
    en: 'Create tickets and write to them',
    mm: 'တောင်းခံချက် တင်ခြင်းနှင့် ရေးသားခြင်း',
    zh: '提交和回复工单',
  },
  'webhooks.read': { en: 'See webhook deliveries', mm: 'Webhook ပို့ဆောင်မှုများ ကြည့်ရှုခြင်း', zh: '查看 Webhook 投递记录' },
  'webhooks.send': { en: 'Resend webhook events', mm: 'Webhook အကြောင်းအရာများ ထပ်ပို့ခြင်း', zh: '重发 Webhook 事件' },
  'labels.read': { en: 'See and track parcels', mm: 'ပါဆယ်များ ကြည့်ရှုခြေရာခံခြင်း', zh: '查看和跟踪包裹' },
};

const { states } = apiKeyLife;
export const apiKeyStateFaces: Record<ApiKeyState, StateFace> = {
  active: { tone: states.active.tone, word: commonFieldWords.in_use },
  rolling: { tone: states.rolling.tone, word: { en: 'Being replaced', mm: 'လဲလှယ်ဆဲ', zh: '轮换中' } },
  stopped: { tone: states.stopped.tone, word: { en: 'Paused', mm: 'ရပ်နားထားသည်', zh: '已停用' } },
  expired: { tone: states.expired.tone, word: commonWords.expired },
  revoked: { tone: states.revoked.tone, word: { en: 'Revoked', mm: 'ရုပ်သိမ်းပြီး', zh: '已撤销' } },
};
/** Why a key or a webhook is stopped, and what to do. */
export const programStopWords: Record<ProgramStop, Word> = {
  owner_closed: {
    en: 'Paused because its merchant is suspended or banned. It works again once the merchant is served again.',
    mm: 'ကုန်သည်ကို ဆိုင်းငံ့ သို့မဟုတ် ပိတ်ပင်ထားသဖြင့် ရပ်နားထားသည်။ ကုန်သည်ကို ပြန်လည် ဝန်ဆောင်မှုပေးလျှင် ဆက်အလုပ်လုပ်မည်။',
    zh: '因商户被暂停或封禁而停用，恢复服务后自动继续。',
  },
  branch_closed: {
    en: 'Paused because its branch is closed. Create one at another branch, or reopen the branch.',
    mm: 'ရုံးခွဲ ပိတ်ထားသဖြင့် ရပ်နားထားသည်။ အခြားရုံးခွဲတွင် ပြုလုပ်ပါ သို့မဟုတ် ရုံးခွဲကို ပြန်ဖွင့်ပါ။',
    zh: '因网点已关闭而停用。请在其他网点新建，或重新开放该网点。',
  },
  maker_left: {
    en: 'Paused because its creator no longer has an account. Roll the key or the secret: you are then responsible for it.',
    mm: 'ပြုလုပ်သူတွင် အကောင့်မရှိတော့သဖြင့် ရပ်နားထားသည်။ သော့ သို့မဟုတ် လျှို့ဝှက်ချက် အသစ် လဲပါ၊ ၎င်းအတွက် သင် တာဝန်ယူရမည်။',
    zh: '因创建人账号已停用而停用。请轮换密钥或签名密钥，此后由您负责。',
  },
};

export const apiKeyCommandWords: Record<ApiKeyCommand, { readonly verb: Word; readonly ask: Word }> = {
  roll: {
    verb: { en: 'Roll', mm: 'သော့အသစ် လဲမည်', zh: '轮换' },
    ask: { en: 'Roll {name}', mm: '{name} ကို သော့အသစ် လဲရန်', zh: '轮换{name}' },
  },
  revoke: {
    verb: { en: 'Revoke', mm: 'ရုပ်သိမ်းမည်', zh: '撤销' },
    ask: { en: 'Revoke {name}', mm: '{name} ကို ရုပ်သိမ်းရန်', zh: '撤销{name}' },
  },
};
