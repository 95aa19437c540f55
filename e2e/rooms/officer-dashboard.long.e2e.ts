import { expect, test } from 'vitest';
import { officerFigureWords, officerWords as words } from '@waybill/web/rooms/officer-dashboard/officer-page.words.ts';
import { rowsOf } from '../support/controls.ts';
import { addressOf, eventually, openProduct, phone } from '../support/journey.ts';
import { workedExample } from '../support/merchant-cod.ts';
import { titleOf } from '../support/titles.ts';

const product = openProduct({ shared: true });

test('N-05 an officer compares regions, sorts by another figure and opens the rows of a branch', async () => {
  await workedExample(product, { net_credit: true });
  const { page, t } = await product.work('md', '/officer-dashboard', { locale: 'en' });
  await page.getByRole('heading', { level: 1, name: t(titleOf('officer-dashboard')) }).waitFor();
  const map = (figure: keyof typeof officerFigureWords) =>
    page.getByRole('img', { name: t(words.map, { figure: t(officerFigureWords[figure]) }) });
  await map('rate').getByText('Yangon', { exact: true }).waitFor();
  expect(await map('rate').locator('[data-region]').count()).toBe(18);
  const regions = page.getByRole('table').filter({ hasText: t(words.region) });
  await regions.getByRole('button', { name: t(officerFigureWords.delivered), exact: true }).press('Enter');
  await eventually(() => addressOf(page)).toBe('/officer-dashboard?figure=delivered');
  await map('delivered').waitFor();
  await regions.getByRole('link', { name: 'Yangon Region' }).press('Enter');
  await eventually(() => addressOf(page)).toContain('region=11');
  await page.getByRole('heading', { name: t(words.branchesOf, { region: 'Yangon Region' }) }).waitFor();
  const line = page.getByRole('row').filter({ hasText: '49th Street' });
  const delivered = line.getByRole('cell').nth(1).getByRole('link');
  const count = Number(await delivered.innerText());
  expect(count).toBeGreaterThan(0);
  await delivered.press('Enter');
  await eventually(() => addressOf(page)).toMatch(/^\/track-by-date\?step=delivered&from=.*&branch_id=/);
  await eventually(() => rowsOf(page).count()).toBe(count);
});

test('N-05 on a phone the page keeps its width, and a manager of a branch is not let in', async () => {
  const { page, t } = await product.work('md', '/officer-dashboard', { locale: 'mm', viewport: phone });
  await page.getByRole('heading', { name: t(words.reasons) }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  const branch = await product.work('manager', '/officer-dashboard', { locale: 'en' });
  await eventually(() => addressOf(branch.page)).toBe('/403');
});
