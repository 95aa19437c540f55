import { describe, expect, test } from 'vitest';
import {
  shiftCommandWords,
  shiftFieldWords as field,
  shiftStateFaces,
} from '@waybill/contract/rooms/shift-handovers/shift-handovers.words.ts';
import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { shiftHandoverPageWords as words } from '@waybill/web/rooms/shift-handovers/shift-handover-page.words.ts';
import { businessDayPageWords as dayWords } from '@waybill/web/rooms/business-days/business-day-page.words.ts';
import { press, rowsOf, stands, textbox } from '../support/controls.ts';
import { openProduct } from '../support/journey.ts';

const product = openProduct({ shared: true });

describe('G-03 the change of shifts', () => {
  test('G-03 M-04 one counts the till to close the day, the next counts it without seeing that, and signs in their own session: the day is closed', async () => {
    const manager = await product.as('manager');
    // The till's own figure is what both find in it.
    const here = (await manager.call('sessions.activeAccount', {})).data.branch?.id;
    const till = (await manager.call('handovers.branchCash', {})).data.find(({ branch }) => branch?.id === here);
    const held = String(till?.balance ?? 0);

    const first = await product.work('supervisor', '/business-day', { locale: 'mm' });
    await first.page.getByRole('link', { name: first.t(dayWords.close) }).click();
    await textbox(first.page, first.t(field.counted)).fill(held);
    const today = businessDate(new Date());
    expect(await textbox(first.page, first.t(field.closes_on)).inputValue()).toBe(
      today.split('-').toReversed().join('/'),
    );
    await first.page.getByText(first.t(words.inHand)).waitFor();
    await first.page.keyboard.press('Control+s');
    await first.page.getByText(first.t(words.toCount)).waitFor();
    const address = first.page.url().replace(/^https?:\/\/[^/]+/, '');

    const second = await product.work('staff', address, { locale: 'en' });
    const { page, t, locale } = second;
    await page.getByText(t(words.toCount)).waitFor();
    await page.getByText(t(words.closesDay, { date: formatDate(today) })).waitFor();
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
    await stands(page, sayLoose(shiftStateFaces.complete.word, locale));
    await stands(first.page, sayLoose(shiftStateFaces.complete.word, 'mm'));
    await first.page.goto('/business-day');
    await rowsOf(first.page)
      .filter({ hasText: formatDate(today) })
      .first()
      .getByRole('link')
      .first()
      .click();
    await first.page.getByText(first.t(dayWords.closing)).first().waitFor();
    const [day] = (await manager.call('business_days.list', {})).data;
    expect([day?.business_date, day?.closing, day?.counted]).toEqual([today, Number(held), Number(held)]);
  });
});
