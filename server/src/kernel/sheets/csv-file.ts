import { csvLines, utf8Mark } from '@waybill/domain/rooms/exports/safe-cell.ts';
import type { SheetSource } from './sheet-source.ts';

/** A list as CSV in UTF-8 with its mark, RFC 4180, a piece for each batch of rows. */
export async function* csvFile(source: SheetSource): AsyncGenerator<Buffer> {
  const lines = csvLines();
  yield csvHead(source.heads.map((head) => head.text));
  for await (const rows of source.rows) yield Buffer.from(lines(rows));
}

/** What a CSV file begins with: its mark, and the line of its heads. */
export function csvHead(heads: readonly string[]): Buffer {
  return Buffer.from(utf8Mark + csvLines()([heads]));
}
