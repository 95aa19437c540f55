import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows drawn at first: a little more than a screen shows. */
const firstRows = 16;

/**
 * Returns the number of rows to draw. The first screenful is drawn at once and the rest after the browser has painted it, so that the user does not wait for
 * rows out of sight. `drawAll` is for a key that may lead to any row.
 */
export function useDrawnRows(rowIds: readonly string[]): { readonly drawn: number; readonly drawAll: () => void } {
  /** The rows last drawn in full. A page that shares one of them is the same page, refreshed. */
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const isWhole = rowIds.length <= firstRows || rowIds.some((id) => whole.has(id));
  const page = rowIds.join();
  useEffect(() => startTransition(() => setWhole(new Set(page.split(',')))), [page]);
  return {
    drawn: isWhole ? rowIds.length : firstRows,
    drawAll: () => {
      if (!isWhole) flushSync(() => setWhole(new Set(rowIds)));
    },
  };
}
