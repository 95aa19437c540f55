import { call } from './client.ts';
import { cachedLists } from './lists.ts';
import { preferencesOf, preferencesStore, setPreferences, type AccountPreferences } from './preferences.ts';
import { adoptUser } from './session.ts';
import { currentSession } from './session-store.ts';
import { isVaultLasting } from './vault.ts';

/** S-31. */
const switchDelay = 500;

let savedPreferences = 0;

/** The account as it is now: a new role, name or branch shows without a new sign-in, and so do preferences set on another device. */
export async function refreshAccount(): Promise<void> {
  const before = savedPreferences;
  const { data } = await call('sessions.activeAccount', { background: true });
  adoptUser(data);
  if (before === savedPreferences) setPreferences(preferencesOf(data));
}

/** Sets preferences here at once and on the account when there is one. Throws an `ApiError` when the account could not be told. */
export async function savePreferences(change: Partial<AccountPreferences>): Promise<void> {
  savedPreferences += 1;
  setPreferences(change);
  if (!currentSession()) return;
  const { locale, theme, density, singleKeys } = preferencesStore.get();
  const { data } = await call('sessions.preferences', { body: { locale, theme, density, single_keys: singleKeys } });
  adoptUser(data);
}

/** Works for another branch from now on: the account is refreshed and the page reloads after half a second (S-31). */
export async function switchBranch(branchId: number): Promise<void> {
  const session = currentSession();
  if (!session) return;
  await call('sessions.switchBranch', { params: { userId: session.user.id }, query: { branch_id: branchId } });
  await cachedLists.forget();
  await refreshAccount();
  await new Promise((resolve) => { setTimeout(resolve, switchDelay); });
  if (await isVaultLasting()) window.location.reload();
  else restart();
}

let restart: () => void = () => {};
/** How the app begins anew without loading the page: where the browser keeps nothing, a reload would log the person out. */
export function onRestart(how: () => void): void {
  restart = how;
}
