import type { User } from '@waybill/contract/kernel/user.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { firstCall } from './first-calls.ts';
import { forgetLocale, preferencesOf, setPreferences } from './preferences.ts';
import { currentSession, sessionStore, type Farewell, type Session } from './session-store.ts';
import { seenName, sessionIdle, vaultOf } from './session-idle.ts';
import { deviceVault, lifetimes, tabVault } from './vault.ts';

export const sessionName = 'session';

export interface SignIn {
  /** User name and password; null finishes a single sign-on that the provider has answered. */
  readonly typed: { readonly user_name: string; readonly password: string } | null;
  /** Shared computer: the session ends with the tab. */
  readonly shared: boolean;
  /** Second step: a code or the answer of a passkey, and whether the device is trusted from now on. */
  readonly code?: string | null;
  readonly passkey?: string | undefined;
  readonly trust_device?: boolean;
  /** Shows the recovery codes of a second step that was set up with this sign-in; the session begins when they are kept. */
  readonly onRecoveryCodes: (codes: readonly string[]) => Promise<void>;
}

/** Signs in and applies the person's preferences. Throws the `ApiError` of a refusal. */
export async function signIn({ typed, shared, onRecoveryCodes, ...body }: SignIn): Promise<User> {
  const answer = await (typed
    ? firstCall('sessions.login', { body: { ...typed, ...body } })
    : firstCall('sessions.finishSignOn', { body, background: true }));
  if (answer.recovery_codes) await onRecoveryCodes(answer.recovery_codes);
  return beginSession(answer, shared);
}

/** Takes the session of an answer as this browser's, and applies the person's preferences. */
export function beginSession({ token, user, idle_hours }: CallOutput<'sessions.login'>, shared: boolean): User {
  keepSession({ token, user, shared, idleFor: idle_hours * 3_600_000 });
  sessionIdle.start(idle_hours * 3_600_000);
  setPreferences(preferencesOf(user));
  return user;
}

/** Logs out: the server ends the session, and this browser forgets it even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  const logout = firstCall('sessions.logout', { background: true }).catch(() => undefined);
  endSession(null);
  await logout;
}

/** Forgets the session, here and in the other tabs; the router then shows the login page with the reason (S-30). */
export function endSession(farewell: Farewell): void {
  const session = currentSession();
  if (!session) return;
  sessionIdle.start(null);
  sessionStore.set({ session: null, farewell });
  void vaultOf(session.shared).drop(sessionName);
  void vaultOf(session.shared).drop(seenName);
  void deviceVault.dropAll('list');
  forgetLocale();
}

export function adoptUser(user: User): void {
  const session = currentSession();
  if (session && session.user.id === user.id) keepSession({ ...session, user });
}

function keepSession(session: Session): void {
  sessionStore.set({ session, farewell: null });
  void vaultOf(session.shared).put(sessionName, session, lifetimes.session);
}

/** Restores the stored session, this tab's own before the shared one; an expired one ends with its message. */
export async function restoreSession(): Promise<void> {
  const kept = (await tabVault.get<Session>(sessionName)) ?? (await deviceVault.get<Session>(sessionName));
  if (!kept) return;
  const stamp = await vaultOf(kept.shared).get<number>(seenName);
  sessionIdle.start(kept.idleFor, stamp ?? Date.now());
  sessionStore.set({ session: kept, farewell: null });
  if (sessionIdle.isOver()) endSession('idle');
}
