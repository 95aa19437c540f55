import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ParcelHouse } from './testing/parcel-house.ts';

let house: ParcelHouse;
beforeAll(async () => {
  house = await ParcelHouse.open();
});
afterAll(() => house.close());

describe('F-01 a parcel through its life', () => {
  test('F-01 S-04 normal, from the counter in Yangon to a door in Mandalay', async () => {
    const parcel = await house.parcel({ cod: 50_000, merchant: await house.merchant() });
    const seen = [
      await house.step('staff', parcel), await house.step('staff', parcel), await house.step('mdy.staff', parcel),
      await house.step('mdy.staff', parcel, { to_staff_id: house.staff['mdy.postman'] as number }), await house.step('mdy.postman', parcel),
    ];
    expect(seen.map(({ was, status, next }) => [was, status, next])).toEqual([
      ['pending', 'accept_from_origin_branch', 'send_to_destination_branch'],
      ['accept_from_origin_branch', 'send_to_destination_branch', 'arrived_to_destination_branch'],
      ['send_to_destination_branch', 'arrived_to_destination_branch', 'send_to_destination_address'],
      ['arrived_to_destination_branch', 'send_to_destination_address', 'delivered'],
      ['send_to_destination_address', 'delivered', null],
    ]);
    expect(await house.state(parcel)).toMatchObject({ status: 'delivered', rollup: 'delivered', cod_status: 'process', holder_staff_id: house.staff['mdy.postman'], previous: 'send_to_destination_address' });
    expect([await house.balance('cash:branch'), await house.balance('cash:courier'), await house.balance('payable:merchant')]).toEqual([2_500, 50_000, -49_000]);
  });
});
