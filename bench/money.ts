import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import pg from 'pg';
import { multipart } from '../server/src/kernel/testing/multipart.ts';
import { labelsOf, merchantOf, scan } from './clearance.ts';
import { signedIn, type Call } from './client.ts';
import {
  fillAtGates,
  fillAtPost,
  fillHistory,
  fillOwed,
  fillPostings,
  fillReady,
  openBooks,
  type MoneyFill,
} from './fill-money.ts';
import { median, rate } from './measure.ts';
import { keepNumbersFree } from './money-numbers.ts';
import { wanted } from './goals.ts';

interface Made<Data> {
  readonly data: Data;
}
interface Versioned {
  readonly id: number;
  readonly version: number;
  readonly status: string;
}
interface Person {
  readonly call: Call;
  readonly close: () => void;
  readonly token: string;
}
/** The median time of a page in milliseconds, and its ratio to work whose time does not depend on the stored data. */
interface Speed {
  readonly page: number;
  readonly beside: number;
}
interface Desk {
  readonly pool: pg.Pool;
  readonly url: string;
  readonly fill: MoneyFill;
  readonly bank: number;
  readonly people: Readonly<Record<'accountant' | 'owner' | 'finance', Person>>;
}

/** Returns how many days a history of `labels` labels covers; more labels make it begin earlier. */
const daysOf = (labels: number): number => 1 + Math.round(labels / 1_100);
/** Merchants of the history. Open work is the same at both sizes: an operator has no more of it after five years than after one. */
const merchants = Number(process.env['BENCH_MERCHANTS'] ?? 2_000);
const documentLines = Number(process.env['BENCH_DOCUMENT'] ?? 5_000);
const remittanceLines = Number(process.env['BENCH_REMITTANCE'] ?? 10_000);
const owed = 2_000;

/**
 * Measures money at two sizes of the history: documents and remittances made and booked, the pages that users wait for, and the check of the ledger.
 * Needs a fresh demo operator.
 */
export async function benchMoney(
  pool: pg.Pool,
  { databaseUrl, url }: { readonly databaseUrl: string; readonly url: string },
  { labels, more, postings }: { readonly labels: number; readonly more: number; readonly postings: number },
): Promise<void> {
  await keepNumbersFree(pool);
  const desk = await openDesk(pool, url);
  // The fills keep all invariants, which the check at the end proves; the database does not check each row meanwhile.
  const quick = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c session_replication_role=replica' });
  await fillOwed(pool, desk.fill, owed);
  await fillReady(pool, desk.fill, 2 * owed, 'all');
  await fillAtGates(pool, desk.fill, 500);
  console.log(
    `\nmoney: ${merchants} merchants; open at both sizes: ${2 * owed} COD ready, ${owed} on credit, ${owed} returns, ${owed} to give back, 500 at gates; load of the machine ${load()}`,
  );
  const pages = new Map<string, Speed[]>();
  let filled = 0;
  for (const size of [labels, more]) {
    if (size <= filled) continue;
    const began = performance.now();
    await fillHistory(quick, desk.fill, size - filled, { from: daysOf(size), to: daysOf(filled) });
    filled = size;
    await settle(pool);
    const { rows } = await pool.query<{ n: number }>('select count(*) as n from posting');
    console.log(
      `\n${size} labels, ${rows[0]?.n} postings (filled in ${seconds(began)}); load ${load()}\n${await remittance(desk)}\n${await documents(desk)}`,
    );
    await settle(pool);
    await measurePages(desk, pages);
  }
  for (const [name, [small, large]] of pages)
    if (small && large)
      console.log(
        `${name.padEnd(30)} ${small.page.toFixed(1).padStart(6)} ms, then ${large.page.toFixed(1).padStart(6)} ms: ${wanted(name, large.page / small.page, { most: 1.5 }, 2)} times, beside work that reads no table ${(large.beside / small.beside).toFixed(2)} times`,
      );
  if (postings > 0) {
    console.log(`${await fillPostings(quick, desk.fill, postings)} postings; load ${load()}`);
    await settle(pool);
  }
  console.log(await verify(pool, databaseUrl));
  for (const { close } of Object.values(desk.people)) close();
  await quick.end();
}

const load = (): string =>
  os
    .loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');
const seconds = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;

