import { sql } from 'kysely';
import { standingOf } from '@waybill/domain/rooms/places/place-facts.ts';
import { starterPlaces, type StarterPlace } from '@waybill/domain/rooms/places/starter-places.ts';
import type { Database } from '../../kernel/services.ts';
import { insertPlaces, takePlaceIds, type NewPlace } from './places.store.ts';

/** Fills a table without places with the starter set; once somebody has places, they are theirs. Of two servers that start at once one does it. */
export async function seedPlaces(db: Database, now: Date): Promise<void> {
  if (await hasPlaces(db)) return;
  await db.transaction().execute(async (tx) => {
    await sql`lock table place in share row exclusive mode`.execute(tx);
    if (await hasPlaces(tx)) return;
    await insertPlaces(tx, placed(starterPlaces, await takePlaceIds(tx, starterPlaces.length)), now);
  });
}

async function hasPlaces(db: Database): Promise<boolean> {
  return (await db.selectFrom('place').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The rows of the set with their numbers, each after the one it lies in. */
function placed(rows: readonly StarterPlace[], ids: readonly number[]): NewPlace[] {
  const known = new Map<string, NewPlace>();
  for (const [at, { parent, code = null, ...row }] of rows.entries()) {
    const above = parent === null ? null : (known.get(parent) ?? null);
    const standing = standingOf({ id: ids[at] ?? 0, type: row.type }, above);
    known.set(row.postcode ?? row.name_en, {
      ...row, ...standing, parent_id: above?.id ?? null, code, branch_postcode: row.type === 'region' ? null : row.postcode, district_en: null, district_mm: null, branch_id: null, remote: false, active: true,
    });
  }
  return [...known.values()];
}
