import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are drawn at once: a little more than a screen shows. */
const firstRows = 16;

/**
 * How many rows are drawn. The first screenful of a page of rows comes at once and the rest when the browser has shown it, so that nobody waits for rows that
 * they cannot see. `drawAll` is for a key that may lead to any row.
 */
export function useDrawnRows(rowIds: readonly string[]): { readonly drawn: number; readonly drawAll: () => void } {
  /** The rows that were drawn whole last. A page that has one of them is the same page, read again. */
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
