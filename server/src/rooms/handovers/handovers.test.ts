import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { mayRollbackMoney, verifyLedger } from '../ledger/ledger.door.ts';
import { MoneyHouse, type MadeLabel } from '../ledger/testing/money-house.ts';

let house: MoneyHouse;
let postman: TestClient;
let cashier: TestClient;
let manager: TestClient;
let finance: TestClient;
let accountant: TestClient;
beforeAll(async () => {
  house = await MoneyHouse.open();
  [postman, cashier, manager, finance, accountant] = (await Promise.all(
    ['postman', 'supervisor', 'manager', 'finance', 'accountant'].map((name) => house.app.as(name)),
  )) as [TestClient, TestClient, TestClient, TestClient, TestClient];
});
afterAll(() => house.close());

const deliver = async (cod: number, courier = 'postman', merchant?: number): Promise<MadeLabel> => {
  const label = await house.label({
    merchant: merchant ?? (await house.merchant()),
    payment: 'from_cod',
    cod,
    shipping: 2_500,
  });
  await house.deliver([label], { courier: house.people[courier]! });
  return label;
};
const open = async (client: TestClient, body: object = {}) => (await client.call('handovers.open', { body })).data;
const count = (client: TestClient, id: number, counted: number) =>
  client.try('handovers.count', { params: { id }, body: { counted } });

