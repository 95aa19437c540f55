/**
 * Exercises a failover with the files of this folder: two database machines with Patroni, three etcd, two app servers, each a network namespace of this
 * machine. Under load it moves the primary, kills it, cuts its network, and kills an app server; it counts acknowledged writes and compares them with the
 * database. Needs root, iproute2, and Debian's postgresql, patroni and etcd-server; run `node tools/build.mjs` before. Takes about five minutes.
 *
 * Usage: sudo node deploy/ha/exercise.mjs [FOLDER]
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const here = import.meta.dirname;
const root = path.join(here, '../..');
const folder = process.argv[2] ?? mkdtempSync(path.join(os.tmpdir(), 'waybill-ha-'));
const prefix = 'wbha';
const password = 'exercise';
const owner = { user_name: 'owner', password: 'a long password' };
const machines = { db1: 11, db2: 12, witness: 13, app1: 21, app2: 22 };
const addressOf = (name) => `10.47.0.${machines[name]}`;
const databaseUrl = `postgres://waybill:${password}@${addressOf('db1')},${addressOf('db2')}/waybill`;

const run = (command, ...words) =>
  execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const quietly = (...words) => {
  try {
    return run(...words);
  } catch (error) {
    return String(error.stderr ?? error);
  }
};
const space = (name) => `${prefix}-${name}`;

/** Processes by machine; each is the leader of a process group. */
const processes = new Map(Object.keys(machines).map((name) => [name, new Set()]));

function start(name, command, words, { env = {}, user } = {}) {
  const log = openSync(path.join(folder, `${name}-${path.basename(command)}.log`), 'a');
  const as = user === undefined ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];
  const child = spawn('ip', ['netns', 'exec', space(name), ...as, command, ...words], {
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, HOME: folder, ...env },
  });
  closeSync(log);
  processes.get(name).add(child);
  child.once('exit', () => processes.get(name).delete(child));
  return child;
}

/** Kills everything that runs on a machine, like a power cut. */
function killMachine(name) {
  for (const pid of quietly('ip', 'netns', 'pids', space(name)).split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {}
  }
}

function makeNetwork() {
  removeNetwork();
  run('ip', 'link', 'add', prefix, 'type', 'bridge');
  run('ip', 'addr', 'add', '10.47.0.1/24', 'dev', prefix);
  run('ip', 'link', 'set', prefix, 'up');
  for (const name of Object.keys(machines)) {
    run('ip', 'netns', 'add', space(name));
    run('ip', 'link', 'add', `${prefix}${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space(name));
    run('ip', 'link', 'set', `${prefix}${name}`, 'master', prefix, 'up');
    for (const words of [
      ['addr', 'add', `${addressOf(name)}/24`, 'dev', 'eth0'],
      ['link', 'set', 'eth0', 'up'],
      ['link', 'set', 'lo', 'up'],
    ])
      run('ip', '-n', space(name), ...words);
  }
}

function removeNetwork() {
  for (const name of Object.keys(machines)) {
    killMachine(name);
    quietly('ip', 'link', 'del', `${prefix}${name}`);
    quietly('ip', 'netns', 'del', space(name));
  }
  quietly('ip', 'link', 'del', prefix);
}

const members = ['db1', 'db2', 'witness'];

function startEtcd(name) {
  const filled = readFileSync(path.join(here, 'etcd.env'), 'utf8')
    .replaceAll('/var/lib/etcd', path.join(folder, `${name}-etcd`))
    .replaceAll('NAME=NAME', `NAME=${name}`)
    .replaceAll('ADDRESS', addressOf(name))
    .replaceAll('MEMBERS', members.map((one) => `${one}=http://${addressOf(one)}:2380`).join(','));
  const env = Object.fromEntries([...filled.matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]));
  return start(name, 'etcd', [], { env });
}

function startPatroni(name) {
  const data = path.join(folder, name);
  const filled = readFileSync(path.join(here, 'patroni.yml'), 'utf8')
    .replace('name: NAME', `name: ${name}`)
    .replaceAll('ADDRESS', addressOf(name))
    .replaceAll('DATA_DIR', path.join(data, 'postgres'))
    .replaceAll('/var/run/postgresql', data)
    .replaceAll('ETCD_HOSTS', members.map((one) => `${addressOf(one)}:2379`).join(','))
    .replaceAll('NETWORK', '10.47.0.0/24')
    .replaceAll(/\w+_PASSWORD/g, password);
  mkdirSync(data, { recursive: true });
  writeFileSync(path.join(data, 'patroni.yml'), filled);
  run('chown', '-R', 'postgres:postgres', data);
  return start(name, 'patroni', [path.join(data, 'patroni.yml')], { user: 'postgres' });
}

const startDatabase = (name) => [startEtcd(name), startPatroni(name)];

function startApp(name) {
  return start(name, process.execPath, [path.join(root, 'server/dist/main.js')], {
    env: { ...appEnv(name), HOST: addressOf(name), PORT: '8080', REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'warn' },
  });
}

const appEnv = (name) => ({ DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, `${name}-data`), DEMO: '0' });

/** Returns the members of the cluster as each Patroni sees them, of those that answer. */
async function views() {
  const seen = await Promise.all(
    ['db1', 'db2'].map(async (name) => {
      const signal = AbortSignal.timeout(2000);
      const answer = await fetch(`http://${addressOf(name)}:8008/cluster`, { signal }).catch(() => null);
      return answer?.ok ? ((await answer.json()).members ?? []) : null;
    }),
  );
  return seen.filter(Boolean);
}

