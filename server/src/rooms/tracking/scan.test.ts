import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { jobsOf } from '../../app/all-jobs.ts';
import { ParcelFixture, scanId, type MadeParcel, type ParcelOptions } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
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
describe('S-07 scans that are refused, one by one', () => {
  const at = async (status: LabelStatus, requests: ParcelOptions = {}): Promise<MadeParcel> => {
    const parcel = await fixture.parcel(requests);
    const road: Step[] = [['staff'], ['staff'], ['mdy.staff'], ['mdy.staff', courier('mdy.postman')], ['mdy.postman']];
    const places = [
      'accept_from_origin_branch',
      'send_to_destination_branch',
      'arrived_to_destination_branch',
      'send_to_destination_address',
      'delivered',
    ];
    await walk(parcel, road.slice(0, places.indexOf(status) + 1));
    return parcel;
  };

  test('S-07 a request of good and bad scans: each is answered by itself, in order, and a refused one changes nothing', async () => {
    const [good, twice] = (await fixture.parcels(2)) as [MadeParcel, MadeParcel];
    const { data, applied, refused } = await fixture.scanMany('staff', [
      { code: good.code },
      { code: 'EX000000018XM' },
      { code: 'EX999999995XM' },
      { code: twice.code },
      { code: twice.code },
      { code: good.code, status: 'nonsense' as LabelStatus },
      { code: good.code, status: 'delivered' },
      { code: good.code, scanned_at: 'yesterday' },
    ]);
    expect(data.map(({ result, status, code }) => [result, status, code])).toEqual([
      ['applied', 'accept_from_origin_branch', null],
      ['refused', null, 'scan_bad_code'],
      ['refused', null, 'scan_unknown_code'],
      ['applied', 'accept_from_origin_branch', null],
      ['applied', 'send_to_destination_branch', null],
      ['refused', null, 'validation_failed'],
      ['refused', 'accept_from_origin_branch', 'scan_out_of_order'],
      ['refused', null, 'validation_failed'],
    ]);
    expect([applied, refused]).toEqual([3, 5]);
    expect((await fixture.entries(good)).map(({ status }) => status)).toEqual(['pending', 'accept_from_origin_branch']);
  });

  test('S-07 what would be allowed is said in the language of the reader', async () => {
    const parcel = await fixture.parcel();
    await fixture.step('staff', parcel);
    const client = await fixture.as('staff');
    const say = async (locale: string) => {
      const answer = await client.try('tracking.scan', {
        body: {
          scans: [
            {
              scan_id: scanId(),
              tracking_code: parcel.code,
              scanned_at: fixture.app.clock().toISOString(),
              status: 'send_to_mmpost',
            },
          ],
        },
        headers: { 'x-locale': locale },
      });
      return answer.body.data[0]?.message;
    };
    expect(await say('en')).toBe(
      'Not possible now: the status is “Accepted at origin branch”. Possible here: Send to destination branch, Hand to transport.',
    );
    expect(await say('mm')).toContain('ဦးတည်ရာရုံးခွဲသို့ ပို့မည်၊ သယ်ယူပို့ဆောင်ရေးသို့ အပ်မည်');
    expect(await say('zh')).toContain('可执行：发往目的网点、交给运输方');
    await fixture.step('staff', parcel, { status: 'send_to_destination_branch' });
    expect(await say('en')).toBe(
      'Not possible now: the status is “Sent to destination branch”. Possible here: nothing to do at your branch.',
    );
  });

  test('S-07 S-08 done already says by whom and when', async () => {
    const parcel = await at('arrived_to_destination_branch');
    const answer = await fixture.scan('mdy.staff', parcel, { status: 'arrived_to_destination_branch' });
    expect(answer).toMatchObject({
      code: 'scan_already_done',
      values: { by: 'မယမင်း', own: true },
      status: 'arrived_to_destination_branch',
    });
    expect(answer.message).toMatch(
      /^Already done: Arrived at destination branch, မယမင်း, \d\d-\d\d-\d{4} \d\d:\d\d\. Continue with the next parcel\.$/,
    );
    expect(await fixture.scan('staff', parcel, { status: 'accept_from_origin_branch' })).toMatchObject({
      code: 'scan_already_done',
      values: { by: 'မသီတာ', own: true },
    });
  });

  test('S-08 done already by somebody else is nobody’s own, nor is what is sent for somebody else who scanned it', async () => {
    const parcel = await at('arrived_to_destination_branch');
    const own = async (who: string, scanned_by?: string) =>
      (await fixture.scan(who, parcel, { status: 'arrived_to_destination_branch', scanned_by })).values?.['own'];
    expect([
      await own('mdy.manager'),
      await own('mdy.staff'),
      await own('mdy.staff', 'mdy.staff'),
      await own('mdy.staff', 'mdy.manager'),
    ]).toEqual([false, true, true, false]);
  });

  test('S-07 a branch that it never passes hears where it belongs and nothing of its history; it may put it back on transport', async () => {
    const parcel = await at('send_to_destination_branch');
    const answer = await fixture.scan('npt.staff', parcel);
    expect(answer).toMatchObject({
      code: 'scan_wrong_branch',
      label_id: null,
      status: null,
      allowed: ['sendback_to_transport'],
      kept: true,
    });
    expect([answer.message, JSON.stringify(answer.values).includes('by')]).toEqual([
      'This parcel is for Mandalay Branch Office. Put it back on transport, or request a redirect.',
      false,
    ]);
    expect(await walk(parcel, [['npt.staff', { status: 'sendback_to_transport' }], ['mdy.staff']])).toEqual([
      'sendback_to_transport',
      'arrived_to_destination_branch',
    ]);
    expect((await fixture.scan('npt.staff', await at('delivered'))).message).toBe(
      'This parcel is finished: Delivered. If you have it, tell your supervisor.',
    );
  });

  test('S-07 a parcel that is unloaded wrongly a second time, at another branch, is kept there for somebody to settle; the same branch has said so already', async () => {
    const parcel = await at('send_to_destination_branch');
    const wrong = { status: 'sendback_to_transport' } as const;
    await fixture.step('npt.staff', parcel, wrong);
    expect(await fixture.scan('npt.staff', parcel, wrong)).toMatchObject({ code: 'scan_already_done', kept: false });
    expect(await fixture.scan('tgi.staff', parcel, wrong)).toMatchObject({ code: 'scan_wrong_branch', kept: true });
    const kept = await fixture.ask('select branch_id, wanted from exception_scan where label_id = $1', [parcel.id]);
    expect(kept).toEqual([{ branch_id: fixture.branches.TGI, wanted: 'sendback_to_transport' }]);
    expect((await fixture.state(parcel)).status).toBe('sendback_to_transport');
  });

  test('S-07 the branch that must physically act must act, whoever asks', async () => {
    const parcel = await at('arrived_to_destination_branch');
    expect(
      await fixture.scan('superadmin', parcel, { status: 'send_to_destination_address', ...courier('mdy.postman') }),
    ).toMatchObject({ code: 'scan_wrong_courier' });
    expect(
      await fixture.scan('superadmin', parcel, { status: 'send_to_destination_address', ...courier('postman') }),
    ).toMatchObject({ code: 'scan_wrong_branch' });
    expect(
      await fixture.scan('superadmin', parcel, {
        status: 'send_to_destination_address',
        ...courier('mdy.postman'),
        branch_id: fixture.branches.MDY as number,
      }),
    ).toMatchObject({ result: 'applied' });
    expect(await fixture.scan('staff', parcel, { branch_id: fixture.branches.MDY as number })).toMatchObject({
      code: 'branch_not_covered',
    });
  });

  test('S-07 what is on a clearance or in a bag does not move', async () => {
    const [held, bagged] = [await at('accept_from_origin_branch'), await at('accept_from_origin_branch')];
    const { data: bag } = await (
      await fixture.as('staff')
    ).call('mailbags.create', { body: { to_branch_id: fixture.branches.MDY as number } });
    await fixture.ask('update label_state set bag_id = $2 where label_id = $1', [bagged.id, bag.id]);
    expect(await fixture.scan('staff', bagged)).toMatchObject({ code: 'scan_in_bag', kept: true });
    await fixture.ask('alter table label_state drop constraint label_state_clearance');
    await fixture.ask('update label_state set clearance_id = 7 where label_id = $1', [held.id]);
    expect(await fixture.scan('staff', held)).toMatchObject({ code: 'scan_on_clearance', kept: true });
  });

  test('S-07 exactly one missed step is entered and flagged; two are kept for the branch to settle', async () => {
    const one = await at('accept_from_origin_branch');
    expect(await fixture.scan('mdy.staff', one)).toMatchObject({
      result: 'applied',
      status: 'arrived_to_destination_branch',
      inferred: ['send_to_destination_branch'],
    });
    expect((await fixture.entries(one)).map(({ status, inferred }) => [status, inferred])).toEqual([
      ['pending', false],
      ['accept_from_origin_branch', false],
      ['send_to_destination_branch', true],
      ['arrived_to_destination_branch', false],
    ]);
    const two = await fixture.parcel();
    expect(await fixture.scan('mdy.staff', two)).toMatchObject({ result: 'refused', kept: true });
    const boss = await fixture.as('mdy.manager');
    const { data } = await boss.call('exception_scans.list', { query: { settled: 'no', search: two.code } });
    expect(data).toMatchObject([{ tracking_code: two.code, settled: 'no', staff: 'မယမင်း' }]);
    const id = data[0]?.id as number;
    await boss.call('exception_scans.settle', { params: { id }, body: { note: 'Accepted by hand in Yangon' } });
    expect((await boss.try('exception_scans.settle', { params: { id }, body: { note: 'again' } })).body).toMatchObject({
      code: 'already_settled',
      values: { by: 'ဦးတင်လှိုင်' },
    });
    expect((await boss.call('exception_scans.list', { query: { settled: 'yes' } })).data[0]).toMatchObject({
      settled_note: 'Accepted by hand in Yangon',
    });
  });

  test('P-09 S-07 kept scans are settled many at once, with one note, as one bulk command', async () => {
    for (const parcel of [await fixture.parcel(), await fixture.parcel()]) await fixture.scan('mdy.staff', parcel);
    const boss = await fixture.as('mdy.manager');
    const ids = (await boss.call('exception_scans.list', { query: { settled: 'no' } })).data
      .slice(0, 2)
      .map(({ id }) => id);
    const { data } = await boss.call('bulk.start', {
      body: { action: 'exception_scans.settle', ids, input: { note: 'Looked into together' } },
    });
    await jobsOf(fixture.app.app.waybill)
      .find((job) => job.name === 'bulk')
      ?.work({ id: data.id });
    const settled = (await boss.call('exception_scans.list', { query: { settled: 'yes' } })).data.filter(
      ({ settled_note }) => settled_note === 'Looked into together',
    );
    expect(settled.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      ids.toSorted((one, other) => one - other),
    );
    expect(settled.length).toBe(2);
  });
});

