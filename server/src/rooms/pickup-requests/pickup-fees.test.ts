import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { chargePickups, PickupDesk, sorted } from './testing/pickup-desk.ts';

let desk: PickupDesk;
beforeAll(async () => {
  desk = await PickupDesk.open();
  await chargePickups(desk);
});
afterAll(() => desk.fixture.close());

const sent = { collected_count: 3, collected_weight: 2 };
const ofMerchant = () => desk.ongoing({ customer_id: desk.merchant.id, phone: desk.merchant.phone });
const complete = (visit: { id: number }) => desk.done('postman', 'pickup_requests.complete', visit, sent);
const held = async () => (await (await desk.fixture.as('postman')).call('handovers.mine', {})).data;
const postings = (id: number) =>
  desk.fixture.ask<{ kind: string; owner: number | null; amount: number }>(
    `select a.kind, coalesce(a.staff_id, a.customer_id) as owner, p.amount::int as amount
    from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
    where j.pickup_request_id = $1 order by p.id`,
    [id],
  );
const findings = () => verifyLedger(desk.fixture.app.app.waybill.db);

describe('the fee of a visit', () => {
  test('K-01 F-04 a sender without an account pays the courier once at the door; the cash goes the way of all cash', async () => {
    const visit = await desk.ongoing();
    expect((await complete(visit)).fee).toBe(500);
    const courier = desk.fixture.staff['postman'];
    expect(await postings(visit.id)).toEqual([
      { kind: 'cash:courier', owner: courier, amount: 500 },
      { kind: 'income', owner: null, amount: -500 },
    ]);
    expect(await held()).toMatchObject({
      amount: 500,
      lines: [{ label_id: null, pickup_request_id: visit.id, merchant: visit.name, amount: 500 }],
    });
    const { id } = (await (await desk.fixture.as('postman')).call('handovers.open', { body: {} })).data;
    expect((await desk.give('supervisor', 'pickup_requests.reopen', visit)).body.code).toBe('on_handover');
    const cashier = await desk.fixture.as('supervisor');
    const { data } = await cashier.call('handovers.count', { params: { id }, body: { counted: 500 } });
    expect(data.lines).toMatchObject([{ pickup_request_id: visit.id, amount: 500 }]);
    expect((await held()).amount).toBe(0);
    expect((await desk.give('supervisor', 'pickup_requests.reopen', visit)).body.code).toBe('handover_confirmed');
    expect(await findings()).toEqual([]);
  });

  test('K-01 F-04 a merchant has it on their statement, and the courier no cash of it', async () => {
    const visit = await ofMerchant();
    await complete(visit);
    expect(await postings(visit.id)).toEqual([
      { kind: 'payable:merchant', owner: desk.merchant.id, amount: 500 },
      { kind: 'income', owner: null, amount: -500 },
    ]);
    const statement = await (
      await desk.fixture.as('accountant')
    ).call('ledger.statement', { query: { customer_id: desk.merchant.id } });
    expect(statement.data[0]).toMatchObject({ event: 'picked_up', pickup_request_id: visit.id, amount: -500 });
    expect((await held()).amount).toBe(0);
    expect(await findings()).toEqual([]);
  });

  test('K-01 S-24 of two who complete one visit at once one does, and the fee is posted once', async () => {
    const visit = await desk.ongoing();
    const answers = await Promise.all(
      ['postman', 'supervisor'].map((by) => desk.give(by, 'pickup_requests.complete', visit, sent)),
    );
    expect(sorted(answers.map(({ status }) => status))).toEqual([200, 409]);
    expect(await postings(visit.id)).toHaveLength(2);
    await desk.done('supervisor', 'pickup_requests.reopen', visit);
  });

  test('S-24 a visit that was completed by mistake is opened again by somebody else who decides: its fee is taken back, and charged anew', async () => {
    const visit = await desk.ongoing();
    await complete(visit);
    expect((await desk.give('staff', 'pickup_requests.reopen', visit)).body.code).toBe('missing_permission');
    const again = { params: { id: visit.id } };
    const courier = await desk.fixture.as('postman');
    expect((await courier.tryAsPuppet('pickup_requests.reopen', again, 'supervisor')).body.code).toBe(
      'not_independent',
    );
    const open = await desk.done('supervisor', 'pickup_requests.reopen', visit);
    expect([open.status, open.fee, open.collected_count, open.postman_id]).toEqual(['unassigned', null, null, null]);
    expect(await postings(visit.id)).toMatchObject([
      { amount: 500 },
      { amount: -500 },
      { amount: -500 },
      { amount: 500 },
    ]);
    expect((await held()).amount).toBe(0);
    await desk.done('staff', 'pickup_requests.assign', visit, { postman_id: desk.fixture.staff['postman'] });
    await desk.done('postman', 'pickup_requests.accept', visit);
    expect((await complete(visit)).fee).toBe(500);
    expect((await held()).amount).toBe(500);
    await desk.done('staff', 'pickup_requests.receive', visit, { accepted_count: 3 });
    expect((await desk.give('supervisor', 'pickup_requests.reopen', visit)).body.code).toBe('pickup_counted');
    expect(await findings()).toEqual([]);
  });
});
