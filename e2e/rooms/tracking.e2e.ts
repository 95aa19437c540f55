import { beforeAll, describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { makeTrackingCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { calls } from '@waybill/contract/generated/calls.ts';
import { labelStatusWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import {
  stepVerbWords,
  trackingFieldWords,
  trackingWords,
  workQueueWords,
} from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { scanModeWords as words } from '@waybill/web/rooms/tracking/scan.words.ts';
import { scannerWords } from '@waybill/web/rooms/tracking/scanner.words.ts';
import { trackWords } from '@waybill/web/rooms/tracking/track.words.ts';
import { testCode } from '@waybill/web/shell/scan/scanner-profile.ts';
import { scanWords } from '@waybill/web/shell/scan/scan.words.ts';
import type { Api } from '../support/api.ts';
import { choose, press, rowsOf, textbox } from '../support/controls.ts';
import { labelMaker } from '../support/floor.ts';
import { eventually, openProduct, phone, type Visit, shown } from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';
import { triedLocales } from '../support/tried-locales.ts';
import { scan } from '../support/scanner.ts';
import { heardSince, listenTo, toneOf } from '../support/tones.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct();

let makeLabels: Awaited<ReturnType<typeof labelMaker>>;
let clerk: Api;
beforeAll(async () => {
  [makeLabels, clerk] = await Promise.all([labelMaker(product), product.as('staff')]);
});

const statusOf = async (id: number) => (await clerk.call('labels.detail', { params: { id } })).data.status;
const statuses = async () =>
  await product.server.query<{ status: string; n: number }>(
    'select status, count(*)::int as n from label_state group by status order by status',
  );

/** Number of codes scanned in a row: more than the list of the last ones shows. */
const many = proofSize({ usual: 40, long: 300 });

const dock = ({ page, t }: Visit, what: string) => page.getByRole('region', { name: t(scanWords.on, { what }) });

/** Opens scan mode of the first queue, where parcels are accepted. */
async function taking(
  locale: Locale,
  look: { viewport?: typeof phone } = {},
): Promise<Visit & { bar: ReturnType<typeof dock>; figures: () => Promise<string> }> {
  const visit = await product.work('staff', '/parcels/accept', { locale, ...look });
  await press(visit.page, visit.t(words.start));
  const bar = dock(visit, visit.t(stepVerbWords.accept_from_origin_branch));
  await bar.waitFor();
  return {
    ...visit,
    bar,
    figures: async () => (await bar.getByRole('status').first().innerText()).replace(/\s+/g, ' '),
  };
}

/** Settles everything that was set aside, so that the next person who scans here finds nothing. */
async function settleAll({ page, t }: Visit): Promise<void> {
  const aside = page.getByRole('listitem').filter({ has: page.getByText(t(words.settled)) });
  for (let left = await aside.count(); left > 0; left -= 1) {
    await press(aside.first(), t(words.settled));
    await eventually(() => aside.count()).toBe(left - 1);
  }
}

describe('N-14 scan mode', () => {
  test('N-14 O-01 F-01 codes come at eight times the pace of a warehouse, with the focus in a field and a Myanmar layout: none is lost', async () => {
    const labels = await makeLabels(many);
    const visit = await taking('en');
    const { page, t } = visit;
    const search = page.getByPlaceholder(t(commonWords.codePhoneName));
    await search.fill('Ma');
    await search.focus();
    const began = Date.now();
    await scan(
      visit,
      labels.map((label) => label.tracking_code),
      { every: 25, layout: 'mm' },
    );
    await eventually(() => visit.figures()).toBe(`${many}done 0repeated 0set aside`);
    expect(await search.inputValue()).toBe('Ma');
    expect(
      await page
        .getByRole('region', { name: t(words.recent) })
        .getByRole('listitem')
        .count(),
    ).toBe(20);
    expect(
      await page
        .getByRole('region', { name: t(words.recent) })
        .getByRole('listitem')
        .first()
        .innerText(),
    ).toContain(labels.at(-1)?.tracking_code ?? '');
    expect(await statuses()).toContainEqual({ status: 'accept_from_origin_branch', n: many });
    // The queue of the page follows.
    await page.getByRole('link', { name: new RegExp(`^${t(workQueueWords.send)} ?${many}$`) }).waitFor();
    // The same parcel before the scanner again, later than a shaking hand: it is shown and counted, it changes nothing, and needs no settling.
    await eventually(() => Date.now() - began).toBeGreaterThan(3000);
    await scan(visit, [labels[0]?.tracking_code ?? ''], { every: 50 });
    await eventually(() => visit.figures()).toBe(`${many}done 1repeated 0set aside`);
    expect(await page.getByText(t(words.asideHint)).count()).toBe(0);
    expect(
      await product.server.query('select count(*)::int as n from label_entry where label_id = $1 and status = $2', [
        labels[0]?.id,
        'accept_from_origin_branch',
      ]),
    ).toEqual([{ n: 1 }]);
  }, 240_000);

  test('I-03 a tablet’s scanner at 120 ms a key with a prefix is read in a field; one that adds letters is learned with the test code', async () => {
    const [slow, added] = await makeLabels(2);
    const visit = await taking('en');
    const { page, t } = visit;
    const search = page.getByPlaceholder(t(commonWords.codePhoneName));
    await search.fill('Ma');
    await search.focus();
    await scan(visit, [`]C1${slow?.tracking_code}`], { every: 0, gap: 120 });
    await eventually(() => visit.figures()).toBe('1done 0repeated 0set aside');
    expect(await search.inputValue()).toBe('Ma');
    await scan(visit, [`${added?.tracking_code}7K`], { every: 0 });
    await eventually(() => visit.figures()).toBe('1done 0repeated 1set aside');
    await page.getByRole('link', { name: t(titleOf('scanner')), exact: true }).click();
    await page.getByRole('heading', { name: t(scannerWords.ask) }).waitFor();
    await scan(visit, [`${testCode}7K`], { every: 0 });
    await page.getByRole('heading', { name: t(scannerWords.own) }).waitFor();
    await page.goBack();
    await press(page, t(words.start));
    await visit.bar.waitFor();
    await scan(visit, [`${added?.tracking_code}7K`], { every: 0 });
    await eventually(() => visit.figures()).toMatch(/^1done/);
    expect(await statusOf(added?.id ?? 0)).toBe('accept_from_origin_branch');
    await settleAll(visit);
    await page.evaluate(() => localStorage.removeItem('waybill-scanner-profile'));
  });

  longTest('N-14 F-01 an answer that comes between two keys of a code does not cut it in two', async () => {
    const [label] = await makeLabels(1);
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { context } = await product.work('staff', '/', { locale: 'en' });
    // Loaded late by the page: the person's role, name and branch.
    const account = `**${calls['sessions.activeAccount'][1]}`;
    await context.route(account, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object };
      await held;
      await route.fulfill({ response, json: { data: { ...data, name: 'Ma Late' } } });
    });
    try {
      const visit = await taking('en');
      const { page } = visit;
      const midway = async () => {
        answer();
        await page
          .getByRole('banner')
          .getByRole('button', { name: /Ma Late/ })
          .waitFor();
      };
      await scan(visit, [label?.tracking_code ?? ''], { every: 0, midway });
      await eventually(() => visit.figures()).toBe('1done 0repeated 0set aside');
    } finally {
      answer();
      await context.unroute(account);
    }
    expect(await statusOf(label?.id ?? 0)).toBe('accept_from_origin_branch');
  });

  test('N-14 O-01 each of the four tones is heard for what it says; a parcel that was refused at first and that somebody else has moved since stays to be settled when it is scanned once more', async () => {
    const [label] = await makeLabels(1);
    const [id, code] = [label?.id ?? 0, label?.tracking_code ?? ''];
    const boss = await product.as('manager');
    await clerk.call('tracking.reject', { params: { id }, body: { reason: 'ခွင့်မပြုသည့်ပစ္စည်း' } });
    const { context } = await product.work('staff', '/', { locale: 'en' });
    await listenTo(context);
    const visit = await taking('en');
    /** All notes since the last call: the server's answer may take its time. */
    const hears = (...tones: (keyof typeof toneOf)[]) => {
      const notes: number[] = [];
      return eventually(async () => {
        notes.push(...(await heardSince(visit.page)));
        return notes;
      }).toEqual(tones.flatMap((tone) => [...toneOf[tone]]));
    };
    await scan(visit, [code], { every: 50 });
    await eventually(() => visit.figures()).toBe('0done 0repeated 1set aside');
    await hears('taken', 'refused');
    await scan(visit, [code], { every: 50 });
    const scanned = Date.now();
    await hears('again');
    await scan(visit, [makeTrackingCode('EX', 99_999_998)], { every: 50 });
    await hears('taken', 'unknown');
    await boss.call('tracking.keep', { params: { id }, body: { remark: null } });
    const scanned_at = new Date().toISOString();
    await boss.call('tracking.scan', {
      body: { scans: [{ scan_id: crypto.randomUUID(), tracking_code: code, scanned_at }] },
    });
    expect(await statusOf(id)).toBe('accept_from_origin_branch');
    // Later than a shaking hand.
    await eventually(() => Date.now() - scanned).toBeGreaterThan(3000);
    await scan(visit, [code], { every: 50 });
    await eventually(() => visit.figures()).toBe('0done 1repeated 3set aside');
    await hears('taken', 'again');
    await settleAll(visit);
  });

  longTest(
    'N-14 O-01 a parcel that is scanned once more while the refusal of the first scan is on its way, and that somebody else moves meanwhile, stays to be settled',
    async () => {
      const [label] = await makeLabels(1);
      const [id, code] = [label?.id ?? 0, label?.tracking_code ?? ''];
      const boss = await product.as('manager');
      await clerk.call('tracking.reject', { params: { id }, body: { reason: 'ခွင့်မပြုသည့်ပစ္စည်း' } });
      const { context } = await product.work('staff', '/', { locale: 'en' });
      let answer = (): void => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      let sent = 0;
      const scans = `**${calls['tracking.scan'][1]}`;
      await context.route(scans, async (route) => {
        sent += 1;
        if (sent === 1) {
          const response = await route.fetch();
          await held;
          await route.fulfill({ response });
          return;
        }
        await boss.call('tracking.keep', { params: { id }, body: { remark: null } });
        const scanned_at = new Date().toISOString();
        await boss.call('tracking.scan', {
          body: { scans: [{ scan_id: crypto.randomUUID(), tracking_code: code, scanned_at }] },
        });
        await route.continue();
      });
      try {
        const visit = await taking('en');
        await scan(visit, [code], { every: 50 });
        await eventually(() => sent).toBe(1);
        await visit.page.evaluate(() => {
          const { now } = Date;
          Date.now = () => now() + 4000;
        });
        await scan(visit, [code], { every: 50 });
        answer();
        await eventually(() => visit.figures()).toBe('0done 0repeated 2set aside');
        expect(sent).toBe(2);
        await settleAll(visit);
      } finally {
        answer();
        await context.unroute(scans);
      }
    },
  );

  test('N-14 O-01 S-06 a code that is wrong, unknown or not to be read is set aside with its reason, and is still there after a reload', async () => {
    const [label] = await makeLabels(1);
    const code = label?.tracking_code ?? '';
    const wrong = `${code.slice(0, -3)}${(Number(code.at(-3)) + 1) % 10}${code.slice(-2)}`;
    const visit = await taking('en');
    const { page, t } = visit;
    await scan(visit, [wrong, makeTrackingCode('EX', 99_999_999), code], { every: 100 });
    await eventually(() => visit.figures()).toBe('1done 0repeated 2set aside');
    const aside = page.getByRole('region', { name: t(words.aside, { n: '2' }) });
    await aside.getByRole('listitem').filter({ hasText: wrong }).getByText(t(words.unreadable)).waitFor();
    await page.reload();
    await press(page, t(words.start));
    await aside.waitFor();
    await aside
      .getByRole('listitem')
      .filter({ hasText: wrong })
      .getByRole('button', { name: t(words.settled) })
      .click();
    await page
      .getByRole('region', { name: t(words.aside, { n: '1' }) })
      .getByRole('button', { name: t(words.settled) })
      .click();
    await eventually(() => page.getByText(t(words.asideHint)).count()).toBe(0);
    expect(await statusOf(label?.id ?? 0)).toBe('accept_from_origin_branch');
  });

  test.each(triedLocales)(
    'N-14 L-01 T-01 on a phone, whose scanner types into the field; without a line scans wait and go out by themselves: %s',
    async (locale) => {
      const labels = await makeLabels(3);
      const visit = await taking(locale, { viewport: phone });
      const { page, t, context } = visit;
      visit.watch.pardon(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
      const field = visit.bar.getByRole('textbox', { name: t(scanWords.field) });
      await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      const type = async (code: string) => {
        await page.keyboard.insertText(code);
        await page.keyboard.press('Enter');
      };
      await type(labels[0]?.tracking_code ?? '');
      await eventually(() => statusOf(labels[0]?.id ?? 0)).toBe('accept_from_origin_branch');
      await context.setOffline(true);
      await type(labels[1]?.tracking_code ?? '');
      await type(labels[2]?.tracking_code ?? '');
      await visit.bar.getByText(t(scanWords.offline)).waitFor();
      await eventually(() => visit.figures()).toContain(t(scanWords.waiting));
      await context.setOffline(false);
      await eventually(() => Promise.all(labels.map((label) => statusOf(label.id)))).toEqual(
        labels.map(() => 'accept_from_origin_branch'),
      );
      await eventually(() => visit.bar.getByText(t(scanWords.offline)).count()).toBe(0);
    },
  );

  longTest('N-14 S-06 a parcel goes out only once it is said with which courier', async () => {
    const visit = await product.work('mdy.staff', '/parcels/deliver', { locale: 'en' });
    const { page, t } = visit;
    await press(page, t(words.start));
    await page.getByText(t(words.first)).waitFor();
    const bar = dock(visit, t(stepVerbWords.send_to_destination_address));
    expect(await bar.getByRole('textbox').count()).toBe(0);
    await choose(page, t(trackingFieldWords.to_staff_id), /./);
    await bar.getByRole('textbox', { name: t(scanWords.field) }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t(words.start) }).waitFor();
  });
});

describe('N-15 where parcels are', () => {
  longTest(
    'N-15 N-14 many codes are pasted at once, what is none is named, and one leads to its movements',
    async () => {
      const labels = await makeLabels(2);
      const visit = await product.work('staff', '/parcel-track/list', { locale: 'en' });
      const { page, t } = visit;
      await textbox(page, t(trackingFieldWords.codes)).fill(
        `${labels.map((label) => label.tracking_code).join('\n')}\nEX000000017XM`,
      );
      await press(page, t(trackWords.find, { n: '3' }));
      for (const label of labels) await page.getByText(label.tracking_code).nth(0).waitFor();
      await page.getByText('EX000000017XM').last().waitFor();
      await page
        .getByRole('link', { name: labels[0]?.tracking_code ?? '' })
        .first()
        .click();
      await page.getByRole('heading', { level: 2, name: t(trackingWords.timeline) }).waitFor();
      await shown(page.getByText(t(labelStatusWords.pending)).first());
    },
  );

  test('N-14 L-01 S-08 the queues show how many wait, the accepted go to the next, and are sent off once however often they are scanned', async () => {
    const [label] = await makeLabels(2);
    const visit = await product.work('staff', '/parcels/accept', { locale: 'en' });
    const { page, t } = visit;
    const tab = (queue: 'accept' | 'send') =>
      page.getByRole('link', { name: new RegExp(`^${t(workQueueWords[queue])} ?[\\d,]*$`) });
    const waiting = async () =>
      Promise.all(
        (['accept', 'send'] as const).map(async (queue) => Number((await tab(queue).innerText()).replace(/\D/g, ''))),
      );
    await eventually(async () => (await waiting())[0]).toBeGreaterThan(1);
    const [toAccept = 0, toSend = 0] = await waiting();
    await clerk.call('labels.accept', { params: { id: label?.id ?? 0 } });
    await eventually(waiting).toEqual([toAccept - 1, toSend + 1]);
    await tab('send').click();
    await textbox(page, t(commonFieldWords.search)).fill(label?.tracking_code ?? '');
    await textbox(page, t(commonFieldWords.search)).press('Enter');
    await eventually(() => rowsOf(page).count()).toBe(1);
    await page.locator(`a[href$="/label/detail/${label?.id}"]`).first().waitFor();

    // Sent to its next step, and scanned again by a person who does not remember: nothing to settle.
    await press(page, t(words.start));
    const figures = page
      .getByRole('region', { name: t(scanWords.on, { what: t(workQueueWords.send) }) })
      .getByRole('status');
    const scanned = async () => (await figures.first().innerText()).replace(/\s+/g, ' ');
    await figures.first().waitFor();
    await scan(visit, [label?.tracking_code ?? ''], { every: 50 });
    await eventually(scanned).toBe('1done 0repeated 0set aside');
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 4000;
    });
    await scan(visit, [label?.tracking_code ?? ''], { every: 50 });
    await eventually(scanned).toBe('1done 1repeated 0set aside');
    // The page is reloaded and remembers nothing; the server still knows who did it.
    await page.reload();
    await press(page, t(words.start));
    await figures.first().waitFor();
    await scan(visit, [label?.tracking_code ?? ''], { every: 50 });
    await eventually(scanned).toBe('0done 1repeated 0set aside');
    expect(await statusOf(label?.id ?? 0)).toBe('send_to_destination_branch');
  });
});
