import { createIdleClock } from './idle.ts';
import { currentSession } from './session-store.ts';
import { deviceVault, lifetimes, tabVault, type Vault } from './vault.ts';

export const seenName = 'seen';

/** Returns the vault of a session and its stamp: on a shared computer, of this tab only. */
export function vaultOf(shared: boolean): Vault {
  return shared ? tabVault : deviceVault;
}

/** The idle lifetime of the one session of this page. */
export const sessionIdle = createIdleClock({
  now: () => Date.now(),
  write: (stamp) => void vaultOf(currentSession()?.shared ?? false).put(seenName, stamp, lifetimes.session),
});
