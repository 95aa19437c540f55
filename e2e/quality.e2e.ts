import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { defaultLocale, languageTag, locales, type Locale } from '@waybill/domain/kernel/locale.ts';
import { insertLabels } from '@waybill/server/rooms/prints/testing/insert-labels.ts';
import { allPages } from '@waybill/web/kernel/all-pages.ts';
import { atLogin, desk, framed, openHouse, phone, signIn, type Visit } from './support/journey.ts';

const house = openHouse();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every page that a super-admin can open, with a record where one is asked for; filled in once the demo operator is there. */
const records: Record<string, string> = {};
beforeAll(async () => {
  const founder = await house.as('superadmin');
  const first = async (
    call:
      | 'customers.list'
      | 'customers.companies'
      | 'staff.list'
      | 'branches.list'
      | 'branches.collections'
      | 'announcements.list'
      | 'audit.list',
  ) => String((await founder.call(call, { query: { per_page: 1 } })).data[0]?.id);
  const draft = (await founder.call('announcements.list', { query: { per_page: 50 } })).data.find(
    (row) => row.status === 'draft',
  );
  const [clearance] = (await founder.call('clearances.list', { query: { per_page: 1 } })).data;
  Object.assign(records, await moneyRecords(), await sheetRecord(), {
    'customer.detail': `/customer/${await first('customers.list')}`,
    'customer.edit': `/customer/${await first('customers.list')}/edit`,
    'customer.company': `/customer/companies/${await first('customers.companies')}`,
    'edit-staff': `/edit-staff/${await first('staff.list')}`,
    'branches.edit': `/settings/branches/${await first('branches.list')}`,
    'places.edit': `/settings/places/${(await founder.call('places.townships', {})).data.find((row) => row.name_en === 'Hlaing')?.id}`,
    'label-print': `/label/print/${(await insertLabels((text, values) => house.server.query(text, values), [{ tracking_code: 'EX000000017XM', pieces: 2 }]))[0]}`,
    'branch-collections.edit': `/settings/branch-collections/${await first('branches.collections')}`,
    'announcement.detail': `/announcement/${await first('announcements.list')}`,
    'cod-page-detail': `/cod-page-detail/${await first('customers.list')}`,
    'cod-clearance.ready.detail': `/cod-clearance/ready/detail?customer_id=${await first('customers.list')}`,
    'credit.detail': `/credit/detail?customer_id=${await first('customers.list')}`,
    ...(clearance
      ? {
          'cod-clearance-detail': `/cod-clearance-detail/${clearance.id}`,
          'print.clearance': `/print/clearance?id=${clearance.id}`,
        }
      : {}),
    'announcement.edit': `/announcement/${draft?.id}/edit`,
    'audit.line': `/audit/${await first('audit.list')}`,
    'roles.edit': '/settings/roles/manager',
  });
});

/** An order sheet with a row that is right and one that is not. */
async function sheetRecord(): Promise<Record<string, string>> {
  const clerk = await house.as('staff');
  const { data: sheet } = await clerk.upload('label_imports.upload', {
    file: new File(
      [
        'Sender,Sender phone,Name,Phone,Township,Weight\nဦးဘ,09791234567,ဒေါ်မြ,09440012345,Hlaing,1\nဦးဘ,09791234567,ဒေါ်မြ,12,Atlantis,',
      ],
      'orders.csv',
    ),
  });
  return { 'label-import': `/label/import/${sheet.id}` };
}

/** A parcel that was paid for at the counter, and the cash of it on its way to the bank: a journal, an account, a handover, a statement. */
async function moneyRecords(): Promise<Record<string, string>> {
  const [clerk, manager, founder] = await Promise.all([house.as('staff'), house.as('manager'), house.as('superadmin')]);
  const [merchant] = (await founder.call('customers.list', { query: { type: 'merchant', status: 'active' } })).data;
  const town = (await clerk.call('places.townships', {})).data.find((place) => place.name_en === 'Hlaing');
  const { data: label } = await clerk.call('labels.create', {
    body: {
      merchant_id: merchant?.id,
      source_phone: merchant?.phone.slice(0, 2),
      source_name: merchant?.name,
      accept_type: 'walkin',
      destination_phone: ['09440012345'],
      destination_name: 'ဒေါ်ခင်မာလာ',
      destination_township: town?.id,
      weight: 1,
      payment_type: 'sender_pay',
    },
  });
  await clerk.call('labels.accept', { params: { id: label.id } });
  const { data: handover } = await manager.call('handovers.send', {
    body: { kind: 'bank', declared: 100, slip_no: 'KBZ 1' },
  });
  const first = async (call: 'ledger.accounts' | 'ledger.journals') =>
    (await founder.call(call, { query: { per_page: 1 } })).data[0]?.id;
  return {
    'cash-detail': `/cash/detail/${handover.id}`,
    'ledger.account': `/ledger/account/${await first('ledger.accounts')}`,
    'ledger.journal': `/ledger/journal/${await first('ledger.journals')}`,
    'ledger.merchant': `/ledger/merchant/${merchant?.id}`,
    'label-detail': `/label/detail/${label.id}`,
  };
}

