import { courierNoteForm } from '@waybill/domain/rooms/labels/courier-note.ts';
import { jsonSchemaOf } from '@waybill/domain/kernel/form.ts';
import { z } from 'zod';
import { editLabelForm, labelForm, labelOwnerFields, newLabelForm } from '@waybill/domain/rooms/labels/label-form.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, idParam, listQuery, many, one, recordId, version } from '../../kernel/schemas.ts';
import {
  labelDataLists,
  labelDetail,
  labelDraft,
  labelFound,
  labelMade,
  labelRow,
  labelStatusRow,
  labelTemplate,
  labelChanges,
  manyMade,
} from './label-shapes.ts';
import { labelList } from './labels.columns.ts';

export type LabelTopic = 'labels';

const make = { permission: 'label.create' } as const;
/** The same, and users who make labels at the door of a pickup assigned to them. */
const makeAtDoor = { permission: { create: 'label.create', door: 'pickup_request.label' } } as const;
/** The pickup at whose door the label is made: it gives the sender, and the label is linked to it. */
const pickup_request_id = recordId.optional().describe('the visit at whose door it is made, whose sender it has');
const refusedDoors = [
  'missing_permission',
  'not_found',
  'pickup_of_another',
  'pickup_counted',
  'state_not_allowed',
] as const;
const view = labelList.access;
const refusedPrices = ['not_offered', 'weight_over_limit', 'validation_failed'] as const;
const refusedSenders = [
  'customer_not_active',
  'credit_limit_exceeded',
  'place_without_branch',
  'branch_not_international',
] as const;
/** A draft belongs to the user who makes it; the browser chooses its key. */
const key = z.strictObject({ key: z.string().regex(/^[a-z0-9-]{1,40}$/) });
/** Random name of a device, made and stored there. */
const device = z.string().regex(/^[0-9a-f]{32}$/);
const kept = z.record(z.string().max(60), z.unknown());

/** Maximum number of labels in one call. */
const labelsAtOnce = 500;
/** Checked one by one when they are made, so that an invalid one does not affect the others. */
const labelWish = z.unknown().meta(jsonSchemaOf(labelForm));

