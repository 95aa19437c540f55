import { itemTypes, serviceTypeNames } from '../labels/label-kinds.ts';
import { zones, type TariffStep } from './tariff-kinds.ts';

const ranks = [serviceTypeNames, itemTypes, zones].map(
  (names) => new Map<string, number>(names.map((name, rank) => [name, rank])),
);

function rankOf({ service_type, item_type, zone, from_region_id, to_region_id, up_to_g }: TariffStep): number[] {
  return [
    ...[service_type, item_type, zone].map((name, at) => ranks[at]?.get(name) ?? 0),
    from_region_id ?? 0,
    to_region_id ?? 0,
    up_to_g,
  ];
}

/** Sorts steps in reading order: service, item, zone, lightest first. */
export function inTableOrder(steps: readonly TariffStep[]): TariffStep[] {
  return steps
    .map((step) => ({ step, rank: rankOf(step) }))
    .sort((a, b) => a.rank.map((rank, at) => rank - (b.rank[at] ?? 0)).find((sign) => sign !== 0) ?? 0)
    .map(({ step }) => step);
}

export interface StepChange {
  readonly before: TariffStep | null;
  readonly after: TariffStep | null;
}

/**
 * Returns the differences between two price tables, in table order. Steps with equal grid and weight are the same step.
 *
 * @example stepChanges(inForce.steps, draft.steps) // [{ before: { up_to_g: 1000, price: 2500, … }, after: { up_to_g: 1000, price: 2600, … } }]
 */
export function stepChanges(before: readonly TariffStep[], after: readonly TariffStep[]): StepChange[] {
  const keyOf = (step: TariffStep) => rankOf(step).join('.');
  const old = new Map(before.map((step) => [keyOf(step), step]));
  const now = new Map(after.map((step) => [keyOf(step), step]));
  const keys = inTableOrder([...new Map([...old, ...now]).values()]).map(keyOf);
  return keys
    .map((key) => ({ before: old.get(key) ?? null, after: now.get(key) ?? null }))
    .filter(
      (change) =>
        change.before?.price !== change.after?.price ||
        change.before?.each_further_kg !== change.after?.each_further_kg,
    );
}
