import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { languageTag, type Locale } from '@waybill/domain/kernel/locale.ts';
import { say, type Filling, type Word } from '@waybill/domain/kernel/words.ts';
import { demoPassword } from '@waybill/server/demo/demo-company.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { languageNames } from '@waybill/domain/kernel/locale.ts';
import { sessionsWords } from '@waybill/web/rooms/sessions/sessions.words.ts';
import { shellWords } from '@waybill/web/shell/shell.words.ts';
import { Api } from './api.ts';
import { openBrowser, type FileBrowser } from './browser.ts';
import { startServer, type RunningServer } from './server.ts';
import { watch, type Watch } from './watch.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Maximum wait for a condition. Shared machines are slow; a passing test never waits that long. */
export const patience = 20_000;

export const desk = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

export interface Look {
  readonly locale?: Locale;
  /** Color scheme of the screen; accounts follow it by default. */
  readonly colorScheme?: 'light' | 'dark';
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The product's console stays silent, as in production. */
  readonly silent?: boolean;
  /** A touch screen, without a mouse or keys. */
  readonly touch?: boolean;
  /** Loads the page even where a link could lead to it: no state of earlier pages is kept. */
  readonly fresh?: boolean;
}

type Speak = <W extends Word>(word: W, ...filling: Filling<W>) => string;

/** One page in one browser. `t` translates a word to the language of the page, so that a test finds elements in any language. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly locale: Locale;
  readonly t: Speak;
  readonly watch: Watch;
}

export interface Product {
  readonly server: RunningServer;
  /** Returns a user of the demo operator over HTTP, signed in once per file. */
  as(userName: string): Promise<Api>;
  /** Opens a separate browser without a signed-in user; it is closed after the test. */
  visit(look?: Look): Promise<Visit>;
  /** Opens the browser of a counter, shared by users in turn: the previous one has signed out. */
  counter(look?: Look): Promise<Visit>;
  /** Sets an account's language to that of the visit for the next sign-in there, after whatever earlier tests left. */
  speaks(userName: string, visit: Pick<Visit, 'locale'>): Promise<void>;
  /** Opens a page as a signed-in user: through the form on first use, as by a link later. Language and looks are set on the account. */
  work(userName: string, at?: string, look?: Look): Promise<Visit>;
}

/** User of the counter's context, which is shared by several. */
const nobody = '';

/** A browser context with its user: a person, or the users of a counter. */
interface Seat {
  readonly context: BrowserContext;
  readonly watch: Watch;
  readonly user?: string;
  readonly touch: boolean;
  /** Address of its product. */
  readonly origin: string;
  /** The open page of an earlier test; reusing it costs half as much as a new one. */
  spare: Page | null;
  /** Attributes of the root element when the page was loaded: language, colors, row height. */
  marks: string;
}

/** A running product and its users so far. */
interface Premises {
  readonly browser: FileBrowser;
  readonly server: RunningServer;
  readonly seats: Set<Seat>;
  readonly apis: Map<string, Promise<Api>>;
}

const openPremises = async (env: Record<string, string> = {}): Promise<Premises> => {
  const [browser, server] = await Promise.all([openBrowser(), startServer({ env })]);
  return { browser, server, seats: new Set(), apis: new Map() };
};

/** Product and users of this worker, shared by its files in turn. They end with the worker. */
let common: Promise<Premises> | undefined;
/** The test receivers of webhooks are on this machine, where the product sends nothing by default. */
const commonSettings = { WEBHOOK_HOSTS: '127.0.0.1' };

/**
 * Opens browser, server and database of a test file. After each test it checks for unexpected requests to other hosts, console errors, policy
 * violations and 5xx.
 *
 * @example
 * const product = openProduct(); test('…', async () => { const { page, t } = await product.work('manager', '/staff/active'); … });
 */
