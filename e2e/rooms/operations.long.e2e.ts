import { expect, test } from 'vitest';
import {
  healthCheckWords,
  healthLevelWords,
  operationsWords as words,
} from '@waybill/web/rooms/operations/operations-page.words.ts';
import { addressOf, eventually, openProduct, phone } from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';

const product = openProduct();

test('O-06 whoever operates the machines sees first what needs somebody, and what to do about it', async () => {
  const { page, t } = await product.work('superadmin', '/operations', { locale: 'en' });
  await page.getByRole('heading', { level: 1, name: t(titleOf('operations')) }).waitFor();
  const first = page
    .getByRole('list', { name: t(words.checks) })
    .getByRole('listitem')
    .first();
  await first.getByText(t(healthCheckWords.backup_age.name), { exact: true }).waitFor();
  expect(await first.innerText()).toContain(t(healthLevelWords.danger));
  expect(await first.innerText()).toContain(t(healthCheckWords.backup_age.act));
  const own = page
    .getByRole('region', { name: t(words.servers) })
    .getByRole('row')
    .nth(1);
  expect(await own.innerText()).toContain(t(words.running));
  await page.getByRole('button', { name: t(words.again) }).press('Enter');
  await page
    .getByRole('region', { name: t(words.calls) })
    .getByText('GET /api/operations')
    .waitFor();
});

test('O-07 work that failed is tried again from the page', async () => {
  await product.server.query(
    `select graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job('nobody_does_this', '{}', max_attempts => 1)).id], 'the sheet is gone')`,
  );
  const { page, t } = await product.work('superadmin', '/operations', { locale: 'en' });
  const again = page.getByRole('button', {
    name: t(words.actionOf, { action: t(words.tryAgain), what: 'nobody_does_this' }),
  });
  await again.press('Enter');
  await page.getByText(t(words.triedAgain, { task: 'nobody_does_this' })).waitFor();
  await eventually(() => again.count()).toBe(0);
});

test('O-06 on a phone the page keeps its width, and a manager of a branch is not let in', async () => {
  const { page, t } = await product.work('superadmin', '/operations', { locale: 'mm', viewport: phone });
  await page.getByRole('heading', { name: t(words.database) }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  const branch = await product.work('manager', '/operations', { locale: 'en' });
  await eventually(() => addressOf(branch.page)).toBe('/403');
});
