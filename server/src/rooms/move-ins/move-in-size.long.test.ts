import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { MoveInDesk, customerRow, parcelRow } from './testing/move-in-desk.ts';

let desk: MoveInDesk;
beforeAll(async () => {
  desk = await MoveInDesk.open();
});
afterAll(() => desk.close());

test('W-05 5,000 customers and 20,000 parcels are checked, signed and written as a whole', async () => {
  const { id } = await desk.begin('Large');
  const customers = Array.from({ length: 5_000 }, () => customerRow({ opening_cod: 10_000 }));
  const stages = [
    'at_origin',
    'on_the_way',
    'at_destination',
    'failed',
    'returning',
    'delivered_branch',
    'delivered_ready',
  ];
  const parcels = Array.from({ length: 20_000 }, (_, at) =>
    parcelRow(String(customers[at % customers.length]?.['code']), { parcel_status: stages[at % stages.length] ?? '' }),
  );
  const began = performance.now();
  const took: Record<string, number> = {};
  const lap = (name: string) => (took[name] = Math.round((performance.now() - began) / 1000));
  await desk.add(id, 'customers', customers);
  lap('customers checked');
  await desk.add(id, 'parcels', parcels);
  lap('parcels checked');
  expect(await desk.problems(id)).toEqual([]);
  const { status } = await desk.bring(id);
  lap('written');
  process.stdout.write(
    `move-in of 5,000 customers and 20,000 parcels: ${JSON.stringify(took)} seconds from the start\n`,
  );
  const [made] = await desk.query(
    "select (select count(*)::int from label where origin = 'move_in') as labels, (select count(*)::int from customer_phone) as phones",
  );
  expect([status, made.labels]).toEqual(['complete', 20_000]);
  expect(await verifyLedger(desk.app.app.waybill.db)).toEqual([]);
}, 900_000);
