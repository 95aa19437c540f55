import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outflowOfEvent, paidKinds } from '@waybill/contract/rooms/outflows/outflow-events.ts';
import { outflowKinds, type OutflowKind } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { payoutsOfAgent } from '../agent-payouts/testing/agent-payout-desk.ts';
import { ClearanceDesk } from '../clearances/testing/clearance-desk.ts';
import { EmoDesk } from '../emos/testing/emo-desk.ts';
import { ExpenseDesk } from '../expenses/testing/expense-desk.ts';
import type { BankDesk } from '../bank-lines/testing/bank-desk.ts';
import { codFor, newVendor as vendor, OutflowDesk } from './testing/outflow-desk.ts';
import { GateDesk } from '../gate-collections/testing/gate-desk.ts';
import { ParcelFixture } from '../tracking/testing/parcel-fixture.ts';
import type { TestApp, TestClient } from '../../kernel/testing/app.ts';
import { reopenAccount } from '../staff/testing/account-hands.ts';

const limit = 100_000;
type Answer = { readonly status: number; readonly body: { readonly code?: string } };
const code = ({ status, body }: Answer): string => (status < 300 ? 'done' : (body.code ?? ''));

let clearances: ClearanceDesk;
let expenses: ExpenseDesk;
let emos: EmoDesk;
let bank: BankDesk;
let parcels: ParcelFixture;
let gates: GateDesk;
let desk: OutflowDesk;
beforeAll(async () => {
  clearances = await ClearanceDesk.open();
  expenses = await ExpenseDesk.open(0, clearances.fixture);
  emos = await EmoDesk.open(clearances.fixture.app);
  [desk, parcels] = await Promise.all([OutflowDesk.open(), ParcelFixture.open()]);
  bank = desk.bank;
  gates = await GateDesk.open(parcels);
  for (const app of [clearances.fixture.app, bank.fixture.app, parcels.app]) {
    const md = await app.as('md');
    for (const kind of paidKinds)
      await md.call('outflows.saveLimit', { body: { outflow_kind: kind, role: null, limit } });
  }
  await expenses.md.call('expenses.saveSettings', {
    body: { approval_limit: limit, day_limit: 100_000_000, receipt_above: 100_000_000 },
  });
}, 120_000);
afterAll(async () => {
  await Promise.all([clearances.close(), bank.close(), parcels.close()]);
});

interface Options {
  readonly fee?: number;
  readonly phone?: string | undefined;
  readonly maker?: TestClient;
}

/** A merchant's documents of these amounts, and where they are paid to. */
async function documents(amounts: readonly number[], { phone, maker = clearances.manager }: Options = {}) {
  const merchant = await clearances.fixture.merchant(phone ? { phone } : {});
  for (const amount of amounts)
    await clearances.fixture.deliver(
      [await clearances.fixture.label({ merchant, payment: 'sender_pay', cod: codFor(amount), shipping: 1_000 })],
      { courier: clearances.fixture.people['postman'] as number },
    );
  await clearances.bankAll();
  const made: { id: number; version: number }[] = [];
  const { lines } = await clearances.ready(merchant);
  for (const { label_id, net } of lines.filter(({ role }) => role === 'cod')) {
    const body = { customer_id: merchant, label_ids: [label_id as number], expected_net: net };
    made.push((await maker.call('clearances.create', { body })).data);
  }
  return { made, bank_id: await clearances.fixture.bankOf(merchant, 'confirmed') };
}

async function payClearances(amounts: readonly number[], { fee = 0, phone }: Options = {}) {
  const { made, bank_id } = await documents(amounts, { phone });
  const codes: string[] = [];
  for (const [n, document] of made.entries()) {
    const body = { method: 'bank', bank_id, received_amount: amounts[n], ...(fee ? { transfer_fee: fee } : {}) };
    codes.push(code(await clearances.pay(clearances.manager, document, body)));
  }
  return { codes, made };
}

let serial = 0;
/** A new day: nothing has left today, and everybody signs in again. */
async function nextDay(desk: BankDesk): Promise<TestClient> {
  desk.fixture.app.clock.advance({ days: 1 });
  [desk.finance, desk.md] = [await desk.fixture.app.as('finance'), await desk.fixture.app.as('md')];
  return desk.finance;
}

/** Somebody whose account the director has opened again: the director could use it. */
async function heldBy(app: TestApp, id: number, name: string): Promise<TestClient> {
  return reopenAccount(app, await app.as('md'), id, name);
}

