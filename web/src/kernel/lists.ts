import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import { addressOfCall, call, get } from './client.ts';
import { createCachedLists } from './cached-lists.ts';
import type { PathParams } from './path.ts';
import type { Query } from './request.ts';
import { workplaceOf, currentSession, sessionStore } from './session-store.ts';
import { deviceVault, lifetimes } from './vault.ts';

/** The lists cached in the browser (C-03, E-09). */
export const cachedLists = createCachedLists({
  vault: deviceVault,
  lifetime: lifetimes.mainCache,
  fetchList: (path, params) => get(path, params, { background: true }),
  fetchKey: async () => (await call('sessions.cacheConfig', { background: true })).key,
});

/** Lists belong to one person and branch; an answer that arrives for another one is not cached. */
const owner = (): string | null => {
  const session = currentSession();
  return session && workplaceOf(session.user);
};
let owned = owner();
sessionStore.subscribe(() => {
  if (owner() === owned) return;
  owned = owner();
  void cachedLists.forget();
});

/**
 * Fetches a list that changes rarely: shared while in flight, cached for 30 days or until the server's cache key changes. Lists of branches are cached for a
 * day (K-09).
 */
export function cachedGet<T>(path: string, params?: Query, kind: 'main' | 'branch' = 'main'): Promise<T> {
  return cachedLists.get<T>(path, params, kind === 'branch' ? lifetimes.branchCache : lifetimes.mainCache);
}

/**
 * Makes a call whose answer is cached like `cachedGet`.
 *
 * @example const { data } = await cachedCall('branches.all', {}, 'branch');
 */
export async function cachedCall<Id extends EndpointId>(
  id: Id,
  params: PathParams = {},
  kind?: 'main' | 'branch',
): Promise<CallOutput<Id>> {
  return cachedGet<CallOutput<Id>>(await addressOfCall(id, params), undefined, kind);
}

let tellChanged: () => void = () => {};
/** Registers what the screens do when the server's lists have changed; calling the result unregisters it. */
export function onListsChanged(how: () => void): () => void {
  tellChanged = how;
  return () => {
    if (tellChanged === how) tellChanged = () => {};
  };
}

/** Checks whether the cached lists are current; if not, screens that show them are notified. */
export async function refreshLists(): Promise<void> {
  if (await cachedLists.refresh()) tellChanged();
}

const markerName = 'window';

/** Checks the cached lists when the user returns to the window after six hours (K-09). */
async function refreshOnReturn(): Promise<void> {
  if ((await deviceVault.get<true>(markerName)) !== null) return;
  await deviceVault.put(markerName, true, lifetimes.windowMarker);
  await refreshLists();
}

/** Watches for the user's return; calling the result stops it. */
export function watchReturn(): () => void {
  const back = () => void refreshOnReturn().catch(() => undefined);
  window.addEventListener('focus', back);
  return () => window.removeEventListener('focus', back);
}
