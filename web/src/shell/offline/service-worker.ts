import { changesBuild } from '../../kernel/prefetch-pages.ts';
import { createStore } from '../../kernel/store.ts';

/** The waiting service worker of a newer build; null while no newer build is waiting. */
export const newVersion = createStore<ServiceWorker | null>(null);

/** Interval at which an open page checks for a new build, in milliseconds. */
const askEvery = 3_600_000;

let started: Promise<void> | null = null;

/** Starts the service worker, so that the product opens offline, and watches for new builds. Does nothing where browsers do not allow it, as on plain http. */
export function startWorker(): Promise<void> {
  return (started ??= start().catch(() => undefined));
}

async function start(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  watchFor(registration);
  if (isFirst) await keepLoaded(await serviceWorker.ready);
  const ask = () => void registration.update().catch(() => undefined);
  setInterval(ask, askEvery);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
}

function watchFor(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // The first worker of a device replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) newVersion.set(registration.waiting);
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}

/** Passes files that were fetched before the worker existed to the worker; the browser's cache still has most of them. */
async function keepLoaded({ active }: ServiceWorkerRegistration): Promise<void> {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const urls = [...new Set(loaded.map(({ href }) => href))];
  active?.postMessage({ type: 'KEEP_FILES', urls });
}

/**
 * Opens the new build in this page at the user's request. Other tabs keep the old build, whose remaining files are cached for them. The browser asks before
 * unsaved input is lost.
 */
export function takeNewVersion(): void {
  const waiting = newVersion.get();
  if (!waiting) return;
  // Requested before, when the user chose to stay on the page.
  if (waiting.state === 'activated') return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  changesBuild.set(true);
  navigator.serviceWorker.controller?.postMessage({ type: 'LET_GO' });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
