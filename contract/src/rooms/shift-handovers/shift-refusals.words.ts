import { words } from '@waybill/domain/kernel/words.ts';

export const shiftRefusalStatus = {
  shift_open: 409,
  shift_other_branch: 409,
  shift_not_incoming: 409,
  shift_nothing_differs: 409,
  shift_not_settled: 409,
  shift_settled_before: 409,
} as const;

export const shiftRefusalWords = words({
  shift_open: {
    en: 'A shift handover is already in progress at this branch.',
    mm: 'ဤရုံးခွဲတွင် ဂျူတီလွှဲပြောင်းမှု စတင်ပြီးဖြစ်သည်။',
    zh: '本网点已有交接班正在进行。',
  },
  shift_other_branch: {
    en: 'This shift belongs to another branch.',
    mm: 'ဤဂျူတီသည် အခြားရုံးခွဲ၏ ဖြစ်သည်။',
    zh: '此班次属于其他网点。',
  },
  shift_not_incoming: {
    en: 'Only the person who made the second count can sign.',
    mm: 'ဒုတိယ ရေတွက်သူသာ လက်မှတ်ထိုးရမည်။',
    zh: '只有第二位清点人可以签字。',
  },
  shift_nothing_differs: {
    en: 'Both counts agree with the books.',
    mm: 'ရေတွက်မှုနှစ်ခုစလုံး စာရင်းနှင့် ကိုက်ညီသည်။',
    zh: '两次清点均与账面一致。',
  },
  shift_not_settled: {
    en: 'A count differs from the books. A third person must resolve it first.',
    mm: 'ရေတွက်မှုသည် စာရင်းနှင့် မကိုက်ညီပါ။ တတိယလူတစ်ဦးက အရင်ဖြေရှင်းရမည်။',
    zh: '清点与账面不符，须先由第三人处理。',
  },
  shift_settled_before: {
    en: 'This difference is already resolved.',
    mm: 'ဤကွာခြားချက်ကို ဖြေရှင်းပြီးပါပြီ။',
    zh: '此差异已处理。',
  },
});
