import { z } from 'zod';
import { payMethods } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import {
  chargeBearers,
  gateCountForm,
  gateEndForm,
  gateLeaveOutForm,
  gateLineForm,
  newGateCollectionForm,
  voidGateCollectionForm,
} from '@waybill/domain/rooms/gate-collections/gate-collection-forms.ts';
import {
  gateCollectionLife,
  gateLineStates,
  gateWaits,
  type GateCollectionCommand,
} from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { factorRefusals } from '../../kernel/factor-refusals.ts';
import type { RefusalCode } from '../../kernel/refusals.ts';
import {
  action,
  bodyOf,
  idParam,
  instant,
  listQuery,
  many,
  named,
  one,
  rowOf,
  sentVersion,
  version,
} from '../../kernel/schemas.ts';
import { gateCollectionList, gateLineList, gateWaitList } from './gate-collections.columns.ts';

export type GateCollectionTopic = 'gate_collection';

const access = gateCollectionList.access;
const permissionOf = (command: GateCollectionCommand) => ({
  permission: gateCollectionLife.commands[command].permission,
});
const int = z.number().int();
const kyat = int.describe('whole kyat');
const text = z.string().nullable();

const row = rowOf(gateCollectionList, {
  id: int,
  number: z.string(),
  status: z.enum(gateCollectionLife.stateNames),
  gate_name: z.string(),
  gate_phone: z.string(),
  handed_on: z.string().describe('YYYY-MM-DD; everything that the gate was given up to this day'),
  gate_lines: int,
  gate_owed: kyat.describe('what the gate collected for these parcels'),
  gate_charge: kyat.describe('what it takes for carrying them'),
  charge_by: z.enum(chargeBearers),
  counted: kyat.nullable(),
  surplus: kyat.nullable().describe('counted beyond what it owed; whole kyat'),
  method: z.enum(payMethods).nullable(),
  bank_account: text.describe('the account of the operator that the gate paid into'),
  note: text,
  unconfirmed_lines: int.describe('not confirmed, or taken back: they keep the document open'),
  late_lines: int.describe('older than was promised, and neither confirmed nor paid'),
  waiting_lines: int.describe('short, without an end'),
  success_count: int.describe('parcels that arrived'),
  return_count: int.describe('parcels that were taken back'),
  transaction_date: text.describe('the business day on which its money was booked'),
  created_by: z.string(),
  created_at: instant,
  approved_by: text,
  completed_by: text,
  completed_at: instant.nullable(),
  updated_at: instant,
  void_reason: text,
  branch: named,
});
export type GateCollectionRow = z.infer<typeof row>;

const detail = row.extend({
  version: int,
  to_pay: kyat.describe('what the lines say that the gate pays'),
  limit: kyat.describe('above this a charge is approved before the viewer counts'),
  proof_file_id: int.nullable(),
  slips: z.array(z.object({ id: int, slip_number: z.string() })),
  actions: z.array(action),
});
export type GateCollectionDetail = z.infer<typeof detail>;

const line = rowOf(gateLineList, {
  id: int,
  label_id: int,
  tracking_code: z.string(),
  slip_number: z.string(),
  gate_slip_id: int,
  handed_at: instant,
  due_at: instant,
  late: z.boolean(),
  stands: z.enum(gateLineStates),
  owed: kyat,
  paid_amount: kyat.describe('what the gate pays for it'),
  rest: kyat.describe('owed and not paid'),
  gate_charge: kyat,
  waits: z.boolean(),
  owner: text,
  ended: text,
  end_note: text,
  ended_by: text,
  customer: text,
  gate_collection_number: z.string(),
});
export type GateLineRow = z.infer<typeof line>;

const wait = rowOf(gateWaitList, {
  id: int,
  label_id: int,
  tracking_code: z.string(),
  waits_for: z.enum(gateWaits),
  cod_amount: kyat,
  gate_name: z.string(),
  slip_number: z.string(),
  gate_slip_id: int,
  handed_at: instant,
  late: z.boolean(),
  gate_collection_id: int.nullable(),
  gate_collection_number: text,
  clearance_id: int.nullable(),
  clearance_number: text,
  customer: text,
  branch: named,
});
export type GateWaitRow = z.infer<typeof wait>;

const merchant = z.object({
  id: int,
  name: z.string(),
  sums: z.array(z.object({ waits_for: z.enum(gateWaits), count: int, cod_amount: kyat })),
});
export type GateMerchant = z.infer<typeof merchant>;

const answer = one(detail);
const refused = ['not_found', 'state_not_allowed', 'missing_permission'] as const satisfies readonly RefusalCode[];

