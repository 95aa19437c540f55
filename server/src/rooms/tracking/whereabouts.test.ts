import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ParcelFixture, type MadeParcel, type ParcelOptions } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant(2);
});
afterAll(() => fixture.close());

const courier = (name: string) => ({ to_staff_id: fixture.staff[name] as number });

/** A parcel that lies at Mandalay, or is with its postman. */
async function inMandalay(options: ParcelOptions = {}, { out = false } = {}): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ merchant, ...options });
  await fixture.step('staff', parcel);
  await fixture.step('staff', parcel);
  await fixture.step('mdy.staff', parcel);
  if (out) await fixture.step('mdy.staff', parcel, courier('mdy.postman'));
  return parcel;
}

describe('N-12 where a parcel stands', () => {
  test('N-12 type, progress along its sequence, whose turn it is, and what may be done', async () => {
    const parcel = await inMandalay();
    const { data } = await (await fixture.as('mdy.staff')).call('tracking.shipping', { params: { id: parcel.id } });
    expect(data.progress.map(({ status, state }) => [status, state])).toEqual([
      ['pending', 'done'],
      ['accept_from_origin_branch', 'done'],
      ['send_to_destination_branch', 'done'],
      ['arrived_to_destination_branch', 'current'],
      ['send_to_destination_address', 'ahead'],
      ['delivered', 'ahead'],
    ]);
    expect([data.next, data.next_branch?.code, data.queue]).toEqual(['send_to_destination_address', 'MDY', 'deliver']);
    expect(data.steps).toEqual([
      { status: 'send_to_destination_address', blocked: null, confirm: false, needs: ['courier'], usual: true },
      { status: 'delivered', blocked: null, confirm: false, needs: [], usual: false },
      {
        status: 'sendback_to_origin_branch',
        blocked: 'scan_return_not_approved',
        confirm: false,
        needs: [],
        usual: false,
      },
    ]);
    expect(data.actions).toEqual([
      { command: 'rollback', blocked: null },
      { command: 'redirect', blocked: 'missing_permission', permission: 'label.redirect' },
      { command: 'missing', blocked: 'missing_permission', permission: 'label.decide' },
      { command: 'return_raise', blocked: null },
      { command: 'recall', blocked: null },
    ]);
  });

  test('N-12 the origin branch sees it too, and hears that it is not its turn', async () => {
    const parcel = await inMandalay();
    const { data } = await (await fixture.as('staff')).call('tracking.shipping', { params: { id: parcel.id } });
    expect(data.steps[0]).toMatchObject({ status: 'send_to_destination_address', blocked: 'scan_wrong_branch' });
    expect(data.actions[0]).toEqual({ command: 'rollback', blocked: 'rollback_other_branch' });
  });

  test('A-06 people of the street see what they hold themselves and nothing else of their branch', async () => {
    const [mine, other] = [await inMandalay({}, { out: true }), await inMandalay()];
    const postman = await fixture.as('mdy.postman');
    const see = async (parcel: MadeParcel) =>
      (await postman.try('tracking.shipping', { params: { id: parcel.id } })).status;
    expect([await see(mine), await see(other)]).toEqual([200, 404]);
    await fixture.ask(`update label set destination_no = '12', destination_street = '30 လမ်း' where id = $1`, [mine.id]);
    const out = (await postman.call('tracking.parcels', { query: { queue: 'out', per_page: '200' } })).data;
    expect(out.find(({ id }) => id === mine.id)).toMatchObject({ destination_address: '12၊ 30 လမ်း' });
    expect((await postman.call('tracking.count', {})).data.deliver).toBe(0);
  });
});

describe('N-14 the branch’s work', () => {
  test('N-14 a parcel is in the queue of the branch that must act next, and in no other', async () => {
    const parcel = await fixture.parcel({ merchant });
    const queues = ['accept', 'send', 'receive', 'deliver', 'out', 'return', 'missing'];
    const where = async () => {
      const found: string[] = [];
      for (const who of ['supervisor', 'mdy.manager'])
        for (const queue of queues) {
          const { data } = await (
            await fixture.as(who)
          ).call('tracking.parcels', { query: { queue, per_page: '200', sort: '-status_at' } });
          if (data.some(({ id }) => id === parcel.id)) found.push(`${who} ${queue}`);
        }
      return found.join();
    };
    const seen = [await where()];
    for (const [who, fields] of [
      ['staff', {}],
      ['staff', {}],
      ['mdy.staff', {}],
      ['mdy.staff', courier('mdy.postman')],
      ['mdy.postman', { status: 'sendback_to_destination_branch', reason: 'not_home' }],
      ['mdy.staff', {}],
    ] as const) {
      await fixture.step(who, parcel, fields);
      seen.push(await where());
    }
    await (
      await fixture.as('mdy.staff')
    ).call('tracking.raiseReturn', { params: { id: parcel.id }, body: { reason: 'refused' } });
    seen.push(await where());
    await (
      await fixture.as('mdy.manager')
    ).call('tracking.missing', { params: { id: parcel.id }, body: { reason: 'x' } });
    seen.push(await where());
    expect(seen).toEqual([
      'supervisor accept',
      'supervisor send',
      'mdy.manager receive',
      'mdy.manager deliver',
      'mdy.manager out',
      'mdy.manager out',
      'mdy.manager deliver',
      'mdy.manager return',
      'mdy.manager missing',
    ]);
  });

  test('N-14 the numbers of the tabs are those of their lists', async () => {
    const boss = await fixture.as('mdy.manager');
    const { data } = await boss.call('tracking.count', {});
    for (const [queue, n] of Object.entries(data))
      expect([queue, (await boss.call('tracking.parcels', { query: { queue } })).total]).toEqual([queue, n]);
  });
});

describe('N-15 many codes at once', () => {
  test('N-15 one row a code, in the order asked; unknown and foreign look the same', async () => {
    const [mine, foreign] = [await inMandalay(), await fixture.parcel({ from: 'NPT', to: 'TGI' })];
    const { data } = await (
      await fixture.as('staff')
    ).call('tracking.track', {
      body: { codes: [mine.code.toLowerCase(), foreign.code, 'EX999999995XM', 'nonsense', mine.code] },
    });
    expect(data.map(({ found, status, holder_branch, next }) => [found, status, holder_branch?.code, next])).toEqual([
      [true, 'arrived_to_destination_branch', 'MDY', 'send_to_destination_address'],
      [false, null, undefined, null],
      [false, null, undefined, null],
      [false, null, undefined, null],
      [true, 'arrived_to_destination_branch', 'MDY', 'send_to_destination_address'],
    ]);
    expect({ ...data[1], code: '' }).toEqual({ ...data[2], code: '' });
  });
});
