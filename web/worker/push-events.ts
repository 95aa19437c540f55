declare const self: ServiceWorkerGlobalScope;

/** Content of a push (`send-pushes.ts`). */
interface PushText {
  readonly kind: string;
  readonly title: string;
  readonly path: string;
  readonly always: boolean;
}

/** Reads a push with care: a missing part is empty. */
function readPush(data: PushMessageData | null): PushText {
  const text = (sent: unknown): string => (typeof sent === 'string' ? sent : '');
  try {
    const { kind, title, path, always } = (data?.json() ?? {}) as Partial<Record<keyof PushText, unknown>>;
    return { kind: text(kind), title: text(title), path: text(path), always: always === true };
  } catch {
    return { kind: '', title: '', path: '', always: false };
  }
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows the news, unless a page is visible, whose top bar shows them. */
async function show({ kind, title, path, always }: PushText): Promise<void> {
  const isVisible = (await windows()).some(({ visibilityState }) => visibilityState === 'visible');
  if (isVisible && !always) return;
  // One of a kind at a time: a newer one replaces it.
  await self.registration.showNotification(title || 'Waybill', {
    tag: kind,
    data: { path },
    icon: '/icons/icon-192.png',
  });
}

/** Returns a path of this origin as an address; the start page for anything else. */
function ownAddress(path: unknown): string {
  const start = new URL('/', self.location.origin).href;
  if (typeof path !== 'string' || !URL.canParse(path, start)) return start;
  const address = new URL(path, start);
  return address.origin === self.location.origin ? address.href : start;
}

/** Shows the page of the news: one that is open there, or a new one, so that nothing typed elsewhere is lost. */
async function open(path: unknown): Promise<void> {
  const address = ownAddress(path);
  const there = (await windows()).find(({ url }) => url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

/** Rings while no page is open, and opens the page of the news. */
export function listenForPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(readPush(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as { path?: unknown } | null)?.path));
  });
}
