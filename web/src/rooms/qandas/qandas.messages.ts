import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const qandaMessages = words({
  list: { en: 'Questions and answers', mm: 'အမေးအဖြေများ', zh: '问与答' },
  create: { en: 'New question', mm: 'မေးခွန်းအသစ်', zh: '新建问答' },
});
