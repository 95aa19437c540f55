import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const supportTicketMessages = words({
  list: { en: 'Support tickets', mm: 'အကူအညီ တောင်းခံချက်များ', zh: '工单' },
  create: { en: 'New ticket', mm: 'တောင်းခံချက်အသစ်', zh: '新建工单' },
  canned: { en: 'Canned answers', mm: 'အသင့်အဖြေများ', zh: '常用答复' },
});
