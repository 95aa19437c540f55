import { sql, type Transaction } from 'kysely';
import { defaultBranchType } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import { townTypes } from '@waybill/domain/rooms/places/place-kinds.ts';
import { sameName, type SearchedPlace } from '@waybill/domain/rooms/places/place-search.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { recomputeInherited, lockTree } from './places.store.ts';

type Tx = Transaction<Tables>;

/**
 * Computes again which open branch of the operator's own is nearest to each town and township without an assigned branch: of its region first, else of
 * the country. It delivers there, so that a parcel can go to every township from the first day. A city lies in the middle of its townships; a small
 * town goes with its township. A place whose position is not known gets the first branch of its region.
 */
export async function renewNearestBranches(tx: Tx): Promise<void> {
  await lockTree(tx);
  const { rows } = await sql<{ id: number }>`
    with town as materialized (
      select p.id, p.region_id, coalesce(p.branch_id, up.branch_id, top.branch_id) as assigned_id,
        coalesce(p.lon, (select avg(c.lon) from place c where c.parent_id = p.id)) as lon,
        coalesce(p.lat, (select avg(c.lat) from place c where c.parent_id = p.id)) as lat
      from place p
      left join place up on up.id = p.parent_id
      left join place top on top.id = up.parent_id
      where p.type = any(${townTypes}::text[]) and up.type is distinct from 'township'
    ), site as materialized (
      select b.id, p.region_id, coalesce(t.lon, p.lon) as lon, coalesce(t.lat, p.lat) as lat
      from branch b
      join place p on p.id = b.place_id
      left join town t on t.id = p.id
      where b.status = ${branchLife.initial} and b.type = ${defaultBranchType}
    ), nearest as (
      select t.id, case when t.assigned_id is null then (
        select s.id
          from site s
          order by s.region_id is not distinct from t.region_id desc,
            power(s.lat - t.lat, 2) + power((s.lon - t.lon) * cos(radians(t.lat)), 2) nulls last, s.id
          limit 1) end as branch_id
      from town t
    )
    update place p set nearest_id = n.branch_id
    from nearest n
    where n.id = p.id and p.nearest_id is distinct from n.branch_id
    returning p.id`.execute(tx);
  await recomputeInherited(
    tx,
    rows.map(({ id }) => id),
  );
}

type TownText = Pick<TableRow<'branch'>, 'id' | 'town' | 'postcode'>;

/**
 * Matches the towns of branches that were typed as text with places: by name in any spelling, and by postcode where several are called so or none. What
 * fits no place, or several, stays a text until a person chooses.
 */
export async function matchBranchTowns(tx: Tx): Promise<void> {
  const { rows: branches } = await sql<TownText>`select id, town, postcode from branch where place_id is null`.execute(
    tx,
  );
  if (branches.length === 0) return;
  const { rows: places } = await sql<SearchedPlace & { id: number }>`
    select id, name_en, name_mm, name_zh, postcode
    from place
    where type = any(${townTypes}::text[]) and in_use`.execute(tx);
  for (const { id, town, postcode } of branches) {
    const named = places.filter((place) => sameName(place, town));
    const candidates =
      named.length === 1
        ? named
        : (named.length > 0 ? named : places).filter((place) => postcode !== null && place.postcode === postcode);
    const [place, ...others] = candidates;
    if (place && others.length === 0)
      await sql`update branch set place_id = ${place.id}, town = ${place.name_en} where id = ${id}`.execute(tx);
  }
}
