import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartupProblem } from '../startup-problem.ts';
import { addressOf } from './database-address.ts';
import { DatabaseClient } from './database-client.ts';
import { statementTimeout } from './pool.ts';

/** Milliseconds until a notification counts as lost; without a pooler it arrives at once. */
const notificationMs = 5000;
/** Rounds of statements on two connections; a pooler that rotates its connections is detected in the second. */
const rounds = 3;

/**
 * Refuses a database behind a pooler that gives each transaction another session: settings, prepared statements, locks and LISTEN would be lost. This
 * finds it at the start instead of under load. `listens: false` is for a replica, where LISTEN is not possible.
 *
 * @example await checkSessions('postgres://waybill@pgbouncer:6432/waybill') // throws a StartupProblem
 */
export async function checkSessions(url: string, { listens = true }: { listens?: boolean } = {}): Promise<void> {
  const options = { connectionString: url, application_name: 'waybill-start', statement_timeout: statementTimeout };
  const [one, other] = [new DatabaseClient(options), new DatabaseClient(options)];
  for (const client of [one, other]) client.on('error', () => {});
  try {
    await Promise.all([one.connect(), other.connect()]);
    const loss = await firstLoss(one, other, listens);
    if (loss !== undefined) throw poolerProblem(url, loss);
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
}

/** Returns the startup problem of an address that leads to a pooler, with the loss that it causes. */
export function poolerProblem(url: string, loss: string): StartupProblem {
  return new StartupProblem(
    `The database at ${addressOf(url)} is reached through a connection pooler that ${loss}, and Waybill cannot work so; set DATABASE_DIRECT_URL beside it to the address of PostgreSQL itself, or use that address in DATABASE_URL (and DATABASE_REPLICA_URL) instead of PgBouncer or a pooler like it.`,
  );
}

async function firstLoss(one: pg.Client, other: pg.Client, listens: boolean): Promise<string | undefined> {
  if (await sharesSessions(one, other)) return 'gives its sessions to others after each transaction';
  if (!(await keepsSettings(one))) return 'does not pass on session settings such as statement_timeout';
  if (!(await keepsPlans(one, other))) return 'does not keep prepared statements';
  if (listens && !(await hears(one, other))) return 'does not pass on notifications (LISTEN)';
  return undefined;
}

/** Does a pooler in between give each transaction another session? */
export async function sharesSessions(one: pg.Client, other: pg.Client): Promise<boolean> {
  const seen = new Map<pg.Client, Set<number>>([
    [one, new Set()],
    [other, new Set()],
  ]);
  for (let round = 0; round < rounds; round += 1)
    for (const client of [one, other, one]) {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      seen.get(client)!.add(rows[0]!.pid);
    }
  const all = [...seen.values()].flatMap((pids) => [...pids]);
  return all.length > seen.size || new Set(all).size < seen.size;
}

async function keepsSettings(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ ms: string }>(
    `select extract(epoch from current_setting('statement_timeout')::interval) * 1000 as ms`,
  );
  return Number(rows[0]?.ms) === statementTimeout;
}

/** Prepares the same name on two connections, twice each, as the product does. */
async function keepsPlans(one: pg.Client, other: pg.Client): Promise<boolean> {
  const statement = { name: 'waybill_start', text: 'select $1::int + 1 as next', values: [1] };
  try {
    for (const client of [one, other, one, other]) await client.query(statement);
    return true;
  } catch (error) {
    // 26000 and 42P05: the prepared statement does not exist, or belongs to another session.
    if (['26000', '42P05'].includes((error as pg.DatabaseError).code ?? '')) return false;
    throw error;
  }
}

async function hears(listener: pg.Client, notifier: pg.Client): Promise<boolean> {
  const channel = `waybill_start_${randomUUID().replaceAll('-', '')}`;
  const timer = new AbortController();
  const heard = new Promise<true>((resolve) => {
    listener.on('notification', (notification) => {
      if (notification.channel === channel) resolve(true);
    });
  });
  await listener.query(`listen ${channel}`);
  await notifier.query(`notify ${channel}`);
  const late = pause(notificationMs, false, { signal: timer.signal }).catch(() => false);
  const answer = await Promise.race([heard, late]);
  timer.abort();
  return answer;
}
