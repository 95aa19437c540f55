import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';
import { callQueueJob } from './call-queue-job.ts';

let fixture: ParcelFixture;
let agent: TestClient;
let other: TestClient;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  [agent, other] = [await fixture.as('callcenter'), await fixture.as('supervisor')];
});
afterAll(() => fixture.close());
/** Each test begins with an empty queue. */
beforeEach(async () => {
  await fixture.ask(`update call_task set status = 'done', done_at = created_at where status = 'pending'`);
});

const first = '0979222333';
const second = '0979222444';
const entered = { phone_selected: first, outcome: 'no_answer', result: null, next_at: null, remark: null };
const complete = (result: string, more: object = {}) => ({ ...entered, outcome: 'call_complete', result, ...more });
const queue = () => callQueueJob(fixture.app.app.waybill).work(null);
const inMinutes = (minutes: number) => new Date(fixture.app.clock().getTime() + minutes * 60_000).toISOString();

/** Creates a COD parcel from Mandalay that arrived in Yangon and requires a call. */
async function arrived(services: readonly string[] = []): Promise<MadeParcel> {
  const parcel = await fixture.parcel({
    from: 'MDY',
    to: 'YGN',
    cod: 50_000,
    payment: 'credit',
    merchant: await fixture.merchant(),
  });
  await fixture.ask('update label set destination_phone = $2, contact_phone_list = $3, services = $4 where id = $1', [
    parcel.id,
    [first],
    [second],
    services,
  ]);
  await fixture.step('mdy.staff', parcel);
  await fixture.step('mdy.staff', parcel);
  await fixture.step('staff', parcel);
  return parcel;
}

/** The same with its call taken by the agent. */
async function taken(): Promise<{ parcel: MadeParcel; id: number }> {
  const parcel = await arrived();
  const { data } = await agent.call('calls.next', { body: {} });
  expect(data?.tracking_code).toBe(parcel.code);
  return { parcel, id: data?.id as number };
}

const log = (id: number, body: object, by = agent) => by.try('calls.log', { params: { id }, body });
const openOf = async (parcel: MadeParcel) =>
  (await agent.call('calls.ofLabel', { params: { id: parcel.id } })).data.open;

describe('F-05 the queue follows the parcels', () => {
  test('F-05 COD that arrived, a failed delivery and an asked sender are called; what goes on is not any more', async () => {
    const parcel = await arrived();
    await queue();
    expect(await openOf(parcel)).toMatchObject({ type: 'delivery', call_type: 'first' });
    const { data } = await agent.call('calls.list', { query: { tab: 'pending', search: parcel.code } });
    expect(data).toMatchObject([{ name: 'Receiver', phones: [first, second], cod_charge: 50_000, taken_by: null }]);
    await fixture.step('staff', parcel, { to_staff_id: fixture.staff['courier'] as number });
    await queue();
    expect(await openOf(parcel)).toBeNull();
    await fixture.step('courier', parcel, { status: 'sendback_to_destination_branch', reason: 'not_home' });
    await fixture.step('staff', parcel, { status: 'arrivedback_to_destination_branch' });
    await queue();
    expect(await openOf(parcel)).toMatchObject({ type: 'delivery', call_type: 'second' });
    await agent.call('tracking.raiseReturn', { params: { id: parcel.id }, body: { reason: 'refused' } });
    await queue();
    expect(await openOf(parcel)).toBeNull();
    await agent.call('tracking.askReturn', { params: { id: parcel.id }, body: {} });
    await queue();
    await queue();
    expect(await openOf(parcel)).toMatchObject({ type: 'return', call_type: 'first' });
    const endings = await fixture.ask('select type, result from call_task where label_id = $1 order by id', [
      parcel.id,
    ]);
    expect(endings).toEqual([
      { type: 'delivery', result: 'moved_on' },
      { type: 'delivery', result: 'moved_on' },
      { type: 'return', result: null },
    ]);
    expect((await agent.call('calls.list', { query: { tab: 'first', type: 'return' } })).data).toMatchObject([
      { name: 'Sender' },
    ]);
  });

  test('F-05 nobody is given the call about a parcel that has just moved on', async () => {
    const parcel = await arrived();
    await queue();
    await fixture.step('staff', parcel, { to_staff_id: fixture.staff['courier'] as number });
    expect((await agent.call('calls.next', { body: {} })).data).toBeNull();
  });

  test('F-05 a parcel without COD is not called about when it arrives, and one call is not asked for twice', async () => {
    const plain = await fixture.parcel({ from: 'MDY', to: 'YGN' });
    await fixture.step('mdy.staff', plain);
    await fixture.step('mdy.staff', plain);
    await fixture.step('staff', plain);
    await queue();
    expect(await openOf(plain)).toBeNull();
    const { parcel, id } = await taken();
    await log(id, complete('deliver'));
    await queue();
    expect(await openOf(parcel)).toBeNull();
    expect((await agent.call('calls.next', { body: {} })).data).toBeNull();
  });
});

