import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { ParcelFixture } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

const read = async (who: string, query: Record<string, string> = {}): Promise<Dashboard> =>
  (await (await fixture.as(who)).call('dashboard.read', { query })).data;
const figure = (data: Dashboard, key: string) => data.figures.find((row) => row.key === key);
const total = async (
  who: string,
  call: 'track_by_date.list' | 'tracking.parcels' | 'labels.list',
  query: Record<string, string>,
) => (await (await fixture.as(who)).call(call, { query })).total;

describe('N-04 the branch’s day', () => {
  test('N-04 a branch where nothing has happened has noughts and no error', async () => {
    const data = await read('manager');
    expect([
      data.figures.map(({ count }) => count),
      data.under_way,
      data.late,
      data.cod?.every(({ count }) => count === 0),
      data.branches,
      data.late_cod,
      data.cod_held,
      data.cod_paid,
    ]).toEqual([Array(8).fill(0), 0, 0, true, [], [], [], { count: 0, amount: 0 }]);
    expect(data).toMatchObject({
      from: '2026-11-21',
      to: '2026-11-21',
      days: 1,
    });
    expect(data.trend).toHaveLength(28);
  });

  test('N-04 every number is that of the list it opens', async () => {
    const { postman = 0 } = fixture.staff;
    const [delivered, failed, out, waiting] = [
      await fixture.parcel({ to: 'YGN', cod: 50_000, merchant: await fixture.merchant(), payment: 'receiver_pay' }),
      await fixture.parcel({ to: 'YGN' }),
      await fixture.parcel({ to: 'YGN' }),
      await fixture.parcel({ to: 'MDY' }),
    ];
    for (const parcel of [delivered, failed, out]) {
      await fixture.step('staff', parcel);
      await fixture.step('staff', parcel, { status: 'send_to_destination_address', to_staff_id: postman });
    }
    await fixture.step('staff', waiting);
    await fixture.step('postman', delivered, { status: 'delivered' });
    await fixture.step('postman', failed, { status: 'sendback_to_origin_branch', reason: 'not_home' });
    await fixture.parcels(2, { from: 'MDY', to: 'YGN' });
    const data = await read('manager');
    const day = { from: data.from, to: data.to };
    expect(data.figures.map(({ key, count, amount }) => [key, count, amount])).toEqual([
      ['accepted', 4, 10_000],
      ['sent', 0, null],
      ['arrived', 0, null],
      ['out', 3, null],
      ['delivered', 1, 50_000],
      ['failed', 1, null],
      ['returned', 0, null],
      ['lost', 0, null],
    ]);
    const steps = {
      accepted: 'accept_from_origin_branch',
      sent: 'sent',
      arrived: 'arrived',
      out: 'send_to_destination_address',
      delivered: 'delivered',
      failed: 'failed',
    };
    for (const [key, step] of Object.entries(steps))
      expect(await total('manager', 'track_by_date.list', { step, ...day }), key).toBe(figure(data, key)?.count);
    for (const { queue, count } of data.queues)
      expect(await total('manager', 'tracking.parcels', { queue }), queue).toBe(count);
    for (const { tab, count } of data.made)
      expect(await total('manager', 'labels.list', { tab, ...day }), tab).toBe(count);
    expect(data.made.map(({ tab, count }) => [tab, count])).toEqual([
      ['pending', 0],
      ['process', 1],
      ['ongoing', 2],
      ['delivered', 1],
      ['returned', 0],
    ]);
    // A person who counts what couriers hand in must not see it before.
    expect(data.cod_held).toEqual([{ holder: null, count: 1, amount: 50_000 }]);
    expect(data.cod?.find(({ status }) => status === 'process')).toMatchObject({ count: 1, amount: 50_000 });
    expect(data.trend.at(-1)).toEqual({ day: '2026-11-21', accepted: 4, delivered: 1, returned: 0 });
  });

  test('S-06 what was rolled back is counted no more', async () => {
    const parcel = await fixture.parcel({ to: 'YGN' });
    await fixture.step('staff', parcel);
    const {
      figures: [before],
    } = await read('manager');
    await (
      await fixture.as('supervisor')
    ).call('tracking.rollback', {
      params: { id: parcel.id },
      body: { entry_id: await fixture.lastEntry(parcel), reason: 'wrong parcel' },
    });
    expect((await read('manager')).figures[0]?.count).toBe((before?.count ?? 0) - 1);
  });

  test('N-04 labels that were made long ago and are still under way are late, as their list says', async () => {
    fixture.app.clock.advance({ days: 5 });
    fixture.people.clear();
    const data = await read('manager');
    expect([data.late, data.under_way, data.ages.map(({ count }) => count)]).toEqual([2, 2, [0, 0, 2, 0]]);
    expect(await total('manager', 'labels.list', { tab: 'ongoing', to: data.late_to })).toBe(2);
    for (const { from, to, count } of data.ages)
      expect(
        await total('manager', 'labels.list', { tab: 'ongoing', ...(from ? { from } : {}), ...(to ? { to } : {}) }),
      ).toBe(count);
    expect(figure(await read('manager', { from: '2026-11-22', to: '2026-11-26' }), 'accepted')).toMatchObject({
      count: 0,
      previous: 4,
    });
  });
});

describe('A-06 whose day it is', () => {
  test('N-04 head office sees all branches, each with its line, and one of them alone', async () => {
    const mine = await fixture.parcel({ from: 'MDY', to: 'MDY' });
    await fixture.step('mdy.staff', mine);
    const all = await read('md', { from: '2026-11-21', to: '2026-11-27' });
    expect(all.branches.map(({ branch, accepted }) => [branch.code, accepted])).toEqual([
      ['MDY', 1],
      ['YGN', 4],
    ]);
    const alone = await read('md', {
      from: '2026-11-21',
      to: '2026-11-27',
      branch_id: String(fixture.branches['MDY']),
    });
    expect([figure(alone, 'accepted')?.count, alone.branches]).toEqual([1, []]);
    expect([all.cod_held, all.branches.map(({ cash }) => cash)]).toEqual([
      [{ holder: 'courier', count: 1, amount: 50_000 }],
      [0, 52_500],
    ]);
    for (const { status, count } of (await read('md', { branch_id: String(fixture.branches['YGN']) })).cod ?? [])
      expect(
        (
          await (
            await fixture.as('md')
          ).call('cod.list', { query: { status, branch_id: String(fixture.branches['YGN']) } })
        ).total,
        status,
      ).toBe(count);
    for (const { queue, count } of alone.queues)
      expect(await total('md', 'tracking.parcels', { queue, branch_id: String(fixture.branches['MDY']) }), queue).toBe(
        count,
      );
  });

  test('A-06 another branch is not to be asked for, and money is for those who count it', async () => {
    const manager = await fixture.as('manager');
    expect(
      (await manager.try('dashboard.read', { query: { branch_id: String(fixture.branches['MDY']) } })).body.code,
    ).toBe('branch_not_covered');
    expect((await (await fixture.as('staff')).try('dashboard.read')).body.code).toBe('missing_permission');
    const { cod, cod_held, cod_paid, late_cod } = await read('supervisor');
    expect([cod, cod_held, cod_paid, late_cod]).toEqual([null, null, null, null]);
  });

  test('N-04 a period is at most 31 days long and does not run backwards', async () => {
    const manager = await fixture.as('manager');
    for (const query of [
      { from: '2026-01-01', to: '2026-02-01' },
      { from: '2026-02-02', to: '2026-02-01' },
    ])
      expect((await manager.try('dashboard.read', { query })).status).toBe(422);
  });
});
