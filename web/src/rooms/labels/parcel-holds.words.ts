import { words } from '@waybill/domain/kernel/words.ts';

export const parcelHoldWords = words({
  kept: {
    en: 'Kept at the branch until {day}, requested by {name}, {phone}.',
    mm: '{name} ({phone}) က တောင်းဆိုသဖြင့် {day} အထိ ရုံးခွဲတွင် ထိန်းသိမ်းထားသည်။',
    zh: '应{name}（{phone}）要求保管至 {day}。',
  },
  feeDue: {
    en: 'It was kept here; the fee is not collected yet.',
    mm: 'ဤနေရာတွင် ထိန်းသိမ်းခဲ့ပြီး အခကြေး ကောက်ခံရန် ကျန်ရှိသည်။',
    zh: '包裹曾在此保管，保管费尚未收取。',
  },
  open: { en: 'Open the hold', mm: 'ထိန်းသိမ်းမှုကို ဖွင့်ကြည့်ရန်', zh: '查看保管' },
});
