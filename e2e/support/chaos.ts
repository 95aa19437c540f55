import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { demoPassword } from '@waybill/server/demo/demo-company.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The product as an operator runs it, on its own embedded database, and a killer of its processes. */
class Product {
  readonly dataDir = mkdtempSync(path.join(os.tmpdir(), 'waybill-chaos-'));
  url = '';
  #child: ChildProcess | null = null;

  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR,
        PORT: '0',
        DEMO: '1',
        DEMO_LABELS: '0',
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'silent',
        REQUESTS_PER_MINUTE: '0',
      },
    });
    this.#child = child;
    this.url = await new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = /Waybill is ready: ([^\s"]+)/.exec(line);
        if (found?.[1]) resolve(found[1]);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** `kill -9` of the app server, and of PostgreSQL with all its processes for a failure of the whole machine. */
  async kill(all: boolean): Promise<void> {
    const child = this.#child as ChildProcess;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    if (all)
      process.kill(
        -Number(readFileSync(path.join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      );
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

export const product = new Product();
const tokens = new Map<string, string>();

/** Starts the product and signs in all users of the test. */
export async function openProduct(): Promise<void> {
  chmodSync(product.dataDir, 0o711);
  await product.start();
  for (const user_name of [
    'superadmin',
    'staff',
    'postman',
    'supervisor',
    'accountant',
    'finance',
    'owner',
    'manager',
    'mdy.manager',
    'mdy.staff',
    'npt.staff',
  ]) {
    tokens.set(user_name, String((await ask(null, 'POST', '/api/login', { user_name, password: demoPassword })).token));
  }
}

export interface Answer {
  readonly [key: string]: unknown;
  readonly data: never;
}

/** Thrown for a refusal, unlike for an unavailable server. */
class Refused extends Error {}

export async function ask(
  who: string | null,
  method: string,
  url: string,
  body?: object,
  key?: string,
): Promise<Answer> {
  const response = await fetch(product.url + url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(who ? { authorization: `Bearer ${tokens.get(who)}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (response.status >= 400 && response.status < 500)
    throw new Refused(`${method} ${url}: ${response.status} ${text}`);
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text) as Answer;
}

/** Kills the server, or the server and the database, `kills` times, each time after more calls of every kind were acknowledged. */
export class Nemesis {
  readonly #kills: number;
  readonly #progress: () => number;
  #killed = 0;
  #up: Promise<void> = Promise.resolve();
  /** The addresses that had no answer at first. */
  readonly retried: string[] = [];

  constructor(kills: number, progress: () => number) {
    this.#kills = kills;
    this.#progress = progress;
  }

  get busy(): boolean {
    return this.#killed < this.#kills;
  }

  async run(): Promise<void> {
    for (; this.busy; this.#killed += 1) {
      const before = this.#progress();
      await until(() => this.#progress() >= before + 1);
      let back: () => void = () => {};
      this.#up = new Promise<void>((resolve) => {
        back = resolve;
      });
      await product.kill(this.#killed % 2 === 1);
      await product.start();
      back();
    }
  }

  /** Repeats the call with the same key until there is an answer, as a phone does. */
  async answered(who: string, method: string, url: string, body?: object, key?: string): Promise<Answer> {
    for (;;) {
      try {
        return await ask(who, method, url, body, key);
      } catch (thrown) {
        if (thrown instanceof Refused) throw thrown;
        this.retried.push(url);
        await this.#up;
      }
    }
  }
}

export async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 10));
}
