import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { calls } from '@waybill/contract/generated/calls.ts';
import { stepVerbWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { scanWords as words } from '@waybill/web/shell/scan/scan.words.ts';
import { press } from '../support/controls.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { eventually, framed, openProduct, signIn, tryToSignIn, type Visit } from '../support/journey.ts';

const product = openProduct({ shared: true });
const [, scanPath] = calls['tracking.scan'];
let makeLabels: Awaited<ReturnType<typeof labelMaker>>;
beforeAll(async () => {
  makeLabels = await labelMaker(product);
});

/** Deletes the databases, as a browser does that finds its database damaged at the start. */
async function loseDatabases(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = reject;
        request.onblocked = reject;
      });
  });
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
}

/** Stores applied scans in a new database, as after a start at which the copies could not be read. */
const keepApplied = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (many) => {
    const shelf = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('waybill-scans', 1);
      request.onupgradeneeded = () => {
        const scans = request.result.createObjectStore('scans', { keyPath: 'seq', autoIncrement: true });
        scans.createIndex('place', ['staff_id', 'place']);
        scans.createIndex('id', 'scan_id', { unique: true });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no shelf'));
    });
    await new Promise((resolve, reject) => {
      const tx = shelf.transaction('scans', 'readwrite');
      tx.oncomplete = resolve;
      tx.onerror = reject;
      for (let at = 0; at < many; at += 1)
        tx.objectStore('scans').add({
          scan_id: `applied-${at}`,
          tracking_code: 'EX000000001XM',
          status: null,
          scanned_at: new Date().toISOString(),
          extra: {},
          staff_id: 1,
          branch_id: 1,
          place: 'applied',
          answer: null,
        });
    });
    shelf.close();
  }, count);

/** Counts the scans that have a copy. */
const countCopies = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { storageBuckets } = navigator as unknown as {
      storageBuckets: { open(name: string): Promise<{ indexedDB: IDBFactory }> };
    };
    const { indexedDB: store } = await storageBuckets.open('waybill-scan-copies');
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no store'));
      });
    const database = await settled(store.open('waybill-scan-copies'));
    const count = await settled(database.transaction('scans').objectStore('scans').count());
    database.close();
    return count;
  });

async function scanAll({ page, t }: Visit, labels: readonly MadeLabel[]): Promise<void> {
  await press(page, t(scanModeWords.start));
  const bar = page.getByRole('region', { name: t(words.on, { what: t(stepVerbWords.accept_from_origin_branch) }) });
  const field = bar.getByRole('textbox', { name: t(words.field) });
  await field.waitFor();
  const recent = page.getByRole('region', { name: t(scanModeWords.recent) });
  for (const { tracking_code } of labels) {
    await field.fill(tracking_code);
    await field.press('Enter');
    await recent.getByText(tracking_code).waitFor();
  }
}

/** Signs in at a device without a network, and scans there. Returns a function that restores the network. */
async function scanWithoutLine(visit: Visit, labels: readonly MadeLabel[]) {
  const { page, context, watch } = visit;
  watch.pardon(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await context.route(`**${scanPath}`, (route) => route.abort('internetdisconnected'));
  await product.speaks('staff', visit);
  await page.goto('/login?next=%2Fparcels%2Faccept');
  await signIn(visit, 'staff');
  await scanAll(visit, labels);
  return () => context.unrouteAll({ behavior: 'wait' });
}

const timesTaken = (labels: readonly MadeLabel[]) =>
  product.server.query<{ n: number }>(
    `select count(*)::int as n from label_entry where status = 'accept_from_origin_branch' and label_id = any($1::bigint[])
      group by label_id`,
    [labels.map(({ id }) => id)],
  );

describe('O-02 a browser whose database is damaged has begun an empty one', () => {
  longTest('O-02 S-30 what waited goes out once, and whoever works there stays signed in', async () => {
    const labels = await makeLabels(3);
    const visit = await product.visit();
    const { page, t } = visit;
    const restore = await scanWithoutLine(visit, labels);
    // The encryption key is copied once the page is idle.
    await eventually(() => page.evaluate(() => localStorage.getItem('waybill-key'))).toBe('');
    await eventually(() => countCopies(page)).toBe(3);
    await loseDatabases(page);
    await page.goto('/parcels/accept');
    await framed(visit);
    await page.getByRole('button', { name: t(words.waitHere, { n: '3' }) }).waitFor();
    expect(await timesTaken(labels)).toEqual([]);
    await restore();
    await page.reload();
    await eventually(() => timesTaken(labels)).toEqual(labels.map(() => ({ n: 1 })));
    // Nothing remains that would be sent again.
    await eventually(() => countCopies(page)).toBe(0);
    await loseDatabases(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(scanPath)) sent.push(request.postData() ?? '');
    });
    const [one] = await makeLabels(1);
    await page.goto('/parcels/accept');
    await scanAll(visit, [one!]);
    await eventually(() => timesTaken([one!])).toEqual([{ n: 1 }]);
    expect(sent.join().match(/"tracking_code"/g)).toHaveLength(1);
  });

  longTest('O-02 what waited is taken back also where others were scanned and applied since', async () => {
    const labels = await makeLabels(2);
    const visit = await product.visit();
    const { page, t } = visit;
    const restore = await scanWithoutLine(visit, labels);
    await eventually(() => page.evaluate(() => localStorage.getItem('waybill-key'))).toBe('');
    await eventually(() => countCopies(page)).toBe(2);
    await loseDatabases(page);
    await keepApplied(page, 3);
    await page.goto('/parcels/accept');
    await framed(visit);
    await page.getByRole('button', { name: t(words.waitHere, { n: '2' }) }).waitFor();
    await restore();
    await page.reload();
    await eventually(() => timesTaken(labels)).toEqual(labels.map(() => ({ n: 1 })));
  });

  test('O-02 the same where the browser has no buckets: the login page says what waits, and the next of the branch sends it', async () => {
    const labels = await makeLabels(2);
    const visit = await product.visit();
    const { page, t, context } = visit;
    await context.addInitScript(() => Object.defineProperty(navigator, 'storageBuckets', { value: undefined }));
    const restore = await scanWithoutLine(visit, labels);
    await loseDatabases(page);
    await page.goto('/parcels/accept');
    await page.getByText(t(words.waitHere, { n: '2' })).waitFor();
    await restore();
    await product.speaks('supervisor', visit);
    await tryToSignIn(visit, 'supervisor');
    await eventually(() => timesTaken(labels)).toEqual(labels.map(() => ({ n: 1 })));
  });
});
