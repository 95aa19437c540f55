import { changesBuild } from '../../kernel/pages-ahead.ts';
import { createStore } from '../../kernel/store.ts';

/** The worker of a build that came after the open one and waits to be taken; null while there is none. */
export const newVersion = createStore<ServiceWorker | null>(null);

/** How often a page that stays open asks whether there is a new build, in milliseconds. */
const askEvery = 3_600_000;

let started: Promise<void> | null = null;

/** Lets the product open without a network from now on, and watches for new builds. Harmless where browsers allow none of it, such as plain http. */
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

/** What this page fetched before there was a worker is asked for by it too; the browser has most of it still. */
async function keepLoaded({ active }: ServiceWorkerRegistration): Promise<void> {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const urls = [...new Set(loaded.map(({ href }) => href))];
  active?.postMessage({ type: 'KEEP_FILES', urls });
}

/**
 * Opens the new build in this page, because somebody asked for it. Other pages of this browser stay as they are: what they have yet to load is kept for them.
 * The browser asks before it takes away what is typed and not saved.
 */
export function takeNewVersion(): void {
  const waiting = newVersion.get();
  if (!waiting) return;
  // Asked for before, and then somebody stayed with what was typed.
  if (waiting.state === 'activated') return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  changesBuild.set(true);
  navigator.serviceWorker.controller?.postMessage({ type: 'LET_GO' });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
