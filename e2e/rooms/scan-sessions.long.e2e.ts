import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { say } from '@waybill/domain/kernel/words.ts';
import { calls } from '@waybill/contract/generated/calls.ts';
import { stepVerbWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { languageNames } from '@waybill/domain/kernel/locale.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { scanWords as words } from '@waybill/web/shell/scan/scan.words.ts';
import { shellWords } from '@waybill/web/shell/shell.words.ts';
import { press } from '../support/controls.ts';
import { Device } from '../support/device.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { scan } from '../support/scanner.ts';
import { eventually, openProduct, tryToSignIn, type Visit } from '../support/journey.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });
let makeLabels: Awaited<ReturnType<typeof labelMaker>>;
let device: Device;
beforeAll(async () => {
  makeLabels = await labelMaker(product);
  device = new Device(product.server.url, `**${calls['tracking.scan'][1]}`);
});
afterAll(() => device.close());

const people = ['staff', 'supervisor'] as const;
const t: Visit['t'] = (word, ...filling) => say(word, 'en', ...filling);

/** Returns a repeatable random generator. */
function chance(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Signs the user in, unless signed in, and starts scan mode. */
async function scanAs(user: string): Promise<Page> {
  const page = await device.page();
  await page.goto('/parcels/accept');
  const menu = page.getByRole('navigation', { name: t(shellWords.menu), exact: true });
  const login = page.locator('form input[autocomplete="username"]');
  await menu.or(login).first().waitFor();
  if (await login.isVisible()) {
    // The page may still be redrawn after the last mishap.
    const english = page.getByRole('radio', { name: languageNames.en, exact: true });
    await eventually(async () => {
      await english.check({ force: true, timeout: 1000 }).catch(() => undefined);
      return english.isChecked();
    }).toBe(true);
    await tryToSignIn({ page, t }, user);
    await menu.waitFor();
  }
  await press(page, t(scanModeWords.start));
  await barOf(page)
    .getByRole('textbox', { name: t(words.field) })
    .waitFor();
  return page;
}
const barOf = (page: Page) =>
  page.getByRole('region', { name: t(words.on, { what: t(stepVerbWords.accept_from_origin_branch) }) });

async function signOut(): Promise<void> {
  const page = await device.page();
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: t(commonWords.logout) }).click();
  const question = page.getByRole('alertdialog').getByRole('button', { name: t(commonWords.logout), exact: true });
  const out = page.waitForURL(({ pathname }) => pathname === '/login');
  await Promise.race([out, question.click().catch(() => undefined)]);
  await out;
}

type Mishap = readonly [name: string, happen: () => Promise<boolean>];
/** The device is killed, and scan mode must be opened again. */
const ends: readonly Mishap[] = [
  ['the tab is closed', async () => (await device.closeTab(), true)],
  ['the tab crashes', async () => (await device.crashTab(), true)],
  ['the browser is killed', async () => (await device.kill(), true)],
];
/** Mishaps between two bursts; whether scan mode must be opened again. */
const mishaps: readonly Mishap[] = [
  ['the line is cut', async () => (await device.cutLine(), false)],
  ['the line is cut', async () => (await device.cutLine(), false)],
  ['the line is back', async () => (await device.restoreLine(), false)],
  ...ends,
  ['somebody else signs in', async () => (await signOut(), true)],
  ['nothing happens', async () => false],
];

const countEntries = async (labels: readonly MadeLabel[]) => {
  const rows = await product.server.query<{ n: number; labels: number }>(
    `select count(*)::int as n, count(distinct label_id)::int as labels from label_entry
      where status = 'accept_from_origin_branch' and label_id = any($1::bigint[])`,
    [labels.map(({ id }) => id)],
  );
  return [rows[0]?.labels, rows[0]?.n];
};

interface Course {
  readonly sessions: number;
  readonly scansEach: number;
  /** Number of scans before each mishap. */
  readonly burst: number;
  /** Each mishap happens once before one is repeated. */
  readonly mishaps: readonly Mishap[];
}

/** People scan, and a mishap happens to the device after each burst. Returns the parcels whose scans were taken. */
async function scanThrough({ sessions, scansEach, burst, mishaps: all }: Course, below: ReturnType<typeof chance>) {
  const happened: string[] = [];
  let deck: Mishap[] = [];
  const nextMishap = () => {
    if (deck.length === 0) deck = [...all];
    return deck.splice(below(deck.length), 1)[0] ?? expect.fail('no mishap');
  };
  const labels = await makeLabels(sessions * scansEach);
  for (const user of people) await product.speaks(user, { locale: 'en' });
  try {
    for (let at = 0; at < labels.length; at += scansEach) {
      let page = await scanAs(people[below(2)] ?? 'staff');
      for (let from = at; from < at + scansEach; from += burst) {
        const codes = labels.slice(from, from + burst).map(({ tracking_code }) => tracking_code);
        await scan({ page, context: device.context } as Visit, codes, { every: 20 });
        // A worker first checks whether the last one is in the list.
        await page
          .getByRole('region', { name: t(scanModeWords.recent) })
          .getByText(codes.at(-1) ?? '')
          .waitFor();
        const [name, happen] = nextMishap();
        happened.push(`${from + burst}: ${name}`);
        if (await happen()) page = await scanAs(people[below(2)] ?? 'staff');
      }
    }
    return labels;
  } catch (error) {
    throw new Error(happened.join('; '), { cause: error });
  }
}

/** Once the network is back, each of them is applied once. */
async function expectEachOnce(labels: readonly MadeLabel[]): Promise<void> {
  await device.restoreLine();
  await (await device.page()).reload();
  await eventually(() => countEntries(labels)).toEqual([labels.length, labels.length]);
}

test('O-02 a tab that closes or crashes and a browser that is killed, without a line: every scan that was taken waits there, and is applied exactly once', async () => {
  await device.page();
  await device.cutLine();
  const labels = await scanThrough({ sessions: 3, scansEach: 8, burst: 8, mishaps: ends }, chance(1));
  expect(await countEntries(labels)).toEqual([0, 0]);
  await expectEachOnce(labels);
}, 240_000);

longTest(
  'O-02 lines that fail, tabs that close and crash, browsers that are killed, people who change: every scan that was taken is applied exactly once',
  async () => {
    const seed = Date.now() >>> 0;
    try {
      await expectEachOnce(await scanThrough({ sessions: 100, scansEach: 50, burst: 10, mishaps }, chance(seed)));
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
  },
  3_600_000,
);
