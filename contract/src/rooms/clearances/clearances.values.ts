import { shape, shapes } from '../../kernel/value-shape.ts';
import { clearanceKindWords, clearanceStateFaces, feeBearerWords, payMethodWords } from './clearances.words.ts';

export const clearanceValues = shapes({
  customer_id: shape.record('customer'),
  label_id: shape.record('label'),
  bank_id: shape.record('customer_bank'),
  bank_account_id: shape.record('bank_account'),
  status: shape.states(clearanceStateFaces),
  count: shape.count,
  reason: shape.text,
  actual_clearance_cod: shape.kyat,
  received_amount: shape.kyat,
  transfer_fee: shape.kyat,
  carried: shape.kyat,
  approval_limit: shape.kyat,
  kind: shape.words(clearanceKindWords),
  rest: shape.kyat,
  handed_to: shape.text,
  method: shape.words(payMethodWords),
  transfer_fee_by: shape.words(feeBearerWords),
});
