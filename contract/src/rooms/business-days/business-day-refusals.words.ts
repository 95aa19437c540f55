import { words } from '@waybill/domain/kernel/words.ts';

export const businessDayRefusalStatus = { day_not_begun: 422, day_closed: 409, day_too_old: 422 } as const;

export const businessDayRefusalWords = words({
  day_not_begun: {
    en: 'This day has not started. Close today or an earlier day.',
    mm: 'ဤရက် မစတင်သေးပါ။ ယနေ့ သို့မဟုတ် ယခင်ရက်ကို ပိတ်ပါ။',
    zh: '该日尚未开始，请关闭今天或之前的日期。',
  },
  day_closed: {
    en: 'The branch has closed its days up to {until}. A closed day cannot be changed.',
    mm: 'ရုံးခွဲသည် {until} အထိ စာရင်းပိတ်ပြီးဖြစ်သည်။ ပိတ်ပြီးသောရက်ကို မပြင်နိုင်ပါ။',
    zh: '该网点已关账至 {until}，已关账日不可更改。',
  },
  day_too_old: {
    en: 'This day is more than {n} days ago, so today’s count does not prove it. Close a later day; that closes all days before it too.',
    mm: 'ဤရက်သည် {n} ရက်ထက် ကျော်နေပြီဖြစ်၍ ယနေ့ ရေတွက်မှုက ထိုရက်ကို မဖော်ပြနိုင်ပါ။ နောက်ရက်တစ်ရက်ကို ပိတ်ပါ၊ ယင်းမတိုင်မီရက်များ အားလုံး ပိတ်ပါမည်။',
    zh: '该日已超过 {n} 天，今天的清点不能说明它。请关闭较晚的日期，其之前的日期会一并关闭。',
  },
});
