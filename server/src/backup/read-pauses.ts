import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Scheduled jobs alone commit less than this per second. */
const commitsOfWork = 10;
/** Ratio of pauses to reading time, while others work. */
const restFor = 2;
/** The database counts commits of others about once a second. */
const lookEvery = 1_000;
/** Minimum pause, in milliseconds. */
const leastRest = 100;

/**
 * Returns the pauses of a long read of the database: none while no other session works, so that it is fast at night; otherwise two thirds of the
 * time. `clock` returns milliseconds, `wait` waits for them.
 */
export function createReadPauses(
  client: pg.ClientBase,
  { clock = () => performance.now(), wait = (rest: number) => pause(rest) as Promise<unknown> } = {},
): () => Promise<void> {
  let readSince = clock();
  let seen: { readonly at: number; readonly commits: number } | undefined;
  let isBusy = false;
  const look = async (now: number): Promise<void> => {
    if (seen && now - seen.at < lookEvery) return;
    // Within a transaction the statistics stay as first read.
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ commits: string }>(
      'select xact_commit as commits from pg_stat_database where datname = current_database()',
    );
    const commits = Number(rows[0]?.commits ?? 0);
    if (seen) isBusy = ((commits - seen.commits) * 1_000) / (now - seen.at) > commitsOfWork;
    seen = { at: now, commits };
  };
  return async () => {
    const now = clock();
    await look(now);
    const rest = isBusy ? (now - readSince) * restFor : 0;
    if (isBusy && rest < leastRest) return;
    if (rest > 0) await wait(rest);
    readSince = clock();
  };
}
