import { parentPort, workerData } from 'node:worker_threads';
import { readCsvSheet } from './read-csv-sheet.ts';
import { readSheet, type Sheet, type SheetLimits, type SheetRow } from './read-sheet.ts';

/** Messages to and from the worker thread: rows are sent in chunks on request, so that the receiver has time for other work. */
export interface SheetWish {
  readonly kind: 'csv' | 'xlsx';
  readonly file: Uint8Array;
  readonly limits: SheetLimits;
}

export type SheetMessage = SheetRefusal | { readonly rows: readonly SheetRow[]; readonly last: Sheet['merged'] | null };
export type SheetRefusal = 'sheet_unreadable' | 'sheet_too_large' | 'csv_unreadable';

const rowsAtOnce = 250;

const { kind, file, limits } = workerData as SheetWish;
const sheet =
  kind === 'csv'
    ? await readCsvSheet(file, limits)
    : readSheet(Buffer.from(file.buffer, file.byteOffset, file.byteLength), limits);
const say = (message: SheetMessage) => parentPort?.postMessage(message);
if (typeof sheet === 'string') say(sheet);
else {
  let at = 0;
  const next = () => {
    const rows = sheet.rows.slice(at, at + rowsAtOnce);
    at += rowsAtOnce;
    const isLast = at >= sheet.rows.length;
    if (isLast) parentPort?.off('message', next);
    say({ rows, last: isLast ? sheet.merged : null });
  };
  parentPort?.on('message', next);
  next();
}
