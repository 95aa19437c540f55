import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the pages of webhooks. */
export const webhookPageWords = words({
  testHow: {
    en: 'A program can also create one with its test key: POST /api/sandbox/webhook (see “First label” in the reference).',
    mm: 'ပရိုဂရမ်ကလည်း စမ်းသပ်သော့ဖြင့် ပြုလုပ်နိုင်သည်- POST /api/sandbox/webhook (အညွှန်း၏ “ပထမဆုံး လေဘယ်” ကို ကြည့်ပါ)။',
    zh: '程序也可用测试密钥创建：POST /api/sandbox/webhook（见参考中的“第一张运单”）。',
  },
  search: { en: 'Name, address, owner', mm: 'အမည်၊ လိပ်စာ၊ ပိုင်ရှင်', zh: '名称、地址、所有者' },
  searchDeliveries: { en: 'Tracking code or event id', mm: 'ပါဆယ်ကုဒ် သို့မဟုတ် အကြောင်းအရာအမှတ်', zh: '单号或事件编号' },
  whose: { en: 'Owner of the software', mm: 'မည်သူ၏ ပရိုဂရမ်', zh: '程序所属' },
  where: { en: 'Destination', mm: 'ပို့မည့်နေရာ', zh: '发送到' },
  urlHint: {
    en: 'Begins with https://. It must answer 2xx within 10 seconds.',
    mm: 'ရှေ့တွင် https:// ဖြင့် ရေးပါ။ 10 စက္ကန့်အတွင်း 2xx ဖြေရပါမည်။',
    zh: '以 https:// 开头，须在 10 秒内应答 2xx。',
  },
  eventsHint: { en: 'Leave empty for all events', mm: 'မရွေးပါက အားလုံး', zh: '不选则为全部事件' },
  allEvents: { en: 'All events', mm: 'အကြောင်းအရာ အားလုံး', zh: '全部事件' },
  secret: commonFieldWords.secret,
  secretNote: {
    en: 'Signs everything that is sent (Standard Webhooks). Give it only to the programmer.',
    mm: 'ပို့သမျှကို ဤကုဒ်ဖြင့် လက်မှတ်ထိုးသည် (Standard Webhooks)။ ပရိုဂရမ်မာကိုသာ ပေးပါ။',
    zh: '所有发送内容都用它签名（Standard Webhooks）。只交给程序员。',
  },
  showSecret: { en: 'Show secret', mm: 'ကုဒ် ပြမည်', zh: '显示密钥' },
  roll: { en: 'Replace secret', mm: 'ကုဒ်အသစ် ပြုလုပ်မည်', zh: '更换密钥' },
  askRoll: {
    en: 'Replace the secret of {name}? The old one also signs for 24 hours, so that the software can be changed.',
    mm: '{name} အတွက် ကုဒ်အသစ် ပြုလုပ်မလား။ 24 နာရီအတွင်း ယခင်ကုဒ်လည်း သုံးနိုင်သေးသဖြင့် ပရိုဂရမ်ကို ပြင်နိုင်ပါသည်။',
    zh: '为{name}更换密钥？24 小时内旧密钥同时签名，以便修改程序。',
  },
  rolled: { en: 'Secret replaced', mm: 'ကုဒ်အသစ် ပြုလုပ်ပြီး', zh: '密钥已更换' },
  rolling: {
    en: 'The old secret also signs until {at}.',
    mm: 'ယခင်ကုဒ်ကို {at} အထိ သုံးနိုင်သေးသည်။',
    zh: '旧密钥在 {at} 前同时有效。',
  },
  test: { en: 'Send test', mm: 'စမ်းသပ်ပို့မည်', zh: '发送测试' },
  tested: { en: 'Test is being sent', mm: 'စမ်းသပ်ချက် ပို့နေပါပြီ', zh: '测试已发出' },
  resendTime: { en: 'Resend a period', mm: 'အချိန်ပိုင်း ထပ်ပို့မည်', zh: '重发一段时间' },
  resent: { en: 'Resending {n} events', mm: 'အကြောင်းအရာ {n} ခု ထပ်ပို့ပါမည်', zh: '{n} 个事件将重新发送' },
  askResend: {
    en: 'Resend {name}? The id stays the same, so software that already has it recognises it.',
    mm: '{name} ကို ထပ်ပို့မလား။ အမှတ်တူဖြင့် ပို့သဖြင့် ရပြီးသား ပရိုဂရမ်က သိပါသည်။',
    zh: '重新发送{name}？编号不变，已收到的程序会识别。',
  },
  deliveries: { en: 'Deliveries', mm: 'ပို့ဆောင်မှုများ', zh: '投递记录' },
  sent: { en: 'Payload', mm: 'ပို့သည့် အကြောင်းအရာ', zh: '发送内容' },
  tries: { en: 'Attempts', mm: 'ကြိုးစားမှုများ', zh: '尝试记录' },
  noTries: { en: 'No attempts yet', mm: 'မကြိုးစားရသေးပါ', zh: '尚未尝试' },
  noAnswer: { en: 'no answer', mm: 'အဖြေမရှိ', zh: '无应答' },
  openWebhook: { en: 'Open webhook', mm: 'Webhook ဖွင့်မည်', zh: '打开 Webhook' },
  offNote: {
    en: 'Nothing is sent: {why}. Steps in this time are not sent later.',
    mm: 'မပို့ပါ - {why}။ ဤအချိန်အတွင်း အဆင့်များကို နောက်မှ ပြန်မပြောပါ။',
    zh: '已停止发送：{why}。其间的步骤以后也不补发。',
  },
});

/** Why there was no answer, where that can be said better than by its code. */
export const noAnswerWords = words({
  timeout: { en: 'took too long', mm: 'အချိန်ကြာလွန်း', zh: '超时' },
  lost: { en: 'our server stopped meanwhile', mm: 'ကျွန်ုပ်တို့ဆာဗာ ရပ်သွားသည်', zh: '本服务器当时中断' },
  refused_address: { en: 'points to a private network', mm: 'အတွင်းကွန်ရက်သို့ ဦးတည်', zh: '指向内部网络' },
  ECONNREFUSED: { en: 'no server listens there', mm: 'လက်ခံသူ မရှိ', zh: '无人监听' },
  ECONNRESET: { en: 'connection lost', mm: 'လိုင်းပြတ်', zh: '连接中断' },
  ENOTFOUND: { en: 'unknown host name', mm: 'အမည် မတွေ့', zh: '域名不存在' },
});
