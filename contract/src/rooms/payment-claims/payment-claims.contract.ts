import { z } from 'zod';
import { labelStatusNames } from '@waybill/domain/rooms/labels/label-statuses.ts';
import {
  advancePaymentForm,
  channelStatementForm,
  claimReasonForm,
  matchPaymentForm,
} from '@waybill/domain/rooms/payment-claims/payment-claim-forms.ts';
import { advancePaymentLife, type AdvanceStep } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { paymentClaimLife, type ClaimEnd } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { paymentLineLife } from '@waybill/domain/rooms/payment-claims/payment-line-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf, version } from '../../kernel/schemas.ts';
import { statementPreview, unreadableStatement } from '../bank-lines/bank-lines.contract.ts';
import { advancePaymentList, claimCourierList, paymentClaimList, paymentLineList } from './payment-claims.columns.ts';

export type PaymentClaimTopic = 'payment_claim';

const count = z.number().int();
const kyat = count.describe('whole kyat');
const text = z.string().nullable();

const claim = rowOf(paymentClaimList, {
  id: count,
  tracking_code: z.string(),
  label_id: count,
  channel: named,
  amount: kyat,
  reference: text,
  status: z.enum(paymentClaimLife.stateNames),
  courier: text.describe('who delivered it, or who claimed it at the counter'),
  branch: named,
  claimed_at: instant,
  settled_on: text,
  fee: kyat.nullable(),
  ended_by: text,
  reason: text,
  version,
  actions: z.array(action),
});
export type PaymentClaimRow = z.infer<typeof claim>;

const advance = rowOf(advancePaymentList, {
  id: count,
  tracking_code: z.string(),
  label_id: count,
  channel: named,
  amount: kyat,
  reference: text,
  status: z.enum(advancePaymentLife.stateNames),
  parcel: z.enum(labelStatusNames),
  branch: named.describe('that delivers the parcel'),
  created_at: instant,
  announced_by: text.describe('or who imported the statement that had it'),
  ended_by: text,
  reason: text,
  version,
  actions: z.array(action),
});
export type AdvancePaymentRow = z.infer<typeof advance>;

const line = rowOf(paymentLineList, {
  id: count,
  reference: z.string(),
  day: z.string(),
  amount: kyat,
  status: z.enum(paymentLineLife.stateNames),
  tracking_code: text.describe('of the claim that it settled, or that the import found'),
  label_id: count.nullable(),
  claimed: kyat.nullable(),
  channel: named,
  details: z.string(),
  reason: text,
  ended_by: text,
  version,
});
export type PaymentLineRow = z.infer<typeof line>;

const courier = rowOf(claimCourierList, {
  id: count,
  courier: z.string(),
  branch: named.nullable(),
  claimed_count: count,
  claimed: kyat,
  matched: kyat,
  unmatched: kyat,
  average_days: count.nullable().describe('from the delivery to the match'),
});
export type ClaimCourierRow = z.infer<typeof courier>;

const works = { permission: paymentLineLife.commands.match.permission } as const;
const brought = z.object({
  lines_new: count,
  lines_known: count.describe('that another file had brought'),
  lines_matched: count,
  lines_open: count.describe('that a person has to look at'),
});
export type ImportedPayments = z.infer<typeof brought>;

const end = <const Command extends ClaimEnd>(command: Command, summary: string) =>
  endpoint({
    id: `payment_claims.${command}`,
    method: 'POST',
    path: `/api/payment-claim/{id}/${command}`,
    summary,
    access: { permission: paymentClaimLife.commands[command].permission },
    scope: 'branch',
    params: idParam,
    body: bodyOf(claimReasonForm, { version }),
    output: one(claim),
    refusals: ['not_found', 'state_not_allowed', 'changed_meanwhile', 'second_person_needed', 'not_independent'],
  });

const advanceStep = <const Command extends AdvanceStep>(command: Command, summary: string) =>
  endpoint({
    id: `advance_payments.${command}`,
    method: 'POST',
    path: `/api/advance-payment/{id}/${command}`,
    summary,
    access: { permission: advancePaymentLife.commands[command].permission },
    scope: 'branch',
    params: idParam,
    body: bodyOf(claimReasonForm, { version }),
    output: one(advance),
    refusals: ['not_found', 'state_not_allowed', 'changed_meanwhile'],
  });

