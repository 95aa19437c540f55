import { beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { allPages } from '@waybill/web/app/all-pages.ts';
import { framed, openProduct, phone, signIn } from './support/journey.ts';
import { follow, settled, windowFaults } from './support/page-looks.ts';
import { pageRecords } from './support/page-records.ts';

const product = openProduct();
const records: Record<string, string> = {};
// New for each language: a link to the parcels of a report is valid for a quarter of an hour, and three walks take longer.
beforeEach(async () => {
  Object.assign(records, await pageRecords(product));
});

const paths = allPages.filter((page) => page.load !== undefined && page.access !== 'guest');
/** Minimum number of windows. */
const windows = 40;

/** Elements that may open a window: visible buttons, of rows only those of the first. */
const openers = 'main button:not([aria-disabled=true], [role=radio], [role=tab], [role=switch], tbody tr + tr button)';
const window = ':is([role=dialog], [role=alertdialog])';

/** Returns whether a window has opened within half a second after the press. */
const opens = (page: Page): Promise<boolean> =>
  page
    .locator(window)
    .first()
    .waitFor({ timeout: 500 })
    .then(
      () => true,
      () => false,
    );

/** Closes what is open; a question whether to leave it comes first, where something was begun. */
async function closeAll(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Escape');
        return page.locator(window).count();
      },
      { timeout: 10_000, interval: 200 },
    )
    .toBe(0);
}

/** Windows that a super-admin opens from every page by a press, each once per language: menus and sheets with all their contents. */
test.each(locales)(
  'L-01 T-05 P-09 every window that a page opens has no accessibility violation, nothing clipped and nothing sideways on a phone, light and dark: %s',
  async (locale) => {
    // In a separate session: one of the buttons ends the other sessions of this account.
    const visit = await product.visit({ locale, viewport: phone });
    await signIn(visit, 'superadmin');
    await framed(visit);
    const { page } = visit;
    const found: string[] = [];
    const seen = new Set<string>();
    for (const { name, path, params } of paths) {
      const address =
        records[name] ?? path.replace(/\{(\w+)\}/g, (_, key: string) => params?.[key as never] ?? 'missing');
      if (address.includes('/missing')) continue;
      await follow(visit, address);
      await settled(page);
      const many = await page.locator(openers).count();
      for (let at = 0; at < many; at += 1) {
        const button = page.locator(openers).nth(at);
        const label = await button
          .evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '', undefined, {
            timeout: 500,
          })
          .catch(() => '');
        if (label === '' || !(await button.isVisible())) continue;
        await button.click({ timeout: 1000 }).catch(() => undefined);
        if (await opens(page)) {
          const title = await page
            .locator(window)
            .first()
            .evaluate((element) => {
              const by = element.getAttribute('aria-labelledby');
              return element.getAttribute('aria-label') ?? (by && document.getElementById(by)?.textContent) ?? '';
            });
          if (!seen.has(title)) {
            seen.add(title);
            // A toast may cover the window for three seconds.
            await expect.poll(() => page.locator('[data-toasts] li').count(), { timeout: 10_000 }).toBe(0);
            await settled(page);
            for (const fault of await windowFaults(page)) found.push(`${address} “${label.trim()}”: ${fault}`);
          }
          await closeAll(page);
        }
        if (`${new URL(page.url()).pathname}` !== address.split('?')[0]) await page.goto(address);
      }
    }
    expect(found).toEqual([]);
    expect(seen.size).toBeGreaterThan(windows);
  },
  1_200_000,
);
