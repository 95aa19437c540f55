import { benchPortals } from './portals.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { demoAccounts, demoPassword } from '../server/src/demo/demo-company.ts';
import { startEmbedded } from '../server/src/kernel/db/embedded.ts';
import { benchAge, type AgeMachine } from './age.ts';
import { benchBackup } from './backup.ts';
import { benchChannels } from './channel-statement.ts';
import { benchChat } from './chat.ts';
import { benchDays } from './days.ts';
import { measureClearance } from './clearance.ts';
import { caller, signedIn } from './client.ts';
import { benchEcho } from './echo.ts';
import { benchFloor } from './floor.ts';
import { reportMisses } from './goals.ts';
import { benchKeys } from './keys.ts';
import { benchLabels } from './labels.ts';
import { measureAccounts } from './lists.ts';
import { benchMessages, QuickProvider } from './messages.ts';
import { benchMoney } from './money.ts';
import { byDriver, contest } from './measure.ts';
import { measureOrderSheet } from './order-sheet.ts';
import { benchPublicPages } from './public-pages.ts';
import { benchWebhooks } from './webhooks.ts';
import * as sql from './statements.ts';

const lanes = 8;
const accounts = 20_000;
// Many short rounds: the pace of a shared machine changes within seconds, and the median of seven short rounds is steadier than that of three long
// ones.
const seconds = Number(process.env['BENCH_SECONDS'] ?? 1.5);
const plan = { lanes, seconds, rounds: 7, warming: 6 * seconds };

/** Cleans up after a killed run (`tools/lib/caretaker.mjs`). */
interface Caretaker {
  mind(kind: 'process' | 'folder', what: number | string): void;
  done(): void;
}

/** Measures sign-in, lists, records, labels and scans, through the product and as bare SQL, in one run on one machine. */
export async function bench(caretaker: Caretaker): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-bench-'));
  chmodSync(folder, 0o711);
  caretaker.mind('folder', folder);
  const provider = await QuickProvider.open();
  const machine = machineOn(folder, caretaker, provider);
  try {
    if (process.env['BENCH_ONLY'] === 'age')
      await benchAge(machine, {
        sizes: (process.env['BENCH_LABELS'] ?? '200000,1000000').split(',').map(Number),
        seconds,
      });
    else if (process.env['BENCH_ONLY'] === 'backup')
      await benchBackup(machine, folder, { labels: Number(process.env['BENCH_LABELS'] ?? 1_000_000) });
    else if (process.env['BENCH_ONLY'] === 'days') await days(machine);
    else {
      const site = await machine.open();
      try {
        await measure({ ...site, provider }, site.memory);
        console.log(`memory of the app server after the run: ${Math.round(site.memory() / 1_048_576)} MB`);
      } finally {
        await site.stop();
      }
      if (process.env['BENCH_ONLY'] === undefined)
        await days(machineOn(path.join(folder, 'days'), caretaker, provider));
    }
  } finally {
    provider.close();
    rmSync(folder, { recursive: true, force: true });
    caretaker.done();
    reportMisses();
  }
}

/** Ends with status 1 when a goal was missed. */
async function days(machine: AgeMachine): Promise<void> {
  const sizes = (process.env['BENCH_DAYS'] ?? '2700,20000,60000').split(',').map(Number);
  await benchDays(machine, { sizes, seconds });
}

/** Starts a database in this folder, alone or with a server. */
function machineOn(folder: string, caretaker: Caretaker, provider: QuickProvider): AgeMachine {
  const database = async (flags: readonly string[], name = 'operator') => {
    const started = await startEmbedded({ dataDir: path.join(folder, name), flags });
    caretaker.mind('process', started.pid);
    return started;
  };
  return {
    database,
    open: async () => {
      const { url: databaseUrl, pid, stop } = await database([]);
      const server = await startServer(databaseUrl, provider.url, path.join(folder, 'server.log'));
      caretaker.mind('process', server.pid);
      return {
        databaseUrl,
        url: server.url,
        memory: server.memory,
        pids: { server: server.pid, database: pid },
        stop: async () => {
          await server.stop();
          await stop();
        },
      };
    },
  };
}

