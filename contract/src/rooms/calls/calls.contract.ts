import { z } from 'zod';
import { callForm } from '@waybill/domain/rooms/calls/call-form.ts';
import { callEndings, callOutcomeNames, callResultNames } from '@waybill/domain/rooms/calls/call-outcomes.ts';
import { callTypes } from '@waybill/domain/rooms/calls/call-rules.ts';
import { callNumbers, callLife } from '@waybill/domain/rooms/calls/call-states.ts';
import { staffName } from '../../kernel/personal.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { labelDetail } from '../labels/label-shapes.ts';
import { pickupDetail } from '../pickup-requests/pickup-request-shapes.ts';
import { callList } from './calls.columns.ts';

export type CallTopic = 'call';

const id = z.number().int();
const text = z.string().nullable();
const callType = z.enum(callNumbers);
const view = { permission: 'call.view' } as const;
const work = { permission: 'call.work' } as const;

const row = rowOf(callList, {
  id,
  label_id: id.nullable(),
  tracking_code: text,
  pickup_request_id: id.nullable().describe('the visit that it is about; null for a parcel'),
  type: z.enum(callTypes),
  name: z.string().describe('of whoever is called'),
  phones: z.array(z.string()),
  call_type: callType.describe('which call comes next'),
  due_at: instant,
  cod_charge: id.nullable().describe('whole kyat, to collect at the door; null for a visit'),
  taken_by: text.describe('who has it now'),
  branch: named,
  status: z.enum(callLife.stateNames),
  ending: z.enum(callEndings).nullable(),
  done_at: instant.nullable(),
});
export type PhoneCallRow = z.infer<typeof row>;

const made = z.object({
  id,
  type: z.enum(callTypes),
  call_type: callType,
  at: instant,
  by: staffName(),
  phone_selected: z.string(),
  outcome: z.enum(callOutcomeNames),
  result: z.enum(callResultNames).nullable(),
  remark: text,
  next_at: instant.nullable(),
  fee_covered: z.boolean(),
});
export type PhoneCallMade = z.infer<typeof made>;

const detail = row.extend({
  taken_until: instant.nullable(),
  own: z.boolean().describe('the caller has it'),
  numbers: z.array(z.string()).describe('those of whoever is to be called'),
  suggested: text.describe('the number to call now'),
  fee: z
    .object({ amount: id, covered: z.boolean().describe('by a call of this cycle') })
    .nullable()
    .describe('of the label’s price, whole kyat; null when calls were not chosen'),
  label: labelDetail.nullable(),
  visit: pickupDetail.nullable(),
  calls: z.array(made).describe('every call about this parcel or visit, the latest first'),
  actions: z.array(action),
});
export type PhoneCallDetail = z.infer<typeof detail>;

const day = z.object({
  calls: id,
  reached: id,
  results: z.record(z.string(), id).describe('how often each result came'),
});
export type PhoneCallDay = z.infer<typeof day>;

const ofLabel = z.object({
  open: z.object({ id, type: z.enum(callTypes), call_type: callType, due_at: instant }).nullable(),
  calls: z.array(made),
});
export type PhoneCallsOfLabel = z.infer<typeof ofLabel>;

export const callContract = {
  list: endpoint({
    id: 'calls.list',
    method: 'GET',
    path: '/api/call',
    summary: 'Who has to be called about the parcels and visits of the covered branches',
    access: callList.access,
    scope: 'branch',
    query: listQuery(callList),
    output: many(row),
  }),
  count: endpoint({
    id: 'calls.count',
    method: 'GET',
    path: '/api/call/count',
    summary: 'How many wait behind each tab',
    access: view,
    scope: 'branch',
    output: z.object({ data: z.record(z.string(), id) }),
  }),
  day: endpoint({
    id: 'calls.day',
    method: 'GET',
    path: '/api/call/day',
    summary: 'What the caller has called today',
    access: view,
    scope: 'self',
    output: one(day),
  }),
  next: endpoint({
    id: 'calls.next',
    method: 'POST',
    path: '/api/call/next',
    summary:
      'The next call that is due, taken for ten minutes; null when there is none. What the caller has already comes first',
    access: work,
    scope: 'branch',
    body: z.strictObject({ type: z.enum(callTypes).nullable().default(null) }),
    output: z.object({ data: detail.nullable() }),
    unaudited: true,
  }),
  detail: endpoint({
    id: 'calls.detail',
    method: 'GET',
    path: '/api/call/{id}',
    summary: 'Everything that is needed to make one call',
    access: view,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  take: endpoint({
    id: 'calls.take',
    method: 'POST',
    path: '/api/call/{id}/take',
    summary: 'Take one call for ten minutes, or ten minutes more',
    access: work,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed', 'call_taken'],
    unaudited: true,
  }),
  release: endpoint({
    id: 'calls.release',
    method: 'POST',
    path: '/api/call/{id}/release',
    summary: 'Give a call back that was taken',
    access: work,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed', 'call_taken'],
    unaudited: true,
  }),
  log: endpoint({
    id: 'calls.log',
    method: 'POST',
    path: '/api/call/{id}/log',
    summary: 'Enter how a call went; what follows from it is done at once',
    access: work,
    scope: 'branch',
    params: idParam,
    body: bodyOf(callForm),
    output: one(detail),
    refusals: [
      'not_found',
      'state_not_allowed',
      'call_taken',
      'call_not_taken',
      'call_lease_over',
      'validation_failed',
      'missing_permission',
      'return_not_possible',
      'return_under_way',
      'return_not_raised',
      'return_not_asked',
      'scan_on_clearance',
      'branch_not_covered',
      'pickup_day_past',
    ],
  }),
  ofLabel: endpoint({
    id: 'calls.ofLabel',
    method: 'GET',
    path: '/api/label/{id}/calls',
    summary: 'The calls that were made about one parcel, and the one that is to be made',
    access: { permission: 'label.view' },
    scope: 'branch',
    params: idParam,
    output: one(ofLabel),
    refusals: ['not_found'],
  }),
};
