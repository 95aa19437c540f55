import { sql, type RawBuilder } from 'kysely';
import { seesStreetBooks } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import { codLife, isSettled } from '@waybill/domain/rooms/labels/cod-states.ts';
import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import type { MoneyHolder } from '@waybill/contract/rooms/reports/reports.words.ts';
import type { reportColumns } from '@waybill/contract/rooms/reports/report-columns.ts';
import { daysOf } from '../../kernel/sql/filters.ts';
import { customerName, namedJson } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import { ageOf, branchKey, customerKey, dateOf, moneyOfEntry, type RowsSql } from './report-rows.ts';
import { sightOfSteps, slicedSteps, stepFrom } from './step-rows.ts';

const headOffice: MoneyHolder = 'head_office';
const settled = sql<boolean>`s.cod_status = any(${codLife.stateNames.filter(isSettled)}::text[])`;
const placeOf = (labelId: string) =>
  sql`(select h.place from label_cash h where h.label_id = ${sql.ref(labelId)} order by h.journal_id desc limit 1)`;
const unpaid = (value: RawBuilder<unknown>) => sql`case when ${settled} then null else ${value} end`;

/** COD collected at the door in the period, with its current state. */
export function codRows(): RowsSql<keyof (typeof reportColumns)['cod']> {
  const daysUntil = (now: RawBuilder<Date>) => sql`${dateOf(now)} - ${dateOf(sql`e.at`)}`;
  // Users who may count couriers' cash do not see what is still with the couriers, nor the rest of it (decisions 5).
  const holder = (viewer: SessionViewer, labelId: string) =>
    seesStreetBooks(viewer) ? unpaid(sql`coalesce(${placeOf(labelId)}, ${headOffice}::text)`) : sql`null::text`;
  return {
    from: stepFrom(stepCounts.delivered.statuses),
    more: sql`${moneyOfEntry} left join clearance cl on cl.id = s.clearance_id`,
    id: sql`e.id`,
    at: sql`e.at`,
    date: dateOf(sql`e.at`),
    days: daysOf('e.at'),
    branch: 'b.id',
    customer: { id: 'l.merchant_id', name: customerName('c') },
    where: sql<boolean>`(s.cod_status is not null and l.cod_amount > 0)`,
    scope: visibleLabels,
    values: (viewer, now) => ({
      day: sql`e.at`,
      tracking_code: sql`l.tracking_code`,
      branch: namedJson('b'),
      customer: customerName('c'),
      cod_status: sql`s.cod_status`,
      age: unpaid(ageOf(daysUntil(now))),
      days: unpaid(daysUntil(now)),
      holder: holder(viewer, 'l.id'),
      cod_amount: sql`m.cod_amount`,
      cod_fee: sql`m.cod_fee`,
      shipping: sql`m.cod_amount - m.cod_fee - m.net`,
      net: sql`m.net`,
      clearance_number: sql`cl.number`,
    }),
    keys: { branch: branchKey(sql`b.id`), customer: customerKey(sql`l.merchant_id`) },
    moving: {
      rows: sql<boolean>`s.cod_status = any(${codLife.stateNames.filter((state) => !isSettled(state))}::text[])`,
      columns: ['cod_status', 'age', 'holder'],
      // Postings made at the door stay until the day is marked.
      kept: {
        id: sql`l.id`,
        from: sql`join label_state s on s.label_id = k.key::bigint`,
        values: (viewer, now) => ({
          cod_status: sql`s.cod_status`,
          age: ageOf(sql`${dateOf(now)} - k.day`),
          holder: holder(viewer, 's.label_id'),
        }),
      },
    },
    ...sightOfSteps,
    sliced: slicedSteps(stepCounts.delivered.statuses),
    links: sql`l.id as label_id, l.tracking_code as code, null::bigint as link_journal_id`,
  };
}
