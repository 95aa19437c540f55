import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { currentSession, type Session } from '../../kernel/session-store.ts';
import { deviceVault } from '../../kernel/vault.ts';
import { createKeptShelf, type KeptShelf } from './kept-shelf.ts';

/** The rooms whose answers are worth reading without a line: parcels and what moves them. What counts or moves money is read from the server alone. */
const keptRooms = ['labels', 'tracking', 'run_sheets', 'mailbags', 'pickup_requests'];
/** Without the table of the day no label could be priced. */
const keptCalls = ['tariffs.current'];

/** Is the answer to this question kept on the device? The key of a question begins with its call. */
export function isKept([call]: QueryKey): boolean {
  return typeof call === 'string' && (keptCalls.includes(call) || keptRooms.includes(call.split('.')[0] ?? ''));
}

/** Lists that refresh themselves come often; each is written down at most this often, in milliseconds. */
const calm = 4000;

/**
 * Keeps the answers that one person reads on this device, and puts them into pages when the server cannot be asked: with the time at which they came, so that
 * a page never passes them off as new. On a shared computer nothing is kept. Answers how to stop.
 */
export function keepAnswers(queries: QueryClient, session: Session): () => void {
  if (session.shared) return () => {};
  const shelf = createKeptShelf(deviceVault);
  const isOurs = () => currentSession()?.token === session.token;
  const owner = `${session.user.id} ${session.user.branch?.id ?? ''}`;
  const unwritten = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = -calm;
  const write = () => {
    timer = undefined;
    written = performance.now();
    const some = [...unwritten];
    unwritten.clear();
    void oneTab(() => writeAll(shelf, owner, some, isOurs));
  };
  const heard = (query: Query) => {
    if (!isKept(query.queryKey) || query.state.status !== 'success' || isPutBack(query)) return;
    unwritten.add(query);
    timer ??= setTimeout(write, written + calm - performance.now());
  };
  const leaving = () => {
    if (document.visibilityState === 'hidden' && unwritten.size > 0) write();
  };
  const putBack = async (query: Query) => {
    const found = await shelf.find(await nameOf(owner, query.queryKey));
    if (!found || query.state.data !== undefined || !isOurs()) return;
    putBackAt.set(query, found.at);
    queries.setQueryData(query.queryKey, found.data, { updatedAt: found.at });
  };
  const needed = (query: Query) => {
    if (isKept(query.queryKey) && query.state.data === undefined) void putBack(query);
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

/** When the answers came that were put back into pages from the device. */
const putBackAt = new WeakMap<Query, number>();
const isPutBack = (query: Query): boolean => putBackAt.get(query) === query.state.dataUpdatedAt;

async function writeAll(
  shelf: KeptShelf,
  owner: string,
  queries: readonly Query[],
  isOurs: () => boolean,
): Promise<void> {
  for (const { queryKey, state } of queries) {
    const name = await nameOf(owner, queryKey);
    // The sign-out has wiped the shelf: nothing may come after it.
    if (!isOurs()) return;
    await shelf.keep(name, { data: state.data, at: state.dataUpdatedAt });
  }
}

/** What somebody searched for stands in the question, so its name is a hash. */
async function nameOf(owner: string, queryKey: QueryKey): Promise<string> {
  const bytes = new TextEncoder().encode(`${owner} ${hashKey(queryKey)}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Two tabs that write at once would lose what the other has put down. */
function oneTab(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('waybill-kept', work) : work();
}
