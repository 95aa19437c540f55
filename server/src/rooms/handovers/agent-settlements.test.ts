import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let merchant: number;
/** Lashio is an agent's branch, Yangon and Mandalay the operator's own. */
const agent = 'lso.manager';
const today = () => businessDate(fixture.app.clock());

beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
  await confirmed('cod', { commission_kind: 'percent', commission_percent: 500 });
  await confirmed('emo', { commission_kind: 'fixed', commission_amount: 300 });
});
afterAll(() => fixture.close());

async function confirmed(service: string, terms: object, startsOn = today()): Promise<void> {
  const { data } = await (
    await fixture.as(agent)
  ).call('agent_services.create', { body: { service, ...terms } as never });
  await (
    await fixture.as('md')
  ).call('agent_services.confirm', { params: { id: data.id }, body: { starts_on: startsOn } });
}

async function serviceId(service: string): Promise<number> {
  const [row] = await fixture.ask<{ id: number }>('select id::int from agent_service where service = $1', [service]);
  return row?.id as number;
}

/** Returns the balance of an account of Lashio, a debit positive. */
async function held(kind: string): Promise<number> {
  const [row] = await fixture.ask<{ sum: number }>(
    `select coalesce(sum(p.amount), 0)::int as sum from posting p join account a on a.id = p.account_id
    where a.kind = $1 and a.branch_id = $2`,
    [kind, fixture.branches['LSO']],
  );
  return row?.sum ?? 0;
}
const owed = async () => 0 - (await held('receivable:agent'));
const clean = () => verifyLedger(fixture.app.app.waybill.db);

/** Returns parcels with COD on their way to the door of a receiver in Lashio. */
async function atDoor(cod: number, count = 1): Promise<MadeParcel[]> {
  const parcels = await fixture.parcels(count, { to: 'LSO', cod, merchant });
  for (const parcel of parcels) {
    await fixture.step('staff', parcel);
    await fixture.step('staff', parcel);
    await fixture.step('lso.staff', parcel);
    await fixture.step('lso.staff', parcel, { to_staff_id: fixture.staff['lso.postman'] as number });
  }
  return parcels;
}
async function deliver(cod: number): Promise<MadeParcel> {
  const [parcel] = (await atDoor(cod)) as [MadeParcel];
  await fixture.step('lso.postman', parcel);
  return parcel;
}
/** The postman hands in his cash, and the agent's manager counts it. */
async function handIn(counted: number): Promise<void> {
  const { id } = (await (await fixture.as('lso.postman')).call('handovers.open', { body: {} })).data;
  await (await fixture.as(agent)).call('handovers.count', { params: { id }, body: { counted } });
}

let person = 0;
async function sellEmo(amount: number, fee: number): Promise<number> {
  const n = String(++person).padStart(6, '0');
  const { data } = await (
    await fixture.as('lso.staff')
  ).call('emos.create', {
    body: {
      sender_name: `Sender ${n}`,
      sender_phone: `0979${n}1`,
      sender_nrc: `12/OUKAMA(N)${n}`,
      payee_name: `Payee ${n}`,
      payee_phone: `0978${n}1`,
      payee_nrc: `9/MAHAMA(N)${n}`,
      amount,
      emo_fee: fee,
      pay_branch_id: fixture.branches['MDY'] as number,
      remark: null,
    },
  });
  return data.id;
}

async function settle(
  who = agent,
  body: object = {},
): Promise<{ status: number; code?: string; data: HandoverDetail }> {
  const { status, body: answer } = await (await fixture.as(who)).try('handovers.settleAgent', { body: body as never });
  return { status, ...(answer as unknown as { code?: string; data: HandoverDetail }) };
}
const give = async (who: string, command: 'count' | 'settle' | 'void' | 'reverse', id: number, body: object) =>
  (await (await fixture.as(who)).try(`handovers.${command}`, { params: { id }, body: body as never }))
    .body as unknown as { code?: string; data: HandoverDetail };

