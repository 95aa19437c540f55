import { describe, expect, test } from 'vitest';
import { labelFieldWords as field } from '@waybill/contract/rooms/labels/labels.words.ts';
import { problemWords } from '@waybill/contract/kernel/problem.words.ts';
import { labelPageWords as words } from '@waybill/web/rooms/labels/label-page.words.ts';
import { textbox } from '../support/controls.ts';
import { heading } from '../support/counter.ts';
import { openHouse } from '../support/journey.ts';

const house = openHouse();

describe('N-10 no key is caught at the counter', () => {
  test('N-10 Ctrl+Enter saves from an open list, and what is ticked for a new sender has its words', async () => {
    const visit = await house.work('staff', '/label/create', { locale: 'en' });
    const { page, t } = visit;
    await heading(visit).waitFor();
    const choices = page.locator('[data-field] input[role=combobox]:not([data-phone])');
    const township = choices.first();
    await township.click();
    await page.keyboard.type('zzzz');
    await page.keyboard.press('Control+Enter');
    // Saved, had it not been empty: what is missing is said.
    await page
      .getByText(t(problemWords.required, { field: t(field.source_name) }))
      .first()
      .waitFor();
    await textbox(page, t(field.source_name)).fill('Daw Mya');
    await page.getByText(t(words.remember), { exact: true }).waitFor();
    expect(await page.getByRole('checkbox', { name: t(words.remember) }).isChecked()).toBe(true);
  });
});