/** Makes and pays these on one day. */
async function payPrepared(kind: OutflowKind, amounts: readonly number[]): Promise<string[]> {
  await desk.nextDay();
  const codes: string[] = [];
  for (const amount of amounts) codes.push(await (await desk.prepare(kind, { amount }))());
  return codes;
}

interface Case {
  /** One person pays these amounts to one receiver, one after the other; what comes of each. */
  readonly pay: (amounts: readonly number[], fee?: number) => Promise<readonly string[]>;
  /** The refusal above the limit. */
  readonly refused: string;
  /** Does the bank's fee count? */
  readonly fee?: true;
  /** One person makes what is above the limit and then approves it themselves; where nobody approves, they pay it as in `pay`. */
  readonly approveOwn?: () => Promise<string>;
}

/** Every way in which money leaves. A new one does not compile without its row, and does not pass without a case once something pays it. */
const cases: Readonly<Record<OutflowKind, Case | null>> = {
  clearance: {
    refused: 'approval_needed',
    fee: true,
    pay: async (amounts, fee) => (await payClearances(amounts, { fee: fee ?? 0 })).codes,
    approveOwn: async () => {
      const maker = clearances.owner;
      const { made } = await documents([limit + 1], { maker });
      const params = { id: made[0]?.id ?? 0 };
      return code(await maker.try('clearances.approve', { params, body: { version: 1 } }));
    },
  },
  expense: {
    refused: 'purchase_above_limit',
    pay: async (amounts) => {
      const name = vendor();
      const codes: string[] = [];
      for (const amount of amounts) {
        const { data } = (await expenses.record({ amount, vendor: name })).body;
        codes.push(code(await expenses.step('pay', data, expenses.cashier)));
      }
      return codes;
    },
    approveOwn: async () => {
      const { data } = (await expenses.record({ amount: limit + 1, vendor: vendor() }, expenses.manager)).body;
      return code(await expenses.step('approve', data, expenses.manager));
    },
  },
  transfer: {
    refused: 'transfer_above_limit',
    fee: true,
    pay: async (amounts, fee) => {
      const finance = await nextDay(bank);
      const codes: string[] = [];
      for (const amount of amounts) {
        const made = await bank.asked(amount, fee ? { bank_fee: fee } : {});
        codes.push(code(await bank.step('send', made, finance)));
      }
      return codes;
    },
    approveOwn: async () => {
      await nextDay(bank);
      return code(await bank.step('approve', await bank.asked(limit + 1), bank.finance));
    },
  },
  bank_charge: {
    refused: 'charge_above_limit',
    pay: async (amounts) => {
      const client = await nextDay(bank);
      const day = ++serial;
      await bank.bring(
        amounts.map((out, n) => ({ out, details: `Fee ${day} of ${n}` })),
        { client },
      );
      const codes: string[] = [];
      for (const n of amounts.keys()) {
        const { id, version } = await bank.line(`fee${day}of${n}`);
        codes.push(code(await client.try('bank_lines.charge', { params: { id }, body: { version } })));
      }
      return codes;
    },
  },
  emo_payout: {
    refused: 'emo_approval_needed',
    pay: async (amounts) => {
      const { payee_name, payee_phone, payee_nrc } = emos.people();
      const codes: string[] = [];
      for (const amount of amounts) {
        const order = await emos.taken({ amount, payee_name, payee_phone, payee_nrc });
        codes.push((await emos.pay('mdy.staff', order)).replace('complete', 'done'));
      }
      return codes;
    },
    approveOwn: async () =>
      emos.give('supervisor', 'approve', (await emos.taken({ amount: limit + 1 }, 'supervisor')).id),
  },
  emo_refund: {
    refused: 'second_person_needed',
    pay: async (amounts) => {
      const { sender_name, sender_phone, sender_nrc } = emos.people();
      const codes: string[] = [];
      for (const amount of amounts) {
        const { id } = await emos.sell('staff', { amount, sender_name, sender_phone, sender_nrc });
        const back = { card_nrc: sender_nrc, reason: 'x' };
        codes.push((await emos.give('staff', 'cancel', id, back)).replace(/^cancel$/, 'done'));
      }
      return codes;
    },
  },
  compensation: {
    refused: 'payout_second_person',
    pay: (amounts) => payPrepared('compensation', amounts),
  },
  handover_out: {
    refused: 'not_independent',
    pay: async (amounts) => {
      const { app, people } = clearances.fixture;
      app.clock.advance({ days: 1 });
      await signIn();
      const held = await heldBy(app, people['finance'] as number, 'finance');
      await expenses.fill(amounts.reduce((sum, amount) => sum + amount, 0));
      const codes: string[] = [];
      for (const declared of amounts) {
        const { id } = (await expenses.md.call('handovers.send', { body: { kind: 'bank', declared } })).data;
        codes.push(code(await held.try('handovers.count', { params: { id }, body: { counted: declared } })));
      }
      return codes;
    },
  },
  gate_charge: {
    refused: 'gate_charge_above_limit',
    pay: async (amounts) => {
      parcels.nextDay();
      const codes: string[] = [];
      for (const charge of amounts) codes.push(code(await countGate(charge, 'accountant', 'manager')));
      return codes;
    },
    approveOwn: async () => {
      parcels.nextDay();
      const { data } = (await gates.make((await gates.handed([limit * 2])).slip, limit + 1, { by: 'owner' })).body;
      return code(await gates.change('owner', data.id, 'approve', { version: data.version }));
    },
  },
  agent_payout: payoutsOfAgent(() => parcels, limit),
  remittance_back: {
    refused: 'asked',
    pay: (amounts) => payPrepared('remittance_back', amounts),
    approveOwn: async () => {
      await desk.nextDay();
      const pay = await desk.prepare('remittance_back', { amount: limit + 1 });
      expect(await pay()).toBe('asked');
      return pay();
    },
  },
};

