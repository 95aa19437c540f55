import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ParcelFixture, type MadeParcel } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
});
afterAll(() => fixture.close());

type Step = readonly [who: string, fields?: Parameters<ParcelFixture['scan']>[2]];
const courier = (name: string) => ({ to_staff_id: fixture.staff[name] as number });

/** Scans one step after another; what the parcel was after each. */
async function walk(parcel: MadeParcel, steps: readonly Step[]): Promise<(string | null)[]> {
  const seen: (string | null)[] = [];
  for (const [who, fields] of steps) seen.push((await fixture.step(who, parcel, fields)).status);
  return seen;
}
describe('F-01 S-04 every type of shipping, end to end, with its money', () => {
  test('F-01 S-04 normal: from the counter in Yangon to a door in Mandalay', async () => {
    const [cash, debt] = [await fixture.balance('cash:branch'), await fixture.balance('payable:merchant')];
    const parcel = await fixture.parcel({ cod: 50_000, merchant });
    expect(
      await walk(parcel, [['staff'], ['staff'], ['mdy.staff'], ['mdy.staff', courier('mdy.postman')], ['mdy.postman']]),
    ).toEqual([
      'accept_from_origin_branch',
      'send_to_destination_branch',
      'arrived_to_destination_branch',
      'send_to_destination_address',
      'delivered',
    ]);
    expect(await fixture.state(parcel)).toMatchObject({
      status: 'delivered',
      rollup: 'delivered',
      cod_status: 'process',
      holder_staff_id: fixture.staff['mdy.postman'],
      previous: 'send_to_destination_address',
      shipping_type: 'normal',
    });
    expect([
      (await fixture.balance('cash:branch')) - cash,
      await fixture.balance('cash:courier'),
      (await fixture.balance('payable:merchant')) - debt,
    ]).toEqual([2_500, 50_000, -49_000]);
  });

  test.each<[string, Parameters<ParcelFixture['parcel']>[0], string, number]>([
    ['of one branch', { to: 'YGN' }, 'direct', 4],
    ['to another town', {}, 'normal', 7],
    ['with a bus gate', { gate: true }, 'gate', 4],
    ['by the mail post', { type: 'mm_post' }, 'mail_post', 4],
  ])(
    'S-03 N-12 before its acceptance a label %s shows the road that it will take, to whoever looks',
    async (_, options, road, places) => {
      const parcel = await fixture.parcel(options);
      for (const who of ['staff', 'md']) {
        const client = await fixture.as(who);
        const { data } = await client.call('tracking.shipping', { params: { id: parcel.id } });
        expect([data.shipping_type, data.progress.length]).toEqual([road, places]);
        const { data: label } = await client.call('labels.detail', { params: { id: parcel.id } });
        expect(label.shipping_type).toBe(road);
      }
      await fixture.step('staff', parcel);
      expect((await fixture.state(parcel)).shipping_type).toBe(road);
    },
  );

  test('S-03 S-04 direct: the same branch delivers, or the receiver fetches it at the counter', async () => {
    const home = await fixture.parcel({ to: 'YGN' });
    expect(await walk(home, [['staff'], ['postman'], ['postman']])).toEqual([
      'accept_from_origin_branch',
      'send_to_destination_address',
      'delivered',
    ]);
    const counter = await fixture.parcel({ instant: true, cod: 10_000, merchant });
    const before = await fixture.balance('cash:branch');
    expect(await walk(counter, [['staff'], ['staff']])).toEqual(['accept_from_origin_branch', 'delivered']);
    expect((await fixture.balance('cash:branch')) - before).toBe(12_500);
    expect(await fixture.state(counter)).toMatchObject({ shipping_type: 'direct', holder_staff_id: null });
  });

  test('S-03 a manager who has joined the destination branch accepts as direct; head office, which covers all, does not', async () => {
    const [joined, head] = (await fixture.parcels(2, { to: 'BGO' })) as [MadeParcel, MadeParcel];
    await fixture.step('manager', joined);
    await fixture.step('superadmin', head);
    expect([(await fixture.state(joined)).shipping_type, (await fixture.state(head)).shipping_type]).toEqual([
      'direct',
      'normal',
    ]);
  });

  test('S-05 forward: over two branches', async () => {
    const { YGN, LSO, MDY, TGI } = fixture.branches;
    await (
      await fixture.as('superadmin')
    ).call('branch_routes.create', { body: { from_branch_id: YGN, to_branch_id: LSO, hops: [MDY, TGI] } });
    const parcel = await fixture.parcel({ to: 'LSO' });
    expect(
      await walk(parcel, [
        ['staff'],
        ['staff'],
        ['mdy.staff'],
        ['mdy.staff'],
        ['tgi.staff'],
        ['tgi.staff'],
        ['lso.staff'],
        ['lso.staff', courier('lso.postman')],
        ['lso.postman'],
      ]),
    ).toEqual([
      'accept_from_origin_branch',
      'send_to_forward_branch',
      'arrived_to_forward_branch',
      'send_from_forward_branch',
      'arrived_to_forward_branch',
      'send_from_forward_branch',
      'arrived_to_destination_branch',
      'send_to_destination_address',
      'delivered',
    ]);
  });

  test('S-05 redirect: to another branch, with the fee that the merchant owes', async () => {
    const parcel = await fixture.parcel({ merchant });
    await walk(parcel, [['staff'], ['staff'], ['mdy.staff']]);
    const before = await fixture.balance('income');
    const { data } = await (
      await fixture.as('mdy.manager')
    ).call('tracking.redirect', {
      params: { id: parcel.id },
      body: { deliver_branch_id: fixture.branches.NPT, reason: 'moved', fee: 700 },
    });
    expect([data.status, data.deliver_branch.code, data.shipping_type, data.next]).toEqual([
      'redirected',
      'NPT',
      'redirect',
      'send_from_redirect_branch',
    ]);
    expect(
      await walk(parcel, [['mdy.staff'], ['npt.staff'], ['npt.staff', courier('npt.postman')], ['npt.postman']]),
    ).toEqual([
      'send_from_redirect_branch',
      'arrived_to_destination_branch',
      'send_to_destination_address',
      'delivered',
    ]);
    expect(before - (await fixture.balance('income'))).toBe(700);
  });

  test('S-05 return: three failed attempts, the sender agrees, and it goes all the way back', async () => {
    const parcel = await fixture.parcel({ cod: 20_000, merchant, payment: 'from_cod' });
    await walk(parcel, [['staff'], ['staff'], ['mdy.staff']]);
    for (let attempt = 1; attempt <= 3; attempt++) {
      await walk(parcel, [
        ['mdy.staff', courier('mdy.postman')],
        ['mdy.postman', { status: 'sendback_to_destination_branch', reason: 'refused' }],
        ['mdy.staff'],
      ]);
    }
    expect(await fixture.state(parcel)).toMatchObject({
      attempts: 3,
      return_step: 'pending_return',
      status: 'arrivedback_to_destination_branch',
    });
    expect((await fixture.scan('mdy.staff', parcel, courier('mdy.postman'))).code).toBe('scan_attempts_used');
    expect((await fixture.scan('mdy.staff', parcel, { status: 'sendback_to_origin_branch' })).code).toBe(
      'scan_return_not_approved',
    );
    const desk = await fixture.as('mdy.staff');
    await desk.call('tracking.askReturn', { params: { id: parcel.id }, body: {} });
    const { data } = await desk.call('tracking.agreeReturn', {
      params: { id: parcel.id },
      body: { remark: 'ဆိုင်ရှင်က သဘောတူသည်' },
    });
    expect([data.shipping_type, data.status, data.next]).toEqual([
      'return',
      'arrivedback_to_destination_branch',
      'sendback_to_origin_branch',
    ]);
    expect(
      await walk(parcel, [
        ['mdy.staff'],
        ['staff'],
        ['staff', { ...courier('postman'), confirmed: true }],
        ['postman'],
        ['staff'],
      ]),
    ).toEqual([
      'sendback_to_origin_branch',
      'arrived_to_origin_branch',
      'sendback_to_origin_address',
      'sentback_to_customer',
      'return_confirmed',
    ]);
    expect(await fixture.state(parcel)).toMatchObject({ rollup: 'returned', cod_status: 'cancel' });
    const [journal] = await fixture.ask<{ event: string }>(
      'select event from journal where label_id = $1 order by id desc limit 1',
      [parcel.id],
    );
    expect(journal?.event).toBe('return_confirmed');
  });

  test('S-05 direct return, and a sender who is not reached', async () => {
    const parcel = await fixture.parcel({ to: 'YGN' });
    await walk(parcel, [
      ['staff'],
      ['postman'],
      ['postman', { status: 'sendback_to_origin_branch', reason: 'wrong_address' }],
      ['staff', { confirmed: true }],
    ]);
    const boss = await fixture.as('supervisor');
    await boss.call('tracking.raiseReturn', { params: { id: parcel.id }, body: { reason: 'wrong_address' } });
    await boss.call('tracking.agreeReturn', { params: { id: parcel.id }, body: {} });
    const back: Step[] = [
      ['staff', { ...courier('postman'), confirmed: true }],
      ['staff', { confirmed: true }],
    ];
    expect(await walk(parcel, [...back, ...back, ...back, ['staff']])).toEqual([
      'sendback_to_origin_address',
      'arrivedback_to_origin_branch',
      'sendback_to_origin_address',
      'arrivedback_to_origin_branch',
      'sendback_to_origin_address',
      'arrivedback_to_origin_branch',
      'schedule_return',
    ]);
    expect(await fixture.state(parcel)).toMatchObject({ shipping_type: 'fail_return', return_attempts: 3 });
    expect(
      await walk(parcel, [
        ['supervisor', { status: 'sendback_to_origin_address', ...courier('postman'), confirmed: true }],
        ['postman'],
        ['staff'],
      ]),
    ).toEqual(['sendback_to_origin_address', 'sentback_to_customer', 'return_confirmed']);
  });

  test('S-04 the mail post: its own code, COD owed by the post, or back without approval', async () => {
    const [sold, back] = (await fixture.parcels(2, { type: 'mm_post', to: 'YGN', cod: 30_000, merchant })) as [
      MadeParcel,
      MadeParcel,
    ];
    await fixture.step('staff', sold);
    expect((await fixture.scan('staff', sold)).code).toBe('scan_needs_post_code');
    expect(
      await walk(sold, [
        ['staff', { mp_tracking_code: 'rr473124829mm' }],
        ['supervisor', { confirmed: true }],
      ]),
    ).toEqual(['send_to_mmpost', 'delivered']);
    expect(await fixture.balance('receivable:mmpost')).toBe(30_000);
    const [label] = await fixture.ask<{ mp_tracking_code: string }>(
      'select mp_tracking_code from label where id = $1',
      [sold.id],
    );
    expect(label?.mp_tracking_code).toBe('RR473124829MM');
    expect((await fixture.scanMany('staff', [{ code: 'RR 4731 2482 9 MM' }])).data[0]).toMatchObject({
      code: 'scan_final',
      tracking_code: sold.code,
    });
    expect(
      await walk(back, [
        ['staff'],
        ['staff', { mp_tracking_code: 'RR473124832MM' }],
        ['staff', { status: 'mpost_return_confirmed' }],
        ['staff', { ...courier('postman'), confirmed: true }],
        ['postman'],
        ['staff'],
      ]),
    ).toEqual([
      'accept_from_origin_branch',
      'send_to_mmpost',
      'mpost_return_confirmed',
      'sendback_to_origin_address',
      'sentback_to_customer',
      'return_confirmed',
    ]);
  });

  test('S-04 the bus gate: no scan alone hands a parcel to it or delivers it', async () => {
    const parcel = await fixture.parcel({ gate: true });
    expect(await walk(parcel, [['staff']])).toEqual(['accept_from_origin_branch']);
    expect((await fixture.state(parcel)).shipping_type).toBe('gate');
    for (const fields of [{}, { status: 'accept_by_transport', confirmed: true }] as const)
      expect((await fixture.scan('manager', parcel, fields)).code).toBe('scan_needs_slip');
  });
});
