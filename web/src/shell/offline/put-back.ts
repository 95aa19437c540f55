import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { currentSession, type Session } from '../../kernel/session-store.ts';
import { deviceVault } from '../../kernel/vault.ts';
import { createKeptShelf } from './kept-shelf.ts';

/** The rooms whose answers are worth reading without a line: parcels and what moves them. What counts or moves money is read from the server alone. */
const keptRooms = ['labels', 'tracking', 'run_sheets', 'mailbags', 'pickup_requests'];
/** Without the table of the day no label could be priced. */
const keptCalls = ['tariffs.current'];

/** Is the answer to this question kept on the device? The key of a question begins with its call. */
export function isKept([call]: QueryKey): boolean {
  return typeof call === 'string' && (keptCalls.includes(call) || keptRooms.includes(call.split('.')[0] ?? ''));
}

export const keptShelf = createKeptShelf(deviceVault);

/** When the answers came that were put back into pages from the device. */
const putBackAt = new WeakMap<Query, number>();
export const isPutBack = (query: Query): boolean => putBackAt.get(query) === query.state.dataUpdatedAt;

/**
 * Puts the answer that this person was given last into a page that has none yet, with the time at which it came, so that the page never passes it off as new. Nothing
 * is kept on a shared computer.
 */
export async function putBack(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const session = currentSession();
  if (!session || session.shared || !isKept(queryKey)) return;
  const found = await keptShelf.find(await keptName(session, queryKey));
  const query = queries.getQueryCache().find({ queryKey, exact: true });
  if (!found || !query || query.state.data !== undefined || currentSession()?.token !== session.token) return;
  putBackAt.set(query, found.at);
  queries.setQueryData(queryKey, found.data, { updatedAt: found.at });
}

/** What somebody searched for stands in the question, so its name is a hash. */
export async function keptName({ user }: Session, queryKey: QueryKey): Promise<string> {
  const bytes = new TextEncoder().encode(`${user.id} ${user.branch?.id ?? ''} ${hashKey(queryKey)}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
