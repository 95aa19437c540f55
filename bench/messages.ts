import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { signedIn, type Call } from './client.ts';
import { fillLabels } from './fill-labels.ts';
import { applied, labelWish, scanOf } from './labels.ts';
import { median } from './measure.ts';
import { wanted } from './goals.ts';

/** The provider's messages per second, the highest setting. */
const pace = 100;
/** Windows with messages, each between two without. */
const rounds = 8;
/** Scans a second: a warehouse in its busiest hour. */
const work = 40;
/** Maximum length of a window without messages, in seconds. */
const quietAtMost = 20;
/** Parcels whose receivers get messages. */
const parcels = 5_000;

/** A message provider in a separate thread that accepts each at once and counts them. */
export class QuickProvider {
  readonly #taken: Int32Array;
  readonly #thread: Worker;
  readonly url: string;

  private constructor(thread: Worker, taken: Int32Array, port: number) {
    this.#thread = thread;
    this.#taken = taken;
    this.url = `http://127.0.0.1:${port}/send`;
  }

  static async open(): Promise<QuickProvider> {
    const shared = new SharedArrayBuffer(4);
    const thread = new Worker(path.resolve('bench/provider-thread.mjs'), { workerData: shared });
    const [port] = (await once(thread, 'message')) as [number];
    return new QuickProvider(thread, new Int32Array(shared), port);
  }

  /** Number of accepted messages. */
  get taken(): number {
    return Atomics.load(this.#taken, 0);
  }

  /** Returns how many of them were different. */
  async different(): Promise<number> {
    const answer = once(this.#thread, 'message') as Promise<[number]>;
    this.#thread.postMessage(null);
    return (await answer)[0];
  }

  close(): void {
    void this.#thread.terminate();
  }
}

/** Duration of each scan in milliseconds, sorted. */
type Times = readonly number[];
const at = (times: Times, share: number): number => times[Math.floor(times.length * share)] ?? 0;

/**
 * Measures scans of a warehouse while messages are queued, written and sent to a provider at its pace; with windows of the same scans without
 * messages in between.
 */
export async function benchMessages(
  pool: pg.Pool,
  { url, provider }: { readonly url: string; readonly provider: QuickProvider },
  { messages }: { readonly messages: number },
): Promise<void> {
  const [desk, admin] = [await signedIn(url, 4, 'staff'), await signedIn(url, 1, 'superadmin')];
  const part = Math.ceil(messages / rounds);
  const seconds = part / pace;
  await setPace(admin.call);
  const { data: first } = await desk.call<{ data: { id: number; tracking_code: string } }>(
    'POST',
    '/api/label',
    await labelWish(desk.call),
  );
  await desk.call('POST', '/api/scan', { scans: [scanOf(first.tracking_code)] });
  const receivers = await fillLabels(pool, { template: first.id, many: parcels, from: 47_000_000 });
  const quietSeconds = Math.min(seconds, quietAtMost);
  const needed = Math.ceil(work * (rounds * 4 * seconds + (rounds + 2) * quietSeconds));
  const { codes } = await fillLabels(pool, { template: first.id, many: needed, from: 48_000_000 });
  await pool.query('vacuum analyze label, label_state, label_entry');
  let next = 0;
  /** Scans at the pace of a warehouse until something is over. */
  const scanUntil = async (isOver: () => boolean): Promise<Times> => {
    const times: number[] = [];
    const from = performance.now();
    for (let n = 0; !isOver(); n++) {
      const due = from + (n * 1000) / work;
      if (due > performance.now()) await pause(due - performance.now());
      const begun = performance.now();
      applied(await desk.call('POST', '/api/scan', { scans: [scanOf(codes[next++] ?? '')] }), 1);
      times.push(performance.now() - begun);
    }
    return times.toSorted((one, other) => one - other);
  };
  const quiet = () => {
    const until = performance.now() + quietSeconds * 1000;
    return scanUntil(() => performance.now() >= until);
  };
  await quiet();
  const [without, beside]: [Times[], Times[]] = [[await quiet()], []];
  let sending = 0;
  for (let round = 0; round < rounds; round++) {
    const until = provider.taken + part;
    const begun = performance.now();
    await queue(pool, { ids: receivers.ids, from: round * part, many: part });
    await begin(desk.call, first.tracking_code);
    beside.push(await scanUntil(() => provider.taken >= until || performance.now() - begun > seconds * 4000));
    sending += performance.now() - begun;
    without.push(await quiet());
  }
  const ratio = (share: number): number =>
    median(
      beside.map(
        (times, n) => at(times, share) / ((at(without[n] ?? [], share) + at(without[n + 1] ?? [], share)) / 2),
      ),
    );
  const shown = (all: Times[], share: number) => median(all.map((times) => at(times, share))).toFixed(1);
  console.log(
    `\nmessages: ${provider.taken} handed to the provider (${await provider.different()} different, ${part * rounds} queued) in ${(sending / 1000).toFixed(0)} s: ${((provider.taken * 1000) / sending).toFixed(0)} a second at a pace of ${pace}; beside ${work} scans/s: one scan p50 ${shown(beside, 0.5)} ms, p95 ${shown(beside, 0.95)} ms; without messages p50 ${shown(without, 0.5)} ms, p95 ${shown(without, 0.95)} ms; a scan takes ${wanted('a scan beside messages', ratio(0.5), { most: 1.05 }, 2)} times as long, p95 ${ratio(0.95).toFixed(2)} times`,
  );
  desk.close();
  admin.close();
}

async function setPace(call: Call): Promise<void> {
  const { data } = await call<{ data: Record<string, unknown> }>('GET', '/api/message-settings');
  const { gateway_host: _, has_links: __, ...now } = data;
  await call('PUT', '/api/message-settings', { ...now, gateway: 'http', pace, quiet_from: 0, quiet_to: 0 });
}

/** Queues events as their steps would, all at once. */
async function queue(
  pool: pg.Pool,
  { ids, from, many }: { readonly ids: readonly number[]; readonly from: number; readonly many: number },
): Promise<void> {
  await pool.query(
    `insert into message (purpose, event, branch_id, label_id, status, due_at, created_at, updated_at)
     select 'accepted', 5000000000 + $2 + n, (select min(id) from branch), ($1::bigint[])[1 + n % cardinality($1::bigint[])], 'queued', now(), now(), now()
     from generate_series(1, $3::int) n`,
    [ids, from, many],
  );
}

/** Sends a message by hand, which starts the sending; otherwise it starts within the minute. */
async function begin(call: Call, code: string): Promise<void> {
  await call('POST', '/api/send-message', { party: 'receiver', tracking_code: code, customer_id: null, text: 'Begin' });
}
