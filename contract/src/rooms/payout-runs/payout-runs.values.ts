import { shape, shapes } from '../../kernel/value-shape.ts';
import {
  payoutBlockWords,
  payoutFailureWords,
  payoutFormatWords,
  payoutRunStateFaces,
  payoutTemplateStateFaces,
} from './payout-runs.words.ts';

export const payoutRunValues = shapes({
  status: shape.states(payoutRunStateFaces),
  bank_account_id: shape.record('bank_account'),
  template: shape.text,
  line_count: shape.count,
  amount: shape.kyat,
  unticked: shape.members,
  customer: shape.text,
  clearance: shape.text,
  block: shape.words(payoutBlockWords),
  reason: shape.text,
  failure: shape.words(payoutFailureWords),
  bank_reference: shape.text,
  checked: shape.count,
  held: shape.count,
  file_name: shape.text,
  file_hash: shape.text,
  paid_count: shape.count,
  failed_count: shape.count,
  left_count: shape.count,
});

export const payoutTemplateValues = shapes({
  name: shape.text,
  status: shape.states(payoutTemplateStateFaces),
  format: shape.words(payoutFormatWords),
  delimiter: shape.text,
  encoding: shape.text,
  width_in: shape.text,
  file_name: shape.text,
  header: shape.text,
  columns: shape.text,
  trailer: shape.text,
  answer_reference: shape.text,
  answer_status: shape.text,
  answer_paid: shape.text,
  answer_failed: shape.text,
  answer_bank_reference: shape.text,
  answer_reason: shape.text,
});
