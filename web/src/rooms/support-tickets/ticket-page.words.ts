import { words } from '@waybill/domain/kernel/words.ts';

export const ticketPageWords = words({
  search: { en: 'Number, subject or parcel', mm: 'အမှတ်၊ အကြောင်းအရာ သို့မဟုတ် ပါဆယ်', zh: '编号、主题或包裹' },
  whom: { en: 'Team to ask', mm: 'မည်သူ့ထံ တောင်းခံမည်', zh: '向谁提出' },
  what: { en: 'Content', mm: 'အကြောင်းအရာ', zh: '内容' },
  about: { en: 'Related records', mm: 'သက်ဆိုင်သည့်အရာ', zh: '涉及对象' },
  aboutHint: {
    en: 'Leave empty what does not apply.',
    mm: 'မသက်ဆိုင်သည်များကို ဗလာထားပါ။',
    zh: '不涉及的留空。',
  },
  providerHint: {
    en: 'People outside this company read it. Do not write customers’ phone numbers or addresses.',
    mm: 'ကုမ္ပဏီပြင်ပမှ သူများ ဖတ်ရှုမည်။ ဖောက်သည်များ၏ ဖုန်းနံပါတ်နှင့် လိပ်စာများ မရေးပါနှင့်။',
    zh: '公司外部人员会看到，请勿写客户的电话和地址。',
  },
  dueHint: { en: 'Answered within {n} hours.', mm: '{n} နာရီအတွင်း ဖြေကြားမည်။', zh: '{n} 小时内答复。' },
  conversation: { en: 'Conversation', mm: 'အပြန်အလှန်စာများ', zh: '对话' },
  facts: { en: 'Ticket details', mm: 'ဤတောင်းခံချက်အကြောင်း', zh: '工单信息' },
  nobody: { en: 'Automatic', mm: 'အလိုအလျောက်', zh: '自动' },
  created: { en: 'created it', mm: 'တင်ခဲ့သည်', zh: '提交' },
  wrote: { en: 'wrote', mm: 'ရေးခဲ့သည်', zh: '补充' },
  handedOn: { en: 'passed it on', mm: 'လွှဲပေးခဲ့သည်', zh: '转交' },
  handOnText: {
    en: 'The creator and both teams are notified. The time to answer stays.',
    mm: 'တင်သူနှင့် ဌာနနှစ်ခုလုံးကို အသိပေးမည်။ ဖြေကြားရမည့်အချိန် မပြောင်းပါ။',
    zh: '提交人和双方受理方都会收到通知，答复期限不变。',
  },
  personHint: {
    en: 'If empty, the whole team can answer.',
    mm: 'မရွေးပါက ထိုဌာနရှိ အားလုံးအတွက် ဖြစ်မည်။',
    zh: '留空则由该受理方全体处理。',
  },
  openCustomer: { en: 'View customer', mm: 'ဖောက်သည်သို့', zh: '查看客户' },
  openClearance: { en: 'View document', mm: 'စာရွက်စာတမ်းသို့', zh: '查看单据' },
  resolved: { en: 'resolved it', mm: 'ဖြေရှင်းခဲ့သည်', zh: '标为已解决' },
  closed: { en: 'closed it', mm: 'ပိတ်ခဲ့သည်', zh: '关闭' },
  reopened: { en: 'reopened it', mm: 'ပြန်ဖွင့်ခဲ့သည်', zh: '重新打开' },
  escalated: {
    en: 'escalated: nobody answered in time',
    mm: 'အချိန်မီ မဖြေသဖြင့် အထက်သို့ တင်ပြခဲ့သည်',
    zh: '逾期未答复，已升级',
  },
  overdue: {
    en: 'The answer was due at {at}.',
    mm: '{at} တွင် ဖြေကြားရမည်ဖြစ်သော်လည်း မဖြေရသေးပါ။',
    zh: '应于 {at} 前答复，已逾期。',
  },
  cannedHint: {
    en: 'Fills in the message in the language of the person who asked.',
    mm: 'မေးသူ၏ဘာသာစကားဖြင့် စာကို ဖြည့်ပေးမည်။',
    zh: '以提问者的语言填入内容。',
  },
  newCanned: { en: 'New saved reply', mm: 'အသင့်အဖြေ အသစ်', zh: '新建常用答复' },
  cannedTexts: { en: 'Answer in each language', mm: 'ဘာသာစကားအလိုက် အဖြေ', zh: '各语言的答复' },
  removeAsk: {
    en: '“{name}” will be deleted; answers given with it stay.',
    mm: '“{name}” ပျက်သွားမည်။ ဖြေပြီးသည်များ ကျန်ရှိမည်။',
    zh: '“{name}”将被删除，已用它答复的内容保留。',
  },
});
