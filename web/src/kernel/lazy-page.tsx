import { use, type ComponentType, type FunctionComponent } from 'react';
import { loadChunk } from './chunks.ts';
import { createStore } from './store.ts';

/** Pages whose code somebody waits for. */
export const pagesAwaited = createStore(0);

/** A page whose code comes when it is opened. The router preloads it, so that the page before stays until it is there. */
export function lazyPage(
  load: () => Promise<ComponentType>,
): FunctionComponent & { preload: () => Promise<void>; isThere: () => boolean } {
  let Loaded: ComponentType | null = null;
  let failure: unknown = null;
  let loading: Promise<void> | null = null;
  const begin = () => {
    failure = null;
    // Not at once: the page may be asked for while another part is drawn.
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
    // It stays broken until the router asks for it anew: React draws a page that broke once more, and would load it again and again.
    throw failure;
  }
  return Object.assign(Page, { preload, isThere: () => Loaded !== null });
}
