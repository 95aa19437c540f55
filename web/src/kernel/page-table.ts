import { loadChunk } from './chunks.ts';
import { firstPages } from './first-pages.ts';
import type { PageRow } from './pages.ts';

let table: readonly PageRow[] = firstPages;
let loading: Promise<void> | null = null;

/** The pages that are known now: the guests' ones, or all. */
export function pageTable(): readonly PageRow[] {
  return table;
}

/** Fetches the table of all pages, once. */
export function loadPageTable(): Promise<void> {
  loading ??= loadChunk(async () => (await import('./all-pages.ts')).allPages).then((all) => {
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
  return firstPages.some((page) => page.path === path);
}
