import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTrackingCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { scanId, type MadeParcel, type ParcelFixture } from '../tracking/testing/parcel-fixture.ts';
import { BagFixture, codes, resultsOf } from './testing/bag-fixture.ts';

let bags: BagFixture;
let fixture: ParcelFixture;
beforeAll(async () => {
  bags = await BagFixture.open();
  fixture = bags.parcels;
});
afterAll(() => bags.close());

describe('S-23 packing and sending', () => {
  test('S-23 E-08 a bag is filled, sealed, handed over with all its parcels, in and out of a branch on its way, read and finished', async () => {
    const parcels = await bags.accepted(4);
    const bag = await bags.bag();
    expect([bag.status, bag.from.code, bag.to.code, bag.may_fill]).toEqual(['pending', 'YGN', 'MDY', true]);
    expect(resultsOf(await bags.scan('staff', 'pack', codes(parcels), bag.id))).toEqual(parcels.map(() => 'applied'));
    // Packed, but still at the branch.
    expect(await bags.statusOf(parcels[0] as MadeParcel)).toBe('accept_from_origin_branch');
    expect(await bags.give('staff', 'seal', bag.id, { seal_no: 'S-100', weight: 12.5 })).toBe('process');
    const sealed = await bags.detail('staff', bag.id);
    expect([sealed.parcels, sealed.seal_no, sealed.weight, sealed.counts.in]).toEqual([4, 'S-100', 12.5, 4]);
    expect(resultsOf(await bags.scan('staff', 'out', [bag.code]))).toEqual(['applied']);
    expect(await Promise.all(parcels.map((parcel) => bags.statusOf(parcel)))).toEqual(
      parcels.map(() => 'send_to_destination_branch'),
    );
    expect((await bags.detail('staff', bag.id)).status).toBe('accept_by_transport');
    // The branch on the way scans the bag alone.
    expect(resultsOf(await bags.scan('npt.staff', 'in', [bag.code]))).toEqual(['applied']);
    expect((await bags.detail('npt.staff', bag.id)).holder.code).toBe('NPT');
    expect(resultsOf(await bags.scan('npt.staff', 'out', [bag.code]))).toEqual(['applied']);
    expect(await Promise.all(parcels.map((parcel) => bags.statusOf(parcel)))).toEqual(
      parcels.map(() => 'send_to_destination_branch'),
    );
    expect(resultsOf(await bags.scan('mdy.staff', 'in', [bag.code]))).toEqual(['applied']);
    // The seal is read off the bag, not off the screen.
    const arrived = await bags.detail('mdy.staff', bag.id);
    expect([arrived.status, arrived.seal_no, arrived.may_read]).toEqual(['arrived_from_transport', null, true]);
    expect(resultsOf(await bags.scan('mdy.staff', 'read', codes(parcels), bag.id))).toEqual(
      parcels.map(() => 'applied'),
    );
    expect(await Promise.all(parcels.map((parcel) => bags.statusOf(parcel)))).toEqual(
      parcels.map(() => 'arrived_to_destination_branch'),
    );
    expect(await bags.give('mdy.staff', 'finish', bag.id, { seal_no: 's-100 ' })).toBe('complete');
    const done = await bags.detail('mdy.staff', bag.id);
    expect([done.counts.matched, done.counts.short, done.open_cases, done.seal_no]).toEqual([4, 0, 0, 'S-100']);
    expect(done.entries.map(({ status }) => status)).toEqual([
      'process',
      'send_from_transport',
      'checkin_transit',
      'checkout_transit',
      'arrived_from_transport',
      'complete',
    ]);
    const { data: lines } = await (await fixture.as('superadmin')).call('audit.list', { query: { room: 'mailbags' } });
    expect(lines.slice(0, 7).map(({ action }) => action)).toEqual([
      'finish',
      'receive',
      'check_out',
      'check_in',
      'hand_over',
      'seal',
      'create',
    ]);
  });

  test('S-07 S-23 a wrong parcel is refused with the branch and the bag it belongs to; the parcel stays as it was', async () => {
    const [elsewhere, none, waits, here] = [
      (await bags.accepted(1, 'TGI'))[0] as MadeParcel,
      (await bags.accepted(1, 'BGO'))[0] as MadeParcel,
      await fixture.parcel(),
      (await bags.accepted(1, 'YGN'))[0] as MadeParcel,
    ];
    const [bag, right] = [await bags.bag(), await bags.bag('TGI')];
    const answers = await bags.scan(
      'staff',
      'pack',
      [elsewhere.code, none.code, waits.code, here.code, makeTrackingCode('EX', 99_999_998), 'nonsense', bag.code],
      bag.id,
    );
    expect(resultsOf(answers)).toEqual([
      'bag_wrong_parcel',
      'bag_none_open',
      'bag_not_due',
      'bag_not_due',
      'scan_unknown_code',
      'scan_bad_code',
      'scan_unknown_code',
    ]);
    expect(answers[0]?.message).toContain(right.code);
    expect(answers[0]?.message).toContain('Taunggyi');
    expect(await bags.statusOf(elsewhere)).toBe('accept_from_origin_branch');
    expect((await bags.detail('staff', bag.id)).parcels).toBe(0);
    expect(await bags.give('staff', 'seal', bag.id, { seal_no: 'x' })).toBe('bag_empty');
  });

  test('S-23 a parcel lies in one bag: two people pack it at once, one has it; scanned twice it is there once; taken out it is free', async () => {
    const [parcel] = (await bags.accepted(1)) as [MadeParcel];
    const two = [await bags.bag(), await bags.bag()] as const;
    const both = await Promise.all(two.map((bag) => bags.scan('staff', 'pack', [parcel.code], bag.id)));
    expect(both.map(resultsOf).flat().toSorted()).toEqual(['applied', 'bag_other_bag']);
    const won = two[both.findIndex((one) => resultsOf(one)[0] === 'applied')] as (typeof two)[number];
    const lost = two.find((bag) => bag !== won) as (typeof two)[number];
    expect(both.flat().find(({ code }) => code === 'bag_other_bag')?.message).toContain(won.code);
    expect(resultsOf(await bags.scan('staff', 'pack', [parcel.code, parcel.code], won.id))).toEqual([
      'already_applied',
      'already_applied',
    ]);
    expect((await bags.detail('staff', won.id)).parcels).toBe(1);
    // In a bag it cannot be sent, redirected or reported separately.
    expect((await fixture.scan('staff', parcel)).code).toBe('scan_in_bag');
    expect(resultsOf(await bags.scan('staff', 'unpack', [parcel.code], lost.id))).toEqual(['bag_not_in']);
    expect(resultsOf(await bags.scan('staff', 'unpack', [parcel.code], won.id))).toEqual(['already_applied']);
    expect(resultsOf(await bags.scan('staff', 'pack', [parcel.code], lost.id))).toEqual(['applied']);
    expect(await bags.give('staff', 'seal', lost.id, { seal_no: 'S' })).toBe('process');
    expect(resultsOf(await bags.scan('staff', 'pack', codes(await bags.accepted(1)), lost.id))).toEqual([
      'bag_not_open',
    ]);
    expect(resultsOf(await bags.scan('staff', 'unpack', [parcel.code], lost.id))).toEqual(['bag_not_open']);
  });

  test('S-23 a sealed bag is opened again by a supervisor with a reason, and by nobody once it was sent', async () => {
    const bag = await bags.bag();
    await bags.scan('staff', 'pack', codes(await bags.accepted(2)), bag.id);
    await bags.give('staff', 'seal', bag.id, { seal_no: 'S' });
    expect(await bags.give('staff', 'unseal', bag.id, { reason: 'x' })).toBe('missing_permission');
    expect(await bags.give('supervisor', 'unseal', bag.id, { reason: 'one more' })).toBe('pending');
    await bags.give('staff', 'seal', bag.id, { seal_no: 'T' });
    expect(await bags.give('staff', 'hand_over', bag.id)).toBe('accept_by_transport');
    expect(await bags.give('supervisor', 'unseal', bag.id, { reason: 'x' })).toBe('state_not_allowed');
  });

  test('S-05 S-23 a bag with a parcel whose road has changed is neither sealed nor sent until it is out', async () => {
    const [stays, goes] = (await bags.accepted(2, 'MLM')) as [MadeParcel, MadeParcel];
    const bag = await bags.bag('MLM');
    await bags.scan('staff', 'pack', codes([stays, goes]), bag.id);
    const director = await fixture.as('superadmin');
    const { data: route } = await director.call('branch_routes.create', {
      body: { from_branch_id: bags.idOf('YGN'), to_branch_id: bags.idOf('MLM'), hops: [bags.idOf('BGO')] },
    });
    expect(await bags.give('staff', 'seal', bag.id, { seal_no: 'S' })).toBe('bag_misfit');
    await director.call('branch_routes.remove', { params: { id: route.id } });
    expect(await bags.give('staff', 'seal', bag.id, { seal_no: 'S' })).toBe('process');
  });

  test('S-08 a bag that is scanned twice moves once; another scan is told; the same one again is answered as the first time', async () => {
    const bag = await bags.bag();
    await bags.scan('staff', 'pack', codes(await bags.accepted(1)), bag.id);
    await bags.give('staff', 'seal', bag.id, { seal_no: 'S' });
    const once = { code: bag.code, id: 'bag-scan-out-1' };
    const both = await Promise.all([
      bags.scan('staff', 'out', [once]),
      bags.scan('staff', 'out', [{ ...once, id: 'bag-scan-out-2' }]),
    ]);
    expect(both.map(resultsOf).flat().toSorted()).toEqual(['applied', 'state_not_allowed']);
    const first = resultsOf(both[0] as never)[0] === 'applied' ? once.id : 'bag-scan-out-2';
    expect(resultsOf(await bags.scan('staff', 'out', [{ ...once, id: first }]))).toEqual(['already_applied']);
    expect(resultsOf(await bags.scan('staff', 'in', [bag.code]))).toEqual(['bag_moved_before']);
    expect(resultsOf(await bags.scan('staff', 'in', ['EX473124829XM']))).toEqual(['bag_needs_bag_code']);
  });

  test('S-23 only its own branches see a bag; one that turns up elsewhere can be taken in there', async () => {
    const bag = await bags.sent(await bags.accepted(1));
    const [stranger, seen] = [await fixture.as('tgi.staff'), await fixture.as('mdy.staff')];
    expect((await stranger.try('mailbags.detail', { params: { id: bag.id } })).body.code).toBe('not_found');
    expect((await seen.try('mailbags.detail', { params: { id: bag.id } })).status).toBe(200);
    expect(resultsOf(await bags.scan('tgi.staff', 'in', [bag.code]))).toEqual(['applied']);
    expect((await stranger.try('mailbags.detail', { params: { id: bag.id } })).status).toBe(200);
  });

  test('S-23 a bag that was opened by mistake is deleted while it is empty', async () => {
    const [empty, full] = [await bags.bag(), await bags.bag()];
    await bags.scan('staff', 'pack', codes(await bags.accepted(1)), full.id);
    const staff = await fixture.as('staff');
    expect((await staff.try('mailbags.remove', { params: { id: full.id } })).body.code).toBe('in_use');
    expect((await staff.try('mailbags.remove', { params: { id: empty.id } })).status).toBe(200);
    expect((await staff.try('mailbags.create', { body: { to_branch_id: bags.idOf('YGN') } })).body.code).toBe(
      'bag_same_branch',
    );
  });
});

