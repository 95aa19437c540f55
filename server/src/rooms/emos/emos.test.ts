import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { returnUnfetched } from './emo-return-job.ts';
import { EmoDesk } from './testing/emo-desk.ts';

let desk: EmoDesk;
beforeAll(async () => {
  desk = await EmoDesk.open();
  // Adds cash to the tills of both branches.
  for (let n = 0; n < 4; n += 1) {
    await desk.sell('mdy.staff', { amount: 1_000_000 });
    await desk.sell('staff', { amount: 1_000_000 });
  }
});
afterAll(() => desk.close());

const money = async () => [
  await desk.balance('cash:branch', 'YGN'),
  await desk.balance('cash:branch', 'MDY'),
  await desk.balance('emo_payable'),
  await desk.balance('income'),
];
/** Returns the changes of the four sums since `before`. */
async function moved(before: number[]): Promise<number[]> {
  const now = await money();
  return now.map((sum, at) => sum - (before[at] ?? 0));
}
const clean = () => verifyLedger(desk.app.app.waybill.db);
const tools = () => ({ services: desk.app.app.waybill.services, db: desk.app.app.waybill.db });
/** Returns the logged actions on an order, latest first. */
const actionsOf = async (id: number) =>
  (
    await desk.ask<{ action: string }>(
      "select action from audit where room = 'emos' and record_id = $1 order by id desc",
      [String(id)],
    )
  ).map(({ action }) => action);

describe('F-10 S-22 E-08 from the counter to the payee', () => {
  test('F-10 F-02 S-22 M-01 sold, taken on and paid out: every kyat is in the ledger, whose journals lead to it, the code in no table, the log has each step', async () => {
    const before = await money();
    const order = await desk.sell('staff', { amount: 300_000 });
    expect([order.status, order.fee, order.has_code]).toEqual(['pending', 2_000, false]);
    expect(order.payee_nrc).toMatch(/••••$/);
    expect(await moved(before)).toEqual([302_000, 0, -300_000, -2_000]);
    const code = desk.codes.get(order.id) ?? '';
    expect(code).toMatch(/^\d{6}$/);
    expect(await desk.ask('select 1 from idempotency where body::text like $1', [`%${code}%`])).toEqual([]);
    const [kept] = await desk.ask<{ row: string }>('select e::text as row from emo e where id = $1', [order.id]);
    expect(kept?.row).not.toContain(code);
    expect(await desk.pay('mdy.staff', order)).toBe('state_not_allowed');
    expect(await desk.give('mdy.staff', 'take', order.id)).toBe('process');
    expect(await desk.pay('mdy.staff', order)).toBe('complete');
    expect(await moved(before)).toEqual([302_000, -300_000, 0, -2_000]);
    expect(await actionsOf(order.id)).toEqual(['pay', 'take', 'make_code', 'create']);
    const reader = await desk.as('superadmin');
    const { data: steps } = await reader.call('ledger.journals', { query: { search: order.number } });
    expect(steps.map((row) => [row.event, row.emo_id, row.emo_number])).toEqual(
      ['emo_paid', 'emo_sold'].map((event) => [event, order.id, order.number]),
    );
    for (const step of ['sold', 'paid']) {
      const [journal] = await desk.ask<{ id: number }>('select id from journal where key = $1', [
        `emo_${step}:${order.id}`,
      ]);
      const { data } = await reader.call('ledger.journal', { params: { id: journal?.id ?? 0 } });
      expect([data.emo_id, data.emo_number]).toEqual([order.id, order.number]);
    }
    expect(await clean()).toEqual([]);
  });

  test('F-10 N-30 both branches have it in their lists, found by number and phone, with sums and counts; a third has not', async () => {
    const order = await desk.sell('staff', { amount: 70_000, payee_phone: '09445566778' });
    for (const who of ['staff', 'mdy.staff'])
      for (const search of [order.number, order.number.toLowerCase(), '09445566778', '5566778']) {
        const { data } = await (await desk.as(who)).call('emos.list', { query: { search } });
        expect(data.map(({ id }) => id)).toEqual([order.id]);
      }
    const mdy = await desk.as('mdy.staff');
    const query = { search: order.number, status: 'pending' };
    expect((await mdy.call('emos.totals', { query })).data).toEqual({ count: 1, amount: 70_000, fee: 1_000 });
    const counts = (await mdy.call('emos.count', {})).data;
    expect(counts['pending']).toBeGreaterThan(0);
    const stranger = await desk.as('npt.staff');
    expect((await stranger.call('emos.list', { query: {} })).total).toBe(0);
    expect((await stranger.try('emos.detail', { params: { id: order.id } })).status).toBe(404);
    const events = await desk.ask<{ branch_id: number }>(
      "select branch_id::int from event where topic = 'emo' and (payload->>'id')::int = $1",
      [order.id],
    );
    expect(new Set(events.map(({ branch_id }) => branch_id))).toEqual(
      new Set([desk.branches['YGN'], desk.branches['MDY']]),
    );
  });

  test('F-10 cancelled while nobody has taken it on: the amount goes back against the card, the fee is kept', async () => {
    const before = await money();
    const order = await desk.sell('staff', { amount: 300_000 });
    const right = { card_nrc: order.sender, reason: 'ငွေပို့သူ တောင်းဆို' };
    expect(await desk.give('mdy.staff', 'cancel', order.id, right)).toBe('emo_other_branch');
    expect(await desk.give('supervisor', 'cancel', order.id, { ...right, card_nrc: order.payee })).toBe(
      'emo_wrong_nrc',
    );
    expect(await moved(before)).toEqual([302_000, 0, -300_000, -2_000]);
    // Above the limit the seller cannot refund it, even with the sender's card.
    expect(await desk.give('staff', 'cancel', order.id, right)).toBe('second_person_needed');
    expect(await desk.give('supervisor', 'cancel', order.id, right)).toBe('cancel');
    expect(await moved(before)).toEqual([2_000, 0, 0, -2_000]);
    expect(await desk.give('staff', 'cancel', order.id, right)).toBe('state_not_allowed');
    const taken = await desk.taken();
    expect(await desk.give('staff', 'cancel', taken.id, { ...right, card_nrc: taken.sender })).toBe(
      'state_not_allowed',
    );
  });
});

