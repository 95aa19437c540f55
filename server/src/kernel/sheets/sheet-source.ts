import type { Column, ColumnKind } from '@waybill/contract/kernel/list.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';

/** A column of a file: its header and its displayed width, in characters. */
export interface SheetHead {
  readonly text: string;
  readonly width: number;
  /** Kind of the values below, where they are more than texts and numbers. */
  readonly kind?: ColumnKind;
}

/** Returns the headers of a file for these columns. */
export const sheetHeads = (columns: readonly Column[], locale: Locale): SheetHead[] =>
  columns.map(({ word, kind }) => ({ text: word[locale], width: columnWidths[kind], kind }));

/** Content of a file: its headers, and its rows in batches as they are read from the database. */
export interface SheetSource {
  readonly name: string;
  readonly heads: readonly SheetHead[];
  readonly rows: AsyncIterable<readonly (readonly (string | number)[])[]>;
  readonly at: Date;
}

/** Width of a column in characters, by its kind. */
const columnWidths: Readonly<Record<ColumnKind, number>> = {
  text: 28,
  code: 18,
  number: 12,
  kyat: 16,
  percent: 10,
  instant: 18,
  date: 13,
  state: 16,
  named: 24,
  names: 32,
  yes_no: 8,
  phones: 26,
  words: 18,
};
