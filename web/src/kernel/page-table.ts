import { loadChunk } from './chunks.ts';
import type { PageRow } from './pages.ts';

/** Where the pages come from: the kernel knows no room, `app/` knows all. */
export interface PageSource {
  /** What a guest can see: in the first load. */
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

/** The pages that are known now: the guests' ones, or all. */
export function pageTable(): readonly PageRow[] {
  return table;
}

/** Fetches the table of all pages, once. */
export function loadPageTable(): Promise<void> {
  loading ??= loadChunk(source.all).then((all) => {
    table = all;
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** Can this path be shown to a guest without the whole table? Of any other path only the table knows whether it exists. */
export function isFirstPath(pathname: string): boolean {
  const path = pathname.replace(/(.)\/$/, '$1');
  return source.first.some((page) => page.path === path);
}
