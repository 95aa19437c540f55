import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from './measure.ts';

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
