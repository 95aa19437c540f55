import { sql, type Transaction } from 'kysely';
import { placeKey } from '@waybill/domain/rooms/places/place-search.ts';
import { inheritedOf, type Inherited } from '@waybill/domain/rooms/places/place-facts.ts';
import type { PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;

/** A place as it is written. */
export type PlaceColumns = Pick<
  TableRow<'place'>,
  | 'type'
  | 'parent_id'
  | 'name_en'
  | 'name_mm'
  | 'name_zh'
  | 'postcode'
  | 'branch_postcode'
  | 'code'
  | 'district_en'
  | 'district_mm'
  | 'branch_id'
  | 'remote'
  | 'active'
>;
export type NewPlace = PlaceColumns & {
  readonly id: number;
  readonly lon?: number | null;
  readonly lat?: number | null;
};
export type LockedPlace = NewPlace & Inherited & { readonly version: number };

/** Numbers for places that are about to be made: a place names itself as its own region or town. */
export async function takePlaceIds(tx: Tx, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('place', 'id')) as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map((row) => row.id);
}

/** Writes places in one statement, under the numbers that were taken for them; what they inherit comes from the ones above, which are there. */
export async function insertPlaces(tx: Tx, places: readonly NewPlace[], now: Date): Promise<void> {
  if (places.length === 0) return;
  const above = await readInherited(
    tx,
    places.flatMap(({ parent_id }) => parent_id ?? []),
  );
  const rows: (NewPlace & Inherited)[] = [];
  for (const place of places) {
    const row = {
      ...place,
      ...inheritedOf(place, place.parent_id === null ? null : (above.get(place.parent_id) ?? null)),
    };
    above.set(place.id, row);
    rows.push(row);
  }
  const of = <Key extends keyof (NewPlace & Inherited)>(key: Key) => rows.map((row) => row[key]);
  await sql`
    insert into place (id, type, parent_id, name_en, name_mm, name_zh, postcode, branch_postcode, code, district_en,
      district_mm, branch_id, remote, active, region_id, town_id, delivers_id, is_remote, in_use,
      lon, lat, search_key, created_at, updated_at)
    overriding system value
    select *, ${now}::timestamptz, ${now}::timestamptz from unnest(
      ${of('id')}::bigint[], ${of('type')}::text[], ${of('parent_id')}::bigint[], ${of('name_en')}::text[],
      ${of('name_mm')}::text[], ${of('name_zh')}::text[], ${of('postcode')}::text[],
      ${of('branch_postcode')}::text[], ${of('code')}::text[], ${of('district_en')}::text[],
      ${of('district_mm')}::text[], ${of('branch_id')}::bigint[], ${of('remote')}::boolean[],
      ${of('active')}::boolean[],
      ${of('region_id')}::bigint[], ${of('town_id')}::bigint[], ${of('delivers_id')}::bigint[],
      ${of('is_remote')}::boolean[], ${of('in_use')}::boolean[], ${rows.map(({ lon }) => lon ?? null)}::float8[],
      ${rows.map(({ lat }) => lat ?? null)}::float8[], ${places.map(placeKey)}::text[])`.execute(tx);
}

async function readInherited(tx: Tx, ids: readonly number[]): Promise<Map<number, Inherited>> {
  const { rows } = await sql<Inherited>`
      select id, region_id, town_id, delivers_id, is_remote, in_use
      from place
      where id = any(${[...new Set(ids)]}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The place that a command is about to change, locked until the transaction ends. */
export function lockPlace(tx: Tx, id: number): Promise<LockedPlace | null> {
  return lockRow<'place', LockedPlace>(tx, 'place p', id);
}

/** Who moves places in the tree waits for one another, so that no two of them put one place into the other. */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('place_tree'))`.execute(tx);
}

export async function updatePlace(tx: Tx, id: number, columns: PlaceColumns, now: Date): Promise<void> {
  await tx
    .updateTable('place')
    .set({ ...columns, search_key: placeKey(columns), ...touched(now) })
    .where('id', '=', id)
    .execute();
}

type Below = Inherited &
  Pick<TableRow<'place'>, 'parent_id' | 'type' | 'branch_id' | 'nearest_id' | 'remote' | 'active' | 'branch_postcode'>;

/** Recomputes the inherited values of places and of all below them; rows whose values do not change are not written. */
export async function recomputeInherited(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<Below>`
    with recursive below as (
      select 0 as depth, p.id from place p where p.id = any(${[...ids]}::bigint[])
      union all
      select below.depth + 1, p.id from below join place p on p.parent_id = below.id
    ), once as (select id, max(depth) as depth from below group by id)
    select p.id, p.parent_id, p.type, p.branch_id, p.nearest_id, p.remote, p.active, p.region_id, p.town_id, p.delivers_id,
      p.is_remote, p.in_use, p.branch_postcode
    from once join place p on p.id = once.id order by once.depth, p.id`.execute(tx);
  const known = await readInherited(
    tx,
    rows.flatMap(({ parent_id }) => parent_id ?? []),
  );
  const changed: Inherited[] = [];
  for (const row of rows) {
    const fresh = inheritedOf(row, row.parent_id === null ? null : (known.get(row.parent_id) ?? null));
    known.set(row.id, fresh);
    if (differs(row, fresh)) changed.push(fresh);
  }
  if (changed.length === 0) return;
  const of = <Key extends keyof Inherited>(key: Key) => changed.map((row) => row[key]);
  await sql`
    update place p set region_id = n.region_id, town_id = n.town_id, delivers_id = n.delivers_id, is_remote = n.is_remote, in_use = n.in_use
    from unnest(${of('id')}::bigint[], ${of('region_id')}::bigint[], ${of('town_id')}::bigint[],
      ${of('delivers_id')}::bigint[], ${of('is_remote')}::boolean[], ${of('in_use')}::boolean[])
      as n (id, region_id, town_id, delivers_id, is_remote, in_use) where p.id = n.id`.execute(tx);
}

function differs(one: Inherited, other: Inherited): boolean {
  return (
    one.region_id !== other.region_id ||
    one.town_id !== other.town_id ||
    one.delivers_id !== other.delivers_id ||
    one.is_remote !== other.is_remote ||
    one.in_use !== other.in_use
  );
}

/** The quarters and streets of a town or township have its five digits. */
export async function passBranchPostcode(
  tx: Tx,
  id: number,
  branchPostcode: string | null,
  types: readonly PlaceType[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<NewPlace>`
    with recursive below as (
      select p.* from place p where p.parent_id = ${id} and p.type = any(${[...types]}::text[])
      union all
      select p.* from below join place p on p.parent_id = below.id where p.type = any(${[...types]}::text[])
    ) select * from below where branch_postcode is distinct from ${branchPostcode}`.execute(tx);
  if (rows.length === 0) return;
  const keys = rows.map((row) => placeKey({ ...row, branch_postcode: branchPostcode }));
  await sql`update place p set branch_postcode = ${branchPostcode}, search_key = n.key, updated_at = ${now}
    from unnest(${rows.map((row) => row.id)}::bigint[], ${keys}::text[]) as n (id, key) where p.id = n.id`.execute(tx);
}

/** Locks the table against other writers until the transaction ends. */
export async function lockPlaces(tx: Transaction<Tables>): Promise<void> {
  await sql`lock table place in share row exclusive mode`.execute(tx);
}
