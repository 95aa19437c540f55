import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { MoneyHouse, type MadeLabel } from '../ledger/testing/money-house.ts';

let house: MoneyHouse;
let cashier: TestClient;
let manager: TestClient;
let finance: TestClient;
let owner: TestClient;
beforeAll(async () => {
  house = await MoneyHouse.open();
  [cashier, manager, finance, owner] = (await Promise.all(
    ['supervisor', 'manager', 'finance', 'owner'].map((name) => house.app.as(name)),
  )) as [TestClient, TestClient, TestClient, TestClient];
});
afterAll(() => house.close());

/** The courier's cash is counted, and all the branch holds is confirmed at the bank. */
async function bankAll(): Promise<void> {
  for (const { staff_id } of (await cashier.call('handovers.carriers', {})).data) {
    const { id } = (await cashier.call('handovers.open', { body: { giver_staff_id: staff_id } })).data;
    const { rows } = await house.app.database.pool.query('select expected from cash_handover where id = $1', [id]);
    await cashier.call('handovers.count', { params: { id }, body: { counted: rows[0].expected } });
  }
  const till = (await cashier.call('handovers.branchCash', {})).data.find(
    ({ branch }) => branch.id === house.branches['YGN'],
  );
  if (!till || till.balance === 0) return;
  const { id } = (await cashier.call('handovers.send', { body: { kind: 'bank', declared: till.balance } })).data;
  await finance.call('handovers.count', { params: { id }, body: { counted: till.balance } });
}

const ready = async (customer_id: number) =>
  (await manager.call('clearances.readyDetail', { query: { customer_id: String(customer_id) } })).data;
const codOf = (detail: Awaited<ReturnType<typeof ready>>) =>
  detail.lines.filter(({ role }) => role === 'cod').map(({ label_id }) => label_id);
const make = async (customer_id: number, client = manager) => {
  const detail = await ready(customer_id);
  return client.try('clearances.create', {
    body: { customer_id, label_ids: codOf(detail), expected_net: detail.figures.actual_clearance_cod },
  });
};
const pay = (client: TestClient, document: { id: number; version: number }, body: object) =>
  client.try('clearances.pay', { params: { id: document.id }, body: { version: document.version, ...body } });

interface Ready {
  merchant: number;
  labels: MadeLabel[];
}

/** Some labels of a merchant whose money is at the bank. */
async function readyLabels(
  count: number,
  cod: number,
  change: Parameters<MoneyHouse['merchant']>[0] = {},
): Promise<Ready> {
  return (await readyMerchants(1, count, cod, change))[0] as Ready;
}

/** The same of several merchants, delivered and brought to the bank together. */
async function readyMerchants(
  many: number,
  count: number,
  cod: number,
  change: Parameters<MoneyHouse['merchant']>[0] = {},
): Promise<Ready[]> {
  const merchants: Ready[] = [];
  for (let n = 0; n < many; n++) {
    const merchant = await house.merchant(change);
    merchants.push({
      merchant,
      labels: await house.labels({ merchant, payment: 'sender_pay', cod, shipping: 1_000 }, count),
    });
  }
  await house.deliver(
    merchants.flatMap(({ labels }) => labels),
    { courier: house.people['postman']! },
  );
  await bankAll();
  return merchants;
}

