import { randomUUID } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { createPool } from '../kernel/db/pool.ts';
import { readSettings, type Settings } from '../kernel/settings.ts';
import { startReplicated, type ReplicatedDatabase } from '../kernel/testing/replica.ts';
import { createFirstOwner } from '../rooms/staff/create-first-owner.ts';
import { askServer, ended, startBuiltServer, type ServerProcess } from './testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The address that all servers use, like a load balancer or DNS name; an operator points it at another database. */
class Address {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #target = 0;

  constructor() {
    this.#server = createServer((socket) => {
      const onward = connect(this.#target, '127.0.0.1');
      for (const side of [socket, onward]) {
        this.#open.add(side);
        side
          .on('error', () => {})
          .on('close', () => {
            this.#open.delete(side);
            socket.destroy();
            onward.destroy();
          });
      }
      socket.pipe(onward).pipe(socket);
    });
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  pointAt(url: string): void {
    this.#target = Number(new URL(url).port);
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#open) socket.destroy();
    await closed;
  }
}

const owner = { userName: 'owner', name: 'Daw Mya', role: 'super-admin', password: 'a long password' } as const;
const address = new Address();
let databases: ReplicatedDatabase;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  databases = await startReplicated();
  const pool = createPool(databases.url);
  const settings = readSettings({ LOG_LEVEL: 'silent' }) as Settings;
  const app = await buildApp({ pool, settings, worksOnJobs: false });
  await createFirstOwner(app.waybill.db, { ...owner, now: new Date() });
  // From here on acknowledged changes are on both, as a takeover without loss requires.
  await pool.query(`alter system set synchronous_standby_names = '*'`);
  await pool.query('select pg_reload_conf()');
  await app.close();
  await pool.end();
  address.pointAt(databases.url);
  const shared = new URL(databases.url);
  shared.port = String(await address.listen());
  const start = () => startBuiltServer(shared.href, { DATABASE_REPLICA_URL: databases.replicaUrl });
  servers.push(...(await Promise.all([start(), start()])));
});
afterAll(async () => {
  await Promise.all(servers.map(({ child }) => ended(child)));
  await address.close();
  await databases.stop();
});

const ask = (server: number, ...rest: [method: string, path: string, parts?: Parameters<typeof askServer>[3]]) =>
  askServer(servers[server]?.url ?? '', ...rest);

test('O-07 the replica takes over from a database that is killed under load: nothing acknowledged is lost, what is sent again happens once, and the same servers and sessions go on', async () => {
  const login = { user_name: owner.userName, password: owner.password };
  const { token } = (await ask(0, 'POST', '/api/login', { body: login })).body;
  const wishes = Array.from({ length: 120 }, (_, at) => ({ title: `taken over ${at}`, key: randomUUID() }));
  const send = async (at: number, { title, key }: (typeof wishes)[number]) => {
    const body = { title, body: 'For whoever is left', for_roles: [], for_branches: [] };
    const { status, body: answer } = await ask(at % 2, 'POST', '/api/announcement', { token, key, body });
    // A user reads their write in the next request, from any server.
    if (status === 201)
      expect(
        (await ask((at + 1) % 2, 'GET', `/api/announcement/${Number(answer.data['id'])}`, { token })).status,
      ).not.toBe(404);
    return status;
  };
  let acknowledged = 0;
  let refused = 0;
  let takeover: Promise<void> | undefined;
  const takeOver = async () => {
    await databases.killDatabase();
    const replica = new pg.Client({ connectionString: databases.replicaUrl });
    await replica.connect();
    await replica.query('select pg_promote()');
    await replica.end();
    address.pointAt(databases.replicaUrl);
  };
  const waiting = wishes.entries();
  const hand = async () => {
    for (const [at, wish] of waiting) {
      if ((await send(at, wish).catch(() => 0)) === 201) acknowledged += 1;
      else {
        refused += 1;
        await expect.poll(() => send(at, wish).catch(() => 0), { timeout: 60_000, interval: 100 }).toBe(201);
      }
      if (acknowledged === 40) takeover ??= takeOver();
    }
  };
  await Promise.all(Array.from({ length: 6 }, hand));
  await takeover;
  expect([acknowledged > 40, refused > 0]).toEqual([true, true]);
  const promoted = new pg.Client({ connectionString: databases.replicaUrl });
  await promoted.connect();
  const { rows } = await promoted.query<{ title: string; n: number }>(
    `select title, count(*)::int as n from announcement where title like 'taken over %' group by title`,
  );
  await promoted.end();
  expect(rows.filter(({ n }) => n !== 1)).toEqual([]);
  expect(rows.length).toBe(wishes.length);
  for (const server of [0, 1]) {
    expect((await ask(server, 'GET', '/readyz')).status).toBe(200);
    expect((await ask(server, 'GET', '/api/announcement', { token })).status).toBe(200);
  }
});
