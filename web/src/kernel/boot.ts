import { startInBackground } from './background.ts';
import { readPreferences } from './preferences.ts';
import { endSession, restoreSession, sessionName } from './session.ts';
import { currentSession, type Session } from './session-store.ts';
import { seenName, sessionIdle } from './session-idle.ts';
import { deviceVault, nameOfShelfKey } from './vault.ts';

const idleCheckEvery = 30_000;

/** Loads what the page needs before it shows anything: the preferences and the stored session (C-04, first step). */
export async function bootSession(): Promise<void> {
  await Promise.all([readPreferences(), restoreSession()]);
  watchIdle();
  watchTyping();
  watchOtherTabs();
  // Refetches when the network returns are background work, not activity.
  window.addEventListener('online', startInBackground);
}

/** Ends a session that has been idle too long, so that no stranger finds it open (S-30). */
function watchIdle(): void {
  const check = () => {
    if (currentSession() && sessionIdle.isOver()) endSession('idle');
  };
  setInterval(check, idleCheckEvery);
  document.addEventListener('visibilitychange', check);
}

/** Typing counts as activity even without requests to the server (decisions 16). */
function watchTyping(): void {
  const typed = (event: Event) => {
    if (event.isTrusted) sessionIdle.renew();
  };
  for (const kind of ['keydown', 'input']) window.addEventListener(kind, typed, { capture: true, passive: true });
}

/**
 * Tabs share the session: activity in one keeps all of them signed in, and a log-out, a sign-in, another person or another branch in one tab applies to all.
 */
function watchOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage || currentSession()?.shared) return;
    const name = nameOfShelfKey(event.key);
    if (name === seenName)
      void deviceVault.get<number>(seenName).then((stamp) => stamp !== null && sessionIdle.heard(stamp));
    if (name === sessionName) void followOtherTab();
  });
}

async function followOtherTab(): Promise<void> {
  const before = currentSession();
  const kept = await deviceVault.get<Session>(sessionName);
  if (before && !kept) endSession(sessionIdle.isOver() ? 'idle' : 'ended');
  else if (!before && kept) await restoreSession();
  else if (before && kept && (before.token !== kept.token || before.user.branch?.id !== kept.user.branch?.id))
    window.location.reload();
}
