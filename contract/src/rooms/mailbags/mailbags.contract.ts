import { z } from 'zod';
import { bagWays } from '@waybill/domain/rooms/mailbags/decide-mailbag.ts';
import {
  finishForm,
  openMailbagForm,
  sealForm,
  settleCaseForm,
  unsealForm,
} from '@waybill/domain/rooms/mailbags/mailbag-forms.ts';
import { caseKinds, caseLife, caseOutcomeNames } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { mailbagLife, packedStates } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import {
  action,
  bodyOf,
  done,
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
import { caseList, mailbagList, packedList } from './mailbags.columns.ts';

export type MailbagTopic = 'mailbag' | 'mailbag_case';

const access = mailbagList.access;
const works = { permission: mailbagLife.commands.seal.permission, needsBranch: true } as const;
const coded = named.extend({ code: z.string() });
const text = <Value extends string>(values: readonly Value[]) => z.enum(values);

const row = rowOf(mailbagList, {
  id: z.number().int(),
  code: z.string(),
  status: text(mailbagLife.stateNames),
  from: coded,
  to: coded,
  holder: coded.describe('the branch that has it, or that sent it off and is not relieved yet'),
  parcels: z.number().int().describe('how many were packed'),
  open_cases: z.number().int(),
  created_by: z.string(),
  created_at: instant,
  updated_at: instant,
});
export type MailbagRow = z.infer<typeof row>;

const entry = z.object({
  id: z.number().int(),
  status: z.string(),
  branch: named,
  by: z.string(),
  at: instant,
  note: z.string().nullable(),
});
const detail = row.extend({
  name: z.string().describe('the code'),
  version: z.number().int(),
  remark: z.string().nullable(),
  seal_no: z.string().nullable().describe('null to the branch that still has to read it off the bag'),
  seal_read: z.string().nullable().describe('the number that was read off the bag when it was opened'),
  weight: z.number().nullable().describe('kg'),
  counts: z.object({
    in: z.number().int().describe('in the bag, or not read yet'),
    matched: z.number().int(),
    short: z.number().int(),
    over: z.number().int(),
    elsewhere: z.number().int(),
    damaged: z.number().int(),
  }),
  entries: z.array(entry),
  may_fill: z.boolean(),
  may_read: z.boolean(),
  may_remove: z.boolean(),
  actions: z.array(action),
});
export type MailbagDetail = z.infer<typeof detail>;

const packed = rowOf(packedList, {
  id: z.number().int(),
  label_id: z.number().int(),
  mailbag_id: z.number().int(),
  tracking_code: z.string(),
  state: text(packedStates),
  damaged: z.boolean(),
  status: z.string().describe('what the parcel is now'),
  deliver_branch: named,
  receiver_name: z.string().nullable(),
  packed_at: instant.nullable(),
  packed_by: z.string().nullable(),
  read_at: instant.nullable(),
  read_by: z.string().nullable(),
});
export type PackedRow = z.infer<typeof packed>;

/** A bag as it is printed: its facts, and its parcels in packing order. */
export const mailbagManifest = detail
  .pick({ id: true, code: true, status: true, from: true, to: true, seal_no: true, weight: true, remark: true })
  .extend({
    printed_at: instant,
    lines: z.array(
      z.object({
        tracking_code: z.string(),
        receiver_name: z.string().nullable(),
        township: named.nullable(),
        deliver_branch: coded,
        weight: z.number().describe('kg'),
        cod_amount: z.number().int().describe('whole kyat'),
      }),
    ),
  });
export type MailbagManifest = z.infer<typeof mailbagManifest>;

const difference = rowOf(caseList, {
  id: z.number().int(),
  kind: text(caseKinds),
  status: text(caseLife.stateNames),
  mailbag_id: z.number().int(),
  code: z.string(),
  from: named,
  to: named,
  label_id: z.number().int().nullable(),
  tracking_code: z.string().nullable(),
  label_status: z.string().nullable(),
  owner: z.string(),
  created_at: instant,
  opened_by: z.string(),
  outcome: text(caseOutcomeNames).nullable(),
  note: z.string().nullable(),
  settled_by: z.string().nullable(),
  settled_at: instant.nullable(),
  actions: z.array(action),
});
export type MailbagCaseRow = z.infer<typeof difference>;

/** Actions of a scan: receive or send a bag, pack a parcel into an open bag or take it out, or read it at the other end. */
const bagDoings = [...bagWays, 'pack', 'unpack', 'read'] as const;
export type BagDoing = (typeof bagDoings)[number];

const bagScan = z.strictObject({
  ...roomScan.shape,
  doing: z.enum(bagDoings),
  mailbag_id: z.number().int().min(1).nullish().describe('the bag that a parcel goes into, out of, or came in'),
  damaged: z.boolean().nullish().describe('a parcel that is read and is damaged'),
});
export type BagScan = z.infer<typeof bagScan>;
export const bagScanShape = bagScan;

type Command = keyof typeof mailbagLife.commands;
const change = <const Name extends Command>(command: Name, summary: string) => ({
  id: `mailbags.${command}` as const,
  method: 'POST' as const,
  path: `/api/mailbag/{id}/${command.replace('_', '-')}`,
  summary,
  access: { permission: mailbagLife.commands[command].permission, needsBranch: true } as const,
  scope: 'branch' as const,
  params: idParam,
  output: one(detail),
});
const refusals = ['not_found', 'state_not_allowed', 'scan_no_branch', 'bag_other_branch'] as const;

export const mailbagContract = {
  list: endpoint({
    id: 'mailbags.list',
    method: 'GET',
    path: '/api/mailbag',
    summary: 'The mailbags that the covered branches sent, have or are to receive',
    access,
    scope: 'branch',
    query: listQuery(mailbagList),
    output: many(row),
  }),
  parcels: endpoint({
    id: 'mailbags.parcels',
    method: 'GET',
    path: '/api/mailbag/parcels',
    summary: 'The parcels of mailbags, with what became of each',
    access,
    scope: 'branch',
    query: listQuery(packedList),
    output: many(packed),
  }),
  scan: endpoint({
    id: 'mailbags.scan',
    method: 'POST',
    path: '/api/mailbag/scan',
    withFrame: true,
    summary: 'Scans of bags and of parcels that go into them, out of them or are read, each answered by itself',
    access: works,
    scope: 'branch',
    bodySize: 'batch',
    body: scansOf(bagScan),
    output: scansAnswered,
  }),
  create: endpoint({
    id: 'mailbags.create',
    method: 'POST',
    path: '/api/mailbag',
    summary: 'Open a bag for a next branch',
    access: works,
    scope: 'branch',
    status: 201,
    body: bodyOf(openMailbagForm),
    output: one(detail),
    refusals: ['validation_failed', 'bag_same_branch'],
  }),
  detail: endpoint({
    id: 'mailbags.detail',
    method: 'GET',
    path: '/api/mailbag/{id}',
    summary: 'One bag with its log',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  manifestLink: endpoint({
    id: 'mailbags.manifestLink',
    method: 'GET',
    path: '/api/mailbag/{id}/manifest-link',
    summary: 'A link to the manifest of a bag, for the caller and for 15 minutes',
    access,
    scope: 'branch',
    params: idParam,
    output: paperLink,
    refusals: ['not_found'],
  }),
  remove: endpoint({
    id: 'mailbags.remove',
    method: 'DELETE',
    path: '/api/mailbag/{id}',
    summary: 'Delete a bag that was opened by mistake: open, empty and never sealed',
    access: works,
    scope: 'branch',
    params: idParam,
    output: done,
    refusals: [...refusals, 'in_use'],
  }),
  seal: endpoint({
    ...change('seal', 'Close the bag: the number of its seal and its weight'),
    body: bodyOf(sealForm),
    refusals: [...refusals, 'bag_empty', 'bag_misfit'],
  }),
  unseal: endpoint({
    ...change('unseal', 'Open a sealed bag that was not sent yet'),
    body: bodyOf(unsealForm),
    refusals: [...refusals],
  }),
  hand_over: endpoint({
    ...change('hand_over', 'Hand the bag to the vehicle: it and all its parcels are sent'),
    refusals: [...refusals, 'bag_misfit'],
  }),
  check_in: endpoint({
    ...change('check_in', 'Take the bag off a vehicle on its way'),
    refusals: [...refusals, 'bag_moved_before', 'transit_not_confirmed'],
  }),
  check_out: endpoint({ ...change('check_out', 'Put the bag on the next vehicle'), refusals: [...refusals] }),
  receive: endpoint({
    ...change('receive', 'Take the bag off the vehicle at its branch, to be read'),
    refusals: [...refusals],
  }),
  finish: endpoint({
    ...change('finish', 'The bag is read: what was not found in it is short'),
    body: bodyOf(finishForm),
    refusals: [...refusals],
  }),
};

export const mailbagCasesContract = {
  list: endpoint({
    id: 'mailbag_cases.list',
    method: 'GET',
    path: '/api/mailbag-case',
    summary: 'Differences of mailbags',
    access: caseList.access,
    scope: 'branch',
    query: listQuery(caseList),
    output: many(difference),
  }),
  own: endpoint({
    id: 'mailbag_cases.own',
    method: 'POST',
    path: '/api/mailbag-case/{id}/own',
    summary: 'The caller answers for the case from now on',
    access: { permission: caseLife.commands.own.permission },
    scope: 'branch',
    params: idParam,
    output: one(difference),
    refusals: ['not_found', 'state_not_allowed'],
  }),
  settle: endpoint({
    id: 'mailbag_cases.settle',
    method: 'POST',
    path: '/api/mailbag-case/{id}/settle',
    summary: 'Settle the case, by somebody other than who read the bag',
    access: { permission: caseLife.commands.settle.permission },
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