const paths = allPages.filter((page) => page.load !== undefined && page.access !== 'guest');
const addressOf = (name: string, path: string, params: Readonly<Record<string, string>> = {}): string =>
  records[name] ?? path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? 'missing');

/** What axe looks at: everything in one theme; then, in one language, what the other theme changes, which are colours: no language has its own. */
const rules = { all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], colours: ['color-contrast'] };

/**
 * Violations of WCAG 2.2 AA, as `rule: where`. Of a long list it looks at four rows: the others are drawn by the same code. A sidebar and a footer that read
 * as they did on a page before, in the same look, were looked at there.
 */
async function violations(page: Page, which: keyof typeof rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const { seen = new Set() } = window as Window & { seen?: Set<string> };
    (window as Window & { seen?: Set<string> }).seen = seen;
    const known = [...document.querySelectorAll('aside, main footer')].filter((frame) => {
      const read = `${document.documentElement.dataset['theme']} ${runOnly.join()} ${frame.outerHTML.replaceAll(/ (class|id|style|aria-current)="[^"]*"/g, '')}`;
      return seen.has(read) || !seen.add(read);
    });
    type Found = { violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] };
    const look = (selectors: boolean) =>
      (window as unknown as { axe: { run(where: object, options: object): Promise<Found> } }).axe.run(
        { exclude: ['tbody > tr:nth-child(n + 5)', ...known] },
        { runOnly, resultTypes: ['violations'], preload: false, selectors },
      );
    // Where everything stands takes long to say and is asked for only when something is wrong.
    if ((await look(false)).violations.length === 0) return [];
    return (await look(true)).violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 2)
        .map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n').at(-1) ?? ''}`),
    );
  }, rules[which]);
}

/** Text that is cut where nobody says so: wider or taller than the box that hides the rest. What ends in an ellipsis says so. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, nav *, footer *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (
        !ownText ||
        element.closest('.sr-only, [aria-hidden=true], svg') ||
        style.visibility === 'hidden' ||
        element.getClientRects().length === 0
      )
        return [];
      // One pixel in size: said to screen readers, drawn for nobody.
      if (element.clientWidth <= 1) return [];
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const tall = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
      const wide =
        hides(style.overflowX) && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      return tall || wide ? [`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`] : [];
    }),
  );
}

async function wide(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('main')].map(
        (element) => element.scrollWidth - element.clientWidth,
      ),
    ),
  );
}

/** The page scrolls within its frame; the window itself never does. */
async function tall(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
}

/** The lists that people have open all day show all their columns on a desk. */
const wholeLists = ['label', 'customer.list', 'staff', 'cod'];
const wideDesk = { width: 1440, height: 900 };
async function sideways(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('main [role=grid]')].map(({ parentElement: box }) =>
        box ? box.scrollWidth - box.clientWidth : 0,
      ),
    ),
  );
}

/** Opens a page as a link does, without loading the product anew. */
async function follow({ page }: Visit, address: string): Promise<void> {
  const [path = ''] = address.split('?');
  if (new URL(page.url()).pathname === path) return;
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    history.pushState({}, '', to);
  }, address);
  await page
    .locator('main h1:not([data-left])')
    .first()
    .waitFor()
    .catch((error: unknown) => {
      throw new Error(`${address} shows no heading of its own`, { cause: error });
    });
  if (address !== '/') expect(new URL(page.url()).pathname).toBe(path);
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
}

/** What stands on the page and what it is called, without how it looks. */
const markup = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((element) => [element.tagName, element.role, element.ariaLabel, element.id].join(' '))
      .join('\n'),
  );

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
      const visit = await house.work('superadmin', '/', { locale });
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
    const visit = await house.visit({ locale, viewport: phone });
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
    const { page } = await house.work('superadmin', '/staff/active', { locale: 'mm' });
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

