import { describe, expect, test } from 'vitest';
import { outflowFieldWords as field, outflowKindWords } from '@waybill/contract/rooms/outflows/outflows.words.ts';
import { roleWords } from '@waybill/contract/rooms/roles/roles.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { outflowPageWords as words } from '@waybill/web/rooms/outflows/outflow-page.words.ts';
import { choose, retype, textbox } from '../support/controls.ts';
import { eventually, openProduct } from '../support/journey.ts';

const product = openProduct({ shared: true });

describe('M-03 limits of outflows', () => {
  test('M-03 the director gives a role its own limit for expenses, by keys alone, and takes it away again', async () => {
    const { page, t } = await product.work('md', '/settings/outflow-limits', { locale: 'mm' });
    await choose(page, t(field.outflow_kind), t(outflowKindWords.expense));
    await choose(page, t(field.role), t(roleWords.supervisor));
    await retype(textbox(page, t(field.limit)), '45000');
    await page.keyboard.press('Control+s');
    const row = page
      .getByRole('listitem')
      .filter({ hasText: t(roleWords.supervisor) })
      .filter({ hasText: sayKyat(45_000, 'mm') });
    await row.first().waitFor();
    const office = await product.as('md');
    const limits = async () =>
      (await office.call('outflows.limits', {})).data.filter(({ role }) => role === 'supervisor');
    expect(await limits()).toEqual([{ kind: 'expense', role: 'supervisor', amount: 45_000 }]);
    const name = `${t(outflowKindWords.expense)}, ${t(roleWords.supervisor)}`;
    await page.getByRole('button', { name: t(words.change, { name }) }).press('Enter');
    await eventually(() => textbox(page, t(field.limit)).inputValue()).not.toBe('');
    await retype(textbox(page, t(field.limit)), '');
    await page.keyboard.press('Backspace');
    expect(await textbox(page, t(field.limit)).inputValue()).toBe('');
    await page.keyboard.press('Control+s');
    await eventually(limits).toEqual([]);
  });
});
