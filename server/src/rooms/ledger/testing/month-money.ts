import { expect } from 'vitest';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import type { TransferDetail } from '@waybill/contract/rooms/transfers/transfers.contract.ts';
import type { ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { samples } from '../../../kernel/testing/multipart.ts';
import type { MonthPeople } from './month-people.ts';
import type { RandomChoice } from './month-parcels.ts';
import { payByRun } from './month-payouts.ts';

/** Settles a difference, by a person who neither gave nor counted. */
async function settled(people: MonthPeople, { id, difference }: HandoverDetail, owner: string, by: string) {
  if (difference === 0) return;
  const owner_staff_id = (difference ?? 0) < 0 ? people.staff(owner) : null;
  await people.call(by, 'handovers.settle', { params: { id }, body: { owner_staff_id, note: 'ရေတွက်ပြီး' } });
}

/** A courier hands in cash, now and then too little or too much. */
export async function handIn(
  people: MonthPeople,
  { way }: Pick<RandomChoice, 'way'>,
  courier = 'postman',
): Promise<void> {
  const [branch, cashier, second] =
    courier === 'postman' ? ['YGN', 'supervisor', 'manager'] : ['LSO', 'lso.manager', 'owner'];
  const { book } = people;
  const held = book.of(`cash:courier ${courier}`);
  if (held === 0) return;
  const off = [0, -400, 0, 250][way % 4] ?? 0;
  const { data: opened } = await people.call(courier, 'handovers.open', { body: {} });
  const { data } = await people.call(cashier, 'handovers.count', {
    params: { id: opened.id },
    body: { counted: held + off },
  });
  expect([data.expected, data.difference]).toEqual([held, off]);
  await settled(people, data, courier, second);
  const [missing, surplus] = [Math.max(-off, 0), Math.max(off, 0)];
  book.move({
    [`cash:branch ${branch}`]: held + off,
    [`cash:courier ${courier}`]: -held,
    [`shortage:staff ${courier}`]: missing,
    [`overage ${branch}`]: -surplus,
  });
}

/** A till's cash, or part of it, goes to the bank; head office counts it. */
export async function toBank(people: MonthPeople, { way }: Pick<RandomChoice, 'way'>): Promise<void> {
  const { book } = people;
  const held = book.of('cash:branch YGN');
  const declared = way % 3 === 2 ? Math.floor(held / 2) : held;
  if (declared <= 0) return;
  const slip = `KBZ-${people.book.statement.length}-${declared}`;
  const { data: sent } = await people.call('supervisor', 'handovers.send', {
    body: { kind: 'bank', declared, slip_no: slip },
  });
  book.move({ 'cash:transit YGN': declared, 'cash:branch YGN': -declared });
  people.rests.push(async () => {
    const missing = way % 4 === 1 ? Math.min(600, declared) : 0;
    const counted = declared - missing;
    const isTakenBack = missing === 0 && way % 5 === 3;
    const { data } = await people.call('finance', 'handovers.count', { params: { id: sent.id }, body: { counted } });
    await settled(people, data, 'supervisor', 'md');
    if (isTakenBack) {
      const body = { reason: 'အခြားအိတ်' };
      await people.call('md', 'handovers.reverse', { params: { id: sent.id }, body });
      book.move({ 'cash:branch YGN': declared, 'cash:transit YGN': -declared });
      return true;
    }
    book.move({
      [book.bank(counted, slip)]: counted,
      'shortage:staff supervisor': missing,
      'cash:transit YGN': -declared,
    });
    return true;
  });
}

/** Missing cash is repaid, or the operator bears it. */
export async function endShortages(people: MonthPeople, { way }: Pick<RandomChoice, 'way'>): Promise<void> {
  const { book } = people;
  for (const [owes, cashier, branch] of [
    ['postman', 'supervisor', 'YGN'],
    ['supervisor', 'manager', 'YGN'],
    ['lso.postman', 'lso.manager', 'LSO'],
  ] as const) {
    const amount = book.of(`shortage:staff ${owes}`);
    if (amount === 0) continue;
    const body = { staff_id: people.staff(owes), amount, note: 'လစာမှ' };
    const gone = `shortage:staff ${owes}`;
    if (way % 2) {
      const codes = [];
      for (const who of ['finance', 'md', 'superadmin']) {
        const { code } = await people.try(who, 'handovers.writeOff', { body });
        codes.push(code);
        if (!code) break;
      }
      expect(codes.at(-1)).toBeUndefined();
      book.move({ 'expense shortage_written_off': amount, [gone]: -amount });
    } else {
      await people.call(cashier, 'handovers.repay', { body });
      book.move({ [`cash:branch ${branch}`]: amount, [gone]: -amount });
    }
  }
}

/** The agent settles with the bank, less its commission. */
export async function settleAgent(people: MonthPeople): Promise<void> {
  const { book } = people;
  await handIn(people, { way: 0 }, 'lso.postman');
  const [held, earned] = [book.of('cash:branch LSO'), -book.of('receivable:agent LSO')];
  if (held <= 0) return;
  const slip_no = `AGENT-${book.statement.length}-${held}`;
  const { data, code } = await people.try('lso.manager', 'handovers.settleAgent', { body: { slip_no } });
  if (code) return expect(code).toBe('agent_settles');
  const { id } = data as HandoverDetail;
  const kept = Math.min(held, earned);
  const due = held - kept;
  book.move({ 'cash:transit LSO': due, 'receivable:agent LSO': kept, 'cash:branch LSO': -held });
  people.rests.push(async () => {
    await people.call('finance', 'handovers.count', { params: { id }, body: { counted: due } });
    book.move({ [book.bank(due, slip_no)]: due, 'cash:transit LSO': -due });
    return true;
  });
}

const chosenRoles: Readonly<Record<'cod' | 'return' | 'credit', readonly ItemRole[]>> = {
  cod: ['cod'],
  return: ['return'],
  credit: ['credit', 'return', 'gate_submit'],
};
type DocumentKind = keyof typeof chosenRoles;

/** A document is made of what is ready and paid: whole or in part, in cash or by the bank, its fee the operator's or the merchant's; or void. */
export async function document(
  people: MonthPeople,
  { merchant, way }: RandomChoice,
  kind: DocumentKind,
): Promise<boolean> {
  const { book } = people;
  const query = { customer_id: String(merchant.id), kind };
  const { data: ready } = await people.call('accountant', 'clearances.readyDetail', { query });
  const isChosen = (role: string) => (chosenRoles[kind] as readonly string[]).includes(role);
  const picked = new Set(
    ready.lines
      .filter(({ role }, at) => isChosen(role) && (way % 5 < 4 || at % 2 === 0))
      .map(({ label_id }) => label_id),
  );
  const lines = ready.lines
    .filter(({ role, label_id }) => !isChosen(role) || picked.has(label_id))
    .map(({ role, label_id }) => ({ role: role as ItemRole, label: label_id }));
  if (lines.length === 0) return false;
  const due = book.dueOf(merchant.id, lines);
  const label_ids = [...picked] as number[];
  const made = await people.try('accountant', 'clearances.create', {
    body: { kind, customer_id: merchant.id, label_ids, expected_net: due },
  });
  if (made.code === 'nothing_to_clear') return false;
  expect([kind, made.code, made.data && (made.data as ClearanceDetail).actual_clearance_cod]).toEqual([
    kind,
    undefined,
    due,
  ]);
  let paper: ClearanceDetail = made.data;
  const params = { id: paper.id };
  if (way % 7 === 6) {
    await people.call('manager', 'clearances.void', { params, body: { reason: 'နောက်မှ' } });
    return true;
  }
  const pay = async (who: string, body: object) => {
    for (const approver of ['', 'owner', 'md']) {
      if (approver !== '')
        paper = (await people.call(approver, 'clearances.approve', { params, body: { version: paper.version } })).data;
      const { data, code } = await people.try(who, 'clearances.pay', {
        params,
        body: { version: paper.version, ...body },
      });
      if (code === 'approval_needed') continue;
      expect([who, body, code]).toEqual([who, body, undefined]);
      paper = data;
      return;
    }
    throw new Error('nobody may approve it');
  };
  if (kind !== 'cod') {
    const first = way % 2 && due < -1_000 ? 1_000 : -due;
    await pay('accountant', { method: 'cash', received_amount: -first });
    if (first < -due) await pay('accountant', { method: 'cash', received_amount: due + first });
    const { payable, owed } = book.settle(merchant.id, lines);
    book.move({
      'cash:branch YGN': -due,
      [`receivable:merchant ${merchant.id}`]: -owed,
      [`payable:merchant ${merchant.id}`]: payable,
    });
    return true;
  }
  if (due > 0 && way % 7 === 3) {
    await payByRun(people, paper, way % 2);
    const { owed } = book.settle(merchant.id, lines);
    book.move({
      [`payable:merchant ${merchant.id}`]: owed + due,
      [`receivable:merchant ${merchant.id}`]: -owed,
      [book.bank(-due, paper.number)]: -due,
    });
    return true;
  }
  const inCash = way % 3 === 1 && due > 0 && book.of('cash:branch YGN') >= due;
  const fee = due > 5_000 && !inCash && way % 4 ? 50 : 0;
  const bearer = way % 2 ? 'merchant' : 'operator';
  const taken = bearer === 'merchant' ? fee : 0;
  const kept = way % 5 === 3 && due > 5_000 ? 100 : 0;
  const received = due < 0 && way % 2 ? 0 : due - taken - kept;
  const account = way % 11 < 4 ? 'other' : 'main';
  await pay('finance', {
    method: inCash ? 'cash' : 'bank',
    ...(inCash || received <= 0 ? {} : { bank_id: merchant.bank }),
    received_amount: received,
    ...(inCash ? {} : { bank_account_id: people.accounts[account] }),
    ...(fee ? { transfer_fee: fee, transfer_fee_by: bearer } : {}),
  });
  const { owed } = book.settle(merchant.id, lines);
  const out = received + fee;
  book.move({
    [`payable:merchant ${merchant.id}`]: owed + received + taken,
    [`receivable:merchant ${merchant.id}`]: -owed,
    'expense bank_statement_fee': fee - taken,
    [inCash ? 'cash:branch YGN' : book.bank(-out, paper.number, account)]: -out,
  });
  // A fully paid document leaves no line behind.
  const left = due - received - taken;
  if (left !== 0) book.owe(merchant.id, null, 'carried', left);
  return true;
}

/** An expense at the till: paid, voided afterwards, or refused. */
export async function spend(people: MonthPeople, { thousands, way }: RandomChoice): Promise<void> {
  const { book } = people;
  const [category] = await people.parcels.ask<{ id: number }>(
    "select id from expense_category where name_en = 'Meals'",
  );
  const amount = thousands * 100;
  const made = await people.form<ExpenseDetail>('staff', '/api/expense', {
    category_id: category?.id ?? 0,
    vendor: 'Shwe Shop',
    vendor_phone: null,
    amount,
    receipt: { name: 'receipt.png', content: samples.png },
    pay_now: false,
  });
  const params = { id: made.id };
  const reason = { params, body: { reason: 'ဘောင်ချာ မှား' } };
  people.rests.push(async () => {
    if (way % 4 === 3) {
      await people.call('manager', 'expenses.refuse', reason);
      return true;
    }
    const { data } = await people.call('manager', 'expenses.detail', { params });
    const seen =
      data.needs_second && data.status === 'pending'
        ? (await people.call('manager', 'expenses.approve', { params, body: { version: data.version } })).data
        : data;
    const { code } = await people.try('supervisor', 'expenses.pay', { params, body: { version: seen.version } });
    if (code === 'not_enough_cash') return false;
    expect(code).toBeUndefined();
    const bought = `branch_expense YGN ${category?.id}`;
    book.move({ [bought]: amount, 'cash:branch YGN': -amount });
    if (way % 4 !== 2) return true;
    await people.call('manager', 'expenses.void', reason);
    book.move({ [bought]: -amount, 'cash:branch YGN': amount });
    return true;
  });
}

/** An order is sold at one counter, and paid at the other, cancelled, or returned after thirty days. */
export async function order(people: MonthPeople, { thousands, way }: RandomChoice): Promise<void> {
  const { book, emos } = people;
  const amount = thousands * 1_000;
  const [seller, from, payer, to] =
    way % 2 ? ['mdy.staff', 'MDY', 'staff', 'YGN'] : ['staff', 'YGN', 'mdy.staff', 'MDY'];
  const colleague = way % 2 ? 'mdy.manager' : 'supervisor';
  const made = await emos.sell(seller, { amount });
  book.move({ [`cash:branch ${from}`]: amount + made.fee, emo_payable: -amount, 'income emo': -made.fee });
  const back = { card_nrc: made.sender, reason: 'ငွေပို့သူ တောင်းဆို' };
  if (way % 5 === 1) {
    expect(await emos.give(payer, 'take', made.id)).toBe('process');
    people.unfetched.push(async () => {
      expect(await emos.give(colleague, 'refund', made.id, back)).toBe('returned');
      book.move({ emo_payable: amount, [`cash:branch ${from}`]: -amount });
    });
    return;
  }
  let stage = 'sold';
  people.rests.push(async () => {
    const isCancelled = way % 3 === 2;
    if (!isCancelled && stage === 'sold') {
      expect(await emos.give(payer, 'take', made.id)).toBe('process');
      stage = 'taken';
    }
    const answer = isCancelled ? await emos.give(colleague, 'cancel', made.id, back) : await emos.pay(payer, made);
    if (answer === 'not_enough_cash' || answer === 'emo_no_cash') return false;
    expect(answer).toBe(isCancelled ? 'cancel' : 'complete');
    book.move({ emo_payable: amount, [`cash:branch ${isCancelled ? from : to}`]: -amount });
    return true;
  });
}

/** Money goes from one account to the other or to a till, with a fee or without; some of it is returned. */
export async function transfer(people: MonthPeople, { thousands, way }: RandomChoice): Promise<void> {
  const { book, accounts } = people;
  const [amount, fee] = [thousands * 10_000, way % 2 ? 300 : 0];
  const till = [null, 'MDY', 'YGN', null][way % 4] ?? null;
  const { data: made } = await people.call('finance', 'transfers.create', {
    body: {
      from_account_id: accounts.main,
      to_account_id: till ? null : accounts.other,
      to_branch_id: till ? people.branch(till) : null,
      amount,
      bank_fee: fee || null,
      note: null,
    },
  });
  const params = { id: made.id };
  const step = async (who: string, command: 'approve' | 'send', { version }: TransferDetail) =>
    (await people.call(who, `transfers.${command}`, { params, body: { version } })).data;
  // Cash that goes into a till is booked where it is counted.
  const [sender, second] = till === 'MDY' ? ['mdy.manager', 'mdy.manager'] : ['finance', 'md'];
  await step(sender, 'send', made.needs_second ? await step('md', 'approve', made) : made);
  const to = till ? `cash:branch ${till}` : `bank ${book.other}`;
  // A sender cannot reverse their own transfer, and this till has no second person.
  if (way % 5 === 4 && sender !== second) {
    await people.call(second, 'transfers.void', { params, body: { reason: 'စာရင်း မှား' } });
    return;
  }
  if (!till) book.bank(amount, made.number, 'other');
  book.move({ [to]: amount, [book.bank(-amount, made.number)]: -amount });
  book.move({ 'expense bank_statement_fee': fee, [book.bank(-fee, made.number)]: -fee });
}

/** Two people count the till and close the day of Yangon; the next one begins. */
export async function closeDay(people: MonthPeople): Promise<void> {
  const counted = people.book.of('cash:branch YGN');
  const body = { counted, closes_on: people.today };
  const { data } = await people.call('supervisor', 'shift_handovers.create', { body });
  const params = { id: data.id };
  await people.call('staff', 'shift_handovers.count', { params, body: { counted } });
  await people.call('staff', 'shift_handovers.sign', { params });
  people.nextDay();
}
