import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { TariffStep } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import type { SheetRead, TariffDetail } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { makeXlsx, plainSheet, worksheet } from '../../kernel/testing/make-xlsx.ts';

let testApp: TestApp;
let finance: TestClient;
let tariff: TariffDetail;
let regions: Record<string, number>;
beforeAll(async () => {
  testApp = await startTestApp();
  finance = await testApp.as('admin');
  const { rows } = await testApp.database.pool.query("select id, code from place where type = 'region'");
  regions = Object.fromEntries((rows as { id: number; code: string }[]).map(({ id, code }) => [code, id]));
});
afterAll(() => testApp.close());
beforeEach(async () => {
  const [first] = (await finance.call('tariffs.list', {})).data.slice(-1);
  tariff = (
    await finance.call('tariffs.create', {
      body: { name_en: 'Draft', name_mm: 'မူကြမ်း', name_zh: null, valid_from: '2027-01-01', copy_of: first?.id },
    })
  ).data;
});

const upload = async (file: Buffer, locale: Locale = 'en', name = 'prices.xlsx') => {
  const boundary = 'waybill-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const response = await finance.send({
    method: 'POST',
    url: `/api/tariff/${tariff.id}/excel`,
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-locale': locale },
  });
  return {
    status: response.statusCode,
    body: response.json() as { data: SheetRead; code?: string; errors?: Record<string, { code: string }[]> },
  };
};
const download = async (locale: Locale) =>
  (await finance.send({ method: 'GET', url: `/api/tariff/${tariff.id}/excel`, headers: { 'x-locale': locale } }))
    .rawPayload;
const save = (steps: readonly TariffStep[]) =>
  finance.call('tariffs.edit', {
    params: { id: tariff.id },
    body: {
      ...tariff.name,
      ...tariff.rates,
      valid_from: tariff.valid_from,
      note: null,
      offered: tariff.offered,
      version: tariff.version,
      steps,
    },
  });

const heads = [
  'Service type',
  'Item type',
  'Zone',
  'From region',
  'To region',
  'Up to (kg)',
  'Price (Ks)',
  'Per extra kg (Ks)',
];
type Row = (string | number | null)[];
const rowsOf = (steps: readonly TariffStep[]): Row[] =>
  steps.map((step) => [
    step.service_type,
    step.item_type,
    step.zone,
    null,
    null,
    step.up_to_g / 1_000,
    step.price,
    step.each_further_kg,
  ]);
/** The sheet of the whole table with some of its rows, counted from 0 without the head, put otherwise. */
const sheetWith = (change: Readonly<Record<number, (row: Row) => Row>>, after = '') =>
  makeXlsx({ sheet: plainSheet([heads, ...rowsOf(tariff.steps).map((row, at) => change[at]?.(row) ?? row)], after) });
const cell =
  (at: number, value: string | number | null) =>
  (row: Row): Row =>
    row.map((old, column) => (column === at ? value : old));
const problemsIn = ({ data }: { data: SheetRead }) => data.problems.map(({ row, column, code }) => [row, column, code]);

