import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { allPages } from '@waybill/web/app/all-pages.ts';
import { standsAlone } from '@waybill/web/kernel/pages.ts';
import { fillPath } from '@waybill/web/kernel/path.ts';
import { listWords } from '@waybill/web/shell/list/list.words.ts';
import { openProduct, phone } from './support/journey.ts';
import { follow } from './support/page-looks.ts';

const product = openProduct();

/** Every page that opens without naming a record; which of them are lists shows on the screen. One begins an export by being opened, of which every list then tells. */
const pages = allPages.filter(
  (page) =>
    page.load !== undefined && page.access !== 'guest' && standsAlone(page) && page.name !== 'track-by-date.excel',
);

/** Where the first row begins, from the top of the screen; of a list without rows what stands in their place. Nothing when the page is no list. */
function firstRow(page: Page, search: string): Promise<number | null> {
  return page.evaluate((name) => {
    const grid = document.querySelector('main [role=grid]');
    if (!grid || !document.querySelector(`main form[role=search] input:is([aria-label="${name}"], [id])`)) return null;
    const row = grid.querySelector('tbody tr') ?? grid.parentElement?.querySelector('[role=status]');
    return row ? Math.round(row.getBoundingClientRect().top) : null;
  }, search);
}

describe('L-01 a list begins where its rows are', () => {
  test.each(locales)(
    'L-01 P-06 on a desk the first row of every list stands in the upper 260 pixels, on a phone in the upper 190: %s',
    async (locale) => {
      const low: string[] = [];
      const seen: string[] = [];
      for (const [screen, most, touch] of [
        [{ width: 1440, height: 900 }, 260, false],
        [phone, 190, true],
      ] as const) {
        const visit = await product.work('superadmin', '/', { locale, viewport: screen, touch });
        for (const { name, path, params } of pages) {
          await follow(visit, fillPath(path, params ?? {}));
          const top = await firstRow(visit.page, visit.t(listWords.searchIn));
          if (top === null) continue;
          seen.push(name);
          if (top > most) low.push(`${name} at ${screen.width}: ${top}`);
        }
      }
      expect(low).toEqual([]);
      expect(seen.length).toBeGreaterThan(2 * 16);
    },
    120_000,
  );
});
