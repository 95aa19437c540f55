import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { sql, type RawBuilder } from 'kysely';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { moneyOf } from '@waybill/domain/rooms/labels/label-money.ts';
import { usualNext } from '@waybill/domain/rooms/labels/next-step.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { queueRows, workQueues, type QueueRow, type WorkQueue } from '@waybill/domain/rooms/labels/work-queues.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { dueDesks, dueRows, type DueDesk } from '@waybill/domain/rooms/labels/due-desks.ts';
import { countCap } from '@waybill/contract/kernel/list.ts';
import { parcelList } from '@waybill/contract/rooms/tracking/tracking.columns.ts';
import type { ParcelRow, Tracked } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import { listSource } from '../../kernel/lists.ts';
import { readTogether } from '../../kernel/hot/remembered-counts.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import {
  readsTally,
  talliedStates,
  township,
  upToCap,
  visibleLabels,
  carriedBy,
  withinType,
} from '../labels/label-scope.door.ts';
import { roadType } from '../labels/label-facts.door.ts';
import { lifeFacts, lifeColumns, lifeOf, type LifeRow } from '../scan-kit/parcel-life.door.ts';
import { missingCaseId, type LockedParcel } from './missing-report.store.ts';
import { readPostCodes } from '../scan-kit/scan-round.door.ts';
import type { CommandContext } from '../../kernel/context.ts';
import type { IsoRow, TableRow } from '../../kernel/db/tables.ts';

type Coded = ParcelRow['deliver_branch'];
interface RawParcel
  extends
    Pick<
      TableRow<'label'>,
      | 'id'
      | 'tracking_code'
      | 'destination_name'
      | 'destination_phone'
      | 'destination_address'
      | 'payment_type'
      | 'cod_amount'
      | 'cod_fee'
      | 'shipping_total'
      | 'return_fee'
      | 'weight_g'
    >,
    Pick<IsoRow<'label_state'>, 'status' | 'status_at' | 'shipping_type' | 'attempts' | 'return_step'> {
  destination_township: ParcelRow['destination_township'];
  accept_branch: Coded;
  deliver_branch: Coded;
  holder_staff: string | null;
  missing_case_id: number | null;
}

/** Whose parcels they are, and of which branches. */
type Reach = Pick<SessionViewer, 'covers' | 'level' | 'id' | 'userType'>;

/** The parcels of one row of the queues' table that wait for the viewer's branches: one walk along the index of its branch column. */
function waiting(row: QueueRow, viewer: Reach): RawBuilder<boolean> {
  const parts: RawBuilder<boolean>[] = [sql<boolean>`s.status = any(${[...row.statuses]}::text[])`];
  if (worksOnTheStreet(viewer.level)) parts.push(carriedBy(viewer));
  else if (viewer.covers !== 'all')
    parts.push(sql<boolean>`s.${sql.ref(branchColumn(row))} = any(${[...viewer.covers]}::bigint[])`);
  if (row.types) parts.push(sql<boolean>`s.shipping_type = any(${[...row.types]}::text[])`);
  if (row.returning !== undefined)
    parts.push(row.returning ? sql<boolean>`s.return_step is not null` : sql<boolean>`s.return_step is null`);
  if (row.hops !== undefined)
    parts.push(row.hops ? sql<boolean>`s.forward_hops <> '{}'` : sql<boolean>`s.forward_hops = '{}'`);
  if (row.kept === false) parts.push(sql<boolean>`s.held_until is null`);
  parts.push(withinType(viewer));
  return sql<boolean>`(${sql.join(parts, sql` and `)} and s.closed_at is null)`;
}

/**
 * Selects the branch column of a queue: parcels waiting for acceptance are at their branch, or with its people; the column of the origin branch is
 * filled on acceptance.
 */
function branchColumn({ queue, branch }: QueueRow): QueueRow['branch'] {
  return queue === 'accept' ? 'holder_branch_id' : branch;
}

