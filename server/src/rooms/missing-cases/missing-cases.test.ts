import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MissingCaseDetail } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import { ParcelFixture, type MadeParcel, type ParcelOptions } from '../tracking/testing/parcel-fixture.ts';
import { caseDesk } from './testing/case-desk.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
beforeEach(async () => {
  merchant = await fixture.merchant();
});
afterAll(() => fixture.close());

/** A parcel with COD that lies at Mandalay and was last scanned there. */
async function inMandalay(options: ParcelOptions = {}): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ merchant, cod: 40_000, ...options });
  await fixture.step('staff', parcel);
  await fixture.step('staff', parcel);
  await fixture.step('mdy.staff', parcel);
  return parcel;
}

const { caseOf, report, give, search, confirm } = caseDesk(() => fixture);

/** Reported by Mandalay's manager, searched, and proposed by this person. */
async function proposed(
  by: string,
  { amount = 40_000, parcel = inMandalay(), why = null as string | null } = {},
): Promise<{ parcel: MadeParcel; case: MissingCaseDetail }> {
  const lost = await parcel;
  const opened = await report('mdy.manager', lost);
  await search('mdy.staff', opened);
  expect(await give(by, 'propose', opened.id, { amount, basis: 'cod', why })).toBe('decided');
  return { parcel: lost, case: await caseOf(lost) };
}
const owed = async () => -(await fixture.balance('payable:merchant'));

