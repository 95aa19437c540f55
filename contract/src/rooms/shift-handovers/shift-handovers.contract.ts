import { z } from 'zod';
import { countForm, settleForm, voidHandoverForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import {
  openWorkKinds,
  shiftLife,
  type OpenWorkKind,
} from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
import { startShiftForm } from '@waybill/domain/rooms/shift-handovers/shift-forms.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { shiftHandoverList } from './shift-handovers.columns.ts';

export type ShiftHandoverTopic = 'shift_handover';

const access = shiftHandoverList.access;
const count = z.number().int();
const kyat = count.describe('whole kyat').nullable();

const openWork = z.object({
  parcels: z.array(z.object({ status: z.string(), n: count })).describe('what lies at the branch, by status'),
  open: z.object(Object.fromEntries(openWorkKinds.map((kind) => [kind, count])) as Record<OpenWorkKind, typeof count>),
});
export type OpenWork = z.infer<typeof openWork>;

const row = rowOf(shiftHandoverList, {
  id: count,
  status: z.enum(shiftLife.stateNames),
  branch: named,
  outgoing: z.string(),
  incoming: z.string().nullable(),
  counted_out: kyat.describe('null until both have counted'),
  counted_in: kyat,
  difference: kyat.describe('of the second count to the books'),
  closes_on: z.string().nullable().describe('the business day that is closed when it is signed'),
  difference_owner: z.string().nullable(),
  settled_by: z.string().nullable(),
  created_at: instant,
  signed_at: instant.nullable(),
});
export type ShiftHandoverRow = z.infer<typeof row>;

const detail = row.extend({
  name: z.string().describe('its number'),
  version: count,
  expected_out: kyat,
  expected_in: kyat,
  differs: z.boolean().describe('a count differs from the books of its moment'),
  difference_note: z.string().nullable(),
  reason: z.string().nullable(),
  work: openWork.describe('what is open now, and once it is signed what was open then'),
  owners: z
    .array(z.object({ id: count, name: z.string(), user_name: z.string() }))
    .describe('who can be named for missing money, while somebody has to be'),
  actions: z.array(action),
});
export type ShiftHandoverDetail = z.infer<typeof detail>;

const change = <const Name extends keyof typeof shiftLife.commands>(command: Name, summary: string) => ({
  id: `shift_handovers.${command}` as const,
  method: 'POST' as const,
  path: `/api/shift-handover/{id}/${command}`,
  summary,
  access: { permission: shiftLife.commands[command].permission, needsBranch: true } as const,
  scope: 'branch' as const,
  params: idParam,
  output: one(detail),
});
/** Refused when the user may not close the day, or the day cannot be closed. */
const dayRefusals = ['missing_permission', 'day_not_begun', 'day_closed', 'day_too_old'] as const;
const refusals = ['not_found', 'state_not_allowed', 'shift_other_branch'] as const;

export const shiftHandoverContract = {
  list: endpoint({
    id: 'shift_handovers.list',
    method: 'GET',
    path: '/api/shift-handover',
    summary: 'Shift handovers of the covered branches',
    access,
    scope: 'branch',
    query: listQuery(shiftHandoverList),
    output: many(row),
  }),
  work: endpoint({
    id: 'shift_handovers.work',
    method: 'GET',
    path: '/api/shift-handover/work',
    summary: 'What is open and in hand at the current branch',
    access: { permission: shiftLife.commands.count.permission, needsBranch: true },
    scope: 'branch',
    output: one(openWork),
  }),
  create: endpoint({
    id: 'shift_handovers.create',
    method: 'POST',
    path: '/api/shift-handover',
    summary:
      'The caller hands the counter of the current branch over, or closes its day: what they have counted in the till',
    access: { permission: shiftLife.commands.count.permission, needsBranch: true },
    scope: 'branch',
    status: 201,
    body: bodyOf(startShiftForm),
    output: one(detail),
    refusals: ['shift_open', 'validation_failed', ...dayRefusals],
  }),
  detail: endpoint({
    id: 'shift_handovers.detail',
    method: 'GET',
    path: '/api/shift-handover/{id}',
    summary: 'One shift handover; its figures once both have counted',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  count: endpoint({
    ...change('count', 'The caller takes over: their own count of the till, before they see the other'),
    body: bodyOf(countForm),
    refusals: [...refusals, 'second_person_needed', 'not_independent'],
  }),
  settle: endpoint({
    ...change('settle', 'A third person settles what differs: missing money gets its owner, a surplus is kept'),
    body: bodyOf(settleForm),
    refusals: [
      ...refusals,
      'second_person_needed',
      'not_independent',
      'shift_nothing_differs',
      'shift_settled_before',
      'owner_needed',
      'validation_failed',
    ],
  }),
  sign: endpoint({
    ...change('sign', 'Whoever takes over signs for what is open and in hand'),
    refusals: [...refusals, 'shift_not_incoming', 'shift_not_settled', 'day_closed'],
  }),
  void: endpoint({
    ...change('void', 'End a handover that does not take place; a difference never ends this way'),
    body: bodyOf(voidHandoverForm),
    refusals: [...refusals, 'second_person_needed', 'not_independent', 'shift_not_settled'],
  }),
};
