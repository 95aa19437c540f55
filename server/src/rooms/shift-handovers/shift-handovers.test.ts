import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationsFolder } from '../../kernel/db/migrate.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { ParcelFixture } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

/** The payment of a parcel at the counter, which goes into the till of Yangon. */
const sale = 2_500;
const sell = async () => fixture.step('staff', await fixture.parcel());
const till = async () =>
  (
    await fixture.ask<{ held: number }>(
      `select coalesce(sum(p.amount), 0)::bigint as held from posting p join account a on a.id = p.account_id where a.kind = 'cash:branch' and a.branch_id = $1`,
      [fixture.branches.YGN],
    )
  )[0]?.held ?? 0;
async function start(who: string, counted: number): Promise<number> {
  const { data } = await (await fixture.as(who)).call('shift_handovers.create', { body: { counted } });
  return data.id;
}
async function act(
  who: string,
  command: 'count' | 'settle' | 'sign' | 'void',
  id: number,
  body?: object,
): Promise<string> {
  const { status, body: answer } = await (
    await fixture.as(who)
  ).try(`shift_handovers.${command}`, { params: { id }, ...(body ? { body } : {}) });
  fixture.app.clock.advance({ minutes: 1 });
  return status < 300 ? (answer as { data: { status: string } }).data.status : String(answer.code);
}
const detail = async (who: string, id: number) =>
  (await (await fixture.as(who)).call('shift_handovers.detail', { params: { id } })).data;