export function openProduct({
  env = {},
  shared = false,
  fetchesAhead = false,
  worksOffline = false,
}: {
  env?: Record<string, string>;
  /**
   * Other files use this product before and after this one, with users still signed in. For tests that look only at records that they create, and
   * change neither settings, roles nor accounts of the demo operator: three seconds faster than a separate product.
   */
  shared?: boolean;
  /**
   * Runs the product's service worker, which caches its files. A test cannot see or change requests that it answers, so only its own tests have it.
   */
  worksOffline?: boolean;
  /** Idle pages prefetch the code of others, as on a fast connection. It makes a test an eighth slower, so only tests of prefetching turn it on. */
  fetchesAhead?: boolean;
} = {}): Product {
  let premises: Premises | undefined;
  beforeAll(async () => {
    premises = await (shared ? (common ??= openPremises(commonSettings)) : openPremises(env));
  });
  afterAll(async () => {
    if (shared || !premises) return;
    await premises.browser.close();
    await premises.server.stop();
  });
  const here = (): Premises => premises ?? fail('the product is opened in beforeAll');
  const left: Seat[] = [];
  afterEach(async ({ task }) => {
    const { seats } = here();
    if (task.result?.state === 'fail') await picture([...seats], task.name);
    await Promise.all([...seats].map((seat) => leave(seat, seats)));
    expect([...seats, ...left.splice(0)].flatMap((seat) => seat.watch.take())).toEqual([]);
  });
  const leave = async (seat: Seat, all: Set<Seat>): Promise<void> => {
    if (seat.user !== undefined) {
      // A test that failed while offline would leave the next one offline as well.
      await seat.context.setOffline(false);
      const [spare = null, ...others] = seat.context.pages();
      await Promise.all(others.map((page) => page.close()));
      seat.spare = spare;
      return;
    }
    await seat.context.close();
    all.delete(seat);
    left.push(seat);
  };
  const enter = async (look: Look, user?: string): Promise<Seat> => {
    const { browser, server, seats } = here();
    const context = await newContext(browser, server.url, look, worksOffline);
    if (!fetchesAhead) await saveData(context);
    const seat: Seat = {
      context,
      watch: watch(context, server.url),
      touch: look.touch ?? false,
      origin: new URL(server.url).origin,
      spare: null,
      marks: '',
      ...(user === undefined ? {} : { user }),
    };
    seats.add(seat);
    return seat;
  };
  const as = (userName: string): Promise<Api> => {
    const { apis, server } = here();
    const known = apis.get(userName) ?? new Api(server.url).signIn(userName, demoPassword);
    apis.set(userName, known);
    return known;
  };
  const speaks: Product['speaks'] = async (userName, { locale }) => {
    const body = { locale, theme: 'system', density: 'normal', single_keys: true };
    await (await as(userName)).call('sessions.preferences', { body });
  };
  return {
    get server() {
      return here().server;
    },
    as,
    speaks,
    visit: async (look = {}) => visitOf(await enter(look), look),
    counter: async (look = {}) => {
      const known = [...here().seats].find((seat) => seat.user === nobody);
      const visit = await visitOf(known ?? (await enter(look, nobody)), look);
      if (known) await logOut(visit);
      return visit;
    },
    work: async (userName, at = '/', look = {}) => {
      await speaks(userName, { locale: look.locale ?? 'mm' });
      const known = [...here().seats].find((seat) => seat.user === userName && seat.touch === (look.touch ?? false));
      const seat = known ?? (await enter(look, userName));
      const visit = await visitOf(seat, look);
      if (known && !look.fresh) await move(seat, visit, at);
      else if (known) await visit.page.goto(at);
      else {
        await visit.page.goto(`/login?next=${encodeURIComponent(at)}`);
        await signIn(visit, userName);
        await visit.page.waitForURL(({ pathname }) => pathname !== '/login');
      }
      await framed(visit);
      seat.marks = await visit.page.evaluate(rootMarks);
      return visit;
    },
  };
}

/** Returns language, colors and row height of a page. */
const rootMarks = (): string =>
  [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');

/**
 * Opens an address like a link where the product is loaded with the same looks and shows neither dialog nor toast, which takes a fifth of loading it.
 * Otherwise loads it, as for the address without a path, which may lead to the current page. The page then keeps its history from the test before.
 */
async function move(seat: Seat, { page, locale }: Visit, at: string): Promise<void> {
  const from = new URL(page.url());
  const isThere =
    from.origin === seat.origin &&
    at !== '/' &&
    !['/login', new URL(at, seat.origin).pathname].includes(from.pathname) &&
    (await page.locator('[role=dialog], [role=alertdialog], [data-toasts] li').count()) === 0 &&
    (await page.locator(`html[lang="${languageTag[locale]}"]`).count()) === 1 &&
    (await page.evaluate(rootMarks)) === seat.marks;
  if (isThere) await goAlong(page, at);
  else await page.goto(at);
}

/** Opens an address like a link, without reloading the product, and waits for another heading: two lists may share the element of theirs. */
export async function goAlong(page: Page, at: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = heading.textContent;
    history.pushState({}, '', to);
  }, at);
  await page
    .waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('main h1')].some(
        (heading) => heading.textContent !== '' && heading.dataset.left !== heading.textContent,
      ),
    )
    .catch((error: unknown) => {
      throw new Error(`${at} shows no heading of its own`, { cause: error });
    });
}

