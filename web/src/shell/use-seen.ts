import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('focus', changed);
  window.addEventListener('blur', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    window.removeEventListener('focus', changed);
    window.removeEventListener('blur', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}
const isLooked = () => document.visibilityState === 'visible' && document.hasFocus();

/**
 * Tells the server once that the person has seen something (`what`; null for nothing), while the page has the focus: a page behind another window is not read.
 * A lost mark does no harm, because the next visit sends it again.
 *
 * @example useSeen(unseen ? `${id} ${version}` : null, () => call('support_tickets.seen', { params: { id }, background: true }));
 */
export function useSeen(what: string | null, mark: () => Promise<unknown>): void {
  const looked = useSyncExternalStore(subscribe, isLooked);
  const marked = useRef<string | null>(null);
  const latest = useRef(mark);
  useEffect(() => {
    latest.current = mark;
  }, [mark]);
  useEffect(() => {
    if (what === null || !looked || marked.current === what) return;
    marked.current = what;
    void latest.current().catch(() => {
      marked.current = null;
    });
  }, [what, looked]);
}
