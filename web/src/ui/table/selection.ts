/** Ids of the ticked rows, on this page and on others. */
export type Ticked = ReadonlySet<string>;

/** Ticks or unticks a row. */
export function toggleRow(ticked: Ticked, id: string): Set<string> {
  const next = new Set(ticked);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Ticks every row between two indexes, both included, in addition to the rows ticked before the span began.
 *
 * @example tickSpan(new Set(['z']), ['a', 'b', 'c'], 2, 1) // z, b, c
 */
export function tickSpan(before: Ticked, rowIds: readonly string[], from: number, to: number): Set<string> {
  const next = new Set(before);
  for (const id of rowIds.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(id);
  return next;
}

/** Returns the state of the select-all box: ticked when every row is ticked, half when some are (P-04). */
export function allState(ticked: Ticked, rowIds: readonly string[]): 'all' | 'some' | 'none' {
  const count = rowIds.filter((id) => ticked.has(id)).length;
  if (count === 0) return 'none';
  return count === rowIds.length ? 'all' : 'some';
}

/** Ticks every row of the page, or unticks them when all are ticked. Rows of other pages keep their ticks. */
export function toggleAll(ticked: Ticked, rowIds: readonly string[]): Set<string> {
  const next = new Set(ticked);
  const clear = allState(ticked, rowIds) === 'all';
  for (const id of rowIds) {
    if (clear) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** The rows and history at the time of the last automatic ticking. */
export interface HistorySeen {
  readonly rowIds: readonly string[];
  readonly history: readonly string[];
}

/**
 * Returns the ticks after new data arrived: new rows that are in the history are ticked (P-04). Undefined when no new row is in the history. Rows that were
 * visible before are not changed, so that a refresh does not tick again what a person has unticked.
 */
export function tickFromHistory(ticked: Ticked, now: HistorySeen, before: HistorySeen): Set<string> | undefined {
  const history = new Set(now.history);
  const rowsBefore = new Set(before.rowIds);
  const historyBefore = new Set(before.history);
  const fresh = now.rowIds.filter((id) => history.has(id) && !(rowsBefore.has(id) && historyBefore.has(id)));
  return fresh.length > 0 ? new Set([...ticked, ...fresh]) : undefined;
}

/** Normalizes a code for comparison: without spaces and hyphens, in capitals. */
function bare(code: string): string {
  return code.replace(/[\s-]+/g, '').toUpperCase();
}

export type CodeFound =
  | { readonly found: 'ticked' | 'unticked'; readonly id: string; readonly index: number; readonly ticked: Set<string> }
  | { readonly found: 'absent' };

/** Toggles the row of a tracking code (P-04). The code has Latin digits; spaces and case do not matter. */
export function toggleCode(
  ticked: Ticked,
  rows: readonly { readonly id: string; readonly code: string }[],
  code: string,
): CodeFound {
  const wanted = bare(code);
  const index = wanted === '' ? -1 : rows.findIndex((row) => bare(row.code) === wanted);
  const row = rows[index];
  if (!row) return { found: 'absent' };
  const next = toggleRow(ticked, row.id);
  return { found: next.has(row.id) ? 'ticked' : 'unticked', id: row.id, index, ticked: next };
}
