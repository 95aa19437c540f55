import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../db/pool.ts';

export interface TestDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

/**
 * Creates a database for one test file: migrated and empty, a copy of the template.
 *
 * @example
 * const database = await cloneDatabase();
 * afterAll(() => database.drop());
 */
export async function cloneDatabase({
  templateUrl = inject('templateUrl'),
  max = 10,
}: { templateUrl?: string; max?: number } = {}): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const template = new URL(templateUrl).pathname.slice(1);
  await createFrom(templateUrl, name, template);
  const url = withDatabase(templateUrl, name);
  const pool = createPool(url, { max });
  const drop = async (): Promise<void> => {
    if (!pool.ended) await pool.end();
    await asOwner(templateUrl, async (client) => {
      await client.query(`drop database if exists "${name}" with (force)`);
      await client.query(`drop database if exists "${name}_sandbox" with (force)`);
    });
  };
  return { url, pool, drop };
}

/** Creates a database without any tables, like a new server's: a copy of the one from which the server makes new ones. */
export const emptyDatabase = (): Promise<TestDatabase> =>
  cloneDatabase({ templateUrl: withDatabase(inject('templateUrl'), 'template1') });

/** PostgreSQL refuses to copy a database with open connections, such as a short one of autovacuum. */
async function createFrom(templateUrl: string, name: string, template: string): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    try {
      await asOwner(templateUrl, (client) =>
        client.query(`create database "${name}" template "${template}" strategy file_copy`),
      );
      return;
    } catch (error) {
      if ((error as pg.DatabaseError).code !== '55006' || Date.now() > until) throw error;
      await pause(50);
    }
  }
}

async function asOwner(templateUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(templateUrl, 'postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
