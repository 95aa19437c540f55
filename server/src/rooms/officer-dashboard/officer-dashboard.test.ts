import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultOf } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { OfficerDashboard } from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

interface Entry {
  readonly label_id: number;
  readonly status: string;
  readonly reason: string | null;
  readonly at: Date;
  readonly branch: string;
  readonly amount: number;
}

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  await fixture.ask("update branch set postcode = case code when 'YGN' then '11161' when 'MDY' then '05021' end");
  const { postman = 0 } = fixture.staff;
  const merchant = await fixture.merchant();
  const local = await fixture.parcels(6, { to: 'YGN', cod: 10_000, merchant, payment: 'receiver_pay' });
  const out = async (parcel: MadeParcel) =>
    fixture.step('staff', parcel, { status: 'send_to_destination_address', to_staff_id: postman });
  for (const parcel of local) await fixture.step('staff', parcel);
  const [quick, slow, refused, before] = local as [MadeParcel, MadeParcel, MadeParcel, MadeParcel];
  await out(before);
  await fixture.step('postman', before, { status: 'delivered' });
  // Seven days ago and more is the period before.
  for (let day = 0; day < 7; day++) fixture.nextDay();
  for (const parcel of [quick, refused]) await out(parcel);
  await fixture.step('postman', quick, { status: 'delivered' });
  await fixture.step('postman', refused, { status: 'sendback_to_origin_branch', reason: 'refused' });
  fixture.nextDay();
  await out(slow);
  await fixture.step('postman', slow, { status: 'delivered' });
  for (const parcel of await fixture.parcels(2, { from: 'MDY', to: 'YGN' })) await fixture.step('mdy.staff', parcel);
});
afterAll(() => fixture.close());

const read = async (who: string, query: Record<string, string> = {}): Promise<OfficerDashboard> =>
  (await (await fixture.as(who)).call('officer_dashboard.read', { query })).data;
const total = async (
  who: string,
  call: 'track_by_date.list' | 'cod.list' | 'calls.list' | 'missing_cases.list' | 'handovers.list',
  query: Record<string, string>,
) => (await (await fixture.as(who)).call(call, { query })).total;
const entriesOf = () =>
  fixture.ask<Entry>(
    'select e.label_id, e.status, e.reason, e.at, b.code as branch, l.cod_amount::int as amount from label_entry e join branch b on b.id = e.branch_id join label l on l.id = e.label_id where e.viewable order by e.id',
  );
/** The business day of Yangon, six and a half hours before Greenwich. */
const dayOf = (at: Date) => new Date(at.getTime() + 6.5 * 3_600_000).toISOString().slice(0, 10);
const week = { from: '2026-11-23', to: '2026-11-29' };

/** The figures of some branches counted entry by entry. */
function recount(entries: readonly Entry[], branches: readonly string[], from: string, to: string) {
  const within = entries.filter(({ at, branch }) => branches.includes(branch) && dayOf(at) >= from && dayOf(at) <= to);
  const count = (status: string) => within.filter((entry) => entry.status === status).length;
  const hours = within
    .filter(({ status }) => status === 'delivered')
    .map(({ label_id, at }) => {
      const accepted = entries.find((one) => one.label_id === label_id && one.status === 'accept_from_origin_branch');
      return Math.floor((at.getTime() - (accepted?.at.getTime() ?? Number.NaN)) / 3_600_000);
    })
    .toSorted((a, b) => a - b);
  const within10 = (tenths: number) => hours[Math.ceil((hours.length * tenths) / 10) - 1] ?? null;
  return {
    accepted: count('accept_from_origin_branch'),
    delivered: hours.length,
    failed: within.filter(({ status, reason }) => reason !== null && /^sendback_to_.*_branch$/.test(status)).length,
    returned: count('return_confirmed'),
    p50_hours: within10(5),
    p90_hours: within10(9),
  };
}

