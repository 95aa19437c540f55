import { z } from 'zod';
import { extendHoldForm, holdMailForm } from '@waybill/domain/rooms/hold-mails/hold-mail-form.ts';
import { holdEndings, holdMailLife, type HoldMailCommand } from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { holdMailList } from './hold-mails.columns.ts';

export type HoldMailTopic = 'hold_mail';

const access = holdMailList.access;
const works = { permission: holdMailLife.commands.extend.permission, needsBranch: true } as const;
const count = z.number().int();
const day = z.string().describe('yyyy-mm-dd');
const text = (values: readonly string[]) => z.enum(values);

const row = rowOf(holdMailList, {
  id: count,
  label_id: count,
  tracking_code: z.string(),
  receiver_name: z.string(),
  branch: named,
  status: text(holdMailLife.stateNames),
  started_on: day,
  hold_until: day,
  requester_name: z.string(),
  requester_phone: z.string(),
  phone_known: z.boolean().describe('the number is one of those on the label'),
  hold_fee: count.describe('whole kyat: what it has cost, or would cost if it ended today'),
  ended_on: day.nullable(),
  ended_how: text(Object.keys(holdEndings)).nullable(),
  entered_by: z.string().nullable(),
});
export type HoldMailRow = z.infer<typeof row>;

const detail = row.extend({
  name: z.string().describe('the tracking code'),
  version: count,
  last_day: day.describe('the last day until which it may be kept'),
  week_fee: count.describe('whole kyat for each started week'),
  remark: z.string().nullable(),
  ended_by: z.string().nullable(),
  created_at: instant,
  actions: z.array(action),
});
export type HoldMailDetail = z.infer<typeof detail>;

const parcel = z.object({
  tracking_code: z.string(),
  receiver_name: z.string(),
  phones: z.array(z.string()).describe('the receiver’s'),
  usual_day: day.describe('a week from today, or the last day if that is earlier'),
  last_day: day,
  week_fee: count.describe('whole kyat for each started week'),
  weeks_paid: count.describe('weeks that were paid with the label'),
});
export type ParcelToHold = z.infer<typeof parcel>;

const change = <const Name extends HoldMailCommand>(command: Name, summary: string) => ({
  id: `hold_mails.${command}` as const,
  method: 'POST' as const,
  path: `/api/hold-mail/{id}/${command}`,
  summary,
  access: works,
  scope: 'branch' as const,
  params: idParam,
  output: one(detail),
});
const notKept = [
  'not_found',
  'scan_final',
  'scan_on_hold',
  'scan_in_bag',
  'hold_not_here',
  'hold_not_waiting',
  'hold_returning',
] as const;

export const holdMailContract = {
  list: endpoint({
    id: 'hold_mails.list',
    method: 'GET',
    path: '/api/hold-mail',
    summary: 'Parcels that the covered branches keep for their receivers',
    access,
    scope: 'branch',
    query: listQuery(holdMailList),
    output: many(row),
  }),
  count: endpoint({
    id: 'hold_mails.count',
    method: 'GET',
    path: '/api/hold-mail/count',
    summary: 'How many stand behind each tab of open work',
    access,
    scope: 'branch',
    output: z.object({ data: z.record(z.string(), count) }),
  }),
  parcel: endpoint({
    id: 'hold_mails.parcel',
    method: 'GET',
    path: '/api/hold-mail/parcel',
    summary: 'A parcel that is to be kept: whose it is, how long it may be and what it costs, or why it cannot be',
    access: works,
    scope: 'branch',
    query: z.strictObject({ code: z.string().min(1).max(40) }),
    output: one(parcel),
    refusals: [...notKept, 'scan_bad_code'],
  }),
  create: endpoint({
    id: 'hold_mails.create',
    method: 'POST',
    path: '/api/hold-mail',
    summary: 'Keep a parcel of the current branch until a day',
    access: works,
    scope: 'branch',
    status: 201,
    body: bodyOf(holdMailForm),
    output: one(detail),
    refusals: [...notKept, 'scan_bad_code', 'hold_day_past', 'hold_too_long', 'validation_failed'],
  }),
  detail: endpoint({
    id: 'hold_mails.detail',
    method: 'GET',
    path: '/api/hold-mail/{id}',
    summary: 'One hold with who asked for it',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  extend: endpoint({
    ...change('extend', 'Keep it longer, within thirty days of its first'),
    body: bodyOf(extendHoldForm),
    refusals: [
      'not_found',
      'state_not_allowed',
      'hold_other_branch',
      'hold_day_past',
      'hold_too_long',
      'validation_failed',
    ],
  }),
  release: endpoint({
    ...change('release', 'Release it: the fee is posted, and it goes to the door again'),
    refusals: ['not_found', 'state_not_allowed', 'hold_other_branch'],
  }),
  collect: endpoint({
    ...change('collect', 'The fee of a hold that ended by itself was taken at the counter'),
    refusals: ['not_found', 'state_not_allowed', 'hold_other_branch'],
  }),
  ofLabel: endpoint({
    id: 'hold_mails.ofLabel',
    method: 'GET',
    path: '/api/label/{id}/holds',
    summary: 'Until when a parcel is kept, and the holds before',
    access: { permission: 'label.view' },
    scope: 'branch',
    params: idParam,
    output: z.object({ data: z.array(row) }),
    refusals: ['not_found'],
  }),
};
