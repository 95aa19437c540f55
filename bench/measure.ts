import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { wanted } from './goals.ts';

/** Operations per second, and the duration of one at the median and at the 99th percentile, in milliseconds. */
export interface Figure {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** How a contest is run: connections, seconds per round, rounds, and warm-up seconds of both sides. */
export interface Plan {
  readonly lanes: number;
  readonly seconds: number;
  readonly rounds: number;
  /** After this time the server's code is compiled and its plans are cached, as after a minute of work. */
  readonly warming: number;
}

/** Repeats `once` over `lanes` connections for `seconds`, as often as possible, and counts. */
export async function rate(lanes: number, seconds: number, once: (lane: number) => Promise<unknown>): Promise<Figure> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let at = performance.now(); at < until;) {
        await once(lane);
        const now = performance.now();
        times.push(now - at);
        at = now;
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / elapsed, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Returns the median, the upper one of two middle values; 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export interface Contest {
  readonly name: string;
  /** The wanted ratio to the pace of the database alone. */
  readonly goal?: number;
  /** The same work through the product, over HTTP. */
  readonly product: (lane: number) => Promise<unknown>;
  /** Runs the same SQL without the product, on `lanes` connections for `seconds`. */
  readonly database: (lanes: number, seconds: number) => Promise<Figure>;
  /** Maximum operations of either side, because each label is used once; a machine fast enough to use all of them gets shorter rounds. */
  readonly stock?: number;
}

/** Runs work by the plain driver with named statements, as one side of a contest. */
export const byDriver =
  (once: () => Promise<unknown>): Contest['database'] =>
  (lanes, seconds) =>
    rate(lanes, seconds, once);

/** Runs product and database in turns, so that both see the same minutes of the machine; the median of the rounds counts. */
export async function contest(
  { name, goal, product, database, stock = Infinity }: Contest,
  { lanes, seconds, rounds, warming }: Plan,
): Promise<string> {
  const pairs: { product: Figure; database: Figure }[] = [];
  const paces = [await database(lanes, warming), await rate(lanes, warming, product)].map((figure) => figure.perSecond);
  // Includes warm-up, calls in progress at the end of a round, and a reserve for a machine whose pace changes.
  const each = Math.min(seconds, ((0.8 * stock) / Math.max(...paces) - warming) / rounds);
  for (let round = 0; round < rounds; round++)
    pairs.push({ database: await database(lanes, each), product: await rate(lanes, each, product) });
  const ratio = median(pairs.map((pair) => pair.product.perSecond / pair.database.perSecond));
  const middle = (pick: (pair: { product: Figure; database: Figure }) => number) => median(pairs.map(pick));
  return [
    name.padEnd(18),
    `product ${middle((p) => p.product.perSecond)
      .toFixed(0)
      .padStart(6)}/s`,
    `p50 ${middle((p) => p.product.p50)
      .toFixed(1)
      .padStart(6)} ms`,
    `p99 ${middle((p) => p.product.p99)
      .toFixed(1)
      .padStart(6)} ms`,
    `database ${middle((p) => p.database.perSecond)
      .toFixed(0)
      .padStart(6)}/s`,
    `ratio ${goal === undefined ? ratio.toFixed(2) : wanted(`${name.trim()}, of the database`, ratio, { least: goal }, 2)}`,
  ].join('   ');
}

const run = promisify(execFile);

/** Is pgbench, the load tool of PostgreSQL, installed? Its client costs far less than any driver, so its limit is harder to reach. */
export const hasPgbench = spawnSync('pgbench', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Runs a pgbench script as one side of a contest: prepared statements over `lanes` connections. pgbench counts in whole seconds, so a round takes up
 * to one more.
 *
 * @throws what pgbench said, when a statement of the script fails
 */
export function byPgbench(databaseUrl: string, script: string): (lanes: number, seconds: number) => Promise<Figure> {
  return async (lanes, seconds) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-pgbench-'));
    const file = path.join(folder, 'script.sql');
    writeFileSync(file, script);
    try {
      const { stdout } = await run('pgbench', [
        '-n',
        '-M',
        'prepared',
        '-c',
        String(lanes),
        '-j',
        '2',
        '-T',
        String(Math.max(1, Math.ceil(seconds))),
        '-f',
        file,
        databaseUrl,
      ]);
      const figure = (what: RegExp): number => Number(what.exec(stdout)?.[1] ?? Number.NaN);
      if (figure(/number of failed transactions: (\d+)/) > 0) throw new Error(`pgbench: ${stdout}`);
      const mean = figure(/latency average = ([\d.]+) ms/);
      return { perSecond: figure(/tps = ([\d.]+)/), p50: mean, p95: Number.NaN, p99: Number.NaN };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** Fails instead of returning a missing label. @throws always */
export function fail(): never {
  throw new Error('there are not enough labels for so many rounds');
}
