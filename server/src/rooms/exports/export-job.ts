import { sql, type Transaction } from 'kysely';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { exportLife, type ExportState } from '@waybill/domain/rooms/exports/export-states.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { exportValue, type CellRow } from '@waybill/contract/kernel/cell-text.ts';
import type { Column } from '@waybill/contract/kernel/list.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { idOfPayload, withJobLock } from '../../kernel/job-lock.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { countRows, streamRows } from '../../kernel/lists.ts';
import type { Database } from '../../kernel/services.ts';
import { paced, tellEvent } from '../../kernel/tell-event.ts';
import { listFor, type AnyList } from '../all-lists.ts';
import { readActor } from '../sessions/sessions.door.ts';
import { csvFile } from './csv-file.ts';
import { readOrder, type ExportOrder } from './exports.queries.ts';
import { beginExport, expireExports, failExport, finishExport, putChunk, setProgress } from './exports.store.ts';
import { columnWidths, type SheetSource } from './sheet-source.ts';
import { xlsxFile } from './xlsx-file.ts';

/** A file is kept in pieces of this size, so that neither making nor sending it holds more than one. */
export const chunkBytes = 1_048_576;
const tellEveryMs = 500;
/** One statement of an export may sort all rows of history. */
const statementTimeout = '120s';

/** The lock that whoever makes an export holds. */
export const exportLock = (id: number) => `export:${id}`;

export function exportJob(tools: JobTools): Job {
  return {
    name: 'export',
    work: async (payload) => {
      const id = idOfPayload(payload);
      await withJobLock(tools.db, exportLock(id), () => makeExport(tools, id));
    },
  };
}

/** Removes files that were kept long enough (decisions 8). */
export function exportExpiryJob({ services, db }: JobTools): Job {
  return { name: 'export-expiry', cron: '23 * * * *', work: async () => void (await expireExports(db, services.clock())) };
}

async function makeExport(tools: JobTools, id: number): Promise<void> {
  const { services, db } = tools;
  const order = await readOrder(db, id);
  if (!order) return;
  await beginExport(db, id);
  try {
    const made = await writeFile(tools, order);
    if (made) await finishExport(db, id, { ...made, now: services.clock() });
    else await failExport(db, id, services.clock());
    await tell(tools, order, made ? exportLife.commands.finish.to : exportLife.commands.fail.to, made?.rows ?? 0, made?.rows ?? 0);
  } catch (bug) {
    await failExport(db, id, services.clock());
    await tell(tools, order, exportLife.commands.fail.to, 0, 0);
    // Thrown on so that the log has it; the next try finds nothing to do.
    throw bug;
  }
}

async function tell({ services, db }: JobTools, order: ExportOrder, status: ExportState, total: number, done: number): Promise<void> {
  await tellEvent(db, services.clock(), { topic: 'export', staffId: order.staff_id, payload: { id: order.id, list: order.list, format: order.format, status, total, done } });
}

/** Writes the file under the asker's rights of this moment; `null` when they have none any more. All rows are those of one moment. */
async function writeFile(tools: JobTools, order: ExportOrder): Promise<{ rows: number; size: number } | null> {
  const { services, db } = tools;
  const viewer = await readActor(db, order.staff_id, order.branch_id);
  if (!viewer || !can(viewer, exportLife.commands.run.permission)) return null;
  const source = listFor(viewer, order.list);
  if (isRefusal(source)) return null;
  const from = await readable(tools.replica) ?? db;
  return from.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(statementTimeout)}`.execute(tx);
    const columns = order.columns.map((key) => source.definition.columns.find((column) => column.key === key)).filter((column): column is Column => column !== undefined);
    const count = { rows: 0, size: 0 };
    const sheet: SheetSource = {
      name: source.definition.title[order.locale], at: services.clock(), rows: values(tools, tx, { order, source, viewer, columns, count }),
      heads: columns.map((column) => ({ text: column.word[order.locale], width: columnWidths[column.kind] })),
    };
    let position = 0;
    for await (const chunk of chunked(order.format === 'xlsx' ? xlsxFile(sheet) : csvFile(sheet), chunkBytes)) {
      await putChunk(db, order.id, position, chunk);
      position += 1;
      count.size += chunk.length;
    }
    return count;
  });
}

/** The replica, if there is one and it answers. */
async function readable(replica: JobTools['replica']): Promise<Database | null> {
  if (!replica) return null;
  return sql`select 1`.execute(replica).then(() => replica, () => null);
}

interface Reading {
  readonly order: ExportOrder;
  readonly source: AnyList;
  readonly viewer: SessionViewer;
  readonly columns: readonly Column[];
  readonly count: { rows: number };
}

/** The rows as cells, telling the asker how far it is. */
async function* values(tools: JobTools, tx: Transaction<Tables>, { order, source, viewer, columns, count }: Reading): AsyncGenerator<(string | number)[][]> {
  const total = order.query.ids?.length ?? (await countRows(tx, source, viewer, order.query));
  const mayTell = paced(tellEveryMs);
  for await (const rows of streamRows(tx, source, viewer, order.query)) {
    yield rows.map((row) => columns.map((column) => exportValue(column, row as CellRow, order.locale)));
    count.rows += rows.length;
    if (!mayTell()) continue;
    await setProgress(tools.db, order.id, total, count.rows);
    await tell(tools, order, exportLife.commands.run.to, total, count.rows);
  }
}

/** Pieces of exactly `size` bytes, the last one shorter. */
export async function* chunked(pieces: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let length = 0;
  for await (let piece of pieces) {
    while (length + piece.length >= size) {
      const fits = size - length;
      yield Buffer.concat([...kept, piece.subarray(0, fits)]);
      piece = piece.subarray(fits);
      kept = [];
      length = 0;
    }
    if (piece.length > 0) kept.push(piece);
    length += piece.length;
  }
  if (length > 0) yield Buffer.concat(kept);
}
