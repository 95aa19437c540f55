import { sql } from 'kysely';
import { can } from '@waybill/domain/kernel/access.ts';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { usualKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import type { ReturnStep } from '@waybill/domain/rooms/labels/label-life.ts';
import { openStatuses, paidLatelyDays, payoutsShown } from '@waybill/domain/rooms/merchant-users/home-stages.ts';
import type { MerchantNews } from '@waybill/contract/rooms/merchant-users/merchant-home.contract.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

type Answer = MerchantNews['answers']['latest'][number] & { readonly of_all: number };
type Payout = NonNullable<MerchantNews['payouts']>['latest'][number] & { readonly of_all: number };

const askStep: ReturnStep = 'pending_return_confirm';

/** Parcels `s` of these merchants that wait for their answer. */
const waits = (customers: readonly number[]) => sql`s.merchant_id = any(${[...customers]}::bigint[])
    and s.status = any(${[...openStatuses]}::text[]) and s.return_step = ${askStep} and s.closed_at is null`;

/** Payouts `d` of these merchants that were paid lately and not confirmed. */
const isPaid = (customers: readonly number[], now: Date) => sql`d.customer_id = any(${[...customers]}::bigint[])
    and d.kind = ${usualKind} and d.status = ${clearanceLife.at.complete} and d.merchant_received_at is null
    and d.paid_at is not null and d.issue_date >= ${addDays(businessDate(now), 1 - paidLatelyDays)}`;

type Newest = ReadonlyMap<number, Date>;

/** Returns when the newest question about a parcel was put to each of these merchants that has one open. */
export async function newestQuestions(db: Database, customers: readonly number[]): Promise<Newest> {
  const { rows } = await sql<{ id: number; newest: Date }>`
    select s.merchant_id as id, max(s.return_at) as newest from label_state s
    where ${waits(customers)} and s.return_at is not null group by s.merchant_id`.execute(db);
  return new Map(rows.map(({ id, newest }) => [id, newest]));
}

/** Returns when the newest payout that is not confirmed was paid to each of these merchants that has one. */
export async function newestPayouts(db: Database, customers: readonly number[], now: Date): Promise<Newest> {
  const { rows } = await sql<{ id: number; newest: Date }>`
    select d.customer_id as id, max(d.paid_at) as newest from clearance d where ${isPaid(customers, now)} group by d.customer_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, newest }) => [id, newest]));
}

/** Reads what waits for the people of a merchant (U-06); null for people of no merchant. */
export async function readMerchantNews(db: Database, viewer: SessionViewer, now: Date): Promise<MerchantNews | null> {
  const { customerId } = viewer;
  if (customerId === undefined) return null;
  const answers = await readRecords(
    db,
    sql<Answer>`
    select l.id as label_id, l.tracking_code, l.destination_name as receiver_name, s.return_at as asked_at, ${all}
    from label_state s join label l on l.id = s.label_id where ${waits([customerId])} order by s.return_at desc limit ${payoutsShown}`,
  );
  const payouts = can(viewer, 'cod.view')
    ? await readRecords(
        db,
        sql<Payout>`
        select d.id, d.number, coalesce(d.received_amount, 0) as amount, d.paid_at, ${all} from clearance d where ${isPaid([customerId], now)} order by d.id desc limit ${payoutsShown}`,
      )
    : null;
  return { answers: counted(answers), payouts: payouts && counted(payouts) };
}

/** Counts all rows besides those that are read. */
const all = sql`(count(*) over ())::int as of_all`;

/** Returns rows with the number of all of them. */
const counted = <Row extends { of_all: number }>(
  rows: readonly Row[],
): { count: number; latest: Omit<Row, 'of_all'>[] } => ({
  count: rows[0]?.of_all ?? 0,
  latest: rows.map(({ of_all: _, ...row }) => row),
});
