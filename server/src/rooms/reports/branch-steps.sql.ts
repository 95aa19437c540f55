import { sql } from 'kysely';
import {
  stepCountNames,
  stepCounts,
  type StepCount,
  type StepCountName,
} from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { dateOf } from './report-rows.ts';
import type { Summed } from './reports.queries.ts';
import { stepRows } from './step-rows.ts';

const statuses = [...new Set(stepCountNames.flatMap((name) => stepCounts[name].statuses))];
const of = (name: StepCountName) => sql`e.status = any(${[...stepCounts[name].statuses]}::text[])`;
const needsReason = sql<boolean>`e.status = any(${stepCountNames
  .filter((name) => (stepCounts[name] as StepCount).withReason)
  .flatMap((name) => [...stepCounts[name].statuses])}::text[])`;
const figure = sql`case ${sql.join(
  stepCountNames.map((name) => sql`when ${of(name)} then ${sql.lit(name)}`),
  sql` `,
)} end`;
/** The last time before that the same branch took the same step with the same parcel. */
const before = sql`
  (select max(p.at)
    from label_entry p
    where p.label_id = e.label_id and p.branch_id = e.branch_id and p.status = e.status and p.viewable
      and (p.at, p.id) < (e.at, e.id) and (p.reason is not null or not ${needsReason}))`;
const rows = stepRows({ of: 'steps', statuses });

/**
 * The steps that the dashboard of a branch counts, by figure. `again` names the figure and the day on which the same step was taken with the same parcel before:
 * in a period that contains that day too, the parcel is counted once.
 */
export const branchSteps: Summed = {
  key: 'branch_steps',
  kind: 'steps',
  sums: ['cod_amount', 'shipping_total'],
  groups: ['figure', 'again'],
  customers: false,
  definition: { statuses, again: 1 },
  rows: {
    ...rows,
    more: sql``,
    where: sql<boolean>`(e.reason is not null or not ${needsReason})`,
    keys: {},
    values: () => ({
      figure,
      again: sql`${figure} || ' ' || ${dateOf(before)}`,
      cod_amount: sql`l.cod_amount`,
      shipping_total: sql`l.shipping_total`,
    }),
  },
};
