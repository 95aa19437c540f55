import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { AuditLine } from '../../kernel/context.ts';
import { sandboxRecord } from '@waybill/domain/kernel/worlds.ts';
import { writeAudit, type Doer } from '../../kernel/command-frame.ts';
import { createPool } from '../../kernel/db/pool.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { dialectOf } from '../../kernel/hot/dialect.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import type { Database } from '../../kernel/services.ts';
import { sandboxUrl } from './sandbox-url.ts';

/**
 * What staff do in the sandbox stands in the operator's audit log, which is in another database than the change. So that no line is lost with a server that dies
 * between the two commits, who is about to do it is noted first, by the number of the request, which the line in the sandbox has too. The note goes in the
 * transaction that writes the line into the operator's log: whoever comes first, the request itself or the job, writes it, and nobody a second time.
 */
export async function intend(db: Database, { viewer, now, requestId }: Doer): Promise<void> {
  await db
    .insertInto('sandbox_intent')
    .values({ request_id: requestId, staff_id: viewer.id, branch_id: viewer.branchId, at: now })
    .execute();
}

/** Nothing came of it. */
export async function dropIntent(db: Database, requestId: string): Promise<void> {
  await db.deleteFrom('sandbox_intent').where('request_id', '=', requestId).execute();
}

/** Writes what a request has left in the log of the sandbox into the operator's, unless that was done; false when it has left nothing there. */
export async function carryOver(db: Database, sandbox: Database, requestId: string): Promise<boolean> {
  const intent = await db
    .selectFrom('sandbox_intent')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!intent) return true;
  const left = await sandbox
    .selectFrom('audit')
    .select(['room', 'record_id', 'record_name', 'action', 'branch_id', 'before', 'after'])
    .where('request_id', '=', requestId)
    // An index; the line is written after the note.
    .where('at', '>=', intent.at)
    .orderBy('id')
    .execute();
  if (left.length === 0) return false;
  const lines = left.map(
    ({ room, record_id, record_name, action, branch_id, before, after }) =>
      // In the operator's log, in which webhook 7 is another one.
      ({
        room,
        record: sandboxRecord(record_id),
        name: record_name,
        action,
        branchId: branch_id,
        before,
        after,
      }) as AuditLine,
  );
  const viewer = { id: intent.staff_id, branchId: intent.branch_id };
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('sandbox_intent')
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await writeAudit(tx, { viewer, now: intent.at, requestId }, lines);
  });
  return true;
}

/** A note that is older, in milliseconds, is of a request that is over, however slow it was. */
const overAfterMs = 3_600_000;

/** Carries over what requests that began before a moment have left; of the pool of the operator's database, whose sandbox lies beside it. */
export async function carryAllOver(pool: pg.Pool, before: Date): Promise<void> {
  const db: Database = new Kysely<Tables>({ dialect: dialectOf(pool) });
  const waiting = await db
    .selectFrom('sandbox_intent')
    .select(['request_id', 'at'])
    .where('at', '<=', before)
    .orderBy('at')
    .execute();
  if (waiting.length === 0) return;
  const url = new URL(sandboxUrl(pool.options.connectionString ?? ''));
  const { rowCount } = await pool.query('select from pg_database where datname = $1', [url.pathname.slice(1)]);
  if (!rowCount) return dropAllOver(db, before);
  const beside = createPool(url.href, { max: 1, applicationName: 'waybill-sandbox-lines' });
  try {
    const sandbox: Database = new Kysely<Tables>({ dialect: dialectOf(beside) });
    for (const { request_id } of waiting) await carryOver(db, sandbox, request_id);
  } finally {
    await beside.end();
  }
  await dropAllOver(db, before);
}

async function dropAllOver(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('sandbox_intent')
    .where('at', '<', new Date(before.getTime() - overAfterMs))
    .execute();
}

/** What a server that died has left is carried over a minute later by any other. */
export function sandboxLinesJob({ services }: JobTools): Job {
  return {
    name: 'sandbox-lines',
    cron: '* * * * *',
    work: () => carryAllOver(services.pool, new Date(services.clock().getTime() - 60_000)),
  };
}

/** Records of the sandbox that stand in the operator's log, by the table that numbers them. */
const numbered = { webhooks: 'webhook_endpoint' } as const;

/** Numbers that the operator's log knows are used up: a sandbox that is made anew goes on after them. */
export async function passUsedNumbers(from: Database, into: Database): Promise<void> {
  for (const [room, table] of Object.entries(numbered)) {
    const { rows } = await sql<{ last: number | null }>`
      select max(substr(record_id, length(${sandboxRecord('')}) + 1)::bigint) as last from audit
      where room = ${room} and starts_with(record_id, ${sandboxRecord('')})`.execute(from);
    await sql`
      select setval(s.name, ${rows[0]?.last ?? 0}) from (select pg_get_serial_sequence(${table}, 'id')::regclass as name) s
      where coalesce(pg_sequence_last_value(s.name), 0) < ${rows[0]?.last ?? 0}`.execute(into);
  }
}
