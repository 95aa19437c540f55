import { expect } from 'vitest';
import type { TestApp } from '../../kernel/testing/app.ts';
import { startBuiltServer, type ServerProcess } from './server-process.ts';

/** Rows that a call writes after everything before them; they are held, so that the call waits there. */
export interface HeldRows {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Starts a server on the database of a test app and kills it while the call waits for these rows. Its transaction has ended when this returns. */
export async function killWhileWaiting(
  { database: { pool, url } }: Pick<TestApp, 'database'>,
  held: HeldRows,
  send: (server: ServerProcess) => Promise<unknown>,
): Promise<void> {
  const waiting = async (): Promise<number> =>
    (
      await pool.query(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'",
      )
    ).rows[0].n;
  const first = await startBuiltServer(url);
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(held.text, [...held.values]);
  const lost = send(first).catch(() => 'no answer');
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  const gone = new Promise((resolve) => first.child.once('exit', resolve));
  first.child.kill('SIGKILL');
  await gone;
  expect(await lost).toBe('no answer');
  await holder.query('rollback');
  holder.release();
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
}
