import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { languageTag, type Locale } from '@waybill/domain/kernel/locale.ts';
import { say, type Filling, type Word } from '@waybill/domain/kernel/words.ts';
import { demoPassword } from '@waybill/server/demo/demo-company.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { languageNames } from '@waybill/web/kernel/kernel.words.ts';
import { sessionsWords } from '@waybill/web/rooms/sessions/sessions.words.ts';
import { shellWords } from '@waybill/web/shell/shell.words.ts';
import { Api } from './api.ts';
import { openBrowser, type FileBrowser } from './browser.ts';
import { startServer, type RunningServer } from './server.ts';
import { watch, type Watch } from './watch.ts';

/** How long a condition may take to come true. Shared machines are slow; a test that passes never waits for it. */
export const patience = 20_000;

export const desk = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

export interface Look {
  readonly locale?: Locale;
  /** What the screen prefers; accounts follow it unless they say otherwise. */
  readonly colorScheme?: 'light' | 'dark';
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The product's console stays silenced, as it comes. */
  readonly silent?: boolean;
  /** A screen that is touched, without a mouse or keys. */
  readonly touch?: boolean;
  /** The page is loaded even where a link could lead to it: nothing is remembered of the pages before. */
  readonly fresh?: boolean;
}

type Speak = <W extends Word>(word: W, ...filling: Filling<W>) => string;

/** One page in one browser. `t` says a word in the language of the page, so that a test finds things in any. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly locale: Locale;
  readonly t: Speak;
  readonly watch: Watch;
}

export interface Product {
  readonly server: RunningServer;
  /** Somebody of the demo operator over HTTP, signed in once for the file. */
  as(userName: string): Promise<Api>;
  /** A browser of its own with nobody signed in; it is closed after the test. */
  visit(look?: Look): Promise<Visit>;
  /** The browser of a counter, where people come one after the other: whoever worked there before has logged out. */
  counter(look?: Look): Promise<Visit>;
  /** Has the account of somebody who signs in there next speak the language of the visit, whatever an earlier journey has left. */
  speaks(userName: string, visit: Pick<Visit, 'locale'>): Promise<void>;
  /** A page of somebody who signed in, through the form, when the file first asked for them; opened as by a link from then on. Language and looks are set on the account. */
  work(userName: string, at?: string, look?: Look): Promise<Visit>;
}

/** Stands for the user of the counter's context, which is shared by several. */
const nobody = '';

/** A browser context and who uses it: a person, or whoever comes to the counter. */
interface Seat {
  readonly context: BrowserContext;
  readonly watch: Watch;
  readonly user?: string;
  readonly touch: boolean;
  /** Where its product is. */
  readonly origin: string;
  /** The page that an earlier test has left open, which costs half of what a new one does. */
  spare: Page | null;
  /** How the root of its page was marked when it was loaded: language, colours, height of rows. */
  marks: string;
}

/** A running product and who has worked on it so far. */
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

/** The premises of this worker, which its files share one after the other, with the people who have signed in. They end with the worker. */
let common: Promise<Premises> | undefined;
/** The receivers of webhooks in journeys are on this machine, where the product sends nothing otherwise. */
const commonSettings = { WEBHOOK_HOSTS: '127.0.0.1' };

/**
 * Browser, server and database of a test file, and the check after each test that nothing went wrong beside what it looks at:
 * no other host, no console error, no broken policy, no 5xx.
 *
 * @example
 * const product = openProduct();
 * test('…', async () => { const { page, t } = await product.work('manager', '/staff/active'); … });
 */
export function openProduct({
  env = {},
  shared = false,
  fetchesAhead = false,
  worksOffline = false,
}: {
  env?: Record<string, string>;
  /**
   * Other files have worked on this product before and will after this one, and whom they had sign in still is. For journeys that make what they look at, look
   * for nothing but that, and change neither settings, roles nor accounts of the demo operator: three seconds less than a product of their own.
   */
  shared?: boolean;
  /** The service worker of the product runs, which keeps its files. Requests that it answers cannot be seen or changed by a test, so only tests of it have it. */
  worksOffline?: boolean;
  /** Idle pages prefetch the code of others, as on a fast line. It makes a journey an eighth slower, so only tests of prefetching turn it on. */
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
      // A journey that failed while offline would leave the next one offline as well.
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

/** Language, colours and height of rows that a page was drawn with. */
const rootMarks = (): string =>
  [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');

/**
 * Opens an address as a link does, where the product is loaded, looks as it was loaded and shows neither window nor toast, which costs a fifth of loading it; loads it
 * otherwise, as for the address without a path, which may lead to where the page is. What the page remembers of the way there is then that of the test before.
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

/** Opens an address as a link does, without loading the product anew: there is a heading that was not there before. */
export async function goAlong(page: Page, at: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    history.pushState({}, '', to);
  }, at);
  await page
    .locator('main h1:not([data-left])')
    .first()
    .waitFor()
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
  // The built product silences its console; here it must be heard (K-09).
  if (!silent)
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('waybill-console', 'on');
    });
  return context;
}

/** As on a phone whose owner pays for every megabyte. */
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

/** A page of the context that behaves like a new tab: it keeps nothing from the test before. */
async function emptyPage(seat: Seat): Promise<Page> {
  const { context, spare } = seat;
  seat.spare = null;
  if (spare === null || spare.isClosed()) return context.newPage();
  // What somebody has typed and not saved would ask before it lets the page go.
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

/** Waits until the frame is shown in the language of the visit and the page in it has its heading. */
export async function framed({ page, locale, t }: Visit): Promise<void> {
  await page.locator(`html[lang="${languageTag[locale]}"]`).waitFor({ state: 'attached' });
  await page.getByRole('navigation', { name: t(shellWords.menu), exact: true }).waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Opens the login page, unless it is open, and speaks the visit's language there. */
export async function atLogin({ page, locale }: Visit): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByRole('radio', { name: languageNames[locale], exact: true }).check({ force: true });
  await page.locator(`html[lang="${languageTag[locale]}"]`).waitFor({ state: 'attached' });
}

/** Fills in the login form and sends it, whatever comes of it. */
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

/** Asks to be logged out by the menu of one's own account, which is the last of the bar; whoever leaves something on the device is asked first. */
export async function askLogOut({ page, t }: Visit): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: t(shellWords.logout) }).click();
}

async function logOut(visit: Visit): Promise<void> {
  const { page } = visit;
  await askLogOut(visit);
  await page.waitForURL(({ pathname }) => pathname === '/login');
  await page.locator(`html[lang="${languageTag.mm}"]`).waitFor({ state: 'attached' });
}

/** Waits until something is so: `await eventually(() => list.count()).toBe(3)`. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: patience, interval: 50 });
}

/** Waits until what a locator finds can be seen. */
export const shown = (found: Locator): Promise<void> => found.waitFor({ state: 'visible' });

/** The address as the person sees it. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}

/** The texts of all that a locator finds, trimmed. */
export async function textsOf(locator: Locator): Promise<string[]> {
  return (await locator.allInnerTexts()).map((text) => text.trim());
}

/** What the screen looked like when a test failed: `test-results/`, one picture a page. */
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
