import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { galleryWords } from '@waybill/web/ui/gallery/gallery.words.ts';
import { sampleWords } from '@waybill/web/ui/gallery/data-samples.ts';
import { inputsWords } from '@waybill/web/ui/inputs/inputs.words.ts';
import { boxOf, gone, openGallery, slowScripts, t } from './support/gallery.ts';
import { textbox } from './support/controls.ts';
import { eventually, phone, shown } from './support/journey.ts';

const gallery = openGallery();
const listOn = (page: Page) => page.getByRole('listbox');

test('P-07 a list without room below its field stands above it, and in a low window it is as tall as the larger side allows', async () => {
  const page = await gallery.open('multiselect');
  const field = page.getByRole('combobox', { name: t(galleryWords.township), exact: true }).first();
  const frame = field.locator('xpath=../..');
  const open = async (height: number, top: number) => {
    await page.setViewportSize({ width: 1440, height });
    await field.evaluate((element, at) => {
      document.body.style.paddingBlock = '2000px';
      window.scrollBy(0, element.getBoundingClientRect().top - at);
    }, top);
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await shown(listOn(page));
    const [box, list] = [await boxOf(frame), await boxOf(listOn(page))];
    await page.keyboard.press('Escape');
    await gone(listOn(page));
    return { below: box.y + box.height, above: box.y, top: list.y, bottom: list.y + list.height, height };
  };
  const roomy = await open(900, 100);
  expect([roomy.top >= roomy.below, roomy.bottom - roomy.top]).toEqual([true, 300]);
  const low = await open(900, 700);
  expect([low.bottom <= low.above, low.bottom - low.top]).toEqual([true, 300]);
  const tight = await open(300, 60);
  expect(tight.top).toBeGreaterThanOrEqual(tight.below);
  expect(tight.bottom).toBeLessThanOrEqual(tight.height - 8);
  expect(tight.bottom).toBeGreaterThanOrEqual(tight.height - 14);
});

test('P-07 a field chooses by key before the code of its list has come, and the list appears when it comes', async () => {
  const page = await gallery.open('select');
  const field = page.getByRole('combobox', { name: t(galleryWords.branch), exact: true }).first();
  const before = await field.innerText();
  const scripts = await slowScripts(page);
  await field.focus();
  await eventually(scripts.waiting).toBeGreaterThan(0);
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await eventually(() => field.innerText()).not.toBe(before);
  await page.keyboard.press('ArrowDown');
  expect([await field.getAttribute('aria-expanded'), await listOn(page).count()]).toEqual(['true', 0]);
  scripts.come();
  await shown(listOn(page));
  await page.keyboard.press('Escape');
  await gone(listOn(page));
});

test('L-01 P-08 Tab leaves a calendar for what follows its field, and back from its first stop to the field', async () => {
  const page = await gallery.open('date');
  const days = textbox(page, t(galleryWords.date));
  const calendar = page.getByRole('dialog', { name: t(inputsWords.chooseDate), exact: true });
  const inCalendar = () => calendar.evaluate((panel) => panel.contains(document.activeElement));
  const opener = page.getByRole('button', { name: t(inputsWords.chooseDate), exact: true }).first();
  await days.first().press('ArrowDown');
  await shown(calendar);
  await eventually(inCalendar).toBe(true);
  await calendar.getByRole('button').first().focus();
  await page.keyboard.press('Shift+Tab');
  await eventually(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await calendar.getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await gone(calendar);
  await eventually(() => days.nth(1).evaluate((input) => input === document.activeElement)).toBe(true);
});

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
  // Parts opened later use the same code.
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