describe('G-03 a shift is handed over by two', () => {
  test('G-03 both count without seeing the other; what is open is shown, and kept when the second signs', async () => {
    await sell();
    const held = await till();
    const id = await start('staff', held);
    for (const who of ['staff', 'supervisor', 'manager']) {
      const seen = await detail(who, id);
      expect([seen.counted_out, seen.expected_out, seen.difference, seen.differs]).toEqual([null, null, null, false]);
    }
    expect(await fixture.ask(`select after from audit where room = 'shift_handovers'`)).toEqual([{ after: {} }]);
    // While the till is counted the books of the branch do not say what is in it.
    const cash = await (await fixture.as('supervisor')).call('handovers.branchCash', {});
    expect(cash.data.map(({ balance }) => balance)).toEqual([null]);
    expect(await act('staff', 'count', id, { counted: held })).toBe('second_person_needed');
    expect(await act('staff', 'sign', id)).toBe('state_not_allowed');
    // A sale between the two counts is no difference.
    await sell();
    expect(await act('supervisor', 'count', id, { counted: held + sale })).toBe('counted');
    const counted = await detail('supervisor', id);
    expect([counted.counted_out, counted.counted_in, counted.difference, counted.differs]).toEqual([
      held,
      held + sale,
      0,
      false,
    ]);
    expect(await act('staff', 'sign', id)).toBe('shift_not_incoming');
    expect(await act('supervisor', 'sign', id)).toBe('complete');
    const signed = await detail('staff', id);
    expect(signed.work.parcels).toContainEqual({ status: 'accept_from_origin_branch', n: 2 });
    // The signed list of open work stays, whatever happens to the parcels later.
    await sell();
    expect((await detail('staff', id)).work).toEqual(signed.work);
    const live = await (await fixture.as('staff')).call('shift_handovers.work', {});
    expect(live.data.parcels).toContainEqual({ status: 'accept_from_origin_branch', n: 3 });
  });

  test('G-03 missing money is owed by whoever a third person names, and paid back like any other', async () => {
    const held = await till();
    const id = await start('staff', held);
    expect(
      (await (await fixture.as('supervisor')).try('shift_handovers.create', { body: { counted: 1 } })).body.code,
    ).toBe('shift_open');
    expect(await act('supervisor', 'count', id, { counted: held - 1_000 })).toBe('differs');
    // It is still under way: the till is handed over to one person at a time.
    expect((await (await fixture.as('staff')).try('shift_handovers.create', { body: { counted: 1 } })).body.code).toBe(
      'shift_open',
    );
    const listed = async (status: string) =>
      (await (await fixture.as('manager')).call('shift_handovers.list', { query: { status } })).data.map(
        (row) => row.id,
      );
    expect([await listed('differs'), await listed('counted')]).toEqual([[id], []]);
    expect((await detail('supervisor', id)).actions).toEqual([
      { command: 'sign', blocked: 'shift_not_settled', permission: 'shift_handover.settle' },
    ]);
    expect(await act('supervisor', 'sign', id)).toBe('shift_not_settled');
    expect(await act('supervisor', 'void', id, { reason: 'x' })).toBe('second_person_needed');
    expect(await act('manager', 'void', id, { reason: 'x' })).toBe('shift_not_settled');
    const owner_staff_id = fixture.staff.staff as number;
    expect(await act('supervisor', 'settle', id, { owner_staff_id, note: 'x' })).toBe('second_person_needed');
    expect(await act('mdy.manager', 'settle', id, { owner_staff_id, note: 'x' })).toBe('not_found');
    expect(await act('manager', 'settle', id, { note: 'x' })).toBe('owner_needed');
    expect(await act('manager', 'settle', id, { owner_staff_id: fixture.staff['mdy.staff'], note: 'x' })).toBe(
      'validation_failed',
    );
    expect(await act('accountant', 'settle', id, { owner_staff_id, note: 'one note too few' })).toBe('counted');
    expect([await listed('differs'), await listed('counted')]).toEqual([[], [id]]);
    expect(await act('manager', 'settle', id, { owner_staff_id, note: 'again' })).toBe('shift_settled_before');
    expect([await till(), await fixture.balance('shortage:staff')]).toEqual([held - 1_000, 1_000]);
    expect(await act('supervisor', 'sign', id)).toBe('complete');
    // Who named the owner does not make the debt disappear afterwards.
    const body = { staff_id: owner_staff_id, amount: 1_000, note: 'x' };
    expect((await (await fixture.as('accountant')).try('handovers.writeOff', { body })).body.code).toBe(
      'second_person_needed',
    );
    const { data } = await (await fixture.as('supervisor')).call('handovers.repay', { body });
    expect([data.owes, await till()]).toEqual([0, held]);
    expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
  });

  test('G-03 a surplus is kept as an overage; a first count that was wrong is settled without posting', async () => {
    const held = await till();
    const id = await start('staff', held);
    await act('supervisor', 'count', id, { counted: held + 300 });
    expect(await act('manager', 'settle', id, { note: 'nobody claims it' })).toBe('counted');
    expect([await till(), await fixture.balance('overage')]).toEqual([held + 300, -300]);
    expect(await act('supervisor', 'sign', id)).toBe('complete');
    const wrong = await start('staff', held);
    await act('supervisor', 'count', wrong, { counted: held + 300 });
    expect(await detail('supervisor', wrong)).toMatchObject({ differs: true, status: 'differs' });
    expect(await act('supervisor', 'sign', wrong)).toBe('shift_not_settled');
    await act('manager', 'settle', wrong, { note: 'counted in a hurry' });
    expect(await till()).toBe(held + 300);
    expect(await act('manager', 'void', wrong, { reason: 'nobody takes over' })).toBe('inactive');
    expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
  });

  test('F-06 G-03 an account that the first has made is no second person', async () => {
    const owner = await fixture.as('owner');
    const password = { password: 'shift-one-1', confirm_password: 'shift-one-1' };
    await owner.call('staff.create', {
      body: {
        user_name: 'made.clerk',
        name: 'မောင်အသစ်',
        role: 'staff',
        user_type: 'fcs',
        branch_id: fixture.branches.YGN as number,
        locale: 'mm',
        ...password,
      },
    });
    const clerk = fixture.app.guest();
    await clerk.signIn('made.clerk', password.password);
    await clerk.call('sessions.changePassword', {
      body: { current_password: password.password, password: 'shift-two-2', confirm_password: 'shift-two-2' },
    });
    fixture.people.set('made.clerk', clerk);
    const held = await till();
    const id = await start('owner', held);
    expect(await act('made.clerk', 'count', id, { counted: held })).toBe('not_independent');
    expect(await act('staff', 'count', id, { counted: held })).toBe('counted');
    expect(await act('staff', 'sign', id)).toBe('complete');
  });

  test('S-08 G-03 two who begin or take over at once: one of them does', async () => {
    const held = await till();
    const both = await Promise.all(
      ['staff', 'supervisor'].map(async (who) =>
        (await fixture.as(who)).try('shift_handovers.create', { body: { counted: held } }),
      ),
    );
    const begun = both.flatMap(({ status, body }) =>
      status === 201 ? [body as unknown as { data: { id: number } }] : [],
    );
    expect(begun).toHaveLength(1);
    const id = begun[0]?.data.id ?? 0;
    const counts = await Promise.all(['manager', 'owner'].map((who) => act(who, 'count', id, { counted: held })));
    expect(counts.toSorted()).toEqual(['counted', 'state_not_allowed']);
  });

  test('G-03 handovers from before the state get it: only those that nobody has settled', async () => {
    const { pool } = fixture.app.database;
    await pool.query(`alter table shift_handover drop constraint shift_handover_differs`);
    const old = await fixture.ask<{ id: number }>(
      `insert into shift_handover (status, branch_id, outgoing_id, incoming_id, counted_out, expected_out, counted_in, expected_in, settled_by, created_at, updated_at)
      select v.status, b.id, $1, $2, v.counted_out, 500, v.counted_in, 500, v.settled_by, now(), now()
      from (values (1, 'counted', 500, 500, null), (2, 'counted', 500, 400, null), (3, 'counted', 400, 500, null),
          (4, 'counted', 500, 400, $3::bigint), (5, 'complete', 500, 400, $3), (6, 'active', 400, null, null))
          v(nth, status, counted_out, counted_in, settled_by)
        join (select id, row_number() over (order by id) as nth from branch where id <> $4) b using (nth)
      order by nth
      returning id`,
      [fixture.staff.staff, fixture.staff.supervisor, fixture.staff.manager, fixture.branches.YGN],
    );
    await pool.query(readFileSync(path.join(migrationsFolder(), 'before/0123_shifts_that_differ.sql'), 'utf8'));
    expect(
      await fixture.ask(`select status from shift_handover where id = any($1) order by id`, [old.map(({ id }) => id)]),
    ).toEqual(['counted', 'differs', 'differs', 'counted', 'complete', 'active'].map((status) => ({ status })));
    // A constraint of the table refuses a wrong state from any writer.
    const [agrees, differs] = old;
    const set = (status: string, id: number | undefined) =>
      pool.query(`update shift_handover set status = $1 where id = $2`, [status, id]);
    await expect(set('counted', differs?.id)).rejects.toThrow('shift_handover_differs');
    await expect(set('differs', agrees?.id)).rejects.toThrow('shift_handover_differs');
  });
});
