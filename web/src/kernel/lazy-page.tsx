import { use, type ComponentType, type FunctionComponent } from 'react';
import { loadChunk } from './chunks.ts';

/** A page whose code comes when it is opened. The router preloads it, so that the page before stays until it is there. */
export function lazyPage(load: () => Promise<ComponentType>): FunctionComponent & { preload: () => Promise<void> } {
  let Loaded: ComponentType | null = null;
  let failure: unknown = null;
  let loading: Promise<void> | null = null;
  const preload = () => (loading ??= loadChunk(load).then(
    (component) => { Loaded = component; },
    (error: unknown) => { failure = error; loading = null; },
  ));
  function Page() {
    if (Loaded === null && failure === null) use(preload());
    if (Loaded !== null) return <Loaded />;
    const error = failure;
    failure = null;
    throw error;
  }
  return Object.assign(Page, { preload });
}
