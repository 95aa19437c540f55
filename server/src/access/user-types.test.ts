import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workQueues } from '@waybill/domain/rooms/labels/work-queues.ts';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { staffTypes } from '@waybill/domain/kernel/user-types.ts';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import { demoPassword } from '../demo/demo-company.ts';
import type { TestClient } from '../kernel/testing/app.ts';
import { PickupDesk, today } from '../rooms/pickup-requests/testing/pickup-desk.ts';
import { exportJob } from '../rooms/exports/export-job.ts';
import type { MadeParcel, ParcelFixture } from '../rooms/tracking/testing/parcel-fixture.ts';

type StaffType = (typeof staffTypes)[number];
let fixture: ParcelFixture;
const people = new Map<StaffType, TestClient>();
type Kind = 'ordinary' | 'delivered' | 'letter' | 'collected' | 'at_post' | 'for_post' | 'post_back';
const made = {} as Record<Kind, MadeParcel>;
/** Parcels of Yangon that each user type sees. */
const seen: Readonly<Record<StaffType, readonly Kind[]>> = {
  fcs: ['ordinary', 'delivered', 'letter', 'collected', 'at_post', 'for_post', 'post_back'],
  agent: ['ordinary', 'delivered', 'letter', 'collected', 'at_post', 'for_post', 'post_back'],
  mpost: ['at_post', 'for_post', 'post_back'],
  mail_collector: ['letter', 'collected'],
  za: [],
};
const kinds = seen.fcs;

let serial = 41_000_000;
const postCode = () => makeTrackingCode('RG', ++serial).slice(0, -2) + postSuffix;

/** A manager of Yangon of every type: the role with the most rights outside head office. */
beforeAll(async () => {
  const desk = await PickupDesk.open();
  fixture = desk.fixture;
  const [founder, owner] = [await fixture.as('superadmin'), await fixture.as('manager')];
  await owner.call('sessions.activeAccount', {});
  for (const user_type of staffTypes) {
    const user_name = `of.type.${user_type}`;
    const password = { password: demoPassword, confirm_password: demoPassword };
    await founder.call('staff.create', {
      body: { ...person(user_type), user_name, ...password },
    });
    people.set(user_type, await fixture.as(user_name));
  }
  const postal = { type: 'mm_post', to: 'YGN', merchant: desk.merchant.id } as const;
  made.ordinary = await fixture.parcel();
  made.delivered = await fixture.parcel({ to: 'YGN', instant: true });
  made.letter = await fixture.parcel({ item: 'letter' });
  made.collected = await fixture.parcel({ merchant: desk.merchant.id });
  const visit = await desk.ongoing({ customer_id: desk.merchant.id, phone: desk.merchant.phone });
  const taken = { collected_count: 1, collected_weight: 1, label_ids: [made.collected.id] };
  await desk.done('postman', 'pickup_requests.complete', visit, taken);
  for (const kind of ['at_post', 'for_post', 'post_back'] as const) made[kind] = await fixture.parcel(postal);
  for (const kind of ['ordinary', 'delivered', 'letter', 'at_post', 'for_post', 'post_back'] as const)
    await fixture.step('staff', made[kind]);
  await fixture.step('staff', made.delivered, { status: 'delivered', confirmed: true });
  for (const kind of ['at_post', 'post_back'] as const)
    await fixture.step('staff', made[kind], { status: 'send_to_mmpost', mp_tracking_code: postCode() });
  await fixture.step('staff', made.post_back, { status: 'mpost_return_confirmed' });
}, 60_000);
afterAll(() => fixture.close());

const person = (user_type: StaffType) => ({
  name: user_type,
  email: null,
  phone: [],
  gender: null,
  business_name: null,
  role: 'manager' as const,
  user_type,
  branch_id: fixture.branches['YGN'],
  jointed_branches: [],
  all_branches: false,
  branch_collection_id: null,
  locale: 'mm' as const,
});
const as = (type: StaffType) => people.get(type) as TestClient;
const kindsIn = (answer: unknown): Kind[] => {
  const text = JSON.stringify(answer);
  return kinds.filter((kind) => text.includes(made[kind].code));
};
const paramsOf = (path: string, value: number) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, value]));
/** Signing out ends the session, and an event stream never ends. */
const calls = registry.filter(({ id }) => !['sessions.logout', 'sessions.events'].includes(id));

/** Every way to read parcels of a branch, as its own people do. */
const ways: readonly (readonly [EndpointId, { query?: Record<string, string>; body?: object }])[] = [
  ...['search', 'pending', 'ongoing', 'process', 'success', 'returned'].map(
    (tab) => ['labels.list', { query: { tab, per_page: '200' } }] as const,
  ),
  ...workQueues.map((queue) => ['tracking.parcels', { query: { queue, per_page: '200' } }] as const),
  ...['accepted', 'delivered'].map(
    (step) => ['track_by_date.list', { query: { step, from: today, to: today, per_page: '200' } }] as const,
  ),
];

