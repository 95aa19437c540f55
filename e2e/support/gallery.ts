import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { languageTag, type Locale } from '@waybill/domain/kernel/locale.ts';
import { say, type Filling, type Word } from '@waybill/domain/kernel/words.ts';
import { openBrowser, type FileBrowser } from './browser.ts';
import { desk, eventually, patience } from './journey.ts';
import { watch, type Watch } from './watch.ts';

const web = path.resolve(import.meta.dirname, '../../web');

const serveGallery = () =>
  preview({
    configFile: path.join(web, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: path.join(web, '.stamp/gallery') },
    preview: { host: '127.0.0.1', port: 0, proxy: {} },
  });

/** The page that shows every part of the interface in all its states. */
export interface Gallery {
  /**
   * Opens a page with the sections whose id begins so. With `at` its clock is fixed at that moment and advances only by the test; `touch` makes it a
   * touch screen.
   */
  open(only: string, look?: { readonly locale?: Locale; readonly at?: Date; readonly touch?: boolean }): Promise<Page>;
}

/**
 * Opens the gallery for a test file; it is not part of the product and is built separately. After each test it checks for unexpected errors.
 *
 * @example const gallery = openGallery(); test('…', async () => { const page = await gallery.open('data-pages'); … });
 */
export function openGallery(): Gallery {
  let server: PreviewServer;
  let browser: FileBrowser;
  let usual: BrowserContext;
  let enter: (touch?: boolean) => Promise<BrowserContext>;
  const watches: Watch[] = [];
  beforeAll(async () => {
    [server, browser] = await Promise.all([serveGallery(), openBrowser()]);
    const url = server.resolvedUrls?.local[0] ?? '';
    enter = async (touch = false) => {
      const context = await browser.newContext({
        baseURL: url,
        viewport: desk,
        hasTouch: touch,
        locale: 'en-GB',
        timezoneId: 'America/New_York',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      context.setDefaultTimeout(patience);
      watches.push(watch(context, url));
      return context;
    };
    usual = await enter();
  });
  afterEach(async () => {
    await Promise.all(
      browser
        .contexts()
        .map((context) =>
          context === usual ? Promise.all(context.pages().map((page) => page.close())) : context.close(),
        ),
    );
    expect(watches.flatMap((watching) => watching.take())).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    open: async (only, { locale = 'en', at, touch } = {}) => {
      // A fixed clock applies to all pages of a context, so such a page has a separate context.
      const page = await (at || touch ? await enter(touch) : usual).newPage();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (at) await page.clock.install({ time: new Date(at.getTime() - 60 * 60_000) });
      await page.goto(`gallery.html?locale=${locale}&only=${only}`);
      await page.locator(`html[lang="${languageTag[locale]}"]`).waitFor({ state: 'attached' });
      if (at) await page.clock.pauseAt(at);
      return page;
    },
  };
}

/** Returns a word in English, the language of the tests of the parts. */
export const t = <W extends Word>(word: W, ...filling: Filling<W>): string => say(word, 'en', ...filling);

/** Waits until a locator finds `count` elements. */
export const counted = (found: Locator, count: number) => eventually(() => found.count()).toBe(count);

/** Holds back every script requested from now on; the returned function releases them. */
export async function slowScripts(page: Page): Promise<{ waiting: () => number; come: () => void }> {
  let waiting = 0;
  let come = () => {};
  const promise = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/*.js', async (route) => {
    waiting += 1;
    await promise;
    await route.continue();
  });
  return { waiting: () => waiting, come };
}

/** Waits until it has disappeared. */
export const gone = (found: Locator): Promise<void> => found.waitFor({ state: 'detached' });

/** Returns its position on the screen in pixels; throws when it is not visible. */
export async function boxOf(found: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await found.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}
