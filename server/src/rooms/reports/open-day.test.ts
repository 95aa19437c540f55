import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { inLongProofs, proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { ages, lateUpTo, creationRange } from '@waybill/domain/rooms/dashboard/periods.ts';
import { stepCounts, stepCountNames, type StepCount } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { allReports } from '@waybill/contract/generated/all-reports.ts';
import { isDatabaseAway } from '../../kernel/errors.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { MoneyFixture } from '../ledger/testing/money-fixture.ts';
import { openDayJob } from './day-sums-job.ts';
import { makeDaySums } from './make-day-sums.store.ts';
import { makeSlices } from './make-slices.store.ts';
import { foldTallies, verifyTallies } from './tallies.store.ts';
import { keep, workADay } from './testing/open-day.ts';
import { makeMonth } from './testing/random-month.ts';
import { readBooks, recounts } from './testing/recount.ts';
import { verifyDaySums, verifySlices } from './verify-day-sums.store.ts';

let fixture: MoneyFixture;
let md: TestClient;
let manager: TestClient;
let merchants: number[];
let begun: string;
let today: string;

beforeAll(async () => {
  fixture = await MoneyFixture.open();
  begun = businessDate(fixture.app.clock());
  merchants = await makeMonth(fixture, 4_711, 3);
  await nextMorning();
  await workADay(fixture, merchants, { seed: 90_210, deeds: proofSize({ usual: 45, long: 400 }) });
  await keep(fixture.db, fixture.app.clock());
}, 120_000);
afterAll(() => fixture.close());

const ask = async <Row extends object>(query: string): Promise<Row[]> =>
  (await fixture.app.database.pool.query<Row>(query)).rows;

/** Six in the morning of the next day, with the sums of the days before. */
async function nextMorning(): Promise<void> {
  const yangon = (fixture.app.clock().getTime() / 60_000 + 390) % 1440;
  fixture.app.clock.advance({ minutes: 1440 - yangon + 360 });
  today = businessDate(fixture.app.clock());
  [md, manager] = await Promise.all([fixture.app.as('md'), fixture.app.as('manager')]);
  await makeDaySums(fixture.db, fixture.app.clock());
}

interface Entry {
  readonly label_id: number;
  readonly status: string;
  readonly day: string;
  readonly branch_id: number;
  readonly reason: string | null;
  readonly cod_amount: number;
  readonly shipping_total: number;
  readonly ties: readonly number[];
}

/** The figures of the dashboard, counted from all entries one by one. */
async function figuresFor(covers: readonly number[] | 'all') {
  const rows = await ask<Entry>(`
    select e.label_id, e.status, to_char(e.at at time zone 'Asia/Yangon', 'YYYY-MM-DD') as day, e.branch_id, e.reason, l.cod_amount, l.shipping_total,
      array_remove(array[s.accept_branch_id, s.deliver_branch_id, s.holder_branch_id, s.forward_branch_id], null) as ties
    from label_entry e join label l on l.id = e.label_id join label_state s on s.label_id = l.id
    where e.viewable and e.branch_id is not null`);
  const seen = rows.filter(
    ({ branch_id, ties }) => covers === 'all' || (covers.includes(branch_id) && ties.some((id) => covers.includes(id))),
  );
  const of = (key: (typeof stepCountNames)[number], day: string) => {
    const { statuses, withReason }: StepCount = stepCounts[key];
    return seen.filter(
      (row) =>
        (statuses as readonly string[]).includes(row.status) && row.day === day && (!withReason || row.reason !== null),
    );
  };
  return {
    figures: stepCountNames.map((key) => {
      const own = of(key, today);
      const { money }: StepCount = stepCounts[key];
      const once = [...new Map(own.map((row) => [`${row.label_id} ${row.branch_id} ${row.status}`, row])).values()];
      return {
        key,
        count: own.length,
        labels: once.length,
        amount: money ? once.reduce((sum, row) => sum + row[money], 0) : null,
        previous: of(key, addDays(today, -1)).length,
      };
    }),
    trend: Array.from({ length: 28 }, (_, at) => addDays(today, at - 27)).map((day) => ({
      day,
      accepted: of('accepted', day).length,
      delivered: of('delivered', day).length,
      returned: of('returned', day).length,
    })),
  };
}

/** Every figure of the dashboard against the entries themselves and against the lists that they open. */
async function expectDashboard(who: TestClient, covers: readonly number[] | 'all'): Promise<void> {
  const { data } = await who.call('dashboard.read', { query: {} });
  expect({ figures: data.figures, trend: data.trend }).toEqual(await figuresFor(covers));
  const total = async (call: 'labels.list' | 'tracking.parcels' | 'cod.list', query: Record<string, string>) =>
    (await who.call(call, { query })).total;
  for (const { tab, count } of data.made)
    expect([tab, count]).toEqual([tab, await total('labels.list', { tab, from: today, to: today })]);
  for (const { queue, count } of data.queues)
    expect([queue, count]).toEqual([queue, await total('tracking.parcels', { queue })]);
  for (const { status, count } of data.cod ?? [])
    if (status !== 'ready_to_clearance') expect([status, count]).toEqual([status, await total('cod.list', { status })]);
  expect(data.under_way).toBe(await total('labels.list', { tab: 'ongoing' }));
  expect(data.late).toBe(await total('labels.list', { tab: 'ongoing', to: lateUpTo(today) }));
  for (const [at, age] of ages.entries()) {
    const { from, to } = creationRange(age, today);
    expect([age, data.ages[at]?.count]).toEqual([
      age,
      await total('labels.list', { tab: 'ongoing', ...(from ? { from } : {}), ...(to ? { to } : {}) }),
    ]);
  }
}

/** Reports of what is done with parcels and of tills: the others keep nothing of the open day. */
const tried = allReports.filter(({ rows }) => inLongProofs || ['steps', 'cod', 'days'].includes(rows.of));

async function expectReports(): Promise<void> {
  const books = await readBooks(fixture.app.database.pool);
  for (const report of tried) {
    const rows = recounts[report.key]!(books).filter(({ day }) => day >= begun && day <= today);
    for (const by of inLongProofs ? report.groups : report.groups.slice(0, 1)) {
      const { data } = await md.call('reports.summary', {
        params: { tab: report.key },
        query: { period: 'range', from: begun, to: today, customers: 'all', by },
      });
      expect([report.key, by, data.totals]).toEqual([
        report.key,
        by,
        {
          rows: rows.length,
          sums: Object.fromEntries(
            report.sums.map((key) => [key, rows.reduce((sum, row) => sum + (row.sums[key] ?? 0), 0)]),
          ),
        },
      ]);
      for (const parts of [data.lines, data.stretches])
        expect([report.key, by, parts.reduce((sum, part) => sum + part.rows, 0)]).toEqual([
          report.key,
          by,
          rows.length,
        ]);
    }
  }
}

async function expectEverything(): Promise<void> {
  await expectReports();
  await expectDashboard(md, 'all');
  await expectDashboard(manager, [fixture.branches['YGN']!, fixture.branches['BGO']!]);
  expect([await verifySlices(fixture.db), await verifyTallies(fixture.db, { all: true })]).toEqual([[], []]);
}

describe('kept figures of the open day', () => {
  test('N-04 N-19 O-08 after a day of rollbacks, redirects, late scans and archived rows each kept figure is that of its rows', async () => {
    expect(
      (await ask<{ n: number }>('select count(distinct begins)::int as n from report_slice'))[0]!.n,
    ).toBeGreaterThan(3);
    await expectEverything();
    await workADay(fixture, merchants, { seed: 31, deeds: proofSize({ usual: 20, long: 200 }) });
    // Increments that are not folded yet, and slices that have changed.
    await expectEverything();
    await keep(fixture.db, fixture.app.clock());
    await expectEverything();
  }, 120_000);

  test('N-04 O-08 dashboard and report read them, and the nightly check finds and corrects what differs', async () => {
    const read = async () => (await md.call('dashboard.read', { query: {} })).data;
    const right = await read();
    await ask(
      "update report_slice_sum set rows = rows + 1000 where report = 'branch_steps' and grouping_by = 'figure'",
    );
    await ask(
      "update label_tally_folded set n = n + 1000 where ctid in (select ctid from label_tally_folded where status = 'delivered' limit 1)",
    );
    expect((await read()).figures[0]!.count).toBeGreaterThan(right.figures[0]!.count + 900);
    expect(new Set((await verifySlices(fixture.db)).map(({ report }) => report))).toEqual(new Set(['branch_steps']));
    expect((await verifyTallies(fixture.db)).map(({ report }) => report)).toEqual(['label_tally']);
    expect({ ...(await read()), at: right.at }).toEqual(right);
    await keep(fixture.db, fixture.app.clock());
    await expectEverything();
  }, 120_000);

  test('O-08 Q-05 a server that is killed while it keeps them leaves no slice half made, and the next makes the rest', async () => {
    await ask('delete from report_slice where begins > (select min(begins) from report_slice)');
    await ask(`
      create function end_it() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
      create trigger ends before insert on report_slice for each row when (new.report = 'officer_steps') execute function end_it()`);
    await expect(keep(fixture.db, fixture.app.clock())).rejects.toSatisfy(isDatabaseAway);
    await ask('drop function end_it() cascade');
    await keep(fixture.db, fixture.app.clock());
    await expectEverything();
  }, 120_000);

  test('O-08 two servers that keep them at the same moment keep each once', async () => {
    await ask('delete from report_slice');
    const job = () => openDayJob(fixture.app.app.waybill).work({});
    await Promise.all([job(), job(), foldTallies(fixture.db), foldTallies(fixture.db)]);
    expect(await keep(fixture.db, fixture.app.clock())).toBe(true);
    await expectEverything();
  }, 120_000);

  longTest(
    'O-08 a scan that is still being written when its slice is made is waited for',
    async () => {
      const client = await fixture.app.database.pool.connect();
      try {
        await client.query('begin');
        await client.query(
          `insert into label_entry (label_id, status, at, recorded_at, branch_id)
         select label_id, 'return_confirmed', $1, $1, branch_id from label_entry where status = 'delivered' and viewable order by id desc limit 1`,
          [fixture.app.clock()],
        );
        await workADay(fixture, merchants, { seed: 5, deeds: 10 });
        expect(await makeSlices(fixture.db, fixture.app.clock(), { entries: 2, settled: 0, patience: 0 })).toBe(false);
        await client.query('commit');
      } finally {
        client.release();
      }
      await keep(fixture.db, fixture.app.clock());
      await expectEverything();
    },
    120_000,
  );

  longTest(
    'O-08 a day that is over is read from its own sums, and its slices go',
    async () => {
      await nextMorning();
      await expectReports();
      await nextMorning();
      await keep(fixture.db, fixture.app.clock());
      expect([await ask('select 1 from report_slice'), await verifyDaySums(fixture.db, 100)]).toEqual([[], []]);
      await expectEverything();
    },
    120_000,
  );
});