describe.each([
  [false, 583_000],
  [true, 580_500],
])('F-02 E-07 the worked example, credit netted: %s', (netCredit, cleared) => {
  test(`F-02 E-07 N-24 S-20 S-21 K-02 is cleared at ${cleared}`, async () => {
    const merchant = await house.merchant({ netCredit });
    const bank = await house.bankOf(merchant, 'confirmed');
    const postman = house.people['postman']!;
    const [courierBefore, keptBefore, bankBefore] = [
      await house.balance('cash:courier', postman),
      await house.balance('income'),
      await house.balance('bank'),
    ];
    const [a, b, c, d, e] = [
      await house.label({ merchant, payment: 'sender_pay', cod: 50_000, shipping: 2_500 }),
      await house.label({ merchant, payment: 'receiver_pay', cod: 120_000, shipping: 3_000 }),
      await house.label({ merchant, payment: 'from_cod', cod: 350_000, shipping: 4_000 }),
      await house.label({ merchant, payment: 'credit', cod: 80_000, shipping: 2_500 }),
      await house.label({ merchant, payment: 'from_cod', cod: 60_000, shipping: 3_000, returnFee: 1_500 }),
    ];
    await house.deliver([a, b, c, d], { courier: postman });
    await house.giveBack([e]);
    expect((await house.balance('cash:courier', postman)) - courierBefore).toBe(603_000);
    expect((await ready(merchant)).lines.map(({ role }) => role)).toEqual(['return']);
    expect(
      (await ready(merchant)).blocked
        .filter(({ role }) => role === 'cod')
        .map(({ reason, held_by }) => `${reason} ${held_by}`),
    ).toEqual(Array.from({ length: 4 }, () => 'with_courier ကိုမျိုးသူ'));
    await bankAll();
    expect(await Promise.all([a, b, c, d, e].map((label) => house.codStatus(label)))).toEqual([
      ...Array.from({ length: 4 }, () => 'ready_to_clearance'),
      'cancel',
    ]);
    const figures = {
      count: 5,
      success_count: 4,
      return_count: 1,
      own_fleet_count: 4,
      mmpost_count: 0,
      actual_cod_amount: 600_000,
      actual_percent_amount: 8_500,
      from_cod_shipping: 4_000,
      return_amount: 4_500,
      credit_count: netCredit ? 1 : 0,
      credit_amount: netCredit ? 2_500 : 0,
      gate_submit_amount: 0,
      carried_amount: 0,
      actual_clearance_cod: cleared,
    };
    const detail = await ready(merchant);
    expect(detail.figures).toMatchObject(figures);
    expect(detail.blocked.map(({ role, reason }) => [role, reason])).toEqual(
      netCredit ? [] : [['credit', 'not_netted']],
    );
    expect(
      (await manager.call('clearances.ready', { query: {} })).data.find(({ id }) => id === merchant),
    ).toMatchObject({
      ready_count: 4,
      return_amount: 4_500,
      net_payable: cleared,
      pending_count: 0,
      from_cod_shipping: 4_000,
    });
    const made = (await make(merchant)).body.data;
    expect(made).toMatchObject({ status: 'pending', ...figures, number: expect.stringMatching(/^CLR-26-\d{6}$/) });
    expect(await house.codStatus(a)).toBe('clearance');
    expect((await finance.call('ledger.health', {})).findings).toEqual([]);
    const paid = (
      await pay(finance, made, { method: 'bank', bank_id: bank, received_amount: cleared, claim_user: 'ဒေါ်မြ' })
    ).body.data;
    expect(paid).toMatchObject({ status: 'complete', received_amount: cleared, carried_on: 0, claim_user: 'ဒေါ်မြ' });
    expect(await Promise.all([a, b, c, d].map((label) => house.codStatus(label)))).toEqual(
      Array.from({ length: 4 }, () => 'complete'),
    );
    expect([
      await house.balance('payable:merchant', merchant),
      await house.balance('receivable:merchant', merchant),
    ]).toEqual([0, netCredit ? 0 : 2_500]);
    expect((await house.balance('bank')) - bankBefore).toBe(605_500 - cleared);
    expect(keptBefore - (await house.balance('income'))).toBe(20_000 + 2_500 + 2_500);
    expect(await finance.call('ledger.statement', { query: { customer_id: String(merchant) } })).toMatchObject({
      closing: netCredit ? 0 : -2_500,
    });
  });
});

