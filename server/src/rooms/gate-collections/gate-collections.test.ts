import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyLedger } from '../ledger/ledger.door.ts';
import type { MadeParcel } from '../tracking/testing/parcel-fixture.ts';
import { GateDesk } from './testing/gate-desk.ts';

let desk: GateDesk;
beforeAll(async () => {
  desk = await GateDesk.open();
});
afterAll(() => desk.close());

const broken = () => verifyLedger(desk.fixture.app.app.waybill.db);
const balance = (kind: string) => desk.fixture.balance(kind);
const waitsOf = async (merchant: number) =>
  (
    await (
      await desk.fixture.as('owner')
    ).call('gate_collections.waits', { query: { customer_id: String(merchant), sort: 'id' } })
  ).data.map(({ waits_for }) => waits_for);

test('N-26 M-05 E-07 a gate pays in what it collected: counted by another, posted once, its charge out of the till; COD is ready once the cash is at the bank', async () => {
  const { slip, merchant, parcels } = await desk.handed([50_000, 30_000, 0]);
  const [first, second] = parcels as [MadeParcel, MadeParcel];
  expect(await waitsOf(merchant)).toEqual(['no_document', 'no_document', 'nothing']);
  const [owed, till] = [await balance('receivable:gate'), await balance('cash:branch')];
  const { body } = await desk.make(slip, 1_500);
  expect(body.data).toMatchObject({
    status: 'pending',
    gate_lines: 3,
    gate_owed: 80_000,
    gate_charge: 4_500,
    to_pay: 80_000,
  });
  expect([await balance('receivable:gate'), await desk.codStatus(first)]).toEqual([owed, 'process']);
  expect(await waitsOf(merchant)).toEqual(['gate_not_paid', 'gate_not_paid', 'nothing']);
  expect((await desk.count('accountant', body.data, 80_000)).body.code).toBe('second_person_needed');
  expect((await desk.count('owner', body.data, 79_000)).body).toMatchObject({
    code: 'gate_counted_short',
    values: { owed: 80_000, counted: 79_000 },
  });
  const done = await desk.count('owner', body.data, 80_000);
  expect(done.body.data).toMatchObject({ status: 'complete', counted: 80_000, surplus: 0, waiting_lines: 0 });
  expect((await desk.count('manager', done.body.data, 80_000)).body.code).toBe('state_not_allowed');
  expect([
    owed - (await balance('receivable:gate')),
    (await balance('cash:branch')) - till,
    await balance('expense'),
  ]).toEqual([80_000, 75_500, 4_500]);
  expect(await waitsOf(merchant)).toEqual(['in_till', 'in_till', 'nothing']);
  await desk.bankAll();
  expect([await desk.codStatus(first), await desk.codStatus(second)]).toEqual([
    'ready_to_clearance',
    'ready_to_clearance',
  ]);
  expect(await waitsOf(merchant)).toEqual(['ready', 'ready', 'nothing']);
  const journals = await (
    await desk.fixture.as('owner')
  ).call('ledger.journals', { query: { gate_collection_id: String(body.data.id) } });
  expect(journals.data.map(({ event, amount }) => [event, amount])).toEqual([['gate_paid', 84_500]]);
  expect(await broken()).toEqual([]);
});

