import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LateCod } from '@waybill/contract/rooms/ageing/ageing.contract.ts';
import { exportJob } from '../exports/export-job.ts';
import { linesOf } from '../exports/testing/export-statements.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

/** Lets time pass; signed-in users sign in again. */
function pass(time: { hours?: number; days?: number }): void {
  fixture.app.clock.advance(time);
  fixture.people.clear();
}
const late = async (who: string, query: object = {}): Promise<LateCod[]> =>
  (await (await fixture.as(who)).call('ageing.cod', { query })).data;
const rowOf = async (who: string, parcel: MadeParcel) =>
  (await late(who)).find(({ label_id }) => label_id === parcel.id);

/** Returns the dashboard's lines of late COD: stage, parcels, amount and days late. */
const onDashboard = async (who: string) =>
  (await (await fixture.as(who)).call('dashboard.read', { query: {} })).data.late_cod?.map(
    ({ stay, next_action, count: parcels, amount, oldest_days }) => [stay, next_action, parcels, amount, oldest_days],
  );

/** Returns the line of a parcel in an export of the board. */
async function lineOf(who: string, parcel: MadeParcel): Promise<string | undefined> {
  const client = await fixture.as(who);
  const { body } = await client.try('exports.start', {
    body: { list: 'ageing_cod', format: 'csv', columns: ['tracking_code', 'next_action', 'cod_amount'] },
    headers: { 'x-locale': 'en' },
  });
  await exportJob(fixture.app.app.waybill).work({ id: body.data.id });
  return (await linesOf(client, body.data.id)).find((line) => line.includes(parcel.code));
}

async function delivered(): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ cod: 40_000, merchant: await fixture.merchant() });
  for (const who of ['staff', 'staff', 'mdy.staff']) await fixture.step(who, parcel);
  await fixture.step('mdy.staff', parcel, { to_staff_id: fixture.staff['mdy.postman'] as number });
  await fixture.step('mdy.postman', parcel, { status: 'delivered' });
  return parcel;
}
const count = async (who: string, id: number, counted: number) =>
  (await fixture.as(who)).call('handovers.count', { params: { id }, body: { counted } });
const send = async () =>
  (
    await (
      await fixture.as('mdy.manager')
    ).call('handovers.send', { body: { kind: 'bank', declared: 40_000, slip_no: 'KBZ 1' } })
  ).data.id;

