import type { ExpenseMonth } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import type { Named } from '@waybill/domain/kernel/locale.ts';

type Line = ExpenseMonth['lines'][number];

/** Money that belongs together: of a category, a branch, or everything. Whole kyat. */
export interface MonthSum {
  readonly id: number;
  readonly named: Named;
  /** Of a category in a group: the group. */
  readonly parentId: number | null;
  readonly used: number;
  readonly waiting: number;
  /** Null where nobody has set one. */
  readonly budget: number | null;
}

/** Adds lines up by what `keyOf` says of them, in the order in which each is first met. */
function addUp(
  lines: readonly Line[],
  keyOf: (line: Line) => { readonly named: Line['branch']; readonly parentId: number | null },
): MonthSum[] {
  const sums = new Map<number, MonthSum>();
  for (const line of lines) {
    const { named, parentId } = keyOf(line);
    const had = sums.get(named.id);
    sums.set(named.id, {
      id: named.id,
      named,
      parentId,
      used: (had?.used ?? 0) + line.used,
      waiting: (had?.waiting ?? 0) + line.waiting,
      budget: line.budget === null ? (had?.budget ?? null) : (had?.budget ?? 0) + line.budget,
    });
  }
  return [...sums.values()];
}

export const sumsByCategory = (lines: readonly Line[]): MonthSum[] =>
  addUp(lines, ({ category, parent_id }) => ({ named: category, parentId: parent_id }));

/** By branch, without its budgets: a group's budget and those of its categories would count twice. */
export const sumsByBranch = (lines: readonly Line[]): MonthSum[] =>
  addUp(
    lines.map((line) => ({ ...line, budget: null })),
    ({ branch }) => ({ named: branch, parentId: null }),
  );

/** Sums the spending that counts for a category's budget: its own and, of a group, that of all its categories. */
export function sumWithin(sum: MonthSum, all: readonly MonthSum[]): Pick<MonthSum, 'used' | 'waiting'> {
  const mine = all.filter(({ id, parentId }) => id === sum.id || parentId === sum.id);
  return {
    used: mine.reduce((total, { used }) => total + used, 0),
    waiting: mine.reduce((total, { waiting }) => total + waiting, 0),
  };
}

/** Months to choose from, the next one first. @example monthsAround('2026-01', 1) // ['2026-02', '2026-01', '2025-12'] */
export function monthsAround(month: string, back: number): string[] {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return Array.from({ length: back + 2 }, (_, n) => {
    const months = year * 12 + (at - 1) + 1 - n;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, at = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, at, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
}

/** A month as figures, which read alike in every language. @example sayMonth('2026-11') === '11/2026' */
export function sayMonth(month: string): string {
  return `${month.slice(5)}/${month.slice(0, 4)}`;
}
