import { afterAll, beforeAll, expect, test } from 'vitest';
import { CompiledQuery, sql } from 'kysely';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { idArray, rowArrays, textArray } from './row-arrays.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const rows = rowArrays({
  id: 'bigint',
  documents: 'text',
  at: 'timestamptz',
  yes: 'boolean',
  hops: 'bigint[]',
  names: 'text[]',
  facts: 'jsonb',
});
const ask = async (entries: Parameters<typeof rows.values>[0]) =>
  (
    await testApp.app.waybill.db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`select * from ${rows.from(1)} r order by n`, rows.values(entries)),
    )
  ).rows;

test('S-07 every value comes out as it went in: words like NULL, quotes, commas, braces, backslashes, lines, Myanmar and pictures', async () => {
  const texts = [
    'NULL',
    '',
    ' ',
    '"',
    '\\',
    '\\"',
    "'",
    ',',
    '{}',
    '{1,2}',
    'a\nb\tc',
    'ဒေါ်ခင်မာလာ၊ အမှတ် ၁',
    '📦',
    '(select 1)',
    '$1',
    'null',
  ];
  const entries = texts.map((documents, at) => ({
    id: at,
    documents,
    at: new Date(at * 1000),
    yes: at % 2 === 0,
    hops: [at, at + 1],
    names: [documents, 'x'],
    facts: { documents, list: [documents, null, 1.5] },
  }));
  expect(await ask(entries)).toEqual(entries.map((row, at) => ({ n: at + 1, ...row })));
});

test('S-07 nothing stays nothing, lists may be empty, and no rows are no rows', async () => {
  expect(await ask([{ id: null, hops: [], names: [] }, {}])).toEqual([
    { n: 1, id: null, documents: null, at: null, yes: null, hops: [], names: [], facts: null },
    { n: 2, id: null, documents: null, at: null, yes: null, hops: null, names: null, facts: null },
  ]);
  expect(await ask([])).toEqual([]);
  const bare = { documents: null, at: null, yes: null, hops: null, names: null, facts: null };
  expect(await ask([{ id: 7 }, { id: 8, documents: 'last' }, { id: 9 }])).toEqual([
    { n: 1, id: 7, ...bare },
    { n: 2, id: 8, ...bare, documents: 'last' },
    { n: 3, id: 9, ...bare },
  ]);
});

test('JSON is what it was, also when it is a bare text, a number, no or a list; nothing is nothing', async () => {
  const documents = ['', 'null', '{"a":1}', 0, 1.5, false, [], [null], { a: null }, null];
  expect((await ask(documents.map((facts, id) => ({ id, facts })))).map(({ facts }) => facts)).toEqual(documents);
  const {
    rows: [none],
  } = await testApp.app.waybill.db.executeQuery<{ none: boolean }>(
    CompiledQuery.raw(
      `select facts is null as none from ${rows.from(1)} r where id = 2`,
      rows.values([
        { id: 1, facts: 'one' },
        { id: 2, facts: null },
      ]),
    ),
  );
  expect(none).toEqual({ none: true });
});

test('S-07 a prepared statement over arrays keeps one plan, however many rows it is given', async () => {
  await testApp.app.waybill.db.transaction().execute(async (tx) => {
    for (const many of [1, 3, 1, 500, 2, 1, 7, 40]) {
      await tx.executeQuery(
        CompiledQuery.raw(
          `/* prepared */ select count(*)::int as kept_plan from ${rows.from(1)} r`,
          rows.values(Array.from({ length: many }, (_, id) => ({ id }))),
        ),
      );
    }
    const { rows: plans } = await sql<{
      custom: number;
      kept: number;
    }>`
      select custom_plans::int as custom, generic_plans::int as kept
      from pg_prepared_statements
      where statement like '%kept_plan%' and name <> ''`.execute(tx);
    expect(plans).toEqual([{ custom: 5, kept: 3 }]);
  });
});

test('S-07 lists of numbers and of texts alone', async () => {
  const { rows: found } = await sql<{
    ids: number[];
    texts: string[];
    none: number[];
  }>`select ${idArray([3, 1, 2])} as ids, ${textArray(['a,b', 'NULL', '"'])} as texts, ${idArray([])} as none`.execute(
    testApp.app.waybill.db,
  );
  expect(found).toEqual([{ ids: [3, 1, 2], texts: ['a,b', 'NULL', '"'], none: [] }]);
});
