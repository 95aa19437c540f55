import { describe, expect, test } from 'vitest';
import { makeXlsx, plainSheet } from '../../kernel/testing/make-xlsx.ts';
import { book, heads, order, orderDesk } from './testing/order-desk.ts';

const { desk, upload, problemsOf, make, labelsOf } = orderDesk();

describe('N-10 what the sheet does not say, and what is remembered', () => {
  test("O-05 N-10 a column that is needed is asked for; then all rows are checked, and the merchant's next sheet needs no asking", async () => {
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
    expect((await desk.clerk.try('label_imports.make', { params: { id: data.id } })).body.code).toBe('columns_missing');
    const usual = {
      payment_type: 'sender_pay',
      service_type: 'express',
      item_type: 'parcel',
      weight: 1,
      cod_zero: false,
      paid_zero: false,
    };
    const twice = await desk.clerk.try('label_imports.map', {
      params: { id: data.id },
      body: { columns: ['weight', 'weight', null, null], ...usual, version: data.version },
    });
    expect(twice.body.errors?.columns?.[0]?.code).toBe('duplicate');
    const columns = ['destination_name', 'destination_township', 'destination_phone', 'cod_amount'] as const;
    const mapped = await desk.clerk.call('label_imports.map', {
      params: { id: data.id },
      body: { columns: [...columns], ...usual, version: data.version },
    });
    expect([mapped.data.missing, mapped.data.ready]).toEqual([[], 1]);
    expect(
      (
        await desk.clerk.try('label_imports.map', {
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
    const other = await upload(await sheet(2), { to: await desk.fixture.merchant() });
    expect(other.data.columns.map(({ field }) => field)).toEqual([null, null, null, null]);
  });

  test('N-10 a sheet without a merchant names its senders, and cannot collect COD for them', async () => {
    const sheet = plainSheet([
      ['Sender', 'Sender phone', 'Sender township', 'Name', 'Phone', 'Township', 'Weight', 'COD'],
      ['ဦးဘ', '09791234567', 'Test Hlaing', 'ဒေါ်မြ', '09440012345', 'Test Chan Aye', 1, null],
      ['ဦးလှ', '09791234568', null, 'ဒေါ်လှ', '09440012346', 'Test Chan Aye', 1, 5_000],
    ]);
    const { data } = await upload(await makeXlsx({ sheet }), { to: null });
    expect([data.customer, data.missing, await problemsOf(data.id)]).toEqual([
      null,
      [],
      [[3, { cod_amount: 'cod_walkin' }]],
    ]);
    await make(data.id);
    expect(await labelsOf(data.id)).toMatchObject([
      { source_name: 'ဦးဘ', source_place_id: desk.fixture.places.hlaing, merchant_id: null, accept_type: 'walkin' },
    ]);
  });

  test('F-03 a suspended merchant and a hole in the prices are told before anything is kept or made', async () => {
    const held = await upload(await book([order()]));
    await desk.fixture.manager.call('customers.suspend', { params: { id: desk.merchant }, body: { reason: 'x' } });
    expect(await upload(await book([order()]))).toMatchObject({ status: 409, code: 'customer_not_active' });
    expect((await desk.clerk.try('label_imports.make', { params: { id: held.data.id } })).body.code).toBe(
      'customer_not_active',
    );
    await desk.fixture.manager.call('customers.reactivate', { params: { id: desk.merchant }, body: { reason: 'x' } });
    const { data } = await upload(
      await makeXlsx({
        sheet: plainSheet([
          [...heads, 'Service', 'Item type'],
          [...order(), 'VPL', 'Letter'],
        ]),
      }),
    );
    expect([data.ready, await problemsOf(data.id)]).toEqual([0, [[2, { service_type: 'service_carrier' }]]]);
  });
});

describe('N-10 a column that holds amounts is never passed over in silence', () => {
  const sheet = (cod: number) =>
    makeXlsx({
      sheet: plainSheet([
        ['Name', 'Phone', 'Township', 'Wt', 'Rate'],
        ['Ma Mya', '09440012345', 'Test Chan Aye', 1, cod],
        ['Ma Hla', '09440012346', 'Test Chan Aye', 1, cod + 700],
      ]),
    });
  const map = async (id: number, last: 'cod_amount' | null, more: object = {}) => {
    const { data } = await desk.clerk.call('label_imports.detail', { params: { id } });
    const columns = [...data.columns.slice(0, -1).map(({ field }) => field), last];
    const body = { ...data.usual, ...more, columns, version: data.version } as never;
    return (await desk.clerk.call('label_imports.map', { params: { id }, body })).data;
  };

  test('N-10 its heads in three languages with units and brackets are known', async () => {
    const { data } = await upload(
      await makeXlsx({
        sheet: plainSheet([
          ['ဝယ်သူ (အမည်)', 'Ph.', '收件城市', 'Wt', 'COD ( ကျပ် )'],
          ['Ma Mya', '09440012345', 'Test Chan Aye', 1, 45_000],
        ]),
      }),
    );
    expect([data.columns.map(({ field }) => field), data.ready, data.cod_amount]).toEqual([
      ['destination_name', 'destination_phone', 'destination_township', 'weight', 'cod_amount'],
      1,
      45_000,
    ]);
  });

  test('N-10 labels are made only after it was named, whoever confirms that rows collect nothing', async () => {
    const { data } = await upload(await sheet(30_000));
    expect([data.columns.map(({ unanswered }) => unanswered), data.actions[0]]).toEqual([
      [false, false, false, false, true],
      { command: 'make', blocked: 'columns_missing' },
    ]);
    expect((await desk.clerk.try('label_imports.make', { params: { id: data.id } })).body.code).toBe('columns_missing');
    const named = await map(data.id, 'cod_amount');
    expect([named.columns.some(({ unanswered }) => unanswered), named.ready, named.cod_amount]).toEqual([
      false,
      2,
      60_700,
    ]);
    const next = await upload(await sheet(31_000));
    expect([next.data.columns.at(-1)?.field, next.data.ready]).toEqual(['cod_amount', 2]);
  });

  test('N-10 what a person passed over stays passed over; what was only not understood is asked again', async () => {
    const first = await upload(await sheet(40_000));
    expect((await upload(await sheet(41_000))).data.columns.at(-1)).toMatchObject({ field: null, unanswered: true });
    const passed = await map(first.data.id, null, { cod_zero: true });
    expect([passed.columns.at(-1)?.unanswered, passed.ready]).toEqual([false, 2]);
    expect((await upload(await sheet(42_000))).data.columns.at(-1)).toMatchObject({ field: null, unanswered: false });
  });
});
