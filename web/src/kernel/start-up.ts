import { refreshAccount } from './account.ts';
import { refreshLists } from './lists.ts';
import { currentSession } from './session-store.ts';

/** The rest of C-04 in its order, after the session is there and while the page is already shown: the cached lists, then the account. */
export async function startUp(): Promise<void> {
  await refreshLists().catch(() => undefined);
  if (currentSession()) await refreshAccount().catch(() => undefined);
}
