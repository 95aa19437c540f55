import { randomUUID } from 'node:crypto';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { exportLife, hasFile, isOpen, type ExportState } from '../domain/src/rooms/exports/export-states.ts';
import { lifeKeys, type LabelLife } from '../domain/src/rooms/labels/label-life.ts';
import { makeTrackingCode } from '../domain/src/rooms/labels/tracking-code.ts';
import { scannedStatement } from '../server/src/rooms/tracking/scanned.queries.ts';
import { roundStatement, type NewEntry } from '../server/src/rooms/tracking/tracking.store.ts';
import { signedIn, type Call } from './client.ts';
import { fillLabels, type Filled } from './fill-labels.ts';
import * as sql from './label-statements.ts';
import { contest, rate, type Plan } from './measure.ts';

interface Made { readonly data: { readonly id: number; readonly tracking_code: string } }

const bulk = 500;
/** So many more labels are kept for the statements of the product run bare. */
const reserved = 160_000;
/** And so many beyond half of all, as fast as a machine may be; of both the product takes the larger share, since it scans a label no second time. */
const further = 240_000;
const productShare = 0.7;
/** Requests of many scans that are put together beforehand. */
const bodiesMade = 260;
/** Serials are taken from here on, each once. */
let serial = 50_000_000;
const takeSerials = (many: number): number => (serial += many) - many;

