import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { say } from '@waybill/domain/kernel/words.ts';
import { loadChunk } from './chunks.ts';
import { kernelWords } from './kernel.words.ts';
import { notify } from './notices.ts';
import { untilIdle } from './pages-ahead.ts';
import { currentLocale } from './preferences.ts';

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Gets the code because it is needed now. False when it cannot be had; the person has been told. */
  readonly fetch: () => Promise<boolean>;
  /** Gets the code for what is welcome but nobody has pressed: false when it cannot be had, and nothing is said of it. */
  readonly quietly: () => Promise<boolean>;
  /** For the element that leads to it: the code is on its way before the press. */
  readonly ahead: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

const parts: (() => Promise<void>)[] = [];

/** Something else than a part of the page that nobody needs at first, such as words: fetched with the parts. */
export function whenAtRest(get: () => Promise<void>): void {
  parts.push(get);
}

/**
 * A part of the page that nobody needs until they touch something: a menu, a dialog, a bar for ticked rows. Its code is no part of the first load.
 * It comes when the pointer or the focus nears what opens it (`ahead`), when the page rests (`fetchParts`), and at the latest when it is opened: the
 * press is not lost, the part appears as soon as it is there. Until then it draws nothing, and what stands around it stays. When it was needed and did
 * not come, the page reloads as for any lazy part (N-34), or the person is told; fetching ahead fails silently, because a reload would take away what is typed.
 *
 * A part that stands on the page from the first, below what people come for, is fetched `afterPage`: its files do not come before what is read first.
 *
 * A lazy part imports the windows it stands in directly, so that it comes in one step.
 *
 * @example const JobProgress = lazyPart(async () => (await import('./JobProgress.tsx')).JobProgress);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: 'now' | 'afterPage' = 'now',
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
  const quietly = () =>
    get().then(
      () => true,
      () => false,
    );
  const near = () => void quietly();
  whenAtRest(get);
  function Part(props: Props) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    // What did not come is asked for again whenever somebody tries anew.
    useEffect(() => {
      if (!Loaded)
        void (when === 'now' ? fetch() : pagePainted().then(fetch)).then((there) => {
          if (there) drawAgain();
        });
    });
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Part, { fetch, quietly, ahead: { onPointerEnter: near, onFocus: near } });
}

/** What was drawn by now is on the screen, and the browser has nothing else to do. */
export async function pagePainted(): Promise<void> {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  await untilIdle();
}

/** Fetches what is not there of all parts known by now, one after the other, so that they open at once and without a network too; `goesOn` is asked before each. */
export async function fetchParts(goesOn: () => boolean): Promise<void> {
  for (const get of parts) {
    if (!goesOn()) return;
    await get().catch(() => undefined);
  }
}
