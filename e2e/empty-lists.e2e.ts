import { expect, test } from 'vitest';
import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import { dataWords } from '@waybill/web/ui/table/data.words.ts';
import { textbox } from './support/controls.ts';
import { openProduct } from './support/journey.ts';
import { titleOf } from './support/titles.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

/** People of a branch that other journeys do not use. */
test('P-02 an empty list says what stands in it, and offers the one thing to do to whoever may do it', async () => {
  for (const [who, locale, may] of [
    ['tgi.staff', 'mm', true],
    ['tgi.courier', 'zh', false],
  ] as const) {
    const { page, t } = await product.work(who, '/label/delivered', { locale });
    const empty = page.getByRole('status').filter({ hasText: t(labelList.about) });
    await empty.waitFor();
    expect(await empty.getByRole('link', { name: t(titleOf('label-create')) }).count()).toBe(may ? 1 : 0);
  }
});

test('P-02 a list that could not be loaded says so, and a retry shows its rows', async () => {
  const { page, t, watch } = await product.work('owner', '/staff/active', { locale: 'en' });
  watch.pardon(/ERR_INTERNET_DISCONNECTED/);
  const rows = page.getByRole('grid').locator('tbody').getByRole('row');
  await rows.first().waitFor();
  await page.route('**/api/staff?**', (route) => route.abort('internetdisconnected'));
  await textbox(page, t(commonFieldWords.search)).fill('manager');
  await textbox(page, t(commonFieldWords.search)).press('Enter');
  await page.getByText(t(dataWords.listFailed), { exact: true }).waitFor();
  await page.unroute('**/api/staff?**');
  await page.getByRole('button', { name: t(commonWords.tryAgain), exact: true }).click();
  await rows.filter({ hasText: 'manager' }).first().waitFor();
  expect(await page.getByText(t(dataWords.listFailed), { exact: true }).count()).toBe(0);
});
