import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** The build writes these in (`tools/lib/build-worker.mjs`): a name of its own for each build, and the files without which nothing opens. */
declare const BUILD: string;
declare const FILES: readonly string[];
/** The server writes this in (`serve-web.ts`): changes when the page that it sends does. */
const page = '__PAGE__';

const cachePrefix = 'waybill-files-';
const cacheName = cachePrefix + BUILD;
/** The build before stays, because other tabs may still be open with it. */
const buildsKept = 2;
/** Headers that a server or proxy varies by say nothing of our files, whose names change with their contents. */
const anyHeaders = { ignoreVary: true };
const ofThisBuild = new CacheFirst({ cacheName, matchOptions: anyHeaders });

/** A file of any build that is here: its name says its contents. */
const keptFile = (request: Request | string) => caches.match(request, anyHeaders);

/** Puts a file of the program into this build's cache, from an earlier one where it has it. Throws when it cannot be had: then this build is not installed. */
async function takeIn(url: string): Promise<void> {
  const files = await caches.open(cacheName);
  if (await files.match(url, anyHeaders)) return;
  const kept = await keptFile(url);
  if (kept) await files.put(url, kept);
  else await files.add(url);
}

/** The page itself for every path that a person may open, so that a reload without a network opens the product. Pages for people outside are the server's. */
precacheAndRoute([{ url: '/', revision: page }]);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/'), {
    denylist: [/^\/(api|assets|t|answer|day)(\/|$)/, /\.[a-z0-9]{2,11}$/i],
  }),
);
// Nothing else is ever kept here: answers of the server go past this worker.
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

/** Ends the keeping of files: a worker that has something to do is not followed by the next one, and browsers wait minutes for it. */
let letGo: () => void = () => undefined;
const untilLetGo = new Promise<void>((resolve) => (letGo = resolve));

// A new build waits until a person asks for it, or until nobody has the product open. The page that asks is of the build before, so these words stay as they are.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { type, urls = [] } = (event.data ?? {}) as { type?: string; urls?: readonly string[] };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'LET_GO') letGo();
  // One that cannot be had is fetched when it is asked for.
  if (type === 'KEEP_FILES') event.waitUntil(Promise.race([Promise.allSettled(urls.map(takeIn)), untilLetGo]));
});
clientsClaim();
