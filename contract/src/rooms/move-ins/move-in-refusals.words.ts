import { words } from '@waybill/domain/kernel/words.ts';

export const moveInRefusalStatus = {
  move_in_empty: 409,
  move_in_not_clean: 409,
  move_in_sheet_twice: 409,
  move_in_day: 422,
  move_in_changed: 409,
} as const;

export const moveInRefusalWords = words({
  move_in_empty: {
    en: 'Nothing to bring in yet. Add a sheet first.',
    mm: 'သွင်းယူရန် မရှိသေးပါ။ စာရင်းဖိုင် ဦးစွာ ထည့်ပါ။',
    zh: '尚无可迁入的内容，请先添加表格。',
  },
  move_in_not_clean: {
    en: 'Rows to fix: {n}. Correct them in the file and add it again.',
    mm: 'ပြင်ရန် အတန်း {n} ခု ရှိသည်။ ဖိုင်တွင် ပြင်ပြီး ပြန်ထည့်ပါ။',
    zh: '有 {n} 行待修正。请在文件中更正后重新添加。',
  },
  move_in_sheet_twice: {
    en: 'This sheet was already added by {by} on {at}, in “{name}”.',
    mm: 'ဤစာရင်းဖိုင်ကို {by} က {at} တွင် “{name}” ၌ ထည့်ပြီးဖြစ်သည်။',
    zh: '此表格已由{by}于{at}加入“{name}”。',
  },
  move_in_day: {
    en: 'The opening day is today or a past day that no branch has closed.',
    mm: 'စာရင်းဖွင့်ရက်သည် ယနေ့ သို့မဟုတ် မည်သည့်ရုံးခွဲမျှ စာရင်းမပိတ်ရသေးသော ရက် ဖြစ်ရမည်။',
    zh: '期初日须为今天，或尚无网点关账的过去日期。',
  },
  move_in_changed: {
    en: 'Something changed after it was submitted. Nothing was written.',
    mm: 'တင်ပြပြီးနောက် အချက်အလက် ပြောင်းလဲသွားသည်။ ဘာမှ မသွင်းရသေးပါ။',
    zh: '提交后情况有变，未写入任何内容。',
  },
});
