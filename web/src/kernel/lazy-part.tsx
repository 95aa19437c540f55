import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { say } from '@waybill/domain/kernel/words.ts';
import { loadChunk } from './chunks.ts';
import { kernelWords } from './kernel.words.ts';
import { notify } from './notices.ts';
import { untilIdle } from './prefetch-pages.ts';
import { currentLocale } from './preferences.ts';

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code because it is needed now. Returns false when it cannot be loaded; the person has been notified. */
  readonly fetch: () => Promise<boolean>;
  /** Prefetches the code. Returns false when it cannot be loaded, without a message. */
  readonly prefetch: () => Promise<boolean>;
  /** Props for the element that opens the part: loading starts before the click. */
  readonly openerProps: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

const parts: (() => Promise<void>)[] = [];

/** Registers something other than a part that is not needed at first, such as words; fetched together with the parts. */
export function loadWhenIdle(get: () => Promise<void>): void {
  parts.push(get);
}

/**
 * Creates a part of the page that is needed only after an interaction: a menu, a dialog, a bulk action bar. Its code is not in the first load. It is loaded
 * when the pointer or the focus reaches its opener (`openerProps`), when the page is idle (`fetchParts`), and at the latest when it is opened: the click is not lost,
 * the part appears once loaded. Until then it draws nothing, and its surroundings stay. If it was needed and could not be loaded, the page reloads as for any
 * lazy part (N-34), or the person is notified; prefetching fails silently, because a reload would lose what is typed.
 *
 * A part that is visible from the start, below the main content, is fetched `afterPage`, so that its files do not delay the main content. One that few
 * people see and that brings much is fetched `ifShown`: also after the page, and never before it is shown.
 *
 * A lazy part imports its dialog components directly, so that it loads in one step.
 *
 * @example const JobProgress = lazyPart(async () => (await import('./JobProgress.tsx')).JobProgress);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: 'now' | 'afterPage' | 'ifShown' = 'now',
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let fetching: Promise<boolean> | null = null;
  const get = () =>
    (loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  const fetch = () =>
    (fetching ??= loadChunk(get).then(
      () => true,
      () => {
        fetching = null;
        notify({
          kind: 'error',
          title: say(navigator.onLine ? kernelWords.server : kernelWords.network, currentLocale()),
        });
        return false;
      },
    ));
  const prefetch = () =>
    get().then(
      () => true,
      () => false,
    );
  const near = () => void prefetch();
  if (when !== 'ifShown') loadWhenIdle(get);
  function Part(props: Props) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    // Failed loads are tried again on the next use.
    useEffect(() => {
      if (!Loaded)
        void (when === 'now' ? fetch() : pagePainted().then(fetch)).then((there) => {
          if (there) drawAgain();
        });
    });
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Part, { fetch, prefetch, openerProps: { onPointerEnter: near, onFocus: near } });
}

/** Resolves when everything drawn so far is on the screen and the browser is idle. */
export async function pagePainted(): Promise<void> {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  await untilIdle();
}

/** Loads all registered parts that are missing, one after the other, so that they open at once and also offline; `goesOn` is checked before each. */
export async function fetchParts(goesOn: () => boolean): Promise<void> {
  for (const get of parts) {
    if (!goesOn()) return;
    await get().catch(() => undefined);
  }
}
