import { deliveryRate } from '../dashboard/step-counts.ts';

/** Sums of a branch, a region or all: counts of the period, and open items now. */
export interface OfficerSums {
  readonly accepted: number;
  readonly delivered: number;
  readonly failed: number;
  readonly returned: number;
  /** Hours from acceptance to delivery in which 50 % and 90 % of the delivered parcels arrived. */
  readonly p50_hours: number | null;
  readonly p90_hours: number | null;
  readonly calls: number;
  readonly reached: number;
}

/** Includes open items regardless of the period; null for viewers who may not see them. */
export interface OfficerLine extends OfficerSums {
  readonly before: OfficerSums;
  readonly cod_held: number | null;
  readonly cod_old: number | null;
  readonly differences: number | null;
  readonly missing: number;
}

interface FigureRow {
  /** Bad end of the scale; the worst come first. */
  readonly worst: 'low' | 'high';
  /** Format: a number, a percentage, days with one decimal, or kyat. */
  readonly shown: 'count' | 'percent' | 'days' | 'kyat';
  readonly of: (sums: OfficerSums) => number | null;
}

/** Returns a share in whole percent, or null when the total is 0. */
const share = (part: number, all: number) => (all === 0 ? null : Math.floor((part * 100) / all));

/** Figures of the period, each with that of the previous period. */
export const periodFigures = {
  accepted: { worst: 'low', shown: 'count', of: ({ accepted }) => accepted },
  delivered: { worst: 'low', shown: 'count', of: ({ delivered }) => delivered },
  rate: { worst: 'low', shown: 'percent', of: deliveryRate },
  p50: { worst: 'high', shown: 'days', of: ({ p50_hours }) => p50_hours },
  p90: { worst: 'high', shown: 'days', of: ({ p90_hours }) => p90_hours },
  returned: { worst: 'high', shown: 'count', of: ({ returned }) => returned },
  reached: { worst: 'low', shown: 'percent', of: ({ reached, calls }) => share(reached, calls) },
} as const satisfies Record<string, FigureRow>;
export type PeriodFigure = keyof typeof periodFigures;

/** Index in the dashboard's `ages` from which COD is old: four days and more. */
export const oldFrom = 2;

/** Figures of open items now. */
const openFigures = {
  cod_held: { worst: 'high', shown: 'kyat' },
  cod_old: { worst: 'high', shown: 'kyat' },
  differences: { worst: 'high', shown: 'count' },
  missing: { worst: 'high', shown: 'count' },
} as const satisfies Record<string, Omit<FigureRow, 'of'>>;
export type OpenFigure = keyof typeof openFigures;

export type OfficerFigure = PeriodFigure | OpenFigure;
export const officerFigures = [...Object.keys(periodFigures), ...Object.keys(openFigures)] as OfficerFigure[];

export const isPeriodFigure = (figure: OfficerFigure): figure is PeriodFigure => Object.hasOwn(periodFigures, figure);

export function figureRow(figure: OfficerFigure): Pick<FigureRow, 'worst' | 'shown'> {
  return isPeriodFigure(figure) ? periodFigures[figure] : openFigures[figure];
}

/** Returns a figure of a line; null without data. @example figureOf(line, 'rate') === 86 */
export function figureOf(line: OfficerLine, figure: OfficerFigure): number | null {
  return isPeriodFigure(figure) ? periodFigures[figure].of(line) : line[figure];
}

/** Formats hours as days with one decimal. @example daysOfHours(36) === '1.5' */
export function daysOfHours(hours: number): string {
  return (hours / 24).toFixed(1);
}

/** Sorts lines worst first, or best first; lines without the figure always come last. */
export function byFigure<Line extends OfficerLine>(
  lines: readonly Line[],
  figure: OfficerFigure,
  first: 'worst' | 'best' = 'worst',
): Line[] {
  const up = (figureRow(figure).worst === 'low') === (first === 'worst');
  return lines.toSorted((a, b) => {
    const [one, other] = [figureOf(a, figure), figureOf(b, figure)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return up ? one - other : other - one;
  });
}

/** Returns the rank of a line's figure from 0, the best, to 3, the worst; null without the figure. Equal figures are all 0. */
export function levelOf(line: OfficerLine, lines: readonly OfficerLine[], figure: OfficerFigure): number | null {
  const own = figureOf(line, figure);
  if (own === null) return null;
  const values = lines.map((one) => figureOf(one, figure)).filter((value) => value !== null);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least === most) return 0;
  const part = (own - least) / (most - least);
  return Math.min(3, Math.floor((figureRow(figure).worst === 'high' ? part : 1 - part) * 4));
}
