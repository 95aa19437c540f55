import { beforeAll, describe, expect, test } from 'vitest';
import {
  handoverCollectionCommandWords,
  handoverCollectionFieldWords as field,
  handoverCollectionKindWords,
  handoverCollectionStateFaces,
} from '@waybill/contract/rooms/handover-collections/handover-collections.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { handoverCollectionPageWords as words } from '@waybill/web/rooms/handover-collections/handover-collection-page.words.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { choose, press, stands, textbox } from '../support/controls.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { eventually, openProduct, phone, type Visit } from '../support/journey.ts';
import { scan } from '../support/scanner.ts';
import { titleOf } from '../support/titles.ts';

const product = openProduct({ shared: true });

let labels: MadeLabel[];
beforeAll(async () => {
  labels = await (await labelMaker(product))(2);
});
const codes = () => labels.map(({ tracking_code }) => tracking_code);
const scanned = ({ page, t }: Visit, word: 'listed' | 'received') =>
  page
    .getByRole('region', { name: t(scanModeWords.recent) })
    .getByText(t(words[word]))
    .count();

describe('N-30 from the courier to the branch', () => {
  test('N-30 L-01 a courier lists on the phone what was picked up; the clerk scans and counts it without seeing the list', async () => {
    const theirs = await product.work('postman', '/handover-collection/active', { locale: 'mm', viewport: phone });
    await theirs.page.getByRole('link', { name: theirs.t(titleOf('handover-collection.new')) }).click();
    await choose(theirs.page, theirs.t(field.kind), sayLoose(handoverCollectionKindWords.branch, 'mm'));
    await theirs.page.keyboard.press('Control+s');
    await press(theirs.page, theirs.t(words.list));
    await scan(theirs, codes(), { every: 60 });
    await eventually(() => scanned(theirs, 'listed')).toBe(2);

    const visit = await product.work('staff', theirs.page.url().replace(/^https?:\/\/[^/]+/, ''), {
      locale: 'en',
      viewport: phone,
    });
    const { page, t, locale } = visit;
    await page.getByText(t(words.hidden)).waitFor();
    for (const code of codes()) expect(await page.getByText(code).count()).toBe(0);
    await press(page, t(words.receive));
    await scan(visit, codes().slice(0, 1), { every: 60 });
    await eventually(() => scanned(visit, 'received')).toBe(1);
    const verb = sayLoose(handoverCollectionCommandWords.confirm.verb, locale);
    await press(page, verb);
    await textbox(page, t(field.parcels_counted)).fill('1');
    await page.getByRole('dialog').getByRole('button', { name: verb }).click();
    await stands(page, sayLoose(handoverCollectionStateFaces.hand_over.word, locale));
    await page
      .getByText(codes()[1] ?? '')
      .first()
      .waitFor();
    // The courier's own screen shows what is missing, automatically.
    await theirs.page.getByRole('link', { name: theirs.t(words.seeCases) }).waitFor();
  });
});