async function openDesk(pool: pg.Pool, url: string): Promise<Desk> {
  const [clerk, manager, postman, accountant, owner, finance] = (await Promise.all(
    ['staff', 'manager', 'postman', 'accountant', 'owner', 'finance'].map((name) => signedIn(url, 1, name)),
  )) as [Person, Person, Person, Person, Person, Person];
  const { merchant, bank } = await merchantOf(manager.call, owner.call, clerk.call);
  const { data: me } = await postman.call<Made<{ id: number }>>('GET', '/api/active_account');
  const { data: teller } = await clerk.call<Made<{ id: number; branch: { id: number } }>>('GET', '/api/active_account');
  const codes = await labelsOf(clerk.call, merchant, 1);
  await scan(clerk.call, codes, 'accept_from_origin_branch');
  await scan(clerk.call, codes, 'send_to_destination_address', { to_staff_id: me.id });
  await scan(postman.call, codes, 'delivered');
  const { rows } = await pool.query<{ id: number }>('select id from label where tracking_code = $1', [codes[0]]);
  for (const { close } of [clerk, manager, postman]) close();
  const model = {
    label: Number(rows[0]?.id),
    merchant,
    branch: teller.branch.id,
    courier: me.id,
    clerk: teller.id,
  };
  return { pool, url, bank, fill: await openBooks(pool, model, merchants), people: { accountant, owner, finance } };
}

/** Does the database's nightly work: vacuum, statistics, folded balances, checkpoint. */
async function settle(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into account_balance (account_id, upto, balance)
     select p.account_id, m.upto, sum(p.amount)::bigint from posting p, (select max(id) as upto from posting) m group by 1, 2
     on conflict (account_id) do update set upto = excluded.upto, balance = excluded.balance`,
  );
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<[Answer, string]> {
  const began = performance.now();
  return [await work(), `${((performance.now() - began) / 1000).toFixed(2)} s`];
}

/** Clears all that is ready of the merchant whose parcels the mail post has paid, document by document: opened, made, approved and paid. */
async function documents({ fill, bank, people: { accountant, owner, finance } }: Desk): Promise<string> {
  const { merchant, label: model } = fill.model;
  const report: string[] = [];
  for (;;) {
    const [{ data: ready }, seen] = await timed(() =>
      accountant.call<Made<{ lines: { label_id: number; net: number }[] }>>(
        'GET',
        `/api/cod-clearance/ready/detail?customer_id=${merchant}`,
      ),
    );
    // The model stays unpaid: the next fills copy it.
    const lines = ready.lines.filter(({ label_id }) => label_id !== model).slice(0, documentLines);
    if (lines.length === 0) return report.join('\n');
    const net = lines.reduce((sum, line) => sum + line.net, 0);
    const began = performance.now();
    const [{ data: made }, making] = await timed(() =>
      accountant.call<Made<Versioned>>('POST', '/api/cod-clearance', {
        customer_id: merchant,
        label_ids: lines.map(({ label_id }) => label_id),
        expected_net: net,
      }),
    );
    const { data: approved } = await owner.call<Made<Versioned>>('POST', `/api/cod-clearance/${made.id}/approve`, {
      version: made.version,
    });
    const [{ data: paid }, paying] = await timed(() =>
      finance.call<Made<Versioned>>('POST', `/api/cod-clearance/${made.id}/pay`, {
        version: approved.version,
        method: 'bank',
        bank_id: bank,
        received_amount: net,
      }),
    );
    report.push(
      `document of ${lines.length} parcels (${paid.status}): looked at in ${seen}, made in ${making}, paid in ${paying} (both: wanted below 2 s), with the approval ${seconds(began)}`,
    );
  }
}

/** Imports the mail post's payment file: taken and matched, and confirmed by another user. */
async function remittance({ pool, fill, url, people: { accountant, finance } }: Desk): Promise<string> {
  const lines = await fillAtPost(pool, fill, remittanceLines);
  await pool.query('analyze label_cash, post_parcel, label_state, open_item');
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  const content = ['Tracking No,COD Amount', ...lines.map(({ code, amount }) => `${code},${amount}`)].join('\n');
  const form = await multipart({
    file: { name: 'remittance.csv', content },
    reference: 'bench',
    paid_on: new Date().toISOString().slice(0, 10),
    bank_amount: sum,
    mmpost_charge: 0,
  });
  const [made, matching] = await timed(async () => {
    const answer = await fetch(`${url}/api/remittance`, {
      method: 'POST',
      headers: { ...form.headers, authorization: `Bearer ${accountant.token}` },
      body: form.payload as never,
    });
    if (!answer.ok) throw new Error(`the remittance was answered with ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as Made<Versioned & { counts: Record<string, number> }>).data;
  });
  if (made.counts['matched'] !== lines.length) throw new Error(`matched are ${JSON.stringify(made.counts)}`);
  const [, confirming] = await timed(() =>
    finance.call('POST', `/api/remittance/${made.id}/confirm`, { version: made.version }),
  );
  return `remittance of ${lines.length} lines: taken and matched in ${matching} (wanted below 5 s), booked in ${confirming}`;
}

