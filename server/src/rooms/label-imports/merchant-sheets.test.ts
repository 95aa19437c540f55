import { beforeEach, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { makeXlsx, plainSheet } from '../../kernel/testing/make-xlsx.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';
import { book, heads, order, orderDesk } from './testing/order-desk.ts';

const { desk, upload, work, labelsOf } = orderDesk();
let shop: TestClient;
let other: { readonly id: number; readonly owner: TestClient };
beforeEach(async () => {
  shop = await joinAs(desk.app, desk.fixture.manager, desk.merchant, 'merchant-clerk');
  const id = await desk.fixture.merchant();
  other = { id, owner: await joinAs(desk.app, desk.fixture.manager, id) };
});

const withSender = (rows: readonly (readonly (string | number | null)[])[]) =>
  makeXlsx({
    sheet: plainSheet([[...heads, 'Sender Name'], ...rows.map((row) => [...row, 'Another Shop'])]),
  });
const statusOf = async (client: TestClient, id: number) =>
  (await client.call('label_imports.detail', { params: { id } })).data;

test('U-04 N-10 a merchant’s sheet becomes their own labels at the price of the table, in the name of the person who sent it', async () => {
  const { status, data } = await upload(await withSender([order({ cod: 30_000 }), order()]), { by: shop, to: null });
  expect([status, data.customer_id, data.ready, data.columns.at(-1)]).toMatchObject([
    201,
    desk.merchant,
    2,
    { field: null, unanswered: false, why: 'sender_fixed' },
  ]);
  await shop.call('label_imports.make', { params: { id: data.id } });
  await work(data.id);
  expect(await statusOf(shop, data.id)).toMatchObject({ status: 'done', made: 2, halted: null });
  const { data: own } = await shop.call('customers.own', {});
  const made = await labelsOf(data.id);
  expect(made).toHaveLength(2);
  for (const label of made)
    expect(label).toMatchObject({ merchant_id: desk.merchant, origin: 'portal', source_name: own.name, flat: null });
  const ids = made.map(({ id }) => id);
  expect((await shop.call('label_imports.labels', { params: { id: data.id } })).data).toEqual(ids);
  const [first] = (await shop.call('labels.list', { query: { import_id: String(data.id) } })).data;
  expect(first?.creator).toBe((await shop.call('sessions.activeAccount', {})).data.name);
});

test('U-04 U-02 columns that name another sender are refused in words, as a column and in a cell', async () => {
  const { data } = await upload(await withSender([order()]), { by: shop, to: null });
  const { usual, version } = data;
  const columns = data.columns.map(({ field }, at) => (at === heads.length ? 'source_name' : field));
  const params = { id: data.id };
  const mapped = await shop.try('label_imports.map', { params, body: { ...usual, version, columns } } as never);
  const body = { field: 'source_phone' as const, value: '09790000000', positions: [1] };
  const fixed = await shop.try('label_imports.fix', { params, body });
  expect([mapped, fixed].map((answer) => [answer.status, answer.body.code])).toEqual([
    [422, 'validation_failed'],
    [422, 'validation_failed'],
  ]);
  expect(mapped.body.errors?.['columns']?.[0]?.code).toBe('sender_fixed');
});

test('U-02 a sheet of another merchant is never seen, changed or made, and cannot be sent in their name', async () => {
  const { data } = await upload(await book([order()]), { to: other.id });
  for (const call of ['detail', 'rows', 'make', 'stop', 'drop', 'errors', 'labels'] as const)
    expect((await shop.try(`label_imports.${call}`, { params: { id: data.id } } as never)).status).toBe(404);
  expect((await shop.call('label_imports.list', { query: {} })).total).toBe(0);
  expect((await other.owner.call('label_imports.list', { query: {} })).data.map(({ id }) => id)).toEqual([data.id]);
  const wrong = await upload(await book([order()]), { by: shop, to: other.id });
  expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ['customer_id']]);
});

test('U-02 what another merchant, or they themselves, answered about a sheet is remembered for that merchant alone', async () => {
  const shopify = (name: string) =>
    Buffer.from(
      `Name,Email,Financial Status,Shipping Name,Shipping Phone,Shipping City,Total,Lineitem name\n#1,a@b.c,pending,${name},09790000001,Hlaing,5000,Bag\n`,
    );
  const { data } = await upload(shopify('One'), { by: other.owner, to: null, name: 'a.csv' });
  expect(data.shape).toBe('Shopify');
  const columns = data.columns.map(({ field, head }) => (head === 'Total' ? ('cod_amount' as const) : field));
  const body = { ...data.usual, version: data.version, columns };
  await other.owner.call('label_imports.map', { params: { id: data.id }, body } as never);
  const why = async (by: TestClient, to: number | null, name: string) =>
    (await upload(shopify(name), { by, to, name: 'b.csv' })).data.columns.find(({ head }) => head === 'Total')?.why;
  expect(await why(other.owner, null, 'Two')).toBe('remembered');
  expect(await why(shop, null, 'Three')).toBe('named');
  expect(await why(desk.clerk, await desk.fixture.merchant(), 'Four')).toBe('named');
});

test('U-02 a sheet that a clerk has sent before is refused with the branch’s name in the merchant’s language, never the clerk’s', async () => {
  const file = await book([order()]);
  const { data } = await upload(file);
  const again = await upload(file, { by: shop, to: null, locale: 'mm' });
  expect([again.code, again.values?.['id']]).toEqual(['import_twice', data.id]);
  const { rows } = await desk.app.database.pool.query(
    'select b.name_mm from label_import i join branch b on b.id = i.branch_id where i.id = $1',
    [data.id],
  );
  expect(again.values?.['by']).toBe(rows[0]?.name_mm);
  const name = (await desk.clerk.call('sessions.activeAccount', {})).data.name;
  expect(JSON.stringify(again)).not.toContain(name);
  expect(JSON.stringify(await shop.call('label_imports.list', { query: {} }))).not.toContain(name);
});

test('U-04 U-08 the job stops when its person was removed, or may only see, and nothing more is made', async () => {
  const { data } = await upload(await book([order()]), { by: shop, to: null });
  await shop.call('label_imports.make', { params: { id: data.id } });
  await desk.app.database.pool.query("update customer set portal_access = 'see' where id = $1", [desk.merchant]);
  await work(data.id);
  expect(await statusOf(desk.clerk, data.id)).toMatchObject({ status: 'open', made: 0, halted: 'missing_permission' });
  await desk.app.database.pool.query("update customer set portal_access = 'order' where id = $1", [desk.merchant]);
  await shop.call('label_imports.make', { params: { id: data.id } });
  await desk.app.database.pool.query("update merchant_user set status = 'removed' where customer_id = $1", [
    desk.merchant,
  ]);
  await work(data.id);
  expect(await statusOf(desk.clerk, data.id)).toMatchObject({ status: 'open', made: 0, halted: 'unauthorized' });
});
