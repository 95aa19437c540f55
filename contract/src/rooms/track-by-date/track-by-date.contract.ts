import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, listQuery, many, named, one } from '../../kernel/schemas.ts';
import { labelRow } from '../labels/label-shapes.ts';
import { trackByDateList } from './track-by-date.columns.ts';

const int = z.number().int();
const kyat = int.describe('whole kyat');
const coded = named.extend({ code: z.string() });

const trackedRow = labelRow
  .pick({
    tracking_code: true,
    merchant: true,
    source_name: true,
    source_phone: true,
    destination_name: true,
    destination_phone: true,
    destination_township: true,
    deliver_branch: true,
    payment_type: true,
    type: true,
    weight: true,
    cod_amount: true,
    delivery_charge: true,
    created_at: true,
  })
  .extend({
    id: int.describe('of the step'),
    label_id: int,
    step: z.string(),
    step_at: instant,
    branch: coded.nullable(),
    by: z.string().nullable(),
    reason: z.string().nullable(),
    now: z.string().describe('the status the label has today'),
  });
export type TrackedRow = z.infer<typeof trackedRow>;

const totals = z
  .object({ steps: int, labels: int, cod_amount: kyat, delivery_charge: kyat, weight: z.number().describe('kg') })
  .describe('money and weight of each label once');
export type TrackedTotals = z.infer<typeof totals>;

const { page: _page, per_page: _perPage, sort: _sort, ...filters } = listQuery(trackByDateList).shape;

export const trackByDateContract = {
  list: endpoint({
    id: 'track_by_date.list',
    method: 'GET',
    path: '/api/track-by-date',
    summary: 'Labels by a step and the days it was done on; without days, of today',
    access: trackByDateList.access,
    scope: 'branch',
    query: listQuery(trackByDateList),
    output: many(trackedRow),
  }),
  totals: endpoint({
    id: 'track_by_date.totals',
    method: 'GET',
    path: '/api/track-by-date/totals',
    summary: 'The sums of the same rows; null when there are too many, until a shorter period is chosen',
    access: trackByDateList.access,
    scope: 'branch',
    query: z.strictObject(filters),
    output: one(totals.nullable()),
  }),
};
