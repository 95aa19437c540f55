import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '@waybill/server/demo/demo-company.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The product as an operator runs it, on an embedded database of its own, with somebody who pulls plugs. */
class House {
  readonly dataDir = mkdtempSync(path.join(os.tmpdir(), 'waybill-chaos-'));
  url = '';
  #child: ChildProcess | null = null;

  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
      cwd: root, stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, PORT: '0', DEMO: '1', DEMO_LABELS: '0', DATA_DIR: this.dataDir, LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' },
    });
    this.#child = child;
    this.url = await new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = /^Waybill is ready: (\S+)/.exec(line);
        if (found?.[1]) resolve(found[1]);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** `kill -9` of the app server, and of PostgreSQL with all its processes when the whole machine is meant. */
  async kill(all: boolean): Promise<void> {
    const child = this.#child as ChildProcess;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    if (all) process.kill(-Number(readFileSync(path.join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    const child = this.#child as ChildProcess;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    await gone;
    const real = path.dirname(realpathSync(path.join(this.dataDir, 'postgres')));
    rmSync(real, { recursive: true, force: true });
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

const house = new House();
let token = '';
beforeAll(async () => {
  chmodSync(house.dataDir, 0o711);
  await house.start();
  token = (await send('POST', '/api/login', { user_name: 'superadmin', password: demoPassword })).token as string;
});
afterAll(() => house.end());

async function send(method: string, url: string, body?: object, key?: string): Promise<Record<string, unknown>> {
  const response = await fetch(house.url + url, {
    method, headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...(key ? { 'idempotency-key': key } : {}) }, ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json() as Promise<Record<string, unknown>>;
}

test('C-02 A-08 what was acknowledged survives kill -9 of server and database, and what is retried is done once', async () => {
  const kills = 6;
  const acknowledged = new Map<string, unknown>();
  let killed = 0;
  let next = 0;
  let retried = 0;
  /** As a phone does: the same key again until there is an answer. */
  const writer = async () => {
    while (killed < kills) {
      const key = `chaos-${next++}`;
      for (;;) {
        try {
          const { data } = await send('POST', '/api/announcement', { title: key, body: 'x', for_roles: [], for_branches: [] }, key);
          acknowledged.set(key, (data as { id: number }).id);
          break;
        } catch {
          retried += 1;
          await up();
        }
      }
    }
  };
  let up: () => Promise<void> = () => Promise.resolve();
  const nemesis = async () => {
    for (; killed < kills; killed += 1) {
      const before = acknowledged.size;
      await until(() => acknowledged.size >= before + 15);
      let back: () => void = () => {};
      const standing = new Promise<void>((resolve) => { back = resolve; });
      up = () => standing;
      await house.kill(killed % 2 === 1);
      await house.start();
      back();
      up = () => Promise.resolve();
    }
  };
  await Promise.all([nemesis(), ...Array.from({ length: 6 }, writer)]);

  const found = new Map<string, number[]>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await send('GET', `/api/announcement?search=chaos&per_page=200&page=${page}`) as { data: { id: number; title: string }[]; last_page: number };
    last = answer.last_page;
    for (const { id, title } of answer.data) found.set(title, [...(found.get(title) ?? []), id]);
  }
  expect([...acknowledged].filter(([key, id]) => JSON.stringify(found.get(key)) !== JSON.stringify([id]))).toEqual([]);
  expect(found.size).toBe(acknowledged.size);
  expect(retried).toBeGreaterThan(0);
  const lines = await send('GET', '/api/audit?room=announcements&action=create&per_page=1') as { total: number };
  expect(lines.total - 4).toBe(acknowledged.size);
}, 120_000);

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 10));
}