describe('O-11 M-05 an agent earns and settles', () => {
  test('O-11 S-25 M-01 M-05 worked by hand: COD of 50,000 and an order of 100,000, paid in less the commission, counted blind', async () => {
    await deliver(50_000);
    // The COD fee is 1,000; 5 percent of it is 50.
    expect([await owed(), await held('cash:branch')]).toEqual([50, 0]);
    await handIn(50_000);
    await sellEmo(100_000, 1_000);
    // An order earns 300, whatever its fee.
    expect([await owed(), await held('cash:branch')]).toEqual([350, 151_000]);
    expect((await (await fixture.as(agent)).call('handovers.agentDue', {})).data).toEqual({
      held: 151_000,
      commission: 350,
      due: 150_650,
      open_handover_id: null,
    });
    const { data: account } = await (
      await fixture.as('finance')
    ).call('bank_accounts.create', {
      body: {
        name: 'AYA agents',
        bank: 'AYA',
        number: '20077',
        holder: 'Waybill',
        opening_balance: 0,
        col_day: 'Date',
        col_out: 'Out',
        col_in: 'In',
      },
    });
    const { data: made } = await settle(agent, { bank_account_id: account.id });
    expect(made).toMatchObject({ kind: 'agent', status: 'active', expected: 150_650, commission: 350, counted: null });
    expect([await owed(), await held('cash:branch'), await held('cash:transit')]).toEqual([0, 0, 150_650]);
    // The counting person sees neither what is paid in nor what is kept, here and in the list.
    const finance = await fixture.as('finance');
    expect((await finance.call('handovers.detail', { params: { id: made.id } })).data).toMatchObject({
      expected: null,
      declared: null,
      commission: null,
      lines: [],
    });
    const { data: rows } = await finance.call('handovers.list', { query: { kind: 'agent' } });
    expect(rows).toMatchObject([{ id: made.id, expected: null, commission: null }]);
    const { data: done } = await give('finance', 'count', made.id, { counted: 150_650 });
    expect(done).toMatchObject({ status: 'hand_over', expected: 150_650, commission: 350, difference: 0 });
    expect(await held('cash:transit')).toBe(0);
    const paidIn = await (await fixture.as('finance')).call('bank_accounts.detail', { params: { id: account.id } });
    expect(paidIn.data.ledger_balance).toBe(150_650);
    expect(await fixture.balance('expense')).toBe(350);
    expect(done.earned).toEqual([
      { event: 'delivered', pieces: 1, amount: 50 },
      { event: 'emo_sold', pieces: 1, amount: 300 },
    ]);
    expect(await clean()).toEqual([]);
  });

  test('O-11 M-05 F-07 the statement of the agent says what it earned and paid in, on the screen and in a file; another agent does not read it', async () => {
    const query = { agent_id: fixture.branches['LSO'] as number };
    const own = await (await fixture.as(agent)).call('ledger.statement', { query });
    // Its branch is named in each language.
    expect(own.whose?.name_mm).toMatch(/[\u1000-\u109f]/);
    expect(own).toMatchObject({ opening: 0, closing: 0, earned: 350, paid_in: 150_650, total: 6 });
    // In: 50,000 and 101,000 of cash, less 50 and 300 of commission; out: 151,000 of cash, and 350 that were kept.
    expect(own.data.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      -151_000, -300, -50, 350, 50_000, 101_000,
    ]);
    const paid = { agent_id: query.agent_id, to: '2026-01-01' };
    expect(await (await fixture.as('finance')).call('ledger.statement', { query: paid })).toMatchObject({
      earned: 0,
      paid_in: 0,
      total: 0,
    });
    expect((await (await fixture.as('tgo.manager')).try('ledger.statement', { query })).status).toBe(404);
    // A new agent has an empty statement; a branch that is no agent has none.
    const finance = await fixture.as('finance');
    const of = (code: string) => finance.try('ledger.statement', { query: { agent_id: fixture.branches[code] ?? 0 } });
    expect([await of('MLM'), (await of('MDY')).status]).toMatchObject([
      { body: { earned: 0, paid_in: 0, data: [] } },
      404,
    ]);
    const [document] = (await (await fixture.as(agent)).call('handovers.list', { query: { kind: 'agent' } })).data;
    const excel = async (who: string) =>
      (await fixture.as(who)).send({ method: 'GET', url: `/api/cash-handover/${document?.id}/excel` });
    const file = await excel('finance');
    expect([file.statusCode, file.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect((await excel('tgo.manager')).statusCode).toBe(404);
    const agents = (await (await fixture.as(agent)).call('agent_services.agents', { query: {} })).data;
    expect(agents).toMatchObject([{ code: 'LSO', services: 2, held: 0, owed: 0, due: 0, settlement_id: null }]);
  });

  test('M-05 a difference is ended by a third person of head office, who says who answers for it; taken back, all is as before', async () => {
    await deliver(30_000);
    await handIn(30_000);
    const { data: made } = await settle(agent, { to_branch_id: fixture.branches['YGN'], slip_no: 'S-1' });
    expect(made).toMatchObject({ expected: 29_970, commission: 30, to_branch: { id: fixture.branches['YGN'] } });
    // A person who may count the agent's sent cash does not see it in the statement either.
    const query = { agent_id: fixture.branches['LSO'] as number };
    const finance = await fixture.as('finance');
    expect((await finance.try('ledger.statement', { query })).body.code).toBe('counted_blind');
    expect(
      (await finance.call('agent_services.agents', { query: { branch_id: query.agent_id } as never })).data,
    ).toMatchObject([{ held: null, due: null, commission: null, settlement_id: made.id }]);
    await give('finance', 'count', made.id, { counted: 29_000 });
    const named = { owner_staff_id: fixture.staff[agent], note: 'short in the bag' };
    expect((await give('finance', 'settle', made.id, named)).code).toBe('second_person_needed');
    expect((await give(agent, 'settle', made.id, named)).code).toBe('missing_permission');
    const { data: done } = await give('superadmin', 'settle', made.id, named);
    expect(done).toMatchObject({ status: 'hand_over', difference: -970 });
    expect(await clean()).toEqual([]);
    expect((await give('superadmin', 'reverse', made.id, { reason: 'x' })).code).toBe('second_person_needed');
    await give('finance', 'reverse', made.id, { reason: 'counted in the wrong bag' });
    expect([await owed(), await held('cash:branch')]).toEqual([30, 30_000]);
    expect(await clean()).toEqual([]);
  });

  test('M-05 M-03 of two who settle the same cash one does; void puts cash and commission back; nobody settles an empty till or at a branch of the operator', async () => {
    const answers = await Promise.all([settle(), settle()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('agent_settles');
    const id = answers.find(({ status }) => status === 201)?.data.id as number;
    expect((await give(agent, 'count', id, { counted: 29_970 })).code).toBe('missing_permission');
    await give(agent, 'void', id, { reason: 'the bus has gone' });
    expect([await owed(), await held('cash:branch'), await held('cash:transit')]).toEqual([30, 30_000, 0]);
    await settle();
    const [open] = await fixture.ask<{ id: number }>(
      "select id::int from cash_handover where kind = 'agent' and status = 'active'",
    );
    await give('finance', 'count', open?.id as number, { counted: 29_970 });
    expect((await settle()).code).toBe('nothing_to_settle');
    expect((await settle('manager')).code).toBe('not_an_agent');
    expect(await clean()).toEqual([]);
  });

  test('O-11 nobody who works for an agent counts its settlement, whatever their role may, nor anybody at that branch', async () => {
    await deliver(20_000);
    await handIn(20_000);
    const { data: made } = await settle();
    const { LSO } = fixture.branches;
    await fixture.ask(`update staff set branch_id = $1 where user_name = 'finance'`, [LSO]);
    fixture.people.clear();
    expect((await give('finance', 'count', made.id, { counted: 19_980 })).code).toBe('agent_counts_own');
    await fixture.ask(`update staff set branch_id = $1 where user_name = 'finance'`, [fixture.branches['YGN']]);
    fixture.people.clear();
    await give('finance', 'count', made.id, { counted: 19_980 });
    // Another agent sees nothing of it.
    expect((await (await fixture.as('tgo.manager')).try('handovers.detail', { params: { id: made.id } })).status).toBe(
      404,
    );
  });

  test('O-11 what is taken back earns nothing: a delivery rolled back, an order paid back to its sender', async () => {
    const before = await owed();
    const parcel = await deliver(40_000);
    expect(await owed()).toBe(before + 40);
    await (
      await fixture.as('lso.manager')
    ).call('tracking.rollback', {
      params: { id: parcel.id },
      body: { reason: 'wrong door', entry_id: await fixture.lastEntry(parcel) } as never,
    });
    expect(await owed()).toBe(before);
    const id = await sellEmo(50_000, 500);
    expect(await owed()).toBe(before + 300);
    const [order] = await fixture.ask<{ sender_nrc: string }>('select sender_nrc from emo where id = $1', [id]);
    await (
      await fixture.as('lso.staff')
    ).call('emos.cancel', { params: { id }, body: { card_nrc: order?.sender_nrc as string, reason: 'not sent' } });
    expect(await owed()).toBe(before);
    expect(await clean()).toEqual([]);
  });

  test('O-11 a bag that goes on from an agent earns once by its parcels, and a visit earns though it costs nothing', async () => {
    const before = await owed();
    await confirmed('transit', { commission_kind: 'fixed', commission_amount: 40 });
    await confirmed('pickup', { commission_kind: 'fixed', commission_amount: 250 });
    const parcels = await fixture.parcels(3, { to: 'MDY' });
    for (const parcel of parcels) await fixture.step('staff', parcel);
    const staff = await fixture.as('staff');
    const { data: bag } = await staff.call('mailbags.create', {
      body: { to_branch_id: fixture.branches['MDY'] as number },
    });
    await staff.call('mailbags.scan', {
      body: {
        scans: parcels.map(({ code }) => ({
          scan_id: `pack-${code}`,
          tracking_code: code,
          scanned_at: fixture.app.clock().toISOString(),
          doing: 'pack' as const,
          mailbag_id: bag.id,
        })),
      },
    });
    await staff.call('mailbags.seal', { params: { id: bag.id }, body: { seal_no: 'A1' } });
    await staff.call('mailbags.hand_over', { params: { id: bag.id } });
    const lashio = await fixture.as('lso.staff');
    for (const round of [1, 2]) {
      for (const doing of ['in', 'out'] as const)
        await lashio.call('mailbags.scan', {
          body: {
            scans: [
              {
                scan_id: `bag-${doing}-${round}`,
                tracking_code: bag.code,
                scanned_at: fixture.app.clock().toISOString(),
                doing,
              },
            ],
          },
        });
      expect([round, await owed()]).toEqual([round, before + 120]);
    }

    const [place] = await fixture.ask<{ id: number }>(
      'select id::int from place where branch_id = $1 and active limit 1',
      [fixture.branches['LSO']],
    );
    const lead = await fixture.as(agent);
    const { data: visit } = await lead.call('pickup_requests.create', {
      body: {
        phone: ['0979123456'],
        name: 'ဒေါ်လှ',
        place_id: place?.id,
        branch_id: fixture.branches['LSO'],
        time_request: today(),
        day_part: 'evening',
        vehicle: 'car',
        counts: 2,
      } as never,
    });
    const params = { id: visit.id };
    await lead.call('pickup_requests.assign', { params, body: { postman_id: fixture.staff['lso.postman'] as number } });
    const courier = await fixture.as('lso.postman');
    await courier.call('pickup_requests.accept', { params });
    await courier.call('pickup_requests.complete', {
      params,
      body: { collected_count: 2, collected_weight: 2 } as never,
    });
    expect(await owed()).toBe(before + 120 + 250);
    await lead.call('pickup_requests.reopen', { params });
    expect(await owed()).toBe(before + 120);
    expect(await clean()).toEqual([]);
    await (
      await fixture.as('superadmin')
    ).call('agent_services.end', { params: { id: await serviceId('transit') }, body: { reason: 'no room' } });
  });

  test('O-11 a service earns nothing before its day and after its end; a branch of the operator never', async () => {
    const transits = async () => {
      const parcel = await fixture.parcel({ from: 'YGN', to: 'TGI' });
      for (const who of ['staff', 'staff', 'lso.staff', 'lso.staff']) await fixture.step(who, parcel);
    };
    const { YGN, TGI, LSO } = fixture.branches;
    await (
      await fixture.as('superadmin')
    ).call('branch_routes.create', {
      body: { from_branch_id: YGN as number, to_branch_id: TGI as number, hops: [LSO as number] },
    });
    const before = await owed();
    await transits();
    expect(await owed()).toBe(before);
    const tomorrow = businessDate(new Date(fixture.app.clock().getTime() + 86_400_000));
    const percent = { commission_kind: 'percent', commission_percent: 200 };
    const params = { id: await serviceId('transit') };
    await (await fixture.as(agent)).call('agent_services.ask', { params, body: percent as never });
    await (await fixture.as('md')).call('agent_services.confirm', { params, body: { starts_on: tomorrow } });
    await transits();
    expect(await owed()).toBe(before);
    fixture.app.clock.advance({ days: 1 });
    fixture.people.clear();
    await transits();
    // 2 percent of the shipping fee of 2,500.
    expect(await owed()).toBe(before + 50);
    await (await fixture.as('superadmin')).call('agent_services.end', { params, body: { reason: 'no room' } });
    await transits();
    expect(await owed()).toBe(before + 50);
    expect(await clean()).toEqual([]);
  });
});