export const labelsContract = {
  list: endpoint({
    id: 'labels.list',
    method: 'GET',
    path: '/api/label',
    summary: 'Labels that concern the covered branches, the newest first',
    access: view,
    scope: 'branch',
    query: listQuery(labelList),
    output: many(labelRow),
  }),
  count: endpoint({
    id: 'labels.count',
    method: 'GET',
    path: '/api/label/count',
    summary: 'How many stand behind the tabs of open work, counted to 10,000',
    access: view,
    scope: 'branch',
    output: z.object({ data: z.record(z.string(), z.number().int()) }),
  }),
  find: endpoint({
    id: 'labels.find',
    method: 'GET',
    path: '/api/label/find',
    summary: 'A few labels that match a code, a phone number, a reference or part of a name',
    access: view,
    scope: 'branch',
    query: z.strictObject({ q: z.string().max(100) }),
    output: z.object({ data: z.array(labelFound) }),
  }),
  statuses: endpoint({
    id: 'labels.statuses',
    method: 'GET',
    path: '/api/label_status',
    summary: 'Every status of a label with its names, its type and whether users see it; clients cache it',
    access: { global: true },
    scope: 'none',
    output: z.object({ data: z.array(labelStatusRow) }),
  }),
  choices: endpoint({
    id: 'labels.choices',
    method: 'GET',
    path: '/api/label_data',
    summary: 'Everything that is chosen on a label, with its names; clients cache it',
    access: { global: true },
    scope: 'none',
    output: one(labelDataLists),
  }),
  detail: endpoint({
    id: 'labels.detail',
    method: 'GET',
    path: '/api/label/{id}',
    summary: 'Everything about one label, with what may be done',
    access: view,
    scope: 'branch',
    params: idParam,
    output: one(labelDetail),
    refusals: ['not_found'],
  }),
  showDetails: endpoint({
    id: 'labels.showDetails',
    method: 'POST',
    path: '/api/label/{id}/show_details',
    summary: 'One label with hidden personal details whole; the audit log notes who had them shown',
    access: view,
    scope: 'branch',
    params: idParam,
    output: one(labelDetail),
    showsDetails: true,
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'labels.create',
    method: 'POST',
    path: '/api/label',
    summary: 'A new label; its price is worked out by the server',
    access: makeAtDoor,
    scope: 'branch',
    status: 201,
    body: bodyOf(newLabelForm, {
      draft: z.boolean().default(false).describe('true keeps it as a draft, which can still be deleted'),
      remember_sender: z
        .boolean()
        .default(false)
        .describe('true keeps a walk-in sender, so that next time the phone is enough'),
      shown_total: z
        .number()
        .int()
        .optional()
        .describe('the shipping total that was shown; the server calculates its own and reports a difference'),
      pickup_request_id,
    }),
    ownerFields: labelOwnerFields,
    output: one(labelMade),
    refusals: [...refusedDoors, 'branch_not_covered', 'duplicate', ...refusedSenders, ...refusedPrices],
  }),
  createMany: endpoint({
    id: 'labels.createMany',
    method: 'POST',
    path: '/api/label/batch',
    limit: { max: 60, seconds: 60 },
    summary: `Up to ${labelsAtOnce} labels in one call; each is made or refused by itself, in their order. With an idempotency key the call is done once`,
    access: { permission: 'label.create' },
    scope: 'branch',
    bodySize: 'batch',
    body: z.strictObject({ labels: z.array(labelWish).min(1).max(labelsAtOnce) }),
    output: z.object({ data: z.array(manyMade) }),
    refusals: ['validation_failed', 'idempotency_mismatch'],
    // Each label leaves its own audit line; a call whose labels were all refused leaves none.
    unaudited: true,
  }),
  changes: endpoint({
    id: 'labels.changes',
    method: 'GET',
    path: '/api/label/changes',
    summary:
      'What happened to parcels since a cursor, the oldest first: call again with the cursor of the answer; without one, the answer has the cursor of this moment',
    access: view,
    scope: 'branch',
    query: z.strictObject({
      cursor: z.coerce
        .number()
        .int()
        .min(0)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('`cursor` of the answer before'),
    }),
    output: labelChanges,
  }),
  lease: endpoint({
    id: 'labels.lease',
    method: 'POST',
    path: '/api/label/codes',
    summary: 'The codes that the caller may put on labels which this device makes without a network',
    access: makeAtDoor,
    scope: 'self',
    body: z.strictObject({ device }),
    output: z.object({ data: z.object({ codes: z.array(z.string()) }) }),
    unaudited: true,
  }),
  createOffline: endpoint({
    id: 'labels.createOffline',
    method: 'POST',
    path: '/api/label/offline',
    summary: 'A label that a device has numbered and printed without a network; its price is worked out by the server',
    access: makeAtDoor,
    scope: 'branch',
    status: 201,
    body: bodyOf(newLabelForm, {
      tracking_code: z.string().length(13).describe('one that was leased to the caller on this device'),
      device,
      remember_sender: z.boolean().default(false),
      shown_total: z.number().int().optional().describe('the shipping total that was printed'),
      pickup_request_id,
      tried_key: z
        .string()
        .max(64)
        .optional()
        .describe('the idempotency key of labels.create under which the same label was sent before the line broke'),
    }),
    output: one(labelMade),
    refusals: [
      'code_not_leased',
      'code_used',
      'made_before',
      ...refusedDoors,
      'branch_not_covered',
      'duplicate',
      ...refusedSenders,
      ...refusedPrices,
    ],
  }),
  courierNote: endpoint({
    id: 'labels.courierNote',
    method: 'PUT',
    path: '/api/label/{id}/courier-note',
    summary: 'Write a merchant’s note to the courier, seen at the door; refused once the parcel is out for delivery',
    access: { userType: 'merchant', permission: 'label.create' },
    scope: 'branch',
    params: idParam,
    body: bodyOf(courierNoteForm),
    output: one(labelDetail),
    refusals: ['not_found', 'state_not_allowed', 'validation_failed'],
  }),
  edit: endpoint({
    id: 'labels.edit',
    method: 'PUT',
    path: '/api/label/{id}',
    summary: 'Change a label that no branch has accepted yet; `version` is that of the record that was read',
    access: { permission: 'label.edit' },
    scope: 'branch',
    params: idParam,
    body: bodyOf(editLabelForm, {
      version,
      shown_total: z.number().int().optional().describe('whole kyat: the shipping total that the form showed'),
    }),
    output: one(labelMade),
    detail: one(labelDetail),
    refusals: [
      'not_found',
      'changed_meanwhile',
      'label_accepted',
      'missing_permission',
      'duplicate',
      'branch_not_covered',
      ...refusedSenders,
      ...refusedPrices,
    ],
  }),
  remove: endpoint({
    id: 'labels.remove',
    method: 'DELETE',
    path: '/api/label/{id}',
    summary: 'Delete a draft; a submitted label is rejected instead',
    access: { permission: 'label.delete' },
    scope: 'branch',
    params: idParam,
    output: done,
    refusals: ['not_found', 'label_not_draft'],
  }),
  submit: endpoint({
    id: 'labels.submit',
    method: 'POST',
    path: '/api/label/{id}/submit',
    summary: 'Hand a draft in: from now on it waits for acceptance',
    access: make,
    scope: 'branch',
    params: idParam,
    output: one(labelMade),
    refusals: ['not_found', 'label_not_draft', 'customer_not_active', 'credit_limit_exceeded'],
  }),
  accept: endpoint({
    id: 'labels.accept',
    method: 'POST',
    path: '/api/label/{id}/accept',
    summary: 'The origin branch takes the parcel in: the scan of its acceptance, for parcels chosen in a list',
    access: { permission: 'label.scan' },
    scope: 'branch',
    params: idParam,
    output: done,
    refusals: [
      'not_found',
      'scan_wrong_branch',
      'scan_not_international',
      'scan_price_open',
      'scan_already_done',
      'scan_out_of_order',
      'scan_final',
      'scan_overtaken',
    ],
    unaudited: true,
  }),
  drafts: endpoint({
    id: 'labels.drafts',
    method: 'GET',
    path: '/api/label_draft',
    summary: 'The unsaved form of the caller, from any device',
    access: make,
    scope: 'self',
    output: z.object({ data: z.array(labelDraft) }),
  }),
  keepDraft: endpoint({
    id: 'labels.keepDraft',
    method: 'PUT',
    path: '/api/label_draft/{key}',
    summary: 'Store the unsaved form',
    access: make,
    scope: 'self',
    params: key,
    body: z.strictObject({ body: kept }),
    output: done,
    unaudited: true,
    refusals: ['too_large'],
  }),
  dropDraft: endpoint({
    id: 'labels.dropDraft',
    method: 'DELETE',
    path: '/api/label_draft/{key}',
    summary: 'Discard the unsaved form',
    access: make,
    scope: 'self',
    params: key,
    output: done,
    unaudited: true,
  }),
  templates: endpoint({
    id: 'labels.templates',
    method: 'GET',
    path: '/api/label_template',
    summary: 'Templates of the covered branches',
    access: make,
    scope: 'branch',
    output: z.object({ data: z.array(labelTemplate) }),
  }),
  saveTemplate: endpoint({
    id: 'labels.saveTemplate',
    method: 'POST',
    path: '/api/label_template',
    summary: 'Keep a label as a template of the branch; one of the same name is replaced',
    access: make,
    scope: 'branch',
    status: 201,
    body: z.strictObject({
      name: z.string().trim().min(1).max(60),
      customer_id: z.number().int().nullable().default(null),
      body: kept,
    }),
    output: one(labelTemplate),
    unaudited: true,
    refusals: ['too_large'],
  }),
  removeTemplate: endpoint({
    id: 'labels.removeTemplate',
    method: 'DELETE',
    path: '/api/label_template/{id}',
    summary: 'Delete a template',
    access: make,
    scope: 'branch',
    params: idParam,
    output: done,
    unaudited: true,
    refusals: ['not_found'],
  }),
};
