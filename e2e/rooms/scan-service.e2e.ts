import { beforeAll, describe, expect, test } from 'vitest';
import type { BrowserContext, Download } from 'playwright-core';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { calls } from '@waybill/contract/generated/calls.ts';
import { stepVerbWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { scanWords as words } from '@waybill/web/shell/scan/scan.words.ts';
import { press } from '../support/controls.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { askLogOut, atLogin, eventually, openProduct, signIn, tryToSignIn, type Visit } from '../support/journey.ts';
import { heardSince, listenTo, toneOf } from '../support/tones.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true, fetchesAhead: true });
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

async function textOf(file: Download): Promise<string> {
  return Buffer.concat((await (await file.createReadStream()).toArray()) as Buffer[]).toString('utf8');
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

/** Returns how often each parcel was accepted, by whom, and what the device shows of it. */
async function entriesOf(labels: readonly MadeLabel[]) {
  const rows = await product.server.query<{ label_id: number; by: string; device: string | null }>(
    `select e.label_id::int, st.user_name as by, e.device from label_entry e join staff st on st.id = e.staff_id
     where e.status = 'accept_from_origin_branch' and e.label_id = any($1::bigint[]) order by e.label_id`,
    [labels.map(({ id }) => id)],
  );
  return rows.map(({ by, device }) => [by, device]);
}
const once = (labels: readonly MadeLabel[], by: string, device: string | null = null) => labels.map(() => [by, device]);

const chip = ({ page, t }: Visit, n: number) => page.getByRole('button', { name: t(words.waitHere, { n }) });

describe('O-02 with the line down', () => {
  test('O-02 scans go out although the page was left, and every page says what waits until then', async () => {
    const labels = await makeLabels(3);
    const visit = await atDevice('staff');
    const { page, t, context } = visit;
    const restore = await cutLine(context);
    const floor = await startScanning(visit);
    await floor.type(labels);
    await eventually(floor.figures).toContain(`3${t(words.waiting)}`);
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/parcels'));
    await chip(visit, 3).click();
    await page.getByText(t(words.ofWorker, { name: names.staff ?? '', n: 3 })).waitFor();
    const sendNow = page.getByRole('button', { name: t(words.sendNow), exact: true });
    await sendNow.waitFor();
    await restore();
    // Where the network is back, they may be sent before the button is pressed.
    await sendNow.click({ timeout: 3_000 }).catch(() => {});
    await eventually(() => entriesOf(labels)).toEqual(once(labels, 'staff'));
    await eventually(() => chip(visit, 3).count()).toBe(0);
  });

  test('O-02 who signs out is told what waits and may save it; the login page says it, and the next of the branch sends it', async () => {
    const labels = await makeLabels(2);
    const visit = await atDevice('staff');
    const { page, t, context } = visit;
    const restore = await cutLine(context);
    const floor = await startScanning(visit);
    await floor.type(labels);
    await eventually(floor.figures).toContain(`2${t(words.waiting)}`);
    await askLogOut(visit);
    const dialog = page.getByRole('alertdialog', { name: t(words.waitHere, { n: 2 }) });
    await dialog.getByText(t(words.ofWorker, { name: names.staff ?? '', n: 2 })).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), press(dialog, t(words.save))]);
    const saved = await textOf(file);
    expect(labels.filter(({ tracking_code }) => saved.includes(tracking_code))).toEqual(labels);
    await press(dialog, t(commonWords.logout));
    await page.waitForURL(({ pathname }) => pathname === '/login');
    await atLogin(visit);
    await page.getByText(t(words.waitHere, { n: 2 })).waitFor();
    await page.getByText(t(words.ofWorker, { name: names.staff ?? '', n: 2 })).waitFor();
    const [again] = await Promise.all([page.waitForEvent('download'), press(page, t(words.save))]);
    expect(await textOf(again)).toBe(saved);
    // A person of another branch may not send the scans.
    await restore();
    await Promise.all([product.speaks('mdy.staff', visit), product.speaks('supervisor', visit)]);
    await tryToSignIn(visit, 'mdy.staff');
    await chip(visit, 2).waitFor();
    expect(await entriesOf(labels)).toEqual([]);
    await askLogOut(visit);
    await press(page.getByRole('alertdialog'), t(commonWords.logout));
    await page.waitForURL(({ pathname }) => pathname === '/login');
    await atLogin(visit);
    await tryToSignIn(visit, 'supervisor');
    await eventually(() => entriesOf(labels)).toEqual(once(labels, 'supervisor', '@staff'));
  });

  longTest(
    'O-01 S-07 whoever scans a parcel once more for the same has nothing to settle, and is shown to go on',
    async () => {
      const labels = await makeLabels(2);
      const visit = await atDevice('staff');
      const floor = await startScanning(visit);
      await floor.type(labels);
      await eventually(floor.figures).toBe('2done 0repeated 0set aside');
      await visit.page.evaluate(() => {
        const { now } = Date;
        Date.now = () => now() + 4000;
      });
      await floor.type(labels.slice(0, 1));
      await eventually(floor.figures).toBe('2done 1repeated 0set aside');
      await visit.page.getByText(/^Already done: /).waitFor();
      expect(await visit.page.getByText(visit.t(scanModeWords.aside, { n: 1 })).count()).toBe(0);
      expect(await entriesOf(labels)).toEqual(once(labels, 'staff'));
    },
  );

  longTest('O-02 two tabs scan and one sends at a time: every scan once, and each tab hears of its own', async () => {
    const labels = await makeLabels(20);
    const visit = await atDevice('staff');
    const other: Visit = { ...visit, page: await visit.context.newPage() };
    await other.page.goto('/parcels/accept');
    const restore = await cutLine(visit.context);
    const [one, two] = [await startScanning(visit), await startScanning(other)];
    await Promise.all([one.type(labels.slice(0, 12)), two.type(labels.slice(12))]);
    for (const floor of [one, two]) await eventually(floor.figures).toContain(`20${visit.t(words.waiting)}`);
    await restore();
    await visit.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await eventually(one.figures).toBe('12done 0repeated 0set aside');
    await eventually(two.figures).toBe('8done 0repeated 0set aside');
    expect(await entriesOf(labels)).toEqual(once(labels, 'staff'));
  });
});

