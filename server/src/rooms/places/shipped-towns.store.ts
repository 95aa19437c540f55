import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql, type Transaction } from 'kysely';
import { mayLieIn, townTypes } from '@waybill/domain/rooms/places/place-kinds.ts';
import { placeKey, sameName } from '@waybill/domain/rooms/places/place-search.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { readCsv } from '../../kernel/sheets/read-csv.ts';
import { cleanCells, readPlaceRow, type OfficialPlace } from './import-rows.ts';
import { insertPlaces, takePlaceIds, type NewPlace } from './places.store.ts';

type Tx = Transaction<Tables>;

interface ShippedPlace extends OfficialPlace {
  readonly lon: number;
  readonly lat: number;
}

/** `server/data/places/towns.csv`, searched upwards from this file: the sources and the built bundle lie at different depths. */
function townsFile(): string {
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'data/places/towns.csv');
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder))
      throw new Error('server/data/places/towns.csv is missing from this installation');
  }
}

async function readTowns(): Promise<ShippedPlace[]> {
  const towns: ShippedPlace[] = [];
  let header: readonly string[] | null = null;
  for await (const { cells } of readCsv(createReadStream(townsFile()))) {
    if (header === null) {
      header = cells;
      continue;
    }
    const read = cleanCells(header, cells);
    // A few small towns have no Myanmar name in the list.
    const place = readPlaceRow('towns', { ...read, name_mm: read['name_mm'] || (read['name_en'] ?? '') });
    const parent = read['parent_postcode5'] || place.otherwise;
    towns.push({ ...place, parent, lon: Number(read['lon']), lat: Number(read['lat']) });
  }
  return towns;
}

type KnownPlace = Pick<
  TableRow<'place'>,
  | 'id'
  | 'type'
  | 'postcode'
  | 'name_en'
  | 'name_mm'
  | 'name_zh'
  | 'branch_postcode'
  | 'code'
  | 'region_id'
  | 'search_key'
  | 'lon'
>;

/**
 * Adds the towns and townships that the product ships, and their positions to those that exist. Keeps what an operator has named, moved or put out of
 * use; does not add a place that an operator entered under the same name in the same region.
 */
export async function takeShippedTowns(tx: Tx, now: Date): Promise<void> {
  const towns = await readTowns();
  const { rows: known } = await sql<KnownPlace>`
    select id, type, postcode, name_en, name_mm, name_zh, branch_postcode, code, region_id, search_key, lon
    from place
    where type = any(${['region', ...townTypes]}::text[])`.execute(tx);
  const byPostcode = new Map<string, KnownPlace>();
  for (const place of known) if (place.postcode !== null) byPostcode.set(place.postcode, place);
  const shipped = new Set(towns.map(({ postcode }) => postcode));
  const own = known.filter((place) => isTownOf(place) && !shipped.has(place.postcode ?? ''));
  const fresh: NewPlace[] = [];
  const located: { readonly id: number; readonly lon: number; readonly lat: number }[] = [];
  const ids = await takePlaceIds(tx, towns.length);
  for (const [at, town] of towns
    .toSorted((one, other) => Number(one.type === 'town') - Number(other.type === 'town'))
    .entries()) {
    const { parent, otherwise, lon, lat, ...columns } = town;
    const region = byPostcode.get(otherwise ?? '');
    const there =
      byPostcode.get(town.postcode) ??
      own.find((place) => place.region_id === region?.id && sameName(place, town.name_en));
    if (there) {
      if (there.lon === null) located.push({ id: there.id, lon, lat });
      continue;
    }
    const above = byPostcode.get(parent ?? '') ?? region;
    if (!above || !mayLieIn(town.type, above.type)) continue;
    const id = ids[at] ?? 0;
    fresh.push({
      ...columns,
      id,
      parent_id: above.id,
      code: null,
      branch_id: null,
      remote: false,
      active: true,
      lon,
      lat,
    });
    byPostcode.set(town.postcode, { ...columns, id, code: null, region_id: region?.id ?? null, search_key: '', lon });
  }
  await insertPlaces(tx, fresh, now);
  await sql`
    update place p set lon = n.lon, lat = n.lat
    from unnest(${located.map(({ id }) => id)}::bigint[], ${located.map(({ lon }) => lon)}::float8[],
      ${located.map(({ lat }) => lat)}::float8[]) as n (id, lon, lat) where p.id = n.id`.execute(tx);
  // Found by former names too, which earlier builds did not know.
  const rekeyed = known.filter((place) => placeKey(place) !== place.search_key);
  await sql`
    update place p set search_key = n.key
    from unnest(${rekeyed.map(({ id }) => id)}::bigint[], ${rekeyed.map(placeKey)}::text[]) as n (id, key)
    where p.id = n.id`.execute(tx);
}

const isTownOf = ({ type }: KnownPlace) => townTypes.includes(type);
