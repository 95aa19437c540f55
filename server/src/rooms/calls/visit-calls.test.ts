import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PickupDesk } from '../pickup-requests/testing/pickup-desk.ts';
import { callQueueJob } from './call-queue-job.ts';

let desk: PickupDesk;
beforeAll(async () => {
  desk = await PickupDesk.open();
});
afterAll(() => desk.fixture.close());
const queue = () => callQueueJob(desk.fixture.app.app.waybill).work(null);
/** Each test begins with an empty queue. */
beforeEach(async () => {
  await queue();
  await desk.fixture.ask(`update call_task set status = 'done', done_at = created_at where status = 'pending'`);
});

const agent = () => desk.fixture.as('callcenter');
const waiting = async () =>
  (await (await agent()).call('calls.list', { query: { tab: 'pending', type: 'pickup' } })).data;
const next = async () => (await (await agent()).call('calls.next', { body: { type: 'pickup' } })).data;
const complete = (result: string, more: object = {}) => ({
  phone_selected: '09440099887',
  outcome: 'call_complete',
  result,
  next_at: null,
  remark: null,
  ...more,
});
const log = async (id: number | undefined, body: object) =>
  (await agent()).try('calls.log', { params: { id: id ?? 0 }, body });
const visitNow = async (id: number) =>
  (await (await desk.fixture.as('staff')).call('pickup_requests.detail', { params: { id } })).data;
const failed = async () => desk.done('postman', 'pickup_requests.fail', await desk.ongoing(), { reason: 'ဆိုင်ပိတ်ထား' });
const inHours = (hours: number) => new Date(desk.fixture.app.clock().getTime() + hours * 3_600_000).toISOString();

test('F-05 N-21 whoever asked for a pickup that failed is called once, with the visit and its log beside; nobody else gets that call', async () => {
  const visit = await failed();
  await queue();
  await queue();
  expect(await waiting()).toMatchObject([
    {
      type: 'pickup',
      name: 'မနှင်းဆီ',
      phones: ['09440099887'],
      pickup_request_id: visit.id,
      label_id: null,
      cod_charge: null,
    },
  ]);
  const call = await next();
  expect(call).toMatchObject({ own: true, label: null, fee: null, visit: { id: visit.id, reason: 'ဆိုင်ပိတ်ထား' } });
  expect(call?.visit?.log.map(({ status }) => status)).toContain('failed');
  expect(
    (await (await desk.fixture.as('supervisor')).call('calls.next', { body: { type: 'pickup' } })).data,
  ).toBeNull();
  const { body } = await log(call?.id, { ...complete('visit_again'), outcome: 'no_answer', result: null });
  expect(body.data).toMatchObject({
    call_type: 'second',
    ending: null,
    calls: [{ outcome: 'no_answer', fee_covered: false }],
  });
});

test('F-05 S-24 who wants another visit is visited on the day they say: the request is open again, and nobody calls about it any more', async () => {
  const visit = await failed();
  await queue();
  const call = await next();
  expect((await log(call?.id, complete('visit_again'))).body.errors).toHaveProperty('next_at');
  const { body } = await log(call?.id, complete('visit_again', { next_at: inHours(26) }));
  expect(body.data).toMatchObject({ status: 'done', ending: 'visit_again' });
  expect(await visitNow(visit.id)).toMatchObject({
    status: 'unassigned',
    time_request: '2026-11-22',
    postman_id: null,
  });
  await queue();
  expect(await waiting()).toEqual([]);
});

test('F-05 who does not want it any more says why: it is failed for good, and not called about again', async () => {
  const visit = await failed();
  await queue();
  const call = await next();
  expect((await log(call?.id, complete('not_wanted'))).body.errors).toHaveProperty('remark');
  await log(call?.id, complete('not_wanted', { remark: 'အခြားသူနှင့် ပို့လိုက်ပြီ' }));
  expect(await visitNow(visit.id)).toMatchObject({ status: 'failed', reason: 'အခြားသူနှင့် ပို့လိုက်ပြီ' });
  await queue();
  expect(await waiting()).toEqual([]);
});

test('F-05 a visit whose day is over is called about and keeps its courier on its new day; one that is collected meanwhile is not called about', async () => {
  const [late, collected] = [await desk.ongoing(), await desk.ongoing()];
  await desk.fixture.ask("update pickup_request set time_request = '2026-11-20' where id = any($1::bigint[])", [
    [late.id, collected.id],
  ]);
  await queue();
  expect((await waiting()).map((row) => row.pickup_request_id)).toEqual([late.id, collected.id]);
  await desk.done('postman', 'pickup_requests.complete', collected, { collected_count: 1, collected_weight: 1 });
  await queue();
  expect((await waiting()).map((row) => row.pickup_request_id)).toEqual([late.id]);
  const call = await next();
  await log(call?.id, complete('visit_again', { next_at: inHours(26) }));
  expect(await visitNow(late.id)).toMatchObject({
    status: 'ongoing',
    time_request: '2026-11-22',
    postman_id: desk.fixture.staff['postman'],
  });
});

test('F-05 a visit that is planned again while somebody is on the phone: the call is kept, and the visit stays as it was planned', async () => {
  const visit = await failed();
  await queue();
  const call = await next();
  await desk.done('staff', 'pickup_requests.reopen', visit);
  const { body } = await log(call?.id, complete('not_wanted', { remark: 'မလိုပါ' }));
  expect(body.data.calls).toHaveLength(1);
  expect((await visitNow(visit.id)).status).toBe('unassigned');
});

test('F-05 A-06 a visit is called about by agents of the branch whose work it is', async () => {
  await failed();
  await queue();
  const far = await desk.fixture.as('mdy.staff');
  expect((await far.call('calls.list', { query: { tab: 'pending', type: 'pickup' } })).data).toEqual([]);
  expect((await far.call('calls.next', { body: { type: 'pickup' } })).data).toBeNull();
});
