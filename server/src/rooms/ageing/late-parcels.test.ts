import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LateParcel } from '@waybill/contract/rooms/ageing/ageing.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';
import { lateParcelsAt } from './late-parcels.queries.ts';

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

async function late(who: string, query: object = {}): Promise<LateParcel[]> {
  return (await (await fixture.as(who)).call('ageing.parcels', { query: { per_page: 200, ...query } })).data;
}
const rowOf = async (who: string, parcel: MadeParcel) => (await late(who)).find(({ id }) => id === parcel.id);

/** A parcel that Yangon has accepted and sent to Mandalay. */
async function sent(): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ cod: 30_000, merchant: await fixture.merchant() });
  await fixture.step('staff', parcel);
  await fixture.step('staff', parcel);
  return parcel;
}

describe('O-13 the board of late parcels', () => {
  test('O-13 a parcel comes onto the board when its promise is over, with who has it and what comes next, and leaves it', async () => {
    const parcel = await sent();
    pass({ hours: 23 });
    expect(await rowOf('mdy.staff', parcel)).toBeUndefined();
    pass({ hours: 3 });
    const row = await rowOf('mdy.staff', parcel);
    expect(row).toMatchObject({
      stay: 'on_road',
      status: 'send_to_destination_branch',
      late_hours: 2,
      next_action: 'arrived_to_destination_branch',
      next_branch: { id: fixture.branches.MDY },
      holder_branch: { id: fixture.branches.YGN },
      own: true,
      next_staff: null,
    });
    // The sending branch sees it too, and that it is not theirs to handle.
    expect(await rowOf('staff', parcel)).toMatchObject({ own: false, next_branch: { id: fixture.branches.MDY } });
    await fixture.step('mdy.staff', parcel);
    expect(await rowOf('mdy.staff', parcel)).toBeUndefined();
    pass({ hours: 13 });
    expect(await rowOf('mdy.staff', parcel)).toMatchObject({
      stay: 'arrived',
      next_action: 'send_to_destination_address',
    });
    await fixture.step('mdy.staff', parcel, { to_staff_id: fixture.staff['mdy.postman'] as number });
    pass({ hours: 13 });
    expect(await rowOf('mdy.postman', parcel)).toMatchObject({
      stay: 'with_courier',
      next_action: 'delivered',
      own: true,
    });
    expect(await rowOf('mdy.staff', parcel)).toMatchObject({ own: false, next_staff: expect.any(String) });
    // Another courier does not see it, nor does an uninvolved branch.
    expect(await rowOf('postman', parcel)).toBeUndefined();
    expect(await rowOf('staff', parcel)).toBeUndefined();
    await fixture.step('mdy.postman', parcel, { status: 'delivered' });
    pass({ days: 30 });
    expect(await rowOf('superadmin', parcel)).toBeUndefined();
  });

  test('O-13 whatever is scanned meanwhile, a parcel is late after three days', async () => {
    const parcel = await sent();
    await fixture.step('mdy.staff', parcel);
    await fixture.step('mdy.staff', parcel, { to_staff_id: fixture.staff['mdy.postman'] as number });
    pass({ hours: 71 });
    expect(await rowOf('mdy.staff', parcel)).toMatchObject({ stay: 'with_courier' });
    await fixture.step('mdy.staff', parcel, { status: 'sendback_to_destination_branch', reason: 'not_home' });
    expect(await rowOf('mdy.staff', parcel)).toBeUndefined();
    pass({ hours: 2 });
    expect(await rowOf('mdy.staff', parcel)).toMatchObject({
      late_hours: 1,
      next_action: 'arrivedback_to_destination_branch',
      own: true,
    });
  });

  test('O-13 a return waits for its answer, then for its way home, each with its own promise', async () => {
    const parcel = await sent();
    await fixture.step('mdy.staff', parcel);
    const act = async (call: 'tracking.raiseReturn' | 'tracking.askReturn' | 'tracking.agreeReturn', who: string) =>
      (await fixture.as(who)).call(call, {
        params: { id: parcel.id },
        body: call === 'tracking.raiseReturn' ? { reason: 'refused' } : {},
      } as never);
    await act('tracking.raiseReturn', 'mdy.staff');
    pass({ hours: 25 });
    expect(await rowOf('mdy.staff', parcel)).toMatchObject({
      stay: 'sender_answer',
      next_action: 'return_ask',
      own: true,
    });
    await act('tracking.askReturn', 'mdy.staff');
    expect(await rowOf('mdy.staff', parcel)).toBeUndefined();
    pass({ hours: 25 });
    expect(await rowOf('mdy.staff', parcel)).toMatchObject({ next_action: 'return_agree' });
    await act('tracking.agreeReturn', 'mdy.staff');
    pass({ hours: 30 });
    // The three days for its receiver are over; the period of the return has begun, and the branch's own hours count since it arrived there.
    expect(await rowOf('mdy.staff', parcel)).toMatchObject({
      stay: 'way_back',
      next_action: 'sendback_to_origin_branch',
    });
    await fixture.step('mdy.staff', parcel);
    pass({ hours: 47 });
    expect(await rowOf('staff', parcel)).toBeUndefined();
    pass({ hours: 2 });
    expect(await rowOf('staff', parcel)).toMatchObject({ next_action: 'arrived_to_origin_branch', own: true });
  });

  test('O-13 S-05 a parcel that its merchant wants kept when nobody answers is not on the board before those days are over, and then says so', async () => {
    const kept = await sent();
    await fixture.step('mdy.staff', kept);
    await fixture.ask(
      `update customer set unanswered = 'keep', unanswered_days = 3 where id = (select merchant_id from label where id = $1)`,
      [kept.id],
    );
    const ask = (call: 'tracking.raiseReturn' | 'tracking.askReturn', body: object) =>
      fixture.as('mdy.staff').then((desk) => desk.call(call, { params: { id: kept.id }, body } as never));
    await ask('tracking.raiseReturn', { reason: 'refused' });
    pass({ hours: 25 });
    expect(await rowOf('mdy.staff', kept)).toMatchObject({ next_action: 'return_ask', kept_days: null });
    await ask('tracking.askReturn', {});
    pass({ hours: 95 });
    expect(await rowOf('mdy.staff', kept)).toBeUndefined();
    pass({ hours: 2 });
    expect(await rowOf('mdy.staff', kept)).toMatchObject({ stay: 'sender_answer', kept_days: 3, late_hours: 1 });
  });

  test('O-13 the latest come first; the groups count the same rows and narrow them', async () => {
    await sent();
    pass({ hours: 5 });
    await sent();
    pass({ hours: 30 });
    const client = await fixture.as('mdy.staff');
    const page = await client.call('ageing.parcels', { query: { per_page: 200 } });
    const hours = page.data.map(({ late_hours }) => late_hours);
    expect(hours).toEqual(hours.toSorted((a, b) => b - a));
    const { data: groups } = await client.call('ageing.parcelGroups', { query: {} });
    const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    expect([sum(groups.branch_id), sum(groups.status)]).toEqual([page.total, page.total]);
    expect((await client.call('ageing.count', {})).data).toEqual({ parcels: page.total });
    for (const { value, count } of groups.status)
      expect((await late('mdy.staff', { status: value })).length).toBe(count);
    for (const { value, count } of groups.branch_id)
      expect((await late('mdy.staff', { branch_id: value })).length).toBe(count);
    // A chosen status narrows the branches, and another one can still be chosen.
    const { data: narrowed } = await client.call('ageing.parcelGroups', {
      query: { status: 'send_to_destination_branch' },
    });
    expect(narrowed.status).toEqual(groups.status);
    expect(sum(narrowed.branch_id)).toBe((await late('mdy.staff', { status: 'send_to_destination_branch' })).length);
    // The database and the table of the domain agree where a parcel is.
    for (const stay of new Set(page.data.map((row) => row.stay)))
      expect((await late('mdy.staff', { stay })).map(({ id }) => id)).toEqual(
        page.data.filter((row) => row.stay === stay).map(({ id }) => id),
      );
  });

  test('O-08 behind years of delivered parcels the board reads only what is open', async () => {
    const made = await fixture.parcels(6_000);
    await fixture.ask(
      `update label_state set status = 'delivered', rollup = 'delivered', delivered_at = status_at where label_id = any($1)`,
      [made.map(({ id }) => id)],
    );
    await fixture.ask('analyze label_state');
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: fixture.app.database.pool }) });
    const { scope, from } = lateParcelsAt(sql<Date>`now()`);
    for (const covers of ['all', [fixture.branches.MDY as number]] as const) {
      const viewer = { covers, level: 10 } as SessionViewer;
      const { rows } = await sql<Record<string, string>>`
        explain select s.label_id from ${from} where ${scope(viewer)}`.execute(db);
      const plan = rows.map((row) => Object.values(row)[0]).join('\n');
      expect(plan).toMatch(/label_state_(status|holder|deliver)/);
      expect(plan).not.toContain('Seq Scan on label_state');
    }
  });
});
