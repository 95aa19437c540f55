import { form, type FormValues } from '../../kernel/form.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { shortCodeRule } from '../../kernel/short-code-rule.ts';
import { nrcRule } from '../places/nrc-rule.ts';
import { emoAmountMax, emoStepNumbers, type EmoFeeStep } from './emo-terms.ts';

const kyat = { min: 0, max: 100_000_000, integer: true } as const;
const name = rule.text({ required: true, max: 100 });

/** An order at the counter: sender, receiver, amount, and paying branch. */
export const newEmoForm = form({
  sender_name: name,
  sender_phone: rule.phone({ required: true }),
  sender_nrc: nrcRule({ required: true }),
  payee_name: name,
  payee_phone: rule.phone({ required: true }),
  payee_nrc: nrcRule({ required: true }),
  amount: unit.kyat(rule.number({ min: 1, max: emoAmountMax, integer: true, required: true })),
  /** The fee quoted to the sender. The server calculates it again and refuses a difference. */
  emo_fee: unit.kyat(rule.number({ ...kyat, required: true })),
  pay_branch_id: rule.idRef({ required: true }),
  remark: rule.text({ max: 200 }),
});

/** Payout: the number of the payee's card, and the pick-up code. */
export const payEmoForm = form({
  card_nrc: nrcRule({ required: true }),
  pickup_code: shortCodeRule({ required: true }),
});

/** Refund to the sender: the number of their card, and the reason. */
export const refundEmoForm = form({
  card_nrc: nrcRule({ required: true }),
  reason: rule.text({ required: true, max: 200 }),
});

/** Code for the slip. A second one needs the sender's card. */
export const emoCodeForm = form({ card_nrc: nrcRule() });

const upTo = unit.kyat(rule.number({ ...kyat, min: 1, max: emoAmountMax }));
const fee = unit.kyat(rule.number(kyat));

/** Fees and limits from a day on. At most six steps; unused ones stay empty. */
export const emoTermsForm = form({
  valid_from: rule.date({ required: true }),
  day_limit: unit.kyat(rule.number({ ...kyat, min: 1, required: true })),
  up_to_1: upTo,
  fee_1: fee,
  up_to_2: upTo,
  fee_2: fee,
  up_to_3: upTo,
  fee_3: fee,
  up_to_4: upTo,
  fee_4: fee,
  up_to_5: upTo,
  fee_5: fee,
  up_to_6: upTo,
  fee_6: fee,
});

/**
 * Returns the steps of the form, or the problems by field: each step reaches higher than the one before and has a fee, and the last reaches the maximum
 * amount, so that every amount has a fee.
 */
export function stepsOfTerms(values: FormValues<typeof emoTermsForm>): {
  readonly steps: EmoFeeStep[];
  readonly fields: NonNullable<Refusal['fields']> | null;
} {
  const steps: EmoFeeStep[] = [];
  for (const n of emoStepNumbers) {
    const [up_to, price] = [values[`up_to_${n}`], values[`fee_${n}`]];
    const before = steps.at(-1)?.up_to ?? 0;
    if (up_to === null && price === null) continue;
    if (up_to === null) return { steps, fields: { [`up_to_${n}`]: [{ code: 'required' }] } };
    if (price === null) return { steps, fields: { [`fee_${n}`]: [{ code: 'required' }] } };
    if (up_to <= before) return { steps, fields: { [`up_to_${n}`]: [{ code: 'min', values: { min: before + 1 } }] } };
    steps.push({ up_to, fee: price });
  }
  const last = Math.max(steps.length, 1) as (typeof emoStepNumbers)[number];
  const reaches = steps.at(-1)?.up_to === emoAmountMax;
  return { steps, fields: reaches ? null : { [`up_to_${last}`]: [{ code: 'min', values: { min: emoAmountMax } }] } };
}

/** Returns the steps as form values. */
export function termsValues(steps: readonly EmoFeeStep[]): Record<string, number> {
  return Object.fromEntries(
    steps.flatMap(({ up_to, fee: price }, at) => [
      [`up_to_${at + 1}`, up_to],
      [`fee_${at + 1}`, price],
    ]),
  );
}