describe('S-09 every missing parcel has one case', () => {
  test('S-09 it begins with the report, says where the parcel was last, and suggests where to look', async () => {
    const parcel = await inMandalay();
    await fixture.step('mdy.staff', parcel, { to_staff_id: fixture.staff['mdy.postman'] as number });
    const opened = await report('mdy.manager', parcel);
    expect(opened).toMatchObject({
      status: 'open',
      branch: { id: fixture.branches.MDY },
      last_status: 'send_to_destination_address',
      steps_left: 2,
      suggested: { amount: 40_000, basis: 'cod' },
    });
    const courier = opened.courier;
    expect(courier).not.toBeNull();
    expect(opened.steps.map(({ place }) => place)).toEqual(['courier', 'shelf']);
    const { data } = await (await fixture.as('superadmin')).call('tracking.parcels', { query: { queue: 'missing' } });
    expect(data.find(({ id }) => id === parcel.id)?.missing_case_id).toBe(opened.id);
    const { data: lines } = await (
      await fixture.as('superadmin')
    ).call('audit.list', { query: { room: 'missing_cases' } });
    expect(lines[0]).toMatchObject({ action: 'create' });
  });

  test('S-09 one that was on the road is looked for in its vehicle and at the next branch, and its people take part', async () => {
    const parcel = await fixture.parcel({ merchant });
    await fixture.step('staff', parcel);
    await fixture.step('staff', parcel);
    const opened = await report('supervisor', parcel);
    expect(opened.steps.map(({ place, branch }) => [place, branch.id])).toEqual([
      ['shelf', fixture.branches.YGN],
      ['vehicle', fixture.branches.YGN],
      ['next_branch', fixture.branches.MDY],
    ]);
    const last = opened.steps[2]?.id;
    expect(await give('mdy.staff', 'tick', opened.id, { step_id: last, finding: 'မရောက်ပါ' })).toBe('open');
    expect((await caseOf(parcel)).steps[2]).toMatchObject({ finding: 'မရောက်ပါ' });
  });

  test('S-09 never two open ones: two reports at once open one, and found, lost again, it gets another', async () => {
    const parcel = await inMandalay();
    const [one, other] = await Promise.all([fixture.as('mdy.manager'), fixture.as('superadmin')]);
    const answers = await Promise.all(
      [one, other].map((client) =>
        client.try('tracking.missing', { params: { id: parcel.id }, body: { reason: 'x' } }),
      ),
    );
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '409']);
    const first = await caseOf(parcel);
    expect(await give('mdy.manager', 'find', first.id, { remark: 'စင်အောက်တွင်' })).toBe('found');
    expect((await fixture.state(parcel)).status).toBe('arrived_to_destination_branch');
    const second = await report('mdy.manager', parcel);
    expect(second.id).not.toBe(first.id);
    // The parcel's own command ends the case as well.
    await one.call('tracking.found', { params: { id: parcel.id }, body: { remark: 'ရပြီ' } });
    expect(await caseOf(parcel)).toMatchObject({ id: second.id, status: 'found', note: 'ရပြီ', actions: [] });
  });

  test('S-09 somebody owns it until a day, more places are added, and of two who tick one off the second is told', async () => {
    const opened = await report('mdy.manager', await inMandalay());
    const today = fixture.app.clock().toISOString().slice(0, 10);
    expect(await give('mdy.staff', 'own', opened.id, { due_on: '2020-01-01' })).toBe('case_day_past');
    expect(await give('mdy.staff', 'own', opened.id, { due_on: '2030-01-01' })).toBe('open');
    const step = {
      place: 'other',
      branch_id: fixture.branches.MDY,
      who: 'ကိုဇော်',
      until_on: '2030-01-01',
      note: 'ဂိုဒေါင်',
    };
    expect(await give('mdy.staff', 'add_step', opened.id, { ...step, until_on: '2020-01-01' })).toBe('case_day_past');
    expect(await give('mdy.staff', 'add_step', opened.id, step)).toBe('open');
    const mine = await (await fixture.as('mdy.staff')).call('missing_cases.list', { query: { tab: 'mine' } });
    expect(mine.data).toMatchObject([{ id: opened.id, due_on: '2030-01-01', steps_left: 2 }]);
    const body = { step_id: opened.steps[0]?.id, finding: 'မတွေ့ပါ' };
    const ticks = await Promise.all(['mdy.staff', 'mdy.manager'].map((who) => give(who, 'tick', opened.id, body)));
    expect(ticks.sort()).toEqual(['open', 'step_ticked']);
    expect(today <= opened.due_on).toBe(true);
  });

  test('S-09 its owner hands it on with a reason, to who may work on it alone, and both are told at once', async () => {
    const opened = await report('mdy.manager', await inMandalay());
    await give('mdy.staff', 'own', opened.id, { due_on: '2030-01-01' });
    const to = (name: string, reason = 'ခွင့်ယူမည်') => ({ owner_id: fixture.staff[name], reason });
    // Not somebody of the street, of an office without such cases, or of a branch that the parcel has nothing to do with.
    for (const name of ['mdy.postman', 'accountant', 'callcenter'])
      expect([name, await give('mdy.staff', 'hand_on', opened.id, to(name))]).toEqual([name, 'validation_failed']);
    expect(await give('mdy.staff', 'hand_on', opened.id, to('mdy.staff'))).toBe('validation_failed');
    expect(await give('staff', 'hand_on', opened.id, to('supervisor'))).toBe('case_not_owner');
    const { data: shown } = await (
      await fixture.as('mdy.staff')
    ).call('missing_cases.detail', { params: { id: opened.id } });
    expect(shown.candidates.map(({ user_name }) => user_name)).toEqual(
      expect.arrayContaining(['supervisor', 'mdy.manager']),
    );
    await fixture.ask("delete from event where topic = 'missing_case'");
    expect(await give('mdy.staff', 'hand_on', opened.id, to('supervisor'))).toBe('open');
    const notified = await fixture.ask<{ user_name: string }>(
      "select st.user_name from event e join staff st on st.id = e.staff_id where e.topic = 'missing_case' order by 1",
    );
    expect(notified.map(({ user_name }) => user_name)).toEqual(['mdy.staff', 'supervisor']);
    const { data: mine } = await (
      await fixture.as('supervisor')
    ).call('missing_cases.list', { query: { tab: 'mine' } });
    expect(mine.find(({ id }) => id === opened.id)).toMatchObject({ due_on: '2030-01-01' });
    const [line] = await fixture.ask<{ after: object }>(
      "select after from audit where room = 'missing_cases' and record_id = $1 and action = 'hand_on'",
      [String(opened.id)],
    );
    expect(line?.after).toEqual({ owner_id: fixture.staff.supervisor, reason: 'ခွင့်ယူမည်' });
    expect(await give('mdy.staff', 'hand_on', opened.id, to('mdy.manager'))).toBe('case_not_owner');
  });
});

