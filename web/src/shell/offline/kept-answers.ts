import type { Query, QueryClient } from '@tanstack/react-query';
import { currentSession, type Session } from '../../kernel/session-store.ts';
import { isKept, isPutBack, keptName, keptShelf, putBack } from './put-back.ts';

/** Minimum time between two writes of one answer, in milliseconds, because lists refresh often. */
const calm = 4000;

/**
 * Stores the answers that one person reads on this device, to restore them into pages when the server cannot be reached (`putBack`). On a shared computer
 * nothing is stored. Returns a function that stops it.
 */
export function keepAnswers(queries: QueryClient, session: Session): () => void {
  if (session.shared) return () => {};
  const isOurs = () => currentSession()?.token === session.token;
  const unwritten = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = -calm;
  const write = () => {
    timer = undefined;
    written = performance.now();
    const some = [...unwritten];
    unwritten.clear();
    void oneTab(() => writeAll(session, some, isOurs));
  };
  const heard = (query: Query) => {
    if (!isKept(query.queryKey) || query.state.status !== 'success' || isPutBack(query)) return;
    unwritten.add(query);
    timer ??= setTimeout(write, written + calm - performance.now());
  };
  const leaving = () => {
    if (document.visibilityState === 'hidden' && unwritten.size > 0) write();
  };
  const needed = (query: Query) => {
    if (query.state.data === undefined) void putBack(queries, query.queryKey);
  };
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') heard(event.query);
    if (event.action.type === 'error' || event.action.type === 'failed') needed(event.query);
  });
  for (const query of queries.getQueryCache().getAll()) {
    heard(query);
    if (query.state.status === 'error' || query.state.fetchFailureCount > 0) needed(query);
  }
  document.addEventListener('visibilitychange', leaving);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', leaving);
  };
}

async function writeAll(session: Session, queries: readonly Query[], isOurs: () => boolean): Promise<void> {
  for (const { queryKey, state } of queries) {
    const name = await keptName(session, queryKey);
    // The sign-out has cleared the storage: nothing may be written after it.
    if (!isOurs()) return;
    await keptShelf.keep(name, { data: state.data, at: state.dataUpdatedAt });
  }
}

/** Two tabs that write at once would overwrite each other. */
function oneTab(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('waybill-kept', work) : work();
}
