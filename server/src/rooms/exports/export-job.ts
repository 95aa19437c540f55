import type { CompiledQuery, Transaction } from 'kysely';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { exportLife, type ExportProblem, type ExportState } from '@waybill/domain/rooms/exports/export-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { exportValue, type CellRow } from '@waybill/contract/kernel/cell-text.ts';
import type { Column } from '@waybill/contract/kernel/list.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { idOfPayload, withJobLock } from '../../kernel/job-lock.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import type { Database } from '../../kernel/services.ts';
import { isDatabaseAway, isRecoveryConflict } from '../../kernel/errors.ts';
import { caughtUpReplica } from '../../kernel/db/caught-up-replica.ts';
import { copyLines, copyOut, type CopySource } from '../../kernel/db/copy-out.ts';
import { cellReader } from '../../kernel/file-cells.ts';
import { countRows, fileRows, streamRows } from '../../kernel/lists.ts';
import { createThrottle, publishEvent } from '../../kernel/publish-event.ts';
import { columnsOfFile, listFor, type AnyList } from '../../kernel/list-table.ts';
import { readActor } from '../sessions/sessions.door.ts';
import { csvBytes } from '../../kernel/sheets/csv-bytes.ts';
import { csvFile, csvHead } from '../../kernel/sheets/csv-file.ts';
import { readExportOrder, type ExportOrder, limitStatements } from './exports.queries.ts';
import { beginExport, expireExports, failExport, finishExport, putChunk, setProgress } from './exports.store.ts';
import { fileKeeper } from './file-keeper.ts';
import { sheetHeads, type SheetSource } from '../../kernel/sheets/sheet-source.ts';
import { xlsxFile } from '../../kernel/sheets/xlsx-file.ts';

/** Chunk size of stored files in bytes, so that neither writing nor sending holds more than one in memory. */
export const chunkBytes = 1_048_576;
const tellEveryMs = 500;
/** Milliseconds after which the rows are counted, for the progress bar. */
const countAfterMs = 2000;
/** One statement of an export may sort all rows of history. */
const statementTimeout = '120s';

/** Returns the advisory lock held while an export is written. */
export const exportLock = (id: number) => `export:${id}`;

export function exportJob(tools: JobTools): Job {
  return {
    name: 'export',
    work: async (payload) => {
      const id = idOfPayload(payload);
      await withJobLock(tools.db, exportLock(id), (held) => makeExport({ ...tools, held }, id));
    },
  };
}

/** Removes files after their retention period (decisions 8). */
export function exportExpiryJob({ services, db }: JobTools): Job {
  return {
    name: 'export-expiry',
    cron: '23 * * * *',
    work: async () => void (await expireExports(db, services.clock())),
  };
}

/** `held` writes the file, so that a process that lost its lock adds no chunk to another one's file. */
interface ExportTools extends JobTools {
  readonly held: Database;
}

async function makeExport(tools: ExportTools, id: number): Promise<void> {
  const { services, held } = tools;
  const order = await readExportOrder(held, id);
  if (!order) return;
  await beginExport(held, id);
  try {
    const made = await writeFromEither(tools, order);
    if (made) await finishExport(held, id, { ...made, now: services.clock() });
    else await failExport(held, id, 'not_allowed', services.clock());
    await tell(
      tools,
      order,
      made ? exportLife.commands.finish.to : exportLife.commands.fail.to,
      made?.rows ?? 0,
      made?.rows ?? 0,
    );
  } catch (bug) {
    // The database may be back at the next try, which writes the file from its beginning.
    const problem = problemOf(bug);
    if (problem === 'other' && isDatabaseAway(bug)) throw bug;
    await failExport(held, id, problem, services.clock());
    await tell(tools, order, exportLife.commands.fail.to, 0, 0);
    // Thrown again so that it is logged; the next try finds nothing to do.
    throw bug;
  }
}

/** SQLSTATE 53100 and the system's ENOSPC: no space; 57014: cancelled by the timeout. */
function problemOf(error: unknown): ExportProblem {
  const { code } = error as { code?: string };
  if (code === '53100' || code === 'ENOSPC') return 'disk_full';
  return code === '57014' ? 'too_long' : 'other';
}

async function tell(
  { services, db }: JobTools,
  order: ExportOrder,
  status: ExportState,
  total: number,
  done: number,
): Promise<void> {
  await publishEvent(db, services.clock(), {
    topic: 'export',
    staffId: order.staff_id,
    payload: { id: order.id, list: order.list, format: order.format, status, total, done },
  });
}

/** A replica cancels queries that delay its replication, or stops completely: then the file is written again from the primary. */
async function writeFromEither(tools: ExportTools, order: ExportOrder): ReturnType<typeof writeFile> {
  try {
    return await writeFile(tools, order);
  } catch (error) {
    if (!tools.replica || !(isDatabaseAway(error) || isRecoveryConflict(error))) throw error;
    await beginExport(tools.held, order.id);
    return writeFile({ ...tools, replica: null }, order);
  }
}