describe('A-07 what people of each user type see of a branch', () => {
  test('A-07 the operator’s own people see all these parcels in the lists, so that their absence elsewhere says something', async () => {
    const found = new Set<Kind>();
    for (const [id, input] of ways) for (const kind of kindsIn((await as('fcs').try(id, input)).body)) found.add(kind);
    expect([...found].toSorted()).toEqual([...kinds].toSorted());
  });

  test.each(staffTypes)(
    'A-07 %s finds in lists, by code, in search and by number exactly its own parcels',
    async (type) => {
      const client = as(type);
      const listed = new Set<Kind>();
      for (const [id, input] of ways) for (const kind of kindsIn((await client.try(id, input)).body)) listed.add(kind);
      const own = kinds.filter((kind) => seen[type].includes(kind));
      expect(kinds.filter((kind) => listed.has(kind))).toEqual(own);

      const tracked = await client.try('tracking.track', { body: { codes: kinds.map((kind) => made[kind].code) } });
      const rows = (tracked.body.data ?? []) as { found: boolean }[];
      expect(kinds.filter((_, at) => rows[at]?.found)).toEqual(own);
      for (const kind of kinds) {
        const { status } = await client.try('labels.detail', { params: { id: made[kind].id } });
        expect([kind, status === 200]).toEqual([kind, own.includes(kind)]);
        const { body } = await client.try('labels.find', { query: { q: made[kind].code } });
        expect([kind, kindsIn(body)]).toEqual([kind, own.includes(kind) ? [kind] : []]);
      }
    },
  );

  const narrow = staffTypes.filter((type) => seen[type].length < kinds.length);
  test.each(narrow)('A-07 no call that %s may make names a parcel of others', async (type) => {
    const strange = kinds.filter((kind) => !seen[type].includes(kind));
    for (const { id, path } of calls.filter(({ method }) => method === 'GET'))
      for (const kind of path.includes('{') ? strange.slice(0, 2) : strange.slice(0, 1)) {
        const { body } = await as(type).try(id as EndpointId, { params: paramsOf(path, made[kind].id) } as never);
        expect([id, kindsIn(body).filter((one) => strange.includes(one))]).toEqual([id, []]);
      }
  });

  test('A-07 a file of all labels holds those of the person who asked for it', async () => {
    for (const type of ['fcs', 'mpost', 'mail_collector'] as const) {
      const body = { list: 'labels', format: 'csv', columns: ['tracking_code'], filters: { tab: 'search' } } as never;
      const { data } = await as(type).call('exports.start', { body });
      await exportJob(fixture.app.app.waybill).work({ id: data.id });
      const file = await as(type).send({ method: 'GET', url: `/api/export/${data.id}/file` });
      expect([type, kindsIn(file.payload)]).toEqual([type, seen[type]]);
    }
  });

  test('A-07 counts and the dashboard count what the lists of that person show, and no more', async () => {
    for (const type of ['fcs', 'mpost', 'mail_collector'] as const) {
      const { data } = await as(type).call('dashboard.read', { query: {} });
      const own = seen[type].length;
      expect([type, data.made.reduce((sum, { count }) => sum + count, 0)]).toEqual([type, own]);
      const accepted = seen[type].filter((kind) => kind !== 'collected').length;
      expect([type, data.trend.at(-1)?.accepted]).toEqual([type, accepted]);
      expect([type, data.figures.find(({ key }) => key === 'accepted')?.count]).toEqual([type, accepted]);
      const { data: queues } = await as(type).call('tracking.count', {});
      let waiting = 0;
      for (const queue of workQueues) waiting += (await as(type).call('tracking.parcels', { query: { queue } })).total;
      expect([type, Object.values(queues).reduce((sum, count) => sum + count, 0)]).toEqual([type, waiting]);
    }
  });

  test('A-07 a scan that the branch has to settle is shown to its own people, and to others only where it is theirs', async () => {
    await fixture.scan('staff', made.ordinary, { status: 'delivered' });
    const kept = async (type: StaffType) => (await as(type).call('exception_scans.list', { query: {} })).total;
    expect(await kept('fcs')).toBeGreaterThan(0);
    expect([await kept('mpost'), await kept('mail_collector')]).toEqual([0, 0]);
    const { data } = await as('mpost').call('dashboard.read', { query: {} });
    expect(data.exceptions).toBe(0);
  });
});

