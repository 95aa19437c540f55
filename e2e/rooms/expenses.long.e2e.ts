import { describe, expect, test } from 'vitest';
import { samples } from '@waybill/server/kernel/testing/multipart.ts';
import {
  expenseCommandWords as commands,
  expenseFieldWords as field,
  expenseStateFaces as faces,
} from '@waybill/contract/rooms/expenses/expenses.words.ts';
import { expensePageWords as words } from '@waybill/web/rooms/expenses/expense-page.words.ts';
import { choose, press, textbox } from '../support/controls.ts';
import { labelMaker } from '../support/floor.ts';
import { eventually, openProduct, phone } from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';
import { dataWords } from '../../web/src/ui/table/data.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

/** Puts cash of senders who paid at the counter into the till of Yangon. */
async function fillTill(): Promise<void> {
  const made = await (await labelMaker(product))(1, { rating_type: 'flat', flat: 600_000, price_reason: 'agreed' });
  const clerk = await product.as('staff');
  for (const { tracking_code } of made)
    await clerk.call('tracking.scan', {
      body: {
        scans: [
          {
            scan_id: `till-${tracking_code}`,
            tracking_code,
            status: 'accept_from_origin_branch',
            scanned_at: new Date().toISOString(),
          },
        ],
      },
    });
}

describe('N-28 expenses', () => {
  test('N-28 M-03 a cashier records a purchase with its receipt on a phone, another approves it, the cash leaves, is taken back, and the sums follow', async () => {
    await fillTill();
    const cashier = await product.work('supervisor', '/expense-record', { locale: 'mm', viewport: phone });
    await cashier.page
      .getByRole('link', { name: cashier.t(titleOf('expense-record.new')) })
      .first()
      .click();
    await choose(cashier.page, cashier.t(field.category_id), /စာရေးကိရိယာ/);
    await textbox(cashier.page, cashier.t(field.amount)).fill('၂၅၀၀၀၀');
    await textbox(cashier.page, cashier.t(field.vendor)).fill('ရွှေစင် စာရေးကိရိယာ');
    await cashier.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: samples.png });
    await cashier.page.keyboard.press('Control+S');
    // Above the limit it waits, though the cash was to leave at once.
    await cashier.page.getByText(cashier.t(words.secondPerson, { limit: '100,000 ကျပ်' })).waitFor();
    const pay = cashier.page.getByRole('button', { name: cashier.t(commands.pay.verb), exact: true });
    await eventually(() => pay.getAttribute('aria-disabled')).toBe('true');
    const path = new URL(cashier.page.url()).pathname;

    const manager = await product.work('manager', path, { locale: 'en' });
    await press(manager.page, manager.t(commands.approve.verb));
    await manager.page
      .getByRole('alertdialog')
      .getByRole('button', { name: manager.t(commands.approve.verb) })
      .click();
    await manager.page.getByText(manager.t(faces.approved.word), { exact: true }).first().waitFor();

    // The cashier's page updates automatically.
    await eventually(() => pay.getAttribute('aria-disabled')).toBe(null);
    await pay.click();
    await cashier.page
      .getByRole('alertdialog')
      .getByRole('button', { name: cashier.t(commands.pay.verb) })
      .click();
    await cashier.page.getByText(cashier.t(faces.paid.word), { exact: true }).first().waitFor();

    const till = async () =>
      (await (await product.as('supervisor')).call('handovers.branchCash', {})).data.find(({ branch }) =>
        branch.name_en.includes('Yangon'),
      )?.balance ?? 0;
    const paid = await till();
    await manager.page.goto(`${product.server.url}/expense-record`);
    const sums = manager.page.getByRole('list', { name: manager.t(commonWords.sumsOfTheseRows) });
    await eventually(() => sums.innerText()).toMatch(/250,000/);
    await manager.page.goto(`${product.server.url}/expense-record/month`);
    await eventually(() =>
      manager.page
        .getByRole('listitem')
        .filter({ hasText: manager.t(commonWords.total) })
        .first()
        .innerText(),
    ).toMatch(/250,000/);

    // Who recorded, approved or paid it may not take it back.
    const owner = await product.work('owner', path, { locale: 'mm', viewport: phone });
    await press(owner.page, owner.t(commands.void.verb));
    const dialog = owner.page.getByRole('dialog');
    await textbox(dialog, owner.t(field.reason)).fill('ပြေစာ မှားယွင်း');
    await dialog.getByRole('button', { name: owner.t(commands.void.verb) }).click();
    await cashier.page.getByText(cashier.t(faces.void.word), { exact: true }).first().waitFor();
    expect(await till()).toBe(paid + 250_000);
    await eventually(() =>
      manager.page
        .getByRole('listitem')
        .filter({ hasText: manager.t(commonWords.total) })
        .first()
        .innerText(),
    ).not.toMatch(/250,000/);
  });

  test('N-28 head office names a category in three languages and sets a budget, and whoever would pass it is told while typing', async () => {
    const office = await product.work('md', '/settings/expense-categories/new', { locale: 'zh' });
    const names = office.page;
    await names.getByRole('textbox').nth(0).fill('Water festival');
    await names.getByRole('textbox').nth(1).fill('သင်္ကြန်ပွဲ');
    await names.getByRole('textbox').nth(2).fill('泼水节');
    await press(names, office.t(dataWords.save));
    await names.getByText('泼水节').first().waitFor();
    const md = await product.as('md');
    const category = (await md.call('expense_categories.all', {})).data.find(
      ({ name_en }) => name_en === 'Water festival',
    );
    const branch = (await md.call('branches.all', {})).data.find(({ code }) => code === 'YGN');
    await names.goto(`${product.server.url}/expense-record/month?branch_id=${branch?.id}`);
    await press(names, office.t(words.setBudget));
    const dialog = names.getByRole('dialog');
    await choose(dialog, office.t(field.category_id), '泼水节');
    await textbox(dialog, office.t(field.budget)).fill('30000');
    await dialog.getByRole('button', { name: office.t(dataWords.save) }).click();
    await names.getByRole('progressbar', { name: '泼水节' }).waitFor();

    const clerk = await product.work('staff', '/expense-record/new', { locale: 'en' });
    await choose(clerk.page, clerk.t(field.category_id), 'Water festival');
    await textbox(clerk.page, clerk.t(field.amount)).fill('31000');
    await clerk.page
      .getByText(
        clerk.t(words.budgetPassed, {
          name: 'Water festival',
          over: '1,000 Ks',
          spent: '31,000 Ks',
          budget: '30,000 Ks',
        }),
      )
      .waitFor();
    expect(category).toBeDefined();
  });
});