export const paymentClaimContract = {
  advances: endpoint({
    id: 'advance_payments.list',
    method: 'GET',
    path: '/api/advance-payment',
    summary: 'Payments by channel before the delivery, of parcels that the caller sees',
    access: advancePaymentList.access,
    scope: 'branch',
    query: listQuery(advancePaymentList),
    output: many(advance),
  }),
  announce: endpoint({
    id: 'advance_payments.announce',
    method: 'POST',
    path: '/api/advance-payment',
    summary: 'Announce that a receiver says they paid; the courier is told to check it at the door',
    access: { permission: advancePaymentLife.commands.withdraw.permission },
    scope: 'branch',
    status: 201,
    body: bodyOf(advancePaymentForm),
    output: one(advance),
    refusals: [
      'not_found',
      'validation_failed',
      'paid_ahead_before',
      'scan_payment_not_due',
      'scan_channel_off',
      'scan_payment_too_large',
      'scan_needs_reference',
      'scan_reference_used',
    ],
  }),
  withdraw: advanceStep('withdraw', 'Withdraw an announced payment that did not come'),
  as_surplus: advanceStep(
    'as_surplus',
    'Keep money that came for a parcel that is not delivered with it as a surplus of its branch',
  ),

  list: endpoint({
    id: 'payment_claims.list',
    method: 'GET',
    path: '/api/payment-claim',
    summary: 'Deliveries of the covered branches that were paid by a channel, and whether its statement has them',
    access: paymentClaimList.access,
    scope: 'branch',
    query: listQuery(paymentClaimList),
    output: many(claim),
  }),
  couriers: endpoint({
    id: 'payment_claims.couriers',
    method: 'GET',
    path: '/api/payment-claim/couriers',
    summary: 'Payments by channel of each courier of the covered branches: claimed, matched, not matched, average days',
    access: claimCourierList.access,
    scope: 'branch',
    query: listQuery(claimCourierList),
    output: many(courier),
  }),
  as_cash: end('as_cash', 'End a case: the receiver paid in cash, which the courier has'),
  as_shortage: end('as_shortage', 'End a case: the courier owes the amount'),
  lines: endpoint({
    id: 'payment_lines.list',
    method: 'GET',
    path: '/api/payment-line',
    summary: 'The lines of the statements of payment channels',
    access: paymentLineList.access,
    scope: 'operator',
    query: listQuery(paymentLineList),
    output: many(line),
  }),
  read: endpoint({
    id: 'payment_lines.read',
    method: 'POST',
    path: '/api/payment-line/read',
    summary: 'Read the statement of a channel for review, with the columns of its last one. Nothing is stored',
    access: works,
    scope: 'operator',
    multipart: true,
    body: bodyOf(channelStatementForm),
    output: one(statementPreview),
    refusals: [...unreadableStatement],
  }),
  bring: endpoint({
    id: 'payment_lines.bring',
    method: 'POST',
    path: '/api/payment-line',
    summary: 'Take the statement of a channel, Excel (.xlsx) or CSV, and match what is unambiguous',
    access: works,
    scope: 'operator',
    status: 201,
    multipart: true,
    body: bodyOf(channelStatementForm),
    output: one(brought),
    refusals: [...unreadableStatement, 'bank_file_twice', 'bank_file_dates', 'bank_file_row', 'bank_file_balance'],
  }),
  match: endpoint({
    id: 'payment_lines.match',
    method: 'POST',
    path: '/api/payment-line/{id}/match',
    summary: 'Match a line with the claim that the import found, or with that of a parcel; a difference has an owner',
    access: works,
    scope: 'operator',
    params: idParam,
    body: bodyOf(matchPaymentForm, { version }),
    output: one(line),
    refusals: [
      'not_found',
      'state_not_allowed',
      'changed_meanwhile',
      'payment_not_claimed',
      'second_person_needed',
      'not_independent',
    ],
  }),
  unmatch: endpoint({
    id: 'payment_lines.unmatch',
    method: 'POST',
    path: '/api/payment-line/{id}/unmatch',
    summary: 'Take a line off the parcel that it settled wrongly, with the reason; never by who matched them',
    access: works,
    scope: 'operator',
    params: idParam,
    body: bodyOf(claimReasonForm, { version }),
    output: one(line),
    refusals: [
      'not_found',
      'state_not_allowed',
      'changed_meanwhile',
      'payment_not_claimed',
      'second_person_needed',
      'not_independent',
      'on_clearance',
      'payment_at_bank',
      'payment_difference_ended',
    ],
  }),
  leave: endpoint({
    id: 'payment_lines.leave',
    method: 'POST',
    path: '/api/payment-line/{id}/leave',
    summary: 'Leave a line out: it pays no parcel of ours',
    access: works,
    scope: 'operator',
    params: idParam,
    body: bodyOf(claimReasonForm, { version }),
    output: one(line),
    refusals: ['not_found', 'state_not_allowed', 'changed_meanwhile'],
  }),
  reopen: endpoint({
    id: 'payment_lines.reopen',
    method: 'POST',
    path: '/api/payment-line/{id}/reopen',
    summary: 'Look at a line again that was left out',
    access: works,
    scope: 'operator',
    params: idParam,
    body: z.strictObject({ version }),
    output: one(line),
    refusals: ['not_found', 'state_not_allowed', 'changed_meanwhile'],
  }),
};
