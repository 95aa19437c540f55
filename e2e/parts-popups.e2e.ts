import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { galleryWords } from '@waybill/web/ui/gallery/gallery.words.ts';
import { inputsWords } from '@waybill/web/ui/inputs/inputs.words.ts';
import { boxOf, gone, openGallery, slowScripts, t } from './support/gallery.ts';
import { textbox } from './support/controls.ts';
import { eventually, shown } from './support/journey.ts';

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
