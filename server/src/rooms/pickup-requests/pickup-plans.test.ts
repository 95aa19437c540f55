import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pickupPlanJob } from './pickup-plan-job.ts';
import { PickupDesk, sorted, today } from './testing/pickup-desk.ts';

let desk: PickupDesk;
beforeAll(async () => {
  desk = await PickupDesk.open();
});
afterAll(() => desk.fixture.close());

describe('boards', () => {
  test('N-23 the list, its counts, the week and the quarters say the same of a day', async () => {
    const day = '2026-12-02';
    const clerk = await desk.fixture.as('staff');
    const [first, second] = [await desk.make({ time_request: day }), await desk.make({ time_request: day, counts: 6 })];
    await desk.done('staff', 'pickup_requests.assign', second, { postman_id: desk.fixture.staff['postman'] });
    const { total } = await clerk.call('pickup_requests.list', { query: { day } });
    const { data: counts } = await clerk.call('pickup_requests.count', { query: { day } });
    const { data: open } = await clerk.call('pickup_requests.count', { query: {} });
    expect([Number(open['unassigned']) > 0, 'complete' in open, 'complete' in counts]).toEqual([true, false, true]);
    const { data: week } = await clerk.call('pickup_requests.week', { query: { from: '2026-11-30' } });
    expect([total, counts['unassigned'], counts['pending'], week[2]]).toEqual([2, 1, 1, { day, open: 2, all: 2 }]);
    const { data: quarters } = await clerk.call('pickup_requests.quarters', { query: { day } });
    expect(quarters).toMatchObject([
      { township: { name_en: 'Hlaing' }, open: 2, unassigned: 1, parcels: 10, quarters: [] },
    ]);
    const ids = async (query: object) =>
      sorted((await clerk.call('pickup_requests.list', { query: { day, ...query } })).data.map(({ id }) => id));
    expect(await ids({ place_id: desk.places['Hlaing'] })).toEqual(sorted([first.id, second.id]));
    expect(await ids({ place_id: desk.places['Insein'] })).toEqual([]);
    expect(await ids({ courier: 'မျိုးသူ' })).toEqual([second.id]);
    expect(await ids({ search: '0944009' })).toEqual(sorted([first.id, second.id]));
    expect(await ids({ status: 'unassigned', branch_id: desk.fixture.branches['YGN'] })).toEqual([first.id]);
  });

  test('N-23 A-06 a courier sees their own visits and nothing else of the branch', async () => {
    const [own, theirs] = [
      await desk.make({ time_request: '2026-12-03', postman_id: desk.fixture.staff['courier'] }),
      await desk.make({ time_request: '2026-12-03', postman_id: desk.fixture.staff['postman'] }),
    ];
    const courier = await desk.fixture.as('courier');
    const mine = (await courier.call('pickup_requests.mine', {})).data;
    expect(mine.map(({ id }) => id)).toContain(own.id);
    expect(mine.map(({ id }) => id)).not.toContain(theirs.id);
    expect(mine.find(({ id }) => id === own.id)?.actions).toEqual([
      { command: 'accept', blocked: null },
      { command: 'deny', blocked: null },
    ]);
    expect((await courier.try('pickup_requests.detail', { params: { id: theirs.id } })).status).toBe(404);
    const { data } = await courier.call('pickup_requests.list', { query: { day: '2026-12-03' } });
    expect(data.map(({ id }) => id)).toEqual([own.id]);
  });
});

describe('weekly plans', () => {
  const plan = (change: object = {}) => ({
    customer_id: desk.merchant.id,
    weekdays: [6, 1],
    day_part: 'evening',
    vehicle: 'car',
    counts: 10,
    until: '2026-11-28',
    ...change,
  });
  const work = () =>
    pickupPlanJob({ services: desk.fixture.app.app.waybill.services, db: desk.fixture.app.app.waybill.db }).work({});
  const madeBy = (id: number) =>
    desk.fixture.ask<{ time_request: string; status: string; counts: number }>(
      'select time_request::text, status, counts from pickup_request where plan_id = $1 order by time_request',
      [id],
    );

  test('F-04 A-06 a plan of another branch’s customer, or of one without an address, is refused', async () => {
    const stranger = await desk.fixture.merchant();
    const refused = async (by: string, customer_id: number) =>
      (await (await desk.fixture.as(by)).try('pickup_plans.create', { body: plan({ customer_id }) })).body.code;
    expect(await refused('mdy.staff', desk.merchant.id)).toBe('validation_failed');
    expect(await refused('staff', stranger)).toBe('customer_without_address');
  });

  test('F-04 a plan makes one request a day, however often the job runs, until its last day or until it is ended', async () => {
    const clerk = await desk.fixture.as('staff');
    const { data: saturdays } = await clerk.call('pickup_plans.create', { body: plan() });
    expect(saturdays.days.map(({ name_en }) => name_en)).toEqual(['Monday', 'Saturday']);
    await Promise.all([work(), work()]);
    await work();
    expect(await madeBy(saturdays.id)).toEqual([{ time_request: today, status: 'unassigned', counts: 10 }]);
    const { data: ended } = await clerk.call('pickup_plans.create', { body: plan({ weekdays: [1] }) });
    await clerk.call('pickup_plans.end', { params: { id: ended.id } });
    expect((await clerk.try('pickup_plans.end', { params: { id: ended.id } })).body.code).toBe('state_not_allowed');
    for (let day = 0; day < 16; day++) {
      desk.fixture.app.clock.advance({ days: 1 });
      await work();
    }
    expect((await madeBy(saturdays.id)).map(({ time_request }) => time_request)).toEqual([
      today,
      '2026-11-23',
      '2026-11-28',
    ]);
    expect(await madeBy(ended.id)).toEqual([]);
  });
});