describe('N-05 the figures of officers', () => {
  test('N-05 what branches, regions and all did in a period and the one before is what their entries say', async () => {
    const data = await read('md', week);
    const entries = await entriesOf();
    const lines = [
      { line: data.total, branches: ['YGN', 'MDY'] },
      ...data.branches.map((line) => ({ line, branches: [line.branch.code] })),
      ...data.regions.map((line) => ({ line, branches: line.region === '11' ? ['YGN'] : line.region ? ['MDY'] : [] })),
    ];
    expect(data.regions.map(({ region }) => region)).toEqual(expect.arrayContaining(['05', '11']));
    for (const { line, branches } of lines) {
      expect(line).toMatchObject(recount(entries, branches, week.from, week.to));
      expect(line.before).toMatchObject(recount(entries, branches, '2026-11-16', '2026-11-22'));
    }
    expect([data.total.accepted, data.total.delivered, data.total.failed, data.total.p50_hours]).toEqual([
      2, 2, 1, 168,
    ]);
    expect([data.total.before.accepted, data.total.before.delivered, data.total.before.p90_hours]).toEqual([6, 1, 0]);
  });

  test('N-05 each figure is the number of the rows that it opens', async () => {
    const data = await read('md', week);
    const days = { from: data.from, to: data.to };
    for (const { branch, ...line } of data.branches) {
      const of = { branch_id: String(branch.id) };
      const tracked = (step: string) => total('md', 'track_by_date.list', { step, ...days, ...of });
      expect([
        await tracked('accept_from_origin_branch'),
        await tracked('delivered'),
        await tracked('failed'),
        await tracked('return_confirmed'),
        await total('md', 'calls.list', { tab: 'done', reached: 'yes', ...days, ...of }),
        await total('md', 'handovers.list', { status: 'active', difference: 'yes', ...of }),
        await total('md', 'missing_cases.list', { tab: 'open', ...of }),
      ]).toEqual([
        line.accepted,
        line.delivered,
        line.failed,
        line.returned,
        line.reached,
        line.differences,
        line.missing,
      ]);
    }
  });

  test('N-05 COD that has not come in stands by its age and by who has it, as its list has it', async () => {
    const data = await read('md', week);
    expect([data.total.cod_held, data.total.cod_old]).toEqual([30_000, 10_000]);
    expect(data.cod).toEqual([
      {
        holder: 'courier',
        ages: [
          { count: 2, amount: 20_000 },
          { count: 0, amount: 0 },
          { count: 0, amount: 0 },
          { count: 1, amount: 10_000 },
        ],
      },
    ]);
    for (const [at, { from, to }] of data.ages.entries())
      expect(
        await total('md', 'cod.list', {
          status: 'process',
          holder: 'courier',
          ...(from ? { from } : {}),
          ...(to ? { to } : {}),
        }),
      ).toBe(data.cod?.[0]?.ages[at]?.count);
  });

  test('N-05 parcels that came back stand by their last reason, which their list can be asked for', async () => {
    const parcels = await entriesOf();
    const back = parcels.find(({ reason }) => reason === 'refused')?.label_id ?? 0;
    // Straight into the history: by the floor it takes the sender's answer and four more scans.
    await fixture.ask(
      `insert into label_entry (label_id, status, at, recorded_at, branch_id) values ($1, 'return_confirmed', $2, $2, $3)`,
      [back, fixture.app.clock(), fixture.branches['YGN']],
    );
    const data = await read('md', week);
    expect([data.reasons, data.total.returned]).toEqual([[{ reason: 'refused', count: 1, previous: 0 }], 1]);
    const opened = (return_reason: string) =>
      total('md', 'track_by_date.list', { step: 'return_confirmed', return_reason, from: data.from, to: data.to });
    expect([await opened('refused'), await opened('damaged'), await opened('none')]).toEqual([1, 0, 0]);
    expect([faultOf('refused'), faultOf('damaged')]).toEqual(['receiver', 'carrier']);
  });

  test('N-05 calls count as reached when somebody answered in the end, and not at all when nobody needed them', async () => {
    const [label] = await fixture.ask<{ id: number }>('select id from label order by id limit 1');
    for (const [cycle, result] of ['deliver', 'refused', 'no_contact', 'moved_on'].entries())
      await fixture.ask(
        `insert into call_task (label_id, type, cycle, branch_id, nth, due_at, status, result, done_at, created_at, updated_at)
          values ($1, 'delivery', $2, $3, 1, $4, 'done', $5, $4, $4, $4)`,
        [label?.id, 1000 + cycle, fixture.branches['YGN'], fixture.app.clock(), result],
      );
    const data = await read('md', week);
    expect([data.total.calls, data.total.reached, data.total.before.calls]).toEqual([3, 2, 0]);
    expect(await total('md', 'calls.list', { tab: 'done', reached: 'yes', from: data.from, to: data.to })).toBe(2);
    expect(await total('md', 'calls.list', { tab: 'done', reached: 'no', from: data.from, to: data.to })).toBe(1);
  });
});

describe('N-05 whose figures they are', () => {
  test('A-05 N-05 head office reads them; a branch does not, whatever its rank there', async () => {
    expect((await (await fixture.as('manager')).try('officer_dashboard.read')).status).toBe(403);
    expect((await (await fixture.as('staff')).try('officer_dashboard.read')).status).toBe(403);
  });

  test('A-06 N-05 an officer of some branches reads those and no others', async () => {
    await fixture.ask("update staff set role_slug = 'region-manager' where user_name = 'mdy.manager'");
    fixture.people.delete('mdy.manager');
    const data = await read('mdy.manager', week);
    expect([data.branches.map(({ branch }) => branch.code), data.regions.map(({ region }) => region)]).toEqual([
      ['MDY'],
      ['05'],
    ]);
    expect([data.total.accepted, data.total.delivered, data.reasons]).toEqual([2, 0, []]);
  });

  test('N-05 the attempts of each branch are counted by week up to the last day, those of the period before too', async () => {
    const { branches } = await read('md', week);
    const yangon = branches.find(({ branch }) => branch.code === 'YGN');
    expect(yangon?.weeks).toEqual([
      { from: '2026-11-16', to: '2026-11-22', delivered: 1, failed: 0 },
      { from: '2026-11-23', to: '2026-11-29', delivered: 2, failed: 1 },
    ]);
  });

  test('M-02 N-05 whoever counts what couriers hand in reads no part of a branch’s cash by its holder', async () => {
    const manager = await fixture.as('manager');
    const held = async (holder?: string) =>
      (await manager.call('cod.list', { query: { status: 'process', ...(holder ? { holder } : {}) } })).total;
    expect([await held(), await held('courier'), await held('branch'), await held('arrived')]).toEqual([3, 0, 0, 0]);
  });

  test('N-05 a period is at most 92 days long and does not run backwards; without one it is the last 30', async () => {
    const officer = await fixture.as('md');
    for (const query of [
      { from: '2026-01-01', to: '2026-04-03' },
      { from: '2026-02-02', to: '2026-02-01' },
    ])
      expect((await officer.try('officer_dashboard.read', { query })).status).toBe(422);
    expect(await read('md')).toMatchObject({ from: '2026-10-31', to: '2026-11-29', days: 30 });
  });
});
