import { shape, shapes } from '../../kernel/value-shape.ts';
import { transferStateFaces } from './transfers.words.ts';

export const transferValues = shapes({
  from_account_id: shape.record('bank_account'),
  to_account_id: shape.record('bank_account'),
  to_branch_id: shape.record('branch'),
  amount: shape.kyat,
  bank_fee: shape.kyat,
  note: shape.text,
  status: shape.states(transferStateFaces),
  reason: shape.text,
  approval_limit: shape.kyat,
  charge_limit: shape.kyat,
});
