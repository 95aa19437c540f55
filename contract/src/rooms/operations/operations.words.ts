import { words } from '@waybill/domain/kernel/words.ts';

export const operationsFieldWords = words({
  tried_again: { en: 'Put back into the queue', mm: 'တန်းစီပြန်ထည့်သည့် အရေအတွက်', zh: '重新排队的任务数' },
});