function fail(why: string): never {
  throw new Error(why);
}

async function newContext(
  browser: FileBrowser,
  baseURL: string,
  { silent = false, touch = false }: Look,
  worksOffline: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: worksOffline ? 'allow' : 'block',
    viewport: desk,
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    acceptDownloads: true,
    hasTouch: touch,
    isMobile: touch,
  });
  context.setDefaultTimeout(patience);
  // The built product silences its console; tests need its output (K-09).
  if (!silent)
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('waybill-console', 'on');
    });
  return context;
}

/** Sets the data saver, as on a phone with an expensive connection. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  });
}

async function visitOf(seat: Seat, { locale = 'mm', colorScheme = 'light', viewport = desk }: Look): Promise<Visit> {
  const { context, watch: watching } = seat;
  const page = await emptyPage(seat);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return { page, context, locale, t: (word, ...filling) => say(word, locale, ...filling), watch: watching };
}

/** Returns a page of the context that behaves like a new tab, without state of the test before. */
async function emptyPage(seat: Seat): Promise<Page> {
  const { context, spare } = seat;
  seat.spare = null;
  if (spare === null || spare.isClosed()) return context.newPage();
  // A page with unsaved input would ask before it closes.
  const free = await spare.evaluate(() => {
    sessionStorage.clear();
    return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  });
  if (free) {
    for (const heard of ['request', 'response', 'load', 'console']) spare.removeAllListeners(heard as 'load');
    await spare.unrouteAll();
    return spare;
  }
  const [page] = await Promise.all([context.newPage(), spare.close()]);
  return page;
}

/** Waits until the frame is shown in the language of the visit and its page has a heading. */
export async function framed({ page, locale, t }: Visit): Promise<void> {
  await page.locator(`html[lang="${languageTag[locale]}"]`).waitFor({ state: 'attached' });
  await page.getByRole('navigation', { name: t(shellWords.menu), exact: true }).waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Opens the sign-in page, unless it is open, in the visit's language. */
export async function atLogin({ page, locale }: Visit): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByRole('radio', { name: languageNames[locale], exact: true }).check({ force: true });
  await page.locator(`html[lang="${languageTag[locale]}"]`).waitFor({ state: 'attached' });
}

/** Fills in the sign-in form and sends it, with any result. */
export async function tryToSignIn(
  { page, t }: { readonly page: Page; readonly t: (word: Word) => string },
  userName: string,
  password = demoPassword,
): Promise<void> {
  await page.getByLabel(t(sessionFieldWords.user_name), { exact: true }).fill(userName);
  await page.getByLabel(t(sessionFieldWords.password), { exact: true }).fill(password);
  await page.getByRole('button', { name: t(sessionsWords.doLogin), exact: true }).click();
}

/** Signs in through the real form. */
export async function signIn(visit: Visit, userName: string, password = demoPassword): Promise<void> {
  await atLogin(visit);
  await tryToSignIn(visit, userName, password);
  await visit.page.getByRole('navigation', { name: visit.t(shellWords.menu), exact: true }).waitFor();
}

/** Signs out by the account menu, the last in the bar; a user with unsent data on the device is asked first. */
export async function askLogOut({ page, t }: Visit): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: t(commonWords.logout) }).click();
}

async function logOut(visit: Visit): Promise<void> {
  const { page } = visit;
  await askLogOut(visit);
  await page.waitForURL(({ pathname }) => pathname === '/login');
  await page.locator(`html[lang="${languageTag.mm}"]`).waitFor({ state: 'attached' });
}

/** Waits until a condition holds: `await eventually(() => list.count()).toBe(3)`. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: patience, interval: 50 });
}

/** Waits until an element is visible. */
export const shown = (found: Locator): Promise<void> => found.waitFor({ state: 'visible' });

/** Returns the address as displayed to the user. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}

/** Returns the texts of all elements of a locator, trimmed. */
export async function textsOf(locator: Locator): Promise<string[]> {
  return (await locator.allInnerTexts()).map((text) => text.trim());
}

/** Saves screenshots of a failed test: `test-results/`, one picture per page. */
async function picture(seats: readonly Seat[], title: string): Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../../test-results');
  mkdirSync(folder, { recursive: true });
  const name = title
    .replace(/[^\w-]+/g, ' ')
    .trim()
    .slice(0, 80);
  const pages = seats.flatMap(({ context }) => context.pages());
  await Promise.all(
    pages.map((page, at) =>
      page.screenshot({ path: path.join(folder, `${name} ${at + 1}.png`), timeout: 5000 }).catch(() => undefined),
    ),
  );
}
