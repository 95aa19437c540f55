import { words } from '@waybill/domain/kernel/words.ts';

/** The titles of the pages of routes, in the browser's first load; the room's other words stay out of here. */
export const branchRouteMessages = words({
  list: { en: 'Routes', mm: 'လမ်းကြောင်းများ', zh: '路线' },
  create: { en: 'New route', mm: 'လမ်းကြောင်းအသစ်', zh: '新建路线' },
  edit: { en: 'Edit route', mm: 'လမ်းကြောင်း ပြင်ဆင်ရန်', zh: '编辑路线' },
});
