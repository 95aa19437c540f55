import { afterAll, beforeAll, expect, test } from 'vitest';
import { resumeJob } from '../../app/resume-job.ts';
import { startJobChild } from '../../kernel/testing/job-child.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { MoveInDesk, customerRow, parcelRow } from './testing/move-in-desk.ts';

let desk: MoveInDesk;
beforeAll(async () => {
  desk = await MoveInDesk.open();
});
afterAll(() => desk.close());

/** The phone of a shop that has money in the books since the first test. */
let atWork = '';
const booksProblems = () => verifyLedger(desk.app.app.waybill.db);
const held = async (kind: string, column: string, owner: number) =>
  Number(
    (
      await desk.query(
        `select coalesce(sum(p.amount), 0) as sum from posting p join account a on a.id = p.account_id where a.kind = $1 and a.${column} = $2`,
        [kind, owner],
      )
    )[0].sum,
  );
const sums = async (id: number) =>
  (await desk.detail(id)).totals.map(({ what, branch, count, amount }) => [what, branch?.name_en ?? '', count, amount]);

test('W-05 F-01 M-05 an operator moves in: shops, couriers, cash and parcels of all stages, with the figures written by hand', async () => {
  const { id } = await desk.begin();
  const shop = customerRow({ cod_plan: 'flat' });
  const code = String(shop['code']);
  atWork = String(shop['phone']);
  const parcels = {
    waiting: parcelRow(code, { parcel_status: 'At the origin branch' }),
    moving: parcelRow(code, { parcel_status: 'on_the_way' }),
    out: parcelRow(code, { parcel_status: 'with_courier', courier: 'ko-htet', cod_amount: 80_000 }),
    failed: parcelRow(code, { parcel_status: 'failed' }),
    returning: parcelRow(code, { parcel_status: 'returning' }),
    courier: parcelRow(code, {
      parcel_status: 'delivered_courier',
      courier: 'ko-htet',
      cod_amount: 100_000,
      payment_type: 'receiver_pay',
    }),
    till: parcelRow(code, { parcel_status: 'delivered_branch', cod_amount: 200_000, payment_type: 'from_cod' }),
    ready: parcelRow(code, { parcel_status: 'delivered_ready', cod_amount: 300_000 }),
    credit: parcelRow(String(shop['phone']), { parcel_status: 'at_destination', payment_type: 'credit' }),
  };
  const filled = (row: object) => ({ courier: '', payment_type: '', ...row });
  // In any order: a parcel names a customer and a courier of sheets that come later.
  await desk.add(id, 'parcels', Object.values(parcels).map(filled));
  expect(await desk.problems(id)).toContain('parcels 2 customer move_in_unknown');
  await desk.add(id, 'customers', [shop]);
  await desk.add(id, 'staff', [
    { user_name: 'ko-htet', name: 'Ko Htet', phone: '09677000001', role: 'Courier', branch: 'MDY' },
  ]);
  await desk.add(id, 'balances', [
    { branch: 'MDY', courier: '', amount: 500_000, note: 'counted on Saturday' },
    { branch: 'MDY', courier: 'ko-htet', amount: 40_000, note: '' },
  ]);
  expect(await desk.problems(id)).toEqual([]);
  expect(await desk.bring(id)).toMatchObject({ status: 'complete', bad: 0 });
  expect(await sums(id)).toContainEqual(['delivered_ready', 'Mandalay Branch Office', 1, 300_000]);

  const labels = await desk.query(
    `select l.reference_id, l.tracking_code, s.status, s.cod_status, s.holder_branch_id, st.user_name as holder
    from label l join label_state s on s.label_id = l.id left join staff st on st.id = s.holder_staff_id where l.origin = 'move_in'`,
  );
  const labelOf = (row: object) => labels.find(({ reference_id }) => reference_id === (row as { code: string }).code);
  expect(
    Object.entries(parcels).map(([name, row]) => [
      name,
      labelOf(row)?.status,
      labelOf(row)?.cod_status,
      labelOf(row)?.holder,
    ]),
  ).toEqual([
    ['waiting', 'accept_from_origin_branch', 'ongoing', null],
    ['moving', 'send_to_destination_branch', 'ongoing', null],
    ['out', 'send_to_destination_address', 'ongoing', 'ko-htet'],
    ['failed', 'arrivedback_to_destination_branch', 'ongoing', null],
    ['returning', 'sendback_to_origin_branch', 'ongoing', null],
    ['courier', 'delivered', 'process', 'ko-htet'],
    ['till', 'delivered', 'process', null],
    ['ready', 'delivered', 'ready_to_clearance', null],
    ['credit', 'arrived_to_destination_branch', 'ongoing', null],
  ]);
  const merchant = Number(
    (await desk.query('select id from customer where business_name = $1', [shop['business_name']]))[0].id,
  );
  const courier = Number((await desk.query("select id from staff where user_name = 'ko-htet'"))[0].id);
  // COD 100,000 + 200,000 + 300,000; fees of 1 % 6,000; shipping from COD 3,000.
  expect(await held('payable:merchant', 'customer_id', merchant)).toBe(-591_000);
  expect(await held('receivable:merchant', 'customer_id', merchant)).toBe(3_000);
  // The parcel's COD and shipping, and what he had besides.
  expect(await held('cash:courier', 'staff_id', courier)).toBe(100_000 + 3_000 + 40_000);
  expect(await held('cash:branch', 'branch_id', desk.fixture.mandalay)).toBe(500_000 + 200_000);
  expect(
    await desk.query("select 1 from posting p join account a on a.id = p.account_id where a.kind = 'income'"),
  ).toEqual([]);
  expect(await booksProblems()).toEqual([]);

  // Found by the former code, and it goes on like any other.
  const found = await desk.maker.call('labels.list', {
    query: { search: String(parcels.moving['code']), tab: 'search' },
  });
  expect(found.data.map(({ tracking_code }) => tracking_code)).toEqual([labelOf(parcels.moving)?.tracking_code]);
  const scan = {
    scan_id: 'move-in-1',
    tracking_code: labelOf(parcels.moving)?.tracking_code,
    scanned_at: desk.app.clock().toISOString(),
  };
  const scanned = await desk.fixture.other.call('tracking.scan', { body: { scans: [scan] } as never });
  expect(scanned.data[0]).toMatchObject({ result: 'applied', status: 'arrived_to_destination_branch' });
  // The courier hands in what he brought along.
  const handed = await desk.query(
    'select count(*)::int as n, sum(amount)::int as amount from label_cash where staff_id = $1',
    [courier],
  );
  expect(handed).toEqual([{ n: 2, amount: 143_000 }]);
  expect(await booksProblems()).toEqual([]);
});

