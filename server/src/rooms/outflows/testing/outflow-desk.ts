import { settableKinds } from '@waybill/contract/rooms/outflows/outflow-events.ts';
import {
  factorAgain,
  onePerson,
  type LimitKind,
  type OutflowKind,
} from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import type { TestClient } from '../../../kernel/testing/app.ts';
import { multipart } from '../../../kernel/testing/multipart.ts';
import { payoutOf, takeBackEarned } from '../../agent-payouts/testing/agent-payout-desk.ts';
import { BankDesk } from '../../bank-lines/testing/bank-desk.ts';
import { ClearanceDesk } from '../../clearances/testing/clearance-desk.ts';
import { EmoDesk } from '../../emos/testing/emo-desk.ts';
import { ExpenseDesk } from '../../expenses/testing/expense-desk.ts';
import { GateDesk } from '../../gate-collections/testing/gate-desk.ts';
import { reopenAccount } from '../../staff/testing/account-hands.ts';
import { ParcelFixture } from '../../tracking/testing/parcel-fixture.ts';

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string };
}
const codeOf = ({ status, body }: Answer): string => (status < 300 ? 'done' : String(body.code));

/** One payment that can be tried: `done`, or why not. */
export type TriedPayment = () => Promise<string>;
interface Wanted {
  readonly amount: number;
  /** The receiver's phone, for kinds of documents that name one. */
  readonly phone?: string | undefined;
}

/** Kinds whose documents name the receiver. */
export const kindsWithReceiver = [
  'clearance',
  'expense',
  'emo_payout',
  'emo_refund',
  'compensation',
  'gate_charge',
] as const satisfies readonly OutflowKind[];

let serial = 0;
/** A name that no vendor had, without digits, which do not tell vendors apart. */
export const newVendor = () =>
  `Vendor ${[...String(++serial)].map((digit) => 'abcdefghij'[Number(digit)]).join('')} only`;

/** Returns the COD amount from which a merchant gets exactly `net`, after the fee of 2 %. */
export function codFor(net: number): number {
  let cod = net;
  while (cod - Math.round(cod * 0.02) < net) cod++;
  return cod;
}

/** One person, the managing director, who pays money out in every way that there is. Somebody else makes the documents. */
export class OutflowDesk {
  readonly clearances: ClearanceDesk;
  readonly expenses: ExpenseDesk;
  readonly emos: EmoDesk;
  readonly bank: BankDesk;
  readonly parcels: ParcelFixture;
  readonly gates: GateDesk;
  private signedIn = false;

  private constructor(desks: Pick<OutflowDesk, 'clearances' | 'expenses' | 'emos' | 'bank' | 'parcels' | 'gates'>) {
    this.clearances = desks.clearances;
    this.expenses = desks.expenses;
    this.emos = desks.emos;
    this.bank = desks.bank;
    this.parcels = desks.parcels;
    this.gates = desks.gates;
  }

  static async open(): Promise<OutflowDesk> {
    const clearances = await ClearanceDesk.open();
    const { fixture } = clearances;
    const expenses = await ExpenseDesk.open(0, fixture);
    const emos = await EmoDesk.open(fixture.app);
    const bank = await BankDesk.open(fixture);
    const parcels = await ParcelFixture.open({}, fixture.app);
    const gates = await GateDesk.open(parcels);
    await (
      await fixture.app.as('superadmin')
    ).call('expenses.saveSettings', {
      body: { approval_limit: 100_000, day_limit: 100_000_000, receipt_above: 100_000_000 },
    });
    return new OutflowDesk({ clearances, expenses, emos, bank, parcels, gates });
  }

  close(): Promise<void> {
    return this.clearances.close();
  }

  /** Sets the limits of all kinds, and that of one person; by somebody who pays nothing. */
  async setLimits(kinds: number, person: number): Promise<void> {
    const founder = await this.parcels.as('superadmin');
    const amountOf = (kind: LimitKind) => (kind === onePerson ? person : kinds);
    for (const kind of settableKinds.filter((one) => one !== factorAgain))
      await founder.call('outflows.saveLimit', { body: { outflow_kind: kind, role: null, limit: amountOf(kind) } });
  }

