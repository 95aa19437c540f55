import { refreshAccount } from './account.ts';
import { cachedGet, refreshLists } from './lists.ts';
import { currentSession } from './session-store.ts';

/** The lists of locations that every form with an address begins with: they are there before somebody types the first letter. */
const locations = ['/api/location/region', '/api/location/township'];

/**
 * The rest of C-04 in its order, after the session is there and while the page is already shown: the cached lists, those of locations fetched anew
 * where the key says that they are old, then the account.
 */
export async function startUp(): Promise<void> {
  await refreshLists().catch(() => undefined);
  if (!currentSession()) return;
  await Promise.allSettled([refreshAccount(), ...locations.map((path) => cachedGet(path))]);
}
