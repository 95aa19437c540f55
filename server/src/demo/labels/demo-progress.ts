import type pg from 'pg';
import { sql } from 'kysely';
import type { Database } from '../../kernel/services.ts';

/** Progress of the play, stored in the table `installation`, so that a start continues where the last one was interrupted. */
export interface Progress {
  readonly labels: number;
  readonly days: number;
  /** The last day of the play, and the current instant when it began. */
  readonly last: string;
  readonly until: string;
  /** The next day to play. */
  readonly day: number;
  readonly moment: number;
  /** The next part of the day's labels to make. */
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
