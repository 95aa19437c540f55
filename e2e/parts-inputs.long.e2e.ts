import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { monthNames } from '@waybill/domain/kernel/spelled-date.ts';
import { say, type Word } from '@waybill/domain/kernel/words.ts';
import { sampleWords } from '@waybill/web/ui/gallery/data-samples.ts';
import { galleryWords } from '@waybill/web/ui/gallery/gallery.words.ts';
import { inputsWords } from '@waybill/web/ui/inputs/inputs.words.ts';
import { choose, complaintOf, press, textbox } from './support/controls.ts';
import { boxOf, counted, gone, openGallery, t } from './support/gallery.ts';
import { eventually, shown, textsOf } from './support/journey.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const gallery = openGallery();

test('P-06 Enter searches with trimmed values, dates are shown as dd/MM/yyyy, and reset explains itself and clears all', async () => {
  const page = await gallery.open('search-panel');
  const panel = page.getByRole('search');
  const found = async () => JSON.parse((await page.locator('#search-panel > p').innerText()) || 'null') as unknown;
  const code = textbox(panel, t(galleryWords.code));
  await code.fill('  ၁၂၃ ');
  await code.press('Enter');
  await eventually(found).toEqual({ code: '123', date: null, branch: null, status: null });
  const day = textbox(panel, t(galleryWords.date));
  await day.fill('21/11/2026');
  await day.press('Enter');
  await eventually(found).toMatchObject({ date: '2026-11-21' });
  expect(await day.inputValue()).toBe('21/11/2026');
  await choose(panel, t(galleryWords.branch), /^Mandalay/);
  await choose(panel, t(galleryWords.status), t(galleryWords.missing));
  await press(panel, t(commonFieldWords.search));
  await eventually(found).toMatchObject({ date: '2026-11-21', branch: 'MDY', status: 'danger' });
  const reset = panel.getByRole('button', { name: t(inputsWords.reset), exact: true });
  await reset.hover();
  await shown(page.getByText(t(inputsWords.resetTip), { exact: true }));
  await reset.click();
  await eventually(found).toBeNull();
  expect([await code.inputValue(), await day.inputValue()]).toEqual(['', '']);
});

const optionsOf = (page: Page) => async () =>
  (await textsOf(page.getByRole('option'))).map((text) => text.split('\n')[0]);
const nobody = 'No elements found. Consider changing the search query.';

test('P-07 X-06 a multiselect finds what begins with the text, or in smart mode what has its letters in order', async () => {
  const page = await gallery.open('multiselect');
  const prefix = page.getByRole('combobox', { name: t(galleryWords.township), exact: true }).first();
  await prefix.fill('ma');
  await eventually(optionsOf(page)).toEqual(['Mandalay', 'Mawlamyine']);
  await prefix.fill('dalay');
  await eventually(() => textsOf(page.getByRole('status').filter({ hasText: 'No elements' }))).toEqual([nobody]);
  await prefix.press('Escape');
  const smart = page.getByRole('combobox', { name: t(galleryWords.branches), exact: true }).first();
  await smart.fill('mly');
  await eventually(optionsOf(page)).toEqual(['Mandalay', 'Mawlamyine']);
  await smart.fill('ylm');
  await eventually(() => textsOf(page.getByRole('status').filter({ hasText: 'No elements' }))).toEqual([nobody]);
  await smart.press('Escape');
  await page
    .getByRole('combobox', { name: t(galleryWords.branch), exact: true })
    .nth(1)
    .click();
  await shown(page.getByText('List is empty.', { exact: true }));
});

