import { beforeAll, describe, expect, test } from 'vitest';
import { labelStatusWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { ageingWords } from '@waybill/contract/rooms/ageing/ageing.words.ts';
import { stepVerbWords, trackingFieldWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { ageingPageWords as words } from '@waybill/web/rooms/ageing/ageing-page.words.ts';
import { deskPageWords as deskWords } from '@waybill/web/rooms/tracking/desk-page.words.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { choose, press } from '../support/controls.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { eventually, openProduct, phone } from '../support/journey.ts';
import { scan } from '../support/scanner.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct();

let labels: MadeLabel[];
const codeOf = (at: number) => labels[at]?.tracking_code ?? '';
const statusOf = async (at: number) =>
  (await (await product.as('superadmin')).call('labels.detail', { params: { id: labels[at]?.id ?? 0 } })).data.status;
let scans = 0;
async function step(who: string, at: readonly number[]): Promise<void> {
  await (
    await product.as(who)
  ).call('tracking.scan', {
    body: {
      scans: at.map((one) => ({
        scan_id: `way-${++scans}-${codeOf(one)}`,
        tracking_code: codeOf(one),
        scanned_at: new Date().toISOString(),
      })),
    },
  });
}

/** Two parcels in transit for too long, one on time, and one that came back to be returned. */
beforeAll(async () => {
  labels = await (await labelMaker(product))(4);
  await step('staff', [0, 1, 3]);
  await step('staff', [0, 1, 3]);
  await step('mdy.staff', [3]);
  const params = { id: labels[3]?.id ?? 0 };
  const mandalay = await product.as('mdy.staff');
  await mandalay.call('tracking.raiseReturn', { params, body: { reason: 'refused' } });
  await mandalay.call('tracking.askReturn', { params, body: {} });
  await mandalay.call('tracking.agreeReturn', { params, body: {} });
  await step('mdy.staff', [3]);
  await step('staff', [3]);
  await product.server.query(
    `update label_state set status_at = status_at - interval '1 hour' * (48 - array_position($1::bigint[], label_id)), accepted_at = accepted_at - interval '2 days'
     where label_id = any($1::bigint[])`,
    [labels.slice(0, 2).map(({ id }) => id)],
  );
});

describe('O-13 late work', () => {
  test('O-13 the board is worked off by keyboard: a key chooses, Enter does what comes next and goes on', async () => {
    const visit = await product.work('mdy.staff', '/ageing/parcels', { locale: 'en' });
    const { page, t } = visit;
    const rows = page.locator('[data-list=ageing_parcels] [data-at]');
    await eventually(() => rows.count()).toBe(2);
    await press(page, t(words.groups));
    const groups = page.getByRole('region', { name: t(words.groups) });
    await groups.getByRole('link', { name: t(labelStatusWords.send_to_destination_branch) }).waitFor();
    const [first, second] = labels;
    const here = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.id);
    await rows.first().focus();
    await page.keyboard.press('j');
    expect(await here()).toBe(String(second?.id));
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    const verb = t(stepVerbWords.arrived_to_destination_branch);
    // The question handles keys once it has the focus.
    const isOpen = async (name: string) => {
      await page.getByRole('dialog').getByRole('button', { name }).waitFor();
      await eventually(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    };
    await isOpen(verb);
    await page.keyboard.press('Control+Enter');
    await eventually(() => rows.count()).toBe(1);
    expect(
      (
        await product.server.query<{ status: string }>('select status from label_state where label_id = $1', [
          first?.id,
        ])
      )[0]?.status,
    ).toBe('arrived_to_destination_branch');
    await eventually(here).toBe(String(second?.id));
    await page.keyboard.press('Enter');
    await isOpen(verb);
    await page.keyboard.press('Control+Enter');
    await page.getByText(t(ageingWords.aboutParcels)).waitFor();
    expect([await statusOf(0), await statusOf(1)]).toEqual(Array(2).fill('arrived_to_destination_branch'));
  });
});

describe('N-30 the sender’s desk', () => {
  test('N-30 O-03 what a merchant hands in is accepted scan after scan on a phone, also while there is no network', async () => {
    const visit = await product.work('staff', '/label-accept', { locale: 'mm', viewport: phone });
    const { page, t, context } = visit;
    visit.watch.pardon(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const due = page.getByRole('region', { name: t(deskWords.due_accept) });
    await due.getByRole('button').first().click();
    await due.getByRole('link', { name: codeOf(2) }).waitFor();
    await context.setOffline(true);
    await scan(visit, [codeOf(2)], { every: 60 });
    await page
      .getByRole('region', { name: t(scanModeWords.recent) })
      .getByText(t(scanModeWords.onItsWay))
      .waitFor();
    expect(await statusOf(2)).toBe('pending');
    await context.setOffline(false);
    await due.getByRole('link', { name: codeOf(2) }).waitFor({ state: 'detached' });
    expect(await statusOf(2)).toBe('accept_from_origin_branch');
  });

  test('N-30 what is due back leaves with a courier who is chosen and agreed to once', async () => {
    const visit = await product.work('staff', '/label-return', { locale: 'en' });
    const { page, t } = visit;
    await page
      .getByRole('region', { name: t(deskWords.due_return) })
      .getByRole('button')
      .waitFor();
    const courier = (await (await product.as('postman')).call('sessions.activeAccount', {})).data.name;
    await choose(page, t(trackingFieldWords.to_staff_id), new RegExp(courier));
    await press(page, t(commonWords.yesDoIt));
    await scan(visit, [codeOf(3)], { every: 60 });
    await page.getByText(t(deskWords.none_return)).waitFor();
    expect(await statusOf(3)).toBe('sendback_to_origin_address');
  });
});
