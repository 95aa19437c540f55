import { words } from '@waybill/domain/kernel/words.ts';

/** Page titles of the roles room; they are in the browser's first load, so its bigger words stay out of here. */
export const roleMessages = words({
  matrix: { en: 'Roles and permissions', mm: 'ရာထူးနှင့် ခွင့်ပြုချက်များ', zh: '角色与权限' },
  edit: { en: 'Edit role', mm: 'ရာထူး ပြင်ဆင်ရန်', zh: '编辑角色' },
});
