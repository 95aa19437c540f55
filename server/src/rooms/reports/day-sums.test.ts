import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { daysIn } from '@waybill/domain/rooms/dashboard/periods.ts';
import { allReports } from '@waybill/contract/generated/all-reports.ts';
import { isDatabaseAway } from '../../kernel/errors.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { MoneyFixture } from '../ledger/testing/money-fixture.ts';
import { daySumsJob } from './day-sums-job.ts';
import { makeDaySums } from './make-day-sums.store.ts';
import { makeMonth } from './testing/random-month.ts';
import { readBooks, recounts, type Counted } from './testing/recount.ts';
import { triedGroups } from './testing/tried-groups.ts';
import { verifyDaySums } from './verify-day-sums.store.ts';

let fixture: MoneyFixture;
let md: TestClient;
let manager: TestClient;
let merchants: number[];
let begun: string;
let today: string;

beforeAll(async () => {
  fixture = await MoneyFixture.open();
  begun = businessDate(fixture.app.clock());
  merchants = await makeMonth(fixture, 7_031, 8);
  await signIn();
}, 60_000);
afterAll(() => fixture.close());

/** Days have passed: earlier sessions have ended. */
async function signIn(): Promise<void> {
  today = businessDate(fixture.app.clock());
  [md, manager] = await Promise.all([fixture.app.as('md'), fixture.app.as('manager')]);
}
const make = () => makeDaySums(fixture.db, fixture.app.clock());
const ask = async <Row extends object>(query: string): Promise<Row[]> =>
  (await fixture.app.database.pool.query<Row>(query)).rows;
const keptDays = async () =>
  (await ask<{ n: number }>('select count(distinct day)::int as n from report_day'))[0]?.n ?? 0;
/** Replaces sums by conspicuous wrong ones, so that reading them is noticed. */
const spoil = (report: string) =>
  ask(`update report_sum set rows = rows + 1000 where report = '${report}' and grouping_by = ''`);
const change = (query: string) => ask(query);

const period = () => ({ period: 'range', from: begun, to: today, customers: 'all' });
const read = async (who: TestClient, tab: string, also: Record<string, string> = {}) =>
  (await who.call('reports.summary', { params: { tab }, query: { ...period(), ...also } })).data;

/** Every report against the recount by other code: its sums, and where `everyWay` cut by each of its groupings and asked for each kind of customers. */
async function expectRecounted(
  who: TestClient,
  { within = () => true, everyWay = false }: { within?: (row: Counted) => boolean; everyWay?: boolean } = {},
): Promise<void> {
  const books = await readBooks(fixture.app.database.pool);
  const customer = merchants[0]!;
  for (const report of allReports) {
    const rows = recounts[report.key]!(books).filter((row) => row.day >= begun && row.day <= today && within(row));
    const of = (some: readonly Counted[]) => ({
      rows: some.length,
      sums: Object.fromEntries(
        report.sums.map((key) => [key, some.reduce((sum, row) => sum + (row.sums[key] ?? 0), 0)]),
      ),
    });
    for (const by of everyWay ? report.groups : report.groups.slice(-1)) {
      const data = await read(who, report.key, { by });
      expect([report.key, by, data.totals]).toEqual([report.key, by, of(rows)]);
      for (const parts of [data.lines, data.stretches])
        expect([report.key, by, parts.reduce((sum, part) => sum + part.rows, 0)]).toEqual([
          report.key,
          by,
          rows.length,
        ]);
    }
    if (!report.customers || !everyWay) continue;
    const one = await read(who, report.key, { customers: 'customer', customer_id: String(customer) });
    expect([report.key, one.totals]).toEqual([report.key, of(rows.filter((row) => row.customer === customer))]);
    expect(one.lines.reduce((sum, part) => sum + part.rows, 0)).toBe(one.totals.rows);
    const each = await read(who, report.key, { customers: 'all_customer' });
    expect([report.key, each.totals]).toEqual([report.key, of(rows.filter((row) => row.customer !== null))]);
  }
}

/** Reads every report for viewers of all branches and of some, with every grouping. */
async function everything(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const who of [md, manager])
    for (const report of allReports)
      for (const by of triedGroups(report)) {
        const { body } = await who.try('reports.summary', { params: { tab: report.key }, query: { ...period(), by } });
        found.push([report.key, by, body.code ?? body.data.lines, body.data?.totals, body.data?.customers]);
      }
  return found;
}

const sumOf = (lines: readonly { readonly sums: Readonly<Record<string, number>> }[]) =>
  lines.reduce((sum, { sums }) => sum + (sums['cod_amount'] ?? 0), 0);

