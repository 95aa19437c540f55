import { z } from 'zod';
import { erasureForm } from '@waybill/domain/rooms/erasures/erasure-form.ts';
import { erasureLife, type ErasureDecision } from '@waybill/domain/rooms/erasures/erasure-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, instant, listQuery, many, one, rowOf, version } from '../../kernel/schemas.ts';
import { erasureList } from './erasures.columns.ts';

export type ErasureTopic = 'erasure';

const { access } = erasureList;
const count = z.number().int();
const text = z.string().nullable();
const row = rowOf(erasureList, {
  id: count,
  name: z.string().describe('the number: in full until everything of it is erased, then its last digits'),
  status: z.enum(erasureLife.stateNames),
  reason: z.string(),
  parcels: count.describe('parcels of the number when it was asked for'),
  waiting: count.describe('parcels and other records that wait until they have ended and are paid'),
  erased_rows: count,
  requested_by_id: count.nullable(),
  requested_by: text,
  requested_at: instant,
  decided_by: text,
  erased_at: instant.nullable(),
  version,
});
export type ErasureRow = z.infer<typeof row>;

const decision = <const Command extends ErasureDecision>(command: Command, summary: string) =>
  endpoint({
    id: `erasures.${command}`,
    method: 'POST',
    path: `/api/erasure/{id}/${command}`,
    summary,
    access,
    scope: 'operator',
    params: idParam,
    output: one(row),
    refusals: ['not_found', 'state_not_allowed', 'branch_not_covered', 'second_person_needed', 'not_independent'],
  });

export const erasureContract = {
  list: endpoint({
    id: 'erasures.list',
    method: 'GET',
    path: '/api/erasure',
    summary: 'Requests to erase the personal details of a phone number',
    access,
    scope: 'operator',
    query: listQuery(erasureList),
    output: many(row),
  }),
  period: endpoint({
    id: 'erasures.period',
    method: 'GET',
    path: '/api/erasure/period',
    summary: 'After how many months the details of ended parcels are erased',
    access,
    scope: 'operator',
    output: z.object({ months: count.describe('0: never') }),
  }),
  create: endpoint({
    id: 'erasures.create',
    method: 'POST',
    path: '/api/erasure',
    summary: 'Ask to erase the personal details of a phone number; nothing is erased before a second person confirms',
    access,
    scope: 'operator',
    status: 201,
    body: bodyOf(erasureForm),
    output: one(row),
    refusals: ['branch_not_covered', 'erasure_open'],
  }),
  confirm: decision('confirm', 'Confirm a request of somebody else: the details are erased from then on'),
  deny: decision('deny', 'Deny a request: the details stay'),
};