describe('S-21 a clearance is made once', () => {
  test('S-21 S-08 of many who clear the same labels at once exactly one wins, and the others are told which labels are gone', async () => {
    for (let round = 0; round < 3; round++) {
      const { merchant, labels } = await readyLabels(4, 20_000);
      const detail = await ready(merchant);
      const body = {
        customer_id: merchant,
        label_ids: codOf(detail),
        expected_net: detail.figures.actual_clearance_cod,
      };
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, n) => (n % 2 ? manager : finance).try('clearances.create', { body })),
      );
      const [lost] = answers.filter(({ status }) => status === 409);
      expect(answers.map(({ status, body: said }) => (status === 201 ? 'made' : String(said.code))).toSorted()).toEqual(
        ['lines_changed', 'lines_changed', 'lines_changed', 'made'],
      );
      expect(
        (lost!.body.values!['lines'] as { tracking_code: string; reason: string }[]).map(
          ({ tracking_code, reason }) => `${tracking_code} ${reason}`,
        ),
      ).toEqual(labels.map(({ code }) => `${code} on_document`));
    }
  }, 120_000);

  test('S-21 S-08 a thousand races of two clearances: exactly one wins each, and no label is on two of them', async () => {
    const merchants = await readyMerchants(50, 20, 10_000);
    const labels = merchants.flatMap((one) => one.labels);
    const said: string[] = [];
    for (const { merchant, labels: some } of merchants) {
      const answers = await Promise.all(
        some.flatMap(({ id }) =>
          [manager, finance].map((client) =>
            client.try('clearances.create', { body: { customer_id: merchant, label_ids: [id], expected_net: 9_800 } }),
          ),
        ),
      );
      said.push(...answers.map(({ status, body }) => (status === 201 ? 'made' : String(body.code))));
    }
    // Whatever else was answered is named.
    expect(
      Object.fromEntries([...new Set(said)].map((one) => [one, said.filter((other) => other === one).length])),
    ).toEqual({ made: 1_000, lines_changed: 1_000 });
    const { rows } = await house.app.database.pool.query(
      'select count(*)::int as lines, count(distinct label_id)::int as labels, count(distinct clearance_id)::int as documents from clearance_line where label_id = any($1) and not void',
      [labels.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ lines: 1_000, labels: 1_000, documents: 1_000 }]);
  }, 120_000);

  test('S-21 numbers leave no gap', async () => {
    const { rows } = await house.app.database.pool.query('select number from clearance order by id');
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, n) => `CLR-26-${String(n + 1).padStart(6, '0')}`));
  });

  test('S-21 two who clear overlapping halves never pay a label twice', async () => {
    const { merchant, labels } = await readyLabels(6, 10_000);
    const ids = labels.map(({ id }) => id);
    const clear = (chosen: number[]) =>
      manager.try('clearances.create', {
        body: { customer_id: merchant, label_ids: chosen, expected_net: chosen.length * 9_800 },
      });
    const answers = await Promise.all([
      clear(ids.slice(0, 4)),
      clear(ids.slice(2)),
      clear(ids.slice(1, 5)),
      clear(ids.slice(3)),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { rows } = await house.app.database.pool.query(
      'select label_id, count(*)::int as n from clearance_line where label_id = any($1) and not void group by 1 having count(*) > 1',
      [ids],
    );
    expect(rows).toEqual([]);
  });

  test('S-21 another sum than the one that was seen makes nothing', async () => {
    const { merchant, labels } = await readyLabels(2, 30_000);
    const { status, body } = await manager.try('clearances.create', {
      body: { customer_id: merchant, label_ids: labels.map(({ id }) => id), expected_net: 58_799 },
    });
    expect([status, body.code, body.values?.['actual_clearance_cod']]).toEqual([409, 'lines_changed', 58_800]);
    expect(await house.codStatus(labels[0]!)).toBe('ready_to_clearance');
  });

  test('S-21 S-08 what was paid meanwhile is named by its code, and not paid again', async () => {
    const { merchant, labels } = await readyLabels(2, 30_000);
    const bank = await house.bankOf(merchant, 'confirmed');
    const made = (await make(merchant, manager)).body.data;
    expect(
      (await pay(finance, made, { method: 'bank', bank_id: bank, received_amount: 58_800 })).body.data.status,
    ).toBe('complete');
    const again = await manager.try('clearances.create', {
      body: { customer_id: merchant, label_ids: labels.map(({ id }) => id), expected_net: 58_800 },
    });
    expect([again.status, again.body.code, again.body.values?.['lines']]).toMatchObject([
      409,
      'lines_changed',
      labels.map(({ code }) => ({ tracking_code: code, reason: 'not_open' })),
    ]);
    expect((await pay(finance, made, { method: 'bank', bank_id: bank, received_amount: 58_800 })).status).toBe(409);
  });

  test('F-02 five hundred parcels are one clearance', async () => {
    const { merchant } = await readyLabels(500, 12_000);
    const { status, body } = await make(merchant);
    expect([status, body.data.success_count, body.data.actual_clearance_cod]).toEqual([201, 500, 500 * 11_760]);
    await owner.call('clearances.approve', { params: { id: body.data.id }, body: { version: body.data.version } });
    const bank = await house.bankOf(merchant, 'confirmed');
    expect(
      (
        await pay(
          finance,
          { id: body.data.id, version: 2 },
          { method: 'bank', bank_id: bank, received_amount: 5_880_000 },
        )
      ).body.data.status,
    ).toBe('complete');
  }, 60_000);
});