/** Scans, labels, look-ups, lists, files: through the product and by bare SQL, with as many labels as `labels` says. Needs a fresh demo operator. */
export async function benchLabels(pool: pg.Pool, url: string, memory: () => number, { labels, more, plan }: { labels: number; more: number; plan: Plan }): Promise<void> {
  const { call, close, token } = await signedIn(url, plan.lanes, 'staff');
  const wish = await labelWish(call);
  const { data: first } = await call<Made>('POST', '/api/label', wish);
  const { rows: [who] } = await pool.query<{ staff: number; branch: number }>('select created_by as staff, source_branch_id as branch from label where id = $1', [first.id]);
  if (!who) throw new Error('the label that was made is not there');
  await call('POST', '/api/scan', { scans: [scanOf(first.tracking_code)] });

  const started = performance.now();
  const filled = await fillLabels(pool, { template: first.id, many: labels / 2 + further, from: takeSerials(labels / 2 + further) });
  const { codes } = filled;
  const spare = await fillLabels(pool, { template: first.id, many: reserved, from: takeSerials(reserved) });
  const done = { status: "'delivered'", rollup: "'delivered'", delivered_at: 'now()', closed_at: 'now()' };
  await fillLabels(pool, { template: first.id, many: labels / 2, from: takeSerials(labels / 2), state: done });
  await pool.query('vacuum analyze label, label_state, label_entry, label_phone');
  console.log(`\n${labels} labels were filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);

  const queue = { product: 0, database: Math.floor(codes.length * productShare) };
  const bare = queue.database;
  const next = (side: keyof typeof queue): string => {
    if (side === 'product') return (queue.product < bare && codes[queue.product++]) || fail();
    // A bare statement moves a label again as well as the first time.
    if (queue.database === codes.length) queue.database = bare;
    return codes[queue.database++] ?? fail();
  };
  const many = (side: keyof typeof queue): string[] => Array.from({ length: bulk }, () => next(side));
  const bulkPlan = { ...plan, rounds: 5, seconds: Math.min(0.7, plan.seconds), warming: 0.7 };
  const shortPlan = { ...bulkPlan, rounds: 3, seconds: bulkPlan.seconds / 2, warming: 0.5 };
  const scanMany = async (body: object | string): Promise<void> => { applied(await call('POST', '/api/scan', body), bulk); };
  console.log(await contest({
    name: 'scan', goal: 0.7, product: async () => { applied(await call('POST', '/api/scan', { scans: [scanOf(next('product'))] }), 1); },
    database: () => oneStep(pool, next('database'), who),
  }, plan));
  const own = await ownRounds(pool, who, { template: first.id, ...spare });
  // Put together beforehand, as the parameters of the statements beside them are.
  const bodyOfMany = (): string => JSON.stringify({ scans: many('product').map(scanOf) });
  const bodies = Array.from({ length: bodiesMade }, bodyOfMany);
  console.log(await contest({
    name: `scan of ${bulk} codes`, goal: 0.8, product: () => scanMany(bodies.pop() ?? bodyOfMany()), database: own,
  }, bulkPlan));
  console.log(await contest({
    name: '  beside bare SQL', product: () => scanMany({ scans: many('product').map(scanOf) }),
    database: async () => { const given = many('database'); await pool.query({ name: 'move-many', text: sql.moveMany, values: [given, who.staff, who.branch, who.branch, given.map(() => randomUUID())] }); },
  }, shortPlan));
  const create = { name: 'create', text: sql.createLabel(await columns(pool, 'label', ['id', 'reference_id']), await columns(pool, 'label_state', ['label_id', 'entry_id'])) };
  console.log(await contest({
    name: 'create label', goal: 0.4, product: () => call('POST', '/api/label', wish),
    database: () => pool.query({ ...create, values: [first.id, makeTrackingCode('EX', takeSerials(1)), who.staff, who.branch] }),
  }, plan));
  const any = () => codes[Math.floor(Math.random() * codes.length)] ?? fail();
  console.log(await contest({
    name: 'look-up by code', goal: 0.16, product: () => call('GET', `/api/label/find?q=${any()}`), database: () => pool.query({ name: 'lookup', text: sql.lookup, values: [any()] }),
  }, plan));
  const page = () => call('GET', '/api/label?status=delivered&per_page=20');
  console.log(await contest({
    name: 'list of 20 + total', goal: 0.2, product: page,
    database: () => Promise.all([pool.query({ name: 'label-list', text: sql.list, values: ['delivered', who.branch] }), pool.query({ name: 'label-count', text: sql.count, values: ['delivered', who.branch] })]),
  }, plan));
  await files(pool, call, { token, url, memory, branch: who.branch });
  await growth(pool, call, page, { labels, more, template: first.id, state: done, plan });
  close();
}

function fail(): never {
  throw new Error('there are not enough labels for so many rounds');
}

/** The page and the search again with many more labels in the tables. */
async function growth(pool: pg.Pool, call: Call, page: () => Promise<unknown>, { labels, more, template, state, plan }: { labels: number; more: number; template: number; state: Record<string, string>; plan: Plan }): Promise<void> {
  const search = () => call('GET', `/api/label?per_page=20&search=${encodeURIComponent(['Thida 4', 'kyaw zin 9', '0944', '09431', 'Khin Mar'][Math.floor(Math.random() * 5)] ?? '')}`);
  const said = async (size: number) => {
    const [list, found] = [await rate(2, plan.seconds * 2, page), await rate(2, plan.seconds * 2, search)];
    console.log(`at ${String(size).padStart(8)} labels   list of 20 + total p50 ${list.p50.toFixed(1)} ms   search by part of a name or phone p50 ${found.p50.toFixed(1)} ms, p95 ${found.p95.toFixed(1)} ms`);
    return list.p50;
  };
  const before = await said(labels);
  if (more <= labels) return;
  await fillLabels(pool, { template, many: more - labels, from: takeSerials(more - labels), state });
  await pool.query('vacuum analyze label, label_state, label_entry, label_phone');
  const after = await said(more);
  console.log(`the page takes ${(after / before).toFixed(2)} times as long with ${(more / labels).toFixed(0)} times the labels (at most 1.50)`);
}

/** A file of 100,000 rows against COPY of the same, and what an Excel sheet of them does to the memory of the server. */
async function files(pool: pg.Pool, call: Call, { token, url, memory, branch }: { token: string; url: string; memory: () => number; branch: number }): Promise<void> {
  const rows = 100_000;
  const exported = async (format: string): Promise<number> => {
    const started = performance.now();
    const { data } = await call<{ data: { id: number } }>('POST', '/api/export', {
      list: 'labels', format, columns: ['tracking_code', 'merchant', 'destination_name', 'destination_township', 'cod_charge', 'status', 'holder_branch', 'status_at', 'created_at'], filters: { status: 'delivered' },
    });
    for (let state: ExportState = exportLife.initial; !hasFile(state); ) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const found = (await call<{ data: { id: number; status: ExportState }[] }>('GET', '/api/export?per_page=20')).data.find((one) => one.id === data.id);
      if (!found || !(hasFile(found.status) || isOpen(found.status))) throw new Error(`the export is ${found?.status ?? 'gone'}`);
      state = found.status;
    }
    await (await fetch(`${url}/api/export/${data.id}/file`, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' } })).arrayBuffer();
    return performance.now() - started;
  };
  const copied = async (): Promise<number> => {
    const client = new pg.Client(pool.options);
    await client.connect();
    const started = performance.now();
    await finished(client.query(copyTo(sql.copyOut(rows, branch))).resume());
    const took = performance.now() - started;
    await client.end();
    return took;
  };
  const rounds: { copy: number; csv: number }[] = [];
  for (let round = 0; round < 3; round++) rounds.push({ copy: await copied(), csv: await exported('csv') });
  const middle = (side: 'copy' | 'csv'): number => rounds.map((round) => round[side]).toSorted((one, other) => one - other)[1] ?? fail();
  const [copy, csv] = [middle('copy'), middle('csv')];
  const held = memory();
  let peak = held;
  const watching = setInterval(() => { peak = Math.max(peak, memory()); }, 50);
  const xlsx = await exported('xlsx');
  clearInterval(watching);
  console.log(`file of ${rows} rows   CSV ${(csv / 1000).toFixed(1)} s   COPY ${(copy / 1000).toFixed(1)} s   ratio ${(csv / copy).toFixed(2)} (at most 1.50)   Excel ${(xlsx / 1000).toFixed(1)} s, memory +${Math.round((peak - held) / 1_048_576)} MB (at most 100)`);
}

const scanOf = (code: string) => ({ scan_id: randomUUID(), tracking_code: code, scanned_at: new Date().toISOString() });

function applied(answer: unknown, count: number): void {
  const { data } = answer as { data: { result: string; message: string | null }[] };
  const wrong = data.find((one) => one.result !== 'applied');
  if (wrong || data.length !== count) throw new Error(`a scan was not applied: ${wrong?.message}`);
}

/**
 * The two statements by which the product itself reads and writes 500 scans, run bare: their parameters are put together beforehand, from what the
 * product made of one label of the same kind.
 */
async function ownRounds(pool: pg.Pool, who: { staff: number; branch: number }, { template, ids, codes }: { template: number } & Filled): Promise<() => Promise<void>> {
  const { rows: [made] } = await pool.query<LabelLife & { version: number; entry: NewEntry }>(`
    select s.*, (select to_jsonb(e) from label_entry e where e.label_id = s.label_id order by id desc limit 1) as entry from label_state s where s.label_id = $1`, [template]);
  if (!made) throw new Error('the label that was made has no state');
  const life = { ...(Object.fromEntries(lifeKeys.map((key) => [key, made[key]])) as unknown as LabelLife), previous: made.status, status: 'send_to_destination_branch' as const };
  const rounds = Array.from({ length: Math.floor(reserved / bulk) }, (_, round) => {
    const places = Array.from({ length: bulk }, (_, at) => round * bulk + at);
    const scans = places.map((at) => ({ code: codes[at] ?? fail(), scan_id: randomUUID(), branch_id: who.branch, staff_id: who.staff }));
    const entries = places.map((at, n): NewEntry => ({
      label_id: Number(ids[at]), status: life.status, viewable: true, at: new Date(), staff_id: who.staff, branch_id: who.branch, to_branch_id: made.deliver_branch_id, scan_id: scans[n]?.scan_id ?? null, before: made.entry.before ?? null,
    }));
    return { read: scannedStatement(scans), write: roundStatement({ changes: places.map((at) => ({ label_id: Number(ids[at]), version: made.version, life })), entries }, new Date()) };
  });
  return async () => {
    const round = rounds.pop() ?? fail();
    await pool.query({ name: 'own-read', text: round.read.text, values: [...round.read.values] });
    const { rowCount } = await pool.query({ name: 'own-write', text: round.write.text, values: [...round.write.values] });
    if (rowCount !== bulk) throw new Error(`${rowCount} of ${bulk} were written`);
  };
}

/** Lock, entry, state and commit, each a prepared statement of its own. */
async function oneStep(pool: pg.Pool, code: string, { staff, branch }: { staff: number; branch: number }): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ label_id: number }>({ name: 'lock', text: sql.lockState, values: [code] });
    const entry = await client.query<{ id: number }>({ name: 'entry', text: sql.addEntry, values: [rows[0]?.label_id, staff, branch, branch, randomUUID()] });
    await client.query({ name: 'state', text: sql.moveState, values: [rows[0]?.label_id, entry.rows[0]?.id] });
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** A label of a merchant of Yangon for Mandalay. */
async function labelWish(call: Call): Promise<object> {
  const { data: branches } = await call<{ data: { id: number; code: string }[] }>('GET', '/api/branch/all');
  const { data: towns } = await call<{ data: { id: number; type: string; branch_id: number | null }[] }>('GET', '/api/location/township');
  const town = towns.find((place) => place.type === 'township' && place.branch_id === branches.find((branch) => branch.code === 'MDY')?.id);
  if (!town) throw new Error('nobody delivers to Mandalay');
  return {
    source_phone: ['09781112223'], source_name: 'Shwe Shop', accept_type: 'walkin', destination_phone: ['09440012345'], destination_name: 'Daw Khin Mar Lar', destination_township: town.id, weight: 1,
    payment_type: 'sender_pay',
  };
}

async function columns(pool: pg.Pool, table: string, without: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = $1 and column_name <> all($2) order by ordinal_position', [table, without]);
  return rows.map((row) => row.name);
}
