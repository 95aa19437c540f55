import type { FileEncoding } from '@waybill/domain/kernel/file-types.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { EncodingReading } from './foreign-encoding.ts';
import { readCsvSheet } from './read-csv-sheet.ts';
import { isOds, readOds } from './read-ods.ts';
import { readBook, type Sheet, type SheetLimits, type SheetRow } from './read-sheet.ts';

/** Messages to and from the worker thread: rows are sent in chunks on request, so that the receiver has time for other work. */
export interface SheetWish {
  readonly kind: 'csv' | 'xlsx';
  readonly file: Uint8Array;
  readonly limits: SheetLimits;
  readonly which: 'first' | 'all';
  readonly encoding?: FileEncoding | undefined;
}

export type SheetMessage =
  | SheetRefusal
  | { readonly readings: readonly EncodingReading[] }
  | {
      /** The sheet that begins with these rows; null when they go on. */
      readonly begins: Omit<Sheet, 'rows'> | null;
      readonly rows: readonly SheetRow[];
      readonly isLast: boolean;
    };
export type SheetRefusal = 'sheet_unreadable' | 'sheet_too_large' | 'csv_unreadable' | 'sheet_old';

const rowsAtOnce = 250;

const say = (message: SheetMessage) => parentPort?.postMessage(message);

const read = await readFile(workerData as SheetWish);
if (Array.isArray(read)) sendSheets(read);
else say(read as SheetRefusal | { readings: readonly EncodingReading[] });

/** Recognizes a file by its first bytes, because people rename files. */
async function readFile({ kind, file, limits, which, encoding }: SheetWish) {
  const begins = Buffer.from(file.subarray(0, 4)).toString('hex');
  if (begins === 'd0cf11e0') return 'sheet_old';
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (begins === '504b0304' && isOds(bytes)) return readOds(bytes, limits);
  if (kind === 'xlsx' || begins === '504b0304') return readBook(bytes, limits, which);
  const sheet = await readCsvSheet(file, limits, encoding);
  return typeof sheet === 'object' && 'rows' in sheet ? [sheet] : sheet;
}

function sendSheets(sheets: readonly Sheet[]): void {
  let sheet = 0;
  let at = 0;
  const next = () => {
    const { rows, ...facts } = sheets[sheet] as Sheet;
    const begins = at === 0 ? facts : null;
    const some = rows.slice(at, at + rowsAtOnce);
    at += rowsAtOnce;
    if (at >= rows.length) [sheet, at] = [sheet + 1, 0];
    const isLast = sheet >= sheets.length;
    if (isLast) parentPort?.off('message', next);
    say({ begins, rows: some, isLast });
  };
  parentPort?.on('message', next);
  next();
}
