import { bareText } from '@waybill/domain/kernel/bare-text.ts';
import { inUtf8, type EncodingReading } from './foreign-encoding.ts';
import type { FileEncoding } from '@waybill/domain/kernel/file-types.ts';
import { BadCsv, readCsv } from './read-csv.ts';
import { textsMax, type Sheet, type SheetCell, type SheetLimits, type SheetRow } from './read-sheet.ts';

/**
 * Reads a CSV file as the rows of a sheet, numbered by their first lines. Empty rows and cells are left out. Returns `csv_unreadable` or
 * `sheet_too_large` for an invalid file or one above the limits, and the possible readings of one whose encoding nobody has said.
 */
export async function readCsvSheet(
  file: Uint8Array,
  limits: SheetLimits,
  encoding?: FileEncoding,
): Promise<Sheet | 'csv_unreadable' | 'sheet_too_large' | { readonly readings: readonly EncodingReading[] }> {
  const rows: SheetRow[] = [];
  let length = 0;
  try {
    const decoded = inUtf8(file, encoding);
    if ('readings' in decoded) return decoded.readings.length === 0 ? 'csv_unreadable' : decoded;
    const { bytes } = decoded;
    const { separator, declared } = separatorOf(bytes);
    for await (const { line, cells } of readCsv(pieces(bytes), separator)) {
      if (declared && line === 1) continue;
      const kept = new Map<number, SheetCell>();
      for (const [column, cell] of cells.slice(0, limits.columns).entries()) {
        const text = bareText(cell);
        if (text !== '') kept.set(column, { text, formula: false });
        length += text.length;
      }
      if (kept.size === 0) continue;
      rows.push({ row: line, cells: kept });
      if (rows.length > limits.rows || length > textsMax) return 'sheet_too_large';
    }
  } catch (error) {
    if (error instanceof BadCsv) return 'csv_unreadable';
    throw error;
  }
  return { name: '', hidden: false, rows, merged: [], hiddenColumns: [], problem: null };
}

const separators = [',', '\t', ';', '|'] as const;
const linesLookedAt = 20;

/**
 * Returns the sign between the cells: the one that a first line "sep=;" declares, else the one in most of the first lines. Numbers of a file with
 * semicolons may contain commas, but its headings do not.
 */
function separatorOf(file: Uint8Array): { readonly separator: string; readonly declared: boolean } {
  const begin = new TextDecoder().decode(file.subarray(0, 16_384)).replace(/^\uFEFF/, '');
  const declared = /^"?sep=([^\r\n])"?(?:\r|\n)/i.exec(begin)?.[1];
  if (declared !== undefined) return { separator: declared, declared: true };
  const lines = begin
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesLookedAt);
  const linesWith = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  const separator = separators.reduce<string>((best, sign) => (linesWith(sign) > linesWith(best) ? sign : best), ',');
  return { separator, declared: false };
}

async function* pieces(file: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536);
}
