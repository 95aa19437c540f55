import type { PlaceNames, PlacePath } from '@waybill/domain/rooms/places/place-facts.ts';
import { isTownType, type PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import type { PlaceOption } from '@waybill/contract/rooms/places/places.contract.ts';

/** A chosen place as the inputs show it: the town or township, and what was chosen in it. `id` is the finest of them. */
export interface ChosenPlace {
  readonly id: number | null;
  readonly town: PlaceOption | null;
  readonly quarter: PlaceNames | null;
  readonly street: PlaceNames | null;
}

export const nothingChosen: ChosenPlace = { id: null, town: null, quarter: null, street: null };

/** Facts of a place that is not in the list of towns and townships. */
export interface PlacedPlace {
  readonly id: number;
  readonly type: PlaceType;
  readonly path: PlacePath;
}

/**
 * The inputs for a place of any kind. Of the town and the township on its way the nearer one is shown: Hlaing and not Yangon, but a small town
 * and not the township around it.
 *
 * @example chosenFrom(quarter, townships) // { id: quarter.id, town: hlaing, quarter, street: null }
 */
export function chosenFrom({ id, type, path }: PlacedPlace, townships: readonly PlaceOption[]): ChosenPlace {
  const rowOf = (names: PlaceNames | null) => townships.find((row) => row.id === names?.id) ?? null;
  const [town, township] = [rowOf(path.town), rowOf(path.township)];
  const nearer = town && township && town.parent_id === township.id ? town : (township ?? town);
  const own = isTownType(type) ? (townships.find((row) => row.id === id) ?? nearer) : nearer;
  return { id, town: own, quarter: path.quarter, street: path.street };
}
