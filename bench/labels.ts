import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { signedIn, type Call } from './client.ts';
import { fillLabels, type Filled } from './fill-labels.ts';
import { wanted } from './goals.ts';
import { measureLists } from './lists.ts';
import * as sql from './statements.ts';
import { measureFiles } from './label-files.ts';
import { ownRounds } from './rounds.ts';
import { fail, byDriver, contest, median, rate, byPgbench, hasPgbench, type Contest, type Plan } from './measure.ts';

interface Made {
  readonly data: { readonly id: number; readonly tracking_code: string };
}

const bulk = 500;
/** Labels reserved for the product's statements run bare. */
const reserved = 260_000;
/** Labels added for the product beyond half of all, because it scans no label twice. */
const further = 240_000;
/** Labels for bare statements, which move a label forth and back. They are addressed by number, which a load tool can generate. */
const numbered = 50_000;
/** Requests of many scans that are prepared beforehand, like the parameters of the statements they are compared with. */
const bodiesMade = 400;
/** How many of these requests are reserved for the short contest with bare SQL. */
const shortRounds = 90;
/** Serials are used from here on, each once. */
let serial = 50_000_000;
const takeSerials = (many: number): number => (serial += many) - many;

export interface Machines {
  readonly databaseUrl: string;
  readonly url: string;
  readonly memory: () => number;
}

/** Shared by all contests of labels. */
interface Site {
  readonly pool: pg.Pool;
  readonly call: Call;
  readonly plan: Plan;
  readonly who: { readonly staff: number; readonly branch: number };
  readonly template: number;
  readonly wish: object;
  readonly named: (name: string, text: string, values: unknown[]) => Promise<unknown>;
  /** Returns the next label number for the bare statements. */
  readonly number: () => string;
  readonly create: string;
  readonly limit: (name: keyof ReturnType<typeof sql.scripts>, once: () => Promise<unknown>) => Contest['database'];
}

/** Measures look-ups, lists, files, scans and labels: through the product and by bare SQL, with `labels` labels. Needs a fresh demo operator. */
export async function benchLabels(
  pool: pg.Pool,
  { databaseUrl, url, memory }: Machines,
  { labels, more, plan }: { labels: number; more: number; plan: Plan },
): Promise<void> {
  const { call, close, token } = await signedIn(url, plan.lanes, 'staff');
  const wish = await labelWish(call);
  const { data: first } = await call<Made>('POST', '/api/label', wish);
  const {
    rows: [who],
  } = await pool.query<{ staff: number; branch: number }>(
    'select created_by as staff, source_branch_id as branch from label where id = $1',
    [first.id],
  );
  if (!who) throw new Error('the label that was made is not there');
  await call('POST', '/api/scan', { scans: [scanOf(first.tracking_code)] });

  const fill = (many: number, state: Readonly<Record<string, string>> = {}): Promise<Filled> =>
    fillLabels(pool, { template: first.id, many, from: takeSerials(many), state });
  const done = { status: "'delivered'", rollup: "'delivered'", delivered_at: 'now()', closed_at: 'now()' };
  const open = await fill(labels / 2 - numbered);
  const from = takeSerials(numbered);
  await fillLabels(pool, { template: first.id, many: numbered, from, codeOf: String });
  await fill(labels / 2, done);
  await settle(pool);
  console.log(
    `\n${labels} labels; "database" is the same SQL by ${hasPgbench ? 'pgbench' : 'the plain driver'}, that of many labels at once by the plain driver`,
  );

  const create = sql.createLabel(
    await columns(pool, 'label', ['id', 'reference_id']),
    await columns(pool, 'label_state', ['label_id', 'entry_id']),
  );
  const scripts = sql.scripts({ ...who, from, to: from + numbered - 1, template: first.id, create });
  const site: Site = {
    pool,
    call,
    plan,
    who,
    template: first.id,
    wish,
    create,
    named: (name, text, values) => pool.query({ name, text, values }),
    number: () => String(from + Math.floor(Math.random() * numbered)),
    limit: (name, once) => (hasPgbench ? byPgbench(databaseUrl, scripts[name]) : byDriver(once)),
  };
  await reads(site, open.codes);
  await measureLists({ databaseUrl, call, plan, who }, open.codes);
  const before = await speedAt(site, labels);
  await measureFiles(pool, call, { token, url, memory, branch: who.branch });
  const codes = [...open.codes, ...(await fill(further)).codes];
  const spare = await fill(reserved);
  await settle(pool);
  await writes(site, codes, spare, from);
  if (more > labels) {
    const {
      rows: [held],
    } = await pool.query<{ n: number }>('select count(*)::int as n from label');
    await fill(Math.max(0, more - (held?.n ?? 0)), done);
    await settle(pool);
    const after = await speedAt(site, more);
    console.log(
      `the page takes ${wanted('the page with more labels', after.page / before.page, { most: 1.5 }, 2)} times as long with ${(more / labels).toFixed(0)} times the labels; beside work that reads no label ${(after.beside / before.beside).toFixed(2)} times`,
    );
  }
  close();
}

