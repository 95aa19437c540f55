import { describe, expect, test } from 'vitest';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { rhythmWords, scheduleFieldWords } from '@waybill/contract/rooms/exports/schedule.words.ts';
import { exportWords } from '@waybill/contract/rooms/exports/exports.words.ts';
import { reportPeriodWords, reportWords } from '@waybill/contract/rooms/reports/reports.words.ts';
import { schedulePageWords as schedules } from '@waybill/web/rooms/exports/schedule-page.words.ts';
import { reportPageWords as words } from '@waybill/web/rooms/reports/report-page.words.ts';
import { choose, press } from '../support/controls.ts';
import { labelMaker } from '../support/floor.ts';
import { eventually, openProduct, phone } from '../support/journey.ts';
import { menuWords } from '@waybill/web/shell/shell.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct();

/** Accepts parcels whose senders paid at the counter of Yangon. */
async function accept(count: number): Promise<void> {
  const made = await (await labelMaker(product))(count, { rating_type: 'flat', flat: 4000, price_reason: 'agreed' });
  const clerk = await product.as('staff');
  const scanned_at = new Date().toISOString();
  await clerk.call('tracking.scan', {
    body: {
      scans: made.map(({ tracking_code }) => ({
        scan_id: `report-${tracking_code}`,
        tracking_code,
        status: 'accept_from_origin_branch',
        scanned_at,
      })),
    },
  });
}

describe('N-19 reports', () => {
  test('N-19 K-06 every tab opens with its heading and its sums; a figure leads to its rows and to its journal; the rows print', async () => {
    await accept(3);
    const md = await product.as('md');
    const day = businessDate(new Date());
    const { totals } = (
      await md.call('reports.summary', { params: { tab: 'accepted' }, query: { period: 'monthly', from: day } })
    ).data;
    const visit = await product.work('md', '/report/accepted?period=monthly', { locale: 'mm' });
    const { page, t } = visit;
    const sums = page.getByRole('list', { name: t(words.figures) });
    await sums
      .getByText(totals.sums['cash']?.toLocaleString('en-US') ?? '', { exact: false })
      .first()
      .waitFor();

    // A line of a grouping opens its rows, its money the journals.
    await page.getByRole('grid', { name: t(words.list) }).waitFor();
    await page.locator('section[aria-labelledby=report-groups] tbody').getByRole('link').first().click();
    await page.waitForURL(/only=branch/);
    await page
      .getByRole('grid', { name: t(words.list) })
      .getByRole('link', { name: /4,000/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: t(menuWords.books) }).waitFor();

    // Each tab by its own link.
    await page.goto(`${product.server.url}/report/accepted?period=monthly`);
    for (const [key, face] of Object.entries(reportWords)) {
      const tabs = page.getByRole('navigation', { name: t(commonWords.reports) });
      await tabs.getByRole('searchbox').fill(t(face.title));
      await tabs.getByRole('link', { name: t(face.title), exact: true }).click();
      await page.waitForURL(new RegExp(`/report/${key}\\?`));
      await page.getByRole('heading', { level: 1, name: t(face.title), exact: true }).waitFor();
      await page.getByRole('list', { name: t(words.figures) }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    }

    await page.goto(`${product.server.url}/print/report/accepted?period=monthly`);
    const sheet = page.locator('[data-sheet=a4]').first();
    await sheet.getByText(t(words.madeBy), { exact: false }).waitFor();
    expect(await sheet.innerText()).toContain(totals.sums['cash']?.toLocaleString('en-US'));
  });

  test('N-19 F-07 on a phone a clerk chooses the year and asks for the rows as a file, which stands in the list of exports', async () => {
    const { page, t } = await product.work('staff', '/report/accepted', { locale: 'en', viewport: phone });
    await page.getByText(t(words.notFinal)).waitFor();
    await choose(page, t(commonWords.period), t(reportPeriodWords.yearly));
    await page.waitForURL(/period=yearly/);
    await page.getByRole('button', { name: t(commonWords.csv), exact: true }).click();
    const clerk = await product.as('staff');
    await eventually(async () => (await clerk.call('exports.list', { query: {} })).data[0]?.list).toBe(
      'report_accepted',
    );
    await page.goto(`${product.server.url}/shipping-report/csv/list`);
    await page.getByRole('heading', { level: 1, name: t(exportWords.title) }).waitFor();
    await page.getByText(t(reportWords.accepted.title), { exact: true }).first().waitFor();
  });

  test('N-22 on a phone a clerk schedules a report from its page, pauses it, lets it run again and deletes it above the list of exports', async () => {
    const { page, t } = await product.work('staff', '/report/accepted', { locale: 'zh', viewport: phone });
    await page.getByRole('list', { name: t(words.figures) }).waitFor();
    await press(page, t(schedules.scheduleThis));
    const dialog = page.getByRole('dialog');
    await choose(dialog, t(scheduleFieldWords.rhythm), t(rhythmWords.weekly));
    await choose(dialog, t(scheduleFieldWords.hour), '07:00');
    await press(dialog, t(schedules.yes));
    await dialog.waitFor({ state: 'hidden' });
    const clerk = await product.as('staff');
    const mine = async () =>
      (await clerk.call('export_schedules.list', {})).data.map(({ status, hour }) => [status, hour]);
    await eventually(mine).toEqual([['active', 7]]);

    await page.goto(`${product.server.url}/shipping-report/csv/list`);
    await page.getByText(t(schedules.listOf, { n: '1' })).click();
    const card = page.getByRole('list', { name: t(schedules.list) }).getByRole('listitem');
    await card.getByText(t(schedules.weekly, { day: '星期一', hour: '07:00' })).waitFor();
    const report = t(reportWords.accepted.title);
    const button = (action: typeof schedules.pause | typeof schedules.resume | typeof schedules.remove) =>
      card.getByRole('button', { name: t(schedules.actionOf, { action: t(action), report }) });
    await button(schedules.pause).click();
    await button(schedules.resume).waitFor();
    await eventually(mine).toEqual([['paused', 7]]);
    await button(schedules.resume).press('Enter');
    await button(schedules.pause).waitFor();
    await eventually(mine).toEqual([['active', 7]]);
    await button(schedules.remove).click();
    await press(page.getByRole('alertdialog'), t(schedules.remove));
    await card.waitFor({ state: 'detached' });
    await eventually(mine).toEqual([]);
  });
});
