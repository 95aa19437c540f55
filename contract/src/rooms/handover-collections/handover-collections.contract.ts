import { z } from 'zod';
import {
  confirmHandedForm,
  openHandoverCollectionForm,
  voidHandedForm,
} from '@waybill/domain/rooms/handover-collections/handover-collection-forms.ts';
import {
  handedStates,
  handoverCaseKinds,
  handoverCaseRights,
  handoverCollectionKindNames,
  handoverCollectionLife,
} from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import { caseLife } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { settleCaseForm } from '@waybill/domain/rooms/mailbags/mailbag-forms.ts';
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
  paperLink,
  rowOf,
} from '../../kernel/schemas.ts';
import { roomScan, scansAnswered, scansOf } from '../tracking/scan-shapes.ts';
import { handedParcelList, handoverCaseList, handoverCollectionList } from './handover-collections.columns.ts';

export type HandoverCollectionTopic = 'handover_collection' | 'handover_case';

const access = handoverCollectionList.access;
const works = { permission: handoverCollectionLife.commands.confirm.permission, needsBranch: true } as const;
const count = z.number().int();
const text = (values: readonly string[]) => z.enum(values);

const row = rowOf(handoverCollectionList, {
  id: count,
  kind: text(handoverCollectionKindNames),
  status: text(handoverCollectionLife.stateNames),
  branch: named,
  giver: z.string(),
  giver_id: count,
  receiver: z.string().nullable(),
  listed: count.nullable().describe('null until it is confirmed, except to the giver'),
  received: count,
  open_cases: count,
  created_at: instant,
  confirmed_at: instant.nullable(),
});
export type HandoverCollectionRow = z.infer<typeof row>;

const detail = row.extend({
  name: z.string().describe('its number'),
  version: count,
  reason: z.string().nullable().describe('why it was voided'),
  still_in_hand: count
    .nullable()
    .describe('parcels that the giver has by their own history, on this list or not; null where the branch has them'),
  may_list: z.boolean(),
  may_receive: z.boolean(),
  sees_parcels: z.boolean().describe('false to whoever might still count'),
  actions: z.array(action),
});
export type HandoverCollectionDetail = z.infer<typeof detail>;

const handedParcel = rowOf(handedParcelList, {
  id: count,
  label_id: count,
  collection_id: count,
  tracking_code: z.string(),
  state: text(handedStates),
  status: z.string().describe('what the parcel is now'),
  receiver_name: z.string().nullable(),
  listed_at: instant.nullable(),
  received_at: instant.nullable(),
});
export type HandedParcelRow = z.infer<typeof handedParcel>;

export const handoverCollectionPaper = z.object({
  id: count,
  kind: text(handoverCollectionKindNames),
  status: text(handoverCollectionLife.stateNames),
  branch: named,
  giver: z.string(),
  receiver: z.string().nullable(),
  created_at: instant,
  confirmed_at: instant.nullable(),
  printed_at: instant,
  lines: z.array(handedParcel.pick({ tracking_code: true, state: true, receiver_name: true })),
});
export type HandoverCollectionPaper = z.infer<typeof handoverCollectionPaper>;

const difference = rowOf(handoverCaseList, {
  id: count,
  kind: text(handoverCaseKinds),
  status: text(caseLife.stateNames),
  collection_id: count,
  label_id: count,
  tracking_code: z.string(),
  label_status: z.string(),
  giver: z.string(),
  receiver: z.string(),
  owner: z.string(),
  created_at: instant,
  outcome: z.string().nullable(),
  note: z.string().nullable(),
  settled_by: z.string().nullable(),
  settled_at: instant.nullable(),
  actions: z.array(action),
});
export type HandoverCaseRow = z.infer<typeof difference>;

const doings = ['list', 'unlist', 'receive'] as const;
export type HandedDoing = (typeof doings)[number];
const handedScan = z.strictObject({
  ...roomScan.shape,
  collection_id: z.number().int().min(1),
  doing: z.enum(doings).describe('onto the giver’s list, off it, or received'),
});
export type HandedScan = z.infer<typeof handedScan>;
export const handedScanShape = handedScan;