/** A gate brings what one parcel collected, takes this much for it, and somebody counts. */
async function countGate(charge: number, maker: string, counter: string) {
  const { slip } = await gates.handed([limit * 2]);
  const { data } = (await gates.make(slip, charge, { by: maker })).body;
  return gates.count(counter, data, limit * 2);
}

/** After a day everybody signs in again. */
async function signIn(): Promise<void> {
  const { app } = clearances.fixture;
  emos.later(0);
  const names = ['supervisor', 'manager', 'owner', 'staff', 'md'];
  const [cashier, manager, owner, clerk, md] = (await Promise.all(names.map((name) => app.as(name)))) as TestClient[];
  Object.assign(clearances, { cashier, manager, owner, finance: md });
  Object.assign(expenses, { cashier, manager, clerk, finance: owner, md });
}

describe.each(paidKinds)('M-03 nobody lets more go than the limit: %s', (kind) => {
  const row = cases[kind];

  test('M-03 below and at the limit one person is enough, above it is not', async () => {
    if (!row) throw new Error(`${kind} is paid, and nothing shows that its limit holds`);
    await expenses.fill(1_000_000);
    await expenses.fill(1_000_000, 'MDY');
    expect(await row.pay([limit - 1])).toEqual(['done']);
    expect(await row.pay([limit])).toEqual(['done']);
    expect(await row.pay([limit + 1])).toEqual([row.refused]);
  }, 60_000);

  test('M-03 a sum in parts counts together', async () => {
    await expenses.fill(1_000_000, 'MDY');
    await expenses.fill(1_000_000);
    expect(await row?.pay([60_000, 40_000])).toEqual(['done', 'done']);
    expect(await row?.pay([60_000, 40_001])).toEqual(['done', row?.refused]);
  }, 60_000);

  test('M-03 the fee counts, and nobody approves what they made', async () => {
    if (row?.fee) {
      expect(await row.pay([limit - 500], 500)).toEqual(['done']);
      expect(await row.pay([limit - 500], 501)).toEqual([row.refused]);
    }
    expect(await (row?.approveOwn?.() ?? row?.pay([limit + 1]).then(([one]) => one))).toMatch(
      /second_person|approval_needed|not_independent|above_limit/,
    );
  }, 60_000);
});

test('M-03 every kind of outflow belongs to an event of the ledger, or nothing pays it yet', () => {
  const events = new Set(Object.values(outflowOfEvent));
  expect(outflowKinds.filter((kind) => !events.has(kind))).toEqual(outflowKinds.filter((kind) => cases[kind] === null));
});

