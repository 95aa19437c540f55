import { shape, shapes } from '../../kernel/value-shape.ts';
import { expenseCategoryStateFaces } from './expense-categories.words.ts';

export const expenseCategoryValues = shapes({
  name_en: shape.text,
  name_mm: shape.text,
  name_zh: shape.text,
  parent_id: shape.record('expense_category'),
  status: shape.states(expenseCategoryStateFaces),
});