/** Is the parcel of `label_state s` work of one of the branches that the viewer covers, in this queue or in any? */
export function inQueue(queue: WorkQueue | null, viewer: SessionViewer): RawBuilder<boolean> {
  return inRows(
    queueRows.filter((row) => queue === null || row.queue === queue),
    viewer,
  );
}

function inRows(rows: readonly QueueRow[], viewer: Reach): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    rows.map((row) => waiting(row, viewer)),
    sql` or `,
  )})`;
}

/** Is it due at this desk of one of the covered branches? */
export function dueAtDesk(desk: DueDesk, viewer: Reach): RawBuilder<boolean> {
  return inRows(dueRows(desk), viewer);
}

/** Whose parcel it is: a merchant by their number, anybody else by their first phone. */
export const senderKey = sql<string>`coalesce('c' || l.merchant_id, 'p' || l.source_phone[1])`;

const json = (alias: string) => namedJson(alias, ['code']);

/** The branch's work (N-14): bounded by what is under way, never by history. */
export const parcelSource = listSource<RawParcel, ParcelRow>({
  definition: parcelList,
  id: sql`s.label_id`,
  from: sql`
    label_state s
    join label l on l.id = s.label_id
    join branch ab on ab.id = coalesce(s.accept_branch_id, l.source_branch_id)
    join branch db on db.id = s.deliver_branch_id
    left join place dp on dp.id = l.destination_place_id left join place dpp on dpp.id = dp.parent_id`,
  columns: sql`
    s.label_id as id, l.tracking_code, s.status, s.status_at, ${roadType} as shipping_type, l.destination_name, l.destination_phone,
    ${township} as destination_township,
    coalesce(nullif(l.destination_address, ''),
      nullif(concat_ws('၊ ', l.destination_no, l.destination_street), '')) as destination_address,
    ${json('ab')} as accept_branch, ${json('db')} as deliver_branch, ${personName('s.holder_staff_id')} as holder_staff,
    l.payment_type, l.cod_amount, l.cod_fee, l.shipping_total, l.return_fee, s.attempts, s.return_step, l.weight_g,
    ${missingCaseId} as missing_case_id`,
  scope: (viewer) => inQueue(null, viewer),
  sort: { status_at: sql`s.status_at` },
  search: (term) => contains('l.search_key', term),
  filters: {
    queue: (value, viewer) => inQueue(value as WorkQueue, viewer),
    type: sameText('l.type'),
    // Whose work it is, where somebody covers several branches; people of the street keep to their own.
    branch_id: (value, viewer) =>
      worksOnTheStreet(viewer.level) ? sql<boolean>`true` : inQueue(null, { ...viewer, covers: [Number(value) || 0] }),
    deliver_branch_id: sameNumber('s.deliver_branch_id'),
    due: (value, viewer) => {
      const desk = dueDesks.find((one) => one === value);
      return desk ? dueAtDesk(desk, viewer) : sql<boolean>`false`;
    },
    sender: (value) => sql<boolean>`${senderKey} = ${value}`,
  },
  row: (raw) => ({
    id: raw.id,
    tracking_code: raw.tracking_code,
    status: raw.status,
    status_at: raw.status_at,
    shipping_type: raw.shipping_type,
    destination_name: raw.destination_name,
    destination_phone: raw.destination_phone,
    destination_township: raw.destination_township,
    destination_address: raw.destination_address,
    accept_branch: raw.accept_branch,
    deliver_branch: raw.deliver_branch,
    holder_staff: raw.holder_staff,
    cod_charge: moneyOf(raw).cod_charge,
    attempts: raw.attempts,
    return_step: raw.return_step,
    weight: raw.weight_g / 1000,
    missing_case_id: raw.missing_case_id,
  }),
});

/** How much waits in each queue, counted to the cap: one statement. */
export async function countQueues(db: Database, viewer: SessionViewer): Promise<Record<string, number>> {
  if (readsTally(viewer)) {
    const open = sql`${[...new Set(queueRows.flatMap((row) => row.statuses))]}::text[]`;
    const [tallied] = await readTogether(
      db,
      sql<Record<string, number>>`
      select ${sql.join(workQueues.map((queue) => sql`${upToCap(inQueue(queue, viewer))} as ${sql.ref(queue)}`))}
      from ${talliedStates} where s.status = any(${open})`,
    );
    return tallied ?? {};
  }
  const arms = workQueues.map(
    (queue) =>
      sql`
        select ${queue}::text as queue,
          (select count(*)::int
            from (select 1 from label_state s where ${inQueue(queue, viewer)} limit ${countCap}) c) as n`,
  );
  const { rows } = await sql<{ queue: string; n: number }>`${sql.join(arms, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ queue, n }) => [queue, n]));
}

