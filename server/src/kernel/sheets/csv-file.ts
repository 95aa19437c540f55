import { csvLines, utf8Mark } from '@waybill/domain/kernel/safe-cell.ts';
import type { SheetSource } from './sheet-source.ts';

/** Yields a list as CSV in UTF-8 with byte order mark (RFC 4180), one chunk per batch of rows. */
export async function* csvFile(source: SheetSource): AsyncGenerator<Buffer> {
  const lines = csvLines();
  yield csvHead(source.heads.map((head) => head.text));
  for await (const rows of source.rows) yield Buffer.from(lines(rows));
}

/** Returns the start of a CSV file: byte order mark and header line. */
export function csvHead(heads: readonly string[]): Buffer {
  return Buffer.from(utf8Mark + csvLines()([heads]));
}
