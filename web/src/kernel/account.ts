import { firstCall } from './first-calls.ts';
import { preferencesOf, preferencesStore, setPreferences, type AccountPreferences } from './preferences.ts';
import { adoptUser } from './session.ts';
import { currentSession } from './session-store.ts';
import { deviceVault, isVaultLasting } from './vault.ts';

/** S-31. */
const switchDelay = 500;

/** Counts of preference changes: how many were sent, and how many the server has not answered yet. */
const saves = { begun: 0, open: 0 };

/**
 * Reads the account again: a new role, name or branch appears without a new sign-in, and so do preferences set on another device. An answer that arrives after
 * the log-out is dropped.
 */
export async function refreshAccount(): Promise<void> {
  const sentToken = currentSession()?.token;
  const settled = saves.open === 0 ? saves.begun : null;
  const { data } = await firstCall('sessions.activeAccount', { background: true });
  if (currentSession()?.token !== sentToken) return;
  adoptUser(data);
  // An answer sent before a choice reached the account must not undo that choice. No choice reaches it until a password is chosen.
  if (settled === saves.begun && !data.must_change_password) setPreferences(preferencesOf(data));
}

/** Sets preferences here at once, and saves all of them on the account when there is one. Throws an `ApiError` when saving fails. */
export async function savePreferences(change: Partial<AccountPreferences>): Promise<void> {
  setPreferences(change);
  if (!currentSession()) return;
  saves.begun += 1;
  saves.open += 1;
  const sentToken = currentSession()?.token;
  const { locale, theme, density, singleKeys, myanmarDigits } = preferencesStore.get();
  try {
    const { data } = await firstCall('sessions.preferences', {
      body: { locale, theme, density, single_keys: singleKeys, myanmar_digits: myanmarDigits },
    });
    if (currentSession()?.token === sentToken) adoptUser(data);
  } finally {
    saves.open -= 1;
  }
}

/** Switches to another branch: the account is refreshed and the page reloads after half a second (S-31). */
export async function switchBranch(branchId: number): Promise<void> {
  const session = currentSession();
  if (!session) return;
  await firstCall('sessions.switchBranch', { params: { userId: session.user.id }, query: { branch_id: branchId } });
  await deviceVault.dropAll('list');
  await refreshAccount();
  await new Promise((resolve) => {
    setTimeout(resolve, switchDelay);
  });
  if (await isVaultLasting()) window.location.reload();
  else restart();
}

/** Works for another of one's merchants, and starts the product again with it. */
export async function switchMerchant(id: number): Promise<void> {
  await firstCall('merchant_users.work', { params: { id } });
  await startAgain('/');
}

/** Starts the product again at this address, after the session has been changed to work for somebody else. */
export async function startAgain(href: string): Promise<void> {
  await deviceVault.dropAll('list');
  await refreshAccount();
  if (await isVaultLasting()) window.location.assign(href);
  else restart();
}

let restart: () => void = () => {};
/** Sets how the app restarts without reloading the page: where the browser keeps nothing, a reload would log the person out. */
export function onRestart(how: () => void): void {
  restart = how;
}