describe('O-02 a device that cannot keep a scan', () => {
  test.each([
    [
      'its disk is full',
      async ({ page }: Visit) => {
        // A full disk accepts a write and fails at the commit.
        await page.evaluate(() => {
          const { commit } = IDBTransaction.prototype;
          Object.assign(window, { reallyCommit: commit });
          IDBTransaction.prototype.commit = function () {
            this.abort();
          };
        });
        return () =>
          page.evaluate(() => {
            IDBTransaction.prototype.commit = (
              window as unknown as { reallyCommit: IDBTransaction['commit'] }
            ).reallyCommit;
          });
      },
    ],
    [
      'its browser forbids it to keep anything',
      async ({ page }: Visit) => {
        await page.evaluate(() => {
          Object.assign(window, { reallyOpen: IDBFactory.prototype.open });
          IDBFactory.prototype.open = () => {
            throw new DOMException('not here', 'SecurityError');
          };
          const { transaction } = IDBDatabase.prototype;
          Object.assign(window, { reallyTransact: transaction });
          IDBDatabase.prototype.transaction = () => {
            throw new DOMException('not here', 'SecurityError');
          };
        });
        return () =>
          page.evaluate(() => {
            const kept = window as unknown as {
              reallyOpen: IDBFactory['open'];
              reallyTransact: IDBDatabase['transaction'];
            };
            IDBFactory.prototype.open = kept.reallyOpen;
            IDBDatabase.prototype.transaction = kept.reallyTransact;
          });
      },
    ],
  ])('O-02 %s: it is told loudly, never as taken, and what the page alone holds still goes out', async (_, stop) => {
    const [label, next] = (await makeLabels(2)) as [MadeLabel, MadeLabel];
    const visit = await product.visit({ locale: 'en' });
    const { page, t, context } = visit;
    visit.watch.pardon(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await listenTo(context);
    await product.speaks('staff', visit);
    await page.goto('/login?next=/parcels/accept');
    await signIn(visit, 'staff');
    const floor = await startScanning(visit);
    const restore = await cutLine(context);
    const go = await stop(visit);
    await floor.type([label]);
    const band = floor.bar.getByRole('alert');
    await band.getByText(t(words.unsafe, { n: 1, codes: label.tracking_code })).waitFor();
    expect(await heardSince(page)).toEqual(toneOf.notKept);
    expect(await floor.row(label).count()).toBe(0);
    // Scanned again in doubt: it is the same parcel, and no second scan of it.
    await floor.type([label]);
    await eventually(() => heardSince(page)).toEqual(toneOf.notKept);
    const [file] = await Promise.all([page.waitForEvent('download'), press(band, t(words.save))]);
    expect(await textOf(file)).toContain(label.tracking_code);
    await restore();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await eventually(() => entriesOf([label])).toEqual(once([label], 'staff'));
    await floor.row(label).waitFor();
    await eventually(() => band.count()).toBe(0);
    await go();
    await eventually(async () => {
      await floor.type([next]);
      return heardSince(page);
    }).toEqual(expect.arrayContaining([...toneOf.taken]));
    await eventually(() => entriesOf([next])).toEqual(once([next], 'staff'));
  });
});

describe('O-02 another build', () => {
  test('O-02 what an earlier build kept is sent by the new one, for whoever signs in', async () => {
    const [label] = (await makeLabels(1)) as [MadeLabel];
    const visit = await product.visit({ locale: 'en' });
    const { page } = visit;
    await atLogin(visit);
    const [scanner] = await product.server.query<{ id: number; branch_id: number }>(
      "select id::int, branch_id::int from staff where user_name = 'staff'",
    );
    // As an old build wrote it, with all fields that it had.
    await page.evaluate(
      async ([code, staffId, branchId]) => {
        const shelf = await new Promise<IDBDatabase>((resolve, reject) => {
          const dialog = indexedDB.open('waybill-scans', 1);
          dialog.onupgradeneeded = () => {
            const scans = dialog.result.createObjectStore('scans', { keyPath: 'seq', autoIncrement: true });
            scans.createIndex('place', ['staff_id', 'place']);
            scans.createIndex('id', 'scan_id', { unique: true });
          };
          dialog.onsuccess = () => resolve(dialog.result);
          dialog.onerror = () => reject(dialog.error ?? new Error('no shelf'));
        });
        const tx = shelf.transaction('scans', 'readwrite');
        tx.objectStore('scans').add({
          scan_id: '01K0000000000000000000SUMMER',
          tracking_code: code,
          status: null,
          scanned_at: new Date().toISOString(),
          extra: {},
          staff_id: staffId,
          branch_id: branchId,
          place: 'queued',
          answer: null,
        });
        await new Promise((resolve) => {
          tx.oncomplete = resolve;
        });
        shelf.close();
      },
      [label.tracking_code, scanner?.id, scanner?.branch_id] as const,
    );
    await page.reload();
    await page.getByText(visit.t(words.ofWorker, { name: visit.t(words.nameless), n: 1 })).waitFor();
    await product.speaks('supervisor', visit);
    await signIn(visit, 'supervisor');
    await eventually(() => entriesOf([label])).toEqual(once([label], 'supervisor', `@#${scanner?.id}`));
  });

  longTest(
    'O-02 a later build in another tab changes the shelf while scans wait: nothing hangs, nothing is lost',
    async () => {
      const labels = (await makeLabels(2)) as [MadeLabel, MadeLabel];
      const visit = await atDevice('staff');
      const { page, t } = visit;
      const restore = await cutLine(visit.context);
      const floor = await startScanning(visit);
      await floor.type([labels[0]]);
      await eventually(floor.figures).toContain(`1${t(words.waiting)}`);
      await page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const later = indexedDB.open('waybill-scans', 2);
            later.onsuccess = () => {
              later.result.close();
              resolve();
            };
            later.onerror = () => reject(later.error ?? new Error('no shelf'));
          }),
      );
      await floor.type([labels[1]]);
      await eventually(floor.figures).toContain(`2${t(words.waiting)}`);
      await page.reload();
      await restore();
      await eventually(() => entriesOf(labels)).toEqual(once(labels, 'staff'));
    },
  );
});
