import { describe, expect, test } from 'vitest';
import {
  shiftCommandWords,
  shiftFieldWords as field,
  shiftStateFaces,
} from '@waybill/contract/rooms/shift-handovers/shift-handovers.words.ts';
import { addDays, businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { shiftHandoverPageWords as words } from '@waybill/web/rooms/shift-handovers/shift-handover-page.words.ts';
import { businessDayPageWords as dayWords } from '@waybill/web/rooms/business-days/business-day-page.words.ts';
import type { Api } from '../support/api.ts';
import { press, rowsOf, stands, textbox } from '../support/controls.ts';
import { labelMaker } from '../support/floor.ts';
import { eventually, openProduct } from '../support/journey.ts';

const product = openProduct({ shared: true });

const today = businessDate(new Date());
const verbOf = (command: 'count' | 'settle' | 'sign', locale: Locale) =>
  sayLoose(shiftCommandWords[command].verb, locale);
/** Returns the cash in the till of Yangon by the books, in whole kyat. */
async function tillOf(manager: Api): Promise<number> {
  const here = (await manager.call('sessions.activeAccount', {})).data.branch?.id;
  const tills = (await manager.call('handovers.branchCash', {})).data;
  return tills.find(({ branch }) => branch?.id === here)?.balance ?? 0;
}

describe('G-03 the change of shifts', () => {
  test('G-03 G-02 M-04 the next shift closes the day that was forgotten: it is offered, what differs waits for a third person under a name of its own, and only then is it signed', async () => {
    const yesterday = addDays(today, -1);
    // The day before yesterday was the last that the branch closed.
    await product.server.query(
      `with shift as (
        insert into shift_handover (status, branch_id, outgoing_id, incoming_id, counted_out, expected_out, counted_in, expected_in, created_at, updated_at)
        select 'complete', b.id, a.id, z.id, 0, 0, 0, 0, now(), now()
        from branch b, staff a, staff z
        where b.code = 'YGN' and a.user_name = 'supervisor' and z.user_name = 'staff'
          and not exists (select from business_day d where d.branch_id = b.id)
        returning id, branch_id)
      insert into business_day (branch_id, business_date, opening, closing, shift_handover_id, closed_at)
      select branch_id, $1::date, 0, 0, id, now() from shift`,
      [addDays(today, -2)],
    );
    // Ends the hand-over that another try has begun.
    await product.server.query(
      `update shift_handover set status = 'inactive' where status in ('active', 'differs', 'counted') and branch_id = (select id from branch where code = 'YGN')`,
    );
    const manager = await product.as('manager');
    // This morning's sales are already in the till.
    const [parcel] = await (await labelMaker(product))(1);
    await (
      await product.as('staff')
    ).call('tracking.scan', {
      body: {
        scans: [
          {
            scan_id: crypto.randomUUID(),
            tracking_code: parcel?.tracking_code ?? '',
            scanned_at: new Date().toISOString(),
          },
        ],
      },
    });
    const held = await tillOf(manager);
    const first = await product.work('supervisor', '/business-day', { locale: 'zh' });
    const closing = first.page.getByRole('link', { name: first.t(dayWords.close) });
    await eventually(() => closing.getAttribute('href')).toContain('yesterday');
    await closing.click();
    await textbox(first.page, first.t(field.counted)).fill(String(held));
    expect(await textbox(first.page, first.t(field.closes_on)).inputValue()).toBe(
      yesterday.split('-').toReversed().join('/'),
    );
    await first.page.keyboard.press('Control+s');
    await first.page.getByText(first.t(words.toCount)).waitFor();
    const address = first.page.url().replace(/^https?:\/\/[^/]+/, '');

    const second = await product.work('staff', address, { locale: 'mm' });
    await press(second.page, verbOf('count', 'mm'));
    await textbox(second.page, second.t(field.counted)).fill(String(held + 300));
    await second.page
      .getByRole('dialog')
      .getByRole('button', { name: verbOf('count', 'mm') })
      .click();
    await stands(second.page, sayLoose(shiftStateFaces.differs.word, 'mm'));
    // It shows why it cannot be signed yet, and who could settle it.
    const sign = second.page.getByRole('button', { name: verbOf('sign', 'mm') });
    await expect.poll(() => sign.getAttribute('aria-disabled')).toBe('true');
    await sign.hover({ force: true });
    await second.page.getByRole('tooltip').getByText('ဒေါ်နှင်းအိ').waitFor();

    const third = await product.work('manager', '/shift-handover/differs', { locale: 'en' });
    await rowsOf(third.page).first().getByRole('link').first().click();
    await press(third.page, verbOf('settle', 'en'));
    await textbox(third.page, third.t(field.note)).fill('nobody claims it');
    await third.page
      .getByRole('dialog')
      .getByRole('button', { name: verbOf('settle', 'en') })
      .click();
    await stands(third.page, sayLoose(shiftStateFaces.counted.word, 'en'));
    await stands(second.page, sayLoose(shiftStateFaces.counted.word, 'mm'));
    await press(second.page, verbOf('sign', 'mm'));
    await second.page
      .getByRole('alertdialog')
      .getByRole('button', { name: verbOf('sign', 'mm') })
      .click();
    await stands(second.page, sayLoose(shiftStateFaces.complete.word, 'mm'));
    const [day] = (await manager.call('business_days.list', {})).data;
    expect([day?.business_date, day?.counted, day?.difference]).toEqual([yesterday, held + 300, 300]);
    // The next day to close is today.
    await first.page.goto('/business-day');
    await eventually(() => closing.getAttribute('href')).toContain('closes=day');
  });

  test('G-03 M-04 one counts the till to close the day, the next counts it without seeing that, and signs in their own session: the day is closed', async () => {
    const manager = await product.as('manager');
    // Both count the till's own figure.
    const held = String(await tillOf(manager));

    const first = await product.work('supervisor', '/business-day', { locale: 'mm' });
    await first.page.getByRole('link', { name: first.t(dayWords.close) }).click();
    await textbox(first.page, first.t(field.counted)).fill(held);
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
    const verb = (command: 'count' | 'sign') => verbOf(command, locale);
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
