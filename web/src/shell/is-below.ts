import { findPage, type PageName, type PageRow } from '../kernel/pages.ts';

/**
 * Returns the page and those above it in its preset trail, nearest first, so that the menu marks an entry on a record's page.
 *
 * @example pageAndAbove(editStaff, pages) // ['edit-staff', 'staff']
 */
export function pageAndAbove(page: PageRow | undefined, pages: readonly PageRow[]): PageName[] {
  const passed: PageName[] = [];
  for (
    let at = page;
    at && !passed.includes(at.name);
    at = at.trail === undefined ? undefined : findPage(pages, at.trail)
  )
    passed.push(at.name);
  return passed;
}