/** Does the database's work of an idle hour: vacuum, statistics, checkpoint. */
async function settle(pool: pg.Pool): Promise<void> {
  await pool.query('vacuum analyze label, label_state, label_entry, label_phone');
  await pool.query('checkpoint');
}

const page = '/api/label?status=delivered&per_page=20';
/** Search texts: frequent names, rare names, beginnings of numbers. */
const searched = ['Thida 4', 'kyaw zin 99', '0944', '0940012', 'Khin Mar', 'Nilar Win 77'];

async function reads({ call, plan, who, named, number, limit }: Site, codes: readonly string[]): Promise<void> {
  console.log(
    await contest(
      {
        name: 'look-up by code',
        product: () => call('GET', `/api/label/find?q=${codes[Math.floor(Math.random() * codes.length)] ?? fail()}`),
        database: limit('lookup', () => named('lookup', sql.labelLookup, [number()])),
      },
      plan,
    ),
  );
  console.log(
    await contest(
      {
        name: 'list of 20 + total',
        goal: 0.2,
        product: () => call('GET', page),
        database: limit('list', () =>
          Promise.all([
            named('label-list', sql.labelList, ['delivered', who.branch]),
            named('label-count', sql.labelCount, ['delivered', who.branch]),
          ]),
        ),
      },
      plan,
    ),
  );
}

/** The median time of the page in milliseconds, and its ratio to work whose time does not depend on the number of labels. */
interface Speed {
  readonly page: number;
  readonly beside: number;
}

/** Measures page and search over two connections. A shared machine changes its pace within minutes, which the reference work shows. */
async function speedAt({ pool, call, plan }: Site, size: number): Promise<Speed> {
  const search = () =>
    call(
      'GET',
      `/api/label?per_page=20&search=${encodeURIComponent(searched[Math.floor(Math.random() * searched.length)] ?? '')}`,
    );
  const numbers = () => pool.query({ name: 'numbers', text: 'select count(*) from generate_series(1, 30000)' });
  // Both sizes are warm: the page was requested before.
  await rate(2, plan.warming / 2, () => call('GET', page));
  const rounds: Speed[] = [];
  for (let round = 0; round < 5; round++) {
    const { p50 } = await rate(2, plan.seconds, () => call('GET', page));
    rounds.push({ page: p50, beside: p50 / (await rate(2, plan.seconds / 2, numbers)).p50 });
  }
  const speed = {
    page: median(rounds.map((round) => round.page)),
    beside: median(rounds.map((round) => round.beside)),
  };
  const found = await rate(2, plan.seconds * 2, search);
  console.log(
    `at ${String(size).padStart(8)} labels   list of 20 + total p50 ${speed.page.toFixed(1)} ms   search by part of a name or phone p50 ${found.p50.toFixed(1)} ms, p95 ${wanted('search by part of a name, p95 in ms', found.p95, { most: 150 })} ms`,
  );
  return speed;
}