describe('S-21 paying', () => {
  test('S-21 above the limit a second person approves, who is not the one that made it', async () => {
    const { merchant } = await readyLabels(1, 2_000_000);
    const bank = await house.bankOf(merchant, 'confirmed');
    const made = (await make(merchant, owner)).body.data;
    expect(made.actions).toEqual([
      { command: 'approve', blocked: 'second_person_needed' },
      { command: 'pay', blocked: 'approval_needed' },
      { command: 'remove_line', blocked: null },
      { command: 'void', blocked: null },
    ]);
    const approve = (client: TestClient, version: number) =>
      client.try('clearances.approve', { params: { id: made.id }, body: { version } });
    const money = { method: 'bank', bank_id: bank, received_amount: 1_980_000 };
    expect((await pay(finance, made, money)).body.code).toBe('approval_needed');
    expect([
      (await approve(owner, 1)).body.code,
      (await approve(manager, 1)).body.code,
      (await approve(finance, 7)).body.code,
    ]).toEqual(['second_person_needed', 'missing_permission', 'lines_changed']);
    expect((await approve(finance, 1)).body.data.approved_by).toBe('ဒေါ်ရီရီမြင့်');
    expect((await approve(finance, 2)).body.code).toBe('approval_not_needed');
    expect((await pay(owner, { id: made.id, version: 2 }, money)).body.data.status).toBe('complete');
    expect((await pay(owner, { id: made.id, version: 3 }, money)).body.code).toBe('state_not_allowed');
  });

  test('S-21 A-02 the limit is a setting of super admin and md', async () => {
    const md = await house.app.as('md');
    const { merchant } = await readyLabels(1, 100_000);
    const made = (await make(merchant)).body.data;
    await md.call('clearances.saveSettings', { body: { approval_limit: 50_000 } });
    expect((await pay(finance, made, { method: 'cash', received_amount: 98_000 })).body).toMatchObject({
      code: 'approval_needed',
      values: { limit: 50_000 },
    });
    await md.call('clearances.saveSettings', { body: { approval_limit: 1_000_000 } });
    expect((await finance.call('clearances.settings', {})).data).toEqual({ approval_limit: 1_000_000 });
  });

  test('S-21 bank money goes to the confirmed account of this merchant only', async () => {
    const { merchant } = await readyLabels(1, 40_000);
    const [proposed, others] = [
      await house.bankOf(merchant, 'proposed'),
      await house.bankOf(await house.merchant(), 'confirmed'),
    ];
    const made = (await make(merchant)).body.data;
    for (const bank_id of [proposed, others, null])
      expect((await pay(finance, made, { method: 'bank', bank_id, received_amount: 39_200 })).body.code).toBe(
        'bank_not_confirmed',
      );
    expect(made.payee_bank).toBeNull();
  });

  test('S-21 cash comes out of a till that holds it', async () => {
    const { merchant } = await readyLabels(1, 60_000);
    const made = (await make(merchant)).body.data;
    const { body } = await pay(finance, made, { method: 'cash', received_amount: 58_800 });
    expect([body.code, body.values]).toEqual(['not_enough_cash', { held: 0 }]);
    await house.deliver([
      await house.label({ merchant: await house.merchant(), payment: 'sender_pay', cod: 70_000, shipping: 1_000 }),
    ]);
    expect((await pay(finance, made, { method: 'cash', received_amount: 58_800 })).body.data).toMatchObject({
      status: 'complete',
      method: 'cash',
    });
    expect(await house.balance('cash:branch', house.branches['YGN'])).toBe(71_000 - 58_800);
    await bankAll();
  });

  test('S-21 F-02 what was paid too little is on the next document, and what was paid too much is taken off it', async () => {
    const { merchant } = await readyLabels(1, 100_000);
    const bank = await house.bankOf(merchant, 'confirmed');
    const next = async (cod: number) => {
      await house.deliver([await house.label({ merchant, payment: 'sender_pay', cod, shipping: 1_000 })], {
        courier: house.people['postman']!,
      });
      await bankAll();
      return (await make(merchant)).body.data;
    };
    const first = (await make(merchant)).body.data;
    const fees = await house.balance('expense', 'bank_statement_fee');
    const paid = (
      await pay(finance, first, {
        method: 'bank',
        bank_id: bank,
        received_amount: 97_000,
        transfer_fee: 300,
        transfer_fee_by: 'merchant',
      })
    ).body.data;
    expect(paid).toMatchObject({ received_amount: 97_000, transfer_fee: 300, carried_on: 700 });
    expect([
      await house.balance('payable:merchant', merchant),
      await house.balance('expense', 'bank_statement_fee'),
    ]).toEqual([-700, fees]);
    const second = await next(50_000);
    expect(second).toMatchObject({ carried_amount: 700, actual_clearance_cod: 49_700, count: 1 });
    expect(
      (await pay(finance, second, { method: 'bank', bank_id: bank, received_amount: 50_000, transfer_fee: 200 })).body
        .data.carried_on,
    ).toBe(-300);
    expect([
      await house.balance('payable:merchant', merchant),
      await house.balance('expense', 'bank_statement_fee'),
    ]).toEqual([300, fees + 200]);
    const third = await next(10_000);
    expect(third).toMatchObject({ carried_amount: -300, actual_clearance_cod: 9_500 });
    expect((await pay(finance, third, { method: 'bank', bank_id: bank, received_amount: 0 })).status).toBe(422);
    await pay(finance, third, { method: 'bank', bank_id: bank, received_amount: 9_500 });
    expect(await house.balance('payable:merchant', merchant)).toBe(0);
  });

  test('S-21 S-08 of two who pay one document at once one does, and the money leaves once', async () => {
    for (let round = 0; round < 10; round++) {
      const { merchant } = await readyLabels(1, 15_000);
      const bank = await house.bankOf(merchant, 'confirmed');
      const made = (await make(merchant)).body.data;
      const before = await house.balance('bank');
      const answers = await Promise.all(
        [finance, manager, owner].map((client) =>
          pay(client, made, { method: 'bank', bank_id: bank, received_amount: 14_700 }),
        ),
      );
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
      expect(before - (await house.balance('bank'))).toBe(14_700);
    }
  }, 60_000);

  test('S-21 a void document releases its parcels; its number stays, and the parcels go onto another', async () => {
    const { merchant, labels } = await readyLabels(3, 10_000);
    const made = (await make(merchant)).body.data;
    const gone = (await manager.call('clearances.void', { params: { id: made.id }, body: { reason: 'မှားယွင်း' } })).data;
    expect(gone).toMatchObject({ status: 'void', void_reason: 'မှားယွင်း', actions: [] });
    expect(gone.lines).toHaveLength(3);
    expect(
      (await (await house.app.as('md')).call('audit.ofRecord', { query: { room: 'clearances', id: String(made.id) } }))
        .data[0],
    ).toMatchObject({ before: { status: 'pending' }, after: { status: 'void' } });
    expect(await Promise.all(labels.map((label) => house.codStatus(label)))).toEqual(
      Array.from({ length: 3 }, () => 'ready_to_clearance'),
    );
    const again = (await make(merchant)).body.data;
    expect(again.number).not.toBe(made.number);
    const less = (
      await manager.call('clearances.removeLine', {
        params: { id: again.id },
        body: { label_id: labels[0]!.id, reason: 'စစ်ဆေးရန်' },
      })
    ).data;
    expect([less.success_count, less.actual_clearance_cod, await house.codStatus(labels[0]!)]).toEqual([
      2,
      19_600,
      'ready_to_clearance',
    ]);
    expect(
      (await manager.call('clearances.lines', { query: { clearance_id: String(again.id) } })).data.map(
        ({ tracking_code }) => tracking_code,
      ),
    ).toEqual(labels.slice(1).map(({ code }) => code));
  });

  test('F-02 a merchant who owes more than there is to pay waits for more COD', async () => {
    const merchant = await house.merchant();
    await house.giveBack([
      await house.label({ merchant, payment: 'from_cod', cod: 60_000, shipping: 3_000, returnFee: 1_500 }),
    ]);
    expect((await ready(merchant)).figures.actual_clearance_cod).toBe(-4_500);
    expect(
      (await manager.try('clearances.create', { body: { customer_id: merchant, label_ids: [], expected_net: 0 } })).body
        .code,
    ).toBe('lines_changed');
  });
});

