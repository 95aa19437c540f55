import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** What work by the clock alone commits in a second is less than this. */
const commitsOfWork = 10;
/** How long it rests for each moment that it has read, while others work. */
const restFor = 2;
/** The database counts commits of others about once a second. */
const lookEvery = 1_000;
/** Less than this is not worth a rest, in milliseconds. */
const leastRest = 100;

/**
 * What a long reading of the database waits for between its parts: nothing while nobody else works, so that it is soon done at night; while others work, two
 * thirds of the time are theirs. `clock` tells milliseconds, `wait` lets so many of them pass.
 */
export function restBeside(
  client: pg.ClientBase,
  { clock = () => performance.now(), wait = (rest: number) => pause(rest) as Promise<unknown> } = {},
): () => Promise<void> {
  let readSince = clock();
  let seen: { readonly at: number; readonly commits: number } | undefined;
  let isBusy = false;
  const look = async (now: number): Promise<void> => {
    if (seen && now - seen.at < lookEvery) return;
    // Within a transaction the figures stay as they were read first.
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
