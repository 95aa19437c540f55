import { placeKinds, type PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';

/**
 * The filters of the list that show what lies in a place: of a region its townships, of any other place what lies directly in it.
 *
 * @example searchWithin('township', 7) // { parent_id: 7 }
 */
export function searchWithin(type: PlaceType, id: number): Record<string, string | number> {
  return placeKinds[type].parents.length > 0 ? { parent_id: id } : { region_id: id, type: 'township' };
}