/** Every page of the rows of some reports, in both orders, for those who cover all branches and for those who cover some. */
async function pages(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const who of [md, manager])
    for (const tab of ['accepted', 'delivered', 'finance_and_transfer'])
      for (const sort of ['day', '-day'])
        for (let page = 1, last = 1; page <= last + 1; page += 1) {
          const { body } = await who.try('reports.rows', {
            params: { tab },
            query: { ...period(), sort, page: String(page), per_page: '10' },
          });
          if (body.code) break;
          last = body.last_page;
          found.push([tab, sort, page, body]);
        }
  return found;
}

describe('kept sums of the days that are over', () => {
  test('O-08 N-19 F-07 every report is read from them, cut every way, and is the same to the kyat as recounted', async () => {
    const before = await everything();
    const inOneWalk = await pages();
    expect(await make()).toBe(true);
    expect(await keptDays()).toBe(daysIn({ from: begun, to: today }) - 1);
    await expectRecounted(md, { everyWay: true });
    expect(await everything()).toEqual(before);
    expect(await pages()).toEqual(inOneWalk);
    const money = () => read(md, 'cod', { by: 'cod_status' });
    const { lines } = await money();
    // An unpaid amount comes from the stored rows, and its state from the current ones.
    await ask(
      `update report_sum set sums = array[sums[1] + 1000000, sums[2], sums[3], sums[4]] where report = 'cod' and grouping_by = '*'`,
    );
    expect(sumOf((await money()).lines)).toBeGreaterThan(sumOf(lines));
    expect((await verifyDaySums(fixture.db, 100)).map(({ report }) => report)).toContain('cod');
    expect((await money()).lines).toEqual(lines);
    await make();
    expect(await verifyDaySums(fixture.db, 100)).toEqual([]);
  }, 120_000);

  test('O-08 a report of closed days reads the kept sums, not the rows of all those days', async () => {
    const { totals } = await read(md, 'accepted');
    await spoil('accepted');
    expect((await read(md, 'accepted')).totals.rows).toBeGreaterThan(totals.rows + 1000);
    // The nightly check finds them, has their days read row by row at once, and made again.
    const findings = await verifyDaySums(fixture.db, 100);
    expect(new Set(findings.map(({ report }) => report))).toEqual(new Set(['accepted']));
    expect((await read(md, 'accepted')).totals).toEqual(totals);
    await make();
    expect([(await read(md, 'accepted')).totals, await verifyDaySums(fixture.db, 100)]).toEqual([totals, []]);
  });

  test('O-08 N-19 what changes on a day that is over is in the report at once, and after its sums are made again', async () => {
    const YGN = fixture.branches['YGN']!;
    const MDY = fixture.branches['MDY']!;
    const old = `at < now() + interval '400 days' and viewable and status = 'delivered'`;
    const [delivered] = await ask<{ id: number; label_id: number }>(
      `select id, label_id from label_entry where ${old} and branch_id = ${YGN} order by id limit 1`,
    );
    const changes = [
      // A scan that a device had kept for days.
      `insert into label_entry (label_id, status, at, recorded_at, branch_id)
        select label_id, 'return_confirmed', at + interval '1 hour', now(), branch_id from label_entry where id = ${delivered!.id}`,
      // A step that is taken back.
      `update label_entry set viewable = false where id = ${delivered!.id}`,
      // Parcels that are corrected: their merchant, their service, their COD, where they go.
      `update label set merchant_id = ${merchants[1]} where merchant_id = ${merchants[0]}`,
      `update label set service_type = 'vpl' where id = (select min(label_id) from label_entry where status = 'delivered')`,
      `update label_state set deliver_branch_id = ${MDY} where label_id in (select label_id from label_entry where branch_id = ${YGN} and status = 'delivered' limit 3)`,
      // COD that is paid out, and what a merchant owed.
      `update label_state set cod_status = 'complete' where cod_status = 'process' and label_id in (select label_id from label_entry where status = 'delivered' order by id limit 2)`,
      `delete from open_item where role = 'credit' and id = (select min(id) from open_item where role = 'credit')`,
      // A message that the provider counts otherwise, and one that is told late.
      `update message set segments = segments + 1, cost = cost + 15 where id in (select id from message order by id limit 2)`,
      // A customer whom another branch looks after from now on.
      `update customer set branch_id = ${MDY} where id = ${merchants[2]}`,
      `update expense set vendor = 'Another' where id = (select min(id) from expense)`,
    ];
    for (const one of changes) {
      await change(one);
      await expectRecounted(md);
      expect([one, await make()]).toEqual([one, true]);
    }
    await expectRecounted(md);
    expect(await verifyDaySums(fixture.db, 100)).toEqual([]);
  }, 120_000);

  longTest(
    'O-08 a branch that is opened later, and days that follow, are in the sums of their own days',
    async () => {
      const late = await makeMonth(fixture, 9_127, 3);
      await signIn();
      const { rows } = await fixture.app.database.pool.query<{ id: number }>(
        "select id from branch where code = 'BGO'",
      );
      const BGO = rows[0]!.id;
      await change(
        `update label_state set accept_branch_id = ${BGO} where label_id in (select id from label where merchant_id = ${late[0]})`,
      );
      await change(`
      insert into label_entry (label_id, status, at, recorded_at, branch_id)
      select id, 'accept_from_origin_branch', '${addDays(today, -1)}'::date + time '08:00', now(), ${BGO} from label where merchant_id = ${late[0]}`);
      const before = await everything();
      expect(await make()).toBe(true);
      await expectRecounted(md);
      expect(await everything()).toEqual(before);
      expect(await verifyDaySums(fixture.db, 100)).toEqual([]);
    },
    120_000,
  );

  longTest(
    'O-08 N-19 a month that is over has sums of its own, which are read for a grouping, change with its days and are verified',
    async () => {
      // Until a month of the calendar is whole.
      fixture.app.clock.advance({ days: 32 });
      await signIn();
      expect(await make()).toBe(true);
      const months = () =>
        ask(
          'select report, grouping_by, day, branch_id, known, key, rows, sums from report_month_sum order by 1, 2, 3, 4, 5, 6',
        );
      const [kept, { lines, totals, stretches }] = [await months(), await read(md, 'delivered', { by: 'customer' })];
      expect(kept.length).toBeGreaterThan(0);
      await ask(
        "update report_month_sum set rows = rows + 1000 where report = 'delivered' and grouping_by = 'customer'",
      );
      const spoilt = await read(md, 'delivered', { by: 'customer' });
      expect(spoilt.lines[0]!.rows).toBeGreaterThan(1000);
      // Each grouping has separate sums.
      expect([spoilt.totals, spoilt.stretches]).toEqual([totals, stretches]);
      expect(new Set((await verifyDaySums(fixture.db, 100)).map(({ report }) => report))).toEqual(
        new Set(['delivered']),
      );
      expect((await read(md, 'delivered', { by: 'customer' })).lines).toEqual(lines);
      await make();
      expect([await months(), await verifyDaySums(fixture.db, 100)]).toEqual([kept, []]);
      // A step of it that is taken back.
      await change(`update label_entry set viewable = false where id = (
      select min(e.id) from label_entry e join report_month m on m.report = 'delivered' and date_trunc('month', day_in_yangon(e.at)) = m.month
      where e.status = 'delivered' and e.viewable)`);
      await expectRecounted(md);
      await make();
      await expectRecounted(md, { everyWay: true });
      expect([await months(), await verifyDaySums(fixture.db, 100)]).toEqual([expect.not.arrayContaining(kept), []]);
      // Days whose sums were made before months had any.
      const changed = await months();
      await ask('delete from report_month');
      await ask('delete from report_month_sum');
      await make();
      expect(await months()).toEqual(changed);
    },
    120_000,
  );
});

