import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let today: string;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  today = businessDate(fixture.app.clock());
});
afterAll(() => fixture.close());

/** Sells a parcel paid at the counter of Yangon. */
const sale = 2_500;
async function sell(): Promise<MadeParcel> {
  const parcel = await fixture.parcel();
  await fixture.step('staff', parcel);
  return parcel;
}
const api = (who: string) => fixture.as(who);
const till = async (branch = 'YGN', until = '9999-01-01') =>
  (
    await fixture.ask<{ held: number }>(
      `select coalesce(sum(p.amount), 0)::bigint as held
       from posting p join journal j on j.id = p.journal_id join account a on a.id = p.account_id
       where a.kind = 'cash:branch' and a.branch_id = $1 and j.business_date <= $2::date`,
      [fixture.branches[branch], until],
    )
  )[0]?.held ?? 0;
const closedDays = (branch: string) =>
  fixture.ask('select business_date::text as date, closing from business_day where branch_id = $1', [
    fixture.branches[branch],
  ]);
const datesSince = async (id: number) =>
  (
    await fixture.ask<{ date: string }>('select business_date::text as date from journal where id > $1 order by id', [
      id,
    ])
  ).map(({ date }) => date);
const lastJournal = async () =>
  (await fixture.ask<{ id: number }>('select coalesce(max(id), 0)::bigint as id from journal'))[0]?.id ?? 0;

async function begin(who: string, closes_on: string): Promise<{ id: number; code: string | undefined }> {
  const { body } = await (await api(who)).try('shift_handovers.create', { body: { counted: await till(), closes_on } });
  const { data, code } = body as { data?: { id: number }; code?: string };
  return { id: data?.id ?? 0, code };
}
async function sign(id: number): Promise<string> {
  const { status, body } = await (await api('staff')).try('shift_handovers.sign', { params: { id } });
  return status < 300 ? 'signed' : String(body.code);
}
async function count(id: number): Promise<void> {
  await (await api('staff')).call('shift_handovers.count', { params: { id }, body: { counted: await till() } });
}

describe('M-04 a branch closes its business day', () => {
  test('M-04 G-03 two count and sign, and what comes later is of the next day, sales and corrections alike', async () => {
    const sold = await sell();
    await sell();
    const { id } = await begin('supervisor', today);
    await count(id);
    expect(await sign(id)).toBe('signed');
    const [day] = (await (await api('manager')).call('business_days.list', {})).data;
    expect(day).toMatchObject({
      business_date: today,
      opening: 0,
      closing: 2 * sale,
      counted: 2 * sale,
      difference: 0,
    });
    const detail = (await (await api('manager')).call('business_days.detail', { params: { id: day?.id ?? 0 } })).data;
    expect(detail.movements).toEqual([{ event: 'accepted', count: 2, amount: 2 * sale }]);
    const before = await lastJournal();
    await sell();
    await (
      await api('supervisor')
    ).call('tracking.rollback', {
      params: { id: sold.id },
      body: { reason: 'typed twice', entry_id: await fixture.lastEntry(sold) },
    });
    expect(await datesSince(before)).toEqual([addDays(today, 1), addDays(today, 1)]);
    expect(await till('YGN', today)).toBe(2 * sale);
    expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
  });

  test('M-04 a closed day is not closed again, nor one behind it, and not by everybody', async () => {
    expect((await begin('supervisor', today)).code).toBe('day_closed');
    expect((await begin('supervisor', addDays(today, -1))).code).toBe('day_closed');
    expect((await begin('supervisor', addDays(today, 1))).code).toBe('day_not_begun');
    expect((await begin('staff', today)).code).toBe('missing_permission');
    const [shift] = await fixture.ask<{ n: number }>(
      `select count(*)::int as n from shift_handover where status <> 'complete'`,
    );
    expect(shift?.n).toBe(0);
  });

  test('M-04 the database refuses a journal on a closed day whoever writes it, and a change of the day', async () => {
    const write = (date: string) =>
      fixture.app.database.pool
        .query(`insert into journal (key, event, at, business_date, branch_id) values ('x', 'sent', now(), $1, $2)`, [
          date,
          fixture.branches.YGN,
        ])
        .then(
          () => 'written',
          (error: Error) => error.message,
        );
    expect(await write(today)).toBe('the business day is closed');
    expect(await write(addDays(today, -30))).toBe('the business day is closed');
    await expect(fixture.app.database.pool.query('update business_day set closing = 0')).rejects.toThrow(
      'rows of business_day are never changed or deleted',
    );
    await expect(fixture.app.database.pool.query('delete from business_day')).rejects.toThrow(
      'rows of business_day are never changed or deleted',
    );
  });
});

describe('M-04 S-08 money that comes in while a day is being closed', () => {
  test('M-04 whoever began to post before is waited for, and whoever comes after posts on the next day: the closing figure is that of the postings', async () => {
    const branch = 'MDY';
    const sellThere = async () => fixture.step('mdy.staff', await fixture.parcel({ from: branch, to: 'YGN' }));
    await sellThere();
    const held = await till(branch);
    const mandalay = await api('mdy.staff');
    const { data } = await (
      await api('mdy.manager')
    ).call('shift_handovers.create', { body: { counted: held, closes_on: today } });
    const params = { id: data.id };
    await mandalay.call('shift_handovers.count', { params, body: { counted: held } });
    const poster = await fixture.app.database.pool.connect();
    try {
      await poster.query('begin');
      const { rows } = await poster.query(`select open_business_date(array[$1]::bigint[], $2)::text as date`, [
        fixture.branches[branch],
        today,
      ]);
      expect(rows[0].date).toBe(today);
      const signing = mandalay.call('shift_handovers.sign', { params });
      const sales = Promise.all(Array.from({ length: 8 }, sellThere));
      // The day is not closed while a posting is in progress.
      await expect
        .poll(async () => {
          const [waiting] = await fixture.ask<{ n: number }>(
            `select count(*)::int as n from pg_locks where locktype = 'advisory' and classid = 63 and not granted
               and database = (select oid from pg_database where datname = current_database())`,
          );
          return waiting?.n ?? 0;
        })
        .toBeGreaterThan(0);
      expect(await closedDays(branch)).toEqual([]);
      await poster.query('commit');
      await signing;
      await sales;
    } finally {
      poster.release();
    }
    expect(await closedDays(branch)).toEqual([{ date: today, closing: await till(branch, today) }]);
    // All sales are in the till, before or after the signature.
    expect((await till(branch)) - held).toBe(8 * sale);
    expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
  });
});

test('M-04 M-01 a closed day whose cash is not that of its postings is found', async () => {
  const branch = fixture.branches.BGO;
  await fixture.app.database.pool.query(
    `with shift as (
      insert into shift_handover (status, branch_id, outgoing_id, incoming_id, counted_out, expected_out, counted_in, expected_in, created_at, updated_at)
      values ('complete', $1, $2, $3, 500, 500, 500, 500, now(), now())
      returning id)
    insert into business_day (branch_id, business_date, opening, closing, shift_handover_id, closed_at)
    select $1, '2020-01-01', 0, 500, id, now() from shift`,
    [branch, fixture.staff.supervisor, fixture.staff.staff],
  );
  expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([
    { invariant: 'closed_days', record: `day 2020-01-01 of branch ${branch}`, expected: 500, found: 0 },
  ]);
});
