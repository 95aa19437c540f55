import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { addDays, businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { say, type Word } from '@waybill/domain/kernel/words.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import {
  answerPageWords,
  receiverChoiceWords,
  senderAnswerWords,
  trackPageWords as words,
} from '@waybill/contract/rooms/public-pages/public-pages.words.ts';
import { partyWords } from '@waybill/contract/rooms/public-pages/parties.words.ts';
import { publicPlaceFaces } from '@waybill/contract/rooms/public-pages/public-places.words.ts';
import { answerLinkWords } from '@waybill/web/rooms/labels/answer-link.words.ts';
import { messagePurposeWords } from '@waybill/contract/rooms/messages/messages.words.ts';
import { ticketFieldWords } from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import { ticketsAboutWords } from '@waybill/web/shell/detail/tickets-about.words.ts';
import { press, textbox } from '../support/controls.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { eventually, openProduct, phone } from '../support/journey.ts';
import { cutTexts, violations } from '../support/page-looks.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });
let label: MadeLabel;
let scans = 0;

/** Moves the parcel on by a scan. */
async function scan(who: string, step: object = {}): Promise<void> {
  const { data } = await (
    await product.as(who)
  ).call('tracking.scan', {
    body: {
      scans: [
        {
          scan_id: `public-${(scans += 1)}-${label.tracking_code}`,
          tracking_code: label.tracking_code,
          scanned_at: new Date().toISOString(),
          ...step,
        },
      ],
    },
  });
  expect(data[0]?.result, JSON.stringify(data[0])).toBe('applied');
}

const stands = async () =>
  (await (await product.as('mdy.staff')).call('tracking.shipping', { params: { id: label.id } })).data;

beforeAll(async () => {
  label = (await (await labelMaker(product))(1, { cod_amount: 0, services: ['sms'] }))[0] as MadeLabel;
  const desk = await product.as('mdy.staff');
  const { data: postman } = await (await product.as('mdy.postman')).call('sessions.activeAccount', {});
  for (const who of ['staff', 'staff', 'mdy.staff']) await scan(who);
  await scan('mdy.staff', { status: 'send_to_destination_address', to_staff_id: postman.id });
  await scan('mdy.postman', { status: 'sendback_to_destination_branch', reason: 'not_home' });
  await scan('mdy.staff');
  await desk.call('tracking.raiseReturn', { params: { id: label.id }, body: { reason: 'not_home' } });
  await desk.call('tracking.askReturn', { params: { id: label.id }, body: {} });
});

