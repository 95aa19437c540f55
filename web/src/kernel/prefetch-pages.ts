import type { Viewer } from '@waybill/domain/kernel/access.ts';
import { mayOpen, type PageRow } from './pages.ts';
import { createStore } from './store.ts';

/** True once the user has requested a new build. Prefetching then stops, because a new service worker cannot take over while the old one is fetching. */
export const changesBuild = createStore(false);

/** Network information of the browser; not every browser has it. */
export interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Returns whether the network is slow or metered. Then nothing is prefetched. */
export function isMeteredConnection(line: NetworkInformation | undefined): boolean {
  return (
    line?.saveData === true ||
    /2g|3g/.test(line?.effectiveType ?? '') ||
    (line?.type !== undefined && /cellular|wimax|bluetooth|other/.test(line.type))
  );
}

/** Returns the pages that a person may open next, whose code is worth prefetching. */
export function pagesToPrefetch(pages: readonly PageRow[], viewer: Viewer): PageRow[] {
  return pages.filter((page) => page.access !== 'public' && page.load !== undefined && mayOpen(page, viewer));
}

/**
 * Prefetches the code of these pages, one after the other and only while the browser is idle; `goesOn` is checked before each. Failures are ignored: the code
 * is requested again when the page is opened.
 */
export async function fetchPages(
  pages: readonly PageRow[],
  { idle, goesOn }: { readonly idle: () => Promise<void>; readonly goesOn: () => boolean },
): Promise<void> {
  for (const page of pages) {
    await idle();
    if (!goesOn()) return;
    await page.load?.().catch(() => undefined);
  }
}

/** Resolves when the browser is idle; falls back to a timer where the browser cannot report it. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}