describe('S-20 the gate of a merchant', () => {
  const deliver = (merchant: number, cod: number) =>
    house.label({ merchant, payment: 'sender_pay', cod, shipping: 500 }).then(async (label) => {
      await house.deliver([label], { courier: house.people['courier']! });
      return label;
    });

  test('S-20 a looser gate pays ahead in the order of delivery, as far as the limit reaches', async () => {
    const merchant = await house.merchant({ gate: 'delivered', limit: 100_000 });
    const [first, second, third] = [
      await deliver(merchant, 60_000),
      await deliver(merchant, 50_000),
      await deliver(merchant, 40_000),
    ];
    const states = () => Promise.all([first, second, third].map((label) => house.codStatus(label)));
    expect(await states()).toEqual(['ready_to_clearance', 'process', 'process']);
    expect((await ready(merchant)).blocked.map(({ reason }) => reason)).toEqual(['over_limit', 'over_limit']);
    const made = (await make(merchant)).body.data;
    const bank = await house.bankOf(merchant, 'confirmed');
    await pay(finance, made, { method: 'bank', bank_id: bank, received_amount: made.actual_clearance_cod });
    const fourth = await deliver(merchant, 30_000);
    expect(await house.codStatus(fourth)).toBe('process');
    await bankAll();
    expect([...(await states()), await house.codStatus(fourth)]).toEqual([
      'complete',
      ...Array.from({ length: 3 }, () => 'ready_to_clearance'),
    ]);
  });

  test('S-20 counted is enough where it was agreed, and a gate that is made stricter takes it back', async () => {
    const merchant = await house.merchant({ gate: 'courier_counted', limit: 500_000 });
    const label = await deliver(merchant, 80_000);
    expect(await house.codStatus(label)).toBe('process');
    const { id } = (await cashier.call('handovers.open', { body: { giver_staff_id: house.people['courier'] } })).data;
    await cashier.call('handovers.count', { params: { id }, body: { counted: 80_000 } });
    expect(await house.codStatus(label)).toBe('ready_to_clearance');
    await manager.call('customers.edit', {
      params: { id: merchant },
      body: {
        type: 'merchant',
        customer_name: 'Shop',
        phone: ['09791234567'],
        branch_id: house.branches['YGN'],
        clearance_gate: 'strict',
        version: 1,
      },
    });
    expect(await house.codStatus(label)).toBe('process');
    expect((await ready(merchant)).blocked).toMatchObject([
      { reason: 'at_branch', held_by: '49th Street Office, Yangon', held_at: { name_mm: '၄၉ လမ်းရုံး၊ ရန်ကုန်' } },
    ]);
    await bankAll();
  });

  test('S-20 what the mail post delivered waits for the mail post', async () => {
    const merchant = await house.merchant();
    const label = await house.label({ merchant, payment: 'sender_pay', cod: 25_000, shipping: 500, type: 'mm_post' });
    await house.deliver([label], { mmpost: true });
    await bankAll();
    expect([await house.codStatus(label), (await ready(merchant)).blocked[0]?.reason]).toEqual([
      'process',
      'with_mmpost',
    ]);
  });
});

