import { placeFacts } from '@waybill/domain/rooms/places/place-facts.ts';
import type { PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import type { FoundPlace } from '@waybill/contract/rooms/places/places.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { readWays } from './place-ways.queries.ts';
import { findPlaceIds } from './places.queries.ts';

/** The best places for a typed text, each with the way to it, so that one of many places of a name can be told (T-04). */
export async function findPlaces(
  db: Database,
  question: { search: string; type?: PlaceType | undefined; parent?: number | undefined },
): Promise<FoundPlace[]> {
  const ids = await findPlaceIds(db, question);
  const ways = await readWays(db, ids);
  return ids.flatMap((id) => {
    const way = ways.get(id);
    if (!way) return [];
    const facts = placeFacts(way);
    return [{ ...facts, parent_id: way[1]?.id ?? null, parent_type: way[1]?.type ?? null }];
  });
}
