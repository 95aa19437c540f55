import { shape, shapes } from '../../kernel/value-shape.ts';
import { payMethodWords } from '../clearances/clearances.words.ts';
import { chargeBearerWords, gateCollectionFaces, gateEndWords } from './gate-collections.words.ts';

export const gateCollectionValues = shapes({
  status: shape.states(gateCollectionFaces),
  gate_name: shape.text,
  handed_on: shape.day,
  charge_each: shape.kyat,
  charge_by: shape.words(chargeBearerWords),
  gate_charge: shape.kyat,
  gate_lines: shape.count,
  counted: shape.kyat,
  surplus: shape.kyat,
  method: shape.words(payMethodWords),
  bank_account_id: shape.record('bank_account'),
  gate_note: shape.text,
  tracking_code: shape.text,
  paid_amount: shape.kyat,
  rest: shape.kyat,
  gate_end: shape.words(gateEndWords),
  gate_end_note: shape.text,
  reason: shape.text,
});
