import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { expenseWords } from '@waybill/contract/rooms/expenses/expenses.words.ts';

const view = { permission: 'expense.view' } as const;
const record = { permission: 'expense.record', needsBranch: true } as const;

export const expensePages: PageRow[] = [
  {
    name: 'expense-record',
    path: '/expense-record',
    title: expenseWords.list,
    access: view,
    load: async () => (await import('./ExpenseListPage.tsx')).ExpenseListPage,
  },
  {
    name: 'expense-record.new',
    path: '/expense-record/new',
    title: { en: 'New expense', mm: 'အသုံးစရိတ်အသစ်', zh: '新增支出' },
    access: record,
    trail: 'expense-record',
    load: async () => (await import('./NewExpensePage.tsx')).NewExpensePage,
  },
  {
    name: 'expense-record.month',
    path: '/expense-record/month',
    title: { en: 'Expenses of the month', mm: 'လစဉ် အသုံးစရိတ်', zh: '月度支出' },
    access: view,
    trail: 'expense-record',
    load: async () => (await import('./ExpenseMonthPage.tsx')).ExpenseMonthPage,
  },
  {
    name: 'expense-record.print',
    path: '/expense-record/print/{expenseId}',
    title: { en: 'Expense voucher', mm: 'အသုံးစရိတ် ဘောက်ချာ', zh: '支出凭单' },
    access: view,
    trail: 'expense-record',
    load: async () => (await import('./PrintExpensePage.tsx')).PrintExpensePage,
  },
  {
    name: 'expense-record.detail',
    path: '/expense-record/{expenseId}',
    title: commonFieldWords.expense,
    access: view,
    trail: 'expense-record',
    load: async () => (await import('./ExpensePage.tsx')).ExpensePage,
  },
  {
    name: 'expense-record.edit',
    path: '/expense-record/{expenseId}/edit',
    title: { en: 'Change expense', mm: 'အသုံးစရိတ် ပြင်ဆင်ရန်', zh: '修改支出' },
    access: { permission: 'expense.record' },
    trail: 'expense-record',
    load: async () => (await import('./EditExpensePage.tsx')).EditExpensePage,
  },
  {
    name: 'expense.settings',
    path: '/settings/expenses',
    title: { en: 'Expense limits', mm: 'အသုံးစရိတ် ကန့်သတ်ချက်များ', zh: '支出限额' },
    access: { roles: matrixRoles },
    trail: 'settings',
    load: async () => (await import('./ExpenseSettingsPage.tsx')).ExpenseSettingsPage,
  },
];
