import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';
import { ParcelFixture } from '../tracking/testing/parcel-fixture.ts';
import { OutsiderPhone, questioned } from './testing/outsider.ts';

let fixture: ParcelFixture;
let shop: number;
let owner: TestClient;
let clerk: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  const manager = await fixture.as('manager');
  [shop, stranger] = [await fixture.merchant(), await joinAs(fixture.app, manager, await fixture.merchant())];
  owner = await joinAs(fixture.app, manager, shop);
  clerk = await joinAs(fixture.app, owner, shop, 'merchant-clerk');
});
afterAll(() => fixture.close());

test('U-04 U-02 the history of a parcel tells a merchant its steps, never who of the staff, their notes or scans', async () => {
  const parcel = await questioned(fixture, { merchant: shop });
  const params = { id: parcel.id };
  const { data } = await clerk.call('tracking.shipping', { params });
  expect([data.steps, data.mailbag, data.queue, data.missing_case_id]).toEqual([[], null, null, null]);
  expect(data.movements.length).toBeGreaterThan(3);
  expect(data.movements.every(({ by, branch, viewable }) => viewable && (by === null || by === branch?.name_en))).toBe(
    true,
  );
  expect(data.actions.map(({ command }) => command)).toEqual(expect.arrayContaining(['return_agree', 'return_again']));
  for (const call of ['tracking.shipping', 'labels.detail', 'calls.ofLabel', 'prints.ofLabel'] as const)
    expect([(await clerk.try(call, { params })).status, (await stranger.try(call, { params })).status]).toEqual([
      200, 404,
    ]);
});

test('U-04 two people answer one failed delivery: one is entered, the other reads why theirs is not', async () => {
  const parcel = await questioned(fixture, { merchant: shop });
  const params = { id: parcel.id };
  const answers = await Promise.all([
    owner.try('tracking.againReturn', { params, body: {} }),
    clerk.try('tracking.agreeReturn', { params, body: {} }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBeTruthy();
  expect((await stranger.try('tracking.againReturn', { params, body: {} })).status).toBe(404);
});

test('U-04 a merchant opens the page with every answer to a failed delivery, of their own parcels alone', async () => {
  const parcel = await questioned(fixture, { merchant: shop });
  const params = { id: parcel.id };
  expect((await stranger.try('public_pages.answerLink', { params })).status).toBe(404);
  const { data } = await clerk.call('public_pages.answerLink', { params });
  expect((await new OutsiderPhone(fixture).get(`${data.path}?lang=en`)).body).toContain('Return it to me');
});

test('U-04 a merchant cancels an order before its acceptance and calls it back afterwards', async () => {
  const [waiting, accepted] = [await fixture.parcel({ merchant: shop }), await fixture.parcel({ merchant: shop })];
  await fixture.step('staff', accepted);
  const cancel = { params: { id: waiting.id }, body: { reason: 'The buyer does not want it' } };
  const recall = {
    params: { id: accepted.id },
    body: { requester_name: 'Clerk', requester_phone: '09250000009', reason: 'Wrong parcel' },
  };
  expect((await stranger.try('tracking.reject', cancel)).status).toBe(404);
  expect((await stranger.try('tracking.recall', recall)).status).toBe(404);
  expect((await clerk.call('tracking.reject', cancel)).data.status).toBe('pending_reject');
  expect((await clerk.call('tracking.recall', recall)).data.shipping_type).toBe('return');
});
