import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ParcelFixture, scanId, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

type Doing = 'list' | 'unlist' | 'receive';
const codes = (parcels: readonly MadeParcel[]) => parcels.map(({ code }) => code);
const open = async (who: string, kind: string) =>
  (await (await fixture.as(who)).call('handover_collections.create', { body: { kind } })).data.id;
async function scan(who: string, id: number, doing: Doing, parcels: readonly MadeParcel[]): Promise<string[]> {
  const { data } = await (
    await fixture.as(who)
  ).call('handover_collections.scan', {
    body: {
      scans: codes(parcels).map((tracking_code) => ({
        scan_id: scanId(),
        tracking_code,
        scanned_at: fixture.app.clock().toISOString(),
        collection_id: id,
        doing,
      })),
    },
  });
  fixture.app.clock.advance({ minutes: 1 });
  return data.map(({ result, code }) => code ?? result);
}
async function act(who: string, command: 'confirm' | 'void', id: number, body: object): Promise<string> {
  const { status, body: answer } = await (
    await fixture.as(who)
  ).try(`handover_collections.${command}`, { params: { id }, body });
  fixture.app.clock.advance({ minutes: 1 });
  return status < 300 ? (answer as { data: { status: string } }).data.status : String(answer.code);
}
const confirm = (who: string, id: number, parcels_counted: number) => act(who, 'confirm', id, { parcels_counted });
const detail = async (who: string, id: number) =>
  (await (await fixture.as(who)).call('handover_collections.detail', { params: { id } })).data;
const parcelsOf = async (who: string, id: number) =>
  (await (await fixture.as(who)).call('handover_collections.parcels', { query: { collection_id: String(id) } })).data;
const casesOf = async (who: string, id: number) =>
  (await (await fixture.as(who)).call('handover_cases.list', { query: { collection_id: String(id) } })).data;
async function settle(who: string, id: number, outcome: string): Promise<string> {
  const answer = await (
    await fixture.as(who)
  ).try('handover_cases.settle', { params: { id }, body: { outcome, note: 'looked for it' } });
  return answer.status < 300 ? 'settled' : String(answer.body.code);
}
/** Returns parcels that a courier has picked up at the sender's door. */
async function pickedUp(count: number, who = 'postman'): Promise<MadeParcel[]> {
  const made = await fixture.parcels(count);
  for (const parcel of made) await fixture.step(who, parcel, { status: 'pickup_courier' });
  return made;
}
const statusOf = async (parcel: MadeParcel) => (await fixture.state(parcel)).status;