describe('N-16 lists of COD', () => {
  test('N-16 C-01 rows, sums and what is pending agree', async () => {
    const merchant = await house.merchant({ name: 'Shwe Pyi Online' });
    const labels = await house.labels({ merchant, payment: 'from_cod', cod: 50_000, shipping: 2_000 }, 3);
    await house.deliver(labels.slice(0, 2), { courier: house.people['postman']! });
    const asked = { customer_id: String(merchant) };
    expect((await manager.call('cod.totals', { query: asked })).data).toEqual({
      count: 3,
      cod_amount: 150_000,
      cod_fee: 3_000,
      shipping: 6_000,
      net: 141_000,
    });
    const out = (await manager.call('cod.list', { query: { ...asked, status: 'process' } })).data;
    expect(out.map(({ net, courier }) => [net, courier])).toEqual([
      [47_000, 'ကိုမျိုးသူ'],
      [47_000, 'ကိုမျိုးသူ'],
    ]);
    expect(
      (await manager.call('cod.list', { query: { ...asked, courier_id: String(house.people['courier']) } })).data,
    ).toEqual([]);
    expect((await manager.call('cod.list', { query: { search: 'shwe pyi' } })).total).toBe(3);
    expect((await manager.call('cod.merchant', { query: asked })).data).toMatchObject({
      owed_to: 94_000,
      owed_by: 0,
      balance: 94_000,
    });
    const pending = await manager.call('cod.pending', {});
    expect(pending.data.map(({ status }) => status)).toEqual(['ongoing', 'process', 'ready_to_clearance', 'clearance']);
    for (const state of pending.data)
      expect((await manager.call('cod.totals', { query: { status: state.status } })).data?.net).toBe(state.net);
  });

  test('N-16 A-06 another branch sees nothing of it', async () => {
    const other = await house.app.as('mdy.manager');
    expect([
      (await other.call('cod.list', { query: {} })).total,
      (await other.call('clearances.list', { query: {} })).total,
      (await other.call('clearances.ready', { query: {} })).total,
    ]).toEqual([0, 0, 0]);
    expect((await other.try('clearances.readyDetail', { query: { customer_id: '1' } })).status).toBe(404);
  });
});

