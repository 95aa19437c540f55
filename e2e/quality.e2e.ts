import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { defaultLocale, locales, type Locale } from '@waybill/domain/kernel/locale.ts';
import { allPages } from '@waybill/web/app/all-pages.ts';
import { atLogin, desk, openProduct, phone } from './support/journey.ts';
import { cutTexts, follow, markup, sideways, tall, violations, wide } from './support/page-looks.ts';
import { pageRecords } from './support/page-records.ts';

const product = openProduct();

/** Every page that a super-admin can open, with a record where one is asked for; filled in once the demo operator is there. */
const records: Record<string, string> = {};
beforeAll(async () => {
  Object.assign(records, await pageRecords(product));
});

const paths = allPages.filter((page) => page.load !== undefined && page.access !== 'guest');
const addressOf = (name: string, path: string, params: Readonly<Record<string, string>> = {}): string =>
  records[name] ?? path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? 'missing');

/** The lists that people have open all day show all their columns on a desk. */
const wholeLists = ['label', 'customer.list', 'staff', 'cod', 'cod-clearance.ready', 'track-by-date'];
const wideDesk = { width: 1440, height: 900 };

/** Light and dark, one after the other: each page is come to in the look that the one before was left in. Every second language begins with dark, so that each page is looked at in both. */
const themesOf = (locale: Locale): ['light' | 'dark', 'light' | 'dark'] =>
  locales.indexOf(locale) % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
const inTheme = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
const screens = [desk, phone];

describe('L-01 T-05 every page, in every language, light and dark, on a desk and on a phone', () => {
  test.each(locales)(
    'L-01 P-09 T-05 no accessibility violation, nothing clipped, nothing too wide: %s',
    async (locale) => {
      const visit = await product.work('superadmin', '/', { locale });
      const { page } = visit;
      const themes = themesOf(locale);
      await inTheme(page, themes[0]);
      const found: string[] = [];
      const note = (address: string, where: string, texts: readonly string[]) =>
        found.push(...texts.map((text) => `${address} ${where}: ${text}`));
      for (const { name, path, params } of paths) {
        const address = addressOf(name, path, params);
        // The demo operator has no record of this kind.
        if (address.includes('/missing')) continue;
        await follow(visit, address);
        if (wholeLists.includes(name)) {
          await page.setViewportSize(wideDesk);
          note(address, 'columns out of sight', (await sideways(page)) > 0 ? [`by ${await sideways(page)}`] : []);
        }
        for (const screen of screens) {
          await page.setViewportSize(screen);
          note(address, `cut at ${screen.width}`, await cutTexts(page));
          note(address, `too wide at ${screen.width}`, (await wide(page)) > 0 ? [`by ${await wide(page)}`] : []);
          note(
            address,
            `scrolls into nothing at ${screen.width}`,
            (await tall(page)) > 0 ? [`by ${await tall(page)}`] : [],
          );
          if (screen !== desk) continue;
          note(address, themes[0], await violations(page, 'all'));
          const before = locale === defaultLocale ? await markup(page) : null;
          await inTheme(page, themes[1]);
          // Usually a theme changes colours alone; if something came or went meanwhile, everything is looked at again.
          if (before !== null)
            note(address, themes[1], await violations(page, (await markup(page)) === before ? 'colours' : 'all'));
          themes.reverse();
        }
        screens.reverse();
      }
      expect(found).toEqual([]);
    },
    240_000,
  );

  test.each(locales)('N-01 L-01 the login page too, light and dark: %s', async (locale) => {
    const visit = await product.visit({ locale, viewport: phone });
    const { page } = visit;
    await atLogin(visit);
    const light = await violations(page, 'all');
    await inTheme(page, 'dark');
    expect([light, await violations(page, 'all'), await wide(page), await cutTexts(page)]).toEqual([[], [], 0, []]);
  });
});

/** The text styles that the product uses, each with words that stack marks above and below the line. */
const stacked = ['ကြွေးကျန်ငွေ', 'ညှိနှိုင်းမှု', 'ပို့ဆောင်ပြီး', 'မန္တလေးမြို့', 'သင်္ကြန်', 'ဥက္ကဋ္ဌ', 'ကြွက်မြီး', 'ဂျုံမှုန့်', 'ရှုံ့ရှုံ့', 'လွှဲပြောင်း'];

describe('T-05 Myanmar marks', () => {
  test('T-05 lose no ink in a clipped line of any size in use', async () => {
    const { page } = await product.work('superadmin', '/staff/active', { locale: 'mm' });
    const lost = await page.evaluate(async (words) => {
      await document.fonts.ready;
      await document.fonts.load('14px "Noto Sans Myanmar"', 'က');
      const sizes = [12, 13, 14, 16, 20, 28];
      // Measured ten times as large: a browser may round what it tells to whole pixels.
      const large = 10;
      const ink = (text: string, size: number, weight: number) => {
        const pen = new OffscreenCanvas(10, 10).getContext('2d') as OffscreenCanvasRenderingContext2D;
        pen.font = `${weight} ${size * large}px "Noto Sans Myanmar"`;
        const {
          actualBoundingBoxAscent: up,
          actualBoundingBoxDescent: down,
          fontBoundingBoxAscent: top,
          fontBoundingBoxDescent: bottom,
        } = pen.measureText(text);
        return { up: up / large, down: down / large, top: top / large, bottom: bottom / large };
      };
      return sizes.flatMap((size) =>
        [400, 700].flatMap((weight) =>
          words.flatMap((word) => {
            const box = document.createElement('div');
            box.lang = 'my';
            box.style.cssText = `position:absolute;font-size:${size}px;font-weight:${weight};white-space:nowrap`;
            box.textContent = word;
            document.body.append(box);
            const height = box.getBoundingClientRect().height;
            box.remove();
            const { up, down, top, bottom } = ink(word, size, weight);
            const leading = (height - top - bottom) / 2;
            return up > top + leading + 0.5 || down > bottom + leading + 0.5
              ? [`${word} at ${size}px ${weight}: ink ${up.toFixed(1)}+${down.toFixed(1)} in ${height.toFixed(1)}`]
              : [];
          }),
        ),
      );
    }, stacked);
    expect(lost).toEqual([]);
  });
});

test('L-01 the whole page table is looked through', () => expect(paths.length).toBeGreaterThan(15));
