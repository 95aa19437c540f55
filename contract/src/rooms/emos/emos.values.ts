import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { EmoFeeStep } from '@waybill/domain/rooms/emos/emo-terms.ts';
import { shape, shapes } from '../../kernel/value-shape.ts';
import { emoStateFaces } from './emos.words.ts';

export const emoValues = shapes({
  status: shape.states(emoStateFaces),
  amount: shape.kyat,
  fee: shape.kyat,
  pay_branch_id: shape.record('branch'),
  sender_name: shape.text,
  sender_phone: shape.text,
  payee_name: shape.text,
  payee_phone: shape.text,
  reason: shape.text,
  tries: shape.count,
  valid_from: shape.day,
  day_limit: shape.kyat,
  steps: {
    kind: 'own',
    say: (value, locale) =>
      Array.isArray(value)
        ? (value as EmoFeeStep[])
            .map(({ up_to, fee }) => `≤ ${sayKyat(up_to, locale)}: ${sayKyat(fee, locale)}`)
            .join(', ')
        : null,
  },
});
