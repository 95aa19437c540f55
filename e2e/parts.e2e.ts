import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build, preview, type PreviewServer } from 'vite';
import { languageTag, type Locale } from '@waybill/domain/kernel/locale.ts';
import { connectBrowser } from './support/browser.ts';
import { desk, eventually, patience } from './support/journey.ts';
import { watch, type Watch } from './support/watch.ts';

const web = path.resolve(import.meta.dirname, '../web');
const folder = mkdtempSync(path.join(tmpdir(), 'waybill-parts-'));
let server: PreviewServer;
let browser: Browser;
let context: BrowserContext;
let watching: Watch;

/** The gallery is no part of the product: it is built apart, into a folder that goes away. */
beforeAll(async () => {
  const shared = { configFile: path.join(web, 'vite.config.ts'), logLevel: 'silent' as const };
  await build({ ...shared, build: { outDir: folder, emptyOutDir: true, minify: false, sourcemap: false, reportCompressedSize: false, rolldownOptions: { input: path.join(web, 'gallery.html') } } });
  server = await preview({ ...shared, build: { outDir: folder }, preview: { host: '127.0.0.1', port: 0, proxy: {} } });
  browser = await connectBrowser();
  const url = server.resolvedUrls?.local[0] ?? '';
  context = await browser.newContext({ baseURL: url, viewport: desk, locale: 'en-GB', timezoneId: 'America/New_York' });
  context.setDefaultTimeout(patience);
  watching = watch(context, url);
});
afterEach(async () => {
  await Promise.all(context.pages().map((page) => page.close()));
  expect(watching.take()).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The sections of the gallery whose id begins so, in a page of their own. */
async function open(only: string, locale: Locale = 'en'): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`gallery.html?locale=${locale}&only=${only}`);
  await page.locator(`html[lang="${languageTag[locale]}"]`).waitFor({ state: 'attached' });
  return page;
}

test('K-08 amounts are cut to K below 100,000, to L below 1,000,000 and to M above', async () => {
  const page = await open('data-small');
  const cut = [['1,000', '1K'], ['12,500', '12.5K'], ['99,999', '99.9K'], ['123,456', '1.2L'], ['999,999', '9.9L'], ['12,345,678', '12.3M'], ['-45,000', '-45K']] as const;
  for (const [whole, short] of cut) await eventually(() => page.getByRole('img', { name: `${whole} Ks`, exact: true }).innerText()).toBe(short);
  expect(await page.getByText('999', { exact: true }).count()).toBe(1);
});