describe('M-03 one receiver on several kinds of documents', () => {
  const phone = '09791112233';
  beforeAll(async () => {
    clearances.fixture.app.clock.advance({ days: 1 });
    await signIn();
    clearances.finance = await clearances.fixture.app.as('md');
    await expenses.fill(1_000_000);
  });

  test('M-03 a merchant who is a vendor and a payee as well is one receiver by their phone', async () => {
    const paid = await payClearances([60_000], { phone });
    expect(paid.codes).toEqual(['done']);
    const bought = (await expenses.record({ amount: 40_001, vendor: vendor(), vendor_phone: phone })).body.data;
    expect(bought).toMatchObject({ vendor_today: 60_000, needs_second: true });
    expect(code(await expenses.step('pay', bought, expenses.cashier))).toBe('purchase_above_limit');
    await expenses.fill(1_000_000, 'MDY');
    const order = await emos.taken({ amount: 40_001, payee_phone: phone });
    expect(await emos.pay('mdy.staff', order)).toBe('emo_approval_needed');
    const small = (await expenses.record({ amount: 40_000, vendor: vendor(), vendor_phone: phone })).body.data;
    expect(code(await expenses.step('pay', small, expenses.cashier))).toBe('done');
  }, 60_000);

  test('M-03 what is voided frees what it took', async () => {
    const other = '09791112244';
    await expenses.fill(1_000_000);
    const name = vendor();
    const { data } = (
      await expenses.record({ amount: 90_000, vendor: name, vendor_phone: other, pay_now: true }, expenses.cashier)
    ).body;
    expect((await payClearances([20_000], { phone: other })).codes).toEqual(['approval_needed']);
    await expenses.end('void', data, expenses.manager);
    expect((await payClearances([20_000], { phone: other })).codes).toEqual(['done']);
  }, 60_000);
});

test('M-06 what the mail post is paid back above the limit is asked for by one person and paid by another', async () => {
  await desk.nextDay();
  const before = await desk.clearances.fixture.balance('bank');
  const pay = await desk.prepare('remittance_back', { amount: limit + 1 });
  const came = await desk.clearances.fixture.balance('bank');
  expect([await pay(), await pay()]).toEqual(['asked', 'second_person_needed']);
  expect(await desk.clearances.fixture.balance('bank')).toBe(came);
  const founder = await desk.parcels.as('superadmin');
  const [line] = (await founder.call('remittances.lines', { query: { waits: 'yes' } })).data.filter(
    ({ back_requested_by }) => back_requested_by !== null,
  );
  const body = { end: 'paid_back', note: 'x', parcel_code: null } as never;
  const { data } = await founder.call('remittances.settle', { params: { id: line?.id ?? 0 }, body });
  expect(data.lines_waiting).toBe(0);
  expect(came - (await desk.clearances.fixture.balance('bank'))).toBe(limit + 1);
  expect(came - before).toBe(limit + 1);
});

describe('M-03 limits by role', () => {
  const set = (role: string | null, amount: number | null, client = expenses.md) =>
    client.try('outflows.saveLimit', { body: { outflow_kind: 'expense', role, limit: amount } });
  const spend = async (amount: number, client: TestClient) => {
    const { data } = (await expenses.record({ amount, vendor: vendor() })).body;
    return code(await expenses.step('pay', data, client));
  };

  test('M-03 a role has its own limit instead of everybody’s until it is taken away', async () => {
    await expenses.fill(1_000_000);
    expect(code(await set('supervisor', 20_000))).toBe('done');
    expect([await spend(20_001, expenses.cashier), await spend(20_001, expenses.manager)]).toEqual([
      'purchase_above_limit',
      'done',
    ]);
    expect(code(await set('supervisor', null))).toBe('done');
    expect(await spend(20_001, expenses.cashier)).toBe('done');
    expect(code(await set(null, null))).toBe('validation_failed');
    expect(code(await set(null, 1, expenses.manager))).toBe('missing_permission');
  });

  test('M-03 whoever raises the limit of their own role stays at the former one, whichever row they raise', async () => {
    await set('md', 10_000);
    await set('md', 50_000_000);
    const { data } = (await expenses.record({ amount: 10_001, vendor: vendor() })).body;
    expect(code(await expenses.step('pay', data, expenses.md))).toBe('purchase_above_limit');
    await set('md', null);
    expect(code(await expenses.step('pay', data, expenses.md))).toBe('purchase_above_limit');
    const { data: lines } = await expenses.md.call('audit.list', { query: { room: 'outflows' } });
    expect(lines[0]).toMatchObject({ action: 'edit', room: 'outflows' });
  });
});
