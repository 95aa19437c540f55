import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { databaseName, readAddress } from '../kernel/db/database-address.ts';
import { cloneDatabase } from '../kernel/testing/database.ts';
import { workBehindPooler } from './testing/work-behind-pooler.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Version of the installed PgBouncer; 1.21 and later can keep prepared statements. */
const version = /(\d+)\.(\d+)/.exec(spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? '');

test('behind the real PgBouncer in transaction mode everything works (needs Debian’s package pgbouncer)', async () => {
  expect(version, 'pgbouncer is not installed').not.toBe(null);
  const database = await cloneDatabase({ templateUrl: inject('demoUrl') });
  const { hosts, user, password } = readAddress(database.url);
  const { host, port } = hosts[0]!;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-pgbouncer-'));
  chmodSync(folder, 0o755);
  const listen = await freePort();
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listen,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 3,
    ignore_startup_parameters: 'extra_float_digits',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const target = `* = host=${host} port=${port} user=${user} password=${password} connect_query='set statement_timeout = 15000'`;
  writeFileSync(path.join(folder, 'pgbouncer.ini'), `[databases]\n${target}\n[pgbouncer]\n${lines.join('\n')}\n`);
  const isRoot = process.getuid?.() === 0;
  const pgbouncer = spawn('pgbouncer', [...(isRoot ? ['-u', 'postgres'] : []), path.join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
  });
  const over = new Promise((resolve) => pgbouncer.once('exit', resolve));
  try {
    const pooled = `postgres://waybill@127.0.0.1:${listen}/${databaseName(database.url)}`;
    const { warnings, keepsPlans } = await workBehindPooler({ pooled, direct: database.url });
    expect(warnings).toEqual([]);
    const isKeeping = Number(version?.[1]) > 1 || Number(version?.[2]) >= 24;
    expect(keepsPlans).toBe(isKeeping);
  } finally {
    pgbouncer.kill('SIGINT');
    await over;
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
