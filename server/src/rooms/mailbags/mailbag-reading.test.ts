import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MadeParcel, ParcelFixture } from '../tracking/testing/parcel-fixture.ts';
import { BagFixture, resultsOf } from './testing/bag-fixture.ts';

let bags: BagFixture;
let fixture: ParcelFixture;
beforeAll(async () => {
  bags = await BagFixture.open();
  fixture = bags.parcels;
});
afterAll(() => bags.close());

/** Rows whose order says nothing. */
const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();

describe('F-09 the mailbag receiver', () => {
  test('F-09 matched, short, over and damaged: each difference is a case with an owner, and nothing unscanned arrives', async () => {
    const [matched, damaged, short] = (await bags.accepted(3)) as [MadeParcel, MadeParcel, MadeParcel];
    const bag = await bags.sent([matched, damaged, short]);
    // One that travelled beside the bag, one that belongs elsewhere.
    const [loose, foreign] = [
      (await bags.accepted(1))[0] as MadeParcel,
      (await bags.accepted(1, 'TGI'))[0] as MadeParcel,
    ];
    await fixture.step('staff', loose);
    await fixture.step('staff', foreign);
    expect(resultsOf(await bags.scan('mdy.staff', 'read', [matched.code], bag.id))).toEqual(['bag_not_taken_off']);
    await bags.scan('mdy.staff', 'in', [bag.code]);
    const reading = await bags.scan(
      'mdy.staff',
      'read',
      [matched.code, { code: damaged.code, damaged: true }, { code: loose.code, id: 'over-loose-1' }, foreign.code],
      bag.id,
    );
    expect(resultsOf(reading)).toEqual(['applied', 'applied', 'bag_over', 'bag_over']);
    // Again: told, and nothing happens twice.
    expect(
      resultsOf(await bags.scan('mdy.staff', 'read', [matched.code, { code: loose.code, id: 'over-loose-1' }], bag.id)),
    ).toEqual(['bag_read_before', 'bag_over']);
    expect(await bags.give('mdy.staff', 'finish', bag.id, { seal_no: 'S-999' })).toBe('complete');
    expect(await Promise.all([matched, damaged, short, loose, foreign].map((parcel) => bags.statusOf(parcel)))).toEqual(
      [
        'arrived_to_destination_branch',
        'arrived_to_destination_branch',
        'send_to_destination_branch',
        'arrived_to_destination_branch',
        'send_to_destination_branch',
      ],
    );
    const { data: cases } = await (
      await fixture.as('mdy.manager')
    ).call('mailbag_cases.list', {
      query: { mailbag_id: String(bag.id) },
    });
    expect(sorted(cases.map(({ kind, tracking_code, owner }) => [kind, tracking_code, owner !== '']))).toEqual(
      sorted([
        ['damaged', damaged.code, true],
        ['over', loose.code, true],
        ['over', foreign.code, true],
        ['seal', null, true],
        ['short', short.code, true],
      ]),
    );
    // The branch that packed it sees them too, and others do not.
    const count = async (who: string) =>
      (await (await fixture.as(who)).call('mailbag_cases.list', { query: { mailbag_id: String(bag.id) } })).total;
    expect([await count('supervisor'), await count('tgi.staff')]).toEqual([5, 0]);
    // A missing parcel is in no bag any more: when found, it is scanned like any other.
    expect((await fixture.scan('mdy.staff', short)).status).toBe('arrived_to_destination_branch');
  });

  test('F-09 a parcel of another bag is read here and missed there no more', async () => {
    const [stray, stays] = (await bags.accepted(2)) as [MadeParcel, MadeParcel];
    const listed = await bags.sent([stray, stays]);
    const [own] = (await bags.accepted(1)) as [MadeParcel];
    const other = await bags.sent([own]);
    await bags.scan('mdy.staff', 'in', [listed.code]);
    await bags.scan('mdy.staff', 'in', [other.code]);
    expect(resultsOf(await bags.scan('mdy.staff', 'read', [own.code, stray.code], other.id))).toEqual([
      'applied',
      'bag_over',
    ]);
    await bags.scan('mdy.staff', 'read', [stays.code], listed.id);
    await bags.give('mdy.staff', 'finish', listed.id, { seal_no: 'S-100' });
    const { counts, open_cases } = await bags.detail('mdy.staff', listed.id);
    expect([counts.short, counts.elsewhere, open_cases]).toEqual([0, 1, 0]);
    expect(await bags.statusOf(stray)).toBe('arrived_to_destination_branch');
  });

  test('F-09 a case is settled by somebody else than who read the bag, and only with what the parcel shows', async () => {
    const [gone, found] = (await bags.accepted(2)) as [MadeParcel, MadeParcel];
    const bag = await bags.sent([gone, found]);
    await bags.scan('mdy.manager', 'in', [bag.code]);
    await bags.give('mdy.manager', 'finish', bag.id, { seal_no: 'S-100' });
    const manager = await fixture.as('mdy.manager');
    const { data: cases } = await manager.call('mailbag_cases.list', { query: { mailbag_id: String(bag.id) } });
    const caseOf = (parcel: MadeParcel) => cases.find(({ label_id }) => label_id === parcel.id)?.id as number;
    const settle = async (who: string, parcel: MadeParcel, outcome: string) => {
      const { status, body } = await (
        await fixture.as(who)
      ).try('mailbag_cases.settle', {
        params: { id: caseOf(parcel) },
        body: { outcome, note: 'looked everywhere' },
      });
      return status < 300 ? (body as { data: { status: string } }).data.status : body.code;
    };
    expect(await settle('mdy.manager', gone, 'found')).toBe('second_person_needed');
    expect(await settle('mdy.staff', gone, 'found')).toBe('missing_permission');
    expect(await settle('supervisor', gone, 'found')).toBe('parcel_not_found_yet');
    expect(await settle('supervisor', gone, 'seal_broken')).toBe('outcome_not_possible');
    expect(await settle('supervisor', gone, 'reported_missing')).toBe('parcel_not_reported');
    await manager.call('tracking.missing', { params: { id: gone.id }, body: { reason: 'not in the bag' } as never });
    expect(await settle('supervisor', gone, 'reported_missing')).toBe('settled');
    fixture.app.clock.advance({ minutes: 5 });
    await fixture.step('mdy.staff', found);
    const staff = await fixture.as('mdy.staff');
    const { data: owned } = await staff.call('mailbag_cases.own', { params: { id: caseOf(found) } });
    expect(owned.owner).toBe((await staff.call('sessions.activeAccount', {})).data.name);
    expect(await settle('supervisor', found, 'found')).toBe('settled');
    expect(await settle('supervisor', found, 'found')).toBe('state_not_allowed');
    const { data: lines } = await (
      await fixture.as('superadmin')
    ).call('audit.list', {
      query: { room: 'mailbag_cases' },
    });
    expect(lines.slice(0, 5).map(({ action }) => action)).toEqual(['settle', 'own', 'settle', 'create', 'create']);
  });

  test('F-09 the parcels of a bag are read off its page with what became of each', async () => {
    const [here, missed] = (await bags.accepted(2)) as [MadeParcel, MadeParcel];
    const bag = await bags.sent([here, missed]);
    await bags.scan('mdy.staff', 'in', [bag.code]);
    await bags.scan('mdy.staff', 'read', [here.code], bag.id);
    const client = await fixture.as('mdy.staff');
    const rows = async (query: object) =>
      (await client.call('mailbags.parcels', { query: { mailbag_id: String(bag.id), ...query } })).data.map(
        ({ tracking_code, state }) => [tracking_code, state],
      );
    expect(sorted(await rows({}))).toEqual(
      sorted([
        [here.code, 'matched'],
        [missed.code, 'in'],
      ]),
    );
    expect(await rows({ state: 'in' })).toEqual([[missed.code, 'in']]);
  });
});
