import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the tickets about a record. */
export const ticketsAboutWords = words({
  title: { en: 'Tickets', mm: 'တောင်းခံချက်များ', zh: '工单' },
  none: { en: 'No tickets yet.', mm: 'မေးမြန်းထားခြင်း မရှိပါ။', zh: '暂无相关工单。' },
  ask: { en: 'Create ticket', mm: 'အကူအညီ တောင်းမည်', zh: '提交工单' },
});