describe('S-25 a courier hands in cash', () => {
  test('S-25 F-02 an equal count confirms it: the branch has the cash, the courier has none', async () => {
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
      await house.balance('cash:courier', house.people['postman']),
      await house.balance('cash:branch', house.branches['YGN']),
    ]).toEqual([0, 120_000]);
    expect((await postman.call('handovers.mine', {})).data).toEqual({
      amount: 0,
      owes: 0,
      open_handover_id: null,
      lines: [],
    });
  });

  test('S-25 the counter sees neither what is expected, nor what the giver says, nor the amounts, before they have counted', async () => {
    await deliver(33_000, 'courier');
    const { id } = await open(cashier, { giver_staff_id: house.people['courier'], declared: 1 });
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

  test('S-25 a difference posts nothing until it has an owner, named by a third person', async () => {
    const label = await deliver(90_000);
    const { id } = await open(postman);
    const before = await house.balance('cash:branch', house.branches['YGN']);
    expect((await count(cashier, id, 88_000)).body.data).toMatchObject({
      status: 'active',
      expected: 90_000,
      counted: 88_000,
      difference: -2_000,
    });
    expect(await house.balance('cash:branch', house.branches['YGN'])).toBe(before);
    const settle = (client: TestClient, body: object) =>
      client.try('handovers.settle', { params: { id }, body: { note: 'လမ်းတွင် ပျောက်', ...body } });
    expect((await settle(cashier, { owner_staff_id: house.people['postman'] })).body.code).toBe('second_person_needed');
    expect((await settle(manager, {})).body.code).toBe('owner_needed');
    expect(
      (await manager.call('handovers.detail', { params: { id } })).data.owners.map((one) => one.user_name),
    ).toEqual(expect.arrayContaining(['postman', 'supervisor']));
    expect((await settle(manager, { owner_staff_id: house.people['postman'] })).body.data).toMatchObject({
      status: 'hand_over',
      difference_owner: 'ကိုမျိုးသူ',
    });
    expect([
      await house.balance('cash:branch', house.branches['YGN']),
      await house.balance('shortage:staff', house.people['postman']),
      await house.balance('cash:courier', house.people['postman']),
    ]).toEqual([before + 88_000, 2_000, 0]);
    expect(await house.codStatus(label)).toBe('process');
  });

  test('S-25 F-02 missing cash is paid back at a till, by whoever owes it, to somebody else, and no more than is owed', async () => {
    const owed = await house.balance('shortage:staff', house.people['postman']);
    const till = await house.balance('cash:branch', house.branches['YGN']);
    const [listed] = (await cashier.call('handovers.shortages', {})).data;
    expect([listed, (await postman.call('handovers.mine', {})).data.owes]).toMatchObject([
      { staff_id: house.people['postman'], name: 'ကိုမျိုးသူ', amount: owed },
      owed,
    ]);
    const repay = (client: TestClient, amount: number, staff = house.people['postman']) =>
      client.try('handovers.repay', { body: { staff_id: staff, amount, note: 'လစာမှ' } });
    expect((await repay(cashier, owed + 1)).body).toMatchObject({ code: 'more_than_owed', values: { owed } });
    expect((await repay(cashier, 1, house.people['supervisor'])).body.code).toBe('second_person_needed');
    expect((await repay(cashier, 1, house.people['mdy.postman'])).status).toBe(404);
    const both = await Promise.all([cashier, manager].map((client) => repay(client, owed - 500)));
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect((await repay(manager, 500)).body.data).toMatchObject({ staff_id: house.people['postman'], owes: 0 });
    expect([
      await house.balance('shortage:staff', house.people['postman']),
      await house.balance('cash:branch', house.branches['YGN']),
      (await cashier.call('handovers.shortages', {})).data,
    ]).toEqual([0, till + owed, []]);
  });

  test('S-25 F-02 missing cash that nobody pays back is written off by somebody who neither owes, counted nor named', async () => {
    await deliver(30_000);
    const { id } = await open(postman);
    await count(cashier, id, 27_000);
    await accountant.call('handovers.settle', {
      params: { id },
      body: { owner_staff_id: house.people['postman'], note: 'လမ်းတွင် ပျောက်' },
    });
    const writeOff = (client: TestClient, amount: number, staff = house.people['postman']) =>
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
          body: { staff_id: house.people['postman'], amount: 1_000, note: '' },
        })
      ).body.errors?.note?.[0]?.code,
    ).toBe('required');
    expect((await writeOff(finance, 2_000)).body.data).toMatchObject({
      staff_id: house.people['postman'],
      owes: 1_000,
    });
    const both = await Promise.all([
      writeOff(finance, 1_000),
      cashier.try('handovers.repay', { body: { staff_id: house.people['postman'], amount: 1_000, note: null } }),
    ]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const lost = await house.balance('expense');
    expect([await house.balance('shortage:staff', house.people['postman']), [2_000, 3_000].includes(lost)]).toEqual([
      0,
      true,
    ]);
    const [line] = (
      await (await house.app.as('superadmin')).call('audit.list', { query: { room: 'handovers', action: 'write_off' } })
    ).data;
    expect(line).toMatchObject({ action: 'write_off', record_id: String(house.people['postman']) });
  });

  test('S-25 who counts does not see in the books what couriers hold, neither as an account nor added up; head office sees it and does not count', async () => {
    await deliver(41_000, 'courier');
    const { id } = await open(cashier, { giver_staff_id: house.people['courier'] });
    const account = (await finance.call('ledger.accounts', { query: { kind: 'cash:courier' } })).data.find(
      ({ staff_id }) => staff_id === house.people['courier'],
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

  test('S-25 too much waits on the branch’s account of cash over', async () => {
    await deliver(10_000);
    const { id } = await open(postman);
    await count(cashier, id, 10_500);
    expect((await manager.call('handovers.settle', { params: { id }, body: { note: 'ပိုနေသည်' } })).data).toMatchObject({
      status: 'hand_over',
      difference: 500,
      difference_owner: null,
    });
    expect(await house.balance('overage', house.branches['YGN'])).toBe(-500);
  });

  test('S-25 S-08 of two cashiers who count one handover exactly one wins, and of two who open one for the same courier as well', async () => {
    for (let round = 0; round < 20; round++) {
      await deliver(1_000 + round);
      const opened = await Promise.all(
        [cashier, manager].map((client) =>
          client.try('handovers.open', { body: { giver_staff_id: house.people['postman'] } }),
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
    expect(await house.balance('cash:courier', house.people['postman'])).toBe(0);
  });

  test('S-25 nobody counts what they gave, and what is void leaves the cash where it was', async () => {
    await deliver(5_000);
    await house.deliver(
      [await house.label({ merchant: await house.merchant(), payment: 'sender_pay', cod: 4_000, shipping: 500 })],
      { courier: house.people['supervisor']! },
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
    const label = await house.label({
      merchant: await house.merchant(),
      payment: 'sender_pay',
      cod: 6_000,
      shipping: 500,
    });
    const entry = (await house.deliver([label], { courier: house.people['postman']! })).get(label.id)!;
    const { id } = await open(postman);
    const held = () => house.inTx(async (tx) => (await mayRollbackMoney(tx, [entry])).get(entry));
    expect(await held()).toBe('on_handover');
    await expect(house.undo(label, entry)).rejects.toThrow('on_handover');
    await count(cashier, id, 6_000);
    expect(await held()).toBe('handover_confirmed');
    await expect(house.undo(label, entry)).rejects.toThrow('handover_confirmed');
  });

  test('S-25 A-06 couriers see their own handovers, other branches none', async () => {
    await deliver(2_000, 'courier');
    const { id } = await open(cashier, { giver_staff_id: house.people['courier'] });
    expect((await postman.try('handovers.detail', { params: { id } })).status).toBe(404);
    expect((await (await house.app.as('mdy.manager')).try('handovers.detail', { params: { id } })).status).toBe(404);
    expect((await postman.try('handovers.open', { body: { giver_staff_id: house.people['courier'] } })).status).toBe(
      404,
    );
    expect((await (await house.app.as('courier')).call('handovers.detail', { params: { id } })).data.expected).toBe(
      2_000,
    );
    await count(cashier, id, 2_000);
  });
});

describe('S-25 a branch sends its cash', () => {
  test('S-25 F-02 the oldest parcels are covered first; only what was counted at the other end has arrived', async () => {
    const held = (await manager.call('handovers.branchCash', {})).data.find(
      ({ branch }) => branch.id === house.branches['YGN'],
    )!;
    const inTill = held.balance ?? 0;
    const sent = (
      await cashier.call('handovers.send', { body: { kind: 'bank', declared: inTill, slip_no: 'KBZ 7781/26' } })
    ).data;
    expect(sent).toMatchObject({ status: 'active', kind: 'bank', expected: held.balance });
    expect([
      await house.balance('cash:branch', house.branches['YGN']),
      await house.balance('cash:transit', house.branches['YGN']),
      await house.balance('bank'),
    ]).toEqual([0, held.balance, 0]);
    expect((await count(cashier, sent.id, inTill)).status).toBe(403);
    // Until it is counted the books do not tell those who will count it, neither as a journal, nor as an account, nor parcel by parcel; the branch sees all of it.
    expect((await finance.call('handovers.detail', { params: { id: sent.id } })).data).toMatchObject({
      expected: null,
      declared: null,
      lines: [],
      label_count: sent.label_count,
    });
    const accountOf = async (kind: string) =>
      (await manager.call('ledger.accounts', { query: { kind } })).data.find(
        ({ branch_id }) => branch_id === house.branches['YGN'],
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
          ({ branch, balance }) => branch.id === house.branches['YGN'] && balance !== null,
        ),
      ).toEqual([]);
    }
    expect((await finance.call('dashboard.read', { query: {} })).data.cash?.branches).toBeNull();
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
    const [delivered] = await journals(sent.lines[0]!.tracking_code);
    expect((await journals(String(delivered?.id))).map(({ id }) => id)).toEqual([delivered?.id]);
    expect([await house.balance('cash:transit', house.branches['YGN']), await house.balance('bank')]).toEqual([
      0,
      held.balance,
    ]);
  });

  test('S-25 more than there is is not sent, and two who send the same cash at once do not both', async () => {
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
    expect(await house.codStatus(label)).toBe('process');
  });

  test('S-25 head office confirms what a branch sent; missing money has an owner there too', async () => {
    const merchant = await house.merchant({ branch: house.branches['MDY']! });
    const label = await house.label({
      merchant,
      payment: 'sender_pay',
      cod: 40_000,
      shipping: 1_000,
      branch: house.branches['MDY']!,
    });
    await house.deliver([label]);
    const mandalay = await house.app.as('mdy.manager');
    const wrong = await mandalay.try('handovers.send', {
      body: { kind: 'head_office', to_branch_id: house.branches['LSO'], declared: 41_000 },
    });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['to_branch_id']]);
    const { id } = (
      await mandalay.call('handovers.send', {
        body: { kind: 'head_office', to_branch_id: house.branches['YGN'], declared: 41_000, slip_no: 'တံဆိပ် 12' },
      })
    ).data;
    const till = await house.balance('cash:branch', house.branches['YGN']);
    await count(finance, id, 40_000);
    expect(await house.codStatus(label)).toBe('process');
    expect(
      (
        await accountant.call('handovers.settle', {
          params: { id },
          body: { owner_staff_id: house.people['mdy.manager'], note: 'အိတ်ထဲတွင် လျော့' },
        })
      ).data.status,
    ).toBe('hand_over');
    expect([
      await house.balance('cash:branch', house.branches['YGN']),
      await house.balance('shortage:staff', house.people['mdy.manager']),
      await house.codStatus(label),
    ]).toEqual([till + 40_000, 1_000, 'ready_to_clearance']);
  });

  test('S-25 a bag that never left is void, and its cash is the branch’s again', async () => {
    const before = await house.balance('cash:branch', house.branches['YGN']);
    const { id } = (await cashier.call('handovers.send', { body: { kind: 'bank', declared: 1_000 } })).data;
    await cashier.call('handovers.void', { params: { id }, body: { reason: 'ဘဏ်ပိတ်' } });
    expect(await house.balance('cash:branch', house.branches['YGN'])).toBe(before);
  });
});

describe('S-20 what is confirmed may be taken back while the money is still there', () => {
  test('S-20 S-25 ready goes back to process when the transfer is taken back, and the courier holds the cash again when the handover is', async () => {
    const merchant = await house.merchant({ branch: house.branches['NPT']! });
    const label = await house.label({
      merchant,
      payment: 'sender_pay',
      cod: 30_000,
      shipping: 1_000,
      branch: house.branches['NPT']!,
    });
    await house.deliver([label], { courier: house.people['npt.postman']! });
    const founder = await house.app.as('superadmin');
    const [boss, lead, second] = await Promise.all([
      house.app.as('npt.manager'),
      house.app.as('npt.supervisor'),
      house.app.as('md'),
    ]);
    const hand = await open(lead, { giver_staff_id: house.people['npt.postman'] });
    await count(lead, hand.id, 30_000);
    const bag = (await boss.call('handovers.send', { body: { kind: 'bank', declared: 30_000 } })).data;
    await count(founder, bag.id, 30_000);
    expect(await house.codStatus(label)).toBe('ready_to_clearance');
    const reverse = (client: TestClient, id: number) =>
      client.try('handovers.reverse', { params: { id }, body: { reason: 'ဘဏ်စာရင်း မှား' } });
    expect((await reverse(second, hand.id)).body.code).toBe('cash_moved_on');
    expect((await reverse(founder, bag.id)).body.code).toBe('second_person_needed');
    expect((await reverse(second, bag.id)).body.data).toMatchObject({
      status: 'hand_over',
      reversed_at: expect.any(String),
    });
    expect([await house.codStatus(label), await house.balance('cash:branch', house.branches['NPT'])]).toEqual([
      'process',
      31_000,
    ]);
    expect((await reverse(second, bag.id)).body.code).toBe('state_not_allowed');
    expect((await reverse(second, hand.id)).status).toBe(200);
    expect([
      await house.balance('cash:courier', house.people['npt.postman']),
      await house.balance('cash:branch', house.branches['NPT']),
    ]).toEqual([30_000, 1_000]);
    const again = await open(lead, { giver_staff_id: house.people['npt.postman'] });
    expect((await count(lead, again.id, 30_000)).body.data.status).toBe('hand_over');
  });
});

test('F-02 after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(house.db)).toEqual([]);
});
