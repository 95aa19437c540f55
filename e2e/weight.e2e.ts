import { describe, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { defaultLocale, languageTag, locales, type Locale } from '@waybill/domain/kernel/locale.ts';
import { atLogin, openProduct, patience, signIn, type Visit } from './support/journey.ts';
import { workedExample } from './support/merchant-cod.ts';
import { watchPage } from './support/slow-line.ts';
import { triedLocales } from './support/tried-locales.ts';

const product = openProduct({ fetchesAhead: true });
let examples: ReturnType<typeof workedExample> | undefined;

describe('the budgets of a slow line', () => {
  /** Returns the bytes of one kind of file that the page has fetched, as transferred. */
  function fetched(page: Page, kind: RegExp): Promise<number> {
    return page.evaluate(
      (source) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => new RegExp(source).test(new URL(name).pathname))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      kind.source,
    );
  }
  /** Returns the scripts that had arrived by `before`, on the page's clock, with their transferred size. */
  function scriptsBefore(page: Page, before: number): Promise<{ name: string; size: number }[]> {
    return page.evaluate(
      (until) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= until)
          .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, size: encodedBodySize })),
      before,
    );
  }
  /** Returns the languages of the fetched texts, once per file. */
  const spoken = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /\/texts-\w+-(\w+)-/.exec(name)?.[1] ?? []),
    );
  /** A returning user: the language is stored on the device, and the page begins in it. In a new tab, because Chromium reuses all loaded fonts at a reload. */
  async function comeBack(locale: Locale): Promise<Visit> {
    const visit = await product.visit({ locale });
    await atLogin(visit);
    if (locale !== defaultLocale) await visit.page.waitForFunction(() => 'waybill:preferences' in localStorage);
    const page = await visit.context.newPage();
    await visit.page.close();
    return { ...visit, page };
  }
  const atMost = (limit: number, bytes: number) =>
    expect([bytes > 0, bytes <= limit, bytes]).toEqual([true, true, bytes]);

  /**
   * Pages that people open first, what is shown when they can begin, and how much had arrived by then: bytes and files. The goal is two hundred kB in 21 files
   * for each. Five do not reach it yet. The parts of a new label are fetched once it is drawn, and arrive before its fields on a fast network.
   */
  const firstPages = [
    ['the list of labels', 'owner', '/label/search', 'tbody [data-id]', 205_000, 21],
    ['the dashboard', 'owner', '/dashboard', '#dashboard-money', 200_000, 21],
    ['a new label', 'owner', '/label/create', '[data-field=source_phone] input', 270_000, 30],
    ['a label', 'owner', '/label/detail/', 'h1 .code', 213_000, 25],
    ['the scanning desk', 'staff', '/label-accept', 'input', 208_000, 21],
    ["the courier's run sheet", 'postman', '/run-sheet', 'h1', 233_000, 23],
    ['the list of staff', 'owner', '/staff/active', 'tbody [data-id]', 210_000, 21],
    ['the home of a shop', '09450010001', '/shop', '#shop-next', 200_000, 21],
  ] as const;

  test.each(firstPages)(
    'T-05 Q-03 the scripts up to the first row of %s keep their budget, those of the login before it 80 kB',
    async (_name, user, address, wanted, limit, most) => {
      await (examples ??= workedExample(product, { net_credit: true }));
      const [label] = await product.server.query<{ id: number }>('select min(id) as id from label');
      const at = address.endsWith('/') ? `${address}${label?.id}` : address;
      const visit = await product.visit();
      const { page, context } = visit;
      await context.setExtraHTTPHeaders({ 'accept-encoding': 'br' });
      await page.addInitScript((selector) => {
        new MutationObserver((_changes, watching) => {
          if (!document.querySelector(selector)) return;
          performance.mark('page-shown');
          watching.disconnect();
        }).observe(document, { childList: true, subtree: true });
      }, `#content ${wanted}`);
      const answer = page.waitForResponse(/\/assets\/react-.*\.js$/);
      await page.goto(`/login?next=${encodeURIComponent(at)}`);
      await page.getByRole('textbox').first().waitFor();
      expect(await (await answer).headerValue('content-encoding')).toBe('br');
      await page.waitForLoadState('networkidle');
      atMost(80_000, await fetched(page, /\.js$/));
      await product.speaks(user, visit);
      await signIn(visit, user);
      await page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0);
      // Files fetched after it is shown, for menus and dialogs, delay nobody.
      const shownAt = await page.evaluate(() => performance.getEntriesByName('page-shown')[0]?.startTime ?? 0);
      const files = await scriptsBefore(page, shownAt);
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      expect([bytes <= limit, files.length <= most], `${bytes} ${JSON.stringify(files)}`).toEqual([true, true]);
    },
  );

  test.each(triedLocales)('T-05 Q-03 the scripts up to the first list say one language: %s', async (locale: Locale) => {
    const visit = await comeBack(locale);
    const { page } = visit;
    await page.goto('/login?next=%2Fstaff%2Factive');
    await product.speaks('manager', visit);
    await signIn(visit, 'manager');
    await page.getByRole('row').nth(3).waitFor();
    expect(await spoken(page)).toEqual([locale, locale]);
  });

  test.each(locales)(
    'T-05 a login page in one language needs at most 100 kB of fonts, own names of the others included: %s',
    async (locale: Locale) => {
      const { page } = await comeBack(locale);
      await page.goto('/login');
      await page.locator(`html[lang="${languageTag[locale]}"]`).waitFor({ state: 'attached' });
      await page.getByRole('textbox').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      atMost(100_000, await fetched(page, /\.woff2$/));
      const requested = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => /(noto-sans-myanmar|waybill-chinese(?!-name)).*woff2$/.exec(name)?.[1] ?? ''),
      );
      const others = { mm: 'waybill-chinese', en: /./, zh: 'noto-sans-myanmar' }[locale];
      expect(requested.filter((font) => font.match(others))).toEqual([]);
    },
  );
});

