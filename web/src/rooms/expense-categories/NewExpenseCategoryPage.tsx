import { expenseCategoryFieldWords } from '@waybill/contract/rooms/expense-categories/expense-categories.words.ts';
import { expenseCategoryForm } from '@waybill/domain/rooms/expense-categories/expense-category-form.ts';
import { call } from '../../kernel/client.ts';
import { newPage } from '../../shell/form/new-page.tsx';
import { ExpenseCategoryFields } from './ExpenseCategoryFields.tsx';
import { titleOf } from '../../kernel/page-links.ts';

/** A new category of expenses, or a new group. */
export const NewExpenseCategoryPage = newPage({
  title: titleOf('expense-categories.new'),
  list: 'expense-categories',
  form: expenseCategoryForm,
  words: expenseCategoryFieldWords,
  draft: 'expense_category',
  create: (body, idempotencyKey) => call('expense_categories.create', { body, idempotencyKey }),
  changes: 'expense_category',
  Fields: ExpenseCategoryFields,
});
