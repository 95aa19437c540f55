import { createHash } from 'node:crypto';
import { createServer, request as ask, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { stepVerbWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { languageNames, locales } from '@waybill/domain/kernel/locale.ts';
import { lineWords as words } from '@waybill/web/shell/offline/line.words.ts';
import { unsentWords } from '@waybill/web/app/unsent.words.ts';
import { scanWords } from '@waybill/web/shell/scan/scan.words.ts';
import { labelFieldWords as field } from '@waybill/contract/rooms/labels/labels.words.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { leasedSerials } from '@waybill/domain/rooms/labels/serial-leases.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { offlineLabelWords as offlineWords } from '@waybill/web/rooms/labels/offline-labels.words.ts';
import { press, textbox } from './support/controls.ts';
import { heading, keys, receiverPhone, senderPhone, setting } from './support/counter.ts';
import { labelMaker, type MadeLabel } from './support/floor.ts';
import { askLogOut, eventually, openProduct, signIn, type Visit } from './support/journey.ts';
import { catchPrints, printedPdf, readPages, scan } from './support/paper.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const product = openProduct({ worksOffline: true });

let labels: MadeLabel[];
beforeAll(async () => {
  labels = await (await labelMaker(product))(2);
});

/** Waits until the device has the program and the answers of `kept` pages. */
async function isReady(page: Page, kept: number): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await eventually(() =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('waybill:list-kept:')).length),
  ).toBeGreaterThanOrEqual(kept);
}

/** Returns the cached texts of the first load, by part and language. */
const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flatMap((files) => files.flatMap(({ url }) => /texts-(\w+-\w+)-/.exec(url)?.[1] ?? [])).sort();
  });

const noLine = ({ page, t }: Visit) => page.getByRole('status').filter({ hasText: t(words.noLine) });

