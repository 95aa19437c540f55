import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { exportValue } from '@waybill/contract/kernel/cell-text.ts';
import type { Column, ColumnKind } from '@waybill/contract/kernel/list.ts';
import { copyOut } from './db/copy-out.ts';
import { cellReader, cellsSql } from './file-cells.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ demo: false });
});
afterAll(() => app.close());

const word = { en: 'Word', mm: 'စကားလုံး', zh: '词' };
const column = (kind: ColumnKind): Column => ({
  key: kind,
  kind,
  word,
  words: { known: word },
  states: { known: { word, tone: 'neutral' } },
});

/** Values of each kind as rows have them, and their type in the database. */
const kinds: [ColumnKind, string, readonly unknown[]][] = [
  ['text', 'text', ['=1+1', 'a,"b"', ' led', 'ဒေါ်ခင်', '', null]],
  ['number', 'bigint', [0, -7, 1_250_000, null]],
  ['number', 'numeric', [1.25, 0.5, 3]],
  ['kyat', 'bigint', [-45_000, 0, 250_000, null]],
  ['percent', 'integer', [0, 250, 10_000, null]],
  [
    'instant',
    'timestamptz',
    ['2026-01-31T17:29:59.999Z', '2026-01-31T17:30:00.000Z', '1999-12-01T00:00:00.000Z', null],
  ],
  ['date', 'date', ['2026-01-31', '1999-12-01', null]],
  ['yes_no', 'boolean', [true, false, null]],
  ['state', 'text', ['known', 'never_heard_of', null]],
  ['words', 'text', ['known', 'never_heard_of', null]],
  ['phones', 'text[]', [['09791234567', '=1'], ['+959791234567'], []]],
];

test('A-08 N-22 phones of people are masked in a file that the database writes as in one that we write', async () => {
  const phones = ['09791234567', '0912'];
  const column: Column = { key: 'phone', kind: 'phones', word, personal: 'phone' };
  const { rows } = await sql<{
    phones: string;
  }>`select ${cellsSql([column], { phone: sql`${phones}::text[]` }, 'en')} as phones`.execute(app.app.waybill.db);
  expect(rows[0]?.phones).toBe(exportValue(column, { phone: phones }, 'en'));
});

test.each(kinds)(
  'N-22 T-03 a value of kind %s kept as %s is copied into a file as it is read',
  async (kind, type, values) => {
    for (const locale of locales) {
      const inputs = sql.join(
        values.map(
          (value, n) =>
            sql`(${n}::int, ${Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join(',')}}` : value}::${sql.raw(type)})`,
        ),
      );
      const statement =
        sql`select ${cellsSql([column(kind)], { [kind]: sql`g.v` }, locale)} from (values ${inputs}) g(n, v) order by g.n`.compile(
          app.app.waybill.db,
        );
      const read = cellReader(column(kind), locale);
      const copied: (string | number)[] = [];
      for await (const rows of copyOut({ pool: app.app.waybill.services.copyPool, statementTimeout: '10s' }, statement))
        copied.push(...rows.map(([text]) => read(text ?? '')));
      expect(copied).toEqual(values.map((value) => exportValue(column(kind), { [kind]: value }, locale)));
    }
  },
);
