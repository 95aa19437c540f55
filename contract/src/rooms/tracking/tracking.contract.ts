import { z } from 'zod';
import { unansweredPolicies } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import { parties } from '@waybill/domain/kernel/user-types.ts';
import { publicPlaces } from '@waybill/domain/rooms/public-pages/public-places.ts';
import { settleScanForm } from '@waybill/domain/rooms/labels/settle-form.ts';
import { staffName } from '../../kernel/personal.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import type { RefusalCode } from '../../kernel/refusals.ts';
import {
  action,
  bodyOf,
  couldDo,
  done,
  idParam,
  instant,
  listQuery,
  many,
  named,
  one,
  rowOf,
} from '../../kernel/schemas.ts';
import { paidAhead, reason, scanResult, scansAtOnce, scansBody } from './scan-shapes.ts';
import { exceptionList } from './exceptions.columns.ts';
import { parcelList } from './tracking.columns.ts';

export type TrackingTopic = 'exception_scans';

const id = z.number().int();
const text = z.string().nullable();
const coded = named.extend({ code: z.string() });
const remark = z.string().trim().max(500).nullable().default(null);
const view = { permission: 'label.view' } as const;

const parcelRow = rowOf(parcelList, {
  id,
  tracking_code: z.string(),
  status: z.string(),
  status_at: instant,
  shipping_type: z.string(),
  destination_name: z.string(),
  destination_phone: z.array(z.string()),
  destination_township: named.nullable(),
  destination_address: text.describe('as it was written, or house and street; below the township'),
  accept_branch: coded,
  deliver_branch: coded,
  holder_staff: staffName('deliver_branch').nullable(),
  cod_charge: id.describe('whole kyat, to collect at the door'),
  attempts: id,
  return_step: text,
  weight: z.number().describe('kg'),
  missing_case_id: id.nullable(),
});
export type ParcelRow = z.infer<typeof parcelRow>;

const tracked = z.object({
  code: z.string().describe('as it was asked for'),
  found: z.boolean().describe('false also when the caller may not see it'),
  id: id.nullable(),
  tracking_code: text,
  status: text,
  status_at: instant.nullable(),
  shipping_type: text,
  destination_name: text,
  deliver_branch: coded.nullable(),
  holder_branch: coded.nullable(),
  holder_staff: staffName('holder_branch').nullable(),
  next: text,
});
export type Tracked = z.infer<typeof tracked>;

const movement = z.object({
  id,
  status: z.string(),
  viewable: z.boolean(),
  at: instant,
  recorded_at: instant,
  device_at: instant
    .nullable()
    .describe('what the device’s clock said, where it cannot have been so; then `at` is the server’s'),
  by: staffName('branch').nullable(),
  branch: coded.nullable(),
  to_branch: coded.nullable(),
  to_staff: staffName('to_branch').nullable(),
  device: text,
  place: text,
  reason: text,
  remark: text,
  inferred: z.boolean(),
  party: z.enum(parties).nullable().describe('who outside the house did it, where nobody of the staff did'),
  undone_by: id.nullable().describe('the entry that rolled this one back'),
  undoes_id: id.nullable(),
});
export type Movement = z.infer<typeof movement>;

const step = z.object({
  status: z.string(),
  blocked: text,
  permission: couldDo,
  confirm: z.boolean(),
  needs: z.array(z.string()),
  usual: z.boolean().describe('what a scan without a wanted status means'),
});