describe('A-07 what people of each user type do', () => {
  const scan = async (type: StaffType, parcel: MadeParcel, fields: object = {}) => {
    const scanned_at = fixture.app.clock().toISOString();
    const one = { scan_id: `typed-${++serial}`, tracking_code: parcel.code, scanned_at, ...fields };
    const { data } = await as(type).call('tracking.scan', { body: { scans: [one] } });
    return data[0]?.result === 'refused' ? data[0].code : data[0]?.status;
  };

  test('A-07 the desk of the mail post moves what is theirs, on its leg alone; other parcels do not exist for it', async () => {
    const before = await fixture.state(made.ordinary);
    expect(await scan('mpost', made.ordinary, { status: 'send_to_destination_branch' })).toBe('scan_unknown_code');
    expect(await scan('mpost', made.letter)).toBe('scan_unknown_code');
    expect(await fixture.state(made.ordinary)).toEqual(before);
    expect(await scan('mpost', made.post_back, { status: 'sendback_to_origin_address' })).toBe('scan_out_of_order');
    expect(await scan('mpost', made.for_post, { status: 'missing' })).not.toBe('missing');
    expect(await scan('mpost', made.for_post, { status: 'send_to_mmpost', mp_tracking_code: postCode() })).toBe(
      'send_to_mmpost',
    );
    expect(await scan('mpost', made.for_post, { status: 'delivered', confirmed: true })).toBe('delivered');
  });

  test.each([
    [
      'mpost',
      [
        'ageing',
        'calls',
        'dashboard',
        'delivery_codes',
        'exception_scans',
        'export_destinations',
        'export_schedules',
        'exports',
        'hold_mails',
        'labels',
        'mail_post',
        'parts',
        'post_files',
        'post_statuses',
        'prints',
        'proof_links',
        'proofs',
        'run_sheets',
        'staff',
        'track_by_date',
        'tracking',
      ],
    ],
    [
      'mail_collector',
      [
        'ageing',
        'calls',
        'customers',
        'dashboard',
        'delivery_codes',
        'exception_scans',
        'export_destinations',
        'export_schedules',
        'exports',
        'handover_cases',
        'handover_collections',
        'handovers',
        'hold_mails',
        'label_imports',
        'labels',
        'packages',
        'parts',
        'pickup_plans',
        'pickup_requests',
        'printers',
        'prints',
        'proof_links',
        'proofs',
        'public_pages',
        'run_sheets',
        'staff',
        'tariffs',
        'track_by_date',
        'tracking',
      ],
    ],
    ['za', ['support_tickets']],
  ] as const)('A-07 %s opens the rooms of its errand and what is for everybody, and no other', async (type, rooms) => {
    const opened = new Set<string>();
    for (const { id, path, access } of calls) {
      if (typeof access === 'string' || access.global) continue;
      const input = { params: paramsOf(path, 999_999_999), body: {} } as never;
      const { status, body } = await as(type).try(id as EndpointId, input);
      if (status !== 401 && body.code !== 'missing_permission') opened.add(id.split('.')[0] as string);
    }
    expect([...opened].toSorted()).toEqual(rooms);
  });

  test('A-07 a narrow type takes away what a role gives, a super role as well, and is not given to people of head office', async () => {
    const founder = await fixture.as('superadmin');
    const ask = async (change: object) => {
      const body = {
        ...person('za'),
        user_name: `odd.${++serial}`,
        password: 'secret-1',
        confirm_password: 'secret-1',
        ...change,
      };
      const answer = await founder.try('staff.create', { body } as never);
      return answer.body.errors?.['user_type']?.[0]?.code ?? answer.status;
    };
    expect(await ask({ role: 'md', user_type: 'mpost' })).toBe('type_of_head_office');
    expect(await ask({ user_type: 'agent', all_branches: true })).toBe('type_of_one_branch');
    expect(await ask({ user_type: 'mpost', all_branches: true })).toBe(201);
    await fixture.ask("update staff set role_slug = 'md', all_branches = true where user_name = 'of.type.za'");
    const za = await fixture.app.as('of.type.za');
    expect((await za.try('labels.list', { query: {} })).status).toBe(403);
    expect((await za.try('branches.detail', { params: { id: fixture.branches['YGN'] } })).status).toBe(403);
  });

  test('A-07 somebody of an agent sees the branch they work in and none beside it, whatever their account says of others', async () => {
    await fixture.ask("update staff set all_branches = true where user_name = 'of.type.agent'");
    const agent = await fixture.app.as('of.type.agent');
    const { data } = await agent.call('branches.list', { query: {} });
    expect(data.map(({ code }) => code)).toEqual(['YGN']);
  });

  test('A-07 a changed user type counts at once: the sessions of the person end', async () => {
    const founder = await fixture.as('superadmin');
    const { data: me } = await as('fcs').call('sessions.activeAccount', {});
    const { data } = await founder.call('staff.detail', { params: { id: me.id } });
    const body = { ...person('za'), user_name: 'of.type.fcs', version: data.version };
    await founder.call('staff.edit', { params: { id: me.id }, body } as never);
    expect((await as('fcs').try('labels.list', { query: {} })).status).toBe(401);
  });
});