test('N-26 what nobody has confirmed keeps the document open until it is left out; the gate’s next document takes it', async () => {
  const gate = 'ရွှေမန္တလာ';
  const arrived = await desk.handed([20_000], { gate });
  const waiting = await desk.handed([10_000], { gate, merchant: arrived.merchant, confirmed: false });
  const { body } = await desk.make(arrived.slip);
  expect(body.data).toMatchObject({ gate_lines: 2, unconfirmed_lines: 1, gate_owed: 20_000 });
  expect((await desk.make(waiting.slip)).body).toMatchObject({
    code: 'gate_collection_open',
    values: { number: body.data.number },
  });
  expect((await desk.count('owner', body.data, 20_000)).body.code).toBe('gate_lines_open');
  const open = (await desk.lines(body.data)).find(({ stands }) => stands === 'not_confirmed');
  const left = await desk.change('accountant', body.data.id, 'leaveOut', { line_ids: [open?.id] });
  expect(left.body.data).toMatchObject({ gate_lines: 1, unconfirmed_lines: 0 });
  // Directly to the bank account: nothing waits in a till.
  expect((await desk.count('owner', left.body.data, 20_000, { method: 'bank' })).body.data.status).toBe('complete');
  expect(await desk.codStatus(arrived.parcels[0]!)).toBe('ready_to_clearance');
  await desk.confirm(waiting.slip);
  const next = await desk.make(waiting.slip);
  expect(next.body.data).toMatchObject({ gate_lines: 1, gate_owed: 10_000 });
  expect((await desk.change('accountant', next.body.data.id, 'void', { reason: 'wrong gate' })).body.data.status).toBe(
    'void',
  );
  const again = await desk.make(waiting.slip);
  expect((await desk.count('owner', again.body.data, 10_000)).body.data.status).toBe('complete');
  expect((await desk.make(waiting.slip)).body.code).toBe('gate_nothing_open');
  expect(await broken()).toEqual([]);
});

test('N-26 M-05 what a gate was short for a parcel has an owner and ends with words, given up only by a third person; a surplus is the branch’s', async () => {
  const { slip, parcels } = await desk.handed([50_000, 40_000, 30_000]);
  const { data } = (await desk.make(slip)).body;
  const [one, two, three] = await desk.lines(data);
  const set = (line: typeof one, paid_amount: number) =>
    desk.change('accountant', data.id, 'setLine', { line_id: line?.id, gate_charge: 0, paid_amount });
  expect((await set(one, 50_001)).body).toMatchObject({ code: 'gate_paid_too_much', values: { owed: 50_000 } });
  await set(one, 45_000);
  await set(two, 39_000);
  const short = (await set(three, 0)).body.data;
  expect(short.to_pay).toBe(84_000);
  expect((await desk.count('manager', short, 84_500)).body.code).toBe('validation_failed');
  const over = await balance('overage');
  const { body } = await desk.count('manager', short, 84_500, { note: 'ပိုငွေ ၅၀၀' });
  expect(body.data).toMatchObject({ status: 'complete', surplus: 500, waiting_lines: 3 });
  expect((await balance('overage')) - over).toBe(-500);
  expect((await desk.lines(data)).map(({ stands, rest, owner }) => [stands, rest, owner !== null])).toEqual([
    ['short', 5_000, true],
    ['short', 1_000, true],
    ['short', 30_000, true],
  ]);
  expect(await broken()).toEqual([]);
  const settle = (who: string, line: typeof one, end: string) =>
    desk.change(who, line?.id ?? 0, 'settle', { end, note: 'ဖုန်းဖြင့် မေးပြီး' });
  expect((await settle('accountant', one, 'brought')).body.code).toBe('second_person_needed');
  expect((await settle('manager', two, 'charge')).body.code).toMatch(/missing_permission|second_person_needed/);
  expect((await settle('manager', one, 'brought')).body.data.waiting_lines).toBe(2);
  expect((await settle('manager', one, 'brought')).body.code).toBe('state_not_allowed');
  expect((await settle('owner', two, 'charge')).status).toBe(200);
  expect((await settle('owner', three, 'written_off')).body.data.waiting_lines).toBe(0);
  await desk.bankAll();
  for (const parcel of parcels) expect(await desk.codStatus(parcel)).toBe('ready_to_clearance');
  expect(await broken()).toEqual([]);
});

