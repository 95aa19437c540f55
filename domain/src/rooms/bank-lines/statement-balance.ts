import type { StatementStep } from './statement-rows.ts';

/** A row whose balance or total is not what the lines before it give. In pyas. */
export interface BalanceGap {
  readonly row: number;
  readonly kind: 'balance' | 'closing' | 'total';
  readonly expected: number;
  readonly found: number;
}

interface CheckedBalances {
  readonly gaps: readonly BalanceGap[];
  /** Every line has a printed balance that follows, at least one of them from a known one. */
  readonly isProven: boolean;
  readonly opening: number | null;
  readonly closing: number | null;
}

type BalanceStep = Extract<StatementStep, { pyas: number }>;
const isOpening = (step: StatementStep): step is BalanceStep => step.kind === 'opening';
const isClosing = (step: StatementStep): step is BalanceStep => step.kind === 'closing';

/** Banks that print balances without pyas round them. */
const differs = (expected: number, found: number) => Math.abs(expected - found) > (found % 100 === 0 ? 99 : 0);

/**
 * Follows the balance from line to line, oldest first, and compares the running and closing balances that the bank printed. After a gap it goes on from
 * the printed balance, so that each gap is named once. The first opening balance may be printed above the lines or below them.
 */
export function checkBalances(steps: readonly StatementStep[]): CheckedBalances {
  const gaps: BalanceGap[] = [];
  const first = steps.find(isOpening);
  const closing = steps.findLast(isClosing);
  let known = first?.pyas ?? null;
  let [followed, unproven] = [0, 0];
  const follow = (row: number, found: number | null, expected: number | null) => {
    if (found !== null && expected !== null && differs(expected, found))
      gaps.push({ row, kind: 'balance', expected, found });
    known = found ?? expected;
  };
  for (const step of steps) {
    if (step.kind === 'opening' && step !== first) follow(step.row, step.pyas, known);
    if (step.kind !== 'line') continue;
    const { row, exact, balance } = step.line;
    if (balance === null) unproven += 1;
    else if (known !== null) followed += 1;
    follow(row, balance, known === null ? null : known + exact);
  }
  if (closing && known !== null && differs(known, closing.pyas))
    gaps.push({ row: closing.row, kind: 'closing', expected: known, found: closing.pyas });
  return {
    gaps,
    isProven: followed > 0 && unproven === 0 && gaps.length === 0,
    opening: first?.pyas ?? null,
    closing: closing?.pyas ?? null,
  };
}

/** Compares printed totals with the lines above them, of the page or of the whole; some banks count the opening balance as money in. */
export function checkTotals(steps: readonly StatementStep[], opening: number | null): BalanceGap[] {
  const gaps: BalanceGap[] = [];
  const sums = { out: 0, in: 0 };
  let before = { ...sums };
  for (const step of steps) {
    if (step.kind === 'line') sums[step.line.exact < 0 ? 'out' : 'in'] += Math.abs(step.line.exact);
    if (step.kind !== 'total') continue;
    for (const side of ['out', 'in'] as const) {
      const found = step[side];
      const possible = [sums[side], sums[side] - before[side], ...(side === 'in' ? [sums.in + (opening ?? 0)] : [])];
      if (found !== null && possible.every((sum) => differs(sum, found)))
        gaps.push({ row: step.row, kind: 'total', expected: sums[side], found });
    }
    before = { ...sums };
  }
  return gaps;
}
