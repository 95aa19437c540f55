import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { csvCell } from '@waybill/domain/rooms/exports/safe-cell.ts';
import { exportValue } from '@waybill/contract/kernel/cell-text.ts';
import type { Column, ColumnKind } from '@waybill/contract/kernel/list.ts';
import { csvCellsSql, type SqlCell } from './csv-cells.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
beforeAll(async () => { app = await startTestApp({ demo: false }); });
afterAll(() => app.close());

const column = (kind: ColumnKind): Column => ({ key: kind, kind, word: { en: kind, mm: kind, zh: kind } });

/** What the database writes into the cell of each row of `from`. */
async function written(kind: ColumnKind, cell: SqlCell, from: ReturnType<typeof sql>, locale: (typeof locales)[number] = 'en'): Promise<(string | null)[]> {
  const { rows } = await sql<{ cell: string | null }>`select ${csvCellsSql([column(kind)], { [kind]: cell }, locale)} as cell from ${from} order by n`.execute(app.app.waybill.db);
  return rows.map((row) => row.cell);
}

/** Made of what decides over a cell: signs of formulas, of CSV, blanks of many kinds, and letters and digits of the languages beside them. */
const sign = fc.constantFrom(...'=+-@＝＋－＠,"\'\r\n\t 5.aZ_[`{က႟၊丠一龥', '\u00A0', '\u1680', '\u2003', '\u200B', '\u2028', '\u3000', '\uFEFF', 'ဒေါ်', '😀');
const text = fc.string({ unit: sign, minLength: 1, maxLength: 5 });

test('N-22 F-07 whatever signs a text is made of, the database writes it as the product does', async () => {
  await fc.assert(fc.asyncProperty(fc.array(text, { minLength: 400, maxLength: 400 }), async (texts) => {
    expect(await written('text', sql`t`, sql`unnest(${texts}::text[]) with ordinality g(t, n)`)).toEqual(texts.map(csvCell));
  }), { numRuns: 25 });
});

test('N-22 a date, a yes or no and a list of phones are written by the database as they are read', async () => {
  const dates = ['2026-01-31', '1999-12-01', null];
  const phones = [['09791234567', '=1'], ['+959791234567'], []];
  const flags = [true, false];
  const read = (kind: ColumnKind, value: unknown, locale: (typeof locales)[number]) => csvCell(exportValue(column(kind), { [kind]: value }, locale));
  for (const locale of locales) {
    expect((await written('date', sql`t`, sql`unnest(${dates}::date[]) with ordinality g(t, n)`, locale)).map((cell) => cell ?? '')).toEqual(dates.map((date) => read('date', date, locale)));
    expect(await written('yes_no', sql`t`, sql`unnest(${flags}::boolean[]) with ordinality g(t, n)`, locale)).toEqual(flags.map((flag) => read('yes_no', flag, locale)));
    expect(await written('phones', sql`t`, sql`(select string_to_array(t, '|') t, n from unnest(${phones.map((list) => list.join('|'))}::text[]) with ordinality g(t, n)) g`, locale)).toEqual(phones.map((list) => read('phones', list, locale)));
  }
});
