import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError, networkDown } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { createStore } from '../../kernel/store.ts';
import { isKept } from './put-back.ts';

/** The page's connection to its server. */
export interface ConnectionState {
  readonly up: boolean;
  /** Time of the oldest parcel data on the page; null when the page has no parcel data. */
  readonly asOf: number | null;
  /** Data that the page needs are not on this device. */
  readonly missing: boolean;
}

export const connectionStore = createStore<ConnectionState>({ up: true, asOf: null, missing: false });

let tellDown: () => void = () => {};
/** Reports that a request other than a query of the page got no answer. */
export function noteDown(): void {
  tellDown();
}

/** Retry interval while the device believes to be online, in milliseconds. */
const tryAgainMs = 10_000;

/** Watches whether the server answers, by the browser's network state and by the page's own queries. Returns a function that stops it. */
export function watchConnection(queries: QueryClient): () => void {
  const cache = queries.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (up: boolean) => {
    const isBack = up && !connectionStore.get().up;
    const next = up ? { up, asOf: null, missing: false } : { up, ...shownIn(cache.getAll()) };
    connectionStore.change((was) =>
      was.up === next.up && was.asOf === next.asOf && was.missing === next.missing ? was : next,
    );
    if (up) clearTimeout(timer);
    else waitForIt();
    // After the first answer, failed queries and old data are refetched.
    if (isBack) void queries.invalidateQueries();
  };
  const waitForIt = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), tryAgainMs);
  };
  const look = async () => {
    if (!navigator.onLine) return waitForIt();
    const answered = await call('sessions.cacheConfig', { background: true }).then(
      () => true,
      (error: unknown) => !isDown(error),
    );
    if (!answered) return waitForIt();
    show(true);
  };
  const back = () => void look();
  const gone = () => show(false);
  const stop = cache.subscribe((event) => {
    const isUp = connectionStore.get().up;
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true) show(true);
    else if (event.type === 'updated' && 'error' in event.action && isDown(event.action.error)) show(false);
    else if (!isUp) show(false);
  });
  tellDown = gone;
  window.addEventListener('online', back);
  window.addEventListener('offline', gone);
  if (!navigator.onLine || cache.getAll().some(({ state }) => isDown(state.error))) gone();
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('online', back);
    window.removeEventListener('offline', gone);
  };
}

const isDown = (error: unknown): boolean => error instanceof ApiError && error.code === networkDown;

/** Queries of the frame do not belong to a page. */
const ofFrame = ({ queryKey: [call] }: Query): boolean => /^(sessions|announcements)\./.test(String(call));

/** Returns the age of the open page's answers, and whether one is missing. */
function shownIn(queries: readonly Query[]): Omit<ConnectionState, 'up'> {
  const shown = queries.filter((query) => query.isActive() && isKept(query.queryKey));
  const times = shown.filter(({ state }) => state.data !== undefined).map(({ state }) => state.dataUpdatedAt);
  return {
    asOf: times.length === 0 ? null : Math.min(...times),
    missing: queries.some(
      (query) => query.isActive() && !ofFrame(query) && query.state.data === undefined && isDown(query.state.error),
    ),
  };
}