describe('F-05 two agents never get the same call', () => {
  test('F-05 twenty agents who ask at once get twenty different calls, and what is left over is nothing', async () => {
    const crew = await fixture.ask<{ id: number }>(
      `with crew as (insert into staff (user_name, name, role_slug, user_type, branch_id, status, password_hash, search_key, created_at, updated_at)
        select 'crew' || n, 'Crew ' || n, role_slug, user_type, branch_id, status, password_hash, 'crew' || n, now(), now()
        from staff, generate_series(1, 20) n where user_name = 'callcenter' returning id, user_name),
      logins as (insert into staff_login (key, staff_id, kind) select 'u:' || user_name, id, 'user_name' from crew)
      select id from crew`,
    );
    expect(crew).toHaveLength(20);
    const agents: TestClient[] = [];
    for (let n = 1; n <= 20; n++) agents.push(await fixture.as(`crew${n}`));
    for (let n = 0; n < 19; n++) await arrived();
    await queue();
    const answers = await Promise.all(agents.map((one) => one.call('calls.next', { body: {} })));
    const got = answers.flatMap(({ data }) => (data ? [data.id] : []));
    expect([got.length, new Set(got).size]).toEqual([19, 19]);
    const again = await agents[answers.findIndex(({ data }) => data !== null)]?.call('calls.next', { body: {} });
    expect(again?.data?.id).toBe(got[0]);
  });

  test('F-05 a call that somebody has is refused to others with their name, and is free when given back or after ten minutes', async () => {
    const { id } = await taken();
    const refused = await other.try('calls.take', { params: { id } });
    expect([refused.status, refused.body.code, refused.body.values]).toEqual([
      409,
      'call_taken',
      { by: 'မဖြူဖြူ', at: expect.stringMatching(/^2026-11-21T/) },
    ]);
    expect((await log(id, entered, other)).body.code).toBe('call_taken');
    await agent.call('calls.release', { params: { id } });
    expect((await log(id, entered, other)).body.code).toBe('call_not_taken');
    expect((await other.call('calls.take', { params: { id } })).data).toMatchObject({ own: true, taken_by: 'ကိုဇော်မင်း' });
    fixture.app.clock.advance({ minutes: 11 });
    const late = await log(id, entered, other);
    expect([late.body.code, late.body.message]).toEqual([
      'call_lease_over',
      expect.stringContaining('nothing you typed'),
    ]);
    expect((await agent.call('calls.next', { body: {} })).data?.id).toBe(id);
    expect((await log(id, entered)).status).toBe(200);
  });

  test('F-05 of two who take one call at once exactly one gets it', async () => {
    await arrived();
    await queue();
    const [row] = (await agent.call('calls.list', { query: { tab: 'pending' } })).data;
    const both = await Promise.all([agent, other].map((one) => one.try('calls.take', { params: { id: row?.id } })));
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });
});

