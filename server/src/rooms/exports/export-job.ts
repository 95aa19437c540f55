import { sql, type Transaction } from 'kysely';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { exportLife, type ExportState } from '@waybill/domain/rooms/exports/export-states.ts';
import { csvBetween, csvLineEnd } from '@waybill/domain/rooms/exports/safe-cell.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { exportValue, type CellRow } from '@waybill/contract/kernel/cell-text.ts';
import type { Column } from '@waybill/contract/kernel/list.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { idOfPayload, withJobLock } from '../../kernel/job-lock.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { copyOut } from '../../kernel/db/copy-out.ts';
import { countRows, csvRows, streamRows } from '../../kernel/lists.ts';
import type { Database } from '../../kernel/services.ts';
import { paced, tellEvent } from '../../kernel/tell-event.ts';
import { listFor, type AnyList } from '../all-lists.ts';
import { readActor } from '../sessions/sessions.door.ts';
import { csvFile, csvHead } from './csv-file.ts';
import { readOrder, type ExportOrder } from './exports.queries.ts';
import { beginExport, expireExports, failExport, finishExport, putChunk, setProgress } from './exports.store.ts';
import { fileKeeper } from './file-keeper.ts';
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
  const { db } = tools;
  const viewer = await readActor(db, order.staff_id, order.branch_id);
  if (!viewer || !can(viewer, exportLife.commands.run.permission)) return null;
  const source = listFor(viewer, order.list);
  if (isRefusal(source)) return null;
  const columns = order.columns.map((key) => source.definition.columns.find((column) => column.key === key)).filter((column): column is Column => column !== undefined);
  const file = fileKeeper(chunkBytes, (chunk, position) => putChunk(db, order.id, position, chunk));
  const rows = await (order.format === 'csv' && source.cells ? copyFile : readFile)(tools, { order, source, viewer, columns }, file.add);
  return { rows, size: await file.end() };
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
}
type Add = (piece: Buffer) => Promise<void>;

/** A file whose lines the database writes. Answers how many rows it has. */
async function copyFile(tools: JobTools, { order, source, viewer, columns }: Reading, add: Add): Promise<number> {
  const { cells } = source;
  if (!cells) throw new Error(`list ${order.list} has no cells`);
  const progress = progressOf(tools, { order, source, viewer, columns });
  await add(csvHead(columns.map((column) => column.word[order.locale])));
  const { pool, settings } = tools.services;
  const url = (await readable(tools.replica) && settings.databaseReplicaUrl) || pool.options.connectionString;
  if (url === undefined) throw new Error('the database has no address');
  let rows = 0;
  await copyOut({ url, statementTimeout }, csvRows({ ...source, cells }, viewer, order.query, columns, order.locale).compile(tools.db), { between: csvBetween, end: csvLineEnd }, async (piece, lines) => {
    await add(piece);
    rows += lines;
    await progress(rows);
  });
  return rows;
}

/** A file whose cells are made here. Answers how many rows it has. */
async function readFile(tools: JobTools, reading: Reading, add: Add): Promise<number> {
  const { order, source, columns } = reading;
  const from = await readable(tools.replica) ?? tools.db;
  return from.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(statementTimeout)}`.execute(tx);
    const count = { rows: 0 };
    const sheet: SheetSource = {
      name: source.definition.title[order.locale], at: tools.services.clock(), rows: values(tools, tx, reading, count),
      heads: columns.map((column) => ({ text: column.word[order.locale], width: columnWidths[column.kind] })),
    };
    for await (const piece of order.format === 'xlsx' ? xlsxFile(sheet) : csvFile(sheet)) await add(piece);
    return count.rows;
  });
}

async function* values(tools: JobTools, tx: Transaction<Tables>, reading: Reading, count: { rows: number }): AsyncGenerator<(string | number)[][]> {
  const { order, source, viewer, columns } = reading;
  const progress = progressOf(tools, reading);
  for await (const rows of streamRows(tx, source, viewer, order.query)) {
    yield rows.map((row) => columns.map((column) => exportValue(column, row as CellRow, order.locale)));
    count.rows += rows.length;
    await progress(count.rows);
  }
}

/**
 * Tells the asker that their file has begun, and then how far it is, now and then. How many rows there will be is counted beside the reading when that is
 * asked for the second time: most files are made before it.
 */
function progressOf({ db, services }: JobTools, { order, source, viewer }: Reading): (done: number) => Promise<void> {
  const mayTell = paced(tellEveryMs);
  const running = (total: number, done: number) => tell({ services, db }, order, exportLife.commands.run.to, total, done);
  let begun = false;
  let total: Promise<number> | null = order.query.ids ? Promise.resolve(order.query.ids.length) : null;
  return async (done) => {
    if (!mayTell()) return;
    if (!begun) {
      begun = true;
      return running(0, done);
    }
    total ??= countRows(db, source, viewer, order.query);
    const all = Math.max(await total, done);
    await setProgress(db, order.id, all, done);
    await running(all, done);
  };
}