const leaderOf = (list) => list.find(({ role, state }) => role === 'leader' && state === 'running')?.name;

async function until(what, test, seconds = 120) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(250)) {
    const found = await test();
    if (found) return found;
  }
  throw new Error(`${what} did not happen within ${seconds} s; the logs are in ${folder}`);
}

/** Waits until both machines name the same primary, with a synchronous standby. */
const whole = () =>
  until('a primary with a synchronous standby', async () => {
    const seen = await views();
    const leaders = new Set(seen.map(leaderOf));
    const isStandby = ({ role, state }) => role === 'sync_standby' && /running|streaming/.test(state);
    return seen.length === 2 && leaders.size === 1 && seen.every((list) => list.some(isStandby)) && [...leaders][0];
  });

function psql(name, database, text) {
  return run('psql', `postgres://postgres:${password}@${addressOf(name)}/${database}`, '-XAtc', text).trim();
}

async function ask(name, method, address, { token, key, body } = {}) {
  const response = await fetch(`http://${addressOf(name)}:8080${address}`, {
    method,
    signal: AbortSignal.timeout(5000),
    headers: {
      'X-Client-Token': 'waybill-development',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

const acknowledged = new Set();
let wrong = 0;

/** Writes with eight clients, each sending a write again with its key until it is acknowledged, by one server or the other. */
function load(token) {
  const figures = { writes: 0, unavailable: 0, broken: 0, longestMs: 0, longestGapMs: 0 };
  let isOver = false;
  let last = Date.now();
  const client = async (number) => {
    for (let turn = number; !isOver; turn += 1) {
      const [key, title, since] = [randomUUID(), `exercise ${randomUUID()}`, Date.now()];
      const body = { title, body: 'Written during a failover', for_roles: [], for_branches: [] };
      for (let attempt = turn; ; attempt += 1) {
        const status = await ask(attempt % 2 ? 'app1' : 'app2', 'POST', '/api/announcement', { token, key, body }).then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 201) break;
        if (status === 503) figures.unavailable += 1;
        else if (status === 0) figures.broken += 1;
        else throw new Error(`a write was answered ${status}`);
        await pause(100);
      }
      acknowledged.add(title);
      const now = Date.now();
      figures.writes += 1;
      figures.longestMs = Math.max(figures.longestMs, now - since);
      figures.longestGapMs = Math.max(figures.longestGapMs, now - last);
      last = now;
    }
  };
  const clients = Promise.all(Array.from({ length: 8 }, (_, number) => client(number)));
  return async () => {
    isOver = true;
    await clients;
    return figures;
  };
}

const report = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function exercise(what, token, fault) {
  const leader = await whole();
  const finish = load(token);
  await pause(4000);
  const heal = await fault(leader);
  await pause(40_000);
  const figures = await finish();
  await heal();
  const now = await whole();
  report({ what, ...figures, leader: `${leader} → ${now}`, ...compare(now) });
}

/** Compares what was acknowledged until now with the database. */
function compare(leader) {
  const text = `select title || ' ' || count(*) from announcement where title like 'exercise %' group by title`;
  const kept = psql(leader, 'waybill', text).split('\n');
  const titles = new Set(kept.map((line) => line.slice(0, line.lastIndexOf(' '))));
  const lost = [...acknowledged].filter((title) => !titles.has(title)).length;
  const twice = kept.filter((line) => !line.endsWith(' 1')).length;
  wrong += lost + twice;
  return { acknowledged: acknowledged.size, lost, twice };
}

async function main() {
  mkdirSync(folder, { recursive: true });
  makeNetwork();
  for (const name of ['db1', 'db2']) startDatabase(name);
  startEtcd('witness');
  const leader = await whole();
  psql(leader, 'postgres', `create role waybill login createdb password '${password}'`);
  psql(leader, 'postgres', 'create database waybill owner waybill');
  execFileSync(
    'ip',
    [
      'netns',
      'exec',
      space('app1'),
      process.execPath,
      path.join(root, 'server/dist/ops.js'),
      'create-owner',
      '--user-name',
      owner.user_name,
    ],
    {
      input: `${owner.password}\n${owner.password}\n`,
      env: { PATH: process.env.PATH, ...appEnv('app1') },
    },
  );
  for (const name of ['app1', 'app2']) startApp(name);
  const login = () => ask('app1', 'POST', '/api/login', { body: owner }).catch(() => ({ status: 0 }));
  for (const name of ['app1', 'app2'])
    await until(`${name} ready`, () =>
      ask(name, 'GET', '/readyz').then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
  const { token } = (await login()).body;

  await exercise('planned switchover', token, async (from) => {
    run(
      'ip',
      'netns',
      'exec',
      space(from),
      'patronictl',
      '-c',
      path.join(folder, from, 'patroni.yml'),
      'switchover',
      '--force',
    );
    return () => {};
  });
  await exercise('all processes of the primary’s machine killed', token, async (from) => {
    killMachine(from);
    return () => startDatabase(from);
  });
  await exercise('network of the primary’s machine cut', token, async (from) => {
    run('ip', 'link', 'set', `${prefix}${from}`, 'down');
    return () => run('ip', 'link', 'set', `${prefix}${from}`, 'up');
  });
  await exercise('an app server killed', token, async () => {
    killMachine('app1');
    return () => startApp('app1');
  });
  return wrong;
}

let status = 1;
try {
  status = (await main()) === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error.stack}\n`);
} finally {
  removeNetwork();
}
process.exit(status);