describe('F-05 a call with its number, outcome and remark', () => {
  test('F-05 X-09 nobody answers: the other number in two hours; the third without contact asks for a return by itself', async () => {
    const { parcel, id } = await taken();
    const answer = await log(id, { ...entered, remark: 'မကိုင်ပါ' });
    expect(answer.body.data).toMatchObject({ status: 'pending', call_type: 'second', own: false, suggested: second });
    expect(answer.body.data.calls).toMatchObject([
      { phone_selected: first, outcome: 'no_answer', remark: 'မကိုင်ပါ', by: 'မဖြူဖြူ', call_type: 'first' },
    ]);
    expect((await agent.call('calls.next', { body: {} })).data).toBeNull();
    expect((await agent.call('calls.list', { query: { tab: 'second' } })).data.map((row) => row.id)).toContain(id);
    for (const [minutes, callType] of [
      [121, 'third'],
      [121, 'third'],
    ] as const) {
      fixture.app.clock.advance({ minutes });
      expect((await agent.call('calls.next', { body: {} })).data?.id).toBe(id);
      expect((await log(id, { ...entered, phone_selected: second })).body.data.call_type).toBe(callType);
    }
    expect(await fixture.state(parcel)).toMatchObject({ return_step: 'pending_return' });
    expect((await fixture.entries(parcel)).at(-1)).toMatchObject({ status: 'pending_return', reason: 'uncontactable' });
    const { data } = await agent.call('calls.detail', { params: { id } });
    expect([data.status, data.ending, data.actions]).toEqual(['done', 'no_contact', []]);
    expect((await agent.call('calls.list', { query: { tab: 'done', sort: '-done_at' } })).data[0]?.id).toBe(id);
  });

  test('F-05 busy comes again in half an hour, and to call again at the time that was asked for', async () => {
    const { id } = await taken();
    const busy = (await log(id, { ...entered, outcome: 'busy' })).body.data;
    expect(new Date(busy.due_at).toISOString()).toBe(inMinutes(30));
    fixture.app.clock.advance({ minutes: 31 });
    expect((await agent.call('calls.next', { body: {} })).data?.id).toBe(id);
    const later = inMinutes(3_000);
    const { data } = (await log(id, { ...entered, outcome: 'call_again', next_at: later })).body;
    expect([data.status, new Date(data.due_at).toISOString()]).toEqual(['pending', later]);
  });

  test.each<[string, object, string]>([
    ['no time', { outcome: 'call_again' }, 'next_at'],
    ['a time that has gone by', { outcome: 'call_again', next_at: '2026-01-01T00:00:00Z' }, 'next_at'],
    ['a time next year', { outcome: 'call_again', next_at: '2027-11-21T00:00:00Z' }, 'next_at'],
    ['no result', { outcome: 'call_complete' }, 'result'],
    ['the result of a sender', { outcome: 'call_complete', result: 'return_agreed' }, 'result'],
    ['a new address without it', { outcome: 'call_complete', result: 'new_address' }, 'remark'],
    ['no number', { phone_selected: '' }, 'phone_selected'],
    ['an outcome that is none', { outcome: 'sms' }, 'outcome'],
  ])('F-05 refused on its field, and nothing is kept: %s', async (_, wrong, field) => {
    const { parcel, id } = await taken();
    const { status, body } = await log(id, { ...entered, ...wrong });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'validation_failed', [field]]);
    expect((await agent.call('calls.ofLabel', { params: { id: parcel.id } })).data.calls).toEqual([]);
    await agent.call('calls.release', { params: { id } });
  });

  test('F-05 refused by the receiver: a return is asked for; the sender who is called next agrees, or wants another attempt', async () => {
    const sender = async (result: string) => {
      const { parcel, id } = await taken();
      await log(id, complete('refused', { remark: 'မမှာပါ' }));
      expect((await fixture.entries(parcel)).at(-1)).toMatchObject({ status: 'pending_return', reason: 'refused' });
      await agent.call('tracking.askReturn', { params: { id: parcel.id }, body: {} });
      await queue();
      const { data } = await agent.call('calls.next', { body: { type: 'return' } });
      expect([data?.label_id, data?.type, data?.numbers]).toEqual([parcel.id, 'return', ['0979111']]);
      const { status } = await log(data?.id as number, complete(result, { phone_selected: '0979111222' }));
      expect(status).toBe(200);
      const { return_step, shipping_type } = await fixture.state(parcel);
      return [return_step, shipping_type];
    };
    expect(await sender('return_agreed')).toEqual(['schedule_return', 'return']);
    expect(await sender('deliver_again')).toEqual([null, 'normal']);
  });

  test('F-05 a wrong number: the other one at once; when that is wrong as well nobody was reached', async () => {
    const { id } = await taken();
    const one = (await log(id, complete('wrong_number'))).body.data;
    expect([one.call_type, one.suggested]).toEqual(['first', second]);
    expect((await agent.call('calls.next', { body: {} })).data?.id).toBe(id);
    const two = (await log(id, complete('wrong_number', { phone_selected: second }))).body.data;
    expect([two.call_type, two.suggested, two.status]).toEqual(['second', null, 'pending']);
  });

  test('F-05 a parcel that moved on while somebody was on the phone: the call is kept, and the parcel goes on', async () => {
    const { parcel, id } = await taken();
    await fixture.step('staff', parcel, { to_staff_id: fixture.staff['courier'] as number });
    await queue();
    expect((await log(id, complete('refused'))).body.data).toMatchObject({ status: 'done', ending: 'refused' });
    expect(await fixture.state(parcel)).toMatchObject({ status: 'send_to_destination_address', return_step: null });
  });

  test('F-05 a new address stands with the parcel, and the fee of the calls covers the first of them', async () => {
    const parcel = await arrived(['phone_call']);
    const income = await fixture.balance('income');
    const { data } = await agent.call('calls.next', { body: {} });
    expect(data?.fee).toEqual({ amount: 0, covered: false });
    const id = data?.id as number;
    await log(id, { ...entered, outcome: 'busy' });
    fixture.app.clock.advance({ minutes: 31 });
    await agent.call('calls.take', { params: { id } });
    const done = (await log(id, complete('new_address', { remark: 'လှိုင်၊ ၅ လမ်း' }))).body.data;
    expect([done.fee, done.calls.map(({ fee_covered }: { fee_covered: boolean }) => fee_covered)]).toEqual([
      { amount: 0, covered: true },
      [false, true],
    ]);
    const { data: of } = await agent.call('calls.ofLabel', { params: { id: parcel.id } });
    expect(of.calls[0]).toMatchObject({ result: 'new_address', remark: 'လှိုင်၊ ၅ လမ်း' });
    expect(await fixture.balance('income')).toBe(income);
  });

  test('F-05 E-08 a call sent twice is kept once; a call that is done takes no other', async () => {
    const { parcel, id } = await taken();
    const send = () =>
      agent.try('calls.log', {
        params: { id },
        body: complete('deliver'),
        headers: { 'idempotency-key': `call-${id}` },
      });
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await log(id, entered)).body.code).toBe('state_not_allowed');
    expect((await agent.call('calls.ofLabel', { params: { id: parcel.id } })).data.calls).toHaveLength(1);
    await expect(fixture.ask("update call_log set remark = 'another'")).rejects.toThrow('never changed');
    await expect(fixture.ask('delete from call_log')).rejects.toThrow('never changed');
  });
});

