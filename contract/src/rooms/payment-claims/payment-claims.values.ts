import { shape, shapes } from '../../kernel/value-shape.ts';
import { advancePaymentStateFaces, paymentClaimStateFaces, paymentLineStateFaces } from './payment-claims.words.ts';

export const paymentClaimValues = shapes({
  status: shape.states({ ...advancePaymentStateFaces, ...paymentLineStateFaces, ...paymentClaimStateFaces }),
  amount: shape.kyat,
  fee: shape.kyat,
  reason: shape.text,
  reference: shape.text,
  tracking_code: shape.text,
  file_name: shape.text,
  lines_new: shape.count,
  lines_known: shape.count,
  matched_count: shape.count,
});