describe('O-13 the board of late COD', () => {
  test('O-13 N-04 cash is followed from the courier to the bank and to the merchant, each time to who has it', async () => {
    const parcel = await delivered();
    pass({ hours: 23 });
    expect(await rowOf('mdy.manager', parcel)).toBeUndefined();
    pass({ hours: 2 });
    expect(await rowOf('mdy.manager', parcel)).toMatchObject({
      stay: 'with_courier',
      next_action: 'hand_in',
      own: false,
      late_hours: 1,
      holder_staff: expect.any(String),
      branch: { id: fixture.branches.MDY },
    });
    // The dashboard has the same: no amount for the branch that counts this cash, the amount for head office.
    expect(await onDashboard('mdy.manager')).toEqual([['with_courier', 'hand_in', 1, null, 0]]);
    expect(await onDashboard('md')).toEqual([['with_courier', 'hand_in', 1, 40_000, 0]]);
    expect(await onDashboard('manager')).toEqual([]);
    // Another branch does not see it, and neither does a courier, who sees no COD at all.
    expect(await rowOf('manager', parcel)).toBeUndefined();
    expect((await (await fixture.as('mdy.postman')).try('ageing.cod', { query: {} })).status).toBe(403);
    const { data: handover } = await (
      await fixture.as('mdy.postman')
    ).call('handovers.open', { body: { declared: 40_000 } });
    expect(await rowOf('mdy.manager', parcel)).toMatchObject({ next_action: 'count_cash', handover_id: handover.id });
    await count('mdy.manager', handover.id, 40_000);
    expect(await rowOf('mdy.manager', parcel)).toBeUndefined();
    pass({ hours: 25 });
    expect(await rowOf('mdy.manager', parcel)).toMatchObject({
      stay: 'branch_cash',
      next_action: 'send_cash',
      own: true,
    });
    expect(await onDashboard('mdy.manager')).toEqual([['branch_cash', 'send_cash', 1, 40_000, 0]]);
    // A transfer that is voided and sent again is as old as its cash.
    const first = await send();
    expect(await rowOf('superadmin', parcel)).toBeUndefined();
    pass({ hours: 40 });
    await (
      await fixture.as('mdy.manager')
    ).call('handovers.void', { params: { id: first }, body: { reason: 'sent again' } });
    const again = await send();
    pass({ hours: 8 });
    expect(await rowOf('finance', parcel)).toMatchObject({
      stay: 'to_bank',
      next_action: 'confirm_cash',
      handover_id: again,
      own: true,
    });
    // The bank's side counts it, so it does not read the sum; the branch that sent it does.
    expect(await onDashboard('md')).toEqual([['to_bank', 'confirm_cash', 1, null, 0]]);
    expect(await onDashboard('mdy.manager')).toEqual([['to_bank', 'confirm_cash', 1, 40_000, 0]]);
    await count('finance', again, 40_000);
    expect(await late('superadmin')).toEqual([]);
    pass({ days: 5 });
    expect(await onDashboard('manager')).toEqual([['ready', 'make_clearance', 1, 40_000, 2]]);
    expect(await rowOf('manager', parcel)).toMatchObject({
      stay: 'ready',
      next_action: 'make_clearance',
      cod_amount: 40_000,
      customer_id: expect.any(Number),
      own: true,
    });
  });

  test('O-13 whoever may have to count the cash does not read here what it comes to', async () => {
    const parcel = await delivered();
    pass({ hours: 25 });
    expect(await rowOf('mdy.manager', parcel)).toMatchObject({ stay: 'with_courier', cod_amount: null });
    expect(await rowOf('superadmin', parcel)).toMatchObject({ cod_amount: 40_000 });
    // Nor in a file of the same rows, which uses the clock of the database.
    await fixture.ask(`update label_cash set since = now() - interval '3 days' where label_id = $1`, [parcel.id]);
    expect(await lineOf('mdy.manager', parcel)).toBe(`${parcel.code},Hand in cash,`);
    expect(await lineOf('superadmin', parcel)).toBe(`${parcel.code},Hand in cash,40000`);
    const { data: handover } = await (
      await fixture.as('mdy.postman')
    ).call('handovers.open', { body: { declared: 40_000 } });
    await count('mdy.manager', handover.id, 40_000);
    await send();
    pass({ hours: 73 });
    expect(await rowOf('finance', parcel)).toMatchObject({ stay: 'to_bank', cod_amount: null });
    // The sender of the cash knows its amount.
    expect(await rowOf('mdy.manager', parcel)).toMatchObject({ cod_amount: 40_000 });
  });

  test('O-13 a merchant who is paid early does not hide the courier who still has the cash', async () => {
    const parcel = await delivered();
    await fixture.ask(`update label_state set cod_status = 'ready_to_clearance' where label_id = $1`, [parcel.id]);
    pass({ days: 8 });
    const rows = (await late('superadmin')).filter(({ label_id }) => label_id === parcel.id);
    expect(rows.map(({ stay }) => stay).toSorted()).toEqual(['ready', 'with_courier']);
    const { data: groups } = await (await fixture.as('superadmin')).call('ageing.codGroups', { query: {} });
    expect(groups.status.map(({ value }) => value)).toEqual(expect.arrayContaining(['ready', 'with_courier']));
    expect(groups.holder_id).toEqual([expect.objectContaining({ value: String(fixture.staff['mdy.postman']) })]);
    for (const { value, count: n } of groups.status) expect(await late('superadmin', { stay: value })).toHaveLength(n);
  });
});