test('W-05 an insider’s rows are refused: a debt wiped, money for a shop or a till that is at work, a courier of another branch', async () => {
  const { id } = await desk.begin('Insider');
  await desk.add(id, 'balances', [
    { branch: 'MDY', courier: '', amount: 1 },
    { branch: 'YGN', courier: '', amount: -1 },
    { branch: 'MDY', courier: 'ko-htet', amount: 1 },
    { branch: 'BGO', courier: 'ko-htet', amount: 1 },
    { branch: 'MDY', courier: 'nobody', amount: 1 },
  ]);
  await desk.add(id, 'parcels', [
    parcelRow(atWork, { parcel_status: 'delivered_ready' }),
    parcelRow(atWork, { parcel_status: 'delivered_ready', cod_amount: 0 }),
    parcelRow(atWork, { parcel_status: 'with_courier' }),
    parcelRow(atWork, { parcel_status: 'on_the_way', destination_branch: 'YGN' }),
    parcelRow('nobody'),
  ]);
  await desk.add(id, 'staff', [
    { user_name: 'new-md', name: 'New MD', phone: '', role: 'super-admin', branch: '' },
    { user_name: 'ko-other', name: 'Other', phone: '09677000001', role: 'Courier', branch: 'MDY' },
  ]);
  expect(await desk.problems(id)).toEqual([
    'balances 2 branch move_in_at_work',
    'balances 3 amount min',
    'balances 4 courier move_in_at_work',
    'balances 5 courier move_in_not_courier',
    'balances 6 courier move_in_unknown',
    'parcels 2 customer move_in_at_work',
    'parcels 3 customer move_in_at_work',
    'parcels 3 cod_amount move_in_no_money',
    'parcels 4 - required',
    'parcels 5 parcel_status move_in_one_branch',
    'parcels 6 customer move_in_unknown',
    'staff 2 role role_not_assignable',
    'staff 3 phone move_in_known',
  ]);
});

test('W-05 S-08 Q-05 a process that is killed while it writes a move-in leaves nothing, and the next one writes it once', async () => {
  const { id } = await desk.begin('Killed');
  const shop = customerRow();
  await desk.add(id, 'customers', [shop, customerRow()]);
  await desk.add(id, 'parcels', [parcelRow(String(shop['code'])), parcelRow(String(shop['code']))]);
  await desk.propose(id);
  await desk.sign(id);
  const children = async (waiting: boolean) =>
    (
      await desk.query(
        `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and application_name = 'job-child' ${waiting ? "and wait_event_type = 'Lock'" : ''}`,
      )
    )[0].n;
  // The customers are written by then: the labels wait for this place.
  const holder = await desk.app.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from place where id = $1 for update', [desk.fixture.places.chanaye]);
  const child = await startJobChild(desk.app.database.url, 'move_in', { id });
  await expect.poll(() => children(true), { timeout: 20_000 }).toBe(1);
  await child.kill();
  await holder.query('rollback');
  holder.release();
  await expect.poll(() => children(false), { timeout: 20_000 }).toBe(0);
  const written = async () =>
    (
      await desk.query(
        'select (select count(*)::int from customer where business_name = $1) as customers, (select count(*)::int from label l join customer c on c.id = l.merchant_id where c.business_name = $1) as labels',
        [shop['business_name']],
      )
    )[0];
  expect([(await desk.detail(id)).status, await written()]).toEqual(['writing', { customers: 0, labels: 0 }]);
  await resumeJob(desk.app.app.waybill).work({});
  expect(
    await desk.query('select payload from graphile_worker._private_jobs where key = $1', [`move_in:${id}`]),
  ).toEqual([{ payload: { id } }]);
  await desk.work(id);
  await desk.work(id);
  expect([(await desk.detail(id)).status, await written()]).toEqual(['complete', { customers: 1, labels: 2 }]);
  expect(await booksProblems()).toEqual([]);
}, 60_000);
