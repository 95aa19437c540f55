import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { LabelImportDetail, SheetOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { makeXlsx, plainSheet, worksheet } from '../../kernel/testing/make-xlsx.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { readSheet as readAnswer, readZip } from '../../kernel/testing/read-xlsx.ts';
import { openLabelHouse, type LabelHouse } from '../labels/testing/label-house.ts';
import { resumeJob } from '../resume-job.ts';
import { importFromFile } from './import-from-file.ts';
import { importJob } from './import-job.ts';

let app: TestApp;
let house: LabelHouse;
let clerk: TestClient;
let merchant: number;
beforeAll(async () => {
  app = await startTestApp();
  house = await openLabelHouse(app);
  clerk = house.clerk;
});
afterAll(() => app.close());
beforeEach(async () => {
  merchant = await house.merchant();
});

type Cell = string | number | null;
const heads = ['Order no', 'Name', 'Phone', 'Township', 'COD', 'Weight'];
let serial = 0;
/** A row that is right, and another than all before. */
const order = (
  change: Partial<Record<'ref' | 'name' | 'phone' | 'township' | 'cod' | 'weight', Cell>> = {},
): Cell[] => {
  serial += 1;
  const row = {
    ref: `R-${serial}`,
    name: 'ဒေါ်ခင်မာလာ',
    phone: '09440012345',
    township: 'Test Chan Aye',
    cod: 45_000,
    weight: 1,
    ...change,
  };
  return [row.ref, row.name, row.phone, row.township, row.cod, row.weight];
};
const book = (rows: readonly Cell[][], after = '') => makeXlsx({ sheet: plainSheet([heads, ...rows], after) });

interface Answer {
  readonly status: number;
  readonly data: LabelImportDetail;
  readonly code?: string;
  readonly values?: Record<string, unknown>;
  readonly errors?: Record<string, { code: string; message: string }[]>;
}
async function upload(
  file: Buffer | string,
  { by = clerk, to = merchant as number | null, name = 'orders.xlsx', locale = 'en' as Locale } = {},
): Promise<Answer> {
  const form = await multipart({ ...(to === null ? {} : { customer_id: to }), file: { name, content: file } });
  const response = await by.send({
    method: 'POST',
    url: '/api/label_import',
    payload: form.payload,
    headers: { ...form.headers, 'x-locale': locale },
  });
  return { status: response.statusCode, ...(response.json() as Omit<Answer, 'status'>) };
}
const rowsOf = async (id: number, status?: string): Promise<SheetOrder[]> =>
  (await clerk.call('label_imports.rows', { params: { id }, query: { per_page: 200, ...(status ? { status } : {}) } }))
    .data;
const told = async (id: number) =>
  (await rowsOf(id, 'bad')).map(({ row, problems }) => [
    row,
    Object.fromEntries(Object.entries(problems).map(([field, [problem]]) => [field, problem?.code])),
  ]);
const work = (id: number) => importJob(app.app.waybill).work({ id });
const make = async (id: number) => {
  await clerk.call('label_imports.make', { params: { id } });
  await work(id);
  return (await clerk.call('label_imports.detail', { params: { id } })).data;
};
const labelsOf = async (id: number) =>
  (
    await app.database.pool.query(
      'select l.*, s.status from label l join label_state s on s.label_id = l.id where l.import_id = $1 order by l.id',
      [id],
    )
  ).rows;

describe('N-10 an order sheet becomes labels', () => {
  test("N-10 E-01 each right row is one label of the merchant, at the server's price, waiting for acceptance", async () => {
    const { status, data } = await upload(
      await book([order({ cod: '၄၅,၀၀၀ ကျပ်', weight: '800 g' }), order({ cod: 0, township: 'စမ်းချမ်းအေး' })]),
    );
    expect([status, data.status, data.total, data.ready, data.bad, data.cod_amount]).toEqual([
      201,
      'open',
      2,
      2,
      0,
      45_000,
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
      merchant_id: merchant,
      accept_type: 'cod',
      weight_g: 800,
      cod_amount: 45_000,
      destination_place_id: house.places.chanaye,
      status: 'pending',
      source_branch_id: house.yangon,
      deliver_branch_id: house.mandalay,
    });
    expect(other.cod_amount).toBe(0);
    const { data: seen } = await clerk.call('labels.detail', { params: { id: one.id } });
    expect([seen.post_type, seen.price?.shipping_total]).toEqual([
      'import',
      (await rowsOf(data.id))[0]?.shipping_total,
    ]);
    expect(
      (await clerk.call('labels.list', { query: { import_id: String(data.id) } })).data.map(({ id }) => id),
    ).toEqual([other.id, one.id]);
    expect((await clerk.call('label_imports.labels', { params: { id: data.id } })).data).toEqual([one.id, other.id]);
    const { token } = (
      await clerk.call('bulk.select', {
        body: { list: 'labels', filters: { import_id: String(data.id) }, sort: 'created_at' },
      })
    ).data;
    expect((await clerk.call('prints.prepare', { body: { selection: token } })).data.map(({ id }) => id)).toEqual([
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
    expect(await told(data.id)).toEqual([[5, { destination_phone: 'phone' }]]);
    await make(data.id);
    const labels = await labelsOf(data.id);
    expect(labels.map((label) => label.destination_phone)).toEqual([
      ['09440012345'],
      ['09440012345', '09791234567'],
      ['09440012345'],
    ]);
    expect([labels[2].destination_name, labels[2].destination_place_id]).toEqual(['ဒေါ်ခင်မာလာ', house.places.chanaye]);
    expect(
      (
        await app.database.pool.query(
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
    expect(await told(data.id)).toEqual([
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
      await app.database.pool.query(
        'select r.name_en from place p join place r on r.id = p.region_id where p.id = $1',
        [house.places.chanaye],
      )
    ).rows[0].name_en;
  });
  const regionOf = () => regions;

  test('E-01 a merged cell over several rows and a formula without a value are not taken; typing over them is', async () => {
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
    expect(await told(data.id)).toEqual([
      [2, { cod_amount: 'cell_merged', weight: 'cell_formula' }],
      [3, { cod_amount: 'cell_merged', weight: 'cell_formula' }],
    ]);
    await clerk.call('label_imports.fix', {
      params: { id: data.id },
      body: { field: 'cod_amount', value: '45000', positions: [1, 2] },
    });
    const { changed, import: after } = await clerk.call('label_imports.fix', {
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
      { head: 'Colour', field: null, examples: ['red', 'blue'] },
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

  test.each<[string, () => Buffer | string | Promise<Buffer>, string, string]>([
    [
      'a zip bomb',
      () => makeXlsx({ sheet: worksheet('<row r="1"><c r="A1"><v>1</v></c></row>'.padEnd(130_000_000, ' ')) }),
      'orders.xlsx',
      'sheet_too_large',
    ],
    [
      'more rows than are taken',
      () => book(Array.from({ length: 20_001 }, () => ['x'])),
      'orders.xlsx',
      'sheet_too_large',
    ],
    ['no workbook', () => 'name;phone', 'orders.xlsx', 'sheet_unreadable'],
    [
      'a CSV file that is not UTF-8',
      () => Buffer.from('4e616d652c50686f6e650ac3c3c3', 'hex'),
      'orders.csv',
      'csv_unreadable',
    ],
    ['a head without orders', () => book([]), 'orders.xlsx', 'sheet_empty'],
    ['a file of another kind', () => readFileSync(import.meta.filename), 'orders.xls', 'file_type'],
  ])('C-01 %s is refused in words and nothing is kept', async (_, file, name, code) => {
    const answer = await upload(await file(), { name });
    expect([answer.status, answer.errors?.file?.[0]?.code]).toEqual([422, code]);
    expect(
      (await clerk.call('label_imports.list', { query: { search: 'orders' } })).data.filter(
        (row) => row.customer_id === merchant,
      ),
    ).toEqual([]);
  });

  test('N-10 a sheet whose program wrote a million empty rows is read as the few it has', async () => {
    const cells = (values: Cell[], row: number) =>
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

describe('N-10 what the sheet does not say, and what is remembered', () => {
  test("N-10 a column that is needed is asked for; then all rows are checked, and the merchant's next sheet needs no asking", async () => {
    const sheet = (cod: number) =>
      makeXlsx({
        sheet: plainSheet([
          ['Who', 'Where', 'Call', 'Pay'],
          ['Ma Mya', 'Test Chan Aye', '09440012345', cod],
        ]),
      });
    const { data } = await upload(await sheet(1));
    expect([data.missing, data.ready, data.bad, data.actions[0]]).toEqual([
      ['destination_name', 'destination_phone'],
      0,
      1,
      { command: 'make', blocked: 'columns_missing' },
    ]);
    expect((await clerk.try('label_imports.make', { params: { id: data.id } })).body.code).toBe('columns_missing');
    const usual = { payment_type: 'sender_pay', service_type: 'express', item_type: 'parcel', weight: 1 };
    const twice = await clerk.try('label_imports.map', {
      params: { id: data.id },
      body: { columns: ['destination_name', 'destination_name', null, null], ...usual, version: data.version },
    });
    expect(twice.body.errors?.columns?.[0]?.code).toBe('duplicate');
    const columns = ['destination_name', 'destination_township', 'destination_phone', 'cod_amount'] as const;
    const mapped = await clerk.call('label_imports.map', {
      params: { id: data.id },
      body: { columns: [...columns], ...usual, version: data.version },
    });
    expect([mapped.data.missing, mapped.data.ready]).toEqual([[], 1]);
    expect(
      (
        await clerk.try('label_imports.map', {
          params: { id: data.id },
          body: { columns: [...columns], ...usual, version: data.version },
        })
      ).body.code,
    ).toBe('changed_meanwhile');
    const next = await upload(await sheet(2));
    expect([next.data.columns.map(({ field }) => field), next.data.usual, next.data.ready]).toEqual([
      columns,
      usual,
      1,
    ]);
    const other = await upload(await sheet(2), { to: await house.merchant() });
    expect(other.data.columns.map(({ field }) => field)).toEqual([null, null, null, null]);
  });

  test('N-10 a sheet without a merchant names its senders, and cannot collect COD for them', async () => {
    const sheet = plainSheet([
      ['Sender', 'Sender phone', 'Sender township', 'Name', 'Phone', 'Township', 'Weight', 'COD'],
      ['ဦးဘ', '09791234567', 'Test Hlaing', 'ဒေါ်မြ', '09440012345', 'Test Chan Aye', 1, null],
      ['ဦးလှ', '09791234568', null, 'ဒေါ်လှ', '09440012346', 'Test Chan Aye', 1, 5_000],
    ]);
    const { data } = await upload(await makeXlsx({ sheet }), { to: null });
    expect([data.customer, data.missing, await told(data.id)]).toEqual([null, [], [[3, { cod_amount: 'cod_walkin' }]]]);
    await make(data.id);
    expect(await labelsOf(data.id)).toMatchObject([
      { source_name: 'ဦးဘ', source_place_id: house.places.hlaing, merchant_id: null, accept_type: 'walkin' },
    ]);
  });

  test('S-25 F-03 a suspended merchant and a hole in the prices are told before anything is kept or made', async () => {
    const held = await upload(await book([order()]));
    await house.manager.call('customers.suspend', { params: { id: merchant }, body: { reason: 'x' } });
    expect(await upload(await book([order()]))).toMatchObject({ status: 409, code: 'customer_not_active' });
    expect((await clerk.try('label_imports.make', { params: { id: held.data.id } })).body.code).toBe(
      'customer_not_active',
    );
    await house.manager.call('customers.reactivate', { params: { id: merchant }, body: { reason: 'x' } });
    const { data } = await upload(
      await makeXlsx({
        sheet: plainSheet([
          [...heads, 'Service', 'Item type'],
          [...order(), 'VPL', 'Letter'],
        ]),
      }),
    );
    expect([data.ready, await told(data.id)]).toEqual([0, [[2, { service_type: 'service_carrier' }]]]);
  });
});

describe('C-03 nothing is made twice', () => {
  test('N-10 the same cells for the same merchant are refused, telling who brought them and when, whatever the file', async () => {
    const rows = [order(), order()];
    const { data } = await upload(await book(rows));
    const csv = [heads, ...rows].map((row) => row.join(',')).join('\n');
    const again = await upload(csv, { name: 'again.csv', by: house.manager });
    expect([again.status, again.code, again.values]).toMatchObject([
      409,
      'import_twice',
      { id: data.id, at: '21-11-2026 12:00' },
    ]);
    expect((await upload(csv, { name: 'again.csv', to: await house.merchant() })).status).toBe(201);
    await clerk.call('label_imports.drop', { params: { id: data.id } });
    expect((await upload(await book(rows))).status).toBe(201);
  });

  test('N-10 of a sheet that grew only the new orders are made; the old ones are left out until somebody wants them', async () => {
    const rows = [order({ ref: null }), order({ ref: null, name: 'ဦးထွန်း' })];
    const first = await upload(await book(rows));
    await make(first.data.id);
    const { data } = await upload(await book([...rows, order({ ref: null, name: 'မမြ' })]));
    expect([data.ready, data.left_out]).toEqual([1, 2]);
    const [left] = await rowsOf(data.id, 'left');
    expect(left?.problems.row?.[0]?.message).toMatch(
      /^The same order was made into EX\d{9}XM on 21-11-2026, from orders\.xlsx\.$/,
    );
    const after = await clerk.call('label_imports.leave', {
      params: { id: data.id },
      body: { positions: [1], leave: false },
    });
    expect([after.data.ready, after.data.left_out]).toEqual([2, 1]);
    expect((await make(data.id)).made).toBe(2);
  });

  test('E-01 a reference that a label has is refused before and, if it comes meanwhile, while labels are made', async () => {
    const { data } = await upload(await book([order({ ref: 'TAKEN-1' }), order()]));
    await clerk.call('labels.create', { body: house.online(merchant, { reference_id: 'TAKEN-1' }) as never });
    const done = await make(data.id);
    expect([done.made, done.bad, await told(data.id)]).toEqual([1, 1, [[2, { reference_id: 'duplicate' }]]]);
    const later = await upload(await book([order({ ref: 'TAKEN-1', name: 'မမြ' })]));
    expect(await told(later.data.id)).toEqual([[2, { reference_id: 'duplicate' }]]);
    await clerk.call('label_imports.fix', {
      params: { id: data.id },
      body: { field: 'reference_id', value: 'FREE-1', positions: [1] },
    });
    expect((await make(data.id)).made).toBe(2);
  });

  test('S-08 a making that ends in the middle goes on where it was: every row is one label', async () => {
    const { data } = await upload(await book(Array.from({ length: 450 }, () => order())));
    await clerk.call('label_imports.make', { params: { id: data.id } });
    // The second batch meets the end of the process: its transaction never commits.
    await app.database.pool.query(
      `create function fall() returns trigger language plpgsql as $$ begin if (select count(*) from label where import_id = new.import_id) > 200 then raise exception 'the power is gone'; end if; return new; end $$`,
    );
    await app.database.pool.query(
      'create trigger fall before update on label_import_row for each row when (new.label_id is not null) execute function fall()',
    );
    await expect(work(data.id)).rejects.toThrow('the power is gone');
    expect([
      (await labelsOf(data.id)).length,
      (await clerk.call('label_imports.detail', { params: { id: data.id } })).data,
    ]).toMatchObject([200, { status: 'making', made: 200, ready: 250 }]);
    await app.database.pool.query('drop function fall cascade');
    // The minute's round finds it with nobody at it.
    await resumeJob(app.app.waybill).work({});
    expect(
      (
        await app.database.pool.query('select payload from graphile_worker._private_jobs where key = $1', [
          `label_import:${data.id}`,
        ])
      ).rows,
    ).toEqual([{ payload: { id: data.id } }]);
    await Promise.all([work(data.id), work(data.id)]);
    const labels = await labelsOf(data.id);
    expect([
      labels.length,
      new Set(labels.map((label) => label.reference_id)).size,
      (await clerk.call('label_imports.detail', { params: { id: data.id } })).data.status,
    ]).toEqual([450, 450, 'done']);
  });

  test('S-08 stopped, it makes nothing more; while it makes, rows stand still; whoever lost the right makes nothing', async () => {
    const { data } = await upload(await book([order(), order()]));
    await clerk.call('label_imports.make', { params: { id: data.id } });
    const fix = { params: { id: data.id }, body: { field: 'weight', value: '2', positions: [1] } } as const;
    expect((await clerk.try('label_imports.fix', fix)).body.code).toBe('state_not_allowed');
    await house.manager.call('label_imports.stop', { params: { id: data.id } });
    await work(data.id);
    expect((await clerk.call('label_imports.detail', { params: { id: data.id } })).data).toMatchObject({
      status: 'open',
      made: 0,
      ready: 2,
    });
    await clerk.call('label_imports.make', { params: { id: data.id } });
    await app.database.pool.query("update staff set status = 'suspend' where user_name = 'staff'");
    await work(data.id);
    await app.database.pool.query("update staff set status = 'active' where user_name = 'staff'");
    expect((await clerk.call('label_imports.detail', { params: { id: data.id } })).data).toMatchObject({
      status: 'open',
      halted: 'unauthorized',
      made: 0,
    });
  });

  test('F-03 credit is used up in the order of the sheet: what is beyond the limit is told and can be made later', async () => {
    const poor = await house.merchant({ credit_limit: 5_000 });
    const sheet = plainSheet([[...heads, 'Payment type'], ...[1, 2, 3].map(() => [...order({ cod: 0 }), 'Credit'])]);
    const { data } = await upload(await makeXlsx({ sheet }), { to: poor });
    const each = (await rowsOf(data.id))[0]?.shipping_total ?? 0;
    // Told when the sheet is checked, and again when a row is paid in another way.
    expect([data.ready, data.credit]).toEqual([
      3,
      { limit: 5_000, left: 5_000, wanted: 3 * each, rows_over: 3 - Math.floor(5_000 / each) },
    ]);
    const paid = await clerk.call('label_imports.fix', {
      params: { id: data.id },
      body: { field: 'payment_type', value: 'sender_pay', positions: [1] },
    });
    expect(paid.import.credit?.wanted).toBe(2 * each);
    await clerk.call('label_imports.fix', {
      params: { id: data.id },
      body: { field: 'payment_type', value: 'Credit', positions: [1] },
    });
    const done = await make(data.id);
    expect(done.made).toBeGreaterThan(0);
    expect(new Set((await told(data.id)).map(([, fields]) => JSON.stringify(fields)))).toEqual(
      new Set([JSON.stringify({ payment_type: 'credit_limit_exceeded' })]),
    );
    expect(done.made + done.bad).toBe(3);
  });
});

describe('P-09 rows are mended in place', () => {
  test('P-09 a cell is typed over, a suggestion taken, the same mistake mended everywhere, a row left out', async () => {
    const { data } = await upload(
      await book([
        order({ township: 'Test Chan Ay' }),
        order({ township: 'Test Chan Ay' }),
        order({ weight: null }),
        order({ ref: 'one' }),
        order({ ref: 'one' }),
      ]),
    );
    expect([data.ready, data.bad]).toEqual([1, 4]);
    const params = { id: data.id };
    const [first] = await rowsOf(data.id, 'bad');
    const fixed = await clerk.call('label_imports.fix', {
      params,
      body: {
        field: 'destination_township',
        value: String(first?.problems.destination_township?.[0]?.values?.meant),
        positions: [1],
      },
    });
    expect([fixed.data[0]?.status, fixed.changed, fixed.same]).toEqual(['ready', 1, 1]);
    expect(
      (
        await clerk.call('label_imports.fix', {
          params,
          body: { field: 'destination_township', value: 'စမ်းချမ်းအေး', positions: [1], same_as: 'Test Chan Ay' },
        })
      ).import.bad,
    ).toBe(2);
    // The first of two equal references changes: then the second may keep it.
    expect(
      (await clerk.call('label_imports.fix', { params, body: { field: 'reference_id', value: 'two', positions: [4] } }))
        .import,
    ).toMatchObject({ ready: 4, bad: 1 });
    const left = await clerk.call('label_imports.leave', { params, body: { leave: true } });
    expect(left.data).toMatchObject({ ready: 4, bad: 0, left_out: 1 });
    expect((await make(data.id)).made).toBe(4);
  });

  test('S-08 P-09 of two people at one cell the second is told what the first has typed, and types it again or not', async () => {
    const { data } = await upload(await book([order({ phone: '12' }), order()]));
    const fix = (by: TestClient, value: string, was: string) =>
      by.try('label_imports.fix', {
        params: { id: data.id },
        body: { field: 'destination_phone', value, positions: [1], was },
      });
    const both = await Promise.all([fix(clerk, '09440012345', '12'), fix(house.manager, '09440099999', '12')]);
    const [won, lost] = both[0].status === 200 ? both : [both[1], both[0]];
    const stands = won.body.data[0]?.fields.destination_phone ?? '';
    expect([won.status, lost.status, lost.body.errors?.destination_phone]).toMatchObject([
      200,
      422,
      [{ code: 'cell_changed', values: { text: stands } }],
    ]);
    expect(lost.body.errors?.destination_phone?.[0]?.message).toContain(stands);
    expect((await rowsOf(data.id))[0]?.fields.destination_phone).toBe(stands);
    expect((await fix(house.manager, '09440099999', stands)).status).toBe(200);
    // Different cells are nobody's business but their own.
    const apart = await Promise.all([
      fix(clerk, '09440011111', '09440099999'),
      house.manager.try('label_imports.fix', {
        params: { id: data.id },
        body: { field: 'cod_amount', value: '7000', positions: [1], was: '45000' },
      }),
    ]);
    expect(apart.map(({ status }) => status)).toEqual([200, 200]);
    expect((await rowsOf(data.id))[0]?.fields).toMatchObject({ destination_phone: '09440011111', cod_amount: '7000' });
  });

  test("N-10 what cannot be mended here goes back to the merchant as a sheet that says what is wrong, in the reader's language, and comes in again", async () => {
    const { data } = await upload(
      await book([order({ phone: '12' }), order(), order({ weight: null, name: '=1+1 "မမြ"' })]),
    );
    await make(data.id);
    const response = await clerk.send({
      method: 'GET',
      url: `/api/label_import/${data.id}/errors`,
      headers: { 'x-locale': 'mm' },
    });
    const cells = readAnswer(readZip(response.rawPayload).get('xl/worksheets/sheet1.xml') ?? '');
    expect([cells.get('G1'), cells.get('C2'), cells.get('A4')]).toEqual([
      { text: 'မှားယွင်းချက်' },
      { text: '12' },
      undefined,
    ]);
    expect((cells.get('G2') as { text: string }).text).toContain('ဖုန်းနံပါတ် မှန်ကန်စွာ ဖြည့်ပါ။');
    const again = await upload(response.rawPayload, { name: 'rows-to-fix.xlsx' });
    expect([again.data.total, again.data.bad, again.data.columns.at(-1)?.field]).toEqual([2, 2, null]);
  });

  test('N-10 a sheet from the command line goes the same way, with the rights of the person it is taken for', async () => {
    const content = await book([order(), order({ weight: null })]);
    const done = await importFromFile(app.app.waybill, {
      name: 'ops.xlsx',
      content,
      by: 'staff',
      customerId: merchant,
      checkOnly: false,
    });
    expect(done).toMatchObject({
      sheet: { status: 'done', made: 1, bad: 1, by: expect.any(String) },
      bad: [{ row: 3, problems: { weight: [{ code: 'required' }] } }],
    });
    expect(
      await importFromFile(app.app.waybill, {
        name: 'ops.xlsx',
        content,
        by: 'postman',
        customerId: merchant,
        checkOnly: true,
      }),
    ).toMatchObject({ refused: true, code: 'missing_permission' });
    expect(
      await importFromFile(app.app.waybill, {
        name: 'ops.xlsx',
        content,
        by: null,
        customerId: merchant,
        checkOnly: true,
      }),
    ).toMatchObject({ refused: true, code: 'import_twice' });
  });

  test.each<Locale>(['en', 'mm', 'zh'])('T-01 the sample sheet in %s is read without a question', async (locale) => {
    const sample = await clerk.send({
      method: 'GET',
      url: '/api/label_import/sample',
      headers: { 'x-locale': locale },
    });
    const { data } = await upload(sample.rawPayload, { locale });
    // No branch delivers anywhere but to the places of this house.
    expect([data.missing, data.columns.filter(({ field }) => field === null), await told(data.id)]).toEqual([
      [],
      [],
      [[2, { destination_township: 'place_without_branch' }]],
    ]);
  });
});
