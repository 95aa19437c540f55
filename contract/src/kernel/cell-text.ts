import { formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { sayPercent } from '@waybill/domain/kernel/money.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { maskPersonal, type PersonalKind } from '@waybill/domain/kernel/personal-details.ts';
import { localName, type Locale, type Named } from '@waybill/domain/kernel/locale.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { Column } from './list.ts';
import { commonWords } from './common.words.ts';

/** A row of a list: its values by column key. */
export type CellRow = Readonly<Record<string, unknown>>;

/** Returns the text of a cell as screen, paper and screen readers show it; empty without a value. Money has no unit. */
export function cellText(column: Column, row: CellRow, locale: Locale): string {
  const value = row[column.key];
  return value === null || value === undefined || value === '' ? '' : textOf(column, value, locale);
}

/** Returns the value of a spreadsheet cell: numbers and money as numbers, personal details masked, everything else as the text on the screen. */
export function exportValue(column: Column, row: CellRow, locale: Locale): string | number {
  const value = row[column.key];
  return (column.kind === 'number' || column.kind === 'kyat') && typeof value === 'number'
    ? value
    : cellText(column, column.personal ? { [column.key]: masked(column.personal, value) } : row, locale);
}

function masked(kind: PersonalKind, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(kind, one));
  return typeof value === 'string' && value !== '' ? maskPersonal(kind, value) : value;
}

function textOf(column: Column, value: unknown, locale: Locale): string {
  switch (column.kind) {
    case 'text':
    case 'code':
      return String(value);
    case 'number':
      return numberText(value);
    case 'kyat':
      return Number.isSafeInteger(value) ? groupThousands(value as number) : String(value);
    case 'percent':
      return sayPercent(Number(value));
    case 'instant':
      return momentText(value);
    case 'date':
      return dateText(value);
    case 'state':
      return column.states?.[String(value)]?.word[locale] ?? String(value);
    case 'words':
      return column.words?.[String(value)]?.[locale] ?? String(value);
    case 'named':
      return isNamed(value) ? localName(value, locale) : String(value);
    case 'names':
      return listOf(value)
        .map((one) => (isNamed(one) ? localName(one, locale) : String(one)))
        .join(separator[locale]);
    case 'yes_no':
      return yesNoWords[value === true ? 'yes' : 'no'][locale];
    case 'phones':
      return listOf(value).join(separator.en);
  }
}

export const yesNoWords: Readonly<Record<'yes' | 'no', Word>> = words({
  yes: commonWords.yes,
  no: commonWords.no,
});
const separator: Readonly<Record<Locale, string>> = commonWords.comma;

/** Formats numbers with Latin digits in every language, so that a column never mixes two kinds of digits. */
function numberText(value: unknown): string {
  return Number.isSafeInteger(value) ? groupThousands(value as number) : String(value);
}

function momentText(value: unknown): string {
  const instant = new Date(String(value));
  return Number.isNaN(instant.getTime()) ? String(value) : formatDateTime(instant);
}

function dateText(value: unknown): string {
  const date = String(value);
  return /^\d{4}-\d\d-\d\d$/.test(date) ? formatDate(date) : momentDate(date);
}

function momentDate(text: string): string {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? text : formatDate(instant);
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && typeof (value as Named).name_en === 'string';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
