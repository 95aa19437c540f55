import { describe, expect, test } from 'vitest';
import { labelFieldWords as field } from '@waybill/contract/rooms/labels/labels.words.ts';
import { problemWords } from '@waybill/contract/kernel/problem.words.ts';
import { labelFormWords as words } from '@waybill/web/rooms/labels/label-form.words.ts';
import { textbox } from '../support/controls.ts';
import { focused, heading } from '../support/counter.ts';
import { eventually, openProduct } from '../support/journey.ts';

const product = openProduct({ shared: true });

describe('N-10 no key is caught at the counter', () => {
  test('N-10 Ctrl+Enter saves from an open list, and what is ticked for a new sender has its words', async () => {
    const visit = await product.work('staff', '/label/create', { locale: 'en' });
    const { page, t } = visit;
    await heading(visit).waitFor();
    const choices = page.locator('[data-field] input[role=combobox]:not([data-phone])');
    const township = choices.first();
    await township.click();
    await page.keyboard.type('zzzz');
    await page.keyboard.press('Control+Enter');
    // Pressing save with an empty field shows what is missing.
    await page
      .getByText(t(problemWords.required, { field: t(field.source_name) }))
      .first()
      .waitFor();
    await textbox(page, t(field.source_name)).fill('Daw Mya');
    await page.getByText(t(words.remember), { exact: true }).waitFor();
    expect(await page.getByRole('checkbox', { name: t(words.remember) }).isChecked()).toBe(true);
  });

  test('N-10 Enter leaves the township of a sender who has none, shut or open', async () => {
    const visit = await product.work('staff', '/label/create', { locale: 'en' });
    const { page } = visit;
    await heading(visit).waitFor();
    const township = page.locator('[data-field=source_township] input[role=combobox]');
    const receiver = page.locator('[data-field=destination_phone] input');
    const isFocused = (field: typeof township) => field.evaluate((input) => input === document.activeElement);
    for (const begin of ['focus', 'click'] as const) {
      await township[begin]();
      await eventually(() => township.getAttribute('aria-expanded')).toBe(String(begin === 'click'));
      await page.keyboard.press('Enter');
      await eventually(() => isFocused(receiver)).toBe(true);
      expect(await township.inputValue()).toBe('');
    }
  });

  test('N-10 Enter after a township goes on to the house number, and letters typed over a chosen place change it only when another one is pointed at', async () => {
    const visit = await product.work('staff', '/label/create', { locale: 'en' });
    const { page } = visit;
    await heading(visit).waitFor();
    const township = page.locator('[data-field=destination_township] input[role=combobox]').first();
    const homeNo = page.locator('[data-field=destination_no] input');
    await township.focus();
    await page.keyboard.type('ahl');
    await page.keyboard.press('Enter');
    await focused(homeNo);
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    expect([await township.inputValue(), await homeNo.inputValue()]).toEqual(['Ahlone', '12']);
    // Overwritten without a pick: by leaving the field, by Enter, and by Enter on the current choice.
    for (const end of [['Tab'], ['Enter', 'Escape']]) {
      await township.focus();
      await page.keyboard.type('kya');
      for (const key of end) await page.keyboard.press(key);
      await eventually(() => township.inputValue()).toBe('Ahlone');
    }
    await township.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await focused(homeNo);
    expect(await township.inputValue()).toBe('Ahlone');
    await township.focus();
    await page.keyboard.type('hlaing');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await focused(homeNo);
    expect(await township.inputValue()).toBe('Hlaing');
  });

  test('N-10 in any form a choice by Enter goes on to the next field, and what is chosen already stays chosen', async () => {
    const { page } = await product.work('manager', '/new-staff', { locale: 'en' });
    const chooses = async (field: string, next: string, ...pressed: string[]) => {
      const box = page.locator(`[data-field=${field}] [role=combobox]`);
      await box.focus();
      for (const key of [...pressed, 'Enter']) await page.keyboard.press(key);
      await focused(page.locator(`[data-field=${next}]`).locator('input, [role=combobox]').first());
      return box.evaluate((one) => (one instanceof HTMLInputElement ? one.value : one.textContent));
    };
    const chosen = await chooses('gender', 'locale', 'ArrowDown', 'ArrowDown');
    expect(await chooses('gender', 'locale', 'ArrowDown')).toBe(chosen);
  });

  test('N-10 A-06 whose number another branch knows is told so before they are typed again as a stranger', async () => {
    const manager = await product.as('manager');
    const { branch } = (await manager.call('sessions.activeAccount', {})).data;
    await manager.call('customers.create', {
      body: { type: 'merchant', customer_name: 'U Hidden', phone: ['09685550001'], branch_id: branch?.id },
    });
    const visit = await product.work('mdy.staff', '/label/create', { locale: 'en' });
    const { page, t } = visit;
    await heading(visit).waitFor();
    await page.locator('[data-field=source_phone] input').fill('09685550001');
    await page.keyboard.press('Enter');
    await page.getByText(t(words.knownElsewhere, { branch: branch?.name_en ?? '' })).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('Hidden');
  });
});