/** Status of a parcel and its possible next steps (N-12). */
const shipping = z.object({
  id,
  tracking_code: z.string(),
  shipping_type: z.string(),
  status: z.string(),
  previous: text,
  status_at: instant,
  rollup: z.string(),
  progress: z.array(
    z.object({
      status: z.string(),
      optional: z.boolean(),
      state: z.enum(['done', 'current', 'ahead']),
      at: instant.nullable(),
    }),
  ),
  next: text,
  next_branch: coded.nullable().describe('the branch that acts next'),
  queue: text,
  mailbag: z.object({ id, code: z.string() }).nullable().describe('the bag that it lies in'),
  missing_case_id: id.nullable().describe('its latest case of a missing parcel'),
  holder_branch: coded,
  holder_staff: staffName('holder_branch').nullable(),
  deliver_branch: coded,
  accept_branch: coded,
  forward_branch: coded.nullable(),
  attempts: id,
  max_attempts: id,
  return_step: text,
  return_at: instant.nullable(),
  unanswered: z.enum(unansweredPolicies).nullable().describe('what happens then, as its merchant wants it'),
  return_due: instant.nullable().describe('when the return counts as agreed to without an answer of the sender'),
  cod_status: text,
  paid_ahead: paidAhead.nullable(),
  entry_id: id.describe('the latest viewable entry: what a rollback takes back'),
  version: id.describe('counted up with every change; a command names the version that its caller saw'),
  steps: z.array(step).describe('what can be scanned now, with the reason when it is blocked for this person'),
  actions: z.array(action).describe('decisions: calls of their own'),
  outside: z
    .array(
      z.object({ party: z.enum(parties), place: z.enum(publicPlaces), en: z.string(), mm: z.string(), zh: z.string() }),
    )
    .describe('what people outside read of it now, in words that may be shown to them'),
  movements: z.array(movement).describe('the whole history, the oldest first'),
});
export type Shipping = z.infer<typeof shipping>;

const exceptionRow = rowOf(exceptionList, {
  id,
  at: instant,
  recorded_at: instant,
  tracking_code: z.string(),
  label_id: id.nullable(),
  code: z.string(),
  wanted: text,
  staff: text,
  branch: coded.nullable(),
  device: text,
  reason: text,
  remark: text,
  settled: z.enum(['yes', 'no']),
  settled_by: text,
  settled_at: instant.nullable(),
  settled_note: text,
});
export type ExceptionRow = z.infer<typeof exceptionRow>;

export const shippingAnswer = one(shipping);
const decision = <const Id extends string, Body extends z.ZodRawShape>(
  name: Id,
  path: string,
  summary: string,
  permission: Parameters<typeof endpoint>[0]['access'],
  body: z.ZodObject<Body>,
  refusals: readonly RefusalCode[],
) =>
  endpoint({
    id: name,
    method: 'POST',
    path: `/api/label/{id}/${path}`,
    summary,
    access: permission,
    scope: 'branch',
    params: idParam,
    body: body.extend({
      version: id.nullable().default(null).describe('of the parcel as it was seen; anything newer refuses the command'),
    }),
    output: shippingAnswer,
    refusals: ['not_found', 'parcel_moved_on', 'state_not_allowed', 'missing_permission', ...refusals],
  });
const explanation = z.strictObject({ reason, remark });
const remarked = z.strictObject({ remark });
const returning: readonly RefusalCode[] = [
  'return_not_possible',
  'return_not_raised',
  'return_not_asked',
  'return_under_way',
  'scan_not_carrier',
  'scan_on_clearance',
];

