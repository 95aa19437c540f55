import { beforeAll, describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import {
  caseCommandWords,
  caseKindWords,
  caseOutcomeWords,
  caseStateFaces,
  mailbagCommandWords,
  mailbagFieldWords as field,
  mailbagStateFaces,
} from '@waybill/contract/rooms/mailbags/mailbags.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { mailbagPageWords as words } from '@waybill/web/rooms/mailbags/mailbag-page.words.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { choose, press, textbox } from '../support/controls.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { eventually, openProduct, phone, type Visit } from '../support/journey.ts';
import { scan } from '../support/scanner.ts';
import { titleOf } from '../support/titles.ts';

const product = openProduct({ shared: true });

let labels: MadeLabel[];
let bag = { id: 0, code: '' };
beforeAll(async () => {
  labels = await (await labelMaker(product))(4);
  const clerk = await product.as('staff');
  await clerk.call('tracking.scan', {
    body: {
      scans: labels.map(({ tracking_code }) => ({
        scan_id: `taken-in-${tracking_code}`,
        tracking_code,
        scanned_at: new Date().toISOString(),
      })),
    },
  });
});

const codeOf = (at: number) => labels[at]?.tracking_code ?? '';
const statusOf = async (at: number) =>
  (await (await product.as('superadmin')).call('labels.detail', { params: { id: labels[at]?.id ?? 0 } })).data.status;
const state = ({ page, locale }: Visit, of: keyof typeof mailbagStateFaces) =>
  page.getByText(sayLoose(mailbagStateFaces[of].word, locale), { exact: true }).first().waitFor();
const verb = ({ locale }: Visit, of: keyof typeof mailbagCommandWords) =>
  sayLoose(mailbagCommandWords[of].verb, locale);

describe('S-23 F-09 a mailbag from counter to counter', () => {
  test('S-23 a bag is opened for the next branch, filled by scanner, sealed and handed to the vehicle', async () => {
    const visit = await product.work('staff', '/mailbags/open', { locale: 'en' });
    const { page, t } = visit;
    await page.getByRole('link', { name: t(titleOf('mailbags.new')) }).click();
    await choose(page, t(field.to_branch_id), /Mandalay/);
    await page.keyboard.press('Control+s');
    await press(page, t(words.pack));
    const done = page.getByRole('region', { name: t(scanModeWords.recent) });
    await scan(visit, [codeOf(0), codeOf(1), codeOf(2)], { every: 60 });
    await eventually(() => done.getByText(t(words.packed)).count()).toBe(3);
    // A parcel of this branch is refused, and the bag does not change.
    await scan(visit, ['EX000000001XM'], { every: 60 });
    bag = (await (await product.as('staff')).call('mailbags.list', { query: { per_page: 1 } })).data[0] ?? bag;
    await page.keyboard.press('Escape');
    await press(page, verb(visit, 'seal'));
    await textbox(page, t(field.seal_no)).fill('YGN-0042');
    await textbox(page, t(field.weight)).fill('၇.၅');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: verb(visit, 'seal') })
      .click();
    await state(visit, 'process');
    await press(page, verb(visit, 'hand_over'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: verb(visit, 'hand_over') })
      .click();
    await state(visit, 'accept_by_transport');
    expect([await statusOf(0), await statusOf(2), await statusOf(3)]).toEqual([
      'send_to_destination_branch',
      'send_to_destination_branch',
      'accept_from_origin_branch',
    ]);
  });

  test('F-09 L-01 on a phone the receiver scans the bag, then its parcels; one is short, one is over, the seal is another', async () => {
    const visit = await product.work('mdy.staff', '/mailbag-receiver', { locale: 'mm', viewport: phone });
    const { page, t } = visit;
    await press(page, t(words.startScan));
    await scan(visit, [bag.code], { every: 60 });
    const opened = page.getByRole('link', { name: bag.code }).first();
    await opened.waitFor();
    await eventually(async () => (await page.getByText(t(words.movedIn)).count()) > 0).toBe(true);
    await page.keyboard.press('Escape');
    await opened.click();
    await press(page, t(words.read));
    await scan(visit, [codeOf(0), codeOf(1), codeOf(3)], { every: 60 });
    await eventually(() => page.getByRole('region', { name: t(scanModeWords.aside, { n: '1' }) }).count()).toBe(1);
    await page.getByText(t(words.progress, { n: '2', all: '3', over: '1', damaged: '0' })).waitFor();
    await press(page, t(scanModeWords.settled));
    await page.keyboard.press('Escape');
    await press(page, verb(visit, 'finish'));
    await page.getByText(t(words.shortWarning, { n: '1' })).waitFor();
    await textbox(page, t(field.seal_no)).fill('YGN-0043');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: verb(visit, 'finish') })
      .click();
    await state(visit, 'complete');
    expect([await statusOf(0), await statusOf(1), await statusOf(2), await statusOf(3)]).toEqual([
      'arrived_to_destination_branch',
      'arrived_to_destination_branch',
      'send_to_destination_branch',
      'arrived_to_destination_branch',
    ]);
  });

  longTest(
    'F-09 every difference waits for its owner: somebody else settles it with what the parcel shows',
    async () => {
      const visit = await product.work('mdy.manager', '/mailbag-cases/open', { locale: 'zh' });
      const sender = await product.work('staff', `/mailbags/detail/${bag.id}`, { locale: 'en' });
      const { page, t, locale } = visit;
      const row = (kind: keyof typeof caseKindWords) =>
        page
          .getByRole('row')
          .filter({ hasText: bag.code })
          .filter({ hasText: sayLoose(caseKindWords[kind], locale) });
      await eventually(() => page.getByRole('row').filter({ hasText: bag.code }).count()).toBe(3);
      const settle = sayLoose(caseCommandWords.settle.verb, locale);
      await row('seal').getByRole('button', { name: settle }).click();
      await choose(page, t(field.outcome), sayLoose(caseOutcomeWords.seal_explained, locale));
      await textbox(page, t(field.note)).fill('路上重新封袋');
      await page.getByRole('dialog').getByRole('button', { name: settle }).click();
      // Rows behind an open window are inert; once it is closed they move up when the settled one disappears.
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await eventually(() => row('seal').count()).toBe(0);
      // An open page of the bag at the sending branch shows it at once.
      await sender.page
        .getByRole('row')
        .filter({ hasText: sayLoose(caseKindWords.seal, 'en') })
        .getByText(sayLoose(caseStateFaces.settled.word, 'en'))
        .waitFor();
      // The missing parcel has not turned up: no history says that it has.
      await row('short').getByRole('button', { name: settle }).click();
      await choose(page, t(field.outcome), sayLoose(caseOutcomeWords.found, locale));
      await textbox(page, t(field.note)).fill('在车上找到');
      await page.getByRole('dialog').getByRole('button', { name: settle }).click();
      await page.getByText('包裹此后没有移动').first().waitFor();
      await page.keyboard.press('Escape');
      await row('short').waitFor();
    },
  );
});
