import { beforeAll, describe, expect, test } from 'vitest';
import {
  missingCaseCommandWords as commands,
  missingCaseFieldWords as field,
  missingCaseStateFaces as faces,
} from '@waybill/contract/rooms/missing-cases/missing-cases.words.ts';
import { parcelCommandWords, trackingFieldWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { formatKyat } from '@waybill/domain/kernel/money.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { labelPageWords } from '@waybill/web/rooms/labels/label-page.words.ts';
import { choose, press, textbox } from '../support/controls.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { eventually, openProduct, phone, type Visit } from '../support/journey.ts';
import { scan } from '../support/merchant-cod.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });
const worth = 40_000;

let labels: MadeLabel[];
beforeAll(async () => {
  labels = await (await labelMaker(product))(2, { accept_type: 'cod', cod_amount: worth });
  const codes = labels.map(({ tracking_code }) => tracking_code);
  await scan(await product.as('staff'), codes, 'accept_from_origin_branch');
});

const verbOf = ({ locale }: Visit, word: { readonly verb: Word }) => sayLoose(word.verb, locale);
/** Answers the open window by its button of this name. */
async function answer({ page }: Visit, verb: string): Promise<void> {
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: verb, exact: true })
    .click();
}
const stands = async ({ page, locale }: Visit, state: keyof typeof faces) =>
  page.getByText(sayLoose(faces[state].word, locale), { exact: true }).first().waitFor();

/** Ticks off every place of the search. */
async function search(visit: Visit): Promise<void> {
  const { page, t } = visit;
  const tick = verbOf(visit, commands.tick);
  const left = page.getByRole('button', { name: new RegExp(`^${tick}: `) });
  await left.first().waitFor();
  for (let n = await left.count(); n > 0; n -= 1) {
    await left.first().click();
    await textbox(page, t(field.finding)).fill('မတွေ့ပါ');
    await answer(visit, tick);
    await eventually(() => left.count()).toBe(n - 1);
  }
}

describe('S-09 a parcel is missing', () => {
  test('S-09 reported on its page, looked for where it was last, and found', async () => {
    const visit = await product.work('supervisor', `/label/detail/${labels[0]?.id}`, { locale: 'mm', viewport: phone });
    const { page, t } = visit;
    await press(page, t(labelPageWords.steps));
    await page.getByRole('menuitem', { name: verbOf(visit, parcelCommandWords.missing) }).click();
    await textbox(page, t(trackingFieldWords.code)).fill('စင်ပေါ်တွင် မတွေ့ပါ');
    await answer(visit, verbOf(visit, parcelCommandWords.missing));
    await page.getByRole('link', { name: t(commonWords.openTheMissingCase) }).click();
    await stands(visit, 'open');
    await press(page, verbOf(visit, commands.hand_on));
    await choose(page, t(field.owner_id), /[^.]manager$/);
    await textbox(page, t(trackingFieldWords.code)).fill('ခွင့်ယူမည်');
    await answer(visit, verbOf(visit, commands.hand_on));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await search(visit);
    await press(page, verbOf(visit, commands.find));
    await answer(visit, verbOf(visit, commands.find));
    await stands(visit, 'found');
    const { data } = await (
      await product.as('supervisor')
    ).call('tracking.shipping', { params: { id: labels[0]?.id ?? 0 } });
    expect(data.status).toBe('accept_from_origin_branch');
  });

  test('S-09 another is given up, compensated by its COD, confirmed by a second person, and stands on the merchant’s statement', async () => {
    const [, lost] = labels;
    await (
      await product.as('supervisor')
    ).call('tracking.missing', { params: { id: lost?.id ?? 0 }, body: { reason: 'x' } });
    const visit = await product.work('manager', '/parcels/missing', { locale: 'en' });
    const { page, t } = visit;
    const row = page.getByRole('row').filter({ hasText: lost?.tracking_code ?? '' });
    await row.getByRole('button', { name: t(commonWords.openTheMissingCase) }).click();
    await search(visit);
    await press(page, verbOf(visit, commands.propose));
    await answer(visit, verbOf(visit, commands.propose));
    await stands(visit, 'decided');
    const second = await product.work('owner', new URL(page.url()).pathname, { locale: 'en' });
    await press(second.page, verbOf(second, commands.confirm));
    await answer(second, verbOf(second, commands.confirm));
    await stands(second, 'closed');
    const { data: label } = await (await product.as('owner')).call('labels.detail', { params: { id: lost?.id ?? 0 } });
    await second.page.goto(`/ledger/merchant/${label.customer_id}`);
    const line = second.page.getByRole('row').filter({ hasText: lost?.tracking_code ?? '' });
    await line.first().waitFor();
    expect(await line.first().innerText()).toContain(formatKyat(worth, 'en').amount);
  });
});
