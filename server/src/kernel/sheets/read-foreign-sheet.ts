import type { FileEncoding } from '@waybill/domain/kernel/file-types.ts';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { EncodingReading } from './foreign-encoding.ts';
import type { Sheet, SheetLimits, SheetRow } from './read-sheet.ts';
import type { SheetRefusal, SheetMessage, SheetWish } from './sheet-worker.ts';

/** The largest order sheet takes a few seconds; a file that takes longer is malicious. */
const timeMs = 30_000;
const memoryMb = 512;
/** A file that waits holds its request. */
const inTurn = limitConcurrency({ atOnce: 2, waitingMax: 8 });

/** Beside the bundle; for source, the tests have bundled it (`testing/database-setup.ts`). */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? '../../../.stamp/sheet-worker.mjs' : './sheet-worker.js',
  import.meta.url,
);

/** Possible readings of a text file whose encoding a person has to name. */
export interface UnsureEncoding {
  readonly readings: readonly EncodingReading[];
}

/**
 * Reads the first sheet of an uploaded Excel or CSV file, in an encoding that is certain. Returns the reason for an invalid file; throws
 * `too_many_requests` when too many are waiting.
 *
 * @example await readForeignSheet('xlsx', file.content, { rows: 3_000, columns: 30, bytes: 8_000_000 })
 */
export async function readForeignSheet(
  kind: SheetWish['kind'],
  file: Uint8Array,
  limits: SheetLimits,
  { within = timeMs }: { readonly within?: number } = {},
): Promise<Sheet | SheetRefusal> {
  const sheets = await inTurn(() => inThread({ kind, file, limits, which: 'first' }, within));
  if (typeof sheets === 'string') return sheets;
  return 'readings' in sheets ? 'csv_unreadable' : (sheets[0] ?? 'sheet_unreadable');
}

/**
 * Reads all sheets of an uploaded Excel file, or the one of a CSV file. It runs in a worker thread with a limit of time and memory, so that no file
 * blocks the server; the server reads files only this way. `encoding` is a person's answer to the readings that an earlier call returned.
 */
export async function readForeignBook(
  kind: SheetWish['kind'],
  file: Uint8Array,
  limits: SheetLimits,
  encoding?: FileEncoding,
): Promise<readonly Sheet[] | SheetRefusal | UnsureEncoding> {
  return inTurn(() => inThread({ kind, file, limits, which: 'all', encoding }, timeMs));
}

async function inThread(wish: SheetWish, within: number): Promise<readonly Sheet[] | SheetRefusal | UnsureEncoding> {
  const worker = new Worker(workerFile, {
    workerData: wish,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<readonly Sheet[] | SheetRefusal | UnsureEncoding>((resolve, reject) => {
      const sheets: (Sheet & { rows: SheetRow[] })[] = [];
      timer = setTimeout(() => resolve('sheet_too_large'), within);
      worker.on('message', (message: SheetMessage) => {
        if (typeof message === 'string' || 'readings' in message) return resolve(message);
        if (message.begins) sheets.push({ ...message.begins, rows: [] });
        sheets.at(-1)?.rows.push(...message.rows);
        if (message.isLast) resolve(sheets);
        else worker.postMessage('next');
      });
      worker.on('error', (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('sheet_too_large') : reject(error),
      );
      worker.on('exit', () => reject(new Error('the thread that reads sheets ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