  /** Nothing has left yet, everybody signs in again, and the tills hold enough. */
  async nextDay(): Promise<void> {
    this.parcels.nextDay();
    this.emos.later(0);
    this.signedIn = false;
    await this.expenses.fill(2_000_000);
    await this.expenses.fill(2_000_000, 'MDY');
  }

  /** Those who make documents; most days only the payer is needed. */
  private async signIn(): Promise<void> {
    if (this.signedIn) return;
    this.signedIn = true;
    const names = ['supervisor', 'manager', 'finance', 'owner', 'staff', 'md', 'superadmin'] as const;
    const [supervisor, manager, finance, owner, staff, md, founder] = (await Promise.all(
      names.map((name) => this.parcels.as(name)),
    )) as [TestClient, TestClient, TestClient, TestClient, TestClient, TestClient, TestClient];
    Object.assign(this.clearances, { cashier: supervisor, manager, owner, finance });
    Object.assign(this.expenses, { cashier: supervisor, manager, clerk: staff, finance, md });
    Object.assign(this.bank, { finance, md, founder, cashier: owner });
  }

  /** Makes everything up to the payment. */
  async prepare(kind: OutflowKind, wanted: Wanted): Promise<TriedPayment> {
    await this.signIn();
    return makers[kind](this, wanted);
  }
}

const payer = (desk: OutflowDesk): Promise<TestClient> => desk.parcels.as('md');

