import { loadChunk } from './chunks.ts';
import type { PageRow } from './pages.ts';

/** Source of the pages: the kernel does not import rooms, `app/` imports all. */
export interface PageSource {
  /** Pages that a guest can see, in the first load. */
  readonly first: readonly PageRow[];
  readonly all: () => Promise<readonly PageRow[]>;
}

let source: PageSource = { first: [], all: async () => [] };
let table: readonly PageRow[] = [];
let loading: Promise<void> | null = null;

export function fillPageTable(pages: PageSource): void {
  source = pages;
  table = pages.first;
  loading = null;
}

/** Returns the pages that are loaded now: those of guests, or all. */
export function pageTable(): readonly PageRow[] {
  return table;
}

export function loadPageTable(): Promise<void> {
  loading ??= loadChunk(source.all).then((all) => {
    table = all;
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** Returns whether this path can be shown to a guest without the full table. For any other path only the table knows whether it exists. */
export function isFirstPath(pathname: string): boolean {
  const path = pathname.replace(/(.)\/$/, '$1');
  return source.first.some((page) => page.path === path);
}