describe('F-02 where is this kyat', () => {
  test('F-02 from a document down to the journals of its parcels, and from an account to the same', async () => {
    const {
      merchant,
      labels: [label],
    } = await readyLabels(1, 44_000);
    const made = (await make(merchant)).body.data;
    const behind = (await finance.call('ledger.journals', { query: { clearance_id: String(made.id) } })).data;
    expect(behind.map(({ event, tracking_code }) => [event, tracking_code])).toEqual([['delivered', label!.code]]);
    const { data } = await finance.call('ledger.journal', { params: { id: behind[0]!.id } });
    expect(data.postings.map(({ kind, debit, credit }) => [kind, debit, credit])).toEqual([
      ['cash:courier', 44_000, 0],
      ['payable:merchant', 0, 44_000],
      ['payable:merchant', 880, 0],
      ['income', 0, 880],
    ]);
    expect(
      (await finance.call('ledger.journals', { query: { tracking_code: label!.code } })).data.map(({ event }) => event),
    ).toEqual(['delivered', 'accepted']);
    const account = (await finance.call('ledger.accounts', { query: { kind: 'cash:courier' } })).data.find(
      ({ staff_id }) => staff_id === house.people['postman'],
    )!;
    const statement = await finance.call('ledger.statement', {
      query: { account_id: String(account.id), per_page: '200' },
    });
    expect([statement.closing, statement.data[0]!.balance]).toEqual([account.balance, account.balance]);
    expect(statement.data.slice(0, -1).map(({ balance, amount }) => balance - amount)).toEqual(
      statement.data.slice(1).map(({ balance }) => balance),
    );
    const last = await finance.call('ledger.statement', {
      query: { account_id: String(account.id), per_page: '200', page: String(statement.last_page) },
    });
    expect(last.data.at(-1)!.balance - last.data.at(-1)!.amount).toBe(last.opening);
  });

  test('F-02 balances that are kept add up to the same, and only what is new is added', async () => {
    const { foldBalances } = await import('../ledger/balances.ts');
    const before = (await finance.call('ledger.accounts', { query: { per_page: '200' } })).data;
    await foldBalances(house.db);
    await foldBalances(house.db);
    expect((await finance.call('ledger.accounts', { query: { per_page: '200' } })).data).toEqual(before);
    await house.deliver([
      await house.label({ merchant: await house.merchant(), payment: 'sender_pay', cod: 1_000, shipping: 100 }),
    ]);
    expect(await verifyLedger(house.db)).toEqual([]);
  });

  test('F-02 what somebody changes behind the ledger’s back is found', async () => {
    const {
      rows: [item],
    } = await house.app.database.pool.query(
      `update open_item set net = net + 1 where id = (select max(id) from open_item where role = 'cod' and clearance_id is null) returning id, customer_id, label_id`,
    );
    expect((await verifyLedger(house.db)).map(({ record }) => record)).toEqual(
      expect.arrayContaining([`merchant ${item.customer_id}`, `label ${item.label_id}`]),
    );
    await house.app.database.pool.query('update open_item set net = net - 1 where id = $1', [item.id]);
  });
});

test('F-02 after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(house.db)).toEqual([]);
});
