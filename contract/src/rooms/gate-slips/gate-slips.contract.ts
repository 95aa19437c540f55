import { z } from 'zod';
import { gatePlaces } from '@waybill/domain/rooms/gate-slips/decide-gate.ts';
import { gateCaseRights } from '@waybill/domain/rooms/gate-slips/gate-count.ts';
import {
  gateCaseForm,
  slipCountForm,
  gateLateForm,
  gateSlipForm,
  gateWordForm,
  slipPhotoForm,
} from '@waybill/domain/rooms/gate-slips/gate-slip-forms.ts';
import { caseLife } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import type { RefusalCode } from '../../kernel/refusals.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { roomScan, scansAnswered, scansOf } from '../tracking/scan-shapes.ts';
import { gateParcelList, gateSlipList } from './gate-slips.columns.ts';

export type GateSlipTopic = 'gate_slips';

const access = gateSlipList.access;
const works = { permission: 'gate_slip.work', needsBranch: true } as const;
const count = z.number().int();
const text = z.string().nullable();

const parcel = rowOf(gateParcelList, {
  id: count.describe('of the parcel on its slip'),
  label_id: count,
  gate_slip_id: count,
  tracking_code: z.string(),
  gate_place: z.enum(gatePlaces),
  gate_name: z.string(),
  gate_phone: z.string(),
  slip_number: z.string(),
  handed_at: instant,
  handed_by: z.string(),
  days: count.describe('whole days since it was handed over, or until it was confirmed'),
  due_at: instant.describe('from then on a supervisor may confirm it without anybody’s word'),
  destination_name: z.string(),
  destination_phone: z.array(z.string()),
  cod_amount: count.describe('whole kyat'),
  word_by: text,
  word_name: text,
  word_phone: text,
  confirmed_by: text,
  confirmed_at: instant.nullable(),
  branch: named,
  actions: z.array(action),
});
export type GateParcelRow = z.infer<typeof parcel>;

const slip = rowOf(gateSlipList, {
  id: count,
  gate_name: z.string(),
  gate_phone: z.string(),
  slip_number: z.string(),
  vehicle_no: text,
  departs_at: instant.nullable(),
  parcels: count.nullable().describe('null for whoever may still count it'),
  unconfirmed: count.nullable(),
  unsettled: count.nullable().describe('with the gate or delivered, and on no document of the gate; null as above'),
  gate_count: count.nullable().describe('parcels that the gate signed for'),
  case_status: z.enum(caseLife.stateNames).nullable().describe('of the difference between the two counts'),
  case_owner: text.describe('who answers for the difference'),
  has_photo: z.boolean(),
  created_at: instant,
  created_by: z.string(),
  branch: named,
});
export type GateSlipRow = z.infer<typeof slip>;

const slipDetail = slip.extend({
  name: z.string().describe('its number'),
  version: count,
  remark: text,
  slip_photo: z.object({ file_id: count, name: z.string() }).nullable(),
  may_give: z.boolean(),
  sees_list: z.boolean().describe('false for whoever may still count it'),
  listed_count: count.nullable().describe('parcels on the list when it was counted'),
  signed_by: text.describe('of the gate'),
  counted_by: text,
  counted_at: instant.nullable(),
  case_note: text,
  case_settled_by: text,
  actions: z.array(action),
});
export type GateSlipDetail = z.infer<typeof slipDetail>;

const slipScan = z.strictObject({
  ...roomScan.shape,
  gate_slip_id: z.number().int().min(1),
});
export type SlipScan = z.infer<typeof slipScan>;
export const slipScanShape = slipScan;

const refusedCount: readonly RefusalCode[] = [
  'not_found',
  'missing_permission',
  'state_not_allowed',
  'gate_other_branch',
  'gate_counted',
  'gate_slip_empty',
];
const byAnother = [...refusedCount, 'second_person_needed', 'not_independent'] as const;

const refusedWords: readonly RefusalCode[] = [
  'not_found',
  'missing_permission',
  'gate_not_there',
  'gate_other_branch',
  'second_person_needed',
  'not_independent',
  'gate_needs_photo',
  'scan_on_clearance',
  'scan_final',
  'scan_overtaken',
];