export const trackingContract = {
  scan: endpoint({
    id: 'tracking.scan',
    method: 'POST',
    path: '/api/scan',
    withFrame: true,
    summary: `Up to ${scansAtOnce} scans, answered one by one in their order; a refused one never fails the others`,
    access: { permission: 'label.scan' },
    scope: 'branch',
    bodySize: 'batch',
    body: scansBody,
    output: z.object({ data: z.array(scanResult), applied: id, already_applied: id, refused: id }),
    refusals: ['validation_failed'],
    unaudited: true,
  }),
  track: endpoint({
    id: 'tracking.track',
    method: 'POST',
    path: '/api/label/track',
    summary: 'Where many parcels are: one row a code, in the order asked',
    access: view,
    scope: 'branch',
    bodySize: 'batch',
    body: z.strictObject({ codes: z.array(z.string().max(200)).min(1).max(1_000) }),
    output: z.object({ data: z.array(tracked) }),
    refusals: ['validation_failed'],
    unaudited: true,
  }),
  parcels: endpoint({
    id: 'tracking.parcels',
    method: 'GET',
    path: '/api/parcel',
    summary: 'The work of the covered branches, one queue at a time',
    access: view,
    scope: 'branch',
    query: listQuery(parcelList),
    output: many(parcelRow),
  }),
  count: endpoint({
    id: 'tracking.count',
    method: 'GET',
    path: '/api/parcel/count',
    summary: 'How much work waits in each queue, counted to 10,000',
    access: view,
    scope: 'branch',
    output: z.object({ data: z.record(z.string(), id) }),
  }),
  shipping: endpoint({
    id: 'tracking.shipping',
    method: 'GET',
    path: '/api/label/{id}/shipping',
    summary: 'Progress, history and what may come next of one parcel',
    access: view,
    scope: 'branch',
    params: idParam,
    output: shippingAnswer,
    refusals: ['not_found'],
  }),
  rollback: decision(
    'tracking.rollback',
    'rollback',
    'Take back the last step; money that it moved is taken back with it',
    { permission: { scan: 'label.scan', rollback: 'label.rollback' } },
    z.strictObject({ entry_id: id.describe('the entry that is meant'), reason: z.string().trim().min(1).max(200) }),
    [
      'rollback_nothing',
      'rollback_final',
      'rollback_in_bag',
      'rollback_other_branch',
      'rollback_too_late',
      'rollback_decided',
      'on_clearance',
      'on_handover',
      'till_too_low',
      'handover_confirmed',
      'payment_matched',
    ],
  ),
  raiseReturn: decision(
    'tracking.raiseReturn',
    'return',
    'Ask for a return',
    { permission: { return: 'label.return', decide: 'label.decide' } },
    explanation,
    returning,
  ),
  askReturn: decision(
    'tracking.askReturn',
    'return/ask',
    'The sender was asked; they have 24 hours',
    { permission: { return: 'label.return', decide: 'label.decide' } },
    remarked,
    returning,
  ),
  agreeReturn: decision(
    'tracking.agreeReturn',
    'return/agree',
    'The sender, or a supervisor for them, agrees to the return',
    { permission: { return: 'label.return', decide: 'label.decide' } },
    remarked,
    returning,
  ),
  againReturn: decision(
    'tracking.againReturn',
    'return/again',
    'The sender wants another attempt',
    { permission: { return: 'label.return', decide: 'label.decide' } },
    remarked,
    returning,
  ),
  redirect: decision(
    'tracking.redirect',
    'redirect',
    'To another destination branch, with the fee for changing it',
    { permission: 'label.redirect' },
    z.strictObject({
      deliver_branch_id: id.min(1),
      reason: z.string().trim().min(1).max(200),
      fee: id
        .min(0)
        .max(10_000_000)
        .nullable()
        .default(null)
        .describe('whole kyat; left out, the fee of the price table'),
    }),
    ['redirect_same_branch', 'scan_on_clearance', 'scan_in_bag', 'validation_failed'],
  ),
  reject: decision(
    'tracking.reject',
    'reject',
    'The origin branch asks for a label to be rejected',
    { permission: 'label.scan' },
    z.strictObject({ reason: z.string().trim().min(1).max(200) }),
    ['scan_wrong_branch'],
  ),
  agreeReject: decision(
    'tracking.agreeReject',
    'reject/agree',
    'Reject it for good',
    { permission: 'label.decide' },
    remarked,
    [],
  ),
  keep: decision(
    'tracking.keep',
    'reject/keep',
    'Do not reject it: it waits for acceptance again',
    { permission: 'label.decide' },
    remarked,
    [],
  ),
  missing: decision(
    'tracking.missing',
    'missing',
    'Report it missing',
    { permission: 'label.decide' },
    z.strictObject({ reason: z.string().trim().min(1).max(200) }),
    ['scan_on_clearance'],
  ),
  found: decision(
    'tracking.found',
    'found',
    'It is found and goes on where it was',
    { permission: 'label.decide' },
    remarked,
    ['not_missing'],
  ),
};

export const exceptionScansContract = {
  list: endpoint({
    id: 'exception_scans.list',
    method: 'GET',
    path: '/api/exception_scan',
    summary: 'Scans that could not be applied',
    access: exceptionList.access,
    scope: 'branch',
    query: listQuery(exceptionList),
    output: many(exceptionRow),
  }),
  settle: endpoint({
    id: 'exception_scans.settle',
    method: 'POST',
    path: '/api/exception_scan/{id}/settle',
    summary: 'Settle a scan that could not be applied, with a note',
    access: { permission: 'label.decide' },
    scope: 'branch',
    params: idParam,
    body: bodyOf(settleScanForm),
    output: done,
    refusals: ['not_found', 'already_settled'],
  }),
};
