import { sql, type RawBuilder } from 'kysely';
import {
  agreedReturn,
  senderAnswerStep,
  codPromises,
  codStays,
  parcelPromises,
  stayRows,
  wayPromises,
  type StayRow,
} from '@waybill/domain/rooms/ageing/promises.ts';
import { countedPlace, streetPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { keepPolicy } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';

const texts = (values: readonly string[]) => sql`${[...values]}::text[]`;

/** The table of promises over `label_state s` and `label l`, in the order of `stayOf`. */
function fits({ statuses, types, asking, fetched }: StayRow): RawBuilder<unknown> {
  const parts = [sql`s.status = any(${texts(statuses)})`];
  if (types) parts.push(sql`s.shipping_type = any(${texts(types)})`);
  if (asking) parts.push(sql`s.return_step <> ${agreedReturn}`);
  if (fetched) parts.push(sql`(l.instant_deliver or l.pickup_at_po or l.delivery_type = 'branch')`);
  return sql.join(parts, sql` and `);
}

const hours = (n: number) => sql`interval '1 hour' * ${sql.lit(n)}`;
const cases = (result: (row: StayRow) => RawBuilder<unknown>) =>
  sql`case ${sql.join(
    stayRows.map((row) => sql`when ${fits(row)} then ${result(row)}`),
    sql` `,
  )} end`;

/** Stage at which the parcel is. */
export const parcelStay = cases(({ stay }) => sql`${sql.lit(stay)}::text`);

/** Days that customer `c` wants this parcel kept while they, as its sender, have not answered. */
export const keptDays = sql<number>`case
  when s.return_step = ${sql.lit(senderAnswerStep)} and c.unanswered = ${sql.lit(keepPolicy)} then c.unanswered_days
  else 0 end`;

/** Time by which it should have moved on, as `dueAt`; needs a left join of its merchant `c`. */
export const parcelDue = cases(({ stay }) => {
  const promise: { hours: number; since: string; way: keyof typeof wayPromises | null } = parcelPromises[stay];
  const ends = sql`coalesce(s.${sql.ref(promise.since)}, s.status_at) + ${hours(promise.hours)}`;
  if (promise.way === null) return ends;
  const whole = wayPromises[promise.way];
  const usual = sql`least(${ends}, s.${sql.ref(whole.since)} + ${hours(whole.hours)})`;
  return stay === 'sender_answer'
    ? sql`case when ${keptDays} > 0 then ${ends} + interval '1 day' * (${keptDays}) else ${usual} end`
    : usual;
});

/** Stage at which the money `m` is, as `codStayOf`. */
export const codStay = sql`case
  when m.place = ${sql.lit(streetPlace)} then 'with_courier'
  when m.place = ${sql.lit(countedPlace)} then case when m.handover_id is null then 'branch_cash' else 'to_bank' end
  when m.place is not null then 'other_carrier'
  when m.cod_status = ${sql.lit(codAt.onDocument)} then 'on_document'
  else 'ready' end`;

/** Time by which it should have moved on. */
export const codDue = sql`m.since + interval '1 hour' * (case ${codStay} ${sql.join(
  codStays.map((stay) => sql`when ${sql.lit(stay)} then ${sql.lit(codPromises[stay].hours)}`),
  sql` `,
)} end)`;
