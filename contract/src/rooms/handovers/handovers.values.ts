import { shape, shapes } from '../../kernel/value-shape.ts';
import { handoverKindWords, handoverStateFaces } from './handovers.words.ts';

export const handoverValues = shapes({
  kind: shape.words(handoverKindWords),
  status: shape.states(handoverStateFaces),
  giver_staff_id: shape.record('staff'),
  to_branch_id: shape.record('branch'),
  bank_account_id: shape.record('bank_account'),
  difference_owner_id: shape.record('staff'),
  declared: shape.kyat,
  expected: shape.kyat,
  counted: shape.kyat,
  owes: shape.kyat,
  amount: shape.kyat,
  slip_no: shape.text,
  note: shape.text,
  reason: shape.text,
});
