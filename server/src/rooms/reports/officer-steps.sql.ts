import { sql } from 'kysely';
import { stepCounts, type StepCountName } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { lastReturnReason } from '../labels/labels.door.ts';
import type { Summed } from './reports.queries.ts';
import { stepRows } from './step-rows.ts';

/** Steps of parcels counted on the officers' dashboard. */
export const officerCounts = [
  'accepted',
  'delivered',
  'failed',
  'returned',
] as const satisfies readonly StepCountName[];
export type OfficerCount = (typeof officerCounts)[number];

const statuses = officerCounts.flatMap((name) => stepCounts[name].statuses);
const is = (name: OfficerCount) => sql`e.status = any(${[...stepCounts[name].statuses]}::text[])`;
const rows = stepRows({ of: 'steps', statuses });

/** The steps that officers compare: which, how long a delivered parcel took in hours, and why one came back. */
export const officerSteps: Summed = {
  key: 'officer_steps',
  kind: 'steps',
  sums: [],
  groups: ['step', 'hours', 'reason'],
  customers: false,
  definition: { statuses, hours: 1, reason: 1 },
  rows: {
    ...rows,
    // Nothing of money is asked for.
    more: sql``,
    where: sql<boolean>`(e.reason is not null or not ${is('failed')})`,
    keys: {},
    values: () => ({
      step: sql`case ${sql.join(
        officerCounts.map((name) => sql`when ${is(name)} then ${sql.lit(name)}`),
        sql` `,
      )} end`,
      hours: sql`case when ${is('delivered')} then floor(extract(epoch from e.at - s.accepted_at) / 3600)::int end`,
      reason: sql`case when ${is('returned')} then coalesce(${lastReturnReason(sql`e.label_id`)}, '') end`,
    }),
  },
};