describe('who makes them', () => {
  const job = () => daySumsJob(fixture.app.app.waybill);
  const all = () =>
    ask('select report, grouping_by, day, branch_id, known, key, rows, sums from report_sum order by 1, 2, 3, 4, 5, 6');

  test('O-08 Q-05 a job that is killed in the middle leaves no day half made, and the next makes the rest once', async () => {
    const whole = await all();
    await change('delete from report_day where day > (select min(day) + 3 from report_day)');
    await change("insert into report_change (kind, day) select 'steps', min(day) from report_day");
    // Killed in the middle: its connection is gone with some of the reports of a day written.
    await change(`
      create function end_it() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
      create trigger ends before insert on report_sum for each row when (new.report = 'officer_steps') execute function end_it()`);
    await expect(job().work({})).rejects.toSatisfy(isDatabaseAway);
    await change('drop function end_it() cascade');
    await expectRecounted(md);
    await job().work({});
    expect(await all()).toEqual(whole);
    expect(await ask('select 1 from report_change')).toEqual([]);
  });

  test('O-08 two servers that begin at the same moment make each day once', async () => {
    const whole = await all();
    await change('delete from report_day');
    await Promise.all([job().work({}), job().work({})]);
    await job().work({});
    expect(await all()).toEqual(whole);
  });

  test('O-08 whoever still writes when a day begins to be kept is waited for, so that nothing of theirs is missing', async () => {
    fixture.app.clock.advance({ hours: 24 });
    await signIn();
    const client = await fixture.app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`
        insert into label_entry (label_id, status, at, recorded_at, branch_id)
        select label_id, 'return_confirmed', '${addDays(today, -1)}'::date + time '05:00', now(), branch_id from label_entry where status = 'delivered' order by id desc limit 1`);
      expect(await makeDaySums(fixture.db, fixture.app.clock(), { patience: 0 })).toBe(false);
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await make()).toBe(true);
    await expectRecounted(md);
    expect(await verifyDaySums(fixture.db, 100)).toEqual([]);
  });
});
