import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { idParam, instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { businessDayList } from './business-days.columns.ts';

export type BusinessDayTopic = 'business_day';

const { access } = businessDayList;
const kyat = z.number().int().describe('whole kyat');

const row = rowOf(businessDayList, {
  id: z.number().int(),
  branch: named,
  business_date: z.string(),
  opening: kyat.describe('in the till by the books before the first posting of the day'),
  closing: kyat.describe('the same after its last'),
  counted: kyat.describe('by the second count'),
  difference: kyat.describe('of the second count to the books of its moment'),
  counted_first: z.string(),
  counted_second: z.string(),
  signed_at: instant.describe('since then nothing is posted on it'),
  shift_handover_id: z.number().int(),
});
export type BusinessDayRow = z.infer<typeof row>;

const movement = z.object({
  event: z.string(),
  count: z.number().int().describe('journals'),
  amount: kyat.describe('into the till; negative is out of it'),
});
const detail = row.extend({
  name: z.string().describe('its date'),
  account_id: z.number().int().nullable().describe('the account of the till; null before its first posting'),
  movements: z.array(movement).describe('what came into the till and left it on this day, by what happened'),
});
export type BusinessDayDetail = z.infer<typeof detail>;

const openDays = z.object({
  branch: named,
  since: z.string().nullable().describe('the first business day that is not closed; null before the first is closed'),
});
export type OpenDays = z.infer<typeof openDays>;

export const businessDayContract = {
  list: endpoint({
    id: 'business_days.list',
    method: 'GET',
    path: '/api/business-day',
    summary: 'Days that the covered branches have closed',
    access,
    scope: 'branch',
    query: listQuery(businessDayList),
    output: many(row),
  }),
  open: endpoint({
    id: 'business_days.open',
    method: 'GET',
    path: '/api/business-day/open',
    summary: 'Covered branches that have not closed yesterday yet, the longest first',
    access,
    scope: 'branch',
    output: z.object({ data: z.array(openDays) }),
  }),
  detail: endpoint({
    id: 'business_days.detail',
    method: 'GET',
    path: '/api/business-day/{id}',
    summary: 'A closed day: opening and closing cash, and every kind of movement between them',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
};
