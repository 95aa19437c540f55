import { words } from '@waybill/domain/kernel/words.ts';

export const messagePageWords = words({
  search: { en: 'Number or parcel', mm: 'ဖုန်း သို့မဟုတ် ပါဆယ်', zh: '号码或包裹' },
  searchNumber: { en: 'Number', mm: 'ဖုန်း', zh: '号码' },
  secret: {
    en: 'It contains a code that only the receiver may read.',
    mm: 'ကုဒ်ပါသဖြင့် လက်ခံသူမှလွဲ၍ မည်သူမျှ မဖတ်ရပါ။',
    zh: '含验证码，只有收信人能看到。',
  },
  notWritten: {
    en: 'The text is written in a moment.',
    mm: 'ခဏအကြာ ရေးပါမည်။',
    zh: '稍后生成内容。',
  },
  facts: { en: 'Message details', mm: 'ဤ SMS အကြောင်း', zh: '短信信息' },
  tries: { en: 'Sending history', mm: 'ပို့ဆောင်မှု မှတ်တမ်း', zh: '发送记录' },
  noTries: { en: 'No attempt to send it yet.', mm: 'ပို့ရန် မကြိုးစားရသေးပါ။', zh: '尚未尝试发送。' },
  whom: { en: 'Recipient', mm: 'မည်သူ့ထံ', zh: '发给谁' },
  what: { en: 'Text', mm: 'ရေးမည့်စာ', zh: '内容' },
  length: {
    en: '{units} characters, {segments} [segment|segments], {left} left in the last',
    mm: 'စာလုံး {units} ခု၊ SMS {segments} ပိုင်း၊ နောက်ဆုံးပိုင်း {left} ကျန်',
    zh: '{units} 个字符，{segments} 段，末段剩 {left}',
  },
  lengthOf: {
    en: '{units} characters, {segments} [segment|segments]',
    mm: 'စာလုံး {units} ခု၊ SMS {segments} ပိုင်း',
    zh: '{units} 个字符，{segments} 段',
  },
  preview: { en: 'Preview', mm: 'ဤသို့ မြင်ရမည်', zh: '预览' },
  gaps: {
    en: 'Filled in automatically: {gaps}',
    mm: 'SMS တစ်ခုစီတွင် ဖြည့်မည် - {gaps}',
    zh: '每条短信自动填入：{gaps}',
  },
  off: { en: 'Not sent', mm: 'မပို့ပါ', zh: '不发送' },
  textsAbout: {
    en: 'Texts to people outside, and when they are sent. Choose one to change it.',
    mm: 'အပြင်လူများကို ပြောမည့်စာနှင့် အချိန်။ ပြင်ရန် တစ်ခုကို ရွေးပါ။',
    zh: '在什么时候告诉外部人员什么内容，点选可修改。',
  },
  hours: { en: 'Time and language', mm: 'မည်သည့်အချိန်၊ မည်သည့်ဘာသာဖြင့်', zh: '时间与语言' },
  noGateway: {
    en: 'No SMS provider is configured on this server: messages stay in the outbox and nothing is sent. The server’s administrator configures one (SMS_GATEWAY_URL).',
    mm: 'ဤဆာဗာတွင် ဝန်ဆောင်မှုပေးသူ မသတ်မှတ်ရသေးပါ - SMS များ ထွက်စာပုံးတွင်သာ ရှိမည်။ ဆာဗာတာဝန်ခံက သတ်မှတ်ရမည် (SMS_GATEWAY_URL)။',
    zh: '此服务器未配置短信服务商：短信只保留在发件箱，不会发出。由运维人员配置 (SMS_GATEWAY_URL)。',
  },
  gatewayAt: { en: 'Messages go to {host}.', mm: 'SMS များကို {host} သို့ ပို့သည်။', zh: '短信发往 {host}。' },
  noLinks: {
    en: 'Messages have no links, because this server does not know its public address (PUBLIC_URL).',
    mm: 'ဤဆာဗာ၏ အများသုံးလိပ်စာ (PUBLIC_URL) မသိသဖြင့် SMS တွင် လင့်ခ် မပါပါ။',
    zh: '服务器未配置公网地址 (PUBLIC_URL)，短信中没有链接。',
  },
  bodyHint: {
    en: '{to}, {text} and {id} are filled in. Sent as JSON if it looks like JSON, otherwise as a form.',
    mm: '{to}၊ {text} နှင့် {id} ဖြည့်မည်။ JSON ကဲ့သို့ စလျှင် JSON၊ မဟုတ်လျှင် form ဖြင့် ပို့သည်။',
    zh: '自动填入 {to}、{text}、{id}；以 JSON 开头则按 JSON，否则按表单发送。',
  },
  repeatsHint: {
    en: 'Only with this is a message retried when it is unknown whether it was accepted.',
    mm: 'လက်ခံပြီးမပြီး မသေချာသော SMS ကို ဤသို့သိမှသာ ထပ်ပို့သည်။',
    zh: '仅在此时才会重试无法确认是否已接收的短信。',
  },
  addNumber: { en: 'Add number', mm: 'ဖုန်း ထည့်မည်', zh: '添加号码' },
  added: { en: '{phone} will receive no more messages', mm: '{phone} သို့ SMS မပို့တော့ပါ', zh: '{phone} 不再接收短信' },
  removeAsk: { en: 'Send messages to {phone} again?', mm: '{phone} သို့ SMS ပြန်ပို့မလား။', zh: '恢复向 {phone} 发送短信？' },
  remove: { en: 'Send again', mm: 'ပြန်ပို့မည်', zh: '恢复发送' },
  removed: { en: '{phone} will receive messages again', mm: '{phone} သို့ SMS ပြန်ပို့ပါမည်', zh: '{phone} 恢复接收短信' },
  none: { en: 'No messages about this parcel.', mm: 'ဤပါဆယ်အတွက် SMS မရှိပါ။', zh: '没有关于此包裹的短信。' },
});
