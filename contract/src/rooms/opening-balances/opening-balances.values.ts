import { shape, shapes } from '../../kernel/value-shape.ts';
import { openingBalanceStateFaces } from './opening-balances.words.ts';

export const openingBalanceValues = shapes({
  bank_account_id: shape.record('bank_account'),
  branch_id: shape.record('branch'),
  amount: shape.kyat,
  note: shape.text,
  on_top: shape.yesNo,
  reason: shape.text,
  status: shape.states(openingBalanceStateFaces),
});
