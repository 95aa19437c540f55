import { describe, expect, test } from 'vitest';
import {
  shiftCommandWords,
  shiftFieldWords as field,
  shiftStateFaces,
} from '@waybill/contract/rooms/shift-handovers/shift-handovers.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { shiftHandoverPageWords as words } from '@waybill/web/rooms/shift-handovers/shift-handover-page.words.ts';
import { shiftHandoverMessages } from '@waybill/web/rooms/shift-handovers/shift-handovers.messages.ts';
import { press, textbox } from '../support/controls.ts';
import { openProduct } from '../support/journey.ts';

const product = openProduct();

describe('G-03 the change of shifts', () => {
  test('G-03 one clerk counts the till, the next counts it without seeing that, and signs in their own session', async () => {
    const manager = await product.as('manager');
    // The till's own figure is what both find in it.
    const here = (await manager.call('sessions.activeAccount', {})).data.branch?.id;
    const till = (await manager.call('handovers.branchCash', {})).data.find(({ branch }) => branch?.id === here);
    const held = String(till?.balance ?? 0);

    const first = await product.work('staff', '/shift-handover/active', { locale: 'mm' });
    await first.page.getByRole('link', { name: first.t(shiftHandoverMessages.create) }).click();
    await textbox(first.page, first.t(field.counted)).fill(held);
    await first.page.getByText(first.t(words.inHand)).waitFor();
    await first.page.keyboard.press('Control+s');
    await first.page.getByText(first.t(words.toCount)).waitFor();
    const address = first.page.url().replace(/^https?:\/\/[^/]+/, '');

    const second = await product.work('supervisor', address, { locale: 'en' });
    const { page, t, locale } = second;
    await page.getByText(t(words.toCount)).waitFor();
    const verb = (command: 'count' | 'sign') => sayLoose(shiftCommandWords[command].verb, locale);
    await press(page, verb('count'));
    await textbox(page, t(field.counted)).fill(held);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: verb('count') })
      .click();
    await press(page, verb('sign'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: verb('sign') })
      .click();
    await page.getByText(sayLoose(shiftStateFaces.complete.word, locale), { exact: true }).first().waitFor();
    await first.page.getByText(sayLoose(shiftStateFaces.complete.word, 'mm'), { exact: true }).first().waitFor();
    expect(
      (await (await product.as('staff')).call('shift_handovers.list', { query: { status: 'complete' } })).total,
    ).toBeGreaterThan(0);
  });
});