export const handoverCollectionContract = {
  list: endpoint({
    id: 'handover_collections.list',
    method: 'GET',
    path: '/api/handover-collection',
    summary: 'Hand-overs of parcels of the covered branches; of people on the street their own and what waits for them',
    access,
    scope: 'branch',
    query: listQuery(handoverCollectionList),
    output: many(row),
  }),
  parcels: endpoint({
    id: 'handover_collections.parcels',
    method: 'GET',
    path: '/api/handover-collection/parcels',
    summary: 'The parcels of hand-overs; of one that is not confirmed only to its giver',
    access,
    scope: 'branch',
    query: listQuery(handedParcelList),
    output: many(handedParcel),
  }),
  scan: endpoint({
    id: 'handover_collections.scan',
    method: 'POST',
    path: '/api/handover-collection/scan',
    summary: 'Parcels are listed, taken off the list, or received, each answered by itself',
    access: works,
    scope: 'branch',
    bodySize: 'batch',
    body: scansOf(handedScan),
    output: scansAnswered,
  }),
  create: endpoint({
    id: 'handover_collections.create',
    method: 'POST',
    path: '/api/handover-collection',
    summary: 'Begin to hand parcels over: the caller is the giver',
    access: works,
    scope: 'branch',
    status: 201,
    body: bodyOf(openHandoverCollectionForm),
    output: one(detail),
    refusals: ['collection_open', 'validation_failed'],
  }),
  detail: endpoint({
    id: 'handover_collections.detail',
    method: 'GET',
    path: '/api/handover-collection/{id}',
    summary: 'One hand-over of parcels',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  link: endpoint({
    id: 'handover_collections.link',
    method: 'GET',
    path: '/api/handover-collection/{id}/link',
    summary: 'A link to the paper of a hand-over, for the caller and for 15 minutes',
    access,
    scope: 'branch',
    params: idParam,
    output: paperLink,
    refusals: ['not_found', 'collection_hidden'],
  }),
  confirm: endpoint({
    id: 'handover_collections.confirm',
    method: 'POST',
    path: '/api/handover-collection/{id}/confirm',
    summary: 'The receiver has counted: what was listed and not received is a difference with an owner',
    access: works,
    scope: 'branch',
    params: idParam,
    body: bodyOf(confirmHandedForm),
    output: one(detail),
    refusals: [
      'not_found',
      'state_not_allowed',
      'second_person_needed',
      'not_independent',
      'collection_other_branch',
      'collection_wrong_side',
      'collection_taken',
      'collection_nothing_received',
      'collection_count_differs',
    ],
  }),
  void: endpoint({
    id: 'handover_collections.void',
    method: 'POST',
    path: '/api/handover-collection/{id}/void',
    summary: 'Void a hand-over that nothing was received of',
    access: works,
    scope: 'branch',
    params: idParam,
    body: bodyOf(voidHandedForm),
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed', 'collection_not_giver', 'collection_being_received'],
  }),
};

export const handoverCasesContract = {
  list: endpoint({
    id: 'handover_cases.list',
    method: 'GET',
    path: '/api/handover-case',
    summary: 'Differences of hand-overs of parcels',
    access: handoverCaseList.access,
    scope: 'branch',
    query: listQuery(handoverCaseList),
    output: many(difference),
  }),
  own: endpoint({
    id: 'handover_cases.own',
    method: 'POST',
    path: '/api/handover-case/{id}/own',
    summary: 'The caller answers for the difference from now on',
    access: { permission: handoverCaseRights.own },
    scope: 'branch',
    params: idParam,
    output: one(difference),
    refusals: ['not_found', 'state_not_allowed'],
  }),
  settle: endpoint({
    id: 'handover_cases.settle',
    method: 'POST',
    path: '/api/handover-case/{id}/settle',
    summary: 'Settle the difference, by somebody who neither gave nor received',
    access: { permission: handoverCaseRights.settle },
    scope: 'branch',
    params: idParam,
    body: bodyOf(settleCaseForm),
    output: one(difference),
    refusals: [
      'not_found',
      'state_not_allowed',
      'second_person_needed',
      'not_independent',
      'outcome_not_possible',
      'parcel_not_found_yet',
      'parcel_not_reported',
    ],
  }),
};
