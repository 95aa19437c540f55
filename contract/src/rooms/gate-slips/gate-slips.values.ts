import { shape, shapes } from '../../kernel/value-shape.ts';
import { wordGiverWords } from './gate-slips.words.ts';

export const gateSlipValues = shapes({
  gate_name: shape.text,
  gate_phone: shape.text,
  slip_number: shape.text,
  vehicle_no: shape.text,
  departs_at: shape.instant,
  remark: shape.text,
  tracking_code: shape.text,
  word_by: shape.words(wordGiverWords),
  word_name: shape.text,
  word_phone: shape.text,
  late_reason: shape.text,
  gate_count: shape.count,
  listed_count: shape.count,
  signed_by: shape.text,
  case_owner_id: shape.record('staff'),
  case_note: shape.text,
});
