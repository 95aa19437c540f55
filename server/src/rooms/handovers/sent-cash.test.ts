import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { MoneyFixture, type FixtureLabel } from '../ledger/testing/money-fixture.ts';

let fixture: MoneyFixture;
let postman: TestClient;
let cashier: TestClient;
let manager: TestClient;
let finance: TestClient;
let accountant: TestClient;
beforeAll(async () => {
  fixture = await MoneyFixture.open();
  [postman, cashier, manager, finance, accountant] = (await Promise.all(
    ['postman', 'supervisor', 'manager', 'finance', 'accountant'].map((name) => fixture.app.as(name)),
  )) as [TestClient, TestClient, TestClient, TestClient, TestClient];
});
afterAll(() => fixture.close());

const deliver = async (cod: number, courier = 'postman', merchant?: number): Promise<FixtureLabel> => {
  const label = await fixture.label({
    merchant: merchant ?? (await fixture.merchant()),
    payment: 'from_cod',
    cod,
    shipping: 2_500,
  });
  await fixture.deliver([label], { courier: fixture.people[courier]! });
  return label;
};
const open = async (client: TestClient, body: object = {}) => (await client.call('handovers.open', { body })).data;
const count = (client: TestClient, id: number, counted: number) =>
  client.try('handovers.count', { params: { id }, body: { counted } });