/** Writes the file with the current rights of the requester; `null` when they have none any more. All rows are read in one snapshot. */
async function writeFile(tools: ExportTools, order: ExportOrder): Promise<{ rows: number; size: number } | null> {
  const { db, held } = tools;
  const viewer = await readActor(db, order.staff_id, order.branch_id, order.customer_id);
  if (!viewer || !can(viewer, exportLife.commands.run.permission)) return null;
  const source = listFor(viewer, order.list);
  if (isRefusal(source)) return null;
  const whole = viewer.customerId !== undefined || can(viewer, 'export.details');
  const known = columnsOfFile(viewer, source.definition);
  const columns = order.columns
    .map((key) => known.find((column) => column.key === key))
    .filter((column): column is Column => column !== undefined)
    .map((column) => (whole ? wholeColumn(column) : column));
  const file = fileKeeper(chunkBytes, (chunk, position) => putChunk(held, order.id, position, chunk));
  const rows = await writeRows(
    tools,
    { order, source, viewer, columns, progress: progressOf(tools, { order, source, viewer }) },
    file.add,
  );
  return { rows, size: await file.end() };
}

/** Returns a column without masking. */
const wholeColumn = ({ personal: _, ...column }: Column): Column => column;

interface Reading {
  readonly order: ExportOrder;
  readonly source: AnyList;
  readonly viewer: SessionViewer;
  readonly columns: readonly Column[];
  /** Reports the number of rows written. */
  readonly progress: (rows: number) => Promise<void>;
}
type Add = (piece: Buffer) => Promise<void>;
type CellBatches = AsyncGenerator<readonly (readonly (string | number)[])[]>;

/** Returns the number of rows written. */
async function writeRows(tools: JobTools, reading: Reading, add: Add): Promise<number> {
  const { cells } = reading.source;
  if (cells) {
    const copied = await copyOf(tools, reading, cells);
    return reading.order.format === 'csv'
      ? writeCsv(reading, copied, add)
      : writeSheet(tools, reading, cellsOf(reading, copied), add);
  }
  const from = (await caughtUpReplica(tools.db, tools.replica)) ?? tools.db;
  return from
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await limitStatements(tx, statementTimeout);
      return writeSheet(tools, reading, readRows(tx, reading), add);
    });
}

type Copied = readonly [CopySource, CompiledQuery];

/** Copies the rows of a list with hundreds of thousands of rows: the database formats its values as text. */
async function copyOf(
  tools: JobTools,
  { order, source, viewer, columns }: Reading,
  cells: NonNullable<AnyList['cells']>,
): Promise<Copied> {
  const { copyPool, replicaCopyPool } = tools.services;
  const pool = ((await caughtUpReplica(tools.db, tools.replica)) && replicaCopyPool) || copyPool;
  return [
    { pool, statementTimeout },
    fileRows({ ...source, cells }, viewer, order.query, columns, order.locale).compile(tools.db),
  ];
}

async function* cellsOf({ order, columns }: Reading, copied: Copied): CellBatches {
  const readers = columns.map((column) => cellReader(column, order.locale));
  for await (const rows of copyOut(...copied))
    yield rows.map((texts) => readers.map((read, at) => read(texts[at] ?? '')));
}

/** Converts the database's COPY lines to CSV without decoding them to strings. */
async function writeCsv({ order, columns, progress }: Reading, copied: Copied, add: Add): Promise<number> {
  const csv = csvBytes(columns, order.locale);
  await add(csvHead(columns.map(({ word }) => word[order.locale])));
  for await (const lines of copyLines(...copied)) {
    await add(csv.write(lines));
    await progress(csv.rows());
  }
  return csv.rows();
}

async function* readRows(tx: Transaction<Tables>, { order, source, viewer, columns }: Reading): CellBatches {
  for await (const rows of streamRows(tx, source, viewer, order.query))
    yield rows.map((row) => columns.map((column) => exportValue(column, row as CellRow, order.locale)));
}

async function writeSheet(
  tools: JobTools,
  { order, source, columns, progress }: Reading,
  batches: CellBatches,
  add: Add,
): Promise<number> {
  let rows = 0;
  const counted = async function* (): CellBatches {
    for await (const batch of batches) {
      yield batch;
      rows += batch.length;
      await progress(rows);
    }
  };
  const sheet: SheetSource = {
    name: source.definition.title[order.locale],
    at: tools.services.clock(),
    rows: counted(),
    heads: sheetHeads(columns, order.locale),
  };
  for await (const piece of order.format === 'xlsx' ? xlsxFile(sheet) : csvFile(sheet)) await add(piece);
  return rows;
}

/**
 * Reports the progress of a file to its requester. The total is counted in parallel, and only once the export takes long: counting reads the same rows again,
 * and most files are ready before a bar would be seen.
 */
function progressOf(
  { db, held, services }: ExportTools,
  { order, source, viewer }: Omit<Reading, 'columns' | 'progress'>,
): (done: number) => Promise<void> {
  const mayTell = createThrottle(tellEveryMs);
  const begun = performance.now();
  let counted = order.query.ids !== undefined;
  let total = order.query.ids?.length ?? 0;
  return async (done) => {
    if (!mayTell()) return;
    if (!counted && performance.now() - begun > countAfterMs) {
      counted = true;
      // A progress bar without a total is no reason for the export to fail.
      void countRows(db, source, viewer, order.query).then(
        (rows) => {
          total = rows;
        },
        () => {},
      );
    }
    const all = total === 0 ? 0 : Math.max(total, done);
    if (all > 0) await setProgress(held, order.id, all, done);
    await tell({ services, db }, order, exportLife.commands.run.to, all, done);
  };
}
