import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { sql, type Transaction } from 'kysely';
import {
  exportKeptDays,
  exportLife,
  type ExportFormat,
  type ExportProblem,
  type ExportState,
} from '@waybill/domain/rooms/exports/export-states.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { ownExport, type ExportQuestion } from './exports.queries.ts';

type Tx = Transaction<Tables>;

export interface NewExport {
  readonly staffId: number;
  readonly branchId: number | null;
  /** The merchant for a person of the portal. */
  readonly customerId: number | null;
  readonly list: string;
  readonly format: ExportFormat;
  readonly question: ExportQuestion;
  readonly columns: readonly string[];
  readonly locale: Locale;
  readonly now: Date;
}

function keptUntil(now: Date): Date {
  return new Date(now.getTime() + exportKeptDays * 86_400_000);
}

export async function insertExport(tx: Tx, order: NewExport): Promise<number> {
  const { id } = await tx
    .insertInto('export')
    .values({
      staff_id: order.staffId,
      branch_id: order.branchId,
      customer_id: order.customerId,
      list: order.list,
      format: order.format,
      query: JSON.stringify(order.question),
      columns: [...order.columns],
      locale: order.locale,
      status: exportLife.initial,
      created_at: order.now,
      expires_at: keptUntil(order.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks one of a viewer's own exports, or with `null` of anyone's, until the transaction ends. */
export async function lockExport(
  tx: Tx,
  viewer: Pick<SessionViewer, 'id' | 'customerId'> | null,
  id: number,
): Promise<{ status: ExportState; list: string; staff_id: number } | null> {
  const row = await tx
    .selectFrom('export')
    .select(['status', 'list', 'staff_id'])
    .where('id', '=', id)
    .$if(viewer !== null, (query) => query.where(viewer ? ownExport(viewer) : sql<boolean>`true`))
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, status: row.status as ExportState } : null;
}

/** Puts an export back in the queue, as if it had just been requested. */
export async function requeue(tx: Tx, id: number, status: ExportState, now: Date): Promise<void> {
  await tx
    .updateTable('export')
    .set({ status, problem: null, total: null, done: 0, size: null, finished_at: null, expires_at: keptUntil(now) })
    .where('id', '=', id)
    .execute();
}

/** Starts an export, or restarts it after a process died: chunks of the earlier try are removed. */
export async function beginExport(db: Database, id: number): Promise<void> {
  const { from, to } = exportLife.commands.run;
  await db.deleteFrom('export_chunk').where('export_id', '=', id).execute();
  await db
    .updateTable('export')
    .set({ status: to, total: null, done: 0, size: null })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .execute();
}

export async function setProgress(db: Database, id: number, total: number, done: number): Promise<void> {
  await db.updateTable('export').set({ total, done }).where('id', '=', id).execute();
}

export async function putChunk(db: Database, id: number, position: number, data: Buffer): Promise<void> {
  await db.insertInto('export_chunk').values({ export_id: id, position, data }).execute();
}

export async function finishExport(
  db: Database,
  id: number,
  file: { rows: number; size: number; now: Date },
): Promise<void> {
  const { from, to } = exportLife.commands.finish;
  await db
    .updateTable('export')
    .set({
      status: to,
      total: file.rows,
      done: file.rows,
      size: file.size,
      finished_at: file.now,
      expires_at: keptUntil(file.now),
    })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .execute();
}

export async function failExport(db: Database, id: number, problem: ExportProblem, now: Date): Promise<void> {
  const { from, to } = exportLife.commands.fail;
  await db.deleteFrom('export_chunk').where('export_id', '=', id).execute();
  await db
    .updateTable('export')
    .set({ status: to, problem, finished_at: now })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .execute();
}

/** Removes files after their retention period; the row stays, so that the list still shows who requested what. Returns their number. */
export async function expireExports(db: Database, now: Date): Promise<number> {
  const { from, to } = exportLife.commands.expire;
  const { rows } = await sql<{ n: number }>`
    with gone as (update export set status = ${to} where expires_at <= ${now} and status = any(${[...from]}::text[]) returning id),
      emptied as (delete from export_chunk where export_id in (select id from gone))
    select count(*) as n from gone`.execute(db);
  return rows[0]?.n ?? 0;
}