/** Checks each language at 360 px: no text is cut, no accessibility rule is broken, nothing is wider than the screen. */
async function looksRight(page: Page, at: string): Promise<void> {
  for (const lang of ['en', 'zh', 'mm']) {
    await page.goto(`${at}${at.includes('?') ? '&' : '?'}lang=${lang}`);
    expect([lang, await violations(page), await cutTexts(page)]).toEqual([lang, [], []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
}

describe('O-10 people outside', () => {
  longTest(
    'O-10 O-09 F-08 a failed delivery: the sender is written to, the desk takes the link, its time runs, the sender names a day, it is delivered, the receiver says how it was, and a ticket about it is answered',
    async () => {
      const office = await product.work('mdy.staff', `/label/detail/${label.id}`, { locale: 'en' });
      await office.page
        .getByRole('link', { name: office.t(messagePurposeWords.return_question), exact: true })
        .first()
        .waitFor();
      await press(office.page, office.t(answerLinkWords.make));
      const link = await office.page
        .getByText(/\/answer\/\w+\//)
        .first()
        .innerText();

      const visit = await product.visit({ viewport: phone, colorScheme: 'dark' });
      const { page } = visit;
      const in_ = (locale: Locale) => (word: Word) => say(word as never, locale) as string;
      const mm = in_('mm');
      await page.clock.install();
      await looksRight(page, link);
      // The time to answer counts down on the open page.
      const left = page.locator('[data-until]');
      const before = await left.innerText();
      await page.clock.fastForward('01:01:00');
      await eventually(() => left.innerText()).not.toBe(before);
      expect([before, await left.innerText()].map((text) => /\d+(?= နာရီ)/.exec(text)?.[0])).toEqual(['23', '22']);
      const form = page.locator('form').filter({ hasText: mm(senderAnswerWords.again.do) });
      const day = addDays(businessDate(new Date()), 2);
      await form.getByRole('combobox').selectOption({ label: formatDate(day) });
      await form.getByRole('button').click();
      await page.getByText(mm(partyWords.sender)).first().waitFor();
      await eventually(async () => (await stands()).return_step).toBeNull();
      await page.getByText(mm(publicPlaceFaces.kept.title)).first().waitFor();

      await office.page.reload();
      await office.page.getByText(say(partyWords.sender, 'en')).first().waitFor();

      await scan('mdy.staff', { status: 'delivered', confirmed: true });
      await page.goto(`/t/${label.tracking_code}`);
      await page.getByLabel(mm(words.digits)).fill('၂၃၄၅');
      await page.getByRole('button', { name: mm(words.show) }).click();
      await page.getByText(mm(publicPlaceFaces.delivered.title)).first().waitFor();
      await looksRight(page, `/t/${label.tracking_code}`);
      await page.getByRole('link', { name: mm(receiverChoiceWords.feedback.do) }).click();
      await page.getByRole('radio', { name: /4/ }).check();
      await page.getByLabel(mm(words.text)).fill('မြန်ပါသည်');
      await page.getByRole('button', { name: mm(receiverChoiceWords.feedback.do) }).click();
      await page.getByText(mm(receiverChoiceWords.feedback.done)).waitFor();
      const { data } = await (await product.as('mdy.manager')).call('feedbacks.list', { query: { per_page: 20 } });
      expect(data[0]).toMatchObject({ tracking_code: label.tracking_code, score: 4, source: 'receiver' });
      // From feedback to a ticket, and to its answer.
      const desk = await product.work('mdy.manager', `/feedback/${data[0]?.id}`, { locale: 'en' });
      await desk.page.getByRole('link', { name: desk.t(commonWords.toTheParcel) }).click();
      await desk.page.getByRole('link', { name: desk.t(ticketsAboutWords.ask) }).click();
      await textbox(desk.page, desk.t(ticketFieldWords.subject)).fill('They were glad');
      await textbox(desk.page, desk.t(ticketFieldWords.text)).fill('Who brought it?');
      await desk.page.keyboard.press('Control+s');
      await desk.page.getByRole('heading', { level: 1, name: 'They were glad' }).waitFor();
      const id = Number(/detail\/(\d+)/.exec(desk.page.url())?.[1]);
      const admin = await product.as('admin');
      const { version } = (await admin.call('support_tickets.detail', { params: { id } })).data;
      const body = { text: 'Ko Aung did.', files: [], version };
      await admin.call('support_tickets.answer', { params: { id }, body });
      await desk.page.getByText('Ko Aung did.').waitFor();
      await page.goto(link);
      await page.getByText(mm(publicPlaceFaces.delivered.title)).first().waitFor();
      expect(await page.getByRole('button', { name: mm(senderAnswerWords.return.do) }).count()).toBe(0);
    },
  );

  test('O-10 over a slow line the page is there within two seconds, with no more than 30 kB of scripts and 110 kB in all', async () => {
    const { page } = await product.visit({ viewport: phone });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await page.goto(`/t/${label.tracking_code}`);
    await page.evaluate(() => document.fonts.ready);
    const weighed = await page.evaluate(() => {
      const all = performance.getEntries() as PerformanceResourceTiming[];
      const sum = (kind: RegExp) =>
        all
          .filter(({ entryType, name }) => /navigation|resource/.test(entryType) && kind.test(new URL(name).pathname))
          .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
      return {
        scripts: sum(/\.js$/),
        all: sum(/./),
        shown: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 9e9,
      };
    });
    expect(weighed.scripts).toBeLessThanOrEqual(30_000);
    expect([weighed.all > 1_000, weighed.all <= 110_000, weighed]).toEqual([true, true, weighed]);
    expect([weighed.shown < 2_000, weighed]).toEqual([true, weighed]);
    expect(await page.getByText(say(answerPageWords.ask, 'mm')).count()).toBe(0);
  });
});