export const gateSlipsContract = {
  list: endpoint({
    id: 'gate_slips.list',
    method: 'GET',
    path: '/api/gate-slip',
    summary: 'Gate slips of the covered branches',
    access,
    scope: 'branch',
    query: listQuery(gateSlipList),
    output: many(slip),
  }),
  parcels: endpoint({
    id: 'gate_slips.parcels',
    method: 'GET',
    path: '/api/gate-slip/parcels',
    summary: 'Parcels that were handed to bus gates, with what became of each',
    access,
    scope: 'branch',
    query: listQuery(gateParcelList),
    output: many(parcel),
  }),
  count: endpoint({
    id: 'gate_slips.count',
    method: 'GET',
    path: '/api/gate-slip/count',
    summary:
      'How many parcels stand with gates (left out while slips wait for their count), how many are late for confirmation and how many slips wait, counted to 10,000',
    access,
    scope: 'branch',
    output: z.object({ data: z.record(z.string(), count) }),
  }),
  scan: endpoint({
    id: 'gate_slips.scan',
    method: 'POST',
    path: '/api/gate-slip/scan',
    summary: 'Parcels are handed to the gate of a slip, each answered by itself',
    access: works,
    scope: 'branch',
    bodySize: 'batch',
    body: scansOf(slipScan),
    output: scansAnswered,
  }),
  create: endpoint({
    id: 'gate_slips.create',
    method: 'POST',
    path: '/api/gate-slip',
    summary: 'Open the slip of a bus gate; its picture may follow',
    access: works,
    scope: 'branch',
    status: 201,
    multipart: true,
    body: bodyOf(gateSlipForm),
    output: one(slipDetail),
    refusals: ['too_large', 'validation_failed'],
  }),
  detail: endpoint({
    id: 'gate_slips.detail',
    method: 'GET',
    path: '/api/gate-slip/{id}',
    summary: 'One gate slip',
    access,
    scope: 'branch',
    params: idParam,
    output: one(slipDetail),
    refusals: ['not_found'],
  }),
  add_photo: endpoint({
    id: 'gate_slips.add_photo',
    method: 'POST',
    path: '/api/gate-slip/{id}/photo',
    summary: 'The picture of a slip that was written without one',
    access: works,
    scope: 'branch',
    multipart: true,
    params: idParam,
    body: bodyOf(slipPhotoForm),
    output: one(slipDetail),
    refusals: ['not_found', 'gate_other_branch', 'gate_has_photo', 'too_large', 'validation_failed'],
  }),
  enter_count: endpoint({
    id: 'gate_slips.enter_count',
    method: 'POST',
    path: '/api/gate-slip/{id}/count',
    summary:
      'How many parcels the gate signed for, entered by somebody who did not hand them over, before the list is seen',
    access: works,
    scope: 'branch',
    params: idParam,
    body: bodyOf(slipCountForm),
    output: one(slipDetail),
    refusals: byAnother,
  }),
  own: endpoint({
    id: 'gate_slips.own',
    method: 'POST',
    path: '/api/gate-slip/{id}/own',
    summary: 'Answer for the difference of a slip from now on',
    access: works,
    scope: 'branch',
    params: idParam,
    output: one(slipDetail),
    refusals: refusedCount,
  }),
  settle: endpoint({
    id: 'gate_slips.settle',
    method: 'POST',
    path: '/api/gate-slip/{id}/settle',
    summary: 'What became of the difference, by somebody who neither handed over nor counted',
    access: { permission: gateCaseRights.settle, needsBranch: true },
    scope: 'branch',
    params: idParam,
    body: bodyOf(gateCaseForm),
    output: one(slipDetail),
    refusals: byAnother,
  }),
  confirm: endpoint({
    id: 'gate_slips.confirm',
    method: 'POST',
    path: '/api/gate-slip/parcels/{id}/confirm',
    summary: 'The receiver or the gate says that the parcel arrived; not entered by whoever handed it over',
    access: works,
    scope: 'branch',
    params: idParam,
    body: bodyOf(gateWordForm),
    output: one(parcel),
    refusals: refusedWords,
  }),
  confirm_late: endpoint({
    id: 'gate_slips.confirm_late',
    method: 'POST',
    path: '/api/gate-slip/parcels/{id}/confirm-late',
    summary: 'Nobody has said anything for days: a supervisor counts the parcel as delivered',
    access: { permission: 'label.decide', needsBranch: true },
    scope: 'branch',
    params: idParam,
    body: bodyOf(gateLateForm),
    output: one(parcel),
    refusals: [...refusedWords, 'gate_not_due'],
  }),
};
