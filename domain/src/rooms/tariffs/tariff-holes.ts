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

/** What can be wrong with a price table. Each problem would leave a parcel without a price, or with a price that nobody can explain. */
const tariffProblemCodes = [
  'price_missing',
  'steps_not_rising',
  'price_falls',
  'further_not_last',
  'regions_missing',
  'offer_missing',
] as const;
export type TariffProblemCode = (typeof tariffProblemCodes)[number];

/** One problem and where it is: the grid of steps, and the row of `steps` if it concerns a single one. */
export interface TariffProblem {
  readonly code: TariffProblemCode;
  readonly place: StepPlace;
  /** Index into `steps`. */
  readonly row: number | null;
  /** The range of weights, in kg, that has no price or stands in the wrong order. */
  readonly from_kg?: number;
  readonly to_kg?: number;
}

type Row = readonly [step: TariffStep, index: number];

/**
 * All problems of a price table, in its order; none when every weight up to the limit has a price in every zone of everything that is offered, and
 * a heavier item never costs less. Grids may stand in any order; within a grid the steps must ascend.
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
  // Other countries may take less than we do: a table for them ends where its last weight is.
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

/** Two steps that follow one another. */
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

/** A problem as it is shown: service, item and zone by their key, with the row and the weights. */
export function problemAt({ code, place, row, from_kg, to_kg }: TariffProblem): {
  readonly field: string;
  readonly problem: Problem;
} {
  const regions =
    place.zone === pairZone ? { from_region_id: place.from_region_id, to_region_id: place.to_region_id } : {};
  return { field: pricePlaceKey(place), problem: { code, values: { row, from_kg, to_kg, ...regions } } };
}

/** All problems in the form of an error answer. */
export function problemFields(problems: readonly TariffProblem[]): Record<string, Problem[]> {
  const fields: Record<string, Problem[]> = {};
  for (const { field, problem } of problems.map(problemAt)) (fields[field] ??= []).push(problem);
  return fields;
}
