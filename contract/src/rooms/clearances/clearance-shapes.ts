import { z } from 'zod';
import { clearanceKindNames } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { clearanceLife, feeBearers, payMethods } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { labelTypes, paymentTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { payoutFailures } from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import { itemRoleNames } from '@waybill/domain/rooms/ledger/open-items.ts';
import { personal, staffName } from '../../kernel/personal.ts';
import { action, instant, listQuery, named, one, version } from '../../kernel/schemas.ts';
import type { clearanceList, creditList, readyList } from './clearances.columns.ts';
import { blockedReasons } from './clearances.words.ts';

export const access = { permission: 'cod.view' } as const;
/** Access to documents of the kinds that the caller may see; a user who hands returned parcels over sees only those documents. */
export const accessByKind = { permission: { money: 'cod.view', parcels: 'cod.give_back' } } as const;
/** Access to creating a document, by kind. */
export const makesByKind = { permission: { money: 'cod.clear', parcels: 'cod.give_back' } } as const;
export const kyat = z.number().int();
export const int = z.number().int();

/** Sums of a document under the source's names (E-07). */
export const figures = z.object({
  count: int,
  success_count: int,
  return_count: int,
  own_fleet_count: int,
  mmpost_count: int,
  credit_count: int,
  gate_submit_count: int,
  actual_cod_amount: kyat,
  actual_percent_amount: kyat,
  from_cod_shipping: kyat,
  return_amount: kyat,
  credit_amount: kyat,
  gate_submit_amount: kyat,
  compensation_amount: kyat,
  carried_amount: kyat,
  actual_clearance_cod: kyat,
});

export const clearanceRow = figures.extend({
  id: int,
  number: z.string(),
  kind: z.enum(clearanceKindNames),
  status: z.enum(clearanceLife.stateNames),
  customer: z.string(),
  customer_id: int,
  branch: named,
  issue_date: z.string(),
  issued_at: instant,
  issue_by: staffName('branch'),
  received_amount: kyat.nullable(),
  method: z.enum(payMethods).nullable(),
  approved_by: staffName('branch').nullable(),
  paid_by: staffName('branch').nullable(),
  paid_at: instant.nullable(),
  transaction_date: z.string().nullable(),
  claim_user: z.string().nullable(),
  claim_date: z.string().nullable(),
  updated_at: instant,
});
export type ClearanceRow = z.infer<typeof clearanceRow>;

export const debtCollectionRow = clearanceRow.extend({
  to_receive: kyat,
  rest: kyat.describe('what is not paid yet; of a closed one what is open again'),
});
export type DebtCollectionRow = z.infer<typeof debtCollectionRow>;

export const creditRow = z.object({
  id: int.describe('of the merchant'),
  customer: z.string(),
  phone: z.array(z.string()).describe('whole: they are called'),
  branch: named,
  owed: kyat,
  late_amount: kyat,
  not_due: kyat,
  late_30: kyat,
  late_60: kyat,
  late_more: kyat,
  oldest_due: z.string().nullable(),
  on_documents: kyat.describe('the part of it that stands on open documents'),
  credit_limit: kyat,
  credit_left: kyat,
  reminded_at: instant.nullable(),
  reminded_by: staffName().nullable(),
  reply: z.string().nullable(),
  promised_on: z.string().nullable(),
});
export type CreditRow = z.infer<typeof creditRow>;

export const returnRow = z.object({
  id: int.describe('of the merchant'),
  customer: z.string(),
  phone: z.array(z.string()).describe('whole: they are called'),
  branch: named,
  waiting: int.describe('parcels to be given back at the current branch'),
  open_returns: int,
  return_amount: kyat,
});
export type ReturnRow = z.infer<typeof returnRow>;

export const readyRow = z.object({
  id: int.describe('of the merchant'),
  customer: z.string(),
  branch: named,
  ready_count: int,
  actual_cod_amount: kyat,
  actual_percent_amount: kyat,
  from_cod_shipping: kyat,
  return_amount: kyat,
  credit_amount: kyat,
  gate_submit_amount: kyat,
  compensation_amount: kyat,
  carried_amount: kyat,
  net_payable: kyat,
  pending_count: int,
  pending_net: kyat,
  oldest: instant.nullable(),
});
export type ReadyRow = z.infer<typeof readyRow>;

export const line = z.object({
  journal_id: int,
  label_id: int.nullable(),
  tracking_code: z.string().nullable(),
  role: z.enum(itemRoleNames),
  receiver_name: z.string().nullable(),
  destination_branch: named.nullable(),
  delivered_date: z.string().nullable(),
  type: z.enum(labelTypes).nullable(),
  payment_type: z.enum(paymentTypeNames).nullable(),
  cod_amount: kyat,
  cod_fee: kyat,
  cod_percent: int.nullable().describe('hundredths of a percent that the fee is of the COD'),
  shipping: kyat,
  return_fee: kyat,
  net: kyat,
  settled: kyat.describe('what payments have settled of it'),
  posted_date: z.string().describe('the business day it is owed since'),
  handed_to: z.string().nullable().describe('who took the parcel that came back'),
  handed_at: instant.nullable(),
  handed_file_id: int.nullable().describe('their signature'),
});
export type ClearanceLineShape = z.infer<typeof line>;
const blockedLine = line.extend({
  reason: z.enum(blockedReasons),
  held_by: z.string().nullable().describe('the courier, branch or document that has it'),
  held_at: named.nullable().describe('that branch, by its names'),
});

export const bank = z.object({
  id: int,
  bank: z.string(),
  bank_holder: z.string(),
  bank_account: personal('bank_account'),
});
export const customer = z.object({
  id: int,
  name: z.string(),
  phone: z.array(personal('phone')),
  branch: named,
  clearance_gate: z.string(),
  clearance_gate_limit: kyat,
  net_credit: z.boolean(),
  net_gate_submit: z.boolean(),
  net_return: z.boolean(),
  credit_days: int,
});

const paidToday = kyat.describe(
  'what left to the same merchant today without a second person’s approval, fees included; it counts towards the limit',
);
export const kind = z.enum(clearanceKindNames);
export const readyDetail = z.object({
  kind,
  customer,
  bank: bank.nullable().describe('the confirmed account'),
  figures,
  lines: z.array(line),
  blocked: z.array(blockedLine),
  approval_limit: kyat,
  paid_today: paidToday,
});
export type ReadyDetail = z.infer<typeof readyDetail>;

const clearanceDetail = clearanceRow.extend({
  transfer_fee: kyat,
  transfer_fee_by: z.enum(feeBearers).nullable(),
  bank: bank.nullable(),
  operator_account: z.string().nullable().describe('the bank account of the operator that it was paid with last'),
  payee_bank: bank.nullable().describe('where it would be paid to now'),
  payee_new: z
    .object({ proposed_by: staffName(), confirmed_by: staffName(), confirmed_at: instant })
    .nullable()
    .describe('who brought that account in, while it is younger than three days; null afterwards'),
  approval_lapsed: z.boolean().describe('was it approved before the merchant got the account that counts now?'),
  approved_at: instant.nullable(),
  void_by: staffName('branch').nullable(),
  void_at: instant.nullable(),
  void_reason: z.string().nullable(),
  proof_file_id: int.nullable(),
  carried_on: kyat.nullable().describe('the amount carried to the next document'),
  rest: kyat
    .nullable()
    .describe('what is not paid yet of a document that is paid in parts; of a closed one what is open again'),
  payout_run: z.object({ id: int, number: z.string() }).nullable().describe('the payout run that pays it'),
  payout_failure: z.enum(payoutFailures).nullable().describe('why the bank did not pay it in its last run'),
  close_reason: z.string().nullable(),
  payments: z.array(
    z.object({
      id: int,
      amount: kyat.describe('negative: paid in by the merchant'),
      method: z.enum(payMethods),
      operator_account: z.string().nullable(),
      transfer_fee: kyat,
      paid_by: staffName(),
      paid_at: instant,
      claim_user: z.string().nullable(),
      proof_file_id: int.nullable(),
    }),
  ),
  merchant_received: z
    .object({ by: staffName('branch'), at: instant })
    .nullable()
    .describe('who of the merchant confirmed that the payout has arrived; null before'),
  may_confirm_receipt: z.boolean(),
  approval_limit: kyat.describe('0 for readers outside'),
  paid_today: paidToday,
  version,
  customer_facts: customer,
  lines: z.array(line),
  actions: z.array(action),
});
export type ClearanceDetail = z.infer<typeof clearanceDetail>;

export const lineRow = line.extend({ id: int, number: z.string(), clearance_id: int });
export type ClearanceLineRow = z.infer<typeof lineRow>;

export const filtersOf = <D extends typeof clearanceList | typeof readyList | typeof creditList>(definition: D) =>
  z.strictObject(listQuery(definition).shape).omit({ page: true, per_page: true, sort: true });
export const clearanceSums = z.object({
  count: int,
  actual_cod_amount: kyat,
  actual_percent_amount: kyat,
  actual_clearance_cod: kyat,
  received_amount: kyat,
});
export const readySums = z.object({
  count: int,
  ready_count: int,
  actual_cod_amount: kyat,
  actual_percent_amount: kyat,
  net_payable: kyat,
  pending_net: kyat,
});

export const settings = one(z.object({ approval_limit: kyat }));
export const output = one(clearanceDetail);
export const permissionOf = (command: keyof typeof clearanceLife.commands) => ({
  permission: clearanceLife.commands[command].permission,
});
