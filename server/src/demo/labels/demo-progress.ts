import type pg from 'pg';
import { sql } from 'kysely';
import type { Database } from '../../kernel/services.ts';

/** How far the play has come. It stands in the table `installation`, so that a start goes on where the last one was broken off. */
export interface Progress {
  readonly labels: number;
  readonly days: number;
  /** The last day of the play, and the instant that was now when it began. */
  readonly last: string;
  readonly until: string;
  /** What is played next. */
  readonly day: number;
  readonly moment: number;
  /** Of the labels of a day, the part that is made next. */
  readonly part: number;
  readonly done: boolean;
}

const key = 'demo_labels';

export async function readProgress(pool: pg.Pool): Promise<Progress | null> {
  const { rows } = await pool.query<{ value: string }>('select value from installation where key = $1', [key]);
  return rows[0] ? (JSON.parse(rows[0].value) as Progress) : null;
}

const keepText =
  'insert into installation (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value';

export async function keepProgress(on: pg.Pool | Database, progress: Progress): Promise<void> {
  const value = JSON.stringify(progress);
  if ('selectFrom' in on)
    await sql`
      insert into installation (key, value)
      values (${key}, ${value})
      on conflict (key)
      do update set value = excluded.value`.execute(on);
  else await on.query(keepText, [key, value]);
}
