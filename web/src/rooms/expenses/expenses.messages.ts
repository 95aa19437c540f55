import { words } from '@waybill/domain/kernel/words.ts';

/** The titles of the pages of expenses, in the browser's first load; the room's other words stay out of here. */
export const expenseMessages = words({
  list: { en: 'Expense record', mm: 'အသုံးစရိတ် မှတ်တမ်း', zh: '支出记录' },
  one: { en: 'Expense', mm: 'အသုံးစရိတ်', zh: '支出' },
  create: { en: 'New expense', mm: 'အသုံးစရိတ်အသစ်', zh: '新增支出' },
  edit: { en: 'Change expense', mm: 'အသုံးစရိတ် ပြင်ဆင်ရန်', zh: '修改支出' },
  month: { en: 'Expenses of the month', mm: 'လစဉ် အသုံးစရိတ်', zh: '月度支出' },
  paper: { en: 'Expense voucher', mm: 'အသုံးစရိတ် ဘောက်ချာ', zh: '支出凭单' },
  settings: { en: 'Expense limits', mm: 'အသုံးစရိတ် ကန့်သတ်ချက်များ', zh: '支出限额' },
});
