import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { wanted } from './goals.ts';

/** How many of something were done in a second, and how long one took at the median and at the 99th of a hundred, in milliseconds. */
export interface Figure {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** How a contest is run: connections at once, seconds a round, rounds, and the seconds that both sides run before anything is counted. */
export interface Plan {
  readonly lanes: number;
  readonly seconds: number;
  readonly rounds: number;
  /** After this time the code of the server is compiled and its plans are kept, as after a minute of work. */
  readonly warming: number;
}

/** Repeats `once` over `lanes` lanes for `seconds`, as often as it can, and counts. */
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

/** The middle of the sorted values, the upper one of two; 0 of none. */
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
  /** Its SQL alone: how often it is done from `lanes` connections in so many seconds. */
  readonly database: (lanes: number, seconds: number) => Promise<Figure>;
  /**
   * How often either side can do it at most, because each label is used once; a machine that is quick enough to use all of them gets shorter
   * rounds.
   */
  readonly stock?: number;
}

/** Work that the plain driver does with named statements, as one side of a contest. */
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
  // Includes the warming, the calls that are under way at the end of a round, and a reserve for a machine whose pace changes.
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

/** Is pgbench, the load tool of PostgreSQL, installed? Its client costs far less than any driver, so the limit it measures is the harder one. */
export const hasPgbench = spawnSync('pgbench', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * A script of pgbench as one side of a contest: prepared statements over `lanes` connections. pgbench counts in whole seconds, so a round takes up to one more.
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

/** Instead of a label that is missing. @throws always */
export function fail(): never {
  throw new Error('there are not enough labels for so many rounds');
}