test('P-07 Enter right after the last letter takes what the letters find, though a slow computer still shows the list before', async () => {
  const page = await gallery.open('multiselect');
  const prefix = page.getByRole('combobox', { name: t(galleryWords.township), exact: true }).first();
  await press(page, t(inputsWords.clear));
  await prefix.click();
  await shown(page.getByRole('option').first());
  await prefix.evaluate(async (input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'mawl');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // Long enough for the text to be applied, too short for the list to be rendered again.
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await eventually(() => prefix.inputValue()).toBe('Mawlamyine');
});

test('P-07 a full multiselect says so and takes nothing more until something is removed', async () => {
  const page = await gallery.open('multiselect');
  const two = page.getByRole('combobox', { name: t(galleryWords.branches), exact: true }).nth(1);
  const full = page.getByText('Maximum of 2 options selected. First remove a selected option to select another.', {
    exact: true,
  });
  const removers = (name: string) => page.getByRole('button', { name: t(inputsWords.remove, { name }), exact: true });
  await two.click();
  await shown(full);
  await page.getByRole('option', { name: 'Mawlamyine' }).click({ force: true });
  await counted(removers('Mawlamyine'), 0);
  await two.press('Escape');
  await removers('Mandalay').click();
  await two.click();
  await page.getByRole('option', { name: 'Mawlamyine' }).click();
  await counted(removers('Mawlamyine'), 1);
  await shown(full);
});

test('P-07 a multiselect shows at most 1,000 options of 40 px in a list of 300 px, and one that must not be empty cannot be cleared', async () => {
  const page = await gallery.open('multiselect');
  await page
    .getByRole('combobox', { name: t(galleryWords.township), exact: true })
    .nth(1)
    .click();
  await counted(page.getByRole('option'), 1000);
  expect((await boxOf(page.getByRole('option').first())).height).toBe(40);
  expect((await boxOf(page.getByRole('listbox'))).height).toBe(300);
  await page.keyboard.press('Escape');
  const one = page.getByRole('combobox', { name: t(galleryWords.township), exact: true }).first();
  const must = page.getByRole('combobox', { name: t(galleryWords.branch), exact: true }).first();
  expect(await must.inputValue()).toBe('Yangon 49th street');
  await counted(page.getByRole('button', { name: t(inputsWords.clear), exact: true }), 1);
  await press(page, t(inputsWords.clear));
  await eventually(() => one.inputValue()).toBe('');
  // Also reachable by keys, but no tab stop on the way to the next field.
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await one.press(key);
  await eventually(() => one.inputValue()).not.toBe('');
  expect(await page.getByRole('button', { name: t(inputsWords.clear), exact: true }).getAttribute('tabindex')).toBe(
    '-1',
  );
  for (const box of [one, must]) {
    await box.selectText();
    await box.press('Delete');
  }
  await must.press('Escape');
  expect([await one.inputValue(), await must.inputValue()]).toEqual(['', 'Yangon 49th street']);
  await must.click();
  await page.getByRole('option', { name: 'Yangon 49th street' }).click();
  await gone(page.getByRole('listbox'));
  expect(await must.inputValue()).toBe('Yangon 49th street');
});

test('P-08 a toggle stands Off on the left and On on the right, by press and by arrow', async () => {
  const page = await gallery.open('choice');
  const toggle = page.getByRole('switch', { name: t(galleryWords.sms), exact: true }).first();
  const stands = () => toggle.getAttribute('aria-checked');
  const [off, on] = [toggle.getByText('Off', { exact: true }), toggle.getByText('On', { exact: true })];
  expect((await boxOf(off)).x).toBeLessThan((await boxOf(on)).x);
  await eventually(stands).toBe('false');
  await toggle.click();
  await eventually(stands).toBe('true');
  await toggle.press('ArrowLeft');
  await eventually(stands).toBe('false');
  await toggle.press('ArrowRight');
  await eventually(stands).toBe('true');
});

test('P-08 T-03 a date is typed as dd/MM/yyyy from 1970 to 2100, in Myanmar digits too, and can be cleared', async () => {
  const page = await gallery.open('date');
  const day = textbox(page, t(galleryWords.date)).first();
  const type = async (text: string) => {
    await day.fill(text);
    await day.press('Tab');
  };
  expect(await day.inputValue()).toBe('21/11/2026');
  await type('၀၁၊၀၂၊၂၀၂၇'.replaceAll('၊', '/'));
  await eventually(() => day.inputValue()).toBe('01/02/2027');
  for (const within of ['01/01/1970', '31/12/2100']) {
    await type(within);
    await eventually(() => complaintOf(day)).toBe('');
    expect(await day.inputValue()).toBe(within);
  }
  for (const refused of ['31/12/1969', '01/01/2101', '30/02/2026']) {
    await type(refused);
    await eventually(() => complaintOf(day)).toContain(t(inputsWords.dateWrong, { example: '24/11/2026' }));
  }
  const bounded = textbox(page, t(galleryWords.date)).nth(1);
  await bounded.fill('01/12/2026');
  await bounded.press('Tab');
  await eventually(() => complaintOf(bounded)).toContain('Choose a date from 15/11/2026 to 30/11/2026.');
  await page
    .locator('#date')
    .getByRole('button', { name: t(inputsWords.clear), exact: true })
    .first()
    .click();
  await eventually(() => day.inputValue()).toBe('');
});

test('P-08 a day picked from the calendar is taken at once; years and Myanmar months stand to choose from', async () => {
  const page = await gallery.open('date', { locale: 'mm' });
  const word = (of: Word) => say(of, 'mm');
  const day = textbox(page, say(galleryWords.date, 'mm')).first();
  await page
    .getByRole('button', { name: word(inputsWords.chooseDate), exact: true })
    .first()
    .click();
  const calendar = page.getByRole('dialog', { name: word(inputsWords.chooseDate), exact: true });
  const month = calendar.getByRole('combobox', { name: word(commonFieldWords.month), exact: true });
  expect(await month.innerText()).toBe('နိုဝင်ဘာ');
  await month.click();
  await eventually(() => textsOf(page.getByRole('option'))).toEqual([...monthNames.mm]);
  await page.getByRole('option', { name: 'ဒီဇင်ဘာ', exact: true }).click();
  await calendar.getByRole('combobox', { name: word(inputsWords.year), exact: true }).click();
  await counted(page.getByRole('option'), 131);
  expect([
    await page.getByRole('option').first().innerText(),
    await page.getByRole('option').last().innerText(),
  ]).toEqual(['1970', '2100']);
  await page.getByRole('option', { name: '2025', exact: true }).click();
  await calendar.getByRole('button', { name: '15', exact: true }).click();
  await gone(calendar);
  expect(await day.inputValue()).toBe('15/12/2025');
});

const phoneField = (page: Page, at: number): Locator => textbox(page, t(galleryWords.phones)).nth(at);
const phoneTags = (page: Page) => () =>
  page
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.slice('Remove '.length)));