test('N-26 M-05 a charge above the limit is approved by another before it leaves, counted together with today’s; never more than the till holds', async () => {
  const few = await desk.handed([60_000]);
  const first = (await desk.make(few.slip, 60_000)).body.data;
  expect((await desk.count('manager', first, 60_000)).status).toBe(200);
  const more = await desk.handed([70_000]);
  const second = (await desk.make(more.slip, 60_000)).body.data;
  expect((await desk.count('manager', second, 70_000)).body).toMatchObject({
    code: 'gate_charge_above_limit',
    values: { limit: 100_000 },
  });
  expect((await desk.change('accountant', second.id, 'approve', { version: second.version })).body.code).toMatch(
    /missing_permission|second_person_needed/,
  );
  const approved = (await desk.change('owner', second.id, 'approve', { version: second.version })).body.data;
  expect(approved.approved_by).not.toBeNull();
  // Changing a line afterwards clears the approval.
  const [line] = await desk.lines(second);
  const changed = (
    await desk.change('accountant', second.id, 'setLine', { line_id: line?.id, gate_charge: 65_000, paid_amount: null })
  ).body.data;
  expect(changed.approved_by).toBeNull();
  expect((await desk.count('manager', changed, 70_000)).body.code).toBe('gate_charge_above_limit');
  const again = (await desk.change('owner', second.id, 'approve', { version: changed.version })).body.data;
  expect((await desk.count('manager', again, 70_000)).body.data.status).toBe('complete');
  const huge = await desk.handed([1_000]);
  const till = await balance('cash:branch');
  const third = (await desk.make(huge.slip, till + 2_000)).body.data;
  expect((await desk.count('manager', third, 1_000)).body.code).toBe('not_enough_cash');
  expect(await broken()).toEqual([]);
});

test('N-26 two cashiers who count at once: one is booked, the other is told; two who make the document of one gate make one', async () => {
  const made = await desk.handed([5_000]);
  const two = await Promise.all([desk.make(made.slip), desk.make(made.slip, 0, { by: 'manager' })]);
  expect(two.map(({ body }) => body.code ?? 'ok').toSorted()).toEqual(['gate_collection_open', 'ok']);
  for (let round = 0; round < 3; round++) {
    const { slip } = await desk.handed([25_000, 15_000]);
    const { data } = (await desk.make(slip)).body;
    const before = await balance('receivable:gate');
    const counted = await Promise.all(['owner', 'manager'].map((who) => desk.count(who, data, 40_000)));
    expect(counted.map(({ body }) => body.code ?? 'ok').toSorted()).toEqual(['ok', 'state_not_allowed']);
    expect(before - (await balance('receivable:gate'))).toBe(40_000);
  }
  expect(await broken()).toEqual([]);
});

test('N-26 a delivery whose cash the gate has paid is not taken back, and people of another branch see nothing of it', async () => {
  const { slip, parcels } = await desk.handed([9_000]);
  const { data } = (await desk.make(slip)).body;
  await desk.count('owner', data, 9_000, { method: 'bank' });
  const [parcel] = parcels as [MadeParcel];
  const answer = await (
    await desk.fixture.as('supervisor')
  ).try('tracking.rollback', {
    params: { id: parcel.id },
    body: { entry_id: await desk.fixture.lastEntry(parcel), reason: 'x' } as never,
  });
  expect(answer.body.code).toBe('handover_confirmed');
  const foreign = await (
    await desk.fixture.as('mdy.manager')
  ).try('gate_collections.detail', { params: { id: data.id } });
  expect(foreign.body.code).toBe('not_found');
});

test('N-26 E-07 the document as an Excel file', async () => {
  const { slip } = await desk.handed([11_000]);
  const { data } = (await desk.make(slip, 500)).body;
  const file = await (
    await desk.fixture.as('manager')
  ).send({ method: 'GET', url: `/api/gate-collection/${data.id}/excel` });
  expect([file.statusCode, String(file.headers['content-disposition'])]).toEqual([
    200,
    `attachment; filename="${data.number}.xlsx"`,
  ]);
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
});