describe('S-09 what is decided of a lost parcel', () => {
  test('S-09 proposed by one, confirmed by another: owed to the merchant once, though two confirm at the same moment', async () => {
    const { parcel, case: decided } = await proposed('mdy.manager');
    const before = await owed();
    const answers = await Promise.all([confirm('superadmin', decided), confirm('md', decided)]);
    expect(answers.sort()).toEqual(['closed', 'state_not_allowed']);
    expect((await owed()) - before).toBe(40_000);
    expect(await fixture.state(parcel)).toMatchObject({ status: 'missing', cod_status: 'cancel' });
    expect(await caseOf(parcel)).toMatchObject({ status: 'closed', outcome: 'compensate', amount: 40_000 });
    const { data } = await (
      await fixture.as('superadmin')
    ).call('ledger.statement', { query: { customer_id: merchant } });
    expect(data.map(({ amount }) => amount)).toEqual([40_000]);
    // Nothing is ahead of it any more, a return neither.
    const founder = await fixture.as('superadmin');
    const { data: shipping } = await founder.call('tracking.shipping', { params: { id: parcel.id } });
    expect(shipping.progress.filter(({ state }) => state === 'ahead')).toEqual([]);
    expect(shipping.steps).toEqual([]);
    expect(await fixture.scan('mdy.staff', parcel)).toMatchObject({ result: 'refused', code: 'scan_final' });
    expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
  });

  test('S-09 it is not given up before it was looked for, and another amount is explained', async () => {
    const opened = await report('mdy.manager', await inMandalay());
    expect(await give('mdy.manager', 'propose', opened.id, { amount: 40_000, basis: 'cod' })).toBe('search_not_done');
    await search('mdy.staff', opened);
    expect(await give('mdy.manager', 'propose', opened.id, { amount: 50_000, basis: 'cod' })).toBe('validation_failed');
    expect(
      await give('mdy.manager', 'propose', opened.id, { amount: 50_000, basis: 'other', why: 'ဘောင်ချာ ပြသည်' }),
    ).toBe('decided');
  });

  test('S-09 what was sent back and proposed anew is not confirmed by who saw the former proposal', async () => {
    const { case: decided } = await proposed('mdy.manager');
    expect(await give('superadmin', 'deny', decided.id, { reason: 'ထပ်ရှာပါ' })).toBe('open');
    await give('mdy.manager', 'propose', decided.id, { amount: 90_000, basis: 'other', why: 'x' });
    const before = await owed();
    expect(await confirm('superadmin', decided)).toBe('proposal_changed');
    expect(await owed()).toBe(before);
  });

  test('S-09 without compensation only when a second person confirms that the sender waived it', async () => {
    const parcel = await inMandalay();
    const opened = await report('mdy.manager', parcel);
    await search('mdy.staff', opened);
    const before = await owed();
    expect(await give('superadmin', 'waive', opened.id, { why: 'ဖုန်းဖြင့် ပြောသည်' })).toBe('decided');
    const decided = await caseOf(parcel);
    expect(await confirm('superadmin', decided)).toBe('case_second_person');
    expect(await confirm('md', decided)).toBe('closed');
    expect([await owed(), (await caseOf(parcel)).outcome]).toEqual([before, 'waive']);
    const { data } = await (await fixture.as('superadmin')).call('audit.list', { query: { room: 'labels' } });
    expect(data[0]?.action).toBe('waive');
  });
});

describe('S-09 one insider gets nothing', () => {
  test('S-09 the old way on the parcel is gone', async () => {
    const parcel = await inMandalay();
    await report('mdy.manager', parcel);
    const client = await fixture.as('superadmin');
    const before = await owed();
    const { statusCode } = await client.send({
      method: 'POST',
      url: `/api/label/${parcel.id}/compensate`,
      payload: { compensation_fee: 40_000 },
    });
    expect([statusCode, await owed(), (await fixture.state(parcel)).closed_at]).toEqual([404, before, null]);
    const { data } = await client.call('tracking.shipping', { params: { id: parcel.id } });
    expect(data.actions.map(({ command }) => command)).not.toContain('compensate');
  });

  test('S-09 whoever reported it does not confirm, whoever proposes, super roles neither', async () => {
    const { case: decided } = await proposed('superadmin');
    expect(await confirm('mdy.manager', decided)).toBe('case_hand_in');
    const mine = await report('superadmin', await inMandalay());
    await search('mdy.staff', mine);
    await give('mdy.manager', 'propose', mine.id, { amount: 40_000, basis: 'cod' });
    expect(await give('superadmin', 'confirm', mine.id, { version: mine.version + mine.steps.length + 1 })).toBe(
      'case_hand_in',
    );
  });

  test('S-09 whoever scanned it last does not confirm, nor whoever owned the case for a while', async () => {
    const parcel = await fixture.parcel({ merchant, cod: 40_000 });
    await fixture.step('staff', parcel);
    await fixture.step('staff', parcel);
    await fixture.step('mdy.manager', parcel);
    const opened = await report('superadmin', parcel);
    await search('mdy.staff', opened);
    await give('md', 'own', opened.id, { due_on: '2030-01-01' });
    await give('mdy.staff', 'own', opened.id, { due_on: '2030-01-01' });
    await give('superadmin', 'propose', opened.id, { amount: 40_000, basis: 'cod' });
    const decided = await caseOf(parcel);
    expect(await confirm('mdy.manager', decided)).toBe('case_hand_in');
    expect(await confirm('md', decided)).toBe('case_hand_in');
    expect(await confirm('owner', decided)).toBe('closed');
  });

  test('S-09 whoever proposed never confirms, however small it is', async () => {
    const founder = await fixture.as('superadmin');
    const { case: decided } = await proposed('superadmin', { amount: 1, why: 'x' });
    expect(await confirm('superadmin', decided)).toBe('case_second_person');
    expect((await founder.call('missing_cases.detail', { params: { id: decided.id } })).data.actions).toContainEqual({
      command: 'confirm',
      blocked: 'case_second_person',
      permission: 'missing_case.confirm',
    });
    expect(await confirm('owner', decided)).toBe('closed');
  });

  test('S-09 an account that who reported it has made confirms nothing for thirty days', async () => {
    const password = { password: 'one-time-1', confirm_password: 'one-time-1' };
    await (
      await fixture.as('owner')
    ).call('staff.create', {
      body: {
        user_name: 'made.manager',
        name: 'မောင်အသစ်',
        role: 'manager',
        user_type: 'fcs',
        branch_id: fixture.branches.YGN as number,
        locale: 'mm',
        ...password,
      },
    });
    const made = fixture.app.guest();
    await made.signIn('made.manager', password.password);
    await made.call('sessions.changePassword', {
      body: { current_password: password.password, password: 'one-time-2', confirm_password: 'one-time-2' },
    });
    fixture.people.set('made.manager', made);
    const parcel = await fixture.parcel({ merchant, cod: 40_000 });
    await fixture.step('staff', parcel);
    const opened = await report('owner', parcel);
    await search('staff', opened);
    await give('manager', 'propose', opened.id, { amount: 40_000, basis: 'cod' });
    const decided = await caseOf(parcel, 'made.manager');
    expect(decided.actions).toContainEqual({
      command: 'confirm',
      blocked: 'not_independent',
      permission: 'missing_case.confirm',
    });
    expect(await confirm('made.manager', decided)).toBe('not_independent');
    expect(await confirm('md', decided)).toBe('closed');
  });
});