test('V-10 phones are added on Enter and on leaving the field, two at most, and can be removed', async () => {
  const page = await gallery.open('phone-tags');
  const field = phoneField(page, 0);
  await field.fill('၀၉၄၂၁၂၃၄၅၆၇');
  await field.press('Enter');
  await eventually(phoneTags(page)).toEqual(['09791234567', '09421234567']);
  expect(await field.isEditable()).toBe(false);
  await press(page, t(inputsWords.remove, { name: '09791234567' }));
  await eventually(phoneTags(page)).toEqual(['09421234567']);
  await field.fill('01234567');
  await field.press('Tab');
  await eventually(phoneTags(page)).toEqual(['09421234567', '01234567']);
  await press(page, t(inputsWords.remove, { name: '01234567' }));
  await field.fill('09431234567, 09441234567');
  await field.press('Enter');
  await eventually(phoneTags(page)).toEqual(['09421234567', '09431234567']);
  expect(await complaintOf(field)).toContain(t(commonWords.atMostPhoneNumbers, { n: '2' }));
  expect(await field.inputValue()).toBe('09441234567');
});

test('V-10 a phone that is not valid stays in the field with the first error, and so does one that is there already', async () => {
  const page = await gallery.open('phone-tags');
  const field = phoneField(page, 1);
  await field.fill('0123');
  await field.press('Enter');
  await eventually(() => complaintOf(field)).toContain(t(commonWords.validPhoneNumber));
  expect(await field.inputValue()).toBe('0123');
  await field.fill('12, 0999');
  await field.press('Tab');
  await eventually(() => complaintOf(field)).toContain(t(commonWords.validPhoneNumber));
  expect(await phoneTags(page)()).toEqual(['09791234567']);
  for (const phone of ['09421234567', '09431234567', '09441234567']) {
    await field.fill(phone);
    await field.press('Enter');
  }
  await eventually(phoneTags(page)).toHaveLength(4);
  await field.fill('09431234567');
  await field.press('Enter');
  await eventually(() => complaintOf(field)).toContain(t(commonWords.phoneNumberAlreadyAdded));
});

