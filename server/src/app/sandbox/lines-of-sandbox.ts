import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { NewAuditLine } from '../../kernel/context.ts';
import { sandboxRecord } from '@waybill/domain/kernel/worlds.ts';
import { writeAudit, type Doer } from '../../kernel/command-frame.ts';
import { databaseName } from '../../kernel/db/database-address.ts';
import { createPool } from '../../kernel/db/pool.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { dialectOf } from '../../kernel/hot/dialect.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import type { Database } from '../../kernel/services.ts';
import { sandboxUrl } from './sandbox-url.ts';

/**
 * Notes that a user is about to change the sandbox. The audit log is in the operator's database, the change in another. The note, by request id, lets
 * the request or a job write the audit line exactly once, even when a server dies between the two commits: the note is deleted in the transaction
 * that writes the line.
 */
export async function noteIntent(db: Database, { viewer, now, requestId }: Doer): Promise<void> {
  await db
    .insertInto('sandbox_intent')
    .values({ request_id: requestId, staff_id: viewer.id, branch_id: viewer.branchId, at: now })
    .execute();
}

/** Deletes the note of a request that changed nothing. */
export async function deleteIntent(db: Database, requestId: string): Promise<void> {
  await db.deleteFrom('sandbox_intent').where('request_id', '=', requestId).execute();
}

/** Copies the audit lines of a request from the sandbox to the operator's log, unless that is done; false when the request left none. */
export async function copyAuditLines(db: Database, sandbox: Database, requestId: string): Promise<boolean> {
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
    // Uses an index; the line is written after the note.
    .where('at', '>=', intent.at)
    .orderBy('id')
    .execute();
  if (left.length === 0) return false;
  const lines = left.map(
    ({ room, record_id, record_name, action, branch_id, before, after }) =>
      // In the operator's log, where webhook 7 is another record.
      ({
        room,
        record: sandboxRecord(record_id),
        name: record_name,
        action,
        branchId: branch_id,
        before,
        after,
      }) as NewAuditLine,
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

/** Age after which the request of a note is certainly over, in milliseconds. */
const overAfterMs = 3_600_000;

/** Copies the audit lines left by requests that began before a moment. */
export async function copyLeftAuditLines(pool: pg.Pool, before: Date): Promise<void> {
  const db: Database = new Kysely<Tables>({ dialect: dialectOf(pool) });
  const waiting = await db
    .selectFrom('sandbox_intent')
    .select(['request_id', 'at'])
    .where('at', '<=', before)
    .orderBy('at')
    .execute();
  if (waiting.length === 0) return;
  const url = sandboxUrl(pool.options.connectionString ?? '');
  const { rowCount } = await pool.query('select from pg_database where datname = $1', [databaseName(url)]);
  if (!rowCount) return dropAllOver(db, before);
  const beside = createPool(url, { max: 1, applicationName: 'waybill-sandbox-lines' });
  try {
    const sandbox: Database = new Kysely<Tables>({ dialect: dialectOf(beside) });
    for (const { request_id } of waiting) await copyAuditLines(db, sandbox, request_id);
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

/** Copies lines left by a server that died, one minute later, on any other server. */
export function sandboxLinesJob({ services }: JobTools): Job {
  return {
    name: 'sandbox-lines',
    cron: '* * * * *',
    work: () => copyLeftAuditLines(services.directPool, new Date(services.clock().getTime() - 60_000)),
  };
}

/** Records of the sandbox that appear in the operator's audit log, with the table that numbers them. */
const numbered = { webhooks: 'webhook_endpoint' } as const;

/** Skips ids that the operator's log already uses: a recreated sandbox continues after them. */
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