describe('a branch sends its cash', () => {
  test('the oldest parcels are covered first; only what was counted at the other end has arrived', async () => {
    await deliver(60_000);
    await deliver(80_000);
    await count(cashier, (await open(postman)).id, 140_000);
    const held = (await manager.call('handovers.branchCash', {})).data.find(
      ({ branch }) => branch.id === fixture.branches['YGN'],
    )!;
    const inTill = held.balance ?? 0;
    const sent = (
      await cashier.call('handovers.send', { body: { kind: 'bank', declared: inTill, slip_no: 'KBZ 7781/26' } })
    ).data;
    expect(sent).toMatchObject({ status: 'active', kind: 'bank', expected: held.balance });
    expect([
      await fixture.balance('cash:branch', fixture.branches['YGN']),
      await fixture.balance('cash:transit', fixture.branches['YGN']),
      await fixture.balance('bank'),
    ]).toEqual([0, held.balance, 0]);
    expect((await count(cashier, sent.id, inTill)).status).toBe(403);
    // Until it is counted, the books hide it from those who will count it: as a journal, as an account, and parcel by parcel; the branch sees all of it.
    expect((await finance.call('handovers.detail', { params: { id: sent.id } })).data).toMatchObject({
      expected: null,
      declared: null,
      lines: [],
      label_count: sent.label_count,
    });
    const accountOf = async (kind: string) =>
      (await manager.call('ledger.accounts', { query: { kind } })).data.find(
        ({ branch_id }) => branch_id === fixture.branches['YGN'],
      )!;
    const [till, transit] = [await accountOf('cash:branch'), await accountOf('cash:transit')];
    const journal = (await manager.call('ledger.journals', { query: { handover_id: String(sent.id), event: 'sent' } }))
      .data[0]!;
    expect([till.balance, transit.balance, journal.amount]).toEqual([0, held.balance, held.balance]);
    for (const client of [finance, accountant]) {
      expect((await client.call('ledger.journals', { query: { handover_id: String(sent.id) } })).data).toEqual([]);
      expect((await client.try('ledger.journal', { params: { id: journal.id } })).status).toBe(404);
      expect(
        (await client.call('ledger.accounts', { query: { kind: 'cash:transit' } })).data.find(
          ({ id }) => id === transit.id,
        )?.balance,
      ).toBeNull();
      expect(
        (await client.call('ledger.balances', {})).data.find(({ kind }) => kind === 'cash:transit')?.balance,
      ).toBeNull();
      expect((await client.try('ledger.statement', { query: { account_id: transit.id } })).body.code).toBe(
        'counted_blind',
      );
      expect(
        (await client.call('ledger.accounts', { query: { kind: 'cash:branch' } })).data.find(({ id }) => id === till.id)
          ?.balance,
      ).toBeNull();
      expect((await client.try('ledger.statement', { query: { account_id: till.id } })).body.code).toBe(
        'counted_blind',
      );
      expect(
        (await client.call('handovers.branchCash', {})).data.filter(
          ({ branch, balance }) => branch.id === fixture.branches['YGN'] && balance !== null,
        ),
      ).toEqual([]);
    }
    const { cod_held, branches } = (await finance.call('dashboard.read', { query: {} })).data;
    expect([
      cod_held?.filter(({ holder }) => holder === 'branch'),
      branches.find(({ branch }) => branch.id === fixture.branches['YGN'])?.cash,
    ]).toEqual([[], null]);
    expect((await manager.call('ledger.statement', { query: { account_id: till.id } })).closing).toBe(0);
    expect((await count(finance, sent.id, inTill)).body.data.status).toBe('hand_over');
    expect([
      (await finance.call('ledger.statement', { query: { account_id: till.id } })).closing,
      (await finance.call('ledger.journal', { params: { id: journal.id } })).data.amount,
    ]).toEqual([0, held.balance]);
    const found = async (search: string) =>
      (await cashier.call('handovers.list', { query: { search, kind: 'bank' } })).data.map(({ id }) => id);
    expect([await found('KBZ 7781/26'), await found(String(sent.id)), await found('9999')]).toEqual([
      [sent.id],
      [sent.id],
      [],
    ]);
    const journals = async (search: string) => (await manager.call('ledger.journals', { query: { search } })).data;
    const [delivered] = await journals(sent.lines[0]!.tracking_code!);
    expect((await journals(String(delivered?.id))).map(({ id }) => id)).toEqual([delivered?.id]);
    expect([await fixture.balance('cash:transit', fixture.branches['YGN']), await fixture.balance('bank')]).toEqual([
      0,
      held.balance,
    ]);
  });

  test('more than there is is not sent, and two who send the same cash at once do not both', async () => {
    const label = await deliver(100_000);
    await count(cashier, (await open(postman)).id, 100_000);
    const { body } = await cashier.try('handovers.send', { body: { kind: 'bank', declared: 100_001 } });
    expect([body.code, body.values]).toEqual(['not_enough_cash', { held: 100_000 }]);
    const both = await Promise.all(
      [cashier, manager].map((client) => client.try('handovers.send', { body: { kind: 'bank', declared: 60_000 } })),
    );
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
    const first = both.find(({ status }) => status === 201)!.body.data;
    expect(first.lines.map(({ label_id }) => label_id)).not.toContain(label.id);
    await manager.call('handovers.send', { body: { kind: 'bank', declared: 40_000 } });
    expect(await fixture.codStatus(label)).toBe('process');
  });

  test('head office confirms what a branch sent; missing money has an owner there too', async () => {
    const merchant = await fixture.merchant({ branch: fixture.branches['MDY']! });
    const label = await fixture.label({
      merchant,
      payment: 'sender_pay',
      cod: 40_000,
      shipping: 1_000,
      branch: fixture.branches['MDY']!,
    });
    await fixture.deliver([label]);
    const mandalay = await fixture.app.as('mdy.manager');
    const wrong = await mandalay.try('handovers.send', {
      body: { kind: 'head_office', to_branch_id: fixture.branches['LSO'], declared: 41_000 },
    });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['to_branch_id']]);
    const { id } = (
      await mandalay.call('handovers.send', {
        body: { kind: 'head_office', to_branch_id: fixture.branches['YGN'], declared: 41_000, slip_no: 'တံဆိပ် 12' },
      })
    ).data;
    const till = await fixture.balance('cash:branch', fixture.branches['YGN']);
    await count(finance, id, 40_000);
    expect(await fixture.codStatus(label)).toBe('process');
    expect(
      (
        await accountant.call('handovers.settle', {
          params: { id },
          body: { owner_staff_id: fixture.people['mdy.manager'], note: 'အိတ်ထဲတွင် လျော့' },
        })
      ).data.status,
    ).toBe('hand_over');
    expect([
      await fixture.balance('cash:branch', fixture.branches['YGN']),
      await fixture.balance('shortage:staff', fixture.people['mdy.manager']),
      await fixture.codStatus(label),
    ]).toEqual([till + 40_000, 1_000, 'ready_to_clearance']);
  });

  test('a bag that never left is void, and its cash is the branch’s again', async () => {
    const before = await fixture.balance('cash:branch', fixture.branches['YGN']);
    const { id } = (await cashier.call('handovers.send', { body: { kind: 'bank', declared: 1_000 } })).data;
    await cashier.call('handovers.void', { params: { id }, body: { reason: 'ဘဏ်ပိတ်' } });
    expect(await fixture.balance('cash:branch', fixture.branches['YGN'])).toBe(before);
  });

  test('M-02 S-20 money that is missing and owed has not been sent: no parcel counts as sent by it, until it is paid back', async () => {
    const branch = fixture.branches['MDY']!;
    const owner_staff_id = fixture.people['mdy.postman']!;
    const [courier, teller] = [await fixture.app.as('mdy.postman'), await fixture.app.as('mdy.manager')];
    const send = async (declared: number) =>
      (await teller.call('handovers.send', { body: { kind: 'bank', declared } })).data;
    const labels: FixtureLabel[] = [];
    for (const cod of [30_000, 70_000]) {
      const merchant = await fixture.merchant({ branch });
      const label = await fixture.label({ merchant, payment: 'from_cod', cod, shipping: 2_500, branch });
      await fixture.deliver([label], { courier: owner_staff_id });
      labels.push(label);
    }
    const handed = await open(courier);
    await count(teller, handed.id, 70_000);
    await finance.call('handovers.settle', { params: { id: handed.id }, body: { owner_staff_id, note: 'short' } });
    expect(await fixture.balance('cash:branch', branch)).toBe(70_000);
    const first = await send(10_000);
    expect(first.lines).toEqual([]);
    expect(await fixture.codStatus(labels[0]!)).toBe('process');
    // Repaid directly at head office: with the bag that is counted there, it has the first parcel's money.
    await finance.call('handovers.repay', { body: { staff_id: owner_staff_id, amount: 30_000, note: 'paid' } });
    await count(finance, first.id, 10_000);
    expect([await fixture.codStatus(labels[0]!), await fixture.codStatus(labels[1]!)]).toEqual([
      'ready_to_clearance',
      'process',
    ]);
  });
});

test('after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(fixture.db)).toEqual([]);
});
