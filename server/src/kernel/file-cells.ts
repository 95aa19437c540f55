import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { sayPercent } from '@waybill/domain/kernel/money.ts';
import { yesNoWords } from '@waybill/contract/kernel/cell-text.ts';
import type { Column } from '@waybill/contract/kernel/list.ts';

/** A column as the database formats it: a value of its kind, or for a `named` one its name in a language. */
export type SqlCell = RawBuilder<unknown> | ((locale: Locale) => RawBuilder<unknown>);

/** Returns the name of a joined row in a language; English where there is no Chinese one (`localName`). @example nameIn('hb') */
export const nameIn =
  (alias: string) =>
  (locale: Locale): RawBuilder<unknown> =>
    sql`coalesce(nullif(${sql.ref(`${alias}.name_${locale}`)}, ''), ${sql.ref(`${alias}.name_en`)})`;

/** The same for a joined row that is read as an object, and null where there is none. @example nameOf(namedJsonOrNull('hb')) */
export const nameOf =
  (value: RawBuilder<unknown>) =>
  (locale: Locale): RawBuilder<unknown> =>
    sql`coalesce(nullif((${value}) ->> ${`name_${locale}`}, ''), (${value}) ->> 'name_en')`;

/**
 * Returns the columns of a file as `copyOut` reads them: separate values that COPY itself formats as text.
 *
 * @example cellsSql(labelList.columns, labelCells, 'mm')
 * @throws when a column has no cell
 */
export function cellsSql(
  columns: readonly Column[],
  cells: Readonly<Record<string, SqlCell>>,
  locale: Locale,
): RawBuilder<unknown> {
  return sql.join(
    columns.map(({ key, kind, personal }) => {
      const cell = cells[key];
      if (!cell) throw new Error(`no cell for ${key}`);
      const value = typeof cell === 'function' ? cell(locale) : cell;
      if (kind !== 'phones') return sql`(${value})`;
      return sql`array_to_string(${personal ? maskedPhones(value) : value}, ', ')`;
    }),
  );
}

/** Masks phones like `maskPersonal`. */
const maskedPhones = (phones: RawBuilder<unknown>) => sql`array(
  select left(one.phone, 4) || '••••' || right(one.phone, 3)
  from unnest(${phones}) with ordinality one(phone, at)
  order by one.at)`;

/**
 * Returns a function that formats the copied text of a column as `exportValue` formats its value; for hundreds of thousands of rows this costs a
 * tenth of parsing the values.
 *
 * @example columns.map((column) => cellReader(column, 'mm'))
 */
export function cellReader(column: Column, locale: Locale): (text: string) => string | number {
  switch (column.kind) {
    case 'text':
    case 'code':
    case 'named':
    case 'names':
    case 'phones':
      return (text) => text;
    case 'number':
    case 'kyat':
      return (text) => (text === '' ? '' : Number(text));
    case 'percent':
      return (text) => (text === '' ? '' : sayPercent(Number(text)));
    case 'instant':
      return (text) => (text === '' ? '' : `${dayOf(text)} ${text.slice(11, 16)}`);
    case 'date':
      return (text) => (text === '' ? '' : dayOf(text));
    case 'state':
      return wordOf(column.states ?? {}, (face) => face.word[locale]);
    case 'words':
      return wordOf(column.words ?? {}, (word) => word[locale]);
    case 'yes_no':
      return wordOf(yesNo, (word) => word[locale]);
  }
}

/** Booleans as COPY writes them. */
const yesNo = { t: yesNoWords.yes, f: yesNoWords.no } as const;

/** Formats a copied date or instant, DD.MM.YYYY, as the product displays it. */
function dayOf(text: string): string {
  return `${text.slice(0, 2)}-${text.slice(3, 5)}-${text.slice(6, 10)}`;
}

/** Returns the word of a value; a value without one unchanged. */
function wordOf<Face>(table: Readonly<Record<string, Face>>, word: (face: Face) => string): (text: string) => string {
  const words = new Map(Object.entries(table).map(([value, face]) => [value, word(face)]));
  return (text) => words.get(text) ?? text;
}
