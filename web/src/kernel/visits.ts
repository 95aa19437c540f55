import { createStore } from './store.ts';
import { recordVisit, type Visit } from './trail.ts';
import { lifetimes, tabVault } from './vault.ts';

const historyName = 'history';

/** The pages visited in this tab, for the breadcrumbs (N-33, L-05). */
export const visitsStore = createStore<readonly Visit[]>([]);

export async function restoreVisits(): Promise<void> {
  const kept = await tabVault.get<Visit[]>(historyName);
  visitsStore.set((kept ?? []).filter(({ at }) => Date.now() - at < lifetimes.routeHistory));
}

export function visit(page: Omit<Visit, 'at'>): void {
  keep(recordVisit(visitsStore.get(), { ...page, at: Date.now() }));
}

/** Sets the name of the open page in the breadcrumbs. */
export function nameVisit(label: string): void {
  const visits = visitsStore.get();
  const here = visits.at(-1);
  if (here && here.label !== label) keep([...visits.slice(0, -1), { ...here, label }]);
}

export function forgetVisits(): void {
  visitsStore.set([]);
  void tabVault.drop(historyName);
}

function keep(visits: readonly Visit[]): void {
  visitsStore.set(visits);
  void tabVault.put(historyName, visits, lifetimes.routeHistory);
}
