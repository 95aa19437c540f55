import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { allReports } from '../contract/src/generated/all-reports.ts';
import type { Tables } from '../server/src/kernel/db/tables.ts';
import { sumsDefinition } from '@waybill/server/rooms/reports/day-sums.queries.ts';
import { allSummed, makeDaySums } from '@waybill/server/rooms/reports/make-day-sums.store.ts';
import { foldTallies, verifyTallies } from '@waybill/server/rooms/reports/tallies.store.ts';
import { labelsOf, merchantOf, scan } from './clearance.ts';
import { signedIn, type Call } from './client.ts';
import { aDay, fillYears, type YearModel } from './fill-years.ts';
import { labelWish } from './labels.ts';
import { rate } from './measure.ts';
import { fewSessions, quickFlags } from './quick-fill.ts';
import { measureReportFile } from './report-file.ts';
import { wanted } from './goals.ts';

/** Makes the parcels of which all filled-in ones are copies. */
export async function makeModel(pool: pg.Pool, url: string): Promise<YearModel> {
  const [clerk, manager, postman, owner] = await Promise.all(
    ['staff', 'manager', 'postman', 'owner'].map((name) => signedIn(url, 1, name)),
  );
  if (!clerk || !manager || !postman || !owner) throw new Error('nobody is there');
  const { merchant } = await merchantOf(manager.call, owner.call, clerk.call);
  const { data: me } = await postman.call<{ data: { id: number } }>('GET', '/api/active_account');
  const [cod = ''] = await labelsOf(clerk.call, merchant, 1);
  const wish = { ...(await labelWish(clerk.call)), destination_township: await townOf(clerk.call) };
  const { data: sold } = await clerk.call<{ data: { id: number; tracking_code: string } }>('POST', '/api/label', wish);
  for (const code of [cod, sold.tracking_code]) {
    await scan(clerk.call, [code], 'accept_from_origin_branch');
    await scan(clerk.call, [code], 'send_to_destination_address', { to_staff_id: me.id });
    await scan(postman.call, [code], 'delivered');
  }
  for (const { close } of [clerk, manager, postman, owner]) close();
  const { rows } = await pool.query<{ id: number }>('select id from label where tracking_code = $1', [cod]);
  return { walkIn: sold.id, merchant: Number(rows[0]?.id), customer: merchant };
}

async function townOf(call: Call): Promise<number | undefined> {
  const { data: me } = await call<{ data: { branch: { id: number } } }>('GET', '/api/active_account');
  const { data: places } = await call<{ data: { id: number; type: string; branch_id: number | null }[] }>(
    'GET',
    '/api/location/township',
  );
  return places.find(({ type, branch_id }) => type === 'township' && branch_id === me.branch.id)?.id;
}

/** An operation that users wait for, with the number of measurements. */
interface Case {
  readonly name: string;
  readonly once: () => Promise<unknown>;
}

