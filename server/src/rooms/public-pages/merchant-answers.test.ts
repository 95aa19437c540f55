import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';
import { ParcelFixture, scanId } from '../tracking/testing/parcel-fixture.ts';
import { arrived, OutsiderPhone, questioned } from './testing/outsider.ts';

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

test('U-04 at the portal a failed delivery is answered with another number, and of two answers the second is told', async () => {
  const parcel = await questioned(fixture, { merchant: shop });
  const params = { id: parcel.id };
  const number = { answer: 'number' as const, phone: '09250000077' };
  expect((await stranger.try('public_pages.answer', { params, body: number })).status).toBe(404);
  expect((await clerk.try('public_pages.answer', { params, body: { answer: 'number' } })).status).toBe(422);
  const answers = await Promise.all([
    owner.try('public_pages.answer', { params, body: number }),
    clerk.try('public_pages.answer', { params, body: { answer: 'return' } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'return_not_asked' });
  const second = await questioned(fixture, { merchant: shop });
  await clerk.call('public_pages.answer', { params: { id: second.id }, body: number });
  const { data } = await clerk.call('labels.detail', { params: { id: second.id } });
  expect(data.contact_phone_list).toContain(number.phone);
  expect((await new OutsiderPhone(fixture).get(`${second.link}?lang=en`)).body).toContain('call another number');
});

test('U-04 another address shows its price before it is answered, and that price is charged to the merchant', async () => {
  const parcel = await questioned(fixture, { merchant: shop });
  const params = { id: parcel.id };
  const [place] = await fixture.ask<{ id: number }>(
    'select min(id) as id from place where branch_id = $1 and not remote',
    [fixture.branches.YGN],
  );
  const query = { place_id: place?.id ?? 0 };
  expect((await stranger.try('public_pages.addressFee', { params, query })).status).toBe(404);
  const { data } = await owner.call('public_pages.addressFee', { params, query });
  expect(data.fee).toBeGreaterThan(0);
  const body = {
    answer: 'address' as const,
    destination_township: query.place_id,
    destination_street: 'No 1, New Road',
  };
  expect((await owner.try('public_pages.answer', { params, body })).status).toBe(200);
  const charged = await fixture.ask<{ amount: number }>(
    `select p.amount from posting p join journal j on j.id = p.journal_id
    where j.key like $1 || ':%' and j.event = 'redirected' and p.amount > 0`,
    [String(parcel.id)],
  );
  expect(charged.map(({ amount }) => Number(amount))).toEqual([data.fee]);
});

test('U-04 a merchant’s note reaches the courier until the parcel is out, and no other shop reads or writes it', async () => {
  const parcel = await arrived(fixture, { merchant: shop });
  const params = { id: parcel.id };
  const body = { courier_note: 'Ring at the back door' };
  expect((await stranger.try('labels.courierNote', { params, body })).status).toBe(404);
  expect((await clerk.call('labels.courierNote', { params, body })).data.courier_note).toBe(body.courier_note);
  expect((await (await fixture.as('mdy.staff')).call('labels.detail', { params })).data.courier_note).toBe(
    body.courier_note,
  );
  const staff = await fixture.as('mdy.staff');
  const taker = { taker_id: fixture.staff['mdy.postman'] as number };
  const { id: run_sheet_id } = (await staff.call('run_sheets.create', { body: taker })).data;
  const scanned_at = fixture.app.clock().toISOString();
  const scans = [{ scan_id: scanId(), tracking_code: parcel.code, scanned_at, run_sheet_id }];
  await staff.call('run_sheets.scan', { body: { scans } });
  const courier = await fixture.as('mdy.postman');
  const sheet = { params: { id: run_sheet_id } };
  await courier.call('run_sheets.count', { ...sheet, body: { parcels_counted: 1 } });
  const { doors } = (await courier.call('run_sheets.mine', {})).data;
  const { hash } = (await staff.call('run_sheets.link', sheet)).data;
  const { data: printed } = await staff.call('packages.print', { params: { id: run_sheet_id, hash } });
  expect([doors, printed]).toMatchObject([[body], { paper: { lines: [body] } }]);
  const late = await clerk.try('labels.courierNote', { params, body: { courier_note: null } });
  expect([late.status, late.body.code]).toEqual([409, 'state_not_allowed']);
});
