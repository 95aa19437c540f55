import { bareText } from '@waybill/domain/kernel/bare-text.ts';
import { BadCsv, readCsv } from './read-csv.ts';
import { textsMax, type Sheet, type SheetCell, type SheetLimits, type SheetRow } from './read-sheet.ts';

/**
 * Reads a CSV file as the rows of a sheet, numbered by their first lines. Empty rows and cells are left out. Returns `csv_unreadable` or
 * `sheet_too_large` for an invalid file or one above the limits.
 */
export async function readCsvSheet(
  file: Uint8Array,
  limits: SheetLimits,
): Promise<Sheet | 'csv_unreadable' | 'sheet_too_large'> {
  const rows: SheetRow[] = [];
  let length = 0;
  try {
    for await (const { line, cells } of readCsv(pieces(file))) {
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
  return { rows, merged: [] };
}

async function* pieces(file: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536);
}