async function writes(
  { pool, call, plan, who, template, wish, named, number, create, limit }: Site,
  codes: readonly string[],
  spare: Filled,
  from: number,
): Promise<void> {
  let scanned = 0;
  const scansOf = (many: number) => ({ scans: Array.from({ length: many }, () => scanOf(codes[scanned++] ?? fail())) });
  const bulkPlan = { ...plan, warming: 1 };
  const shortPlan = { ...plan, rounds: 3, seconds: plan.seconds / 3, warming: 0.5 };
  console.log(
    await contest(
      {
        name: 'scan',
        goal: 0.75,
        product: async () => {
          applied(await call('POST', '/api/scan', scansOf(1)), 1);
        },
        database: limit('scan', () => oneStep(pool, number(), who)),
      },
      plan,
    ),
  );
  const unscanned = (): number => Math.floor((codes.length - scanned) / bulk);
  const bodies = Array.from({ length: Math.min(bodiesMade, unscanned()) }, () => JSON.stringify(scansOf(bulk)));
  const left = (): number => bodies.length + unscanned();
  const scanMany = async (): Promise<void> => {
    applied(await call('POST', '/api/scan', bodies.pop() ?? scansOf(bulk)), bulk);
  };
  console.log(
    await contest(
      {
        name: `scan of ${bulk} codes`,
        goal: 0.85,
        product: scanMany,
        database: byDriver(await ownRounds(pool, who, { template, bulk, ...spare })),
        stock: Math.min(reserved / bulk, left() - shortRounds),
      },
      bulkPlan,
    ),
  );
  let moved = 0;
  const numbers = (): string[] => Array.from({ length: bulk }, () => String(from + (moved++ % numbered)));
  console.log(
    await contest(
      {
        name: '  beside bare SQL',
        product: scanMany,
        stock: left(),
        database: byDriver(async () => {
          const withNumbers = numbers();
          await named('move-many', sql.moveMany, [
            withNumbers,
            who.staff,
            who.branch,
            who.branch,
            withNumbers.map(() => randomUUID()),
          ]);
        }),
      },
      shortPlan,
    ),
  );
  console.log(
    await contest(
      {
        name: 'create label',
        goal: 0.5,
        product: () => call('POST', '/api/label', wish),
        database: limit('create', () =>
          named('create', create, [template, `B${takeSerials(1)}`, who.staff, who.branch]),
        ),
      },
      plan,
    ),
  );
}

export const scanOf = (code: string) => ({
  scan_id: randomUUID(),
  tracking_code: code,
  scanned_at: new Date().toISOString(),
});

export function applied(answer: unknown, count: number): void {
  const { data } = answer as { data: { result: string; message: string | null }[] };
  const wrong = data.find((one) => one.result !== 'applied');
  if (wrong || data.length !== count) throw new Error(`a scan was not applied: ${wrong?.message}`);
}

/** Lock, entry, state and commit, each as a prepared statement. */
async function oneStep(
  pool: pg.Pool,
  code: string,
  { staff, branch }: { staff: number; branch: number },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ label_id: number }>({ name: 'lock', text: sql.lockState, values: [code] });
    const entry = await client.query<{ id: number }>({
      name: 'entry',
      text: sql.addEntry,
      values: [rows[0]?.label_id, staff, branch, branch, randomUUID()],
    });
    await client.query({ name: 'state', text: sql.moveState, values: [rows[0]?.label_id, entry.rows[0]?.id] });
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Returns a label of a merchant of Yangon for Mandalay. */
export async function labelWish(call: Call): Promise<object> {
  const { data: branches } = await call<{ data: { id: number; code: string }[] }>('GET', '/api/branch/all');
  const { data: towns } = await call<{ data: { id: number; type: string; branch_id: number | null }[] }>(
    'GET',
    '/api/location/township',
  );
  const town = towns.find(
    (place) => place.type === 'township' && place.branch_id === branches.find((branch) => branch.code === 'MDY')?.id,
  );
  if (!town) throw new Error('nobody delivers to Mandalay');
  return {
    source_phone: ['09781112223'],
    source_name: 'Shwe Shop',
    accept_type: 'walkin',
    destination_phone: ['09440012345'],
    destination_name: 'Daw Khin Mar Lar',
    destination_township: town.id,
    weight: 1,
    payment_type: 'sender_pay',
  };
}

async function columns(pool: pg.Pool, table: string, without: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = $1 and column_name <> all($2) order by ordinal_position',
    [table, without],
  );
  return rows.map((row) => row.name);
}
