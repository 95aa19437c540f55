import { Readable } from 'node:stream';
import type { Column } from '@waybill/contract/kernel/list.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { FileAnswer } from '../routes.ts';
import { sheetHeads } from './sheet-source.ts';
import { xlsxFile, xlsxType } from './xlsx-file.ts';

type Row = readonly (string | number)[];

async function* once(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

/**
 * Answers with one document as a workbook of one sheet: its lines under these headers, and rows below them. `name` is its number and the name of the
 * file.
 */
export function workbookAnswer({
  name,
  at,
  columns,
  rows,
  locale,
}: {
  readonly name: string;
  readonly at: Date;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly locale: Locale;
}): FileAnswer {
  const heads = sheetHeads(columns, locale);
  return new FileAnswer(Readable.from(xlsxFile({ name, at, heads, rows: once(rows) }), { objectMode: false }), {
    'content-type': xlsxType,
    'content-disposition': `attachment; filename="${name}.xlsx"`,
  });
}