describe('N-30 parcels from one hand to another', () => {
  test('N-30 S-25 a courier lists, the branch counts without seeing it, and what is missing stays the courier’s', async () => {
    const [one, two, kept, unlisted] = (await pickedUp(4)) as [MadeParcel, MadeParcel, MadeParcel, MadeParcel];
    const id = await open('postman', 'branch');
    expect(await scan('postman', id, 'list', [one, two, kept, one])).toEqual([
      'already_applied',
      'already_applied',
      'already_applied',
      'already_applied',
    ]);
    expect((await detail('postman', id)).listed).toBe(3);
    // A person who might count sees neither the number nor the parcels, on no screen and on no paper.
    for (const who of ['staff', 'manager']) {
      const seen = await detail(who, id);
      expect([seen.listed, seen.still_in_hand, seen.sees_parcels]).toEqual([null, null, false]);
      expect(await parcelsOf(who, id)).toEqual([]);
      expect((await (await fixture.as(who)).try('handover_collections.link', { params: { id } })).body.code).toBe(
        'collection_hidden',
      );
    }
    const lines = await fixture.ask<{ after: object }>(
      `select after from audit where room = 'handover_collections' order by id`,
    );
    expect(lines.map(({ after }) => after)).toEqual([{ kind: 'branch' }]);
    expect(await confirm('staff', id, 1)).toBe('collection_nothing_received');
    expect(await scan('staff', id, 'receive', [one, two, unlisted])).toEqual(['applied', 'applied', 'collection_over']);
    expect([await statusOf(one), await statusOf(unlisted), await statusOf(kept)]).toEqual([
      'accept_from_origin_branch',
      'accept_from_origin_branch',
      'pickup_courier',
    ]);
    // The number counted by hand must be that of the scans, or a scan is still on a device.
    expect(await confirm('staff', id, 4)).toBe('collection_count_differs');
    expect(await confirm('staff', id, 3)).toBe('hand_over');
    const done = await detail('staff', id);
    expect([done.listed, done.received, done.open_cases, done.still_in_hand]).toEqual([3, 3, 2, 1]);
    expect((await parcelsOf('staff', id)).map(({ label_id, state }) => [label_id, state])).toEqual([
      [one.id, 'matched'],
      [two.id, 'matched'],
      [kept.id, 'short'],
      [unlisted.id, 'over'],
    ]);
    const found = await casesOf('manager', id);
    expect(found.map(({ kind, giver, receiver, owner }) => [kind, owner === giver, owner === receiver])).toEqual([
      ['over', false, true],
      ['short', true, false],
    ]);
    expect((await fixture.state(kept)).holder_staff_id).toBe(fixture.staff.postman);
    const postman = await fixture.as('postman');
    const { hash } = (await postman.call('handover_collections.link', { params: { id } })).data;
    const { data } = await postman.call('packages.print', { params: { id, hash } });
    expect(data.paper.lines).toHaveLength(4);
  });

  test('F-09 N-30 a missing parcel is settled by a third person, and only with what somebody else entered of it', async () => {
    const [fine, missing] = (await pickedUp(2)) as [MadeParcel, MadeParcel];
    const id = await open('postman', 'branch');
    await scan('postman', id, 'list', [fine, missing]);
    await scan('supervisor', id, 'receive', [fine]);
    await confirm('supervisor', id, 1);
    const [row] = await casesOf('manager', id);
    const number = row?.id ?? 0;
    expect(await settle('postman', number, 'found')).toBe('missing_permission');
    expect(await settle('supervisor', number, 'found')).toBe('second_person_needed');
    expect(await settle('manager', number, 'found')).toBe('parcel_not_found_yet');
    expect(await settle('manager', number, 'reported_missing')).toBe('parcel_not_reported');
    expect(await settle('manager', number, 'belongs_here')).toBe('outcome_not_possible');
    // A step entered by its giver proves nothing, whatever time the device claims.
    await fixture.ask(
      `insert into label_entry (label_id, status, at, recorded_at, staff_id, branch_id) values ($1, 'pickup_courier', $2, $2, $3, $4)`,
      [missing.id, fixture.app.clock(), fixture.staff.postman, fixture.branches.YGN],
    );
    expect(await settle('manager', number, 'found')).toBe('parcel_not_found_yet');
    await fixture.step('staff', missing);
    expect(await settle('manager', number, 'found')).toBe('settled');
    expect(await settle('manager', number, 'found')).toBe('state_not_allowed');
    expect((await (await fixture.as('staff')).try('handover_cases.own', { params: { id: number } })).body.code).toBe(
      'state_not_allowed',
    );
  });

  test('F-06 N-30 whoever made the receiver’s account does not settle what it did not receive', async () => {
    const owner = await fixture.as('owner');
    const password = { password: 'hand-over-1', confirm_password: 'hand-over-1' };
    await owner.call('staff.create', {
      body: {
        user_name: 'made.receiver',
        name: 'မောင်အသစ်',
        role: 'staff',
        user_type: 'fcs',
        branch_id: fixture.branches.YGN as number,
        locale: 'mm',
        ...password,
      },
    });
    const receiver = fixture.app.guest();
    await receiver.signIn('made.receiver', password.password);
    await receiver.call('sessions.changePassword', {
      body: { current_password: password.password, password: 'hand-over-2', confirm_password: 'hand-over-2' },
    });
    fixture.people.set('made.receiver', receiver);
    const [fine, missing] = (await pickedUp(2)) as [MadeParcel, MadeParcel];
    const id = await open('postman', 'branch');
    await scan('postman', id, 'list', [fine, missing]);
    await scan('made.receiver', id, 'receive', [fine]);
    await confirm('made.receiver', id, 1);
    await fixture.step('staff', missing);
    const [row] = await casesOf('owner', id);
    expect(await settle('owner', row?.id ?? 0, 'found')).toBe('not_independent');
    expect(await settle('manager', row?.id ?? 0, 'found')).toBe('settled');
  });

  test('N-30 from courier to leader, and what went another way meanwhile is not missed', async () => {
    const [direct, given] = (await pickedUp(2)) as [MadeParcel, MadeParcel];
    const [waits] = (await fixture.parcels(1)) as [MadeParcel];
    const id = await open('postman', 'leader');
    expect(
      (await (await fixture.as('postman')).try('handover_collections.create', { body: { kind: 'leader' } })).body.code,
    ).toBe('collection_open');
    // Listing a parcel that was not scanned at the door also records its pick-up by the courier.
    expect(await scan('postman', id, 'list', [direct, given, waits])).toEqual([
      'already_applied',
      'already_applied',
      'applied',
    ]);
    expect((await fixture.state(waits)).holder_staff_id).toBe(fixture.staff.postman);
    // The counter receives one by the ordinary scan.
    await fixture.step('staff', direct);
    expect(await scan('courier', id, 'receive', [given, waits])).toEqual(['applied', 'applied']);
    expect((await fixture.state(given)).holder_staff_id).toBe(fixture.staff.courier);
    expect(await confirm('courier', id, 2)).toBe('hand_over');
    const done = await detail('courier', id);
    expect(done.open_cases).toBe(0);
    expect((await parcelsOf('courier', id)).map(({ state }) => state)).toEqual(['elsewhere', 'matched', 'matched']);
  });

  test('N-30 what somebody does not have is not listed, and a parcel stands on one open list', async () => {
    const [own] = (await pickedUp(1)) as [MadeParcel];
    const [others] = (await pickedUp(1, 'courier')) as [MadeParcel];
    const id = await open('postman', 'branch');
    const other = await open('postman', 'leader');
    expect(await scan('postman', id, 'list', [own, others])).toEqual(['already_applied', 'collection_not_in_hand']);
    expect(await scan('postman', other, 'list', [own])).toEqual(['collection_on_another']);
    expect(await scan('courier', id, 'list', [others])).toEqual(['collection_unknown']);
    expect(await scan('staff', id, 'list', [others])).toEqual(['collection_not_giver']);
    expect(await scan('postman', id, 'receive', [own])).toEqual(['second_person_needed']);
    expect(await scan('mdy.staff', id, 'receive', [own])).toEqual(['collection_unknown']);
    expect(await scan('postman', id, 'unlist', [own, others])).toEqual(['already_applied', 'collection_not_listed']);
    expect(await scan('postman', other, 'list', [own])).toEqual(['already_applied']);
    expect(await act('postman', 'void', other, { reason: 'wrong leader' })).toBe('inactive');
    // A voided list holds no parcels.
    expect(await scan('postman', id, 'list', [own])).toEqual(['already_applied']);
    await scan('staff', id, 'receive', [own]);
    expect(await act('postman', 'void', id, { reason: 'x' })).toBe('collection_being_received');
    expect(await act('manager', 'void', id, { reason: 'x' })).toBe('collection_being_received');
    expect(await scan('postman', id, 'unlist', [own])).toEqual(['collection_being_received']);
    expect(await scan('supervisor', id, 'receive', [others])).toEqual(['collection_taken']);
    expect(await confirm('staff', id, 1)).toBe('hand_over');
    expect(await scan('staff', id, 'receive', [others])).toEqual(['collection_not_open']);
  });

  test('S-08 N-30 two who receive at once: one is the receiver, and no parcel is received twice', async () => {
    const parcels = await pickedUp(2);
    const id = await open('postman', 'branch');
    await scan('postman', id, 'list', parcels);
    const answers = await Promise.all([
      scan('staff', id, 'receive', parcels),
      scan('supervisor', id, 'receive', parcels),
    ]);
    expect(answers.map((each) => each.join()).toSorted()).toEqual([
      'applied,applied',
      'collection_taken,collection_taken',
    ]);
    expect((await detail('postman', id)).received).toBe(2);
  });

  test('F-06 N-30 whoever gave parcels does not confirm them by an account that they had a hand in', async () => {
    const parcels = await pickedUp(1, 'courier');
    const id = await open('courier', 'branch');
    await scan('courier', id, 'list', parcels);
    await scan('supervisor', id, 'receive', parcels);
    await fixture.ask(
      `insert into audit (at, staff_id, room, record_id, record_name, action, request_id)
       select now(), p.id, 'staff', s.id::text, s.name, 'reactivate', 'test'
       from staff p, staff s where p.user_name = 'courier' and s.user_name = 'supervisor' returning id`,
    );
    expect(await confirm('supervisor', id, 1)).toBe('not_independent');
  });
});
