import { words } from '@waybill/domain/kernel/words.ts';

/** The titles of the announcement pages, in the browser's first load; the room's other words stay out of here. */
export const announcementMessages = words({
  list: { en: 'Announcements', mm: 'ကြေညာချက်များ', zh: '公告' },
  one: { en: 'Announcement', mm: 'ကြေညာချက်', zh: '公告' },
  create: { en: 'New announcement', mm: 'ကြေညာချက်အသစ်', zh: '新建公告' },
  edit: { en: 'Edit announcement', mm: 'ကြေညာချက် ပြင်ဆင်ရန်', zh: '编辑公告' },
});
