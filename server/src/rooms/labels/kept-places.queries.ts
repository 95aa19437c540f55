import { sql } from 'kysely';
import type { PlaceFacts } from '@waybill/domain/rooms/places/place-facts.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import { cachedByLists } from '../../kernel/hot/cached-by-lists.ts';
import type { Database } from '../../kernel/services.ts';
import { readPlaces } from '../places/places.door.ts';
import type { ListVersions } from '../../kernel/viewer.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

export interface LabelBranch extends Pick<TableRow<'branch'>, 'id' | 'status' | 'type' | 'international_mail'> {
  /** Place of the branch itself: the start of a parcel whose sender has no address. */
  readonly place_id: number | null;
}

const kept = cachedByLists(['branch', 'place'], () => ({
  branches: new Map<number, LabelBranch>(),
  places: new Map<number, PlaceFacts>(),
}));

export interface KeptPlaces {
  branches(ids: readonly number[]): Promise<ReadonlyMap<number, LabelBranch>>;
  places(ids: readonly number[]): Promise<ReadonlyMap<number, PlaceFacts>>;
}

/**
 * Returns branches and places as labels need them, cached in memory while neither list changes: `versions` are the current ones. `pool` identifies the cache,
 * `db` reads.
 */
export function keptPlaces(pool: Database, db: Database, versions: ListVersions): KeptPlaces {
  const { branches, places } = kept(pool, versions);
  return {
    branches: (ids) => complete(branches, ids, (missing) => readBranches(db, missing)),
    places: (ids) => complete(places, ids, (missing) => readPlaces(db, missing)),
  };
}

/** Returns the cached rows, after reading the missing ones. */
async function complete<Row>(
  known: Map<number, Row>,
  ids: readonly number[],
  read: (missing: readonly number[]) => Promise<ReadonlyMap<number, Row>>,
): Promise<ReadonlyMap<number, Row>> {
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  if (missing.length > 0) for (const [id, row] of await read(missing)) known.set(id, row);
  return known;
}

async function readBranches(db: Database, ids: readonly number[]): Promise<Map<number, LabelBranch>> {
  const { rows } = await sql<LabelBranch>`${prepared}
    select b.id, b.status, b.type, b.international_mail, b.place_id
    from branch b where b.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
