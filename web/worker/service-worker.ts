import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { listenForPushes } from './push-events.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (`tools/lib/build-worker.mjs`): the name of the build, and the files without which nothing opens. */
declare const BUILD: string;
declare const FILES: readonly string[];
/** Written by the server (`serve-web.ts`): changes when the page that it sends changes. */
const page = '__PAGE__';

const cachePrefix = 'waybill-files-';
const cacheName = cachePrefix + BUILD;
/** The previous build stays, because other tabs may still use it. */
const buildsKept = 2;
/** Ignores `Vary` of servers and proxies: a file's name changes with its contents. */
const anyHeaders = { ignoreVary: true };
const ofThisBuild = new CacheFirst({ cacheName, matchOptions: anyHeaders });

/** Finds a file of any cached build: its name identifies its contents. */
const keptFile = (request: Request | string) => caches.match(request, anyHeaders);

/**
 * Puts a file of the program into this build's cache, from an older cache where possible. Throws when it cannot be fetched: then this build is not installed.
 */
async function takeIn(url: string): Promise<void> {
  const files = await caches.open(cacheName);
  if (await files.match(url, anyHeaders)) return;
  const kept = await keptFile(url);
  if (kept) await files.put(url, kept);
  else await files.add(url);
}

/** Serves the page for every path that a person may open, so that a reload works offline. Pages for outsiders come from the server. */
precacheAndRoute([{ url: '/', revision: page }]);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/'), {
    denylist: [/^\/(api|assets|t|answer|day)(\/|$)/, /\.[a-z0-9]{2,11}$/i],
  }),
);
// Nothing else is ever cached here: API answers bypass this worker.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, event }) => (await keptFile(request)) ?? ofThisBuild.handle({ request, event }),
);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(FILES.map(takeIn)));
});

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const builds = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(builds.slice(0, -buildsKept).map((name) => caches.delete(name)));
  };
  event.waitUntil(dropOld());
});

/** Ends the caching of files: a new worker cannot take over while this one is busy, and browsers wait minutes for it. */
let letGo: () => void = () => undefined;
const untilLetGo = new Promise<void>((resolve) => (letGo = resolve));

// A new build waits until a person requests it, or until the product is closed. The requesting page is of the previous build, so these message names must not
// change.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { type, urls = [] } = (event.data ?? {}) as { type?: string; urls?: readonly string[] };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'LET_GO') letGo();
  // A file that could not be cached is fetched on demand.
  if (type === 'KEEP_FILES') event.waitUntil(Promise.race([Promise.allSettled(urls.map(takeIn)), untilLetGo]));
});
clientsClaim();
listenForPushes();