/** How a document of each kind is made by somebody else, and paid by the payer. */
const makers: Readonly<Record<OutflowKind, (desk: OutflowDesk, wanted: Wanted) => Promise<TriedPayment>>> = {
  clearance: async (desk, { amount, phone }) => {
    const { clearances } = desk;
    const merchant = await clearances.fixture.merchant(phone ? { phone } : {});
    await clearances.fixture.deliver(
      [await clearances.fixture.label({ merchant, payment: 'sender_pay', cod: codFor(amount), shipping: 1_000 })],
      { courier: clearances.fixture.people['postman'] as number },
    );
    await clearances.bankAll();
    const made = (await clearances.make(merchant)).body.data;
    const bank_id = await clearances.fixture.bankOf(merchant, 'confirmed');
    return async () =>
      codeOf(await clearances.pay(await payer(desk), made, { method: 'bank', bank_id, received_amount: amount }));
  },
  expense: async (desk, { amount, phone }) => {
    const { data } = (
      await desk.expenses.record({ amount, vendor: newVendor(), ...(phone ? { vendor_phone: phone } : {}) })
    ).body;
    return async () => codeOf(await desk.expenses.step('pay', data, await payer(desk)));
  },
  transfer: async (desk, { amount }) => {
    const made = await desk.bank.asked(amount);
    return async () => codeOf(await desk.bank.step('send', made, await payer(desk)));
  },
  bank_charge: async (desk, { amount }) => {
    const details = `Charge ${++serial} of the bank`;
    await desk.bank.bring([{ out: amount, details }], { client: await payer(desk) });
    return async () => {
      const md = await payer(desk);
      desk.bank.finance = md;
      const { id, version } = await desk.bank.line(details);
      return codeOf(await md.try('bank_lines.charge', { params: { id }, body: { version } }));
    };
  },
  emo_payout: async (desk, { amount, phone }) => {
    const order = await desk.emos.sell('mdy.staff', { amount, ...(phone ? { payee_phone: phone } : {}) });
    await desk.emos.give('md', 'take', order.id);
    return async () => (await desk.emos.pay('md', order)).replace('complete', 'done');
  },
  // An order is paid back by who sold it only on the day of the sale.
  emo_refund: (desk, { amount, phone }) =>
    Promise.resolve(async () => {
      const order = await desk.emos.sell('md', { amount, ...(phone ? { sender_phone: phone } : {}) });
      const answer = await desk.emos.give('md', 'cancel', order.id, { card_nrc: order.sender, reason: 'x' });
      return answer.replace(/^cancel$/u, 'done');
    }),
  compensation: async (desk, { amount, phone }) => {
    const { parcels } = desk;
    const parcel = await parcels.parcel({ phone: phone ?? `0978${String(++serial).padStart(7, '0')}` });
    await parcels.step('staff', parcel);
    const manager = await parcels.as('manager');
    const params = { id: parcel.id };
    await (await parcels.as('owner')).call('tracking.missing', { params, body: { reason: 'x' } });
    const opened = { id: (await manager.call('tracking.shipping', { params })).data.missing_case_id as number };
    for (const { id } of (await manager.call('missing_cases.detail', { params: opened })).data.steps)
      await manager.call('missing_cases.tick', { params: opened, body: { step_id: id, finding: 'x' } });
    const body = { amount, basis: 'other', why: 'x' } as const;
    const { version } = (await manager.call('missing_cases.propose', { params: opened, body })).data;
    const confirm = async () =>
      codeOf(await (await payer(desk)).try('missing_cases.confirm', { params: opened, body: { version } }));
    let confirmed = await confirm();
    const [sender] = await parcels.ask<{ phone: string }>('select source_phone[1] as phone from label where id = $1', [
      parcel.id,
    ]);
    const nrc = `12/OUKAMA(N)${String(++serial).padStart(6, '0')}`;
    const payee = { payee_name: 'Sender', payee_phone: sender?.phone ?? '', payee_nrc: nrc, payee_reason: null };
    return async () => {
      if (confirmed !== 'done') confirmed = await confirm();
      if (confirmed !== 'done') return confirmed;
      return codeOf(await (await payer(desk)).try('missing_cases.pay', { params: opened, body: payee }));
    };
  },
  handover_out: async (desk, { amount: declared }) => {
    await desk.expenses.fill(declared);
    const { id } = (await (await payer(desk)).call('handovers.send', { body: { kind: 'bank', declared } })).data;
    const { app, people } = desk.clearances.fixture;
    return async () => {
      const held = await reopenAccount(app, await payer(desk), people['accountant'] as number, 'accountant');
      return codeOf(await held.try('handovers.count', { params: { id }, body: { counted: declared } }));
    };
  },
  gate_charge: async (desk, { amount, phone }) => {
    const { data } = (
      await desk.gates.make((await desk.gates.handed([amount * 2], { phone })).slip, amount, { by: 'owner' })
    ).body;
    return async () => codeOf(await desk.gates.count('md', data, amount * 2));
  },
  // Only one payout of an agent is open: it is made when it is tried.
  agent_payout: (desk, { amount }) =>
    Promise.resolve(async () => {
      const { id, version } = await payoutOf(desk.parcels, amount);
      const md = await payer(desk);
      const answer = await md.try('agent_payouts.pay', { params: { id }, body: { version, method: 'bank' } });
      if (answer.status >= 300) await takeBackEarned(desk.parcels, id, amount);
      return codeOf(answer);
    }),
  remittance_back: async (desk, { amount }) => {
    const [maker, second] = [await desk.parcels.as('manager'), await desk.parcels.as('finance')];
    const typed_lines = `RG${String(700_000_000 + ++serial)}MM ${amount}`;
    const sheet = {
      typed_lines,
      reference: `MP-${serial}`,
      paid_on: '2026-11-20',
      bank_amount: amount,
      mmpost_charge: 0,
    };
    const brought = await maker.send({ method: 'POST', url: '/api/remittance', ...(await multipart(sheet)) });
    const { id, version } = brought.json().data as { id: number; version: number };
    await second.call('remittances.confirm', { params: { id }, body: { version } });
    const [line] = (await second.call('remittances.lines', { query: { remittance_id: String(id) } })).data;
    return async () => {
      const body = { end: 'paid_back', note: 'x', parcel_code: null } as never;
      const answer = await (await payer(desk)).try('remittances.settle', { params: { id: line?.id ?? 0 }, body });
      return answer.status < 300 && answer.body.data.lines_waiting > 0 ? 'asked' : codeOf(answer);
    };
  },
};