describe('F-03 prices out to Excel and in again', () => {
  test.each<Locale>(['mm', 'en', 'zh'])(
    'F-03 what goes out in %s comes back the same, pairs of regions too',
    async (locale) => {
      const pair = {
        service_type: 'express',
        item_type: 'parcel',
        zone: 'region_pair',
        from_region_id: regions.YGN ?? 0,
        to_region_id: regions.MDY ?? 0,
        up_to_g: 1_500,
        price: 3_300,
        each_further_kg: 600,
      } as const;
      const { data } = await save([...tariff.steps, pair]);
      tariff = data;
      const { status, body } = await upload(await download(locale), locale);
      expect([status, body.data.problems, body.data.rows]).toEqual([200, [], data.steps.length]);
      expect(body.data.steps).toEqual(data.steps);
      expect((await save(body.data.steps)).data.version).toBe(3);
    },
  );

  test('F-03 the file says in its name what it is, in its own script', async () => {
    const { headers } = await finance.send({
      method: 'GET',
      url: `/api/tariff/${tariff.id}/excel`,
      headers: { 'x-locale': 'mm' },
    });
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      `attachment; filename="prices-${tariff.id}.xlsx"; filename*=UTF-8''${encodeURIComponent('မူကြမ်း 2027-01-01.xlsx')}`,
    ]);
  });

  test('T-03 F-03 numbers may be text in Myanmar digits, words in any language, rows and columns in any order', async () => {
    const [first, ...rest] = rowsOf(tariff.steps);
    const odd = [...rest, ['မှတ်ပုံတင်', '信函', 'Same Town', null, null, '၀.၁', '၁,၂၃၄', ''] as Row];
    const body = [
      ['Zone', ...heads.filter((head) => head !== 'Zone'), 'Remarks'],
      ...odd.map(([service, item, zone, ...more]) => [zone, service, item, ...more, 'x'] as Row),
    ];
    const answer = await upload(await makeXlsx({ sheet: plainSheet(body as Row[]) }));
    expect(first?.slice(0, 3)).toEqual(['register', 'letter', 'same_town']);
    expect(problemsIn(answer.body)).toEqual([[2, null, 'price_falls']]);
    odd[odd.length - 1] = ['မှတ်ပုံတင်', '信函', 'Same Town', null, null, '၀.၁', '၅၅၀', ''];
    body[body.length - 1] = ['Same Town', 'မှတ်ပုံတင်', '信函', null, null, '၀.၁', '၅၅၀', '', 'x'];
    const mended = await upload(await makeXlsx({ sheet: plainSheet(body as Row[]) }));
    expect(mended.body.data.steps).toEqual(tariff.steps.map((step, at) => (at === 0 ? { ...step, price: 550 } : step)));
  });

  test('F-03 everything that is wrong is said at once, row by row, in words, and nothing is answered to be saved', async () => {
    const answer = await upload(
      await sheetWith({
        0: cell(6, '=SUM(A1:A9)'),
        1: cell(6, 'free'),
        2: cell(6, 600.5),
        3: cell(5, 0),
        4: cell(0, 'Ekspres'),
        5: cell(6, null),
        7: cell(7, -5),
        8: cell(6, 200_000_000),
        9: cell(2, 'region_pair'),
      }),
    );
    expect(answer.status).toBe(200);
    expect(problemsIn(answer.body)).toEqual([
      [2, 'price', 'cell_formula'],
      [3, 'price', 'number'],
      [4, 'price', 'integer'],
      [5, 'up_to_kg', 'min'],
      [6, 'service_type', 'cell_unknown'],
      [7, 'price', 'required'],
      [9, 'each_further_kg', 'min'],
      [10, 'price', 'max'],
      [11, 'from_region', 'required'],
      [11, 'to_region', 'required'],
    ]);
    expect(answer.body.data.problems[0]?.message).toBe('Price (Ks) is a formula. Paste its value instead.');
    expect(answer.body.data.problems[4]?.message).toBe('Service type “Ekspres” is not known.');
    expect(answer.body.data.steps).toEqual([]);
  });

  test('F-03 merged cells and rows that stand twice are told with their rows', async () => {
    const merged = await upload(await sheetWith({}, '<mergeCells><mergeCell ref="G2:G3"/></mergeCells>'));
    expect(problemsIn(merged.body)).toEqual([
      [2, 'price', 'cell_merged'],
      [3, 'price', 'cell_merged'],
    ]);
    const twice = await upload(await sheetWith({ 3: (row) => row.map((value, at) => (at === 5 ? 1 : value)) }));
    expect(twice.body.data.problems).toMatchObject([
      { row: 5, code: 'sheet_row_twice', message: 'The same as row 4.' },
    ]);
  });

  test('F-03 a hole is told with the grid it is in and the row before it', async () => {
    const without = tariff.steps.filter(
      ({ service_type, item_type, zone, up_to_g }) =>
        !(
          service_type === 'express' &&
          item_type === 'parcel' &&
          ((zone === 'same_town' && up_to_g === 10_000) || zone === 'same_region')
        ),
    );
    const { body } = await upload(await makeXlsx({ sheet: plainSheet([heads, ...rowsOf(without)]) }));
    const row =
      without.findIndex(
        ({ service_type, item_type, zone, up_to_g }) =>
          service_type === 'express' && item_type === 'parcel' && zone === 'same_town' && up_to_g === 5_000,
      ) + 2;
    expect(body.data.problems).toEqual([
      {
        row: null,
        column: null,
        code: 'price_missing',
        message: 'Express, Parcel, Same region: there is no price for 0 kg to 100 kg.',
      },
      {
        row,
        column: null,
        code: 'price_missing',
        message: 'Express, Parcel, Same town: there is no price for 5 kg to 100 kg.',
      },
    ]);
  });

  test.each([
    ['no workbook', async () => Buffer.from('service;price'), [[null, null, 'sheet_unreadable']]],
    [
      'a sheet of something else',
      () =>
        makeXlsx({
          sheet: plainSheet([
            ['Name', 'Price (Ks)'],
            ['x', 1],
          ]),
        }),
      [
        [1, 'service_type', 'sheet_head'],
        [1, 'item_type', 'sheet_head'],
        [1, 'zone', 'sheet_head'],
        [1, 'up_to_kg', 'sheet_head'],
      ],
    ],
    [
      'more rows than a price table has',
      () => makeXlsx({ sheet: plainSheet([heads, ...Array.from({ length: 3_001 }, (): Row => ['x'])]) }),
      [[null, null, 'sheet_too_large']],
    ],
  ])('F-03 %s is told as such', async (_, file, expected) => {
    const { status, body } = await upload(await file());
    expect([status, problemsIn(body)]).toEqual([200, expected]);
  });

  test('F-03 the sheet with the prices is taken from among others, below its titles; CSV is read too; a hidden price is told', async () => {
    const rows: Row[] = [['Prices of 2027'], heads, ...rowsOf(tariff.steps)];
    const book =
      '<workbook xmlns:r="r"><sheets><sheet name="Notes" r:id="a"/><sheet name="Prices" r:id="b"/></sheets></workbook>';
    const file = (sheet: string) =>
      makeXlsx({
        book,
        more: {
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Id="a" Target="worksheets/a.xml"/><Relationship Id="b" Target="worksheets/b.xml"/></Relationships>',
          'xl/worksheets/a.xml': plainSheet([['Price', 'see next sheet']]),
          'xl/worksheets/b.xml': sheet,
        },
      });
    const read = (await upload(await file(plainSheet(rows)))).body.data;
    expect([read.problems, read.steps.length]).toEqual([[], tariff.steps.length]);
    const csv = rows.map((row) => row.join(',')).join('\n');
    expect((await upload(Buffer.from(csv), 'en', 'prices.csv')).body.data.steps).toEqual(read.steps);
    const hidden = plainSheet(rows).replace('<row r="3">', '<row r="3" hidden="1">');
    expect(problemsIn((await upload(await file(hidden))).body)).toEqual([[3, null, 'row_hidden']]);
  });

  longTest('F-03 a zip bomb is told as too large here too, as the reader of sheets tells it', async () => {
    const { status, body } = await upload(
      await makeXlsx({ sheet: worksheet('<row r="1"><c r="A1"><v>1</v></c></row>'.padEnd(60_000_000, ' ')) }),
    );
    expect([status, problemsIn(body)]).toEqual([200, [[null, null, 'sheet_too_large']]]);
  });

  test('F-03 a file of another kind, none at all, and a table that is no draft are refused', async () => {
    const file = await makeXlsx({});
    expect((await upload(file, 'en', 'prices.doc')).body.errors?.file?.[0]?.code).toBe('sheet_type');
    expect(
      (await finance.try('tariffs.readExcel', { params: { id: tariff.id }, body: {} })).body.errors?.file?.[0]?.code,
    ).toBe('file');
    await finance.call('tariffs.publish', { params: { id: tariff.id }, body: { version: 1 } });
    const { status, body } = await upload(file);
    expect([status, body.code]).toEqual([409, 'state_not_allowed']);
  });
});
