import { sql, type RawBuilder } from 'kysely';
import { placeFacts, type PlaceFacts, type PlaceLink } from '@waybill/domain/rooms/places/place-facts.ts';
import type { PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import type { Database } from '../../kernel/services.ts';

interface RawLink extends PlaceLink {
  /** The place whose way it is a part of. */
  readonly start: number;
}

/** Ids of places, or what the database finds them by: an array of ids. */
type PlaceIds = readonly number[] | RawBuilder<unknown>;

/** The way from each place up to its region, itself first; a place that does not exist has none. One statement, however many. */
export async function readWays(db: Database, ids: PlaceIds): Promise<Map<number, PlaceLink[]>> {
  const ways = new Map<number, PlaceLink[]>();
  if ('length' in ids && ids.length === 0) return ways;
  const wanted = 'length' in ids ? sql`${[...new Set(ids)]}::bigint[]` : ids;
  const { rows } = await sql<RawLink>`${prepared}
    with recursive way as (
      select p.id as start, 0 as height, p.* from place p where p.id = any(${wanted})
      union all
      select way.start, way.height + 1, up.* from way join place up on up.id = way.parent_id
    )
    select start, id, type, name_en, name_mm, name_zh, postcode, branch_postcode, branch_id, nearest_id, remote, active
    from way
    order by start, height`.execute(db);
  for (const { start, type, ...link } of rows)
    ways.set(start, [...(ways.get(start) ?? []), { ...link, type: type as PlaceType }]);
  return ways;
}

/**
 * Reads places with their inherited values: region, town, delivering branch, remoteness, postcodes, names of the path. A place that does not exist is
 * missing in the answer.
 *
 * @example (await readPlaces(db, [label.destination_place_id])).get(id)?.path.town?.name_mm
 * Source: E-03.
 */
export async function readPlaces(db: Database, ids: PlaceIds): Promise<Map<number, PlaceFacts>> {
  return new Map([...(await readWays(db, ids))].map(([id, way]) => [id, placeFacts(way)]));
}