test('A-06 the calls of a branch are neither listed, given nor shown to another one', async () => {
  const { id } = await taken();
  const far = await fixture.as('mlm.staff');
  expect([
    (await far.call('calls.list', { query: {} })).total,
    (await far.call('calls.next', { body: {} })).data,
    (await far.try('calls.detail', { params: { id } })).status,
    (await log(id, entered, far)).status,
  ]).toEqual([0, null, 404, 404]);
});

test('A-08 every call that was entered stands in the audit log with what followed from it', async () => {
  const { parcel, id } = await taken();
  await log(id, complete('deliver', { remark: 'ညနေ ၅ နာရီ' }));
  const { data } = await (await fixture.as('superadmin')).call('audit.list', { query: { room: 'calls' } });
  expect(data[0]).toMatchObject({ action: 'log', record_id: String(id), record: parcel.code });
});

test('F-05 an agent sees what they called today, and how many wait behind each tab', async () => {
  const crew = await fixture.as('cs');
  for (const body of [entered, { ...entered, outcome: 'busy' }, complete('deliver'), complete('refused')]) {
    await arrived();
    const { data } = await crew.call('calls.next', { body: {} });
    await log(data?.id as number, body, crew);
  }
  expect((await crew.call('calls.day', {})).data).toEqual({
    calls: 4,
    reached: 2,
    results: { deliver: 1, refused: 1 },
  });
  await arrived();
  await queue();
  expect((await crew.call('calls.count', {})).data).toEqual({ pending: 1, first: 1, second: 2, third: 0 });
  fixture.app.clock.advance({ days: 1 });
  const next = await fixture.app.as('cs');
  expect((await next.call('calls.day', {})).data.calls).toBe(0);
});
