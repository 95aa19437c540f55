import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const holdMailRefusalStatus = {
  hold_not_here: 409,
  hold_not_waiting: 409,
  hold_returning: 409,
  hold_day_past: 422,
  hold_too_long: 422,
  hold_other_branch: 409,
} as const;

export const holdMailRefusalWords = words({
  hold_not_here: {
    en: 'This parcel is not at your branch. Only the branch that has it can keep it.',
    mm: 'ဤပါဆယ်သည် သင့်ရုံးခွဲတွင် မရှိပါ။ ပါဆယ်ရှိသည့် ရုံးခွဲကသာ ထိန်းသိမ်းနိုင်သည်။',
    zh: '此包裹不在您的网点，只有持有包裹的网点可以保管。',
  },
  hold_not_waiting: {
    en: 'This parcel is not waiting at its destination branch. It can be kept only there.',
    mm: 'ဤပါဆယ်သည် ဦးတည်ရာရုံးခွဲတွင် စောင့်ဆိုင်းနေခြင်း မရှိပါ။ ထိုနေရာတွင်သာ ထိန်းသိမ်းနိုင်သည်။',
    zh: '此包裹并未在最后一个网点等待派送，只有在那里才能保管。',
  },
  hold_returning: {
    en: 'A return was requested. Allow another attempt first, then keep it.',
    mm: 'ပြန်ပို့ရန် တောင်းဆိုထားသည်။ ထပ်မံကြိုးစားခွင့် အရင်ပေးပြီးမှ ထိန်းသိမ်းပါ။',
    zh: '已申请退件。请先同意再次派送，再办理保管。',
  },
  hold_day_past: commonWords.dayAfterToday,
  hold_too_long: {
    en: 'A parcel can be kept for at most 30 days: until {max}.',
    mm: 'ပါဆယ်ကို အများဆုံး ရက် 30 သာ ထိန်းသိမ်းနိုင်သည် - {max} အထိ။',
    zh: '包裹最多保管 30 天：至 {max}。',
  },
  hold_other_branch: {
    en: 'Another branch keeps this parcel. Only that branch can release it.',
    mm: 'ဤပါဆယ်ကို အခြားရုံးခွဲက ထိန်းသိမ်းထားသည်။ ထိုရုံးခွဲကသာ ဖွင့်ပေးနိုင်သည်။',
    zh: '此包裹由其他网点保管，请由该网点解除。',
  },
});