export const gateCollectionContract = {
  list: endpoint({
    id: 'gate_collections.list',
    method: 'GET',
    path: '/api/gate-collection',
    summary: 'The documents of bus gates',
    access,
    scope: 'branch',
    query: listQuery(gateCollectionList),
    output: many(row),
  }),
  lines: endpoint({
    id: 'gate_collections.lines',
    method: 'GET',
    path: '/api/gate-collection/lines',
    summary: 'The parcels of documents of bus gates',
    access,
    scope: 'branch',
    query: listQuery(gateLineList),
    output: many(line),
  }),
  waits: endpoint({
    id: 'gate_collections.waits',
    method: 'GET',
    path: '/api/gate-collection/parcels',
    summary: 'Merchants’ parcels that went by bus gate, and what each still waits for before its COD is paid',
    access,
    scope: 'branch',
    query: listQuery(gateWaitList),
    output: many(wait),
  }),
  merchant: endpoint({
    id: 'gate_collections.merchant',
    method: 'GET',
    path: '/api/gate-collection/merchant/{id}/waits',
    summary: 'One merchant’s parcels at gates by what they wait for',
    access,
    scope: 'branch',
    params: idParam,
    output: one(merchant),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'gate_collections.create',
    method: 'POST',
    path: '/api/gate-collection',
    summary: 'Make the document of the gate of a slip: all that it was given up to that day and no other document has',
    access: { ...permissionOf('set_line'), needsBranch: true },
    scope: 'branch',
    status: 201,
    body: bodyOf(newGateCollectionForm),
    output: answer,
    refusals: ['not_found', 'gate_nothing_open', 'gate_collection_open', 'validation_failed'],
  }),
  detail: endpoint({
    id: 'gate_collections.detail',
    method: 'GET',
    path: '/api/gate-collection/{id}',
    summary: 'One document of a bus gate',
    access,
    scope: 'branch',
    params: idParam,
    output: answer,
    refusals: ['not_found'],
  }),
  excel: endpoint({
    id: 'gate_collections.excel',
    method: 'GET',
    path: '/api/gate-collection/{id}/excel',
    summary: 'The document of a bus gate as an Excel file',
    access,
    scope: 'branch',
    params: idParam,
    output: null,
    refusals: ['not_found'],
  }),
  setLine: endpoint({
    id: 'gate_collections.setLine',
    method: 'POST',
    path: '/api/gate-collection/{id}/line',
    summary: 'What the gate takes and pays for one parcel; an approval of the charge is gone by it',
    access: permissionOf('set_line'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(gateLineForm),
    output: answer,
    refusals: [...refused, 'gate_paid_too_much', 'validation_failed'],
  }),
  leaveOut: endpoint({
    id: 'gate_collections.leaveOut',
    method: 'POST',
    path: '/api/gate-collection/{id}/leave-out',
    summary: 'Leave parcels out; the next document of the gate takes them',
    access: permissionOf('leave_out'),
    scope: 'branch',
    params: idParam,
    bodySize: 'batch',
    body: bodyOf(gateLeaveOutForm),
    output: answer,
    refusals: [...refused, 'validation_failed'],
  }),
  approve: endpoint({
    id: 'gate_collections.approve',
    method: 'POST',
    path: '/api/gate-collection/{id}/approve',
    summary: 'A second person approves a charge above the limit',
    access: permissionOf('approve'),
    scope: 'branch',
    params: idParam,
    body: z.strictObject({ version: version.describe('of the document that was looked at') }),
    output: answer,
    refusals: [
      ...factorRefusals,
      ...refused,
      'second_person_needed',
      'not_independent',
      'approval_not_needed',
      'gate_collection_changed',
    ],
  }),
  complete: endpoint({
    id: 'gate_collections.complete',
    method: 'POST',
    path: '/api/gate-collection/{id}/complete',
    summary:
      'The gate’s money is counted by somebody who did not make the document: it is posted once, and the COD of what is paid in full goes on',
    access: permissionOf('complete'),
    scope: 'branch',
    multipart: true,
    params: idParam,
    body: bodyOf(gateCountForm, { version: sentVersion }),
    output: answer,
    refusals: [
      ...factorRefusals,
      ...refused,
      'second_person_needed',
      'not_independent',
      'gate_cash_elsewhere',
      'gate_lines_open',
      'gate_counted_short',
      'gate_charge_above_limit',
      'gate_collection_changed',
      'not_enough_cash',
      'bank_account_closed',
      'bank_account_elsewhere',
      'too_large',
      'validation_failed',
    ],
  }),
  void: endpoint({
    id: 'gate_collections.void',
    method: 'POST',
    path: '/api/gate-collection/{id}/void',
    summary: 'Put a document away; nothing is posted, and its parcels are free for another',
    access: permissionOf('void'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(voidGateCollectionForm),
    output: answer,
    refusals: refused,
  }),
  settle: endpoint({
    id: 'gate_collections.settle',
    method: 'POST',
    path: '/api/gate-collection/line/{id}/settle',
    summary: 'End what a gate was short for a parcel, with words. Where money is given up it is a third person',
    access: permissionOf('settle'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(gateEndForm),
    output: answer,
    refusals: [...refused, 'second_person_needed', 'not_independent', 'gate_cash_elsewhere', 'validation_failed'],
  }),
};