describe('F-10 bad use of the code', () => {
  test('F-10 five wrong codes lock it, also for the right one, and only somebody else with the right to unlocks it', async () => {
    const order = await desk.taken();
    const wrong = desk.codes.get(order.id) === '000000' ? '000001' : '000000';
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await desk.pay('mdy.manager', order, wrong));
    expect(answers).toEqual([...Array<string>(4).fill('emo_wrong_code'), 'emo_locked']);
    expect(await desk.pay('mdy.staff', order)).toBe('emo_locked');
    expect(await desk.give('mdy.staff', 'unlock', order.id)).toBe('missing_permission');
    expect(await desk.give('mdy.manager', 'unlock', order.id)).toBe('second_person_needed');
    expect(await desk.give('superadmin', 'unlock', order.id)).toBe('process');
    expect(await actionsOf(order.id)).toContain('unlock');
    const { data } = await (await desk.as('mdy.staff')).call('emos.detail', { params: { id: order.id } });
    expect([data.tries, data.wrong_codes.length]).toEqual([0, 5]);
    expect(await desk.pay('mdy.staff', order)).toBe('complete');
  });

  test('F-10 forty codes at once are no more than five tries', async () => {
    const order = await desk.taken();
    const right = Number(desk.codes.get(order.id));
    const codes = Array.from({ length: 40 }, (_, n) => String((right + n + 1) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(codes.map((code) => desk.pay('mdy.staff', order, code)));
    expect(answers.filter((code) => code === 'emo_wrong_code')).toHaveLength(4);
    expect(new Set(answers)).toEqual(new Set(['emo_wrong_code', 'emo_locked']));
    expect(await desk.ask('select 1 from emo_try where emo_id = $1', [order.id])).toHaveLength(5);
    expect(await desk.pay('mdy.staff', order)).toBe('emo_locked');
  });

  test('F-10 another card is refused and counts, and nobody who may not pay gets as far as a try', async () => {
    const order = await desk.taken();
    const code = desk.codes.get(order.id);
    expect(await desk.give('mdy.staff', 'pay', order.id, { card_nrc: order.sender, pickup_code: code })).toBe(
      'emo_wrong_nrc',
    );
    expect(await desk.pay('staff', order)).toBe('emo_other_branch');
    expect(await desk.pay('npt.staff', order)).toBe('not_found');
    expect(await desk.pay('mdy.postman', order)).toBe('missing_permission');
    expect(await desk.ask('select 1 from emo_try where emo_id = $1', [order.id])).toHaveLength(1);
    // The same card in the other script.
    const spelled = order.payee.replace('9/MAHAMA(N)', '၉/မဟမ(နိုင်)');
    expect(await desk.pay('mdy.staff', { ...order, payee: spelled })).toBe('complete');
  });

  test('F-10 the code is shown once; a supervisor of the selling branch makes another against the card, and the former is worth nothing', async () => {
    const order = await desk.taken();
    const ask = async (who: string, nrc: string | null) => {
      const { status, body } = await (
        await desk.as(who)
      ).try('emos.code', {
        params: { id: order.id },
        body: { card_nrc: nrc },
        headers: { 'idempotency-key': 'again' },
      });
      return status < 300 ? body.code : body.code;
    };
    expect(await ask('staff', order.sender)).toBe('emo_code_made');
    expect(await ask('mdy.manager', order.sender)).toBe('emo_other_branch');
    expect(await ask('supervisor', null)).toBe('validation_failed');
    expect(await ask('supervisor', order.payee)).toBe('emo_wrong_nrc');
    const [second, third] = [await ask('supervisor', order.sender), await ask('supervisor', order.sender)];
    expect([second, third].every((code) => /^\d{6}$/.test(code ?? ''))).toBe(true);
    expect(await desk.ask('select 1 from idempotency where body::text like $1', [`%${third}%`])).toEqual([]);
    if (second !== third) expect(await desk.pay('mdy.staff', order, second)).toBe('emo_wrong_code');
    expect(await desk.pay('mdy.staff', order, third)).toBe('complete');
  });
});

describe('M-03 F-10 one person alone', () => {
  test('M-03 F-10 whoever sold it does not pay it out at the other branch, nor does an account in their hands', async () => {
    // The founder covers every branch and may work for each of them.
    const founder = await desk.as('superadmin');
    const [self] = await desk.ask<{ id: number }>("select id::int from staff where user_name = 'superadmin'");
    const work = (branch: string) =>
      founder.call('sessions.switchBranch', {
        params: { userId: self?.id },
        query: { branch_id: String(desk.branches[branch]) },
      });
    const order = await desk.sell('superadmin');
    await desk.give('mdy.staff', 'take', order.id);
    await work('MDY');
    expect(await desk.pay('superadmin', order)).toBe('emo_seller_pays');
    await work('YGN');
    const [clerk] = await desk.ask<{ id: number }>("select id::int from staff where user_name = 'mdy.staff'");
    await desk.ask(
      `insert into audit (at, staff_id, request_id, room, record_id, action) select $1, id, 'x', 'staff', $2, 'reset_password' from staff where user_name = 'superadmin'`,
      [desk.app.clock(), String(clerk?.id)],
    );
    expect(await desk.pay('mdy.staff', order)).toBe('not_independent');
    expect(await desk.ask('select 1 from emo_try where emo_id = $1', [order.id])).toEqual([]);
    expect(await desk.pay('mdy.manager', order)).toBe('complete');
    desk.later(31);
  });

  test('M-03 above the limit somebody else approves, whoever approves does not pay, and parts of one day count together', async () => {
    const director = await desk.as('md');
    const setLimit = async (limit: number) => {
      for (const kind of ['emo_payout', 'emo_refund'])
        await director.call('outflows.saveLimit', { body: { outflow_kind: kind, role: null, limit } });
    };
    await setLimit(150_000);
    const one = desk.people();
    const payee = { payee_name: one.payee_name, payee_phone: one.payee_phone, payee_nrc: one.payee_nrc };
    const first = await desk.taken(payee);
    // Another card with the same phone is the same person.
    const second = await desk.taken({ ...payee, payee_nrc: '9/MAHAMA(N)990001' });
    expect(await desk.pay('mdy.staff', first)).toBe('complete');
    expect(await desk.pay('mdy.staff', second)).toBe('emo_approval_needed');
    expect(await desk.give('mdy.staff', 'approve', second.id)).toBe('missing_permission');
    expect(await desk.give('mdy.manager', 'approve', second.id)).toBe('process');
    expect(await desk.pay('mdy.manager', second)).toBe('second_person_needed');
    expect(await desk.pay('mdy.staff', second)).toBe('complete');
    const own = await desk.sell('staff', { amount: 200_000 });
    const back = { card_nrc: own.sender, reason: 'x' };
    expect(await desk.give('staff', 'cancel', own.id, back)).toBe('second_person_needed');
    expect(await desk.give('supervisor', 'cancel', own.id, back)).toBe('cancel');
    await setLimit(1_000_000);
  });
});

describe('F-10 money and limits', () => {
  test('F-10 nothing is paid above what the till holds, and the right code locks nothing by it', async () => {
    const order = await desk.sell('mdy.staff', { pay_branch_id: desk.branches['NPT'] });
    expect(await desk.give('npt.staff', 'take', order.id)).toBe('process');
    for (let n = 0; n < 6; n += 1) expect(await desk.pay('npt.staff', order)).toBe('not_enough_cash');
    expect(await desk.balance('cash:branch', 'NPT')).toBe(0);
    await desk.sell('npt.staff', { amount: 100_000, pay_branch_id: desk.branches['MDY'] });
    expect(await desk.pay('npt.staff', order)).toBe('complete');
  });

  test('F-10 a person sends and gets no more on a day than the limit, by card or by phone, at whichever branch', async () => {
    const one = desk.people();
    const sender = { sender_name: one.sender_name, sender_phone: one.sender_phone, sender_nrc: one.sender_nrc };
    const payee = { payee_name: one.payee_name, payee_phone: one.payee_phone, payee_nrc: one.payee_nrc };
    for (const who of ['staff', 'mdy.staff', 'staff']) await desk.sell(who, { ...one, amount: 1_000_000 });
    const more = async (who: string, body: object) => {
      const { status, body: answer } = await desk.trySell(who, { amount: 1, ...body });
      return status === 201 ? 'sold' : answer.code;
    };
    expect(await more('mdy.staff', sender)).toBe('emo_sender_limit');
    expect(await more('staff', { sender_nrc: one.sender_nrc.replace('12/OUKAMA(N)', '၁၂/ဥကမ(နိုင်)') })).toBe(
      'emo_sender_limit',
    );
    expect(await more('staff', { sender_phone: one.sender_phone })).toBe('emo_sender_limit');
    expect(await more('mdy.staff', payee)).toBe('emo_payee_limit');
    expect(await more('staff', { payee_nrc: one.payee_nrc })).toBe('emo_payee_limit');
    const refused = await desk.trySell('staff', { ...sender, amount: 5 });
    expect(refused.body.values).toMatchObject({ max: 3_000_000, left: 0 });
    desk.later(1);
    expect(await more('staff', one)).toBe('sold');
  });

  test('F-10 two counters at once do not pass a limit side by side', async () => {
    const one = desk.people();
    const clerks = ['staff', 'supervisor', 'manager', 'mdy.staff', 'mdy.manager', 'superadmin'];
    for (const who of clerks) await desk.as(who);
    const answers = await Promise.all(clerks.map((who) => desk.trySell(who, { ...one, amount: 1_000_000 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'emo_sender_limit')).toHaveLength(3);
  });

  test('F-10 a wrong amount, fee or branch is refused and nothing has moved', async () => {
    const before = await money();
    const code = async (body: Record<string, unknown>) => (await desk.trySell('staff', body)).body.code;
    expect(await code({ amount: 1_000_001 })).toBe('validation_failed');
    expect(await code({ amount: 1.5 })).toBe('validation_failed');
    expect(await code({ emo_fee: 0 })).toBe('emo_fee_changed');
    expect(await code({ pay_branch_id: desk.branches['YGN'] })).toBe('emo_same_branch');
    const own = desk.people();
    expect(await code({ ...own, payee_nrc: own.sender_nrc })).toBe('emo_to_oneself');
    const namesake = { ...own, payee_name: own.sender_name.toUpperCase(), payee_phone: own.sender_phone };
    expect(await code(namesake)).toBe('emo_to_oneself');
    expect(await code({ pay_branch_id: 999_999 })).toBe('emo_branch_closed');
    const [agent] = await desk.ask<{ id: number }>(
      "select id::int from branch where type = 'agent' order by id limit 1",
    );
    expect(await code({ pay_branch_id: agent?.id })).toBe('emo_not_confirmed');
    expect(await code({ payee_nrc: '12/OUKAMA(N)1' })).toBe('validation_failed');
    expect(await moved(before)).toEqual([0, 0, 0, 0]);
  });

  test('F-10 fees are changed from a day on with a line in the log, never for the past, never with a gap', async () => {
    const director = await desk.as('md');
    const today = businessDate(desk.app.clock());
    const body = { valid_from: today, day_limit: 3_000_000, up_to_1: 1_000_000, fee_1: 7_000 };
    expect((await director.try('emos.saveTerms', { body: { ...body, valid_from: '2026-11-01' } })).body.code).toBe(
      'day_past',
    );
    expect((await director.try('emos.saveTerms', { body: { ...body, up_to_1: 900_000 } })).body.errors).toHaveProperty(
      'up_to_1',
    );
    expect((await (await desk.as('manager')).try('emos.saveTerms', { body })).status).toBe(403);
    await director.call('emos.saveTerms', { body });
    expect((await desk.sell('staff', { amount: 1 })).fee).toBe(7_000);
    await director.call('emos.saveTerms', { body: { ...body, valid_from: '2027-12-31', fee_1: 9_000 } });
    const terms = await director.call('emos.terms', {});
    expect([terms.data.steps[0]?.fee, terms.later[0]?.steps[0]?.fee]).toEqual([7_000, 9_000]);
    const lines = await desk.ask("select 1 from audit where room = 'emos' and record_id = 'terms' and action = 'edit'");
    expect(lines).toHaveLength(2);
  });
});

describe('S-22 M-01 two at once, and thirty days', () => {
  test('F-10 S-22 M-01 of many payers in one second one wins, and of payer and taker-back too', async () => {
    const rounds = proofSize({ usual: 5, long: 500 });
    const before = await money();
    for (let n = 0; n < rounds; n += 1) {
      const order = await desk.taken({ amount: 1_000 });
      const answers = await Promise.all(
        ['mdy.staff', 'mdy.manager', 'mdy.staff', 'mdy.manager'].map((who) => desk.pay(who, order)),
      );
      expect(answers.filter((answer) => answer === 'complete')).toHaveLength(1);
      const next = await desk.sell('staff', { amount: 1_000 });
      const two = await Promise.all([
        desk.give('mdy.staff', 'take', next.id),
        desk.give('staff', 'cancel', next.id, { card_nrc: next.sender, reason: 'x' }),
        desk.give('supervisor', 'cancel', next.id, { card_nrc: next.sender, reason: 'x' }),
      ]);
      expect(two.filter((answer) => answer === 'process' || answer === 'cancel')).toHaveLength(1);
    }
    const [, mdy] = await moved(before);
    expect(mdy).toBe(-1_000 * rounds);
    expect(await clean()).toEqual([]);
  });

  test('S-22 M-01 nobody fetched it for thirty days: it goes back once, and is paid back to the sender once', async () => {
    const order = await desk.taken();
    const waiting = await desk.sell('staff');
    desk.later(29);
    await returnUnfetched(tools());
    expect(await actionsOf(order.id)).not.toContain('lapse');
    desk.later(1);
    await Promise.all([returnUnfetched(tools()), returnUnfetched(tools())]);
    expect((await actionsOf(order.id)).filter((action) => action === 'lapse')).toHaveLength(1);
    expect(await desk.pay('mdy.staff', order)).toBe('state_not_allowed');
    const before = await money();
    const back = { card_nrc: order.sender, reason: 'မထုတ်ယူပါ' };
    expect(await desk.give('mdy.staff', 'refund', order.id, back)).toBe('emo_other_branch');
    expect(await desk.give('supervisor', 'refund', order.id, { ...back, card_nrc: order.payee })).toBe('emo_wrong_nrc');
    // The seller has seen the sender's card, so the seller may not collect an order left for thirty days.
    expect(await desk.give('staff', 'refund', order.id, back)).toBe('second_person_needed');
    const answers = await Promise.all(
      ['supervisor', 'manager', 'supervisor'].map((who) => desk.give(who, 'refund', order.id, back)),
    );
    expect(answers.toSorted()).toEqual(['emo_refunded', 'emo_refunded', 'returned']);
    expect(await moved(before)).toEqual([-100_000, 0, 100_000, 0]);
    // An order that was not accepted can be cancelled by its sender, however late.
    const late = { card_nrc: waiting.sender, reason: 'x' };
    expect(await desk.give('staff', 'cancel', waiting.id, late)).toBe('second_person_needed');
    expect(await desk.give('supervisor', 'cancel', waiting.id, late)).toBe('cancel');
    expect(await clean()).toEqual([]);
  });

  test('M-01 an order that is owed and not in the ledger is found', async () => {
    const order = await desk.sell('staff', { amount: 1_234 });
    await desk.ask('update emo set amount = 1235 where id = $1', [order.id]);
    expect(await clean()).toEqual([
      { invariant: 'emo_payable_explained', record: `money order ${order.id}`, expected: 1_235, found: 1_234 },
    ]);
    await desk.ask('update emo set amount = 1234 where id = $1', [order.id]);
  });
});
