import { z } from 'zod';
import { feeBearers } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { channelKinds, paymentChannelForm } from '@waybill/domain/rooms/payment-channels/payment-channel-form.ts';
import {
  channelTermsStates,
  differencePermission,
  paymentChannelLife,
  type ChannelStep,
} from '@waybill/domain/rooms/payment-channels/payment-channel-states.ts';
import { claimReasonForm } from '@waybill/domain/rooms/payment-claims/payment-claim-forms.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf, version } from '../../kernel/schemas.ts';
import { paymentChannelList } from './payment-channels.columns.ts';

export type PaymentChannelTopic = 'payment_channel';

const count = z.number().int();
const day = z.string().describe('YYYY-MM-DD');

const terms = z.object({
  name_en: z.string(),
  name_mm: z.string(),
  name_zh: z.string().nullable(),
  kind: z.enum(channelKinds),
  bank_account_id: count,
  branch_ids: z.array(count).describe('the branches that use it; none means all'),
  fee_percent: count.describe('of a payment, in hundredths of a percent'),
  fee_fixed: count.describe('of each payment, whole kyat'),
  fee_by: z.enum(feeBearers),
  settle_days: count,
  case_days: count.describe('days after which an unmatched claim becomes a case'),
  needs_reference: z.boolean(),
  needs_picture: z.boolean(),
  static_qr: z.string().nullable().describe('the operator’s own EMVCo merchant-presented QR'),
  on_tracking: z.boolean().describe('receivers see the QR on the page of their parcel'),
  on_label: z.boolean().describe('the QR is printed on labels'),
  starts_on: day.describe('the first business day of these terms'),
});

const row = rowOf(paymentChannelList, {
  id: count,
  name: named,
  status: z.enum(paymentChannelLife.stateNames),
  ...terms.pick({ kind: true, fee_percent: true, fee_fixed: true, fee_by: true, settle_days: true, starts_on: true })
    .shape,
  bank_account: z.string(),
  created_at: instant,
});
export type PaymentChannelRow = z.infer<typeof row>;

const dated = terms.extend({
  id: count,
  status: z.enum(channelTermsStates),
  bank_account: z.string(),
  branches: z.array(named),
  proposed_by: z.string(),
  proposed_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
});
export type ChannelTerms = z.infer<typeof dated>;

/** A channel as the person who collects money chooses it, with what it asks for and its QR; one that is off is not `open` and has no QR. */
const option = named.extend({
  open: z.boolean(),
  ...terms.pick({
    kind: true,
    branch_ids: true,
    needs_reference: true,
    needs_picture: true,
    static_qr: true,
    on_tracking: true,
    on_label: true,
    bank_account_id: true,
  }).shape,
});
export type PaymentChannelOption = z.infer<typeof option>;

const detail = terms.extend({
  id: count,
  status: row.shape.status,
  version,
  all_terms: z.array(dated).describe('the newest first, 50 at most; the others are in the audit log'),
  owed: z
    .object({
      awaited: count.describe('deliveries that the statement does not have yet'),
      on_the_way: count.describe('settled by the statement and not shown by the bank yet, less fees'),
      difference: count.describe('payments less lump sums; below zero the provider paid too much'),
      difference_by: z.string().nullable(),
      difference_on: day.nullable(),
    })
    .describe('by the provider, in whole kyat'),
  actions: z.array(action),
  may_edit: z.boolean(),
});
export type PaymentChannelDetail = z.infer<typeof detail>;

const access = paymentChannelList.access;
const edits = { permission: paymentChannelLife.commands.ask.permission } as const;

const step = <const Command extends ChannelStep>(command: Command, summary: string) =>
  endpoint({
    id: `payment_channels.${command}`,
    method: 'POST',
    path: `/api/payment-channel/{id}/${command}`,
    summary,
    access: { permission: paymentChannelLife.commands[command].permission },
    scope: 'operator',
    params: idParam,
    body: z.strictObject({ version }),
    output: one(detail),
    refusals: [
      'not_found',
      'state_not_allowed',
      'changed_meanwhile',
      ...(command === 'confirm' ? (['second_person_needed', 'not_independent'] as const) : []),
    ],
  });

export const paymentChannelContract = {
  list: endpoint({
    id: 'payment_channels.list',
    method: 'GET',
    path: '/api/payment-channel',
    summary: 'The channels by which receivers pay, with their terms',
    access,
    scope: 'operator',
    query: listQuery(paymentChannelList),
    output: many(row),
  }),
  all: endpoint({
    id: 'payment_channels.all',
    method: 'GET',
    path: '/api/payment-channel/all',
    withFrame: true,
    summary: 'The channels, for selects; only open ones can be paid by today; clients cache it',
    access: { global: true },
    scope: 'operator',
    output: z.object({ data: z.array(option) }),
  }),
  detail: endpoint({
    id: 'payment_channels.detail',
    method: 'GET',
    path: '/api/payment-channel/{id}',
    summary:
      'One channel with all its dated terms; the form’s fields have the proposed terms, else the latest confirmed ones',
    access,
    scope: 'operator',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'payment_channels.create',
    method: 'POST',
    path: '/api/payment-channel',
    summary: 'Propose a new channel; another person confirms it',
    access: edits,
    scope: 'operator',
    status: 201,
    body: bodyOf(paymentChannelForm),
    output: one(detail),
    refusals: ['day_past', 'bank_account_closed', 'duplicate'],
  }),
  edit: endpoint({
    id: 'payment_channels.edit',
    method: 'PUT',
    path: '/api/payment-channel/{id}',
    summary: 'Propose other terms from a day on; they replace those that wait',
    access: edits,
    scope: 'operator',
    params: idParam,
    body: bodyOf(paymentChannelForm, { version }),
    output: one(detail),
    refusals: ['not_found', 'changed_meanwhile', 'day_past', 'bank_account_closed', 'duplicate'],
  }),
  end_difference: endpoint({
    id: 'payment_channels.end_difference',
    method: 'POST',
    path: '/api/payment-channel/{id}/end-difference',
    summary:
      'Book the difference that lump sums of the provider left as a bank charge; never by who matched one of them',
    access: { permission: differencePermission },
    scope: 'operator',
    params: idParam,
    body: bodyOf(claimReasonForm, { amount: count.describe('the difference as it was seen, whole kyat'), version }),
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed', 'changed_meanwhile', 'second_person_needed', 'not_independent'],
  }),
  confirm: step('confirm', 'Confirm the terms that another person proposed'),
  deny: step('deny', 'Deny a proposed channel'),
  drop: step('drop', 'Drop the proposed terms of a channel in use'),
  close: step('close', 'Switch a channel off at once'),
};
