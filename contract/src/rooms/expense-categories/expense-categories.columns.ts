import { expenseCategoryLife } from '@waybill/domain/rooms/expense-categories/expense-category-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  expenseCategoryFieldWords as field,
  expenseCategoryStateFaces,
  expenseCategoryWords,
} from './expense-categories.words.ts';

/** Categories in tree order: each group, followed by its categories. */
export const expenseCategoryList = list({
  name: 'expense_categories',
  title: expenseCategoryWords.list,
  about: expenseCategoryWords.about,
  access: { permission: 'expense.settings' },
  sort: 'parent',
  columns: [
    { key: 'parent', word: field.parent, kind: 'named', sortable: true },
    { key: 'name', word: field.name, kind: 'named', main: true },
    { key: 'used', word: field.used, kind: 'number' },
    { key: 'status', word: common.status, kind: 'state', states: expenseCategoryStateFaces },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: expenseCategoryLife.stateNames.map((state) => ({
        value: state,
        word: expenseCategoryStateFaces[state].word,
      })),
    },
  ],
});
