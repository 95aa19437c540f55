import { form, type Form } from '@waybill/domain/kernel/form.ts';
import { rule } from '@waybill/domain/kernel/rules.ts';
import { returnReasonNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { recallForm } from '@waybill/domain/rooms/labels/recall.ts';
import type { ParcelCommand } from '@waybill/contract/rooms/tracking/tracking.words.ts';

const explanation = { reason: rule.text({ required: true, max: 200 }) };
const remarked = { remark: rule.text({ max: 500, multiline: true }) };

/** The form of each decision about a parcel. */
export const decisionForms = {
  rollback: form(explanation),
  redirect: form({
    deliver_branch_id: rule.idRef({ required: true }),
    ...explanation,
    fee: rule.number({ min: 0, max: 10_000_000, integer: true }),
  }),
  reject: form(explanation),
  agree_reject: form(remarked),
  keep: form(remarked),
  missing: form(explanation),
  found: form(remarked),
  recall: recallForm,
  return_raise: form({ reason: rule.select({ options: returnReasonNames, required: true }), ...remarked }),
  return_ask: form(remarked),
  return_agree: form(remarked),
  return_again: form(remarked),
} as const satisfies Record<ParcelCommand, Form>;

/** The call of each decision. */
export const decisionCalls = {
  rollback: 'tracking.rollback',
  redirect: 'tracking.redirect',
  reject: 'tracking.reject',
  agree_reject: 'tracking.agreeReject',
  keep: 'tracking.keep',
  missing: 'tracking.missing',
  found: 'tracking.found',
  recall: 'tracking.recall',
  return_raise: 'tracking.raiseReturn',
  return_ask: 'tracking.askReturn',
  return_agree: 'tracking.agreeReturn',
  return_again: 'tracking.againReturn',
} as const satisfies Record<ParcelCommand, string>;

/** Returns the form of a step: a courier, a reason, the mail post's code. */
export function stepForm(needs: readonly string[]): Form {
  return {
    ...(needs.includes('courier') ? { to_staff_id: rule.idRef({ required: true }) } : {}),
    ...(needs.includes('reason') ? { reason: rule.select({ options: returnReasonNames, required: true }) } : {}),
    ...(needs.includes('post_code') ? { mp_tracking_code: rule.text({ required: true, max: 40 }) } : {}),
    remark: rule.text({ max: 500, multiline: true }),
  };
}