/** Measures the pages that users wait for, one after the other by one user; each beside work that reads no table. */
async function measurePages({ pool, fill, people: { finance } }: Desk, pages: Map<string, Speed[]>): Promise<void> {
  const { rows } = await pool.query<{ id: number }>('select id from bank_account where is_default');
  const bank = rows[0]?.id;
  const yesterday = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const list = 'per_page=20';
  const routes: Readonly<Record<string, string>> = {
    'COD ready': `/api/cod-clearance/ready?${list}`,
    'COD ready, sums': '/api/cod-clearance/ready/totals',
    'return ready': `/api/return-clearance/ready?${list}`,
    credit: `/api/credit?${list}`,
    'credit, sums': '/api/credit/totals',
    'gate parcels': `/api/gate-collection/parcels?${list}`,
    'gate parcels, not confirmed': `/api/gate-collection/parcels?${list}&waits_for=not_confirmed`,
    'gate parcels of a merchant': `/api/gate-collection/merchant/${fill.merchants[0]}`,
    documents: `/api/cod-clearance?${list}`,
    balances: '/api/ledger/balance',
    'list of accounts': `/api/ledger/account?${list}`,
    'statement of a merchant': `/api/ledger/statement?customer_id=${fill.merchants[0]}&${list}`,
    'statement of the bank': `/api/ledger/statement?account_id=${fill.accounts.bank}&${list}`,
    'bank accounts': `/api/bank-account?${list}`,
    reconciliation: `/api/bank-account/${bank}/reconciliation`,
    'reconciliation, a month ago': `/api/bank-account/${bank}/reconciliation?day=${yesterday}`,
  };
  const numbers = () => pool.query({ name: 'numbers', text: 'select count(*) from generate_series(1, 30000)' });
  const turn = Number(process.env['BENCH_SECONDS'] ?? 1.5);
  for (const [name, route] of Object.entries(routes)) {
    await rate(1, turn / 2, () => finance.call('GET', route));
    const rounds: Speed[] = [];
    for (let round = 0; round < 5; round++) {
      const { p50 } = await rate(1, turn / 3, () => finance.call('GET', route));
      rounds.push({ page: p50, beside: p50 / (await rate(1, turn / 6, numbers)).p50 });
    }
    const p50 = median(rounds.map(({ page }) => page));
    pages.set(name, [...(pages.get(name) ?? []), { page: p50, beside: median(rounds.map(({ beside }) => beside)) }]);
    console.log(`  ${name.padEnd(32)} p50 ${p50.toFixed(1).padStart(7)} ms`);
  }
}

/** Runs `npm run ops -- verify-ledger` as a separate process. */
async function verify(pool: pg.Pool, databaseUrl: string): Promise<string> {
  const { rows } = await pool.query<{ n: number }>('select count(*) as n from posting');
  const began = performance.now();
  let memory = 0;
  const [status, output] = await new Promise<[number, string]>((resolve) => {
    const child = execFile(
      process.execPath,
      ['server/dist/ops.js', 'verify-ledger'],
      { env: { ...process.env, DATABASE_URL: databaseUrl, DEMO: '0' } },
      (error, stdout, stderr) => {
        clearInterval(watching);
        resolve([error ? 1 : 0, `${stdout}${stderr}`.trim()]);
      },
    );
    const watching = setInterval(() => {
      memory = Math.max(memory, peakOf(child.pid));
    }, 100);
  });
  return `verify-ledger over ${rows[0]?.n} postings: ${seconds(began)} (wanted below 30), ${Math.round(memory / 1024)} MB (wanted below 300), status ${status}, "${output.slice(0, 400)}"; load ${load()}`;
}

/** Returns the peak memory of a process, in kB. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
