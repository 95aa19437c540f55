import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { migrationsFolder } from '../../kernel/db/migrate.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { numbersIn } from './label-search.sql.ts';
import { openLabelFixture, type LabelFixture } from './testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
});
afterAll(() => app.close());

const make = async (change: object) =>
  (await fixture.clerk.call('labels.create', { body: fixture.walkin(change) })).data;
const found = async (search: string) =>
  (await fixture.clerk.call('labels.list', { query: { search } })).data.map(({ id }) => id).toSorted((a, b) => a - b);
const kept = async () =>
  (await app.database.pool.query('select label_id, phone, side from label_phone order by 1, 2, 3')).rows;

test('F-01 T-04 a whole number finds the parcels of its phone and those whose texts hold it, and none any more once the text is changed', async () => {
  const called = await make({ destination_phone: ['09440055566'] });
  const texts = [
    { reference_id: 'N77-09440055566/2' },
    { destination_name: 'ကိုအောင် ၀၉ ၄၄၀ ၀၅၅ ၅၆၆' },
    { item_name: 'call 0909440055566' },
    { source_name: '09440055566' },
  ];
  const written = [];
  for (const text of texts) written.push(await make(text));
  await make({ reference_id: 'N77-0944005556' });
  const all = [called, ...written].map(({ id }) => id);
  for (const typed of ['09440055566', '09 440-055-566', '၀၉၄၄၀၀၅၅၅၆၆'])
    expect([typed, await found(typed)]).toEqual([typed, all]);
  const [first] = written;
  const { id = 0, version } = first ?? {};
  await fixture.clerk.call('labels.edit', { params: { id }, body: fixture.walkin({ reference_id: 'N78', version }) });
  expect(await found('09440055566')).toEqual(all.filter((one) => one !== id));
});

test('F-01 parcels made before numbers were kept are found by the same', async () => {
  const now = await kept();
  expect(now.filter(({ side }) => side === 'text')).not.toEqual([]);
  await app.database.pool.query("delete from label_phone where side = 'text'");
  await app.database.pool.query(
    readFileSync(path.join(migrationsFolder(), 'before/0122_numbers_in_texts.sql'), 'utf8'),
  );
  expect(await kept()).toEqual(now);
});

test('F-01 a text holds a whole number exactly when one of the numbers in it begins with it', () => {
  const text = fc.string({ unit: fc.constantFrom('0', '9', '1', 'x', '|'), maxLength: 40 });
  const number = fc
    .string({ unit: fc.constantFrom('0', '9', '1'), minLength: 8, maxLength: 11 })
    .map((rest) => `09${rest}`);
  fc.assert(
    fc.property(text, number, text, (before, whole, after) => {
      for (const key of [before + after, before + whole + after])
        expect(numbersIn(key).some((one) => one.startsWith(phoneKey(whole)))).toBe(key.includes(whole));
    }),
  );
});
