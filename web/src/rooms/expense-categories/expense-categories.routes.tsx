import type { PageRow } from '../../kernel/pages.ts';
import { expenseCategoryMessages } from './expense-categories.messages.ts';

const access = { permission: 'expense.settings' } as const;

export const expenseCategoryPages: PageRow[] = [
  {
    name: 'expense-categories',
    path: '/settings/expense-categories',
    title: expenseCategoryMessages.list,
    access,
    settings: 9,
    trail: 'settings',
    load: async () => (await import('./ExpenseCategoryListPage.tsx')).ExpenseCategoryListPage,
  },
  {
    name: 'expense-categories.new',
    path: '/settings/expense-categories/new',
    title: expenseCategoryMessages.create,
    access,
    trail: 'expense-categories',
    load: async () => (await import('./NewExpenseCategoryPage.tsx')).NewExpenseCategoryPage,
  },
  {
    name: 'expense-categories.edit',
    path: '/settings/expense-categories/{categoryId}',
    title: expenseCategoryMessages.list,
    access,
    trail: 'expense-categories',
    load: async () => (await import('./EditExpenseCategoryPage.tsx')).EditExpenseCategoryPage,
  },
];
