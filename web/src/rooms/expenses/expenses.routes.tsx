import { matrixRoles } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { expenseMessages as titles } from './expenses.messages.ts';

const view = { permission: 'expense.view' } as const;
const record = { permission: 'expense.record', needsBranch: true } as const;

export const expensePages: PageRow[] = [
  {
    name: 'expense-record',
    path: '/expense-record',
    title: titles.list,
    access: view,
    load: async () => (await import('./ExpenseListPage.tsx')).ExpenseListPage,
  },
  {
    name: 'expense-record.new',
    path: '/expense-record/new',
    title: titles.create,
    access: record,
    trail: 'expense-record',
    load: async () => (await import('./NewExpensePage.tsx')).NewExpensePage,
  },
  {
    name: 'expense-record.month',
    path: '/expense-record/month',
    title: titles.month,
    access: view,
    trail: 'expense-record',
    load: async () => (await import('./ExpenseMonthPage.tsx')).ExpenseMonthPage,
  },
  {
    name: 'expense-record.print',
    path: '/expense-record/print/{expenseId}',
    title: titles.paper,
    access: view,
    trail: 'expense-record',
    load: async () => (await import('./PrintExpensePage.tsx')).PrintExpensePage,
  },
  {
    name: 'expense-record.detail',
    path: '/expense-record/{expenseId}',
    title: titles.one,
    access: view,
    trail: 'expense-record',
    load: async () => (await import('./ExpensePage.tsx')).ExpensePage,
  },
  {
    name: 'expense-record.edit',
    path: '/expense-record/{expenseId}/edit',
    title: titles.edit,
    access: { permission: 'expense.record' },
    trail: 'expense-record',
    load: async () => (await import('./EditExpensePage.tsx')).EditExpensePage,
  },
  {
    name: 'expense.settings',
    path: '/settings/expenses',
    title: titles.settings,
    access: { roles: matrixRoles },
    settings: 10,
    trail: 'settings',
    load: async () => (await import('./ExpenseSettingsPage.tsx')).ExpenseSettingsPage,
  },
];
