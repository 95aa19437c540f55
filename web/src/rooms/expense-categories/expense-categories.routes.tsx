import type { PageRow } from '../../kernel/pages.ts';
import { expenseCategoryWords } from '@waybill/contract/rooms/expense-categories/expense-categories.words.ts';

/** Several pages have this title. */
const listTitle = expenseCategoryWords.list;

const access = { permission: 'expense.settings' } as const;

export const expenseCategoryPages: PageRow[] = [
  {
    name: 'expense-categories',
    path: '/settings/expense-categories',
    title: listTitle,
    access,
    trail: 'settings',
    load: async () => (await import('./ExpenseCategoryListPage.tsx')).ExpenseCategoryListPage,
  },
  {
    name: 'expense-categories.new',
    path: '/settings/expense-categories/new',
    title: { en: 'New category', mm: 'အမျိုးအစားအသစ်', zh: '新建类别' },
    access,
    trail: 'expense-categories',
    load: async () => (await import('./NewExpenseCategoryPage.tsx')).NewExpenseCategoryPage,
  },
  {
    name: 'expense-categories.edit',
    path: '/settings/expense-categories/{categoryId}',
    title: listTitle,
    access,
    trail: 'expense-categories',
    load: async () => (await import('./EditExpenseCategoryPage.tsx')).EditExpenseCategoryPage,
  },
];
