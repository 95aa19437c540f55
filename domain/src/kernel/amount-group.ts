import { groupThousands, minus } from './digits.ts';
import type { Locale } from './locale.ts';

/** The unit of large amounts, by language, in words. */
const amountUnits = {
  en: { kyat: 1_000_000, name: 'million' },
  mm: { kyat: 100_000, name: 'သိန်း' },
  zh: { kyat: 10_000, name: '万' },
} as const satisfies Record<Locale, { kyat: number; name: string }>;

/** Amounts are shown in full as long as they are as short as with their unit. */
const compactFrom = 100_000_000;

export interface AmountGroup {
  /** The given amounts, column by column. */
  readonly parts: readonly (readonly string[])[];
  /** The sum of each column. */
  readonly totals: readonly string[];
}

/**
 * Formats amounts that are displayed together, such as a table's cells: in full, or from 100 million (sums included) in one unit with at most one
 * decimal. The displayed parts of a column add up to its displayed sum: the rounding difference goes to the parts with the largest remainders, among
 * equal ones to the largest part. An amount too small for the unit is displayed as less than a tenth of it and counts as 0. Amounts that are not
 * parts of one sum are passed as separate columns.
 *
 * @example amountGroup([[830_000, 880_000]], 'en').parts[0] // ['830,000', '880,000']
 */
export function amountGroup(columns: readonly (readonly number[])[], locale: Locale): AmountGroup {
  const sums = columns.map((column) => column.reduce((sum, amount) => sum + amount, 0));
  const largest = Math.max(0, ...[...columns.flat(), ...sums].map(Math.abs));
  if (largest < compactFrom)
    return { parts: columns.map((column) => column.map(groupThousands)), totals: sums.map(groupThousands) };
  const unit = amountUnits[locale];
  const step = unit.kyat / 10;
  const shownSums = sums.map((sum) => nearest(sum, step));
  const shown = columns.map((column, at) => apportion(column, step, shownSums[at] ?? 0));
  const tiny = (tenths: number, amount: number | undefined) => tenths === 0 && (amount ?? 0) > 0;
  const decimals =
    [...shown.flat(), ...shownSums].some((tenths) => tenths % 10 !== 0) ||
    columns.some((column, at) => shown[at]?.some((tenths, row) => tiny(tenths, column[row])));
  const say = (tenths: number, amount: number) => {
    if (amount === 0) return '0';
    const figure = tiny(tenths, amount) ? '<0.1' : inTenths(tenths, decimals);
    return unit.name.length > 1 ? `${figure} ${unit.name}` : figure + unit.name;
  };
  return {
    parts: columns.map((column, at) => column.map((amount, row) => say(shown[at]?.[row] ?? 0, amount))),
    totals: sums.map((sum, at) => say(shownSums[at] ?? 0, sum)),
  };
}

/** Rounds an amount to steps, halves away from zero. */
function nearest(amount: number, step: number): number {
  const steps = Math.floor((Math.abs(amount) + step / 2) / step);
  return amount < 0 && steps > 0 ? -steps : steps;
}

/** Distributes `total` steps over the parts, each less than one step from its exact value. */
function apportion(parts: readonly number[], step: number, total: number): number[] {
  const shown = parts.map((part) => Math.floor(part / step));
  const byRest = parts
    .map((part, at) => ({ at, part, rest: part - (shown[at] ?? 0) * step }))
    .sort((a, b) => b.rest - a.rest || b.part - a.part || a.at - b.at);
  const over = total - shown.reduce((sum, steps) => sum + steps, 0);
  for (const { at } of byRest.slice(0, over)) shown[at] = (shown[at] ?? 0) + 1;
  return shown;
}

function inTenths(tenths: number, decimals: boolean): string {
  const size = Math.abs(tenths);
  return `${tenths < 0 ? minus : ''}${groupThousands(Math.floor(size / 10))}${decimals ? `.${size % 10}` : ''}`;
}
