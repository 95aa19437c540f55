import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { ParcelFixture } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let today: string;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  today = businessDate(fixture.app.clock());
});
afterAll(() => fixture.close());

/** A parcel that is paid for at the counter of Yangon. */
const sale = 2_500;
const sell = async () => fixture.step('staff', await fixture.parcel());

async function readDays(who: string) {
  const client = await fixture.as(who);
  const query = {
    period: 'range',
    from: today,
    to: addDays(today, 1),
    branch_id: String(fixture.branches['YGN']),
  };
  const { data } = await client.call('reports.rows', { params: { tab: 'daily' }, query });
  return data;
}
const isFinal = async (from: string, branch: number | undefined = fixture.branches['YGN']) => {
  const query = { period: 'daily', from, branch_id: String(branch) };
  return (await (await fixture.as('md')).call('reports.summary', { params: { tab: 'daily' }, query })).data.final;
};

test('N-19 M-04 a closed day says what was counted by whom and is final; the next begins with what it ended with', async () => {
  await sell();
  await sell();
  expect(await isFinal(today)).toBe(false);
  const supervisor = await fixture.as('supervisor');
  const staff = await fixture.as('staff');
  const { data: shift } = await supervisor.call('shift_handovers.create', {
    body: { counted: 2 * sale, closes_on: today },
  });
  // The second counter counts blind: the day does not show the sum.
  expect([await readDays('supervisor'), await readDays('accountant').then((rows) => rows.length)]).toEqual([[], 1]);
  await staff.call('shift_handovers.count', { params: { id: shift.id }, body: { counted: 2 * sale } });
  await staff.call('shift_handovers.sign', { params: { id: shift.id } });
  await sell();
  const rows = await readDays('manager');
  expect(rows).toEqual([
    expect.objectContaining({
      day: today,
      opening: 0,
      in_fees: 2 * sale,
      closing: 2 * sale,
      counted: 2 * sale,
      difference: 0,
      parcels_in: 3,
      parcels_out: 0,
    }),
    expect.objectContaining({
      day: addDays(today, 1),
      opening: 2 * sale,
      in_fees: sale,
      closing: 3 * sale,
      counted: null,
      counted_first: null,
    }),
  ]);
  expect(rows[0]?.['counted_first']).toBeTruthy();
  expect(rows[0]?.['counted_second']).toBeTruthy();
  // Parcels still come in on it.
  expect(await isFinal(today)).toBe(false);
  fixture.nextDay();
  expect([await isFinal(today), await isFinal(addDays(today, 1))]).toEqual([true, false]);
});

test('N-19 the running day is not final at a branch that has no till to close, the day before it is', async () => {
  const running = businessDate(fixture.app.clock());
  const [branch] = await fixture.ask<{ id: number }>(
    `select b.id from branch b where not exists (select from account a where a.kind = 'cash:branch' and a.branch_id = b.id) order by b.id limit 1`,
  );
  expect(branch).toBeDefined();
  expect([await isFinal(running, branch?.id), await isFinal(addDays(running, -1), branch?.id)]).toEqual([false, true]);
});
