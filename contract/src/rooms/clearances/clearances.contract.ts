import { z } from 'zod';
import {
  closeForm,
  clearanceSettingsForm,
  newClearanceForm,
  payForm,
  removeLineForm,
  voidForm,
} from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { clearanceKindNames } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import {
  clearanceLife,
  clearanceStates,
  feeBearers,
  payMethods,
} from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { labelTypes, paymentTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { itemRoleNames } from '@waybill/domain/rooms/ledger/open-items.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import {
  action,
  bodyOf,
  idParam,
  instant,
  listQuery,
  many,
  named,
  one,
  recordId,
  sentVersion,
  version,
} from '../../kernel/schemas.ts';
import { clearanceLineList, clearanceList, readyList } from './clearances.columns.ts';
import { blockedReasons } from './clearances.words.ts';

/** The topics under which screens hear of changes in this room. */
export type ClearanceTopic = 'clearance';

const access = { permission: 'cod.view' } as const;
const kyat = z.number().int();
const int = z.number().int();

/** The sums of a document under the source's names (E-07). */
const figures = z.object({
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

const clearanceRow = figures.extend({
  id: int,
  number: z.string(),
  kind: z.enum(clearanceKindNames as [string, ...string[]]),
  status: z.enum(clearanceStates as [string, ...string[]]),
  customer: z.string(),
  customer_id: int,
  branch: named,
  issue_date: z.string(),
  issued_at: instant,
  issue_by: z.string(),
  received_amount: kyat.nullable(),
  method: z.enum(payMethods).nullable(),
  approved_by: z.string().nullable(),
  paid_by: z.string().nullable(),
  paid_at: instant.nullable(),
  transaction_date: z.string().nullable(),
  claim_user: z.string().nullable(),
  claim_date: z.string().nullable(),
  updated_at: instant,
});
export type ClearanceRow = z.infer<typeof clearanceRow>;

const readyRow = z.object({
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

const line = z.object({
  journal_id: int,
  label_id: int.nullable(),
  tracking_code: z.string().nullable(),
  role: z.enum(itemRoleNames as [string, ...string[]]),
  receiver_name: z.string().nullable(),
  destination_branch: named.nullable(),
  delivered_date: z.string().nullable(),
  type: z.enum(labelTypes).nullable(),
  payment_type: z.enum(paymentTypeNames as [string, ...string[]]).nullable(),
  cod_amount: kyat,
  cod_fee: kyat,
  shipping: kyat,
  return_fee: kyat,
  net: kyat,
  settled: kyat.describe('what payments have settled of it'),
  posted_date: z.string().describe('the business day it is owed since'),
});
export type LineFace = z.infer<typeof line>;
const blockedLine = line.extend({
  reason: z.enum(blockedReasons),
  held_by: z.string().nullable().describe('the courier, branch or document that has it'),
  held_at: named.nullable().describe('that branch, by its names'),
});

const bank = z.object({ id: int, bank: z.string(), bank_holder: z.string(), bank_account: z.string() });
const customer = z.object({
  id: int,
  name: z.string(),
  phone: z.array(z.string()),
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
const kind = z.enum(clearanceKindNames);
const readyDetail = z.object({
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
  payee_bank: bank.nullable().describe('where it would be paid to now'),
  approved_at: instant.nullable(),
  void_by: z.string().nullable(),
  void_at: instant.nullable(),
  void_reason: z.string().nullable(),
  proof_file_id: int.nullable(),
  carried_on: kyat.nullable().describe('the amount carried to the next document'),
  rest: kyat
    .nullable()
    .describe('what is not paid yet of a document that is paid in parts; of a closed one what is open again'),
  close_reason: z.string().nullable(),
  payments: z.array(
    z.object({
      id: int,
      amount: kyat.describe('negative: paid in by the merchant'),
      method: z.enum(payMethods),
      transfer_fee: kyat,
      paid_by: z.string(),
      paid_at: instant,
      claim_user: z.string().nullable(),
      proof_file_id: int.nullable(),
    }),
  ),
  approval_limit: kyat,
  paid_today: paidToday,
  version,
  customer_facts: customer,
  lines: z.array(line),
  actions: z.array(action),
});
export type ClearanceDetail = z.infer<typeof clearanceDetail>;

const lineRow = line.extend({ id: int, number: z.string(), clearance_id: int });
export type ClearanceLineRow = z.infer<typeof lineRow>;

const filtersOf = <D extends typeof clearanceList | typeof readyList>(definition: D) =>
  z.strictObject(listQuery(definition).shape).omit({ page: true, per_page: true, sort: true });
const clearanceSums = z.object({
  count: int,
  actual_cod_amount: kyat,
  actual_percent_amount: kyat,
  actual_clearance_cod: kyat,
  received_amount: kyat,
});
const readySums = z.object({
  count: int,
  ready_count: int,
  actual_cod_amount: kyat,
  actual_percent_amount: kyat,
  net_payable: kyat,
  pending_net: kyat,
});

const settings = one(z.object({ approval_limit: kyat }));
const output = one(clearanceDetail);
const permissionOf = (command: keyof typeof clearanceLife.commands) => ({
  permission: clearanceLife.commands[command].permission,
});

export const clearancesContract = {
  list: endpoint({
    id: 'clearances.list',
    method: 'GET',
    path: '/api/cod-clearance',
    summary: 'Clearance transactions',
    access,
    scope: 'branch',
    query: listQuery(clearanceList),
    output: many(clearanceRow),
  }),
  totals: endpoint({
    id: 'clearances.totals',
    method: 'GET',
    path: '/api/cod-clearance/totals',
    summary: 'The sums of the same documents; null when there are too many',
    access,
    scope: 'branch',
    query: filtersOf(clearanceList),
    output: one(clearanceSums.nullable()),
  }),
  readyTotals: endpoint({
    id: 'clearances.readyTotals',
    method: 'GET',
    path: '/api/cod-clearance/ready/totals',
    summary: 'The sums of what is ready and what waits, of the same merchants',
    access,
    scope: 'branch',
    query: filtersOf(readyList),
    output: one(readySums.nullable()),
  }),
  ready: endpoint({
    id: 'clearances.ready',
    method: 'GET',
    path: '/api/cod-clearance/ready',
    summary: 'What is ready and what waits, by merchant',
    access,
    scope: 'branch',
    query: listQuery(readyList),
    output: many(readyRow),
  }),
  readyDetail: endpoint({
    id: 'clearances.readyDetail',
    method: 'GET',
    path: '/api/cod-clearance/ready/detail',
    summary: 'What one clearance would contain before it is made, and why the rest is not in it',
    access,
    scope: 'branch',
    query: z.strictObject({ customer_id: recordId, kind: kind.optional() }),
    output: one(readyDetail),
    refusals: ['not_found'],
  }),
  lines: endpoint({
    id: 'clearances.lines',
    method: 'GET',
    path: '/api/cod-clearance/lines',
    summary: 'The lines of clearances',
    access,
    scope: 'branch',
    query: listQuery(clearanceLineList),
    output: many(lineRow),
  }),
  settings: endpoint({
    id: 'clearances.settings',
    method: 'GET',
    path: '/api/cod-clearance/settings',
    summary: 'From which amount on a second person approves',
    access,
    scope: 'operator',
    output: settings,
  }),
  saveSettings: endpoint({
    id: 'clearances.saveSettings',
    method: 'PUT',
    path: '/api/cod-clearance/settings',
    summary: 'Change the approval limit',
    access: { roles: ['super-admin', 'md'] },
    scope: 'operator',
    body: bodyOf(clearanceSettingsForm),
    output: settings,
  }),
  create: endpoint({
    id: 'clearances.create',
    method: 'POST',
    path: '/api/cod-clearance',
    summary:
      'A clearance of exactly the parcels and the sum that were seen; what has changed meanwhile is named and nothing is made',
    access: { permission: 'cod.clear' },
    scope: 'branch',
    status: 201,
    body: bodyOf(newClearanceForm),
    output,
    refusals: ['not_found', 'lines_changed', 'nothing_to_clear'],
  }),
  detail: endpoint({
    id: 'clearances.detail',
    method: 'GET',
    path: '/api/cod-clearance/{id}',
    summary: 'One clearance with its lines',
    access,
    scope: 'branch',
    params: idParam,
    output,
    refusals: ['not_found'],
  }),
  excelLink: endpoint({
    id: 'clearances.excelLink',
    method: 'GET',
    path: '/api/cod-clearance/{id}/excel-link',
    summary: 'A link to the Excel file of a clearance, for the caller and for 15 minutes',
    access,
    scope: 'branch',
    params: idParam,
    output: one(z.object({ hash: z.string(), expires_at: instant })),
    refusals: ['not_found'],
  }),
  excel: endpoint({
    id: 'clearances.excel',
    method: 'GET',
    path: '/api/clearance/excel/{id}/{hash}',
    summary: 'The Excel file of a clearance, by a link that was made for the caller',
    access,
    scope: 'branch',
    params: z.strictObject({ id: recordId, hash: z.string().max(100) }),
    output: null,
    refusals: ['not_found', 'link_invalid'],
  }),
  approve: endpoint({
    id: 'clearances.approve',
    method: 'POST',
    path: '/api/cod-clearance/{id}/approve',
    summary: 'A second person approves a clearance above the limit',
    access: permissionOf('approve'),
    scope: 'branch',
    params: idParam,
    body: z.strictObject({ version }),
    output,
    refusals: [
      'not_found',
      'state_not_allowed',
      'second_person_needed',
      'not_independent',
      'approval_not_needed',
      'lines_changed',
    ],
  }),
  pay: endpoint({
    id: 'clearances.pay',
    method: 'POST',
    path: '/api/cod-clearance/{id}/pay',
    summary:
      'Pay a clearance, never more than it comes to; what was paid less is carried to the next one. Below zero it is what the merchant pays in',
    access: permissionOf('pay'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(payForm, { version: sentVersion }),
    multipart: true,
    output,
    refusals: [
      'not_found',
      'state_not_allowed',
      'approval_needed',
      'bank_not_confirmed',
      'not_enough_cash',
      'lines_changed',
    ],
  }),
  removeLine: endpoint({
    id: 'clearances.removeLine',
    method: 'POST',
    path: '/api/cod-clearance/{id}/remove-line',
    summary: 'Take a parcel off an open clearance',
    access: permissionOf('remove_line'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(removeLineForm),
    output,
    refusals: ['not_found', 'state_not_allowed', 'nothing_to_clear', 'paid_in_part'],
  }),
  close: endpoint({
    id: 'clearances.close',
    method: 'POST',
    path: '/api/cod-clearance/{id}/close',
    summary: 'Close a document that was paid in part; the rest is open again',
    access: permissionOf('close'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(closeForm),
    output,
    refusals: ['not_found', 'state_not_allowed', 'nothing_paid'],
  }),
  void: endpoint({
    id: 'clearances.void',
    method: 'POST',
    path: '/api/cod-clearance/{id}/void',
    summary: 'Void an open clearance; its parcels are ready again',
    access: permissionOf('void'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(voidForm),
    output,
    refusals: ['not_found', 'state_not_allowed', 'paid_in_part'],
  }),
};
