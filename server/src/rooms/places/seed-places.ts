import { starterNrcTownships } from '@waybill/domain/rooms/places/starter-nrc.ts';
import { starterPlaces, type StarterPlace } from '@waybill/domain/rooms/places/starter-places.ts';
import type { Database } from '../../kernel/services.ts';
import { matchBranchTowns, renewNearestBranches } from './nearest-branch.store.ts';
import { insertNrcTownships } from './nrc.store.ts';
import { insertPlaces, lockTree, takePlaceIds, type NewPlace, lockPlaces } from './places.store.ts';
import { takeShippedTowns } from './shipped-towns.store.ts';

/** Name of the list; change it with the file. An installation takes each list once, so that later changes by the operator stay. */
const shippedTowns = 'towns-1';

/**
 * Adds the places that the product ships, once: the starter set to an empty table, then every town and township. Then matches the towns of branches
 * that were typed as text. Of two servers that start at the same time, one does it.
 */
export async function seedPlaces(db: Database, now: Date): Promise<void> {
  if (await hasTowns(db)) return;
  await db.transaction().execute(async (tx) => {
    await lockPlaces(tx);
    if (await hasTowns(tx)) return;
    await lockTree(tx);
    if ((await tx.selectFrom('place').select('id').limit(1).executeTakeFirst()) === undefined) {
      await insertPlaces(tx, placed(starterPlaces, await takePlaceIds(tx, starterPlaces.length)), now);
      await insertNrcTownships(tx, starterNrcTownships);
    }
    await takeShippedTowns(tx, now);
    await matchBranchTowns(tx);
    await renewNearestBranches(tx);
    await tx.insertInto('shipped_list').values({ name: shippedTowns, taken_at: now }).execute();
  });
}

async function hasTowns(db: Database): Promise<boolean> {
  const row = await db.selectFrom('shipped_list').select('name').where('name', '=', shippedTowns).executeTakeFirst();
  return row !== undefined;
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
