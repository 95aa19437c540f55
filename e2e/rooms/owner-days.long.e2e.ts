import { expect, test } from 'vitest';
import { ownerDayFieldWords } from '@waybill/contract/rooms/owner-days/owner-days.words.ts';
import { ownerDayWords as words } from '@waybill/web/rooms/owner-days/owner-day.words.ts';
import { typePhone } from '../support/controls.ts';
import { eventually, openProduct, phone } from '../support/journey.ts';
import { windowFaults } from '../support/page-looks.ts';
import { titleOf } from '../support/titles.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

test('G-06 the day stands on one page on a phone too; its hour is set there, and a figure opens its rows', async () => {
  const { page, t } = await product.work('md', '/owner-day', { locale: 'mm', viewport: phone });
  await page.getByRole('heading', { level: 1, name: t(titleOf('owner-day')) }).waitFor();
  const tiles = page.getByRole('list', { name: t(commonWords.allBranchesThatICover) });
  await tiles.waitFor();
  expect(await tiles.getByRole('link').count()).toBe(5);
  await page.getByRole('button', { name: t(words.setHour) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t(ownerDayFieldWords.sheet_hour)).fill('21');
  await typePhone(page, t(ownerDayFieldWords.message_phones), '09 791 234 567');
  expect(await windowFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: t(words.setHour) }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('21:00').waitFor();
  const md = await product.as('md');
  await eventually(async () => (await md.call('owner_days.read', { query: {} })).data.sheet_hour).toBe(21);
  expect((await md.call('owner_days.read', { query: {} })).data.message_phones).toEqual(['09791234567']);
  await tiles.getByRole('link').first().click();
  await page.waitForURL(({ pathname }) => pathname !== '/owner-day');
  expect(new URL(page.url()).searchParams.get('step')).toBe('delivered');
});
