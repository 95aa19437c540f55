import { findPage, type PageRow } from '../kernel/pages.ts';

/**
 * Is the open page this one, or one below it in a preset trail? So the menu keeps showing where one is on a record's page.
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
