import { shape, shapes } from '../../kernel/value-shape.ts';
import { bankAccountStateFaces } from './bank-accounts.words.ts';

export const bankAccountValues = shapes({
  name: shape.text,
  bank: shape.text,
  number: shape.text,
  holder: shape.text,
  branch_id: shape.record('branch'),
  opening_balance: shape.kyat,
  col_day: shape.text,
  col_out: shape.text,
  col_in: shape.text,
  col_reference: shape.text,
  col_details: shape.text,
  statement_day: shape.day,
  bank_balance: shape.kyat,
  status: shape.states(bankAccountStateFaces),
});