describe('bad input', () => {
  test('a malformed scan is refused by itself and the others are applied', async () => {
    const parcels = await bags.accepted(2);
    const bag = await bags.bag();
    const client = await fixture.as('staff');
    const scanned_at = fixture.app.clock().toISOString();
    const one = (code: string) => ({
      scan_id: scanId(),
      tracking_code: code,
      scanned_at,
      doing: 'pack',
      mailbag_id: bag.id,
    });
    const [first, second] = codes(parcels);
    const { data } = await client.call('mailbags.scan', {
      body: { scans: [one(first as string), { scan_id: 'broken-scan', tracking_code: 7 }, one(second as string)] },
    });
    expect(data.map(({ result, code }) => code ?? result)).toEqual(['applied', 'validation_failed', 'applied']);
    expect(data[1]?.scan_id).toBe('broken-scan');
  });

  test('a bag of another operator branch cannot be filled, and one that does not exist is said to be unknown', async () => {
    const bag = await bags.bag();
    const parcels = await bags.accepted(1);
    expect(resultsOf(await bags.scan('mdy.staff', 'pack', codes(parcels), bag.id))).toEqual(['bag_other_branch']);
    expect(resultsOf(await bags.scan('tgi.staff', 'pack', codes(parcels), bag.id))).toEqual(['bag_unknown']);
    expect(resultsOf(await bags.scan('staff', 'pack', codes(parcels), 999_999))).toEqual(['bag_unknown']);
  });
});
