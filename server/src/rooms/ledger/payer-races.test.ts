import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import type { EndpointId } from '@waybill/contract/registry.ts';
import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import type { RemittanceDetail } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import { caseDesk } from '../missing-cases/testing/case-desk.ts';
import { verifyLedger } from './ledger.door.ts';
import { MonthPeople } from './testing/month-people.ts';
import { handIn, transfer } from './testing/month-money.ts';
import * as road from './testing/month-parcels.ts';

let people: MonthPeople;
beforeAll(async () => {
  people = await MonthPeople.open();
});
afterAll(() => people.close());

/** Returns what a payer gets: `done`, or the code of the refusal. */
type Pay = (who: string) => Promise<string>;
interface Race {
  /** Two people who may both pay it. */
  readonly payers: readonly [string, string];
  /** The refusal of the second payer. */
  readonly refusal: string;
  /** Events that are posted, once. */
  readonly posted: readonly string[];
  /** Creates one that waits to be paid. */
  readonly make: () => Promise<Pay>;
}

const pays =
  (call: EndpointId, input: object): Pay =>
  async (who) =>
    (await people.try(who, call, input)).code ?? 'done';
const chosen = (merchant: number) => ({ merchant: people.merchants[merchant]!, thousands: 20, way: 0 });

async function bankAll(): Promise<void> {
  const { amount } = (await people.call('postman', 'handovers.mine', {})).data;
  if (amount > 0) {
    const { data } = await people.call('postman', 'handovers.open', { body: {} });
    await people.call('supervisor', 'handovers.count', { params: { id: data.id }, body: { counted: amount } });
  }
  await people.gates.bankAll();
}

/** Creates a document of a kind with everything ready of a merchant, approved where required. */
async function documentOf(merchant: number, kind: 'cod' | 'return' | 'credit'): Promise<ClearanceDetail> {
  const { id } = people.merchants[merchant]!;
  const { data } = await people.call('accountant', 'clearances.readyDetail', {
    query: { customer_id: String(id), kind },
  });
  const label_ids = [...new Set(data.lines.flatMap(({ role, label_id }) => (role === kind ? (label_id ?? []) : [])))];
  const expected_net = data.figures.actual_clearance_cod;
  const body = { kind, customer_id: id, label_ids, expected_net };
  return (await people.call('accountant', 'clearances.create', { body })).data;
}
async function paidIn(merchant: number, kind: 'return' | 'credit'): Promise<Pay> {
  const { id, version, actual_clearance_cod } = await documentOf(merchant, kind);
  return pays('clearances.pay', {
    params: { id },
    body: { version, method: 'cash', received_amount: actual_clearance_cod },
  });
}

let serial = 63_000_000;
async function remittance(): Promise<RemittanceDetail> {
  const { parcels } = people;
  const [made] = await parcels.parcels(1, {
    to: 'YGN',
    type: 'mm_post',
    cod: 50_000,
    merchant: people.merchants[0]!.id,
  });
  const code = makeTrackingCode('RG', ++serial).slice(0, -2) + postSuffix;
  await parcels.step('staff', made!);
  await parcels.step('staff', made!, { status: 'send_to_mmpost', mp_tracking_code: code });
  await people.call('supervisor', 'mail_post.deliver', { params: { id: made!.id }, body: {} });
  return people.form('manager', '/api/remittance', {
    typed_lines: `${code} 50000`,
    reference: `MP-${serial}`,
    paid_on: people.today,
    bank_amount: 50_000,
    mmpost_charge: 0,
  });
}

async function lost(): Promise<number> {
  const { parcels } = people;
  const { caseOf, report, give, search } = caseDesk(() => parcels);
  const parcel = await parcels.parcel({ phone: '09791112223' });
  await parcels.step('staff', parcel);
  const { id, ...opened } = await report('owner', parcel);
  await search('staff', { id, ...opened });
  await give('supervisor', 'propose', id, { amount: 1_000, basis: 'other', why: 'ဘောင်ချာ ပြသည်' });
  expect(await give('md', 'confirm', id, { version: (await caseOf(parcel)).version })).toBe('closed');
  return id;
}

/** The courier has a parcel's money, and has put it on the cashier's table. */
async function openHandover(): Promise<{ id: number; expected: number }> {
  await road.deliver(people, chosen(1));
  const { amount } = (await people.call('postman', 'handovers.mine', {})).data;
  const { data } = await people.call('postman', 'handovers.open', { body: {} });
  return { id: data.id, expected: amount };
}

