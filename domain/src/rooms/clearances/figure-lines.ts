import type { ItemRole } from '../ledger/open-items.ts';
import { rowOfKind, shownAs, usualKind, type ClearanceKind } from './clearance-kinds.ts';
import type { ClearanceFigures } from './clearance-figures.ts';

type Amount =
  | 'actual_cod_amount'
  | 'actual_percent_amount'
  | 'from_cod_shipping'
  | 'return_amount'
  | 'credit_amount'
  | 'gate_submit_amount'
  | 'compensation_amount'
  | 'carried_amount';
type Count = 'success_count' | 'return_count' | 'credit_count' | 'gate_submit_count';

/** A summand of a document's total, in whole kyat; deductions are negative. */
export interface FigureLine {
  readonly key: Amount;
  readonly amount: number;
  /** Number of parcels; null where they are not counted. */
  readonly count: number | null;
}

const parts: readonly {
  readonly key: Amount;
  readonly sign: 1 | -1;
  readonly count?: Count;
  readonly always?: true;
}[] = [
  { key: 'actual_cod_amount', sign: 1, count: 'success_count', always: true },
  { key: 'actual_percent_amount', sign: -1, always: true },
  { key: 'from_cod_shipping', sign: -1 },
  { key: 'return_amount', sign: -1, count: 'return_count' },
  { key: 'credit_amount', sign: -1, count: 'credit_count' },
  { key: 'gate_submit_amount', sign: -1, count: 'gate_submit_count' },
  { key: 'compensation_amount', sign: 1 },
  { key: 'carried_amount', sign: 1 },
];

/**
 * Returns a document's calculation line by line, without lines of 0, as used on screen, on paper and in Excel. The lines add up to
 * `actual_clearance_cod`, or to what a collecting document takes in. Source: decisions 4.2.
 */
export function figureLines(figures: ClearanceFigures, kind: ClearanceKind = usualKind): FigureLine[] {
  const { flow } = rowOfKind(kind);
  return parts.flatMap(({ key, sign, count, always }) => {
    const amount = figures[key];
    if (amount === 0 && !(always && flow === 'out')) return [];
    return [
      {
        key,
        amount: amount === 0 ? 0 : shownAs(kind, sign * amount),
        count: count === undefined ? null : figures[count],
      },
    ];
  });
}

/** The kind of lines behind a figure. */
export const roleOfFigure: Readonly<Record<FigureLine['key'], ItemRole>> = {
  actual_cod_amount: 'cod',
  actual_percent_amount: 'cod',
  from_cod_shipping: 'cod',
  return_amount: 'return',
  credit_amount: 'credit',
  gate_submit_amount: 'gate_submit',
  compensation_amount: 'compensation',
  carried_amount: 'carried',
};
