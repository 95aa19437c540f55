import { beforeAll, expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import type { Locator } from 'playwright-core';
import { demoPassword } from '@waybill/server/demo/demo-company.ts';
import { stepVerbWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { clearanceFieldWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { callOutcomeWords } from '@waybill/contract/rooms/calls/calls.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { callPageWords } from '@waybill/web/rooms/calls/call-page.words.ts';
import { figureWords } from '@waybill/web/rooms/dashboard/dashboard-page.words.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { scanWords } from '@waybill/web/shell/scan/scan.words.ts';
import { laterWords } from '@waybill/web/ui/later.words.ts';
import type { Api } from './support/api.ts';
import { calledParcels } from './support/called-parcels.ts';
import { rowsOf, textbox } from './support/controls.ts';
import { focused, heading, makeLabel, receiverPhone, senderPhone, setting, withoutPaper } from './support/counter.ts';
import { labelMaker, type MadeLabel } from './support/floor.ts';
import { addressOf, desk, eventually, framed, openProduct, type Visit } from './support/journey.ts';
import { workedExample } from './support/merchant-cod.ts';
import { scan } from './support/scanner.ts';

const product = openProduct();
let make: Awaited<ReturnType<typeof labelMaker>>;
let owner: Api;
beforeAll(async () => {
  [make, owner] = await Promise.all([labelMaker(product), product.as('owner')]);
});

/** A user without a mouse. Counts keys, each key of a chord; text typed into a field does not count. */
class Hands {
  used = 0;
  readonly visit: Visit;
  constructor(visit: Visit) {
    this.visit = visit;
  }

  async press(...pressed: string[]): Promise<void> {
    for (const key of pressed) {
      await this.visit.page.keyboard.press(key);
      this.used += key.split('+').length;
    }
  }

  type(text: string): Promise<void> {
    return this.visit.page.keyboard.type(text);
  }

  /** Presses Tab until this element has the focus. */
  async tabTo(wanted: Locator): Promise<void> {
    await wanted.waitFor();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await wanted.evaluate((element) => element.contains(document.activeElement))) return;
      await this.press('Tab');
    }
    expect.fail('no Tab leads there');
  }

  /** Opens the first match of the palette for these words. */
  async open(words: string, found: string | RegExp = words): Promise<void> {
    const { page, t } = this.visit;
    await this.press('Control+k');
    const palette = page.getByRole('dialog', { name: t(laterWords.palette) });
    await palette.waitFor();
    await this.type(words);
    await palette.getByRole('option', { name: found, selected: true }).first().waitFor();
    await this.press('Enter');
    await palette.waitFor({ state: 'hidden' });
  }
}

const at = async (who: string, address = '/account'): Promise<Hands> =>
  new Hands(await product.work(who, address, { locale: 'en', viewport: desk }));
const statusOf = async ({ id }: MadeLabel) => (await owner.call('labels.detail', { params: { id } })).data.status;
const step = async (who: string, label: MadeLabel) =>
  (await product.as(who)).call('tracking.scan', {
    body: {
      scans: [
        { scan_id: crypto.randomUUID(), tracking_code: label.tracking_code, scanned_at: new Date().toISOString() },
      ],
    },
  });
const one = async (): Promise<MadeLabel> => (await make(1))[0] ?? expect.fail('no label');

/** The twelve most frequent jobs, each with its maximum number of keys, and how it is done. */
const jobs: readonly [job: string, keys: number, work: () => Promise<Hands>][] = [
  [
    'signs in',
    2,
    async () => {
      const hands = new Hands(await product.visit({ locale: 'mm', viewport: desk }));
      await hands.visit.page.goto('/login?next=%2Faccount');
      await focused(hands.visit.page.getByRole('textbox').first());
      await hands.type('staff');
      await hands.press('Tab');
      await hands.type(demoPassword);
      await hands.press('Enter');
      await framed(hands.visit);
      return hands;
    },
  ],
  [
    'opens any page',
    3,
    async () => {
      const hands = await at('manager');
      await hands.open('new staff', /^New staff/);
      await eventually(() => addressOf(hands.visit.page)).toBe('/new-staff');
      return hands;
    },
  ],
  [
    'finds a parcel by its code, from anywhere',
    3,
    async () => {
      const [hands, { tracking_code, id }] = [await at('cs'), await one()];
      await hands.open(tracking_code, /^EX/);
      await eventually(() => addressOf(hands.visit.page)).toContain(String(id));
      return hands;
    },
  ],
  [
    'makes and prints the label of a known sender for a known receiver',
    8,
    async () => {
      const place = await setting(product);
      const { merchant } = await makeLabel(place, { accept_type: 'walkin', cod_amount: null });
      const hands = await at('staff', '/label/create');
      const { visit } = hands;
      await withoutPaper(visit);
      await visit.page.reload();
      await heading(visit).waitFor();
      await focused(senderPhone(visit));
      await hands.type(merchant.phone[0] ?? '');
      await hands.press('Enter');
      await focused(receiverPhone(visit));
      await hands.press('Enter');
      await focused(textbox(visit.page, visit.t(labelFieldWords.weight)));
      await hands.press('2');
      const printed = visit.page.waitForResponse((answer) => answer.url().endsWith('/api/label_print') && answer.ok());
      await hands.press('Control+Enter');
      await printed;
      return hands;
    },
  ],
  [
    'takes parcels in with a scanner',
    6,
    async () => {
      const [hands, label] = [await at('staff'), await one()];
      const { visit } = hands;
      await hands.open('queues', /^Work queues/);
      await eventually(() => addressOf(visit.page)).toContain('/parcels/accept');
      await hands.tabTo(visit.page.getByRole('button', { name: visit.t(scanModeWords.start), exact: true }));
      await hands.press('Enter');
      await visit.page
        .getByRole('region', {
          name: visit.t(scanWords.on, { what: visit.t(stepVerbWords.accept_from_origin_branch) }),
        })
        .waitFor();
      await scan(visit, [label.tracking_code], { every: 50 });
      await eventually(() => statusOf(label)).toBe('accept_from_origin_branch');
      return hands;
    },
  ],
  [
    'reads the newest announcement',
    5,
    async () => {
      const hands = await at('staff');
      const { page } = hands.visit;
      await hands.open('announcements', /^Announcements/);
      await rowsOf(page).first().waitFor();
      await hands.press('j', 'Enter');
      await eventually(() => addressOf(page)).toMatch(/announcement\/.*\d+/);
      return hands;
    },
  ],
  [
    'does what comes next with a late parcel',
    4,
    async () => {
      const label = await one();
      for (const _ of [1, 2]) await step('staff', label);
      await product.server.query(
        "update label_state set status_at = status_at - interval '47 hours', accepted_at = accepted_at - interval '2 days' where label_id = $1",
        [label.id],
      );
      const hands = await at('mdy.staff', '/ageing/parcels');
      const { page } = hands.visit;
      await page.locator(`[data-list=ageing_parcels] [data-id="${label.id}"]`).waitFor();
      await hands.press('j', 'Enter');
      await page.getByRole('dialog').locator(':focus').waitFor();
      await hands.press('Control+Enter');
      await eventually(() => statusOf(label)).toBe('arrived_to_destination_branch');
      return hands;
    },
  ],
  [
    'calls the next receiver and writes down that nobody answers',
    9,
    async () => {
      await calledParcels(product, ['ဒေါ်ခင်ခင်', 'ဦးစိုးမိုး']);
      const hands = await at('callcenter');
      const { page, t } = hands.visit;
      await hands.open('call list', /Call/);
      await hands.tabTo(page.getByRole('button', { name: t(callPageWords.next) }));
      await hands.press('Enter');
      await page.getByRole('radio', { name: t(callOutcomeWords.no_answer) }).waitFor();
      const first = addressOf(page);
      await hands.press('1', 'Control+Enter');
      await eventually(() => addressOf(page)).not.toBe(first);
      return hands;
    },
  ],
  [
    'clears the COD of a merchant',
    6,
    async () => {
      const { name } = await workedExample(product, { net_credit: true });
      const hands = await at('owner', `/cod-clearance/ready/pending?search=${encodeURIComponent(name)}`);
      const { page, t } = hands.visit;
      await eventually(() => rowsOf(page).count()).toBe(1);
      await hands.press('j', 'Enter');
      await page.getByRole('row', { name: new RegExp(t(clearanceFieldWords.actual_clearance_cod)) }).waitFor();
      await hands.press('Control+Enter');
      await page.getByRole('alertdialog').locator(':focus').waitFor();
      await hands.press('Tab', 'Enter');
      await page
        .getByRole('heading', { level: 1 })
        .filter({ hasText: /CLR-26-\d{6}/ })
        .waitFor();
      return hands;
    },
  ],
  [
    'reads a figure of the day down to its rows',
    3,
    async () => {
      const hands = await at('manager');
      const { page, t } = hands.visit;
      await hands.open(
        `${t(figureWords.accepted)} ${t(commonWords.today)}`,
        new RegExp(`^${t(figureWords.accepted)}: \\d`),
      );
      await eventually(() => addressOf(page)).toContain('/track-by-date?step=accept_from_origin_branch');
      return hands;
    },
  ],
  [
    'finds somebody and changes their name',
    12,
    async () => {
      const hands = await at('manager');
      const { page, t } = hands.visit;
      await hands.open('supervisor', /ကိုဇော်မင်း/);
      await hands.tabTo(textbox(page, t(staffFieldWords.name)));
      await hands.press('Control+a');
      await hands.type('ကိုဇော်မင်းထွန်း');
      await hands.press('Control+s');
      await eventually(
        async () => (await owner.call('staff.list', { query: { search: 'supervisor' } })).data[0]?.name,
      ).toBe('ကိုဇော်မင်းထွန်း');
      return hands;
    },
  ],
  [
    'signs out',
    3,
    async () => {
      const hands = await at('cs');
      await hands.open('logout', /Log/);
      await eventually(() => addressOf(hands.visit.page)).toContain('/login');
      return hands;
    },
  ],
];

/** The usual run does every third job, the long one all. */
const tried = jobs.filter((_, at) => at % proofSize({ usual: 3, long: 1 }) === 0);

test.each(tried)('Q-01 by keyboard alone somebody %s within %i keys', async (_, most, work) => {
  const { used } = await work();
  expect(used).toBeLessThanOrEqual(most);
});
