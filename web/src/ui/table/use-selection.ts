import { useEffect, useRef } from 'react';
import {
  allState,
  tickFromHistory,
  tickSpan,
  toggleAll,
  toggleCode,
  toggleRow,
  type HistorySeen,
  type Ticked,
} from './selection.ts';
import type { TableSelection } from './table-parts.ts';

const none: Ticked = new Set();

/** Returns the operations of a table on its ticks. The ticks are kept outside, where they survive paging, sorting and refreshes. */
export function useSelection<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  selection: TableSelection<Row> | undefined,
) {
  const ticked = selection?.ticked ?? none;
  const span = useRef<{ from: number; before: Ticked } | null>(null);
  const last = useRef(0);
  const canTick = (row: Row) => selection?.canTick?.(row) ?? true;
  const rowIds = rows.map(rowId);
  const tickable = rows.filter(canTick).map(rowId);
  const emit = (ids: Ticked, history = false) => selection?.onSelect({ ids: [...ids], history });
  useHistory(selection ? tickable : [], selection, (ids) => emit(ids, true));

  return {
    ticked,
    state: allState(ticked, tickable),
    canTick,
    toggle(at: number) {
      const row = rows[at];
      span.current = null;
      last.current = at;
      if (row !== undefined && canTick(row)) emit(toggleRow(ticked, rowId(row)));
    },
    toggleAll() {
      span.current = null;
      emit(toggleAll(ticked, tickable));
    },
    /** Ticks from the start of the span to here; by default the span starts at the row ticked last. */
    spanTo(to: number, from = last.current) {
      span.current ??= { from, before: ticked };
      const wanted = tickSpan(span.current.before, rowIds, span.current.from, to);
      const before = span.current.before;
      emit(new Set([...wanted].filter((id) => before.has(id) || tickable.includes(id))));
    },
    endSpan() {
      span.current = null;
    },
    toggleByCode(code: string): { found: 'ticked' | 'unticked' | 'absent'; at?: number } {
      const codeOf = selection?.codeOf;
      const coded = codeOf ? rows.filter(canTick).map((row) => ({ id: rowId(row), code: codeOf(row) })) : [];
      const result = toggleCode(ticked, coded, code);
      span.current = null;
      if (result.found === 'absent') return { found: 'absent' };
      emit(result.ticked);
      return { found: result.found, at: rowIds.indexOf(result.id) };
    },
  };
}

/** Ticks the rows of the history when they arrive with new data (P-04). It reads the ticks without watching them: a change of them ticks nothing. */
function useHistory<Row>(
  rowIds: readonly string[],
  selection: TableSelection<Row> | undefined,
  tick: (ids: Ticked) => void,
): void {
  const seen = useRef<HistorySeen>({ rowIds: [], history: [] });
  const look = useRef(() => {});
  useEffect(() => {
    look.current = () => {
      if (!selection?.history) return;
      const now = { rowIds, history: selection.history };
      const next = tickFromHistory(selection.ticked, now, seen.current);
      seen.current = now;
      if (next) tick(next);
    };
  });
  const rowKey = rowIds.join('\n');
  const historyKey = selection?.history?.join('\n');
  useEffect(() => look.current(), [rowKey, historyKey]);
}
