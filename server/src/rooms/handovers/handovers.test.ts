import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { mayRollbackMoney } from '../ledger/journals.door.ts';
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

describe('a courier hands in cash', () => {
  test('an equal count confirms it: the branch has the cash, the courier has none', async () => {
    await deliver(50_000);
    await deliver(70_000);
    expect((await postman.call('handovers.mine', {})).data).toMatchObject({ amount: 120_000, open_handover_id: null });
    const { id, expected } = await open(postman, { declared: 120_000 });
    expect(expected).toBe(120_000);
    const { body } = await count(cashier, id, 120_000);
    expect(body.data).toMatchObject({
      status: 'hand_over',
      expected: 120_000,
      declared: 120_000,
      counted: 120_000,
      difference: 0,
      confirmed_by: 'ကိုဇော်မင်း',
      label_count: 2,
    });
    expect([
      await fixture.balance('cash:courier', fixture.people['postman']),
      await fixture.balance('cash:branch', fixture.branches['YGN']),
    ]).toEqual([0, 120_000]);
    expect((await postman.call('handovers.mine', {})).data).toEqual({
      amount: 0,
      owes: 0,
      open_handover_id: null,
      lines: [],
    });
  });

  test('M-02 the counter sees neither what is expected, nor what the giver says, nor the amounts, before they have counted', async () => {
    await deliver(33_000, 'courier');
    const { id } = await open(cashier, { giver_staff_id: fixture.people['courier'], declared: 1 });
    const { data } = await cashier.call('handovers.detail', { params: { id } });
    expect(data).toMatchObject({
      expected: null,
      declared: null,
      counted: null,
      difference: null,
      label_count: 1,
      actions: [
        { command: 'count', blocked: null },
        { command: 'void', blocked: null },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('33000');
    expect(JSON.stringify((await cashier.call('handovers.carriers', {})).data)).not.toContain('33000');
    expect((await cashier.call('handovers.list', { query: {} })).data.find((row) => row.id === id)).toMatchObject({
      expected: null,
      declared: null,
    });
    await count(cashier, id, 33_000);
  });

  test('M-02 a difference posts nothing until it has an owner, named by a third person', async () => {
    const label = await deliver(90_000);
    const { id } = await open(postman);
    const before = await fixture.balance('cash:branch', fixture.branches['YGN']);
    expect((await count(cashier, id, 88_000)).body.data).toMatchObject({
      status: 'active',
      expected: 90_000,
      counted: 88_000,
      difference: -2_000,
    });
    expect(await fixture.balance('cash:branch', fixture.branches['YGN'])).toBe(before);
    const settle = (client: TestClient, body: object) =>
      client.try('handovers.settle', { params: { id }, body: { note: 'လမ်းတွင် ပျောက်', ...body } });
    expect((await settle(cashier, { owner_staff_id: fixture.people['postman'] })).body.code).toBe(
      'second_person_needed',
    );
    const ended = await cashier.try('handovers.void', { params: { id }, body: { reason: 'x' } });
    expect(ended.body.code).toBe('second_person_needed');
    expect((await settle(manager, {})).body.code).toBe('owner_needed');
    expect(
      (await manager.call('handovers.detail', { params: { id } })).data.owners.map((one) => one.user_name),
    ).toEqual(expect.arrayContaining(['postman', 'supervisor']));
    expect((await settle(manager, { owner_staff_id: fixture.people['postman'] })).body.data).toMatchObject({
      status: 'hand_over',
      difference_owner: 'ကိုမျိုးသူ',
    });
    expect([
      await fixture.balance('cash:branch', fixture.branches['YGN']),
      await fixture.balance('shortage:staff', fixture.people['postman']),
      await fixture.balance('cash:courier', fixture.people['postman']),
    ]).toEqual([before + 88_000, 2_000, 0]);
    expect(await fixture.codStatus(label)).toBe('process');
  });

  test('M-02 missing cash is paid back at a till, by whoever owes it, to somebody else, and no more than is owed', async () => {
    const owed = await fixture.balance('shortage:staff', fixture.people['postman']);
    const till = await fixture.balance('cash:branch', fixture.branches['YGN']);
    const [listed] = (await cashier.call('handovers.shortages', {})).data;
    expect([listed, (await postman.call('handovers.mine', {})).data.owes]).toMatchObject([
      { staff_id: fixture.people['postman'], name: 'ကိုမျိုးသူ', amount: owed },
      owed,
    ]);
    const repay = (client: TestClient, amount: number, staff = fixture.people['postman']) =>
      client.try('handovers.repay', { body: { staff_id: staff, amount, note: 'လစာမှ' } });
    expect((await repay(cashier, owed + 1)).body).toMatchObject({ code: 'more_than_owed', values: { owed } });
    expect((await repay(cashier, 1, fixture.people['supervisor'])).body.code).toBe('second_person_needed');
    expect((await repay(cashier, 1, fixture.people['mdy.postman'])).status).toBe(404);
    const both = await Promise.all([cashier, manager].map((client) => repay(client, owed - 500)));
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect((await repay(manager, 500)).body.data).toMatchObject({ staff_id: fixture.people['postman'], owes: 0 });
    expect([
      await fixture.balance('shortage:staff', fixture.people['postman']),
      await fixture.balance('cash:branch', fixture.branches['YGN']),
      (await cashier.call('handovers.shortages', {})).data,
    ]).toEqual([0, till + owed, []]);
  });

  test('M-02 missing cash that nobody pays back is written off by somebody who neither owes, counted nor named', async () => {
    await deliver(30_000);
    const { id } = await open(postman);
    await count(cashier, id, 27_000);
    await accountant.call('handovers.settle', {
      params: { id },
      body: { owner_staff_id: fixture.people['postman'], note: 'လမ်းတွင် ပျောက်' },
    });
    const writeOff = (client: TestClient, amount: number, staff = fixture.people['postman']) =>
      client.try('handovers.writeOff', { body: { staff_id: staff, amount, note: 'ဓားပြတိုက်ခံရ' } });
    expect((await writeOff(cashier, 1_000)).body.code).toBe('missing_permission');
    expect((await writeOff(accountant, 1_000)).body.code).toBe('second_person_needed');
    expect((await writeOff(finance, 3_001)).body).toMatchObject({
      code: 'more_than_owed',
      values: { owed: 3_000 },
      message: expect.stringContaining('3,000 Ks'),
    });
    expect(
      (
        await finance.try('handovers.writeOff', {
          body: { staff_id: fixture.people['postman'], amount: 1_000, note: '' },
        })
      ).body.errors?.note?.[0]?.code,
    ).toBe('required');
    expect((await writeOff(finance, 2_000)).body.data).toMatchObject({
      staff_id: fixture.people['postman'],
      owes: 1_000,
    });
    const both = await Promise.all([
      writeOff(finance, 1_000),
      cashier.try('handovers.repay', { body: { staff_id: fixture.people['postman'], amount: 1_000, note: null } }),
    ]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const lost = await fixture.balance('expense');
    expect([await fixture.balance('shortage:staff', fixture.people['postman']), [2_000, 3_000].includes(lost)]).toEqual(
      [0, true],
    );
    const [line] = (
      await (
        await fixture.app.as('superadmin')
      ).call('audit.list', { query: { room: 'handovers', action: 'write_off' } })
    ).data;
    expect(line).toMatchObject({ action: 'write_off', record_id: String(fixture.people['postman']) });
  });

  test('M-02 who counts does not see in the books what couriers hold, neither as an account nor added up; head office sees it and does not count', async () => {
    await deliver(41_000, 'courier');
    const { id } = await open(cashier, { giver_staff_id: fixture.people['courier'] });
    const account = (await finance.call('ledger.accounts', { query: { kind: 'cash:courier' } })).data.find(
      ({ staff_id }) => staff_id === fixture.people['courier'],
    )!;
    expect(account.balance).toBe(41_000);
    expect((await count(finance, id, 41_000)).body.code).toBe('books_seen');
    for (const client of [manager, accountant]) {
      expect(
        (await client.call('ledger.accounts', { query: { kind: 'cash:courier' } })).data.map(({ balance }) => balance),
      ).toEqual(expect.arrayContaining([null]));
      expect(
        (await client.call('ledger.balances', {})).data.find(({ kind }) => kind === 'cash:courier')?.balance,
      ).toBeNull();
      expect((await client.try('ledger.statement', { query: { account_id: account.id } })).body.code).toBe(
        'counted_blind',
      );
      for (const query of [{ account_id: String(account.id) }, { handover_id: String(id) }])
        expect((await client.call('ledger.journals', { query })).data).toEqual([]);
      expect((await client.call('handovers.sums', { query: { status: 'active' } })).data.expected).toBeNull();
    }
    expect((await count(manager, id, 41_000)).body.data.status).toBe('hand_over');
    expect(
      (await manager.call('ledger.journals', { query: { handover_id: String(id) } })).data.map(({ event }) => event),
    ).toEqual(['handed_over', 'delivered']);
    expect((await manager.call('handovers.sums', { query: { status: 'hand_over' } })).data).toMatchObject({
      expected: expect.any(Number),
      short: 5_000,
    });
  });

  test('M-02 too much waits on the branch’s account of cash over', async () => {
    await deliver(10_000);
    const { id } = await open(postman);
    await count(cashier, id, 10_500);
    expect((await manager.call('handovers.settle', { params: { id }, body: { note: 'ပိုနေသည်' } })).data).toMatchObject({
      status: 'hand_over',
      difference: 500,
      difference_owner: null,
    });
    expect(await fixture.balance('overage', fixture.branches['YGN'])).toBe(-500);
  });

  test('S-08 of two cashiers who count one handover exactly one wins, and of two who open one for the same courier as well', async () => {
    for (let round = 0; round < 20; round++) {
      await deliver(1_000 + round);
      const opened = await Promise.all(
        [cashier, manager].map((client) =>
          client.try('handovers.open', { body: { giver_staff_id: fixture.people['postman'] } }),
        ),
      );
      expect(opened.map(({ status, body }) => (status === 201 ? 'opened' : String(body.code))).toSorted()).toEqual([
        'handover_open',
        'opened',
      ]);
      const id = opened.find(({ status }) => status === 201)!.body.data.id;
      const counted = await Promise.all([cashier, manager].map((client) => count(client, id, 1_000 + round)));
      expect(counted.map(({ status, body }) => (status === 200 ? 'counted' : String(body.code))).toSorted()).toEqual([
        'already_counted',
        'counted',
      ]);
      expect(counted.find(({ status }) => status !== 200)?.body.values).toMatchObject({
        by: counted[0]?.status === 200 ? 'ကိုဇော်မင်း' : expect.any(String),
        at: expect.stringMatching(/^\d\d-/),
      });
    }
    expect(await fixture.balance('cash:courier', fixture.people['postman'])).toBe(0);
  });

  test('nobody counts what they gave, and what is void leaves the cash where it was', async () => {
    await deliver(5_000);
    await fixture.deliver(
      [await fixture.label({ merchant: await fixture.merchant(), payment: 'sender_pay', cod: 4_000, shipping: 500 })],
      { courier: fixture.people['supervisor']! },
    );
    const own = await open(cashier);
    expect((await count(cashier, own.id, 4_000)).body.code).toBe('second_person_needed');
    await count(manager, own.id, 4_000);
    const { id } = await open(postman);
    expect((await postman.call('handovers.void', { params: { id }, body: { reason: 'မှားယွင်း' } })).data.status).toBe(
      'inactive',
    );
    expect((await count(cashier, id, 5_000)).body.code).toBe('state_not_allowed');
    expect((await postman.call('handovers.mine', {})).data.amount).toBe(5_000);
    const again = await open(postman);
    expect((await count(cashier, again.id, 5_000)).body.data.status).toBe('hand_over');
    expect((await postman.try('handovers.open', { body: {} })).body.code).toBe('nothing_to_hand_in');
  });

  test('S-06 a delivery is not rolled back while its cash is being handed in, nor afterwards', async () => {
    const label = await fixture.label({
      merchant: await fixture.merchant(),
      payment: 'sender_pay',
      cod: 6_000,
      shipping: 500,
    });
    const entry = (await fixture.deliver([label], { courier: fixture.people['postman']! })).get(label.id)!;
    const { id } = await open(postman);
    const held = () => fixture.inTx(async (tx) => (await mayRollbackMoney(tx, [entry])).get(entry));
    expect(await held()).toBe('on_handover');
    await expect(fixture.undo(label, entry)).rejects.toThrow('on_handover');
    await count(cashier, id, 6_000);
    expect(await held()).toBe('handover_confirmed');
    await expect(fixture.undo(label, entry)).rejects.toThrow('handover_confirmed');
  });

  test('A-06 couriers see their own handovers, other branches none', async () => {
    await deliver(2_000, 'courier');
    const { id } = await open(cashier, { giver_staff_id: fixture.people['courier'] });
    expect((await postman.try('handovers.detail', { params: { id } })).status).toBe(404);
    expect((await (await fixture.app.as('mdy.manager')).try('handovers.detail', { params: { id } })).status).toBe(404);
    expect((await postman.try('handovers.open', { body: { giver_staff_id: fixture.people['courier'] } })).status).toBe(
      404,
    );
    expect((await (await fixture.app.as('courier')).call('handovers.detail', { params: { id } })).data.expected).toBe(
      2_000,
    );
    await count(cashier, id, 2_000);
  });
});

test('after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(fixture.db)).toEqual([]);
});
