import { beforeAll, expect, test } from 'vitest';
import type { BrowserContext } from 'playwright-core';
import { calls } from '@waybill/contract/generated/calls.ts';
import { stepVerbWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { scanWords as words } from '@waybill/web/shell/scan/scan.words.ts';
import { press } from '../support/controls.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { atLogin, eventually, framed, openProduct, phone, signIn, type Visit } from '../support/journey.ts';

const product = openProduct({ shared: true });
let makeLabels: Awaited<ReturnType<typeof labelMaker>>;
const names: Record<string, string> = {};
beforeAll(async () => {
  makeLabels = await labelMaker(product);
  for (const { user_name, name } of await product.server.query<{ user_name: string; name: string }>(
    'select user_name, name from staff',
  ))
    names[user_name] = name;
});

const [, scanPath] = calls['tracking.scan'];
/** Cuts the network of the device: no scan reaches the server; the pages of this test still load. */
async function cutLine(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route(`**${scanPath}`, (route) => route.abort('internetdisconnected'));
  return () => context.unrouteAll({ behavior: 'wait' });
}

/** Returns a person at an own device, which they may leave. */
async function atDevice(
  user: string,
  at = '/parcels/accept',
  look: Parameters<typeof product.visit>[0] = {},
): Promise<Visit> {
  const visit = await product.visit({ locale: 'en', ...look });
  visit.watch.pardon(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await product.speaks(user, visit);
  await visit.page.goto(`/login?next=${encodeURIComponent(at)}`);
  await signIn(visit, user);
  await visit.page.waitForURL(({ pathname }) => pathname === at);
  return visit;
}

async function startScanning({ page, t }: Visit) {
  await press(page, t(scanModeWords.start));
  const bar = page.getByRole('region', { name: t(words.on, { what: t(stepVerbWords.accept_from_origin_branch) }) });
  const field = bar.getByRole('textbox', { name: t(words.field) });
  await field.waitFor();
  return {
    bar,
    /** Types codes like a scanner that types into the field. */
    type: async (labels: readonly MadeLabel[]) => {
      for (const label of labels) {
        await field.fill(label.tracking_code);
        await field.press('Enter');
      }
    },
    figures: async () => (await bar.getByRole('status').first().innerText()).replace(/\s+/g, ' '),
    row: (label: MadeLabel) =>
      page
        .getByRole('region', { name: t(scanModeWords.recent) })
        .getByRole('listitem')
        .filter({ hasText: label.tracking_code }),
  };
}

test('S-30 O-01 who only scans stays signed in all day, also where nothing goes out; who does nothing does not', async () => {
  const labels = await makeLabels(10);
  const visit = await product.visit({ locale: 'en' });
  const { page } = visit;
  visit.watch.pardon(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await product.speaks('staff', visit);
  await page.clock.install();
  await page.goto('/login?next=/parcels/accept');
  await signIn(visit, 'staff');
  const floor = await startScanning(visit);
  await cutLine(visit.context);
  for (const label of labels) {
    await page.clock.fastForward('01:00:00');
    await floor.type([label]);
    await eventually(() => floor.row(label).count()).toBe(1);
  }
  await framed(visit);
  await page.clock.fastForward('08:01:00');
  await page.waitForURL(({ pathname }) => pathname === '/login');
  await atLogin(visit);
  await page.getByText(visit.t(words.waitHere, { n: labels.length })).waitFor();
});

test('O-02 L-01 on a phone what waits stands in the bar at the top, in the language of the reader', async () => {
  const labels = await makeLabels(1);
  const visit = await atDevice('staff', '/parcels/accept', { locale: 'mm', viewport: phone });
  const restore = await cutLine(visit.context);
  const floor = await startScanning(visit);
  await floor.type(labels);
  const waits = visit.page.getByRole('button', { name: visit.t(words.waitHere, { n: '1' }) });
  await waits.waitFor();
  expect(await visit.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await restore();
  await visit.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await eventually(() => waits.count()).toBe(0);
});
