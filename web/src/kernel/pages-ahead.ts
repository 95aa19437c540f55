import type { Viewer } from '@waybill/domain/rooms/roles/access.ts';
import { mayOpen, type PageRow } from './pages.ts';
import { createStore } from './store.ts';

/** A new build was asked for: nothing more of the open one is fetched ahead, because a worker that still fetches is not followed by the next. */
export const changesBuild = createStore(false);

/** What a browser says of its line; not every one says it. */
export interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Is the line slow, or paid for by what goes over it? Then nothing is fetched that nobody asked for. */
export function isDearLine(line: Line | undefined): boolean {
  return (
    line?.saveData === true ||
    /2g|3g/.test(line?.effectiveType ?? '') ||
    (line?.type !== undefined && /cellular|wimax|bluetooth|other/.test(line.type))
  );
}

/** The pages that a person may open from where they are, whose code is worth having before the first click. */
export function pagesAhead(pages: readonly PageRow[], viewer: Viewer): PageRow[] {
  return pages.filter((page) => page.access !== 'public' && page.load !== undefined && mayOpen(page, viewer));
}

/**
 * Fetches the code of these pages, one after the other and only while the browser has nothing else to do; `goesOn` is asked before each.
 * What cannot be had is left: it is asked for again when the page is opened.
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

/** When the browser has nothing to draw or run; not every one says when. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}
