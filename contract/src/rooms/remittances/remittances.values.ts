import { shape, shapes } from '../../kernel/value-shape.ts';
import { remittanceEndWords, remittanceFaces } from './remittances.words.ts';

export const remittanceValues = shapes({
  status: shape.states(remittanceFaces),
  reference: shape.text,
  paid_on: shape.day,
  bank_account_id: shape.record('bank_account'),
  bank_amount: shape.kyat,
  mmpost_charge: shape.kyat,
  lines_total: shape.count,
  end: shape.words(remittanceEndWords),
  end_note: shape.text,
  parcel_code: shape.text,
  difference: shape.kyat,
});
