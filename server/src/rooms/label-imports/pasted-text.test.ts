import { describe, expect, test } from 'vitest';
import { guessedLines, orderTextBounds } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { orderDesk } from './testing/order-desk.ts';

const { desk, upload, make, labelsOf, rowsOf } = orderDesk();
const read = async (text: string, by = desk.clerk) =>
  by.send({
    method: 'POST',
    url: '/api/label_import/read_text',
    payload: { lines: text.split('\n') },
    headers: { 'x-locale': 'en' },
  });

describe('G-01 a pasted order', () => {
  test('G-01 T-04 T-03 Zawgyi, Myanmar digits and a township in any spelling are read, and what is guessed is named', async () => {
    const text = [
      'ေဒၚခင္မာလာ\n၀၉-၄၄၀ ၀၁၂ ၃၄၅\nစမ္းခ်မ္းေအး\n၄၅,၀၀၀ က်ပ္',
      'Name: Ko Aung\nPh: +95 9 791 234 567\nTownship: test chanaye township\nကောက်ခံငွေ ၃၀,၀၀၀ ကျပ်',
      'Name: Ma Su\nPh: 09791234568\nTownship: Atlantis',
    ].join('\n\n');
    const { data } = (await read(text)).json() as { data: unknown[] };
    const place = desk.fixture.places.chanaye;
    expect(data).toEqual([
      {
        fields: {
          destination_name: 'ဒေါ်ခင်မာလာ',
          destination_phone: '09440012345',
          destination_township: expect.stringMatching(/^Test Chan Aye, /),
          cod_amount: '45000',
        },
        guessed: ['destination_name', 'destination_township', 'cod_amount'],
        township_id: place,
      },
      {
        fields: {
          destination_name: 'Ko Aung',
          destination_phone: '09791234567',
          destination_township: expect.stringMatching(/^Test Chan Aye, /),
          cod_amount: '30000',
        },
        guessed: [],
        township_id: place,
      },
      {
        fields: { destination_name: 'Ma Su', destination_phone: '09791234568', destination_township: 'Atlantis' },
        guessed: ['destination_township'],
        township_id: null,
      },
    ]);
    expect((await desk.app.database.pool.query('select count(*)::int as n from label_import')).rows).toEqual([
      { n: 0 },
    ]);
  });

  test('G-01 what is read becomes labels by way of a sheet, its cells as they are', async () => {
    const { data } = (
      await read('Name: =1+1 Aye\nPh: 09440012345\nTownship: Test Chan Aye\nCOD 45000\nWeight: 1kg')
    ).json() as {
      data: { fields: Record<string, string> }[];
    };
    const fields = data[0]?.fields ?? {};
    const heads: Record<string, string> = {
      destination_name: 'Receiver name',
      destination_phone: 'Phone',
      destination_township: 'Township',
      cod_amount: 'COD amount',
      weight: 'Weight',
    };
    const line = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',');
    const csv = `${line(Object.values(heads))}\r\n${line(Object.keys(heads).map((field) => fields[field] ?? ''))}\r\n`;
    const sheet = await upload(csv, { name: 'pasted.csv' });
    expect([sheet.status, sheet.data.ready]).toEqual([201, 1]);
    await make(sheet.data.id);
    expect(await labelsOf(sheet.data.id)).toMatchObject([
      { destination_name: '=1+1 Aye', cod_amount: 45_000, destination_place_id: desk.fixture.places.chanaye },
    ]);
  });

  test('G-01 what was guessed is known in each row of the sheet until somebody types over it or says that it is right', async () => {
    const csv = [
      'Receiver name,Phone,Township,COD amount,Weight',
      'Ma Mya,09791234567,Test Chan Aye,25000,1',
      'Ko Aung,09440012345,Test Chan Aye,30000,1',
    ].join('\n');
    const guessed = guessedLines([['destination_name', 'cod_amount'], ['destination_township']]);
    const sheet = await upload(csv, { name: 'pasted.csv', guessed: `${guessed}\n7 cod_amount\nnonsense` });
    const { id } = sheet.data;
    const left = async () => (await rowsOf(id)).map((row) => row.guessed);
    expect(await left()).toEqual([['destination_name', 'cod_amount'], ['destination_township']]);
    const fix = (position: number, field: string, value: string) =>
      desk.clerk.call('label_imports.fix', {
        params: { id },
        body: { field, value, positions: [position], was: undefined } as never,
      });
    await fix(1, 'cod_amount', '26000');
    await fix(2, 'destination_township', 'Test Chan Aye');
    expect(await left()).toEqual([['destination_name'], []]);
    // A guess does not prevent making labels: it is only marked for checking.
    await make(id);
    expect(await labelsOf(id)).toMatchObject([{ cod_amount: 26_000 }, { cod_amount: 30_000 }]);
  });

  test('G-01 more than can be read at once is refused in words, and nobody reads who makes no labels', async () => {
    const many = Array.from({ length: orderTextBounds.orders + 1 }, (_, at) => `Ma Mya 09791${100_000 + at} Hlaing`);
    const refused = await read(many.join('\n\n'));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { errors: { lines: [{ code: 'text_too_much', message: expect.stringContaining('300') }] } },
    ]);
    for (const text of [
      'x'.repeat(orderTextBounds.characters + 1),
      'xy\n'.repeat(orderTextBounds.lines - 1).repeat(5),
      'a\n'.repeat(10_000),
    ])
      expect((await read(text)).statusCode).toBe(422);
    const rider = await desk.app.as('postman');
    expect((await read('Ma Mya 09791234567', rider)).statusCode).toBe(403);
  });
});
