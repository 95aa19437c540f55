import { words } from '@waybill/domain/kernel/words.ts';

export const messageRefusalStatus = {
  message_opted_out: 409,
  message_no_phone: 422,
  message_text_gone: 409,
  message_about_unknown: 422,
  message_channel_off: 409,
} as const;

export const messageRefusalWords = words({
  message_opted_out: {
    en: 'This number has opted out of messages. Call instead, or remove it from the opted-out numbers if they ask for it.',
    mm: 'ဤဖုန်းက SMS မလိုတော့ဟု ပြောထားသည်။ ဖုန်းဆက်ပါ၊ သို့မဟုတ် သူတို့တောင်းဆိုပါက စာရင်းမှ ဖယ်ပါ။',
    zh: '该号码已要求不再接收短信。请改为电话联系；如对方要求恢复，请从拒收名单中移除。',
  },
  message_no_phone: {
    en: 'They have no Myanmar mobile number and cannot receive messages. Call them instead.',
    mm: 'မြန်မာ မိုဘိုင်းဖုန်းနံပါတ် မရှိသဖြင့် SMS ပို့၍မရပါ။ ဖုန်းဆက်ပါ။',
    zh: '对方没有缅甸手机号，无法发送短信，请电话联系。',
  },
  message_text_gone: {
    en: 'It had a code, which is not stored. Create a new code; its message is sent automatically.',
    mm: 'ကုဒ်ပါသော SMS ဖြစ်၍ သိမ်းမထားပါ။ ကုဒ်အသစ် ပြုလုပ်ပါ၊ SMS အလိုအလျောက် ပို့ပါမည်။',
    zh: '该短信含验证码，内容不予保存。请重新生成，短信会自动发送。',
  },
  message_channel_off: {
    en: 'This channel is not set up yet. Fill in its settings and save them, then send the test message.',
    mm: 'ဤလမ်းကို မသတ်မှတ်ရသေးပါ။ သတ်မှတ်ချက်များ ဖြည့်၍ သိမ်းပြီးမှ စမ်းသပ်စာ ပို့ပါ။',
    zh: '此渠道尚未配置。请先填写并保存设置，再发送测试消息。',
  },
  message_about_unknown: {
    en: 'No parcel or customer that you may see has this number. Check it.',
    mm: 'ဤအမှတ်ဖြင့် ပါဆယ် သို့မဟုတ် ဖောက်သည် မတွေ့ပါ။ စစ်ဆေးပါ။',
    zh: '找不到您可见的对应包裹或客户，请核对。',
  },
});
