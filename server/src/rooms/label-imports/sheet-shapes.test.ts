import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LabelImportDetail } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { orderDesk } from './testing/order-desk.ts';

const { desk, upload, problemsOf, make, labelsOf } = orderDesk();

const shop = readFileSync(new URL('testing/sheets/shopify.csv', import.meta.url), 'utf8').replaceAll(
  /Hlaing|Insein/g,
  'Test Chan Aye',
);
/** Another export of the same shop: other orders. */
const later = (day: number) => shop.replaceAll('#100', `#${day}00`);
const answer = (data: LabelImportDetail, change: object) =>
  desk.clerk.call('label_imports.map', {
    params: { id: data.id },
    body: { ...data.usual, columns: data.columns.map(({ field }) => field), version: data.version, ...change } as never,
  });
const facts = ({ ready, bad, left_out, columns }: LabelImportDetail) => [
  ready,
  bad,
  left_out,
  columns.filter(({ unanswered }) => unanswered).map(({ head }) => head),
];

test('N-10 a sheet of a known program is recognized, and every column says what it is and why', async () => {
  const { data } = await upload(shop, { name: 'orders.csv' });
  expect([data.shape, ...facts(data), data.cod_paid]).toEqual(['Shopify', 0, 2, 1, ['Total'], 1]);
  expect(
    data.columns.flatMap(({ head, field, why, examples }) => (field ? [[head, field, why, examples[0]]] : [])),
  ).toEqual([
    ['Name', 'reference_id', 'named', { text: '#1001', reads: '' }],
    ['Financial Status', 'payment_status', 'named', { text: 'pending', reads: '' }],
    ['Total', 'cod_amount', 'total_amount', { text: '25000', reads: '' }],
    ['Lineitem name', 'item_name', 'named', { text: 'Longyi blue', reads: '' }],
    ['Shipping Name', 'destination_name', 'named', { text: 'Ma Thida Win', reads: '' }],
    ['Shipping Address1', 'destination_address', 'named', { text: 'No 12, Parami Road', reads: '' }],
    ['Shipping City', 'destination_township', 'named', { text: 'Test Chan Aye', reads: '' }],
    ['Shipping Country', 'destination_country', 'named', { text: 'MM', reads: '' }],
    ['Shipping Phone', 'destination_phone', 'named', { text: '+959791234567', reads: '09791234567' }],
    ['Notes', 'remark', 'named', undefined],
    ['Payment Method', 'payment_status', 'named', { text: 'Cash on Delivery (COD)', reads: '' }],
  ]);
});

test('N-10 one answer makes it ready; paid orders collect nothing; the next sheet of the shop asks nothing', async () => {
  const { data } = await upload(shop, { name: 'orders.csv' });
  const { data: answered } = await answer(data, { weight: 1, paid_zero: true });
  expect(facts(answered)).toEqual([2, 0, 1, []]);
  await make(data.id);
  expect((await labelsOf(data.id)).map((label) => label.cod_amount)).toEqual([25_000, 0]);
  const next = await upload(later(2), { name: 'orders.csv' });
  expect(facts(next.data)).toEqual([2, 0, 1, []]);
  expect(next.data.columns.find(({ head }) => head === 'Total')).toMatchObject({
    field: 'cod_amount',
    why: 'remembered',
  });
});

test('N-10 an answer about the headings of a program counts for every merchant; weights and paid orders are asked for each', async () => {
  const first = await upload(later(3), { name: 'orders.csv' });
  await answer(first.data, { weight: 1, paid_zero: true });
  const other = await desk.fixture.merchant();
  const { data } = await upload(later(4), { name: 'orders.csv', to: other });
  expect(facts(data)).toEqual([0, 2, 1, []]);
  expect((await problemsOf(data.id)).map(([, problems]) => problems)).toEqual([
    { weight: 'required' },
    { weight: 'required', cod_amount: 'cod_paid' },
  ]);
});

test('N-10 headings that people chose are remembered for their merchant only', async () => {
  const sheet = 'Name,Phone,Township,Total,Price,Weight\nMa Mya,09440012345,Test Chan Aye,9000,8000,1\n';
  const first = await upload(sheet, { name: 'orders.csv' });
  expect([first.data.shape, ...facts(first.data)]).toEqual([null, 1, 0, 0, ['Total']]);
  await answer(first.data, {});
  expect(facts((await upload(sheet.replace('9000', '9500'), { name: 'orders.csv' })).data)[3]).toEqual([]);
  const other = await desk.fixture.merchant();
  expect(facts((await upload(sheet, { name: 'orders.csv', to: other })).data)[3]).toEqual(['Total']);
});
