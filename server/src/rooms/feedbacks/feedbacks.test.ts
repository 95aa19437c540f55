import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { PickupDesk } from '../pickup-requests/testing/pickup-desk.ts';
import type { MadeParcel, ParcelFixture } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let clerk: TestClient;
let parcel: MadeParcel;
let walkIn: MadeParcel;
let merchant: { id: number };
beforeAll(async () => {
  const desk = await PickupDesk.open();
  fixture = desk.fixture;
  merchant = desk.merchant;
  clerk = await fixture.as('staff');
  parcel = await fixture.parcel({ to: 'YGN', merchant: merchant.id });
  walkIn = await fixture.parcel({ to: 'YGN' });
});
afterAll(() => fixture.close());

const write = async (tracking_code: string, change: object = {}) =>
  (await clerk.call('feedbacks.create', { body: { tracking_code, score: 2, text: 'ပါဆယ် စိုနေပါသည်', ...change } })).data;
const openOf = async (client: TestClient, id: number | null) =>
  (await client.call('feedbacks.count', {})).data.find((one) => one.id === id)?.count ?? 0;

test('E-06 C-01 what is heard about a parcel is counted by its merchant until somebody has it in hand, and ends with what was done', async () => {
  const before = [await openOf(clerk, merchant.id), await openOf(clerk, null)];
  const { id } = await write(parcel.code);
  await write(walkIn.code);
  expect([await openOf(clerk, merchant.id), await openOf(clerk, null)]).toEqual([
    (before[0] ?? 0) + 1,
    (before[1] ?? 0) + 1,
  ]);
  const params = { id };
  expect((await clerk.call('feedbacks.take', { params })).data).toMatchObject({ status: 'in_hand', source: 'staff' });
  expect(await openOf(clerk, merchant.id)).toBe(before[0]);
  expect((await clerk.try('feedbacks.take', { params })).body.code).toBe('state_not_allowed');
  expect((await clerk.try('feedbacks.close', { params, body: { done: '' } })).status).toBe(422);
  const { data } = await clerk.call('feedbacks.close', { params, body: { done: 'New wrapping, apologised.' } });
  expect(data).toMatchObject({ status: 'closed', done: 'New wrapping, apologised.', actions: [] });
});

test('of two who take the same in hand one wins and the other is told', async () => {
  const { id } = await write(parcel.code);
  const manager = await fixture.as('manager');
  const answers = await Promise.all([clerk, manager].map((who) => who.try('feedbacks.take', { params: { id } })));
  expect(answers.map(({ body: { code } }) => code ?? 'ok').toSorted()).toEqual(['ok', 'state_not_allowed']);
});

test('E-06 only one to five are scores, and nothing is written about a parcel that one does not see', async () => {
  for (const score of [0, 6, 2.5])
    expect(
      (await clerk.try('feedbacks.create', { body: { tracking_code: parcel.code, score, text: 'x' } } as never)).status,
    ).toBe(422);
  const mandalay = await fixture.as('mdy.staff');
  const ask = async (tracking_code: string) => {
    const { body } = await mandalay.try('feedbacks.create', { body: { tracking_code, score: 5, text: 'x' } });
    return { ...body, request_id: null };
  };
  const theirs = await ask(parcel.code);
  expect(theirs.code).toBe('ticket_about_unknown');
  expect(theirs).toEqual(await ask('EX000000005XM'));
  const { id } = await write(parcel.code);
  expect((await mandalay.try('feedbacks.detail', { params: { id } })).status).toBe(404);
  const { data } = await mandalay.call('feedbacks.list', { query: { per_page: 200 } });
  expect(data.map((one) => one.id)).not.toContain(id);
});
