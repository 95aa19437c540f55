import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of the pages of places. They are in the browser's first load, so the room's bigger words stay out of here. */
export const placeMessages = words({
  list: { en: 'Places', mm: 'နေရာဒေသများ', zh: '地点' },
  create: { en: 'New place', mm: 'နေရာဒေသ အသစ်', zh: '新建地点' },
  edit: { en: 'Edit place', mm: 'နေရာဒေသ ပြင်ဆင်ရန်', zh: '编辑地点' },
});
