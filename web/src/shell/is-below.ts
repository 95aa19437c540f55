import { findPage, type PageRow } from '../kernel/pages.ts';

/**
 * Returns whether the open page is this one, or below it in a preset trail, so that the menu marks an entry on a record's page.
 *
 * @example isBelow(editStaff, 'staff', pages) === true
 */
export function isBelow(page: PageRow | undefined, name: string, pages: readonly PageRow[]): boolean {
  const passed = new Set<string>();
  for (let at = page; at && !passed.has(at.name); at = at.trail === undefined ? undefined : findPage(pages, at.trail)) {
    if (at.name === name) return true;
    passed.add(at.name);
  }
  return false;
}

/**
 * Returns the menu entry to mark: of those that the open page is below, the nearest. A page with its own entry marks no other.
 *
 * @example entryOf(exceptionScans, ['parcels', 'exception-scans'], pages) === 'exception-scans'
 */
export function entryOf(
  page: PageRow | undefined,
  names: readonly string[],
  pages: readonly PageRow[],
): string | undefined {
  const above = names.filter((name) => isBelow(page, name, pages));
  return above.find((name) => above.every((other) => isBelow(findPage(pages, name), other, pages)));
}
