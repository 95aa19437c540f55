import { words } from '@waybill/domain/kernel/words.ts';

export const countFirstWords = words({
  countFirst: { en: 'Count first', mm: 'အရင်ရေတွက်ပါ', zh: '请先清点' },
});