describe('the budgets of a slow line', () => {
  /** What the page has fetched of a kind, in bytes as they came over the line, compressed with gzip; until `before`, the clock of the page. */
  function fetched(page: Page, kind: RegExp, before = Number.POSITIVE_INFINITY): Promise<number> {
    return page.evaluate(
      ([source, until]) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, startTime }) => new RegExp(source).test(new URL(name).pathname) && startTime <= until)
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      [kind.source, before] as const,
    );
  }
  const atMost = (limit: number, bytes: number) =>
    expect([bytes > 0, bytes <= limit, bytes]).toEqual([true, true, bytes]);

  test.each(locales)(
    'T-05 the scripts of the login page weigh at most 120 kB, those up to the first list 200 kB: %s',
    async (locale: Locale) => {
      const visit = await house.visit({ locale });
      const { page } = visit;
      await visit.context.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
      await page.addInitScript(() => {
        new MutationObserver((_changes, watching) => {
          if (!document.querySelector('main tbody [data-id]')) return;
          performance.mark('list-shown');
          watching.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      // Wherever somebody's home is, the list they come for is that of staff.
      const answer = page.waitForResponse(/\/assets\/react-.*\.js$/);
      await page.goto('/login?next=%2Fstaff%2Factive');
      await atLogin(visit);
      expect(await (await answer).headerValue('content-encoding')).toBe('gzip');
      await page.waitForLoadState('networkidle');
      atMost(120_000, await fetched(page, /\.js$/));
      await signIn(visit, 'manager');
      await page.getByRole('row').nth(3).waitFor();
      // What is fetched after the list is shown, for menus and dialogs, keeps nobody waiting.
      const shownAt = await page.evaluate(() => performance.getEntriesByName('list-shown')[0]?.startTime ?? 0);
      expect(shownAt).toBeGreaterThan(0);
      atMost(200_000, await fetched(page, /\.js$/, shownAt));
    },
  );

  test.each(locales)(
    'T-05 a login page in one language needs at most 100 kB of fonts, own names of the others included: %s',
    async (locale: Locale) => {
      const visit = await house.visit({ locale });
      await atLogin(visit);
      if (locale !== defaultLocale) await visit.page.waitForFunction(() => 'waybill:preferences' in localStorage);
      // Somebody who comes back: the language is kept, and the page begins in it. In a new tab: at a reload Chromium takes up all fonts it still holds.
      const page = await visit.context.newPage();
      await visit.page.close();
      await page.goto('/login');
      await page.locator(`html[lang="${languageTag[locale]}"]`).waitFor({ state: 'attached' });
      await page.getByRole('textbox').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      atMost(100_000, await fetched(page, /\.woff2$/));
      const asked = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => /(noto-sans-myanmar|waybill-chinese(?!-name)).*woff2$/.exec(name)?.[1] ?? ''),
      );
      const others = { mm: 'waybill-chinese', en: /./, zh: 'noto-sans-myanmar' }[locale];
      expect(asked.filter((font) => font.match(others))).toEqual([]);
    },
  );
});

describe('L-01 the keyboard alone', () => {
  test('L-01 N-07 signs in, finds somebody, changes them and saves', async () => {
    const visit = await house.visit({ locale: 'en', viewport: desk });
    const { page } = visit;
    await page.goto('/login?next=%2Fstaff%2Factive');
    await atLogin(visit);
    await page.getByRole('textbox').first().focus();
    await page.keyboard.type('manager');
    await page.keyboard.press('Tab');
    await page.keyboard.type('waybill-demo');
    await page.keyboard.press('Enter');
    await framed(visit);
    await page.getByRole('row').nth(3).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('New staff');
    await page.getByRole('option', { name: 'New staff' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/new-staff');
    await page.getByRole('heading', { level: 1, name: 'New staff' }).waitFor();
    const typeInto = async (label: string, text: string) => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (
          await page.evaluate(
            (wanted) =>
              document.activeElement?.getAttribute('aria-label') === wanted ||
              [...((document.activeElement as HTMLInputElement | null)?.labels ?? [])].some(
                (one) => one.textContent?.replace('*', '').trim() === wanted,
              ),
            label,
          )
        )
          break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type(text);
    };
    await typeInto('Name', 'Keyboard Person');
    await typeInto('User name', 'keyboard.person');
    await typeInto('Role', 'Staff');
    await page.keyboard.press('Enter');
    await typeInto('Password', 'secret-1');
    await typeInto('Confirm password', 'secret-1');
    await page.keyboard.press('Control+s');
    await page.waitForURL((url) => !url.pathname.includes('new-staff'));
    const { data } = await (await house.as('manager')).call('staff.list', { query: { search: 'keyboard.person' } });
    expect(data.map((person) => [person.name, person.role.slug])).toEqual([['Keyboard Person', 'staff']]);
  });
});

test('L-01 the whole page table is looked through', () => expect(paths.length).toBeGreaterThan(15));
