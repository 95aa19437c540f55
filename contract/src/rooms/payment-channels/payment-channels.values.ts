import { shape, shapes } from '../../kernel/value-shape.ts';
import { feeBearerWords } from '../clearances/clearances.words.ts';
import { channelKindWords, paymentChannelStateFaces } from './payment-channels.words.ts';

export const paymentChannelValues = shapes({
  name_en: shape.text,
  name_mm: shape.text,
  name_zh: shape.text,
  kind: shape.words(channelKindWords),
  bank_account_id: shape.record('bank_account'),
  branch_ids: shape.record('branch'),
  fee_percent: shape.percent,
  fee_fixed: shape.kyat,
  fee_by: shape.words(feeBearerWords),
  settle_days: shape.count,
  case_days: shape.count,
  needs_reference: shape.yesNo,
  needs_picture: shape.yesNo,
  static_qr: shape.text,
  on_tracking: shape.yesNo,
  on_label: shape.yesNo,
  starts_on: shape.day,
  amount: shape.kyat,
  reason: shape.text,
  status: shape.states(paymentChannelStateFaces),
});
