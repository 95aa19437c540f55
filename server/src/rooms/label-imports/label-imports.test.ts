import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { makeXlsx, plainSheet, worksheet } from '../../kernel/testing/make-xlsx.ts';
import { book, heads, order, orderDesk, type OrderCell } from './testing/order-desk.ts';

const { desk, upload, rowsOf, problemsOf, make, labelsOf } = orderDesk();

describe('N-10 an order sheet becomes labels', () => {
  test("N-10 each right row is one label of the merchant, at the server's price, waiting for acceptance", async () => {
    const { status, data } = await upload(
      await book([order({ cod: '၄၅,၀၀၀ ကျပ်', weight: '800 g' }), order({ cod: 30_000, township: 'စမ်းချမ်းအေး' })]),
    );
    expect([status, data.status, data.total, data.ready, data.bad, data.cod_amount]).toEqual([
      201,
      'open',
      2,
      2,
      0,
      75_000,
    ]);
    expect(data.columns.map(({ field }) => field)).toEqual([
      'reference_id',
      'destination_name',
      'destination_phone',
      'destination_township',
      'cod_amount',
      'weight',
    ]);
    const done = await make(data.id);
    expect([done.status, done.made, done.ready]).toEqual(['done', 2, 0]);
    const [one, other] = await labelsOf(data.id);
    expect(one).toMatchObject({
      origin: 'import',
      merchant_id: desk.merchant,
      accept_type: 'cod',
      weight_g: 800,
      cod_amount: 45_000,
      destination_place_id: desk.fixture.places.chanaye,
      status: 'pending',
      source_branch_id: desk.fixture.yangon,
      deliver_branch_id: desk.fixture.mandalay,
    });
    expect(other.cod_amount).toBe(30_000);
    const { data: seen } = await desk.clerk.call('labels.detail', { params: { id: one.id } });
    expect([seen.post_type, seen.price?.shipping_total]).toEqual([
      'import',
      (await rowsOf(data.id))[0]?.shipping_total,
    ]);
    expect(
      (await desk.clerk.call('labels.list', { query: { import_id: String(data.id) } })).data.map(({ id }) => id),
    ).toEqual([other.id, one.id]);
    expect((await desk.clerk.call('label_imports.labels', { params: { id: data.id } })).data).toEqual([
      one.id,
      other.id,
    ]);
    const { token } = (
      await desk.clerk.call('bulk.select', {
        body: { list: 'labels', filters: { import_id: String(data.id) }, sort: 'created_at' },
      })
    ).data;
    expect((await desk.clerk.call('prints.prepare', { body: { selection: token } })).data.map(({ id }) => id)).toEqual([
      one.id,
      other.id,
    ]);
  });

  test('V-01 V-12 T-03 T-04 phones without their 0, Myanmar digits, several phones and Zawgyi are read as they were meant', async () => {
    const { data } = await upload(
      await book([
        order({ phone: 9440012345 }),
        order({ phone: '၀၉-၄၄၀-၀၁၂-၃၄၅ / 09791234567' }),
        order({ name: 'ေဒၚခင္မာလာ', township: 'စမ္းခ်မ္းေအး' }),
        order({ phone: '9.79E+09' }),
      ]),
    );
    expect(await problemsOf(data.id)).toEqual([[5, { destination_phone: 'phone' }]]);
    await make(data.id);
    const labels = await labelsOf(data.id);
    expect(labels.map((label) => label.destination_phone)).toEqual([
      ['09440012345'],
      ['09440012345', '09791234567'],
      ['09440012345'],
    ]);
    expect([labels[2].destination_name, labels[2].destination_place_id]).toEqual([
      'ဒေါ်ခင်မာလာ',
      desk.fixture.places.chanaye,
    ]);
    expect(
      (
        await desk.app.database.pool.query(
          'select raw->>1 as name from label_import_row where import_id = $1 and raw is not null',
          [data.id],
        )
      ).rows,
    ).toEqual([{ name: 'ေဒၚခင္မာလာ' }]);
  });

  test('X-02 everything that is wrong is told at once, with its row and in words, by the rules of the counter', async () => {
    const rows = [
      order({ name: null }),
      order({ phone: '12' }),
      order({ township: 'Nowhere at all' }),
      order({ township: 'Test Chan Ay' }),
      order({ township: 'Test Far' }),
      order({ cod: 45_000.5 }),
      order({ cod: -1 }),
      order({ cod: 'free' }),
      order({ weight: 0 }),
      order({ weight: 400 }),
      order({ ref: 'same' }),
      order({ ref: 'same' }),
      order({ township: null }),
      order({ cod: '=B2*2' }),
    ];
    const { data } = await upload(await book(rows));
    expect([data.total, data.ready, data.bad]).toEqual([14, 2, 12]);
    expect(await problemsOf(data.id)).toEqual([
      [2, { destination_name: 'required' }],
      [3, { destination_phone: 'phone' }],
      [4, { destination_township: 'cell_unknown' }],
      [5, { destination_township: 'place_meant' }],
      [6, { destination_township: 'place_without_branch' }],
      [7, { cod_amount: 'integer' }],
      [8, { cod_amount: 'cod_fee_min' }],
      [9, { cod_amount: 'number' }],
      [10, { weight: 'weight_min' }],
      [11, { weight: 'weight_max' }],
      [13, { reference_id: 'reference_twice' }],
      [14, { destination_township: 'select' }],
    ]);
    const messages = (await rowsOf(data.id, 'bad')).map(({ problems }) => Object.values(problems)[0]?.[0]?.message);
    expect([messages[3], messages[4]?.slice(0, 42), messages[10]]).toEqual(
      [
        'Destination township “Test Chan Ay” is not known. Do you mean Test Chan Aye, Kachin?',
        'No branch delivers to this place yet. Choo',
        'Row 12 has the same reference.',
      ].map((text, at) => (at === 0 ? text.replace('Kachin', regionOf()) : text)),
    );
    expect(await labelsOf(data.id)).toEqual([]);
  });

  let regions = '';
  beforeAll(async () => {
    regions = (
      await desk.app.database.pool.query(
        'select r.name_en from place p join place r on r.id = p.region_id where p.id = $1',
        [desk.fixture.places.chanaye],
      )
    ).rows[0].name_en;
  });
  const regionOf = () => regions;

  test('a merged cell over several rows and a formula without a value are not taken; typing over them is', async () => {
    const { data } = await upload(
      await makeXlsx({
        sheet: worksheet(
          `<row r="1">${heads.map((head, at) => `<c r="${'ABCDEF'[at]}1" t="inlineStr"><is><t>${head}</t></is></c>`).join('')}</row>${[
            2, 3,
          ]
            .map(
              (row) =>
                `<row r="${row}"><c r="B${row}" t="inlineStr"><is><t>Ma ${row}</t></is></c><c r="C${row}" t="inlineStr"><is><t>0944001234${row}</t></is></c>` +
                `<c r="D${row}" t="inlineStr"><is><t>Test Chan Aye</t></is></c>${row === 2 ? '<c r="E2"><v>90000</v></c>' : ''}<c r="F${row}"><f>A1*1</f></c></row>`,
            )
            .join('')}`,
          '<mergeCells><mergeCell ref="E2:E3"/></mergeCells>',
        ),
      }),
    );
    expect(await problemsOf(data.id)).toEqual([
      [2, { cod_amount: 'cell_merged', weight: 'cell_formula' }],
      [3, { cod_amount: 'cell_merged', weight: 'cell_formula' }],
    ]);
    await desk.clerk.call('label_imports.fix', {
      params: { id: data.id },
      body: { field: 'cod_amount', value: '45000', positions: [1, 2] },
    });
    const { changed, import: after } = await desk.clerk.call('label_imports.fix', {
      params: { id: data.id },
      body: { field: 'weight', value: '1', positions: [1], same_as: '' },
    });
    expect([changed, after.ready, after.bad]).toEqual([2, 2, 0]);
  });

  test('N-10 a title above, a total below, empty rows and unknown columns are no orders', async () => {
    const { data } = await upload(
      await makeXlsx({
        sheet: plainSheet(
          [
            ['Orders of 21 November'],
            [null],
            [...heads, 'Colour'],
            [...order(), 'red'],
            [null, null, null, null, 90_000],
            [...order(), 'blue'],
          ],
          '<mergeCells><mergeCell ref="A1:F1"/></mergeCells>',
        ),
      }),
    );
    expect([data.total, data.ready, data.left_out, data.columns.at(-1)]).toEqual([
      3,
      2,
      1,
      expect.objectContaining({ head: 'Colour', field: null, unanswered: false, why: null }),
    ]);
  });

  test('N-10 a CSV file is taken as Excel writes it, in UTF-8 with its mark', async () => {
    const { data } = await upload(
      `\uFEFFName,Phone,Township,COD,Weight\r\n"ဒေါ်ခင်, မာလာ",09440012345,စမ်းချမ်းအေး,"45,000",1\r\n\r\n`,
      { name: 'orders.CSV' },
    );
    expect([data.ready, (await rowsOf(data.id))[0]?.fields]).toEqual([
      1,
      {
        destination_name: 'ဒေါ်ခင်, မာလာ',
        destination_phone: '09440012345',
        destination_township: 'စမ်းချမ်းအေး',
        cod_amount: '45,000',
        weight: '1',
      },
    ]);
  });

  /** Returns the refusal of a file, and the number of the merchant's stored sheets afterwards. */
  const refused = async (file: Buffer | string, name: string) => {
    const answer = await upload(file, { name });
    const { data } = await desk.clerk.call('label_imports.list', { query: { search: 'orders' } });
    return [
      answer.status,
      answer.errors?.file?.[0]?.code,
      data.filter((row) => row.customer_id === desk.merchant).length,
    ];
  };
  test.each<[string, () => Buffer | string | Promise<Buffer>, string, string]>([
    [
      'more rows than are taken',
      () => book(Array.from({ length: 20_001 }, () => ['x'])),
      'orders.xlsx',
      'sheet_too_large',
    ],
    ['no workbook', () => 'name;phone', 'orders.xlsx', 'sheet_unreadable'],
    [
      'a CSV file that is no text',
      () => Buffer.from('4e616d652c50686f6e650ac3c30102c3', 'hex'),
      'orders.csv',
      'csv_unreadable',
    ],
    ['a head without orders', () => book([]), 'orders.xlsx', 'sheet_empty'],
    ['a file of another kind', () => readFileSync(import.meta.filename), 'orders.xls', 'sheet_type'],
  ])('C-01 %s is refused in words and nothing is kept', async (_, file, name, code) => {
    expect(await refused(await file(), name)).toEqual([422, code, 0]);
  });

  longTest('C-01 a zip bomb is refused here too, as the reader of sheets refuses it', async () => {
    const bomb = await makeXlsx({
      sheet: worksheet('<row r="1"><c r="A1"><v>1</v></c></row>'.padEnd(130_000_000, ' ')),
    });
    expect(await refused(bomb, 'orders.xlsx')).toEqual([422, 'sheet_too_large', 0]);
  });

  longTest('N-10 a sheet whose program wrote a million empty rows is read as the few it has', async () => {
    const cells = (values: OrderCell[], row: number) =>
      values.map((value, at) => `<c r="${'ABCDEF'[at]}${row}" t="inlineStr"><is><t>${value}</t></is></c>`).join('');
    const empty = Array.from({ length: 1_048_573 }, (_, at) => `<row r="${at + 4}" s="1"/>`).join('');
    const { data } = await upload(
      await makeXlsx({
        sheet: worksheet(
          `<row r="1">${cells(heads, 1)}</row><row r="2">${cells(order(), 2)}</row><row r="3">${cells(order(), 3)}</row>${empty}`,
        ),
      }),
    );
    expect([data.total, data.ready]).toEqual([2, 2]);
  });
});

test('an order sheet of one kilobyte that would keep the server busy for a minute is refused while others are served', async () => {
  const deep = await makeXlsx({
    sheet: `<worksheet><sheetData>${'<a>'.repeat(60_000)}${'</a>'.repeat(60_000)}</sheetData></worksheet>`,
  });
  expect(deep.length).toBeLessThan(3_000);
  const [refused] = await Promise.all([upload(deep), desk.clerk.call('sessions.activeAccount', {})]);
  expect([refused.status, refused.errors?.['file']?.map(({ code }) => code)]).toEqual([422, ['sheet_unreadable']]);
});
