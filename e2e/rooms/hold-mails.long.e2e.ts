import { beforeAll, describe, test } from 'vitest';
import { parcelCommandWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import {
  holdMailCommandWords,
  holdMailFieldWords as field,
  holdMailStateFaces,
} from '@waybill/contract/rooms/hold-mails/hold-mails.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { holdMailPageWords as words } from '@waybill/web/rooms/hold-mails/hold-mail-page.words.ts';
import { labelPageWords } from '@waybill/web/rooms/labels/label-page.words.ts';
import { parcelHoldWords } from '@waybill/web/rooms/labels/parcel-holds.words.ts';
import { press, textbox } from '../support/controls.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { eventually, openProduct } from '../support/journey.ts';

const product = openProduct({ shared: true });

let label: MadeLabel;
beforeAll(async () => {
  label = (await (await labelMaker(product))(1))[0] as MadeLabel;
  for (const [at, who] of ['staff', 'staff', 'mdy.staff'].entries())
    await (
      await product.as(who)
    ).call('tracking.scan', {
      body: {
        scans: [
          {
            scan_id: `hold-${at}-${label.tracking_code}`,
            tracking_code: label.tracking_code,
            scanned_at: new Date().toISOString(),
          },
        ],
      },
    });
});

const stateOf = async () =>
  (await (await product.as('mdy.staff')).call('hold_mails.ofLabel', { params: { id: label.id } })).data[0]?.status;

describe('N-30 a parcel is kept for its receiver', () => {
  test('N-30 typed into the one box, kept for a week, told on its page, released with its fee, and recalled by the sender', async () => {
    const visit = await product.work('mdy.staff', '/hold-mail/held', { locale: 'en' });
    const { page, t } = visit;
    await textbox(page, t(words.box)).fill(label.tracking_code);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(/09440012345/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: t(words.keep), exact: true }).click();
    await eventually(stateOf).toBe('held');
    await page.getByText(sayLoose(holdMailStateFaces.held.word, 'en')).first().waitFor();
    await page.goto(`/label/detail/${label.id}`);
    await page
      .getByText(/Kept at the branch until/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: t(parcelHoldWords.open) }).click();
    await press(page, sayLoose(holdMailCommandWords.release.verb, 'en'));
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: sayLoose(holdMailCommandWords.release.verb, 'en') })
      .click();
    await eventually(stateOf).toBe('ended');
    await page.goto(`/label/detail/${label.id}`);
    await press(page, t(labelPageWords.steps));
    await page.getByRole('menuitem', { name: sayLoose(parcelCommandWords.recall.verb, 'en') }).click();
    const { data } = await (await product.as('mdy.staff')).call('labels.showDetails', { params: { id: label.id } });
    await textbox(page, t(field.requester_name)).fill('Ko Aung');
    await textbox(page, t(field.requester_phone)).fill(data.source_phone[0] ?? '');
    await textbox(page, t(labelPageWords.rollbackReason)).fill('sold twice');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: sayLoose(parcelCommandWords.recall.verb, 'en') })
      .click();
    await eventually(
      async () =>
        (await (await product.as('mdy.staff')).call('tracking.shipping', { params: { id: label.id } })).data
          .shipping_type,
    ).toBe('return');
  });
});
