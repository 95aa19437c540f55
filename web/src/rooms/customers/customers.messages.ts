import { words } from '@waybill/domain/kernel/words.ts';

/** The titles of the customer pages, in the browser's first load; the room's other words stay out of here. */
export const customerMessages = words({
  list: { en: 'Customers', mm: 'ဖောက်သည်များ', zh: '客户' },
  one: { en: 'Customer', mm: 'ဖောက်သည်', zh: '客户' },
  create: { en: 'New customer', mm: 'ဖောက်သည်အသစ်', zh: '新建客户' },
  edit: { en: 'Edit customer', mm: 'ဖောက်သည် ပြင်ဆင်ရန်', zh: '编辑客户' },
  companies: { en: 'Companies', mm: 'ကုမ္ပဏီများ', zh: '公司' },
  company: { en: 'Company', mm: 'ကုမ္ပဏီ', zh: '公司' },
  newCompany: { en: 'New company', mm: 'ကုမ္ပဏီအသစ်', zh: '新建公司' },
});
