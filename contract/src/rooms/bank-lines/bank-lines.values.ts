import { shape, shapes } from '../../kernel/value-shape.ts';
import { bankLineStateFaces, dateOrderWords, matchMethodWords, statementDoubtWords } from './bank-lines.words.ts';

export const bankLineValues = shapes({
  bank_account_id: shape.record('bank_account'),
  file_name: shape.text,
  lines_new: shape.count,
  lines_known: shape.count,
  matched_count: shape.count,
  waiting_count: shape.count,
  left_count: shape.count,
  gap_count: shape.count,
  date_order: shape.words(dateOrderWords),
  agreed: shape.words(statementDoubtWords),
  status: shape.states(bankLineStateFaces),
  how: shape.words(matchMethodWords),
  posting_id: shape.count,
  payment_channel_id: shape.record('payment_channel'),
  paid_from: shape.day,
  paid_until: shape.day,
  amount: shape.kyat,
  document: shape.text,
  reason: shape.text,
});