const races: Readonly<Record<string, Race>> = {
  'a COD document': {
    payers: ['finance', 'manager'],
    refusal: 'state_not_allowed',
    posted: ['cleared'],
    make: async () => {
      await road.deliver(people, chosen(2));
      await bankAll();
      const { id, version, actual_clearance_cod: received_amount } = await documentOf(2, 'cod');
      const bank_id = people.merchants[2]!.bank;
      return pays('clearances.pay', { params: { id }, body: { version, method: 'bank', bank_id, received_amount } });
    },
  },
  'a credit document': {
    payers: ['accountant', 'finance'],
    refusal: 'state_not_allowed',
    posted: ['cleared'],
    make: async () => {
      await road.deliver(people, chosen(0));
      return paidIn(0, 'credit');
    },
  },
  'a return document': {
    payers: ['accountant', 'finance'],
    refusal: 'state_not_allowed',
    posted: ['cleared'],
    make: async () => {
      await road.giveBack(people, chosen(2));
      return paidIn(2, 'return');
    },
  },
  'a document of a gate': {
    payers: ['owner', 'manager'],
    refusal: 'state_not_allowed',
    posted: ['gate_paid'],
    make: async () => {
      const { slip } = await people.gates.handed([30_000], { merchant: people.merchants[1]!.id });
      const { body } = await people.gates.make(slip, 1_500);
      return async (who) => (await people.gates.count(who, body.data, 30_000)).body.code ?? 'done';
    },
  },
  'a remittance of the mail post': {
    payers: ['finance', 'owner'],
    refusal: 'state_not_allowed',
    posted: ['remitted'],
    make: async () => {
      const { id, version } = await remittance();
      return pays('remittances.confirm', { params: { id }, body: { version } });
    },
  },
  'a money order that is paid out': {
    payers: ['mdy.staff', 'mdy.manager'],
    refusal: 'state_not_allowed',
    posted: ['emo_paid'],
    make: async () => {
      const order = await people.emos.taken({ amount: 20_000 });
      const body = { card_nrc: order.payee, pickup_code: people.emos.codes.get(order.id) };
      return pays('emos.pay', { params: { id: order.id }, body });
    },
  },
  'a money order that goes back': {
    payers: ['staff', 'supervisor'],
    refusal: 'state_not_allowed',
    posted: ['emo_refunded'],
    make: async () => {
      const { id, sender } = await people.emos.sell('staff', { amount: 20_000 });
      return pays('emos.cancel', { params: { id }, body: { card_nrc: sender, reason: 'ငွေပို့သူ တောင်းဆို' } });
    },
  },
  'an expense': {
    payers: ['supervisor', 'accountant'],
    refusal: 'state_not_allowed',
    posted: ['expense'],
    make: async () => {
      const [category] = await people.parcels.ask<{ id: number }>(
        'select min(id)::int as id from expense_category where parent_id is not null',
      );
      const { id, version } = await people.form<ExpenseDetail>('staff', '/api/expense', {
        category_id: category!.id,
        vendor: `Shop ${++serial}`,
        amount: 1_000,
        pay_now: false,
      });
      return pays('expenses.pay', { params: { id }, body: { version } });
    },
  },
  'a transfer': {
    payers: ['finance', 'md'],
    refusal: 'state_not_allowed',
    posted: ['transferred'],
    make: async () => {
      const { main, other } = people.accounts;
      const body = {
        from_account_id: main,
        to_account_id: other,
        to_branch_id: null,
        amount: 700,
        bank_fee: 50,
        note: null,
      };
      const { id, version } = (await people.call('owner', 'transfers.create', { body })).data;
      const approved = await people.call('superadmin', 'transfers.approve', { params: { id }, body: { version } });
      return pays('transfers.send', { params: { id }, body: { version: approved.data.version } });
    },
  },
  'the cash of a courier': {
    payers: ['supervisor', 'manager'],
    refusal: 'already_counted',
    posted: ['handed_over'],
    make: async () => {
      const { id, expected } = await openHandover();
      return pays('handovers.count', { params: { id }, body: { counted: expected } });
    },
  },
  'the settlement of an agent': {
    payers: ['finance', 'md'],
    refusal: 'already_counted',
    posted: ['arrived'],
    make: async () => {
      await road.byAgent(people, chosen(0));
      await handIn(people, { way: 0 }, 'lso.postman');
      const { data: due } = await people.call('lso.manager', 'handovers.agentDue', {});
      const { data } = await people.call('lso.manager', 'handovers.settleAgent', { body: {} as never });
      return pays('handovers.count', { params: { id: data.id }, body: { counted: due!.due } });
    },
  },
  'missing cash that is paid back': {
    payers: ['supervisor', 'manager'],
    refusal: 'more_than_owed',
    posted: ['repaid'],
    make: async () => {
      const { id, expected } = await openHandover();
      await people.call('supervisor', 'handovers.count', { params: { id }, body: { counted: expected - 500 } });
      const owner_staff_id = people.staff('postman');
      await people.call('manager', 'handovers.settle', { params: { id }, body: { owner_staff_id, note: 'ရေတွက်ပြီး' } });
      return pays('handovers.repay', { body: { staff_id: owner_staff_id, amount: 500, note: 'လစာမှ' } });
    },
  },
  'the compensation of a sender': {
    payers: ['manager', 'accountant'],
    refusal: 'compensation_paid',
    posted: ['compensation_paid'],
    make: async () => {
      const body = { payee_name: 'Sender', payee_phone: '09791112223', payee_nrc: '12/OUKAMA(N)123456' };
      return pays('missing_cases.pay', { params: { id: await lost() }, body });
    },
  },
};

const eventsSince = async (id: number) =>
  (await people.parcels.ask<{ event: string }>('select event from journal where id > $1 order by id', [id])).map(
    ({ event }) => event,
  );
const lastJournal = async () =>
  (await people.parcels.ask<{ id: number }>('select max(id)::int as id from journal'))[0]?.id ?? 0;

describe('M-03 S-08 of two who pay the same at once', () => {
  test('M-03 S-08 one pays it and the other is told, whatever it is, and the ledger is sound', async () => {
    // A thousand and more of them in the long run.
    for (let round = 0; round < proofSize({ usual: 1, long: 80 }); round++) {
      people.nextDay();
      for (const way of [1, 2]) await transfer(people, { merchant: people.merchants[0]!, thousands: 100, way });
      for (const [what, { payers, refusal, posted, make }] of Object.entries(races)) {
        const pay = await make();
        const before = await lastJournal();
        const answers = await Promise.all(payers.map(pay));
        expect([what, ...answers.toSorted((a) => (a === 'done' ? -1 : 1))]).toEqual([what, 'done', refusal]);
        expect([what, ...(await eventsSince(before))]).toEqual([what, ...posted]);
      }
      expect(await verifyLedger(people.parcels.app.app.waybill.db)).toEqual([]);
    }
  }, 3_600_000);
});