async function measure(
  { databaseUrl, url, provider }: { databaseUrl: string; url: string; provider: QuickProvider },
  memory: () => number,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: lanes });
  // The query throws the error; the end of its connection needs no message.
  pool.on('error', () => {});
  const only = process.env['BENCH_ONLY'];
  if (only === undefined || only === 'people') await people(pool, url);
  if (only === undefined || only === 'channels') await benchChannels({ databaseUrl, url });
  if (only === undefined || only === 'chat') await benchChat(pool, url);
  if (only === undefined || only === 'floor') await benchFloor(pool, { url, memory });
  if (only === undefined || only === 'portals') await benchPortals(pool, { url, memory });
  if (only === undefined || only === 'floor' || only === 'echo') await benchEcho(url);
  if (only === undefined || only === 'public-pages') await benchPublicPages(pool, { url });
  if (only === undefined || only === 'webhooks') await benchWebhooks(pool, { url });
  if (only === undefined || only === 'keys') await benchKeys(pool, { url });
  if (only === undefined || only === 'messages')
    await benchMessages(pool, { url, provider }, { messages: Number(process.env['BENCH_MESSAGES'] ?? 10_000) });
  if (only === undefined || only === 'labels')
    await benchLabels(
      pool,
      { databaseUrl, url, memory },
      {
        labels: Number(process.env['BENCH_LABELS'] ?? 200_000),
        more: Number(process.env['BENCH_MORE_LABELS'] ?? 1_000_000),
        plan,
      },
    );
  // Runs only on request: it fills its own history.
  if (only === 'money')
    await benchMoney(
      pool,
      { databaseUrl, url },
      {
        labels: Number(process.env['BENCH_LABELS'] ?? 200_000),
        more: Number(process.env['BENCH_MORE_LABELS'] ?? 1_000_000),
        postings: Number(process.env['BENCH_POSTINGS'] ?? 10_000_000),
      },
    );
  await pool.end();
}

/** Measures sign-in, one record and a list of accounts. */
async function people(pool: pg.Pool, url: string): Promise<void> {
  await pool.query(
    `insert into staff (user_name, name, role_slug, user_type, branch_id, locale, status, password_hash, search_key, created_at, updated_at)
     select 'bench' || n, 'Bench ' || n, 'staff', 'fcs', (select min(id) from branch), 'mm', case
       when n % 20 = 0 then 'suspend'
       else 'active'
       end, '-', 'bench' || n, now(), now()
     from generate_series(1, $1::int) n`,
    [accounts],
  );
  await pool.query('vacuum analyze staff');
  const guest = caller(url, lanes);
  const { call, close, token } = await signedIn(url, lanes, 'superadmin');
  const hash = createHash('sha256').update(token).digest();
  const id = (await pool.query("select id from staff where user_name = 'bench777'")).rows[0].id as number;
  const named = (name: string, text: string, values: unknown[]) => pool.query({ name, text, values });

  console.log(
    `${accounts} accounts, ${lanes} connections, ${plan.rounds} interleaved rounds of ${plan.seconds} s; "database" is the same SQL by the plain driver with named statements`,
  );
  console.log(
    await contest(
      {
        name: 'one record',
        product: () => call('GET', `/api/staff/${id}`),
        database: byDriver(async () => {
          await named('session', sql.session, [hash]);
          await named('detail', sql.staffDetail, [id]);
        }),
      },
      plan,
    ),
  );
  console.log(
    await contest(
      {
        name: 'list of 20 + total',
        product: () => call('GET', '/api/staff?status=suspend&per_page=20'),
        database: byDriver(async () => {
          await named('session', sql.session, [hash]);
          await Promise.all([named('list', sql.staffList, ['suspend']), named('count', sql.staffCount, ['suspend'])]);
        }),
      },
      plan,
    ),
  );
  await measureAccounts(call, plan);
  // Each connection signs in a different user: an account allows only few attempts at once.
  let turn = 0;
  const nextUser = () => demoAccounts[(turn += 1) % demoAccounts.length]?.user_name;
  console.log(
    await contest(
      {
        name: 'sign-in',
        product: () => guest.call('POST', '/api/login', { user_name: nextUser(), password: demoPassword }),
        database: byDriver(async () => {
          const { rows } = await named('find', sql.findLogin, ['u:owner', 'e:owner']);
          await named('touch', sql.touchLogin, [rows[0].id]);
          await named('session-new', sql.newSession, [randomBytes(32), rows[0].id]);
        }),
      },
      plan,
    ),
  );
  console.log(await measureOrderSheet(url, token));
  console.log(await measureClearance(url));
  close();
  guest.close();
}

async function startServer(
  databaseUrl: string,
  gatewayUrl: string,
  log: string,
): Promise<{ url: string; pid: number; memory: () => number; stop: () => Promise<void> }> {
  // As `npm start` runs it, with its whole log: into a file, because a reading program would use part of the cores.
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const flags = scripts.start.split(' ').filter((part) => part.startsWith('--'));
  const child = spawn(process.execPath, [...flags, 'server/dist/main.js'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      DEMO: '1',
      DEMO_LABELS: '0',
      REQUESTS_PER_MINUTE: '0',
      WEBHOOK_HOSTS: '127.0.0.1',
      SMS_GATEWAY_URL: gatewayUrl,
    },
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  });
  const url = await addressIn(log, child);
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readStatus(child.pid))?.[1] ?? 0) * 1024;
  return {
    url,
    pid: child.pid ?? 0,
    memory,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Returns the address at which the server listens. @throws when it ends before */
async function addressIn(log: string, child: ChildProcess): Promise<string> {
  for (;;) {
    const found = /http:\/\/[\d.]+:\d+/.exec(readFileSync(log, 'utf8'));
    if (found) return found[0];
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await pause(50);
  }
}

function readStatus(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
