import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { workplaceOf, currentSession, type Session } from '../../kernel/session-store.ts';
import { deviceVault } from '../../kernel/vault.ts';
import { createKeptShelf } from './kept-shelf.ts';

/** Rooms whose answers may be read offline: parcels and what moves them. Counts and changes of money always come from the server. */
const keptRooms = ['labels', 'tracking', 'run_sheets', 'mailbags', 'pickup_requests'];
/** Without the current tariff no label could be priced offline. */
const keptCalls = ['tariffs.current'];

/** Returns whether the answer to this query is stored on the device. A query key begins with its call. */
export function isKept([call]: QueryKey): boolean {
  return typeof call === 'string' && (keptCalls.includes(call) || keptRooms.includes(call.split('.')[0] ?? ''));
}

export const keptShelf = createKeptShelf(deviceVault);

/** Arrival times of answers that were restored from the device. */
const putBackAt = new WeakMap<Query, number>();
export const isPutBack = (query: Query): boolean => putBackAt.get(query) === query.state.dataUpdatedAt;

/**
 * Restores the last answer for this person into a query that has none yet, with its arrival time, so that the page never shows it as new. Nothing is stored on
 * a shared computer.
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

/** A query may contain a search text, so its name is a hash. */
export async function keptName({ user }: Session, queryKey: QueryKey): Promise<string> {
  const bytes = new TextEncoder().encode(`${workplaceOf(user)} ${hashKey(queryKey)}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