describe('S-08 replays', () => {
  test('S-08 the same scan sent again is answered as the first time and applied once', async () => {
    const parcel = await fixture.parcel();
    const id = scanId();
    const first = await fixture.scan('staff', parcel, { scan_id: id });
    await fixture.step('staff', parcel);
    const again = await fixture.scan('staff', parcel, { scan_id: id });
    expect([first.result, again.result, again.status, again.was]).toEqual([
      'applied',
      'already_applied',
      'accept_from_origin_branch',
      'pending',
    ]);
    expect(await fixture.entries(parcel)).toHaveLength(3);
  });

  test('S-08 a refused scan that was kept is refused again with the same answer, and kept once', async () => {
    const parcel = await fixture.parcel();
    const id = scanId();
    const answers = [
      await fixture.scan('mdy.staff', parcel, { scan_id: id }),
      await fixture.scan('mdy.staff', parcel, { scan_id: id }),
    ];
    expect(answers[1]).toEqual(answers[0]);
    await fixture.step('staff', parcel);
    expect(await fixture.scan('mdy.staff', parcel, { scan_id: id })).toMatchObject({
      result: 'refused',
      code: answers[0]?.code,
    });
    expect(await fixture.ask('select id from exception_scan where scan_id = $1', [id])).toHaveLength(1);
  });

  test('S-08 a scan that stands twice in one request counts once', async () => {
    const parcel = await fixture.parcel();
    const id = scanId();
    const { data } = await fixture.scanMany('staff', [
      { code: parcel.code, scan_id: id },
      { code: parcel.code, scan_id: id },
    ]);
    expect(data.map(({ result }) => result)).toEqual(['applied', 'already_applied']);
  });

  test('S-07 S-08 many people at the same moment: each hears of their own parcel, and the history names who scanned it and where', async () => {
    const [here, there] = [await fixture.parcels(12), await fixture.parcels(12)];
    const arriving = here.slice(0, 6);
    for (const parcel of arriving) await walk(parcel, [['staff'], ['staff']]);
    const requests = [
      ...arriving.map((parcel) => ['mdy.staff', parcel] as const),
      ...there.map((parcel, at) => [at % 2 === 0 ? 'staff' : 'manager', parcel] as const),
      ...here.slice(6).map((parcel) => ['mdy.staff', parcel] as const),
    ];
    const answers = await Promise.all(requests.map(([who, parcel]) => fixture.scan(who, parcel)));
    expect(answers.map(({ tracking_code, result }) => [tracking_code, result])).toEqual(
      requests.map(([who, { code }], at) => [code, who === 'mdy.staff' && at >= 18 ? 'refused' : 'applied']),
    );
    for (const [who, parcel] of requests.slice(0, 18)) {
      expect((await fixture.entries(parcel)).at(-1)).toMatchObject({
        staff_id: fixture.staff[who],
        branch_id: who === 'mdy.staff' ? fixture.branches.MDY : fixture.branches.YGN,
      });
    }
    for (const [, parcel] of requests.slice(18))
      expect(await fixture.state(parcel)).toMatchObject({ status: 'pending', version: 1 });
  });

  test('A-06 N-14 the screens of the branch that a parcel is at and of the one that it goes to are told', async () => {
    const parcel = await fixture.parcel({ to: 'BGO' });
    const notified = async () =>
      (await fixture.ask<{ branch_id: number }>("select branch_id from event where topic = 'labels'")).map(
        (row) => row.branch_id,
      );
    await fixture.ask("delete from event where topic = 'labels'");
    await fixture.step('staff', parcel);
    await vi.waitFor(async () =>
      expect(await notified()).toEqual(expect.arrayContaining([fixture.branches.YGN, fixture.branches.BGO])),
    );
  });
});
