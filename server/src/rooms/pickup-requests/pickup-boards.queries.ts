import { sql, type RawBuilder } from 'kysely';
import { addDays } from '@waybill/domain/kernel/calendar.ts';
import {
  carriedPickupStates,
  isChangeable,
  openPickupStates,
  pickupRequestLife,
} from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { dayParts } from '@waybill/domain/rooms/pickup-requests/pickup-kinds.ts';
import { onTheStreet } from '../../kernel/sql/filters.ts';
import { accountLife, maySignIn } from '@waybill/domain/rooms/staff/account-states.ts';
import type {
  PickupCourier,
  PickupDay,
  PickupNoti,
  PickupQuarters,
  PickupRow,
} from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { covered } from '../../kernel/scope.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readPlaces } from '../places/places.door.ts';
import { denialSeen, pickupRequestSource, pickupScope, type RawPickup } from './pickup-requests.queries.ts';

const isOpen = sql<boolean>`q.status = any(${[...openPickupStates]}::text[])`;
const isWaiting = sql<boolean>`q.status = ${pickupRequestLife.at.unassigned}`;
const ofBranch = (branchId: number | undefined): RawBuilder<boolean> =>
  branchId === undefined ? sql<boolean>`true` : sql<boolean>`q.branch_id = ${branchId}`;

/** How many there are in each state, of a day and a branch when these are given. Without a day those that are complete are not counted: they only grow. */
export async function countPickups(
  db: Database,
  viewer: SessionViewer,
  { day, branch_id }: { readonly day?: string | undefined; readonly branch_id?: number | undefined },
): Promise<Record<string, number>> {
  const onDay = day === undefined ? sql<boolean>`q.completed_at is null` : sql<boolean>`q.time_request = ${day}::date`;
  const { rows } = await sql<{ status: string; n: number }>`
    select q.status, count(*)::int as n
    from pickup_request q
    where ${pickupScope(viewer)} and ${onDay} and ${ofBranch(branch_id)}
    group by q.status`.execute(db);
  const found = new Map(rows.map(({ status, n }) => [status, n]));
  const counted = pickupRequestLife.stateNames.filter((state) => day !== undefined || isChangeable(state));
  return Object.fromEntries(counted.map((state) => [state, found.get(state) ?? 0]));
}

/** The seven days from a day on. */
export async function readWeek(
  db: Database,
  viewer: SessionViewer,
  { from, branch_id }: { readonly from: string; readonly branch_id?: number | undefined },
): Promise<PickupDay[]> {
  const { rows } = await sql<PickupDay>`
    select q.time_request as day, count(*) filter (where ${isOpen})::int as open, count(*)::int as "all"
    from pickup_request q
    where ${pickupScope(viewer)}
      and q.time_request >= ${from}::date
      and q.time_request < ${addDays(from, 7)}::date
      and ${ofBranch(branch_id)}
    group by q.time_request`.execute(db);
  const found = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: 7 }, (_, at) => addDays(from, at)).map(
    (day) => found.get(day) ?? { day, open: 0, all: 0 },
  );
}

type Group = PickupQuarters['quarters'][number];

/** Counts the open requests of a day by township and by quarter, so that a planner sees where several are close together. */
export async function readQuarters(db: Database, viewer: SessionViewer, day: string): Promise<PickupQuarters[]> {
  const { rows } = await sql<{ place_id: number; open: number; unassigned: number; parcels: number }>`
    select q.place_id, count(*)::int as open, count(*) filter (where ${isWaiting})::int as unassigned,
      sum(q.counts)::int as parcels
    from pickup_request q
    where ${pickupScope(viewer)} and ${isOpen} and q.time_request = ${day}::date
    group by q.place_id`.execute(db);
  const places = await readPlaces(
    db,
    rows.map(({ place_id }) => place_id),
  );
  const townships = new Map<number, PickupQuarters>();
  for (const { place_id, ...sums } of rows) {
    const place = places.get(place_id);
    if (!place) continue;
    const township = place.path.township ?? place.path.town ?? place;
    const held = townships.get(township.id) ?? { township: namesOf(township), ...none, quarters: [] };
    const { quarter } = place.path;
    const others = held.quarters.filter((one) => one.quarter.id !== quarter?.id);
    const known = held.quarters.find((one) => one.quarter.id === quarter?.id);
    const quarters: Group[] = quarter
      ? [...others, { quarter: namesOf(quarter), ...add(known ?? none, sums) }]
      : others;
    townships.set(township.id, { ...held, ...add(held, sums), quarters: quarters.sort(most) });
  }
  return [...townships.values()].sort(most);
}

