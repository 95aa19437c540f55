import { words } from '@waybill/domain/kernel/words.ts';
import { ledgerFieldWords } from '../ledger/ledger.words.ts';
import { shiftFieldWords } from '../shift-handovers/shift-handovers.words.ts';

export const businessDayWords = words({
  list: { en: 'Closed days', mm: 'စာရင်းပိတ်ပြီးသော ရက်များ', zh: '已关账日' },
  about: {
    en: 'No closed days yet. A day appears here once two people have counted the cash and signed; nothing is posted on it afterwards.',
    mm: 'ရုံးခွဲ၏ ငွေသားကို နှစ်ဦး ရေတွက်၍ လက်မှတ်ထိုးပြီးသောရက် ဤနေရာတွင် ပေါ်မည်။ ထိုရက်၌ ငွေစာရင်း ထပ်မသွင်းတော့ပါ။',
    zh: '网点现金经两人清点并签字后，该日列在这里，此后不再记账。',
  },
});

export const businessDayFieldWords = words({
  day_no: { en: 'Day no.', mm: 'ရက်စာရင်းအမှတ်', zh: '日账编号' },
  business_date: ledgerFieldWords.business_date,
  opening: ledgerFieldWords.opening,
  closing: ledgerFieldWords.closing,
  counted: shiftFieldWords.counted,
  difference: shiftFieldWords.difference,
  counted_first: { en: 'First count', mm: 'ပထမ ရေတွက်သူ', zh: '首位清点人' },
  counted_second: { en: 'Second count and signature', mm: 'ဒုတိယ ရေတွက်၍ လက်မှတ်ထိုးသူ', zh: '复点并签字人' },
  signed_at: shiftFieldWords.signed_at,
});
