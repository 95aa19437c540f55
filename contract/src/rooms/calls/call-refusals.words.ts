import { words } from '@waybill/domain/kernel/words.ts';

export const callRefusalStatus = { call_taken: 409, call_not_taken: 409, call_lease_over: 409 } as const;

export const callRefusalWords = words({
  call_taken: {
    en: '{by} has this call until {at}. Take another one.',
    mm: 'ဤခေါ်ဆိုမှုကို {by} က {at} အထိ ယူထားသည်။ အခြားတစ်ခုကို ယူပါ။',
    zh: '{by}正在处理此呼叫，至{at}。请处理另一个。',
  },
  call_not_taken: {
    en: 'Take this call first, so that nobody else makes it.',
    mm: 'အခြားသူ ထပ်မခေါ်မိစေရန် ဤခေါ်ဆိုမှုကို အရင်ယူပါ။',
    zh: '请先领取此呼叫，以免他人重复拨打。',
  },
  call_lease_over: {
    en: 'Your ten minutes for this call are over. Take it again, then upload: nothing you typed is lost.',
    mm: 'ဤခေါ်ဆိုမှုအတွက် ဆယ်မိနစ် ကုန်သွားပါပြီ။ ပြန်ယူပြီးမှ တင်ပါ။ ရိုက်ထားသည်များ မပျောက်ပါ။',
    zh: '此呼叫的十分钟已过。请重新领取后再上传，已输入的内容不会丢失。',
  },
});