describe('S-09 a parcel that turns up after its compensation', () => {
  test('S-09 its case is opened again by a super role, the money is taken back, and it is found', async () => {
    const before = await owed();
    const { parcel, case: decided } = await proposed('mdy.manager');
    await confirm('superadmin', decided);
    expect(await give('mdy.manager', 'find', decided.id, {})).toBe('state_not_allowed');
    expect(await give('owner', 'reopen', decided.id, { reason: 'တွေ့ပြီ' })).toBe('super_roles_only');
    expect(await give('superadmin', 'reopen', decided.id, { reason: 'တွေ့ပြီ' })).toBe('open');
    expect(await owed()).toBe(before);
    expect(await give('mdy.manager', 'find', decided.id, {})).toBe('found');
    expect(await fixture.state(parcel)).toMatchObject({
      status: 'arrived_to_destination_branch',
      cod_status: 'ongoing',
      closed_at: null,
    });
    expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
  });

  test('S-09 not once the compensation is on a clearance', async () => {
    const { case: decided } = await proposed('mdy.manager');
    await confirm('superadmin', decided);
    const founder = await fixture.as('superadmin');
    const { data: ready } = await founder.call('clearances.readyDetail', { query: { customer_id: merchant } });
    expect(ready.figures.actual_clearance_cod).toBe(40_000);
    await founder.call('clearances.create', {
      body: {
        customer_id: merchant,
        label_ids: [],
        expected_net: 40_000,
      },
    });
    expect(await give('superadmin', 'reopen', decided.id, { reason: 'တွေ့ပြီ' })).toBe('compensation_cleared');
  });
});

test('S-09 parcels that were missing before there were cases have theirs, and what was compensated has a closed one', async () => {
  const lost = await inMandalay();
  await fixture.step('mdy.staff', lost, { to_staff_id: fixture.staff['mdy.postman'] as number });
  await report('mdy.manager', lost);
  const { parcel: paid, case: decided } = await proposed('mdy.manager');
  await confirm('superadmin', decided);
  const text = readFileSync(new URL('../../../migrations/before/0043_missing_cases.sql', import.meta.url), 'utf8');
  await fixture.ask('delete from missing_case_step');
  await fixture.ask('delete from missing_case');
  await fixture.app.database.pool.query(text.slice(text.indexOf('insert into missing_case ')));
  const [open, closed] = [await caseOf(lost), await caseOf(paid)];
  expect([open.status, open.last_status, open.steps.map(({ place }) => place)]).toEqual([
    'open',
    'send_to_destination_address',
    ['courier', 'shelf'],
  ]);
  expect([closed.status, closed.outcome, closed.amount, closed.steps]).toEqual(['closed', 'compensate', 40_000, []]);
  await search('mdy.staff', open);
  expect(await give('superadmin', 'propose', open.id, { amount: 40_000, basis: 'cod' })).toBe('decided');
  expect(await confirm('mdy.manager', await caseOf(lost))).toBe('case_hand_in');
});
