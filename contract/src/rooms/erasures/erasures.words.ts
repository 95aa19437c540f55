import { words } from '@waybill/domain/kernel/words.ts';
import { erasureLife } from '@waybill/domain/rooms/erasures/erasure-states.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { facesOf } from '../../kernel/list.ts';

export const erasureWords = words({
  list: { en: 'Erasures', mm: 'ကိုယ်ရေးအချက်အလက် ဖျက်ခြင်း', zh: '清除个人信息' },
  about: {
    en: 'Requests of people to erase their details stand here.',
    mm: 'မိမိအချက်အလက် ဖျက်ပေးရန် တောင်းဆိုမှုများ ဤနေရာတွင် ပေါ်မည်။',
    zh: '个人要求清除其信息的申请列在这里。',
  },
});

export const erasureFieldWords = words({
  waiting: { en: 'Still waiting', mm: 'စောင့်ဆိုင်းဆဲ', zh: '尚待清除' },
  erased_rows: { en: 'Rows erased', mm: 'ဖျက်ပြီး အတန်းများ', zh: '已清除的记录' },
  months: { en: 'Months', mm: 'လ', zh: '月数' },
  requested_at: { en: 'Asked at', mm: 'တောင်းဆိုချိန်', zh: '申请时间' },
  erased_at: { en: 'Erased at', mm: 'ဖျက်ပြီးချိန်', zh: '清除时间' },
});

export const erasureCommandWords = {
  confirm: {
    verb: { en: 'Erase', mm: 'ဖျက်မည်', zh: '清除' },
    ask: {
      en: 'Erase all personal details of {name}? They cannot be brought back.',
      mm: '{name} ၏ ကိုယ်ရေးအချက်အလက်အားလုံး ဖျက်မလား။ ပြန်ယူ၍ မရတော့ပါ။',
      zh: '清除 {name} 的全部个人信息？清除后无法恢复。',
    },
  },
  deny: {
    verb: commonWords.deny,
    ask: { en: 'Keep the details of {name}?', mm: '{name} ၏ အချက်အလက်များကို ဆက်ထားမလား။', zh: '保留 {name} 的信息？' },
  },
};

export const erasureStateFaces = facesOf(erasureLife, {
  requested: commonWords.toConfirm,
  confirmed: { en: 'Being erased', mm: 'ဖျက်နေဆဲ', zh: '清除中' },
  denied: commonWords.denied,
  done: { en: 'Erased', mm: 'ဖျက်ပြီး', zh: '已清除' },
});
