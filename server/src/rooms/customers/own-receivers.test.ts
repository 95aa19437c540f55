import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';

let app: TestApp;
let fixture: LabelFixture;
const shops: { id: number; owner: TestClient }[] = [];
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  for (let n = 0; n < 2; n++) {
    const id = await fixture.merchant();
    shops.push({ id, owner: await joinAs(app, fixture.manager, id) });
  }
});
afterAll(() => app.close());

const send = (owner: TestClient, merchant_id: number, phone: string | string[], destination_name: string) =>
  owner.call('labels.create', {
    body: fixture.walkin({ merchant_id, destination_phone: [phone].flat(), destination_name }),
  });
const found = async (owner: TestClient, phone: string) =>
  (await owner.call('customers.receivers', { query: { phone } })).data.map(({ name }) => name);

test('U-04 U-02 a merchant finds everybody to whom their shop has sent by phone, long ago too, and nobody of another shop', async () => {
  const [one, other] = shops;
  if (!one || !other) throw new Error('no shops');
  await send(one.owner, one.id, '09777000001', 'Ma Old');
  for (let n = 1; n <= 7; n++) await send(one.owner, one.id, `0988800000${n}`, `Later ${n}`);
  await send(one.owner, one.id, '09777000001', 'Ma Old moved');
  await send(other.owner, other.id, '09777000002', 'Of another');
  for (let n = 1; n <= 7; n++) await send(one.owner, one.id, `0988800000${n}`, `Later ${n}`);
  expect(await found(one.owner, '09777')).toEqual(['Ma Old moved']);
  expect(await found(one.owner, '၀၉၇၇၇၀၀၀၀၀၁')).toEqual(['Ma Old moved']);
  expect(await found(one.owner, '097770000019')).toEqual([]);
  expect(await found(other.owner, '+95 9777')).toEqual(['Of another']);
  expect(await found(one.owner, '097')).toEqual([]);
  expect(await found(one.owner, '09888')).toHaveLength(5);
});

test('U-04 a receiver is found by any of their phones, once each', async () => {
  const [, shop] = shops;
  if (!shop) throw new Error('no shops');
  await send(shop.owner, shop.id, ['09666000001', '09555000001'], 'Ko Two Phones');
  await send(shop.owner, shop.id, ['09666000001', '09666000002'], 'Ko Two Phones again');
  expect(await found(shop.owner, '09555')).toEqual(['Ko Two Phones']);
  expect(await found(shop.owner, '09666')).toEqual(['Ko Two Phones again']);
});
