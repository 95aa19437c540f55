import { randomUUID } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { buildApp } from '../app.ts';
import { demoPassword } from '../demo/demo-company.ts';
import { startEmbedded, type Embedded } from '../kernel/db/embedded.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { createPool } from '../kernel/db/pool.ts';
import { readSettings, type Settings } from '../kernel/settings.ts';
import { verifyLedger } from '../rooms/ledger/ledger.door.ts';
import { moveDemoIn } from './demo-state.ts';
import { askServer, ended, startBuiltServer, type ServerProcess } from './testing/server-process.ts';

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 600_000 });

/** Two app servers on a separate database, while users write. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-killed-'));
const settings = readSettings({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' }) as Settings;
let database: Embedded;
let pool: pg.Pool;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  database = await startEmbedded({ dataDir: folder, flags: ['-c', 'fsync=off', '-c', 'autovacuum=off'] });
  pool = createPool(database.url, { max: 4, applicationName: 'proof' });
  await migrate(pool);
  await moveDemoIn(pool, settings);
  servers.push(...(await Promise.all([startBuiltServer(database.url), startBuiltServer(database.url)])));
});
afterAll(async () => {
  await Promise.all(servers.map(({ child }) => ended(child)));
  await pool?.end();
  await database?.stop();
  const real = path.dirname(realpathSync(path.join(folder, 'postgres')));
  rmSync(real, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const kills = proofSize({ usual: 8, long: 60 });
const patient = { timeout: 120_000, interval: 100 } as const;
const row = async (text: string, values: unknown[] = []): Promise<Record<string, never>> =>
  (await pool.query(text, values)).rows[0];
const idOf = async (text: string): Promise<number> => Number((await row(text))?.['id']);

/** Repeats a call on any server with the same key until the product answers with its result. */
async function insist(token: string, method: string, at: string, body?: object, key = randomUUID()) {
  let turn = Math.floor(Math.random() * 2);
  return vi.waitFor(async () => {
    const { url = '' } = servers[(turn += 1) % servers.length] ?? {};
    const answer = await askServer(url, method, at, { token, ...(body ? { body } : {}), key });
    // 429 means that earlier files of the owner still wait for an unavailable database.
    if (answer.status >= 500 || answer.status === 429 || codeOf(answer) === 'busy')
      throw new Error(`${at}: ${answer.status}`);
    if (answer.status >= 400) refused.push(`${at}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }, patient);
}
const refused: string[] = [];
const codeOf = ({ body }: { readonly body: object }) => (body as { code?: string }).code;

interface Kind {
  readonly name: string;
  /** Query that counts the records with this mark. */
  readonly recount: string;
}
/** A record written by one call. */
interface Single extends Kind {
  /** Writes one record with this mark. */
  readonly write: (mark: string, n: number) => Promise<unknown>;
}

const signIn = async (name: string): Promise<string> => {
  const body = { user_name: name, password: demoPassword };
  return (await askServer(servers[0]?.url ?? '', 'POST', '/api/login', { body })).body.token;
};

async function kindsOfWork(): Promise<readonly Single[]> {
  // Money orders and expenses use separate tills, because the balance of the other one goes to the bank as a whole.
  const [clerk, seller, buyer] = [await signIn('staff'), await signIn('mdy.staff'), await signIn('mdy.manager')];
  const [home, away] = [
    await idOf(`select id from branch where code = 'YGN'`),
    await idOf(`select id from branch where code = 'MDY'`),
  ];
  const townships = (await pool.query(`select id from place where type = 'township' order by id limit 2`)).rows;
  for (const [at, branch] of [home, away].entries())
    await pool.query('update place set branch_id = $2, town_id = id where id = $1', [townships[at].id, branch]);
  const category = await idOf(`select id from expense_category where name_en = 'Repair'`);
  const label = async (mark: string) =>
    (
      await insist(clerk, 'POST', '/api/label', {
        source_phone: ['09791234567'],
        source_name: mark,
        source_township: townships[0].id,
        destination_phone: ['09440012345'],
        destination_name: 'ဒေါ်ခင်မာလာ',
        destination_township: townships[1].id,
        weight: 1,
        payment_type: 'sender_pay',
      })
    ).data as { tracking_code: string };
  const { data: terms } = await askServer(servers[0]?.url ?? '', 'GET', '/api/emo/terms', { token: seller }).then(
    ({ body }) => body as unknown as { data: { steps: { up_to: number; fee: number }[] } },
  );
  const fee = terms.steps.find(({ up_to }) => up_to >= 10_000)?.fee;
  return [
    {
      name: 'money orders',
      recount: 'select count(*)::int as n from emo where payee_name = $1',
      write: (mark, n) => {
        const digits = String(n).padStart(6, '0');
        return insist(seller, 'POST', '/api/emo', {
          sender_name: 'Sender',
          sender_phone: `0979${digits}1`,
          sender_nrc: `12/OUKAMA(N)${digits}`,
          payee_name: mark,
          payee_phone: `0978${digits}1`,
          payee_nrc: `9/MAHAMA(N)${digits}`,
          amount: 10_000,
          emo_fee: fee,
          pay_branch_id: home,
          remark: null,
        });
      },
    },
    { name: 'labels', recount: 'select count(*)::int as n from label where source_name = $1', write: label },
    {
      name: 'scans that take a parcel and its cash in',
      recount: 'select count(*)::int as n from label_entry where scan_id = $1',
      write: async (mark) => {
        const { tracking_code } = await label(`of ${mark}`);
        // Needs no key: the scan's id makes it idempotent.
        const scans = [{ scan_id: mark, tracking_code, scanned_at: new Date().toISOString() }];
        const { data } = await insist(clerk, 'POST', '/api/scan', { scans });
        const [scanned] = data as unknown as { result: string; code: string }[];
        if (scanned?.result === 'refused') refused.push(`scan: ${scanned.code}`);
      },
    },
    {
      name: 'expenses that are paid out of the till',
      recount: `select count(*)::int as n from expense where vendor = $1`,
      write: (mark) =>
        insist(buyer, 'POST', '/api/expense', {
          category_id: category,
          vendor: mark,
          vendor_phone: null,
          amount: 100,
          receipt: null,
          pay_now: true,
        }),
    },
  ];
}

/** A courier's cash, its way into the bank and out of it to a merchant: one parcel after the other, each step by the user responsible. */
async function cashAndPayments() {
  const names = ['staff', 'postman', 'supervisor', 'accountant', 'finance', 'owner', 'manager'] as const;
  const tokens = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await signIn(name)] as const)),
  ) as Record<(typeof names)[number], string>;
  const call = async <Data>(who: (typeof names)[number], method: string, at: string, body?: object): Promise<Data> =>
    (await insist(tokens[who], method, at, body)).data as Data;
  const [merchant] = (
    await pool.query<{ id: number; name: string; phone: string[] }>(
      `select id, customer_name as name, phones as phone from customer
       where type = 'merchant' and status = 'active' and branch_id = $1 order by id limit 1`,
      [await idOf(`select id from branch where code = 'YGN'`)],
    )
  ).rows;
  const account = { bank: 'AYA', bank_holder: 'Ma Thida', bank_account: '20009912345678' };
  await call('manager', 'POST', `/api/merchant/${merchant?.id}/bank`, account);
  const bank_id = await idOf(`select max(id) as id from customer_bank where bank_account = '${account.bank_account}'`);
  await call('owner', 'POST', `/api/merchant/${merchant?.id}/bank/confirm`, { bank_id });
  const { id: courier } = await call<{ id: number }>('postman', 'GET', '/api/active_account');
  const home = await idOf(`select p.id from place p join branch b on b.id = p.branch_id
    where b.code = 'YGN' and p.type = 'township' order by p.id limit 1`);
  const counts: Kind = { name: 'counts of cash', recount: 'select count(*)::int as n from journal where key = $1' };
  const deposits: Kind = {
    name: 'cash sent to the bank',
    recount: 'select count(*)::int as n from cash_handover where slip_no = $1',
  };
  const payments: Kind = {
    name: 'payments to a merchant',
    recount: 'select count(*)::int as n from clearance_payment where clearance_id = $1::bigint',
  };
  const round = async (mark: string, done: (kind: Kind, mark: string) => void): Promise<void> => {
    const label = await call<{ id: number; tracking_code: string }>('staff', 'POST', '/api/label', {
      merchant_id: merchant?.id,
      source_phone: merchant?.phone.slice(0, 2),
      source_name: merchant?.name,
      accept_type: 'cod',
      cod_amount: 30_000,
      payment_type: 'from_cod',
      destination_phone: ['09440012345'],
      destination_name: mark,
      destination_township: home,
      weight: 1,
    });
    for (const [who, status, extra] of [
      ['staff', 'accept_from_origin_branch', {}],
      ['staff', 'send_to_destination_address', { to_staff_id: courier }],
      ['postman', 'delivered', {}],
    ] as const) {
      const scan_id = `${mark}-${status}`;
      const { tracking_code } = label;
      const scan = { scan_id, tracking_code, status, scanned_at: new Date().toISOString(), ...extra };
      const [scanned] = await call<{ result: string; code: string }[]>(who, 'POST', '/api/scan', { scans: [scan] });
      if (scanned?.result === 'refused') refused.push(`${status}: ${scanned.code}`);
    }
    const handover = await call<{ id: number; label_count: number }>('postman', 'POST', '/api/cash-handover', {});
    const counted = handover.label_count * 30_000;
    await call('supervisor', 'POST', `/api/cash-handover/${handover.id}/count`, { counted });
    done(counts, `arrived:${handover.id}`);
    const [till] = await call<{ balance: number }[]>('supervisor', 'GET', '/api/cash-handover/branch-cash');
    const declared = till?.balance;
    const slip = { kind: 'bank', declared, slip_no: mark };
    const sent = await call<{ id: number }>('supervisor', 'POST', '/api/cash-handover/send', slip);
    done(deposits, mark);
    await call('finance', 'POST', `/api/cash-handover/${sent.id}/count`, { counted: declared });
    done(counts, `arrived:${sent.id}`);
    const ready = await call<{
      figures: { actual_clearance_cod: number };
      lines: { label_id: number; role: string }[];
    }>('accountant', 'GET', `/api/cod-clearance/ready/detail?customer_id=${merchant?.id}`);
    const label_ids = ready.lines.filter(({ role }) => role === 'cod').map(({ label_id }) => label_id);
    const expected_net = ready.figures.actual_clearance_cod;
    const wanted = { customer_id: merchant?.id, label_ids, expected_net };
    let clearance = await call<{
      id: number;
      version: number;
      actual_clearance_cod: number;
      paid_today: number;
      approval_limit: number;
    }>('accountant', 'POST', '/api/cod-clearance', wanted);
    const at = `/api/cod-clearance/${clearance.id}`;
    if (clearance.actual_clearance_cod + clearance.paid_today > clearance.approval_limit)
      clearance = await call('owner', 'POST', `${at}/approve`, { version: clearance.version });
    const payment = { version: clearance.version, method: 'bank', bank_id, received_amount: expected_net };
    await call('finance', 'POST', `${at}/pay`, payment);
    done(payments, String(clearance.id));
  };
  return { kinds: [counts, deposits, payments], round };
}

/** Ends the database with a signal and waits until its replacement answers. */
async function endDatabase(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
  const { pid } = database;
  process.kill(pid, signal);
  // Sessions of the killed database may still answer for a moment.
  await vi.waitFor(() => expect(database.pid).not.toBe(pid), patient);
  await vi.waitFor(() => pool.query('select 1'), patient);
}

const endConnection = async (which: string): Promise<void> =>
  void (await pool.query(
    `select pg_terminate_backend(pid) from (select pid from pg_stat_activity where datname = current_database()
      and application_name like 'waybill%' order by ${which}, random() limit 1) one`,
  ));

/** Processes that are killed in turn; their work at that moment is random. */
const targets: Readonly<Record<string, (n: number) => Promise<void>>> = {
  'a connection at work': () => endConnection(`state = 'active' desc`),
  'the database': () => endDatabase('SIGKILL'),
  'a server': async (n) => {
    const at = (n >> 2) % servers.length;
    const { child } = servers[at] as ServerProcess;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    servers[at] = await startBuiltServer(database.url);
  },
  'the database, told to stop': () => endDatabase('SIGINT'),
};

test('O-07 C-02 N-22 Q-05 whatever is killed under labels, scans, money orders and expenses: who was not killed goes on, and what was acknowledged is there once', async () => {
  const kinds = await kindsOfWork();
  const acknowledged: { readonly kind: Kind; readonly mark: string }[] = [];
  let isOver = false;
  let serial = 0;
  const person = async () => {
    while (!isOver) {
      const n = (serial += 1);
      const kind = kinds[n % kinds.length] as Single;
      const mark = `chaos-${String(n).padStart(6, '0')}`;
      await kind.write(mark, n);
      acknowledged.push({ kind, mark });
    }
  };
  // Money comes into the till before some of it leaves.
  await kinds[0]?.write('chaos-first', 0);
  const cash = await cashAndPayments();
  const cashier = async () => {
    for (let n = 0; !isOver; n++)
      await cash.round(`chaos-cash-${n}`, (kind, mark) => acknowledged.push({ kind, mark }));
  };
  const people = [...Array.from({ length: 4 }, person), cashier()];
  const files: number[] = [];
  const owner = await signIn('owner');
  const killed: Record<string, number> = {};
  for (let n = 0; n < kills; n++) {
    const order = { list: 'staff', format: n % 2 ? 'csv' : 'xlsx', columns: ['user_name'], filters: {} };
    files.push(Number((await insist(owner, 'POST', '/api/export', order)).data['id']));
    const [name, kill] = Object.entries(targets)[n % 4] as [string, (n: number) => Promise<void>];
    await kill(n);
    killed[name] = (killed[name] ?? 0) + 1;
    expect(refused).toEqual([]);
    const before = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 3), patient);
    expect([n, servers.map(({ child }) => [child.exitCode, child.signalCode])]).toEqual([
      n,
      [
        [null, null],
        [null, null],
      ],
    ]);
  }
  isOver = true;
  await Promise.all(people);
  expect(refused).toEqual([]);
  const ready = async () =>
    (await row(`select count(*)::int as n from export where id = any($1) and status <> 'ready'`, [files]))['n'];
  await vi.waitFor(async () => expect(await ready()).toBe(0), { timeout: 300_000, interval: 500 });
  const counts: [string, number][] = [];
  for (const { kind, mark } of acknowledged) {
    const { n } = (await pool.query<{ n: number }>(kind.recount, [mark])).rows[0] as { n: number };
    if (n !== 1) counts.push([`${kind.name} ${mark}`, n]);
  }
  expect(counts).toEqual([]);
  const app = await buildApp({ pool: createPool(database.url), settings, worksOnJobs: false });
  expect(await verifyLedger(app.waybill.db)).toEqual([]);
  const [postings] = (await app.waybill.services.pool.query('select count(*)::int as n from journal')).rows;
  const byKind = Object.fromEntries(
    [...kinds, ...cash.kinds].map(({ name }) => [name, acknowledged.filter(({ kind }) => kind.name === name).length]),
  );
  const figures = { killed, acknowledged: byKind, exports: files.length, journals: postings.n };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  await app.close();
});