interface RawTracked extends LifeRow {
  destination_name: string;
  deliver_branch: Coded;
  holder_branch: Coded;
  holder_staff: string | null;
}

/** Where these parcels are, one row a code in the order asked (N-15). What is unknown and what is not the viewer's to see look the same. */
export async function trackCodes(db: Database, viewer: SessionViewer, codes: readonly string[]): Promise<Tracked[]> {
  const read = codes.map((code) => readCode(code));
  const posts = await readPostCodes(
    db,
    read.flatMap((one) => (one?.kind === 'post' ? [one.code] : [])),
  );
  const own = read.map((one) => (one ? (posts.get(one.code) ?? one.code) : null));
  const wanted = [...new Set(own.filter((code): code is string => code !== null))];
  const { rows } = await sql<RawTracked>`${prepared}
    select ${lifeColumns}, l.destination_name, ${json('db')} as deliver_branch, ${json('hb')} as holder_branch,
      ${personName('s.holder_staff_id')} as holder_staff
    from label l
    join label_state s on s.label_id = l.id
    join branch db on db.id = s.deliver_branch_id
    join branch hb on hb.id = s.holder_branch_id
    where l.tracking_code = any(${wanted}::text[]) and ${visibleLabels(viewer)}`.execute(db);
  const found = new Map(rows.map((row) => [row.tracking_code, row]));
  return codes.map((code, index) => {
    const row = found.get(own[index] ?? '');
    if (!row)
      return {
        code,
        found: false,
        id: null,
        tracking_code: null,
        status: null,
        status_at: null,
        shipping_type: null,
        destination_name: null,
        deliver_branch: null,
        holder_branch: null,
        holder_staff: null,
        next: null,
      };
    return {
      code,
      found: true,
      id: row.id,
      tracking_code: row.tracking_code,
      status: row.status,
      status_at: toIso(row.status_at),
      shipping_type: row.shipping_type,
      destination_name: row.destination_name,
      deliver_branch: row.deliver_branch,
      holder_branch: row.holder_branch,
      holder_staff: row.holder_staff,
      next: usualNext(lifeOf(row), lifeFacts(row))?.to ?? null,
    };
  });
}

/** The same without a lock, for who only looks; `null` when it is not the viewer's to see. */
export async function readParcel(db: Database, viewer: SessionViewer, id: number): Promise<LockedParcel | null> {
  const { rows } = await sql<LifeRow>`
      select ${lifeColumns}
      from label l
      join label_state s on s.label_id = l.id
      where l.id = ${id} and ${visibleLabels(viewer)}`.execute(db);
  const row = rows[0];
  return row ? { row, life: lifeOf(row) } : null;
}

/** Locks the state of a label that the viewer may see. */
export async function lockLife(
  tx: CommandContext['tx'],
  viewer: SessionViewer,
  id: number,
): Promise<LifeRow | undefined> {
  const { rows } = await sql<LifeRow>`
    select ${lifeColumns}
    from label l
    join label_state s on s.label_id = l.id
    where l.id = ${id} and ${visibleLabels(viewer)}
    for update of s`.execute(tx);
  return rows[0];
}
