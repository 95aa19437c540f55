import { sql, type RawBuilder } from 'kysely';
import { offsetMinutes } from '@waybill/domain/kernel/calendar.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { cellPatterns, csvCell } from '@waybill/domain/rooms/exports/safe-cell.ts';
import { yesNoWords } from '@waybill/contract/kernel/cell-text.ts';
import type { Column } from '@waybill/contract/kernel/list.ts';

/** What the database knows of a column: a value of its kind, or of a `named` one its name in a language. */
export type SqlCell = RawBuilder<unknown> | ((locale: Locale) => RawBuilder<unknown>);

/** The name of a joined row in a language; English where nobody has given a Chinese one (`localName`). @example nameIn('hb') */
export const nameIn = (alias: string) => (locale: Locale): RawBuilder<unknown> => sql`coalesce(nullif(${sql.ref(`${alias}.name_${locale}`)}, ''), ${sql.ref(`${alias}.name_en`)})`;

/**
 * The cells of a line of CSV, written by the database as `csvCell` of the same values would be: of hundreds of thousands of rows that costs a tenth of
 * having them here.
 *
 * @example csvCellsSql(labelList.columns, labelCells, 'mm')
 * @throws when a column has no cell
 */
export function csvCellsSql(columns: readonly Column[], cells: Readonly<Record<string, SqlCell>>, locale: Locale): RawBuilder<unknown> {
  return sql.join(columns.map((column) => {
    const cell = cells[column.key];
    if (!cell) throw new Error(`no cell for ${column.key}`);
    return writtenCell(column, typeof cell === 'function' ? cell(locale) : cell, locale);
  }));
}

function writtenCell(column: Column, value: RawBuilder<unknown>, locale: Locale): RawBuilder<unknown> {
  switch (column.kind) {
    case 'text': case 'code': case 'named': case 'names': return safeText(value);
    case 'number': return sql`trim_scale((${value})::numeric)::text`;
    case 'kyat': return sql`(${value})::text`;
    case 'instant': return sql`to_char((${value})::timestamptz at time zone 'UTC' + ${yangonAhead}, 'DD-MM-YYYY HH24:MI')`;
    case 'date': return sql`to_char((${value})::date, 'DD-MM-YYYY')`;
    case 'state': return wordOf(value, mapped(column.states ?? {}, (face) => face.word[locale]));
    case 'words': return wordOf(value, mapped(column.words ?? {}, (word: Word) => word[locale]));
    case 'yes_no': return sql`case when ${value} then ${yesNoWords.yes[locale]} when not ${value} then ${yesNoWords.no[locale]} end`;
    case 'phones': return safeText(sql`array_to_string(${value}, ', ')`);
  }
}

const yangonAhead = sql.raw(`interval '${offsetMinutes} minutes'`);

function mapped<Face>(table: Readonly<Record<string, Face>>, word: (face: Face) => string): string {
  return JSON.stringify(Object.fromEntries(Object.entries(table).map(([value, face]) => [value, csvCell(word(face))])));
}

/** The word of a value, which is safe as it stands; a value without one as a text. */
function wordOf(value: RawBuilder<unknown>, table: string): RawBuilder<unknown> {
  return sql`coalesce(${table}::jsonb ->> ${value}, ${safeText(value)})`;
}

const needsCare = `${cellPatterns.formula}|${cellPatterns.quoted}`;

/**
 * What most names and codes are not: anything but letters of the product's languages, digits and blanks inside. Told by looking at each sign once, which
 * costs half of what the true patterns do, and those are asked of the rest.
 */
const unusual = '[^A-Za-z0-9 \\u1000-\\u109F\\u4E00-\\u9FFF]|^ | $';

/** A text as `csvCell` writes it. Nearly none is a formula or to be quoted, so that is asked first and at once; without a text nothing is asked. */
function safeText(value: RawBuilder<unknown>): RawBuilder<unknown> {
  const text = sql`(${value})::text`;
  const defused = sql`case when ${text} ~ ${cellPatterns.formula} and ${text} !~ ${cellPatterns.numeric} then '''' || ${text} else ${text} end`;
  return sql`case when ${text} !~ ${unusual} then ${text} when ${text} ~ ${needsCare} then case when ${defused} ~ ${cellPatterns.quoted} then '"' || replace(${defused}, '"', '""') || '"' else ${defused} end else ${text} end`;
}