test('V-11 a text is trimmed when it is left, loses slashes as typed, and keeps its value when more is typed than fits', async () => {
  const page = await gallery.open('text-input');
  const code = textbox(page, t(galleryWords.code));
  await code.pressSequentially('a/b\\c');
  await eventually(() => code.inputValue()).toBe('abc');
  await code.fill('  Ko Ye  ');
  await code.press('Tab');
  await eventually(() => code.inputValue()).toBe('Ko Ye');
  const short = textbox(page, t(galleryWords.short));
  await short.press('End');
  await short.press('x');
  expect(await short.inputValue()).toBe('1234567890');
  await eventually(() => complaintOf(short)).toContain('At most 10 characters.');
  await short.fill('12345678901');
  expect(await short.inputValue()).toBe('1234567890');
  await short.press('Backspace');
  await eventually(() => short.inputValue()).toBe('123456789');
});

test('V-12 T-03 a number takes Myanmar digits as Latin ones and does not change under arrows and wheel', async () => {
  const page = await gallery.open('number-input');
  const cod = textbox(page, t(galleryWords.cod)).first();
  expect(await cod.inputValue()).toBe('128,500');
  // Tab selects the whole amount, so that typing replaces it.
  await page.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('၁၂a၃');
  await cod.pressSequentially('၄၅၆-');
  await eventually(() => cod.inputValue()).toBe('123456');
  for (const key of ['ArrowUp', 'ArrowDown', 'PageUp']) await cod.press(key);
  await cod.hover();
  await page.mouse.wheel(0, -120);
  await page.mouse.wheel(0, 120);
  expect(await cod.inputValue()).toBe('123456');
  await cod.press('Tab');
  await eventually(() => cod.inputValue()).toBe('123,456');
  const weight = textbox(page, t(galleryWords.weight));
  await weight.fill('၂.၅၀၀၅');
  await eventually(() => weight.inputValue()).toBe('2.500');
});

/** The clock is fixed, so time passes only where the test advances it. */
const at = new Date('2026-11-21T04:00:00Z');

test('K-10 letters typed in a select or a menu are one word until 350 ms pass without a key', async () => {
  const page = await gallery.open('select', { at });
  const chosen = page.getByRole('combobox', { name: t(galleryWords.branch) }).first();
  await chosen.focus();
  const typed = async (letter: string, pause: number) => {
    await page.clock.runFor(pause);
    await page.keyboard.press(letter);
    return chosen.innerText();
  };
  expect([
    await typed('y', 1000),
    await typed('m', 351),
    await typed('a', 350),
    await typed('w', 350),
    await typed('y', 350),
    await typed('y', 351),
  ]).toEqual(['Yangon 49th street', 'Mandalay', 'Mandalay', 'Mawlamyine', 'Mawlamyine', 'Yangon 49th street']);

  const other = await gallery.open('data-floating', { at });
  const focused = async (letter: string, pause: number) => {
    await other.clock.runFor(pause);
    await other.keyboard.press(letter);
    return other.evaluate(() => document.activeElement?.textContent);
  };
  await press(other, t(sampleWords.more));
  await other.getByRole('menu').waitFor();
  expect([
    await focused('v', 1000),
    await focused('e', 350),
    await focused('e', 351),
    await focused('d', 350),
    await focused('d', 351),
  ]).toEqual(
    [sampleWords.view, sampleWords.view, sampleWords.edit, sampleWords.edit, sampleWords.remove].map((word) => t(word)),
  );
});

test('K-10 a tap that strays up to 20 px shows a tooltip for 5,000 ms; a closed tooltip leaves the page 5,000 ms later', async () => {
  const page = await gallery.open('data-floating', { at });
  const explained = page.getByRole('button', { name: 'tooltip', exact: true }).first();
  const tip = page.locator('[role=tooltip]');
  const tap = async (stray: number) => {
    const finger = { pointerType: 'touch', clientX: 100, clientY: 100, bubbles: true };
    await explained.dispatchEvent('pointerdown', finger);
    await explained.dispatchEvent('pointerup', { ...finger, clientX: 100 + stray * 0.6, clientY: 100 + stray * 0.8 });
  };
  await tap(21);
  await page.clock.runFor(1000);
  expect(await tip.count()).toBe(0);
  await tap(20);
  await shown(tip);
  await page.clock.runFor(4999);
  expect(await tip.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await tip.waitFor({ state: 'hidden' });
  await page.clock.runFor(4999);
  expect(await tip.count()).toBe(1);
  await page.clock.runFor(1);
  await counted(tip, 0);
});
