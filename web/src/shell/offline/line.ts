import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError, networkDown } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { createStore } from '../../kernel/store.ts';
import { isKept } from './put-back.ts';

/** How the page stands to its server. */
export interface Line {
  readonly up: boolean;
  /** When the oldest of what the page shows of parcels came; null when there is nothing of the kind. */
  readonly asOf: number | null;
  /** Something that the page wants to show is not on this device. */
  readonly missing: boolean;
}

export const lineStore = createStore<Line>({ up: true, asOf: null, missing: false });

let tellDown: () => void = () => {};
/** A request that was no question of a page got no answer either. */
export function noteDown(): void {
  tellDown();
}

/** How soon the server is tried again while the device itself believes to be connected, in milliseconds. */
const tryAgainMs = 10_000;

/** Watches whether the server answers, by what the device says and by what becomes of the page's own questions. Answers how to stop. */
export function watchLine(queries: QueryClient): () => void {
  const cache = queries.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (up: boolean) => {
    const isBack = up && !lineStore.get().up;
    const next = up ? { up, asOf: null, missing: false } : { up, ...shownIn(cache.getAll()) };
    lineStore.change((was) =>
      was.up === next.up && was.asOf === next.asOf && was.missing === next.missing ? was : next,
    );
    if (up) clearTimeout(timer);
    else waitForIt();
    // Whichever question was answered first: those that got none, and what came before, are asked again.
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
    const isUp = lineStore.get().up;
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

/** What the frame around every page asks is no part of a page. */
const ofFrame = ({ queryKey: [call] }: Query): boolean => /^(sessions|announcements)\./.test(String(call));

/** Of the questions that the open page asks: since when their answers are, and whether one has none. */
function shownIn(queries: readonly Query[]): Omit<Line, 'up'> {
  const shown = queries.filter((query) => query.isActive() && isKept(query.queryKey));
  const times = shown.filter(({ state }) => state.data !== undefined).map(({ state }) => state.dataUpdatedAt);
  return {
    asOf: times.length === 0 ? null : Math.min(...times),
    missing: queries.some(
      (query) => query.isActive() && !ofFrame(query) && query.state.data === undefined && isDown(query.state.error),
    ),
  };
}
