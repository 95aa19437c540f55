import { use, type ComponentType, type FunctionComponent } from 'react';
import { loadChunk } from './chunks.ts';
import { createStore } from './store.ts';

/** Number of pages whose code is being waited for. */
export const pagesAwaited = createStore(0);

/** Returns a page whose code is loaded when it is opened. The router preloads it, so the previous page stays until it is loaded. */
export function lazyPage(
  load: () => Promise<ComponentType>,
): FunctionComponent & { preload: () => Promise<void>; isThere: () => boolean } {
  let Loaded: ComponentType | null = null;
  let failure: unknown = null;
  let loading: Promise<void> | null = null;
  const begin = () => {
    failure = null;
    // Deferred: the page may be requested during the render of another part.
    queueMicrotask(() => pagesAwaited.change((before) => before + 1));
    return loadChunk(load)
      .then(
        (component) => {
          Loaded = component;
        },
        (error: unknown) => {
          failure = error;
          loading = null;
        },
      )
      .finally(() => pagesAwaited.change((before) => before - 1));
  };
  const preload = () => (loading ??= begin());
  function Page() {
    if (Loaded === null && failure === null) use(preload());
    if (Loaded !== null) return <Loaded />;
    // Keeps failing until the router requests it again: React renders a failed page once more, which would load it again and again.
    throw failure;
  }
  return Object.assign(Page, { preload, isThere: () => Loaded !== null });
}
