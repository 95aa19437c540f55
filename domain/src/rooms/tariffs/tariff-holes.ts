import type { Problem } from '../../kernel/refusal.ts';
import {
  baseZones,
  gridKey,
  isAbroadZone,
  isOffered,
  maxWeightOf,
  pairZone,
  pricePlaceKey,
  type StepPlace,
  type TariffStep,
  type TariffTable,
} from './tariff-kinds.ts';

/** Problems of a price table. Each would leave a parcel without a price, or with an inexplicable one. */
const tariffProblemCodes = [
  'price_missing',
  'steps_not_rising',
  'price_falls',
  'further_not_last',
  'regions_missing',
  'offer_missing',
] as const;
export type TariffProblemCode = (typeof tariffProblemCodes)[number];

/** A problem and its place: the grid of steps, and the row of `steps` for a single one. */
export interface TariffProblem {
  readonly code: TariffProblemCode;
  readonly place: StepPlace;
  /** Index into `steps`. */
  readonly row: number | null;
  /** Range of weights, in kg, without a price or in wrong order. */
  readonly from_kg?: number;
  readonly to_kg?: number;
}

type Row = readonly [step: TariffStep, index: number];

/**
 * Returns all problems of a price table, in its order; none when every weight up to the limit has a price in every zone of all offers, and a heavier
 * item never costs less. Grids may be in any order; within a grid the steps must ascend.
 *
 * @example tariffProblems({ ...table, steps: [] })[0] // { code: 'price_missing', place: { service_type: 'register', …, zone: 'same_town' }, from_kg: 0, to_kg: 2 }
 * Source: F-03, decisions 4.5.
 */
export function tariffProblems(table: TariffTable): TariffProblem[] {
  const grids = new Map<string, Row[]>();
  for (const [index, step] of table.steps.entries()) {
    const key = gridKey(step);
    grids.set(key, [...(grids.get(key) ?? []), [step, index]]);
  }
  const missing = table.offered
    .flatMap((offer) =>
      baseZones.map((zone): StepPlace => ({ ...offer, zone, from_region_id: null, to_region_id: null })),
    )
    .filter((place) => !grids.has(gridKey(place)))
    .map((place): TariffProblem => ({
      code: 'price_missing',
      place,
      row: null,
      from_kg: 0,
      to_kg: maxWeightOf(table.rates, place.item_type) / 1_000,
    }));
  return [...missing, ...[...grids.values()].flatMap((rows) => gridProblems(table, rows))];
}

function gridProblems({ offered, rates }: TariffTable, rows: readonly Row[]): TariffProblem[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const place = placeOf(first[0]);
  const max_g = maxWeightOf(rates, place.item_type);
  // Other countries may accept less weight than we do: their table ends at its last weight.
  const ends_g = last[0].each_further_kg === null && !isAbroadZone(place.zone) ? last[0].up_to_g : max_g;
  return [
    ...(isOffered(offered, place) ? [] : [{ code: 'offer_missing', place, row: first[1] } as const]),
    ...((place.zone === pairZone) === (place.from_region_id !== null && place.to_region_id !== null)
      ? []
      : [{ code: 'regions_missing', place, row: first[1] } as const]),
    ...rows.slice(1).flatMap((row, before) => pairProblems(place, rows[before] as Row, row)),
    ...(ends_g < max_g
      ? [{ code: 'price_missing', place, row: last[1], from_kg: ends_g / 1_000, to_kg: max_g / 1_000 } as const]
      : []),
  ];
}

/** Returns the problems of two consecutive steps. */
function pairProblems(place: StepPlace, [before, beforeRow]: Row, [step, row]: Row): TariffProblem[] {
  const at = { place, row, from_kg: before.up_to_g / 1_000, to_kg: step.up_to_g / 1_000 };
  return [
    ...(before.each_further_kg === null ? [] : [{ ...at, code: 'further_not_last', row: beforeRow } as const]),
    ...(step.up_to_g > before.up_to_g ? [] : [{ ...at, code: 'steps_not_rising' } as const]),
    ...(step.price >= before.price ? [] : [{ ...at, code: 'price_falls' } as const]),
  ];
}

function placeOf({ service_type, item_type, zone, from_region_id, to_region_id }: TariffStep): StepPlace {
  return { service_type, item_type, zone, from_region_id, to_region_id };
}

/** Returns a problem for display: service, item and zone by key, with row and weights. */
export function problemAt({ code, place, row, from_kg, to_kg }: TariffProblem): {
  readonly field: string;
  readonly problem: Problem;
} {
  const regions =
    place.zone === pairZone ? { from_region_id: place.from_region_id, to_region_id: place.to_region_id } : {};
  return { field: pricePlaceKey(place), problem: { code, values: { row, from_kg, to_kg, ...regions } } };
}

/** Returns all problems in the form of an error answer. */
export function problemFields(problems: readonly TariffProblem[]): Record<string, Problem[]> {
  const fields: Record<string, Problem[]> = {};
  for (const { field, problem } of problems.map(problemAt)) (fields[field] ??= []).push(problem);
  return fields;
}
