import { shape, shapes } from '../../kernel/value-shape.ts';
import { expenseStateFaces } from './expenses.words.ts';

export const expenseValues = shapes({
  category_id: shape.record('expense_category'),
  branch_id: shape.record('branch'),
  vendor: shape.text,
  vendor_phone: shape.text,
  amount: shape.kyat,
  note: shape.text,
  receipt: shape.text,
  status: shape.states(expenseStateFaces),
  reason: shape.text,
  month: shape.text,
  budget: shape.kyat,
  approval_limit: shape.kyat,
  day_limit: shape.kyat,
  receipt_above: shape.kyat,
});
