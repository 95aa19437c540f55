import type pg from 'pg';
import type { Log } from '../log.ts';
import { StartupProblem } from '../startup-problem.ts';
import { sharesSessions } from './check-sessions.ts';
import { addressOf } from './database-address.ts';
import { DatabaseClient } from './database-client.ts';
import type { Pooler } from './pool.ts';

/**
 * Finds out what a pooler in front of the database can. Throws a StartupProblem when it leads to another database, and warns when statements through it
 * have no time limit, because Waybill cannot set one there.
 *
 * @example await checkPooler('postgres://waybill@pgbouncer:6432/waybill', { directPool, log }); // { keepsPlans: true }
 */
export async function checkPooler(
  url: string,
  { directPool, log }: { readonly directPool: pg.Pool; readonly log: Log },
): Promise<Pooler> {
  const [one, other] = [new DatabaseClient({ connectionString: url }), new DatabaseClient({ connectionString: url })];
  for (const client of [one, other]) client.on('error', () => {});
  try {
    await Promise.all([one.connect(), other.connect()]);
    const [through, itself] = [await identityOf(one), await identityOf(directPool)];
    if (through !== itself)
      throw new StartupProblem(
        `DATABASE_URL (${addressOf(url)}) and DATABASE_DIRECT_URL lead to different databases: ${through} and ${itself}.`,
      );
    const { rows } = await one.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`);
    if (rows[0]?.limit === '0')
      log.warn(
        `Statements through the pooler at ${addressOf(url)} have no time limit: set connect_query = 'set statement_timeout = 15000' there, or alter role … set statement_timeout = '15s'.`,
      );
    return { keepsPlans: !(await sharesSessions(one, other)) || (await renamesPlans(one)) };
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
}

async function identityOf(source: Pick<pg.Pool, 'query'> | pg.Client): Promise<string> {
  const { rows } = await (source as pg.Pool).query<{ is: string }>(
    `select current_database() || ' of system ' || system_identifier as is from pg_control_system()`,
  );
  return rows[0]!.is;
}

/**
 * A pooler that can keep prepared statements names them itself, so that a session has those of several clients; one that passes our names on gives them to
 * a session that has none of them.
 */
async function renamesPlans(client: pg.Client): Promise<boolean> {
  const name = 'waybill_pooler';
  await client.query('begin');
  try {
    await client.query({ name, text: 'select $1::int', values: [1] });
    const { rows } = await client.query('select from pg_prepared_statements where name = $1', [name]);
    return rows.length === 0;
  } finally {
    await client.query('rollback');
    await client.query(`deallocate all`);
  }
}
