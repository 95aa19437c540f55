import { useSay } from '../kernel/i18n.tsx';
import type { PageTarget } from '../kernel/pages.ts';
import { createStore, useStore } from '../kernel/store.ts';
import { frameParts, type PageAbouts } from './frame-parts.ts';

/** Loaded after the first page, which must not wait for explanations. */
const abouts = createStore<PageAbouts>({});

/** Returns the key of a page's sentence; a tab that is a separate place has its own sentence. */
export function aboutKey({ name, params }: PageTarget): string {
  return [name, ...Object.values(params ?? {})].join(' ');
}

export function useAbouts(): PageAbouts {
  return useStore(abouts);
}

/** Loads the sentences; called when somebody comes near the menu or opens the palette. */
export function loadAbouts(): void {
  void frameParts()
    .abouts()
    .then(
      (found) => abouts.set(found),
      () => undefined,
    );
}

/** Returns a function that says what one does on a page; nothing while the sentences are loading. */
export function useAbout(): (target: PageTarget) => string | undefined {
  const say = useSay();
  const known = useStore(abouts);
  return (target) => {
    const about = known[aboutKey(target)] ?? known[target.name];
    return about && say(about.does);
  };
}
