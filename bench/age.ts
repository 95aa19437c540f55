import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { allReports } from '../contract/src/generated/all-reports.ts';
import type { Tables } from '../server/src/kernel/db/tables.ts';
import { makeDaySums } from '../server/src/rooms/reports/make-day-sums.ts';
import { labelsOf, merchantOf, scan } from './clearance.ts';
import { signedIn, type Call } from './client.ts';
import { aDay, fillYears, type YearModel } from './fill-years.ts';
import { labelWish } from './labels.ts';
import { rate } from './measure.ts';

/** The parcels that everything that is filled in is like. */
async function makeModel(pool: pg.Pool, url: string): Promise<YearModel> {
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

/** What people wait for, and how often it is measured. */
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

/** What is asked at each size. Old and new parcels are asked for alike. */
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
    { name: 'report rows of a year', once: get(officer, `/api/report/accepted?${year}&per_page=20`) },
  ];
  return { cases, close: () => [clerk, officer].forEach(({ close }) => close()) };
}

const reports = allReports.map(({ key }) => key);

type Speeds = Map<string, { p50: number; p95: number }>;

/** Each case for some seconds, one after the other, by one person. */
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

/** The job of the server has made the same days at the same moment, and was first. */
function beside(error: { readonly code?: string }): false {
  if (error.code !== '40001') throw error;
  return false;
}

/**
 * What people wait for, at several ages of one operator: so many labels more are so many days more behind them. The sums of the days that are over are made
 * as its background job makes them. Needs a fresh demo operator.
 */
export async function benchAge(
  pool: pg.Pool,
  { databaseUrl, url }: { readonly databaseUrl: string; readonly url: string },
  { sizes, seconds }: { readonly sizes: readonly number[]; readonly seconds: number },
): Promise<void> {
  const quick = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    options: '-c session_replication_role=replica -c synchronous_commit=off -c work_mem=128MB',
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const model = await makeModel(pool, url);
  const found: { size: number; speeds: Speeds }[] = [];
  for (const size of sizes) {
    const began = performance.now();
    await fillYears(quick, model, found.at(-1)?.size ?? 0, size);
    const filled = performance.now();
    while (!(await makeDaySums(db, new Date()).catch(beside))) await new Promise((resolve) => setTimeout(resolve, 200));
    const made = performance.now();
    await pool.query('vacuum analyze report_sum, report_day, report_change');
    await pool.query('checkpoint');
    const { rows } = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
    console.log(
      `\n${size} labels, ${Math.round(size / aDay)} days: filled in ${((filled - began) / 1000).toFixed(0)} s, day sums made in ${((made - filled) / 1000).toFixed(0)} s, ${(Number(rows[0]?.bytes) / 1e9).toFixed(1)} GB; load ${os.loadavg()[0]?.toFixed(1)}`,
    );
    found.push({ size, speeds: await speeds(pool, url, seconds) });
  }
  const [first, last] = [found[0], found.at(-1)];
  if (first && last && first !== last)
    for (const [name, { p50 }] of last.speeds)
      console.log(
        `${name.padEnd(40)} ${(p50 / (first.speeds.get(name)?.p50 ?? p50)).toFixed(2)} times as long at ${last.size} labels as at ${first.size} (at most 1.50)`,
      );
  await quick.end();
}