type Sums = Pick<Group, 'open' | 'unassigned' | 'parcels'>;
const none: Sums = { open: 0, unassigned: 0, parcels: 0 };
const most = (one: Sums, other: Sums): number => other.open - one.open || other.parcels - one.parcels;
const add = (one: Sums, other: Sums): Sums => ({
  open: one.open + other.open,
  unassigned: one.unassigned + other.unassigned,
  parcels: one.parcels + other.parcels,
});
const namesOf = ({ id, name_en, name_mm, name_zh }: PickupQuarters['township']): PickupQuarters['township'] => ({
  id,
  name_en,
  name_mm,
  name_zh,
});

/** Requests that the viewer has to collect or was handed, the earliest first. */
export async function readMine(db: Database, viewer: SessionViewer): Promise<PickupRow[]> {
  const { rows } = await sql<RawPickup>`
    select ${pickupRequestSource.columns}
    from ${pickupRequestSource.from}
    where (q.postman_id = ${viewer.id} and q.status = any(${[...carriedPickupStates]}::text[]))
      or (q.to_staff_id = ${viewer.id} and q.status = ${pickupRequestLife.at.handover})
    order by q.time_request, array_position(${[...dayParts]}::text[], q.day_part), q.id
    limit 200`.execute(db);
  return rows.map((raw) => pickupRequestSource.row(raw, viewer));
}

const working = accountLife.stateNames.filter(maySignIn);

/** Couriers of a branch with their number of visits on the day. The one with the fewest is first, and is suggested. */
export async function readPickupCouriers(
  db: Database,
  viewer: SessionViewer,
  branchId: number,
  day: string,
): Promise<PickupCourier[]> {
  const { rows } = await sql<PickupCourier>`
    select st.id, st.name, st.user_name, st.branch_id, (
        select count(*)::int
        from pickup_request q
        where q.postman_id = st.id and q.time_request = ${day}::date and q.status = any(${[...carriedPickupStates]}::text[])
      ) as open
    from staff st
    join role r on r.slug = st.role_slug
    where st.branch_id = ${branchId} and ${covered(viewer, 'st.branch_id')} and ${onTheStreet('r.level')} and st.status = any(${working}::text[])
    order by open, st.name, st.id`.execute(db);
  return rows;
}

/** The branch that is named, else the one that serves the place; `null` when there is none. */
export async function readServing(
  db: Database,
  { branch_id, place_id }: { readonly branch_id?: number | undefined; readonly place_id?: number | undefined },
): Promise<PickupRow['branch'] | null> {
  const place = place_id === undefined ? undefined : (await readPlaces(db, [place_id])).get(place_id);
  const { rows } = await sql<{ branch: PickupRow['branch'] }>`
    select ${namedJson('b', ['code'])} as branch from branch b where b.id = ${branch_id ?? place?.branch_id ?? null}`.execute(
    db,
  );
  return rows[0]?.branch ?? null;
}

/** May this person be sent: do they carry parcels, and may they sign in? Answers their branch; `null` when not. */
export async function readCourierBranch(db: Database, staffId: number): Promise<number | null> {
  const { rows } = await sql<{ branch_id: number | null }>`
    select st.branch_id
    from staff st
    join role r on r.slug = st.role_slug
    where st.id = ${staffId} and ${onTheStreet('r.level')} and st.status = any(${working}::text[])`.execute(db);
  return rows[0]?.branch_id ?? null;
}

/** Denied requests in the bell's dropdown at most (L-04). */
const shownInBell = 10;

/** The bell: what was denied and that the viewer has not looked at, nor anybody given to another courier, for the branch whose work it is and the one that took it (C-01). */
export async function readDenied(db: Database, viewer: SessionViewer): Promise<{ noti: PickupNoti[]; count: number }> {
  const rows = await readRecords(
    db,
    sql<PickupNoti & { n: number }>`
    select q.id, q.name, q.reason, q.denied_at, ${personName('q.denied_by')} as denied_by,
      ${namedJson('b', ['code'])} as branch, count(*) over ()::int as n
    from pickup_request q
    join branch b on b.id = q.branch_id
    where q.denied_at is not null
      and not ${denialSeen(viewer)}
      and (${covered(viewer, 'q.branch_id')} or ${covered(viewer, 'q.intake_branch_id')})
    order by q.denied_at desc, q.id desc
    limit ${shownInBell}`,
  );
  return {
    noti: rows.map(({ n: _, ...row }) => ({ ...row })),
    count: rows[0]?.n ?? 0,
  };
}