describe('O-03 without a network', () => {
  test('O-03 the product can be installed: its manifest, icons and worker are there, and a worker is never taken from a cache', async () => {
    const { page, context } = await product.visit();
    await page.goto('/login');
    const device = await context.newCDPSession(page);
    const { errors, data = '{}' } = await device.send('Page.getAppManifest');
    const manifest = JSON.parse(data) as { name: string; display: string; icons: { src: string; purpose?: string }[] };
    const answers = await Promise.all(
      ['/sw.js', '/manifest.webmanifest', ...manifest.icons.map(({ src }) => src)].map((path) =>
        fetch(`${product.server.url}${path}`),
      ),
    );
    expect([errors, manifest.display, manifest.icons.some(({ purpose }) => purpose === 'maskable')]).toEqual([
      [],
      'standalone',
      true,
    ]);
    expect(manifest.name).toMatch(/^[\u1000-\u109f]/);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [worker] = answers;
    expect([worker?.headers.get('cache-control'), worker?.headers.get('content-security-policy')]).toEqual([
      'no-cache',
      expect.stringContaining("script-src 'self';"),
    ]);
    // It caches files with hashed names and the page; a page of another server is another worker.
    expect(await worker?.text()).not.toMatch(/__PAGE__|\/api\/[a-z]/);
  });

  test('O-03 the product opens, a list and a parcel opened before are read as of their time, and scans wait and go out', async () => {
    const [one, other] = labels as [MadeLabel, MadeLabel];
    const visit = await product.work('staff', '/parcels/accept', { locale: 'en' });
    const { page, t, context } = visit;
    visit.watch.pardon(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|net::/);
    await page.getByRole('row').filter({ hasText: one.tracking_code }).waitFor();
    await isReady(page, 1);
    await page.goto(`/label/detail/${other.id}`);
    await page.getByText(other.tracking_code).first().waitFor();
    await isReady(page, 3);
    await context.setOffline(true);
    await page.reload();
    await noLine(visit).waitFor();
    await page.getByText('ဒေါ်ခင်မာလာ').first().waitFor();
    expect(await noLine(visit).innerText()).toMatch(/Showing data from \d\d:\d\d/);
    // Each language is on the device, chosen before or not.
    expect(await keptTexts(page)).toEqual(locales.flatMap((locale) => [`frame-${locale}`, `login-${locale}`]).sort());
    for (const [from, to] of [
      ['en', 'zh'],
      ['zh', 'en'],
    ] as const) {
      await press(page, commonFieldWords.language[from]);
      await page.getByRole('menuitemcheckbox', { name: new RegExp(languageNames[to]) }).click();
      await page.getByRole('button', { name: commonFieldWords.language[to], exact: true }).waitFor();
    }
    await page.goto('/parcels/accept');
    await page.getByRole('row').filter({ hasText: one.tracking_code }).waitFor();
    await press(page, t(scanModeWords.start));
    const bar = page.getByRole('region', {
      name: t(scanWords.on, { what: t(stepVerbWords.accept_from_origin_branch) }),
    });
    const field = bar.getByRole('textbox', { name: t(scanWords.field) });
    await field.fill(one.tracking_code);
    await field.press('Enter');
    await eventually(() => bar.innerText()).toContain(t(scanWords.waiting));
    // A page that was never opened here shows no invented data.
    await page.goto(`/label/detail/${one.id}`);
    await page.getByText(t(words.missing)).waitFor();
    await context.setOffline(false);
    await eventually(async () => {
      const [entry] = await product.server.query<{ n: string }>(
        `select count(*) as n from label_entry where label_id = $1 and status = 'accept_from_origin_branch'`,
        [one.id],
      );
      return Number(entry?.n);
    }).toBe(1);
    await eventually(() => noLine(visit).count()).toBe(0);
    await page.getByText(one.tracking_code).first().waitFor();
  });

  longTest(
    'O-03 a label is numbered with a code of the device, printed without a network, and sent once there is a line',
    async () => {
      const { townOf } = await setting(product);
      const visit = await product.work('staff', '/label/create', { locale: 'en' });
      const { page, t, context } = visit;
      visit.watch.pardon(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|net::/);
      await heading(visit).waitFor();
      await isReady(page, 0);
      const { data: me } = await (await product.as('staff')).call('sessions.activeAccount', {});
      const question = JSON.stringify(['tariffs.current', businessDate(new Date())]);
      const prices = createHash('sha256').update(`${me.id}-${me.branch?.id}-0 ${question}`).digest('hex').slice(0, 24);
      const keptNames = (start: string) =>
        page.evaluate((name) => Object.keys(localStorage).filter((key) => key.startsWith(name)), start);
      await eventually(async () => (await keptNames(`waybill:list-kept:${prices}`)).length).toBe(1);
      await eventually(async () => (await keptNames('waybill:codes-')).length).toBe(1);
      await eventually(async () => (await keptNames('waybill:list:/api/branch')).length).toBe(1);
      await context.setOffline(true);
      await page.reload();
      await page.getByText(/saving gives the label one of the \d+ codes/).waitFor();
      await senderPhone(visit).fill('09791234567');
      await keys(visit, 'Enter');
      await textbox(page, t(field.source_name)).fill('ဦးဘ');
      await receiverPhone(visit).fill('09440012345');
      await keys(visit, 'Enter');
      await textbox(page, t(field.destination_name)).fill('ဒေါ်ခင်မာလာ');
      const town = page.getByRole('combobox', { name: t(field.destination_township), exact: true });
      await town.fill(townOf('MDY').name_en);
      await page
        .getByRole('option', { name: new RegExp(townOf('MDY').name_en) })
        .first()
        .click();
      await textbox(page, t(field.weight)).fill('1');
      await catchPrints(page);
      await keys(visit, 'Control+Enter');
      const waiting = page
        .getByRole('listitem')
        .filter({ has: page.locator('.code') })
        .filter({ hasText: t(offlineWords.waits) });
      await waiting.waitFor();
      const code = (await waiting.locator('.code').innerText()).replaceAll(/\s/g, '');
      const serial = readCode(code)?.serial ?? 0;
      const [sheet] = await readPages(await printedPdf(page, 1));
      const read = sheet === undefined ? [] : await scan(sheet);
      expect([serial >= leasedSerials.first, read.some(({ text }) => text.startsWith(code))]).toEqual([true, true]);
      // A user who logs out now is asked first, and may stay.
      await askLogOut(visit);
      const leaving = page.getByRole('alertdialog', { name: t(unsentWords.title) });
      await leaving.getByText(t(unsentWords.labels, { n: '1' })).waitFor();
      await page.keyboard.press('Escape');
      await leaving.waitFor({ state: 'hidden' });
      await context.setOffline(false);
      await eventually(
        async () => (await (await product.as('staff')).call('labels.list', { query: { search: code } })).total,
      ).toBe(1);
      await eventually(() => waiting.count()).toBe(0);
    },
  );

  test.each(['/t/EX123456789XM', '/day/2026-11-01/none'])(
    'O-03 O-10 G-06 a page for people outside is the server’s on a device that has the product too: %s',
    async (address) => {
      const visit = await product.work('staff', '/parcels/accept', { locale: 'en' });
      const { page } = visit;
      visit.watch.pardon(/Failed to load resource/);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.goto(address);
      // Those have no script; the product has.
      expect(await page.evaluate(() => document.scripts.length)).toBe(0);
      expect((await page.locator('body').innerText()).trim()).not.toBe('');
    },
  );

  // The last test of these people: it leaves nobody signed in.
  test('O-03 K-09 the sign-out leaves no answer on the device', async () => {
    const { page } = await product.work('staff', '/parcels/accept', { locale: 'en' });
    await isReady(page, 1);
    const plain = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(labels.filter(({ tracking_code }) => plain.includes(tracking_code))).toEqual([]);
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem').last().click();
    await page.waitForURL(({ pathname }) => pathname === '/login');
    await eventually(() =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('waybill:list')).length),
    ).toBe(0);
  });
});

describe('O-02 O-03 a new version', () => {
  /** A proxy before the server, which sends another service worker from `release` on. */
  let front: Server;
  let released = false;
  beforeAll(async () => {
    const { hostname, port } = new URL(product.server.url);
    front = createServer((incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const isWorker = url === '/sw.js';
      const inner = ask({ hostname, port, method, path: url, headers }, (answer) => {
        if (!isWorker) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const { 'content-length': _, 'content-encoding': encoding, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, encoding === undefined ? rest : answer.headers);
        if (released) outgoing.write('/* the next one */\n');
        answer.pipe(outgoing);
      });
      inner.on('error', () => outgoing.destroy());
      if (isWorker) inner.setHeader('accept-encoding', 'identity');
      incoming.pipe(inner);
    });
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => front.close());

  test('O-02 O-03 it is offered and waits until somebody takes it', async () => {
    released = false;
    const visit = await product.visit({ locale: 'en' });
    const { page, t } = visit;
    visit.watch.pardon(/another host/);
    const { port } = front.address() as { port: number };
    await page.goto(`http://127.0.0.1:${port}/login?next=%2Fstaff%2Factive`);
    await signIn(visit, 'manager');
    await isReady(page, 0);
    released = true;
    await page.evaluate(async () => {
      Object.assign(window, { sameFrom: true });
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const offer = page.getByRole('button', { name: t(words.takeIt), exact: true });
    await offer.waitFor();
    expect(await page.evaluate(() => 'sameFrom' in window)).toBe(true);
    await offer.click();
    await page.waitForFunction(() => !('sameFrom' in window));
    await page.getByRole('row').nth(2).waitFor();
    expect(await offer.count()).toBe(0);
  });
});