/** Records what a page requests from now on, including files cached by the browser: `take` returns it and resets. */
function listen(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  return {
    take: () => requested.splice(0),
    /** Returns the requests once none has come for longer than a page waits before it prefetches. */
    async untilRest(): Promise<string[]> {
      let before = -1;
      const isStill = () => {
        const still = requested.length === before;
        before = requested.length;
        return still;
      };
      await expect.poll(isStill, { timeout: patience, interval: 2500 }).toBe(true);
      return requested.splice(0);
    },
  };
}

const codeOf = (requested: readonly string[], file: RegExp): string[] =>
  requested.filter((path) => path.endsWith('.js') && file.test(path));
/** Files of other rooms beside their lists: forms, records, boards. */
const rooms = /\/(labels|customers|handovers|clearances|tariffs|places)-more-/;

describe('every request is a way there and back', () => {
  async function toStaff(visit: Visit): Promise<void> {
    await visit.page.goto('/login?next=%2Fstaff%2Factive');
    // Not the user of the tests above, whose account has another language by now.
    await signIn(visit, 'owner');
    await visit.page.getByRole('row').nth(3).waitFor();
  }

  test('T-05 Q-03 the first list after a sign-in is there with at most 48 requests, and a reload sends at most 15 over the line', async () => {
    const visit = await product.visit();
    const { page } = visit;
    const requested = listen(page);
    await toStaff(visit);
    const cold = requested.take();
    await requested.untilRest();
    await page.reload();
    await page.getByRole('row').nth(3).waitFor();
    // Files that a reload takes from the browser's cache cost no network traffic.
    const warm = await page.evaluate(() =>
      (performance.getEntries() as PerformanceResourceTiming[])
        .filter(({ entryType, transferSize }) => /navigation|resource/.test(entryType) && transferSize > 0)
        .map(({ name }) => name),
    );
    expect([cold.length <= 48, cold]).toEqual([true, cold]);
    expect([warm.length > 0, warm.length <= 15, warm]).toEqual([true, true, warm]);
    // Cached files are opened too, and each costs an old PC time.
    const all = requested.take();
    expect([all.length <= 48, all]).toEqual([true, all]);
  });

  longTest(
    'T-05 when a page rests, its menus and dialogs come in few pieces, then the pages that this person may open and no others',
    async () => {
      const visit = await product.visit();
      const requested = listen(visit.page);
      await visit.page.goto('/login?next=%2Fparcels%2Fout');
      await signIn(visit, 'postman');
      const code = await requested.untilRest();
      expect(codeOf(code, /\/(labels|tracking)-more-/)).toHaveLength(2);
      expect(codeOf(code, /\/(roles|settings|staff|clearances)-more-/)).toEqual([]);
      // Each permitted room adds a few.
      expect([code.length <= 250, code]).toEqual([true, code]);
    },
  );

  longTest('T-05 Q-03 over a slow or metered line no page is fetched before it is opened', async () => {
    const lines = [{ effectiveType: '3g' }, { saveData: true }, { type: 'cellular' }];
    const fetchedOver = async (line: object) => {
      const visit = await product.visit();
      await visit.page.addInitScript((session) => {
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', ...session } });
      }, line);
      const requested = listen(visit.page);
      await toStaff(visit);
      return requested.untilRest();
    };
    for (const code of await Promise.all(lines.map(fetchedOver))) {
      expect(codeOf(code, /\/later-/)).toHaveLength(1);
      expect(codeOf(code, rooms)).toEqual([]);
    }
  });
});

longTest(
  'T-05 Q-03 while somebody types who they are the frame comes over the slow line, so that the dashboard needs only itself after the password',
  async () => {
    // Without money the dashboard has less to fetch.
    await workedExample(product, { net_credit: true });
    const visit = await product.visit();
    const { page } = visit;
    await watchPage(visit, '#dashboard-money');
    await atLogin(visit);
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
    const codeOf = () => requested.filter((path) => path.endsWith('.js')).map((path) => path.replace(/-.{7}\.js$/, ''));
    await page.getByRole('textbox').first().fill('o');
    await expect
      .poll(() => codeOf().toSorted(), { timeout: patience })
      .toEqual(['/assets/frame', '/assets/query', '/assets/router', '/assets/texts-frame-mm']);
    requested.length = 0;
    await signIn(visit, 'owner');
    await page.locator('#dashboard-money').waitFor();
    const own = codeOf();
    expect([own.length <= 11, own.filter((path) => !/\/(first-\d+|dashboard-pages)$/.test(path))]).toEqual([true, []]);
  },
);

test('the one script that stands in the page may run by its signature, and no other that somebody wrote into it', async () => {
  const answer = await fetch(`${product.server.url}/login`);
  const [, code = ''] = /<script(?![^>]*src=)[^>]*>([^]*?)<\/script>/.exec(await answer.text()) ?? [];
  const signature = createHash('sha256').update(code).digest('base64');
  expect([
    code.length > 100,
    /script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1],
  ]).toEqual([true, `'self' 'sha256-${signature}'`]);
  const elsewhere = await fetch(`${product.server.url}/favicon.svg`);
  expect(elsewhere.headers.get('content-security-policy')).not.toContain('sha256');
});
