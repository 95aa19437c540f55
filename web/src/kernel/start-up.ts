import { refreshAccount } from './account.ts';
import { cachedCall, refreshLists } from './lists.ts';
import { currentSession } from './session-store.ts';

/** Lists of locations for every form with an address: loaded before the user types the first letter. */
const locations = ['places.regions', 'places.townships'] as const;

/**
 * Runs the rest of C-04 in order, after the session is restored and while the page is already shown: the cached lists, refetched locations where the cache key
 * changed, then the account.
 */
export async function startUp(): Promise<void> {
  await refreshLists().catch(() => undefined);
  if (!currentSession()) return;
  await Promise.allSettled([refreshAccount(), ...locations.map((id) => cachedCall(id))]);
}
