import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { sampleWords } from '@waybill/web/ui/gallery/data-samples.ts';
import { boxOf, openGallery, slowScripts, t } from './support/gallery.ts';
import { eventually, phone, shown } from './support/journey.ts';

const gallery = openGallery();
const feeOn = (page: Page) => page.getByText(t(sampleWords.feeText), { exact: true });
const explainedOn = (page: Page) => page.getByRole('button', { name: 'tooltip', exact: true }).first();

test('P-08 a tooltip whose code is still on its way opens when it comes, unless the button was pressed by then', async () => {
  const page = await gallery.open('data-floating');
  const scripts = await slowScripts(page);
  await explainedOn(page).hover();
  await eventually(scripts.waiting).toBeGreaterThan(0);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(2, 2);
  scripts.come();
  // What opens later has waited for the same code.
  await page.getByRole('button', { name: 'tooltip', exact: true }).nth(1).hover();
  await shown(page.locator('[role=tooltip]:visible').first());
  expect(await feeOn(page).count()).toBe(0);

  const patient = await gallery.open('data-floating');
  const late = await slowScripts(patient);
  await explainedOn(patient).hover();
  await eventually(late.waiting).toBeGreaterThan(0);
  late.come();
  await shown(feeOn(patient));
});

test('K-10 P-08 a tap opens a tooltip inside a narrow window, and a tap beside it closes it', async () => {
  const page = await gallery.open('data-floating', { touch: true });
  await page.setViewportSize(phone);
  await explainedOn(page).tap();
  await shown(feeOn(page));
  await eventually(async () => (await boxOf(feeOn(page))).x).toBeGreaterThanOrEqual(8);
  const { x, width } = await boxOf(feeOn(page));
  expect(x + width).toBeLessThanOrEqual(phone.width - 8);
  await page.touchscreen.tap(4, 4);
  await feeOn(page).waitFor({ state: 'hidden' });
});
