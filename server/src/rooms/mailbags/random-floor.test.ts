import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { labelStatuses, scannedStatuses, type LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { nextSteps } from '@waybill/domain/rooms/labels/next-step.ts';
import { mailbagActions, type MailbagFacts } from '@waybill/domain/rooms/mailbags/decide-mailbag.ts';
import { mailbagStageNames, mailbagStages } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { can, type Viewer } from '@waybill/domain/kernel/access.ts';
import { roleDefaults } from '@waybill/domain/rooms/roles/role-defaults.ts';
import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { lifeColumnsText, lifeFacts, lifeOf, type LifeRow } from '../scan-kit/life-row.ts';
import { scanId, type MadeParcel, type ParcelFixture } from '../tracking/testing/parcel-fixture.ts';
import { BagFixture, codes } from './testing/bag-fixture.ts';

let bags: BagFixture;
let fixture: ParcelFixture;
beforeAll(async () => {
  bags = await BagFixture.open();
  fixture = bags.parcels;
  const rows = await fixture.ask<{ user_name: string; id: number; role: RoleSlug; branch_id: number }>(
    'select user_name, id, role_slug as role, branch_id from staff where user_name = any($1)',
    [people],
  );
  viewers = new Map(
    rows.map(({ user_name, id, role, branch_id }) => {
      const { level, permissions } = roleDefaults[role];
      return [user_name, { id, role, level, permissions, branchId: branch_id, internationalMail: false }];
    }),
  );
});
afterAll(() => bags.close());

/** People of three branches, of which Naypyitaw lies on the way of the bags. */
const people = ['staff', 'supervisor', 'postman', 'npt.staff', 'mdy.staff', 'mdy.manager', 'mdy.postman'] as const;
const doings = ['pack', 'pack', 'unpack', 'out', 'in', 'read'] as const;
const commands = ['seal', 'unseal', 'hand_over', 'receive', 'finish'] as const;

/**
 * Actions of one user after another on the floor; `push` is the next step of a bag or a parcel, by a permitted user, so that random nights make
 * progress.
 */
const deed = fc.record({
  kind: fc.constantFrom(
    'push bag',
    'push bag',
    'push parcel',
    'push parcel',
    'scan',
    'bag scan',
    'bag command',
    'give',
  ),
  who: fc.constantFrom(...people),
  parcel: fc.nat(4),
  bag: fc.nat(1),
  status: fc.option(fc.constantFrom(...scannedStatuses.filter((status) => status !== 'missing')), { nil: null }),
  doing: fc.constantFrom(...doings),
  command: fc.constantFrom(...commands),
  damaged: fc.boolean(),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

interface BagRow extends MailbagFacts {
  readonly id: number;
  readonly code: string;
  /** Its parcels by the lines of the bag, and by what the parcels say themselves. */
  readonly lines: number;
  readonly holding: number;
  /** Those that were read in another bag. */
  readonly elsewhere: number;
}

/** The parcels and bags of one night, with its run sheet. */
interface Night {
  readonly parcels: readonly MadeParcel[];
  readonly bags: readonly number[];
  readonly sheet: number;
}

const lives = (night: Night) =>
  fixture.ask<LifeRow & { readonly lies_in: number[] | null }>(
    `select ${lifeColumnsText}, (select array_agg(p.mailbag_id) from mailbag_parcel p where p.label_id = l.id and p.state = 'in') as lies_in
      from label l join label_state s on s.label_id = l.id where l.id = any($1) order by l.id`,
    [night.parcels.map(({ id }) => id)],
  );
const bagRows = (night: Night) =>
  fixture.ask<BagRow>(
    `select b.*, (select count(*) from mailbag_parcel p where p.mailbag_id = b.id and p.state = 'in')::int as lines,
      (select count(*) from mailbag_parcel p where p.mailbag_id = b.id and p.state = 'elsewhere')::int as elsewhere,
      (select count(*) from label_state s where s.bag_id = b.id)::int as holding from mailbag b where b.id = any($1) order by b.id`,
    [night.bags],
  );

let viewers: ReadonlyMap<string, Viewer>;
const viewerOf = (name: string): Viewer => viewers.get(name) ?? expect.fail(`nobody is called ${name}`);

/** Scans a parcel; whatever comes of it is an answer, never an error. */
async function scan(who: string, { code }: MadeParcel, status: LabelStatus | null): Promise<string> {
  const [answer] = (
    await fixture.scanMany(who, [
      {
        code,
        ...(status ? { status } : {}),
        reason: 'not_home',
        to_staff_id: fixture.staff[who.startsWith('mdy') ? 'mdy.postman' : 'postman'] as number,
        mp_tracking_code: 'RR473124829MM',
        confirmed: true,
      },
    ])
  ).data;
  fixture.app.clock.advance({ minutes: 1 });
  return answer?.code ?? answer?.result ?? 'no answer';
}

/** Does what the parcel waits for, by the first person who may. Answers `applied`, or why nobody could. */
async function pushParcel(parcel: MadeParcel, row: LifeRow): Promise<string> {
  const tried: string[] = [];
  for (const who of people)
    for (const { to } of nextSteps(viewerOf(who), lifeOf(row), lifeFacts(row))) {
      const answer = await scan(who, parcel, to);
      if (answer === 'applied') return answer;
      tried.push(`${who} ${to}: ${answer}`);
    }
  return tried.join(', ');
}

/** Does what the bag waits for: fills and seals it, sends it, takes it off, reads all but one of its parcels, finishes it. */
async function pushBag(night: Night, bag: BagRow, damaged: boolean): Promise<boolean> {
  const own = codes(night.parcels);
  const [first = '', ...rest] = own;
  const isOpen = ({ blocked }: { blocked: string | null }) => blocked === null;
  switch (mailbagActions(viewerOf('staff'), { ...bag, parcels: 1 }).find(isOpen)?.command) {
    case 'seal':
      await bags.scan('staff', 'pack', own, bag.id);
      return (await bags.give('staff', 'seal', bag.id, { seal_no: 'S-100' })) === 'process';
    case 'hand_over':
      return (await bags.scan('staff', 'out', [bag.code]))[0]?.result === 'applied';
    default:
  }
  for (const who of ['mdy.staff', 'npt.staff', 'staff']) {
    const action = mailbagActions(viewerOf(who), bag).find(isOpen);
    if (action?.command === 'finish') {
      await bags.scan(who, 'read', [{ code: first, damaged }, ...rest.slice(damaged ? 1 : 0)], bag.id);
      return (await bags.give(who, 'finish', bag.id, { seal_no: damaged ? 'S-999' : 'S-100' })) === 'complete';
    }
    if (action) {
      const way = action.command === 'check_out' ? 'out' : 'in';
      return (await bags.scan(who, way, [bag.code]))[0]?.result === 'applied';
    }
  }
  return false;
}

async function act(night: Night, { kind, who, parcel: at, bag: bagAt, status, doing, command, damaged }: Deed) {
  const parcel = night.parcels[at] as MadeParcel;
  const [rows, all] = [await lives(night), await bagRows(night)];
  const bag = all[bagAt] as BagRow;
  switch (kind) {
    case 'push parcel':
      return pushParcel(parcel, rows[at] as LifeRow);
    case 'push bag':
      return pushBag(night, bag, damaged);
    case 'scan':
      return scan(who, parcel, status);
    case 'bag scan':
      // Users who may not work with bags do the same with the parcel.
      return can(viewerOf(who), 'mailbag.work')
        ? bags.scan(who, doing, [doing === 'in' || doing === 'out' ? bag.code : parcel.code], bag.id)
        : scan(who, parcel, status);
    case 'bag command':
      return bags.give(who, command, bag.id, { seal_no: 'S-100', reason: 'one more' });
    case 'give': {
      const client = await fixture.as(who);
      const scanned_at = fixture.app.clock().toISOString();
      return client.try('run_sheets.scan', {
        body: { scans: [{ scan_id: scanId(), tracking_code: parcel.code, scanned_at, run_sheet_id: night.sheet }] },
      });
    }
  }
}

/** One has each parcel, each bag holds what its lines say, and whatever is not at its end somebody may move. */
async function check(night: Night): Promise<void> {
  const [rows, all] = [await lives(night), await bagRows(night)];
  for (const { id, status, parcels, lines, holding, elsewhere } of all) {
    // Parcels read out of it still count in the bag's number.
    const stage = mailbagStageNames.find((name) => (mailbagStages[name] as readonly string[]).includes(status));
    const left = stage === 'done' ? 0 : stage === 'reading' ? lines : parcels - elsewhere;
    expect([id, status, lines, holding]).toEqual([id, status, left, left]);
  }
  for (const row of rows) {
    expect(row.lies_in ?? []).toEqual(row.bag_id === null ? [] : [row.bag_id]);
    const { street = false, moving = false, final = false } = labelStatuses[row.status];
    const onStreet = street && !moving;
    expect([row.tracking_code, row.status, row.holder_staff_id !== null || final]).toEqual([
      row.tracking_code,
      row.status,
      onStreet || final,
    ]);
    if (onStreet) expect(row.bag_id).toBeNull();
    if (row.closed_at !== null || final) continue;
    const bag = all.find(({ id }) => id === row.bag_id);
    const movers = people.filter((who) =>
      bag
        ? mailbagActions(viewerOf(who), bag).some(({ blocked }) => blocked === null)
        : nextSteps(viewerOf(who), lifeOf(row), lifeFacts(row)).length > 0,
    );
    expect([row.status, movers.length > 0]).toEqual([row.status, true]);
  }
}

/** Works off whatever the night has left, as the day shift does. */
async function workOff(night: Night): Promise<void> {
  const isOver = ({ status, closed_at }: LifeRow) => closed_at !== null || labelStatuses[status].final === true;
  let tried: string[] = [];
  for (let round = 0; round < 40; round++) {
    for (const bag of await bagRows(night)) if (bag.holding > 0) await pushBag(night, bag, false);
    const rows = await lives(night);
    if (rows.every(isOver)) return;
    tried = [];
    for (const [at, row] of rows.entries())
      if (!isOver(row) && row.bag_id === null)
        tried.push(`${row.status}: ${await pushParcel(night.parcels[at] as MadeParcel, row)}`);
  }
  throw new Error(`these stay: ${tried.join('; ')}; ${JSON.stringify(await bagRows(night))}`);
}

async function begin(): Promise<Night> {
  const made = await bags.accepted(5);
  const clerk = await fixture.as('mdy.staff');
  // A courier is given one sheet at a time.
  const [open] = await fixture.ask<{ id: number }>(
    'select id from run_sheet where counted is null order by id desc limit 1',
  );
  const sheet =
    open?.id ?? (await clerk.call('run_sheets.create', { body: { taker_id: fixture.staff['mdy.postman'] } })).data.id;
  return { parcels: made, bags: [(await bags.bag()).id, (await bags.bag()).id], sheet };
}

test('S-05 S-08 S-23 O-12 whatever random people do with parcels, bags and run sheets, one has each parcel, bags hold what they say, and all can be brought to its end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 20, maxLength: 45 }), async (deeds) => {
      const night = await begin();
      for (const one of deeds) {
        await act(night, one);
        await check(night);
      }
      await workOff(night);
      await check(night);
    }),
    { numRuns: proofSize({ usual: 3, long: 300 }), endOnFailure: true },
  );
}, 600_000);