const day = (ago: number): string =>
  new Date(Date.now() + 6.5 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
const pick = <One>(all: readonly One[]): One => all[Math.floor(Math.random() * all.length)] ?? fail();
function fail(): never {
  throw new Error('there is nothing to choose from');
}

/** Returns the operations measured at each size, equally for old and new parcels. */
async function casesOf(pool: pg.Pool, url: string): Promise<{ cases: Case[]; close: () => void }> {
  const [clerk, officer] = await Promise.all(['staff', 'md'].map((name) => signedIn(url, 4, name)));
  if (!clerk || !officer) throw new Error('nobody is there');
  const wish = { ...(await labelWish(clerk.call)), destination_township: await townOf(clerk.call) };
  const { rows: some } = await pool.query<{ code: string; phone: string }>(
    `select l.tracking_code as code, p.phone
     from (select min(id) as first, max(id) - min(id) as width from label) all_of_them
       cross join generate_series(1, 200) n
       join lateral (select * from label where id >= first + width * n / 201 order by id limit 1) l on true
       join label_phone p on p.label_id = l.id and p.side = 'destination'`,
  );
  const get = (who: { call: Call }, route: string) => () => who.call('GET', route);
  const year = `period=range&from=${day(364)}&to=${day(0)}&customers=all`;
  const made: string[] = [];
  const label = async () => {
    const { data } = await clerk.call<{ data: { tracking_code: string } }>('POST', '/api/label', wish);
    made.push(data.tracking_code);
  };
  const cases: Case[] = [
    { name: 'create label', once: label },
    {
      name: 'scan',
      once: async () => {
        if (made.length === 0) await label();
        const scans = [
          {
            scan_id: randomUUID(),
            tracking_code: made.pop(),
            status: 'accept_from_origin_branch',
            scanned_at: new Date().toISOString(),
          },
        ];
        return clerk.call('POST', '/api/scan', { scans });
      },
    },
    { name: 'look-up by code', once: () => clerk.call('GET', `/api/label/find?q=${pick(some).code}`) },
    { name: 'look-up by phone', once: () => officer.call('GET', `/api/label?per_page=20&search=0${pick(some).phone}`) },
    { name: 'list: delivered', once: get(clerk, '/api/label?status=delivered&per_page=20') },
    { name: 'list: of all branches', once: get(officer, '/api/label?per_page=20') },
    {
      name: 'list: done by day',
      once: get(officer, `/api/track-by-date?step=delivered&from=${day(7)}&to=${day(0)}&per_page=20`),
    },
    { name: 'list: COD held', once: get(officer, '/api/cod?status=process&per_page=20') },
    { name: 'audit list', once: get(officer, '/api/audit?per_page=20') },
    { name: 'officer dashboard', once: get(officer, '/api/officer-dashboard') },
    ...reports.map((tab): Case => ({
      name: `report of a year: ${tab}`,
      once: get(officer, `/api/report/${tab}/summary?${year}`),
    })),
    {
      name: 'report of a year: COD by customer',
      once: get(officer, `/api/report/cod/summary?${year}&by=customer`),
    },
    {
      name: 'report of a month: delivered',
      once: get(officer, `/api/report/delivered/summary?period=range&from=${day(29)}&to=${day(0)}&customers=all`),
    },
    { name: 'report rows of a year', once: get(officer, `/api/report/accepted?${year}&per_page=20`) },
  ];
  return { cases, close: () => [clerk, officer].forEach(({ close }) => close()) };
}

const reports = allReports.map(({ key }) => key);

type Speeds = Map<string, { p50: number; p95: number }>;

/** Measures each case for some seconds, one after the other, by one user. */
async function speeds(pool: pg.Pool, url: string, seconds: number): Promise<Speeds> {
  const { cases, close } = await casesOf(pool, url);
  const found: Speeds = new Map();
  for (const { name, once } of cases) {
    const began = performance.now();
    await once();
    const slow = performance.now() - began > 1500;
    if (!slow) await rate(1, seconds / 2, once);
    const { p50, p95 } = await rate(1, slow ? 0.1 : seconds, once);
    found.set(name, { p50, p95 });
    console.log(`${name.padEnd(40)} p50 ${p50.toFixed(1).padStart(8)} ms   p95 ${p95.toFixed(1).padStart(8)} ms`);
  }
  close();
  return found;
}

/** Days of a yearly report; sums of older days are copies of these. */
const summedDays = 366;

/**
 * Makes the stored sums of past days as the background job does, for the days of a yearly report; older days get copies, so that the tables have
 * their real size and the job finds no work.
 */
export async function makeSums(databaseUrl: string, days: number): Promise<void> {
  const pool = fewSessions(databaseUrl, 2, '-c work_mem=64MB');
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const older = Math.ceil((days - summedDays) / summedDays);
  const today = "(now() at time zone 'Asia/Yangon')::date";
  const last = `(${today} - ${summedDays + 1})`;
  const known = `(values ${allSummed.map((one) => `('${one.key}', '${one.kind}', '${sumsDefinition(one)}')`).join(', ')}) v(report, kind, definition)`;
  if (older > 0) {
    await pool.query(
      `insert into report_day (report, kind, day, definition, made_at, loose)
       select v.report, v.kind, d::date, v.definition, now(), '{}' from ${known}, generate_series(${last} - ${older * summedDays}, ${last}, interval '1 day') d on conflict do nothing`,
    );
    await pool.query(
      `insert into report_month (report, month, definition)
       select v.report, m::date, v.definition from ${known}, generate_series(date_trunc('month', ${last} - ${older * summedDays}), ${last} - 31, interval '1 month') m on conflict do nothing`,
    );
  }
  // Triggers count parcels and cash; the fill switched them off, so the counts are made here.
  await verifyTallies(db, { all: true });
  await foldTallies(db);
  while (!(await makeDaySums(db, new Date()))) await new Promise((resolve) => setTimeout(resolve, 200));
  for (let copy = 1; copy <= older; copy++)
    for (const table of ['report_sum', 'report_month_sum'])
      await pool.query(
        `insert into ${table} (report, grouping_by, day, branch_id, known, key, rows, sums)
         select report, grouping_by, day - ${copy * summedDays}, branch_id, known, key, rows, sums from ${table}
         where day > ${last} and grouping_by <> '*'`,
      );
  await pool.query('vacuum analyze report_sum, report_day, report_change, report_month_sum, report_month');
  await pool.end();
}

/** Reads the indexes used for every answer about a parcel: a server that has worked for a day has them in memory, a new one reads them from disk. */
async function readAhead(pool: pg.Pool): Promise<void> {
  await pool.query('create extension if not exists pg_prewarm');
  await pool.query(
    `select pg_prewarm(indexrelid, 'read') from pg_index where indrelid in ('label'::regclass, 'label_state'::regclass, 'label_phone'::regclass)`,
  );
}

/** A database alone, or with its server; by name for another than the operator's own. */
export interface AgeMachine {
  readonly database: (
    flags: readonly string[],
    name?: string,
  ) => Promise<{ readonly url: string; stop(): Promise<void> }>;
  readonly open: () => Promise<AgeSite>;
}
export interface AgeSite {
  readonly databaseUrl: string;
  readonly url: string;
  readonly memory: () => number;
  readonly pids: { readonly server: number; readonly database: number };
  stop(): Promise<void>;
}

const took = (from: number): string => `${((performance.now() - from) / 1000).toFixed(0)} s`;

/**
 * Measures what users wait for at several ages of one operator: more labels mean more days. The database is filled while no server runs, and measured
 * as `npm start` runs it: once just started, with the database only on disk, and once warm, which is compared. Needs a fresh demo operator, and some
 * 6.5 kB of disk per label.
 */
export async function benchAge(
  machine: AgeMachine,
  { sizes, seconds }: { readonly sizes: readonly number[]; readonly seconds: number },
): Promise<void> {
  const model = await withSite(machine, ({ url, pool }) => makeModel(pool, url));
  const found: { size: number; speeds: Speeds }[] = [];
  for (const size of sizes) {
    const database = await machine.database(quickFlags);
    const began = performance.now();
    await fillYears(database.url, model, found.at(-1)?.size ?? 0, size);
    const filled = took(began);
    const summing = performance.now();
    await makeSums(database.url, Math.ceil(size / aDay) + 1);
    const summed = took(summing);
    await database.stop();
    spawnSync('sync');
    const measured = await withSite(machine, async (site) => {
      const { rows } = await site.pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
      console.log(
        `\n${size} labels, ${Math.round(size / aDay)} days: filled in ${filled}, day sums made in ${summed}, ${(Number(rows[0]?.bytes) / 1e9).toFixed(1)} GB; load ${os.loadavg()[0]?.toFixed(1)}`,
      );
      console.log('just begun:');
      await speeds(site.pool, site.url, seconds);
      await readAhead(site.pool);
      console.log('at work:');
      const reached = await speeds(site.pool, site.url, seconds);
      if (process.env['BENCH_FILES'] !== '0')
        await measureReportFile(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: site.pool }) }), site, {
          from: day(Math.min(364, Math.ceil(size / aDay))),
          to: day(0),
        });
      return reached;
    });
    found.push({ size, speeds: measured });
  }
  compare(found);
}

async function withSite<Result>(
  machine: AgeMachine,
  work: (site: AgeSite & { readonly pool: pg.Pool }) => Promise<Result>,
): Promise<Result> {
  const site = await machine.open();
  const pool = fewSessions(site.databaseUrl, 4);
  try {
    return await work({ ...site, pool });
  } finally {
    await pool.end();
    await site.stop();
  }
}

/** Compares the durations at the last size with those at the first. */
function compare(found: readonly { readonly size: number; readonly speeds: Speeds }[]): void {
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || first === last) return;
  console.log(`\np50 at ${first.size} and at ${last.size} labels, and their ratio`);
  for (const [name, { p50 }] of last.speeds) {
    const before = first.speeds.get(name)?.p50 ?? p50;
    const ratio = p50 / before;
    console.log(
      `${name.padEnd(40)} ${before.toFixed(1).padStart(8)} ms ${p50.toFixed(1).padStart(8)} ms   ${wanted(`${name} with the years`, ratio, { most: 1.5 }, 2)}`,
    );
  }
}
