import { sql } from 'kysely';
import { starterNrcTownships } from '@waybill/domain/rooms/places/starter-nrc.ts';
import { starterPlaces, type StarterPlace } from '@waybill/domain/rooms/places/starter-places.ts';
import type { Database } from '../../kernel/services.ts';
import { insertNrcTownships } from './nrc.store.ts';
import { insertPlaces, takePlaceIds, type NewPlace } from './places.store.ts';

/** Fills a table without places with the starter set; once somebody has places, they are theirs. Of two servers that start at once one does it. */
export async function seedPlaces(db: Database, now: Date): Promise<void> {
  if (await hasPlaces(db)) return;
  await db.transaction().execute(async (tx) => {
    await sql`lock table place in share row exclusive mode`.execute(tx);
    if (await hasPlaces(tx)) return;
    await insertPlaces(tx, placed(starterPlaces, await takePlaceIds(tx, starterPlaces.length)), now);
    await insertNrcTownships(tx, starterNrcTownships);
  });
}

async function hasPlaces(db: Database): Promise<boolean> {
  return (await db.selectFrom('place').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The rows of the set with their numbers, each after the one it lies in. */
function placed(rows: readonly StarterPlace[], ids: readonly number[]): NewPlace[] {
  const known = new Map<string, number>();
  return rows.map(({ parent, code = null, ...row }, at) => {
    const id = ids[at] ?? 0;
    known.set(row.postcode ?? row.name_en, id);
    return {
      ...row,
      id,
      code,
      parent_id: parent === null ? null : (known.get(parent) ?? null),
      branch_postcode: row.type === 'region' ? null : row.postcode,
      district_en: null,
      district_mm: null,
      branch_id: null,
      remote: false,
      active: true,
    };
  });
}
