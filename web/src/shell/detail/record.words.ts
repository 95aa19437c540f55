import { words } from '@waybill/domain/kernel/words.ts';

/** What is told of every record's commands. */
export const recordWords = words({
  done: { en: 'Done: {verb}, {name}', mm: '{name} - “{verb}” ဆောင်ရွက်ပြီးပါပြီ။', zh: '已执行：{verb}，{name}' },
});
