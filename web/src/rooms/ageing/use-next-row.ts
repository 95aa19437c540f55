import { useCallback, useEffect } from 'react';
import { useChanged } from '../../shell/use-changed.ts';

const rowsOf = (list: string) => [...document.querySelectorAll<HTMLElement>(`[data-list="${list}"] [data-at]`)];

/** The row whose action has led to another page. */
let left: { readonly list: string; readonly id: number; readonly at: number } | null = null;

/** Focuses a row by its number, or the one that has come into its place. False while there are no rows. */
function focusRow(list: string, id: number, at: number, beyond: 0 | 1): boolean {
  const rows = rowsOf(list);
  const here = rows.findIndex((row) => row.dataset.id === String(id));
  rows[Math.min(here >= 0 ? here + beyond : Math.max(at, 0), rows.length - 1)]?.focus();
  return rows.length > 0;
}

/**
 * Keeps the place in a list that is worked off: `goOn` reads the list again after the action of a row and focuses the row after it, or, where the row is
 * gone, the one that has come into its place. `leave` remembers the row before its action leads to another page, and coming back begins there.
 *
 * @example const { goOn, leave } = useNextRow('ageing_parcels'); void goOn(row.id);
 */
export function useNextRow(list: string): {
  readonly goOn: (id: number) => Promise<void>;
  readonly leave: (id: number) => void;
} {
  const changed = useChanged();
  const placeOf = useCallback((id: number) => rowsOf(list).findIndex((row) => row.dataset.id === String(id)), [list]);
  const goOn = useCallback(
    async (id: number) => {
      const at = placeOf(id);
      await changed('ageing');
      // The rows that came are drawn before the next frame.
      requestAnimationFrame(() => focusRow(list, id, at, 1));
    },
    [list, changed, placeOf],
  );
  const leave = useCallback(
    (id: number) => {
      left = { list, id, at: placeOf(id) };
    },
    [list, placeOf],
  );
  useEffect(() => {
    const was = left;
    left = null;
    if (was?.list !== list) return undefined;
    const again = () => {
      if (focusRow(list, was.id, was.at, 0)) watch.disconnect();
    };
    const watch = new MutationObserver(again);
    watch.observe(document.body, { childList: true, subtree: true });
    again();
    return () => watch.disconnect();
  }, [list]);
  return { goOn, leave };
}
