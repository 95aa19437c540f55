import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../roles/access.ts';
import { roles, roleSlugs, type RoleSlug } from '../roles/roles.ts';
import { codService } from './cod-states.ts';
import { decideScan, type ScanWish, type Scanned } from './decide-scan.ts';
import { restoreLife } from './decide-rollback.ts';
import type { LabelFacts } from './label-facts.ts';
import type { LabelLife } from './label-life.ts';
import { labelStatuses, scannedStatuses, type LabelStatus } from './label-statuses.ts';
import { nextSteps, rowsAt, usualNext } from './next-step.ts';
import { decideReturn, returnCommands } from './return-approval.ts';
import { shippingTypes, type ShippingType } from './sequences.ts';
import { takeStep, type StepTaken } from './take-step.ts';
import { queueOf, queueRows } from './work-queues.ts';

const [ygn, mdy, npt, tgi] = [1, 2, 3, 4];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 0, minute));
const person = (role: RoleSlug, branchId: number, id: number): Viewer => ({
  id,
  role,
  level: roles[role].level,
  permissions: roles[role].permissions,
  branchId,
  internationalMail: false,
});
const staff = person('staff', ygn, 10);
const [mdyStaff, mdyPostman, mdySupervisor] = [
  person('staff', mdy, 20),
  person('postman', mdy, 21),
  person('supervisor', mdy, 22),
];
const facts: LabelFacts = {
  type: 'fcs_express',
  gate_submit: false,
  instant_deliver: false,
  pickup_at_po: false,
  delivery_type: 'home',
};
const pending: LabelLife = {
  status: 'pending',
  previous: 'created',
  shipping_type: 'normal',
  accept_branch_id: ygn,
  deliver_branch_id: mdy,
  forward_branch_id: null,
  forward_hops: [],
  holder_branch_id: ygn,
  holder_staff_id: null,
  attempts: 0,
  max_attempts: 3,
  return_attempts: 0,
  return_step: null,
  return_at: null,
  cod_status: codService.initial,
  status_at: at(0),
  accepted_at: null,
  delivered_at: null,
  closed_at: null,
};
const scanned = (
  life: LabelLife,
  chosen: { type: ShippingType; hops: readonly number[] } = { type: 'normal', hops: [] },
  more: Partial<LabelFacts> = {},
): Scanned => ({
  life,
  facts: { ...facts, ...more },
  holds: { clearance_id: null, bag_id: null },
  chosen: { attempts: null, ...chosen },
});
const wish = (status: LabelStatus | null, more: Partial<ScanWish> = {}): ScanWish => ({
  status,
  at: at(1),
  courier_id: null,
  to_branch_id: null,
  reason: null,
  post_code: null,
  confirmed: false,
  ...more,
});
const everything: Partial<ScanWish> = { reason: 'not_home', post_code: 'RR473124829MM', confirmed: true };

/** Walks a road; each place is who scans what. */
function walk(
  road: readonly [Viewer, LabelStatus | null, Partial<ScanWish>?][],
  type: ShippingType,
  hops: readonly number[] = [],
  more: Partial<LabelFacts> = {},
): LabelStatus[] {
  let life = pending;
  const seen: LabelStatus[] = [];
  for (const [viewer, status, extra] of road) {
    const taken = decideScan(viewer, scanned(life, { type, hops }, more), wish(status, { ...everything, ...extra }));
    if (isRefusal(taken)) throw new Error(`${life.status} → ${status}: ${taken.code} ${JSON.stringify(taken.values)}`);
    for (const step of taken) seen.push(step.life.status);
    life = taken.at(-1)?.life ?? life;
  }
  return seen;
}

describe('S-04 every road of decisions 2.1, scanned without saying what is meant', () => {
  const ygnPostman = person('postman', ygn, 11);
  const nptStaff = person('staff', npt, 30);
  const tgiStaff = person('staff', tgi, 40);
  test('S-04 normal', () => {
    expect(
      walk(
        [
          [staff, null],
          [staff, null],
          [mdyStaff, null],
          [mdyStaff, null, { courier_id: 21 }],
          [mdyPostman, null],
        ],
        'normal',
      ),
    ).toEqual([
      'accept_from_origin_branch',
      'send_to_destination_branch',
      'arrived_to_destination_branch',
      'send_to_destination_address',
      'delivered',
    ]);
  });
  test('S-04 direct, and over the counter when the receiver fetches it', () => {
    expect(
      walk(
        [
          [staff, null],
          [ygnPostman, null],
          [ygnPostman, null],
        ],
        'direct',
      ),
    ).toEqual(['accept_from_origin_branch', 'send_to_destination_address', 'delivered']);
    expect(
      walk(
        [
          [staff, null],
          [staff, null],
        ],
        'direct',
        [],
        { instant_deliver: true },
      ),
    ).toEqual(['accept_from_origin_branch', 'delivered']);
  });
  test('S-05 forward over two branches', () => {
    expect(
      walk(
        [
          [staff, null],
          [staff, null],
          [nptStaff, null],
          [nptStaff, null],
          [tgiStaff, null],
          [tgiStaff, null],
          [mdyStaff, null],
        ],
        'forward',
        [npt, tgi],
      ),
    ).toEqual([
      'accept_from_origin_branch',
      'send_to_forward_branch',
      'arrived_to_forward_branch',
      'send_from_forward_branch',
      'arrived_to_forward_branch',
      'send_from_forward_branch',
      'arrived_to_destination_branch',
    ]);
  });
  test('S-04 by the mail post and back', () => {
    expect(
      walk(
        [
          [staff, null],
          [staff, null],
          [staff, null],
          [staff, null, { courier_id: 11 }],
          [ygnPostman, null],
          [staff, null],
        ],
        'mail_post',
      ),
    ).toEqual([
      'accept_from_origin_branch',
      'send_to_mmpost',
      'mpost_return_confirmed',
      'sendback_to_origin_address',
      'sentback_to_customer',
      'return_confirmed',
    ]);
  });
  test('S-04 by the bus gate', () => {
    expect(
      walk(
        [
          [staff, null],
          [staff, null],
          [staff, 'delivered'],
        ],
        'gate',
      ),
    ).toEqual(['accept_from_origin_branch', 'accept_by_transport', 'delivered']);
  });
});

/** What one person after another does with a parcel, at random: scans with and without a wish, decisions about its return, and steps back. */
type Deed = {
  readonly who: Viewer;
  readonly kind: 'scan' | 'back' | 'return';
  readonly status: LabelStatus | null;
  readonly command: (typeof returnCommands)[number];
  readonly extra: Partial<ScanWish>;
};
const people = roleSlugs.flatMap((role, index) =>
  [ygn, mdy, npt].map((branch) => person(role, branch, 100 + index * 10 + branch)),
);
const deed: fc.Arbitrary<Deed> = fc.record({
  who: fc.constantFrom(...people),
  kind: fc.constantFrom('scan', 'scan', 'scan', 'scan', 'back', 'return'),
  status: fc.option(fc.constantFrom(...scannedStatuses), { nil: null }),
  command: fc.constantFrom(...returnCommands),
  extra: fc.record({
    courier_id: fc.constantFrom(null, 101, 102, 301),
    reason: fc.constantFrom(null, 'refused'),
    post_code: fc.constant('RR473124829MM'),
    confirmed: fc.boolean(),
  }),
});
const anyLife = fc.record({
  type: fc.constantFrom<ShippingType>('normal', 'direct', 'forward', 'mail_post', 'gate'),
  deeds: fc.array(deed, { maxLength: 120 }),
  fetched: fc.boolean(),
});

/** Somebody who can do the parcel's usual next step, so that random lives get far. */
function usher(life: LabelLife): Viewer {
  return (
    people.find((viewer) => nextSteps(viewer, life, facts).some((row) => row.to === usualNext(life, facts)?.to)) ??
    (people[0] as Viewer)
  );
}

describe('S-04 random lives by random people', () => {
  test('S-04 S-06 S-08 the status is that of the latest viewable entry, one has it, every step was legal, and a step back restores exactly what was', () => {
    fc.assert(
      fc.property(anyLife, ({ type, deeds, fetched }) => {
        const path: StepTaken[] = [];
        let life = pending;
        for (const [index, { who, kind, status, command, extra }] of deeds.entries()) {
          const viewer = index % 3 === 0 ? usher(life) : who;
          if (kind === 'back' && path.length > 0) {
            const last = path.pop() as StepTaken;
            const before = restoreLife(life, last.before);
            expect(before.status).toBe(path.at(-1)?.life.status ?? 'pending');
            life = before;
            continue;
          }
          if (kind === 'return') {
            const decided = decideReturn(viewer, command, life, { clearance_id: null, bag_id: null }, at(index));
            if (!isRefusal(decided)) {
              expect([decided.life.status, decided.life.previous]).toEqual([life.status, life.previous]);
              life = decided.life;
            }
            continue;
          }
          const meant = index % 3 === 0 ? null : status;
          const taken = decideScan(
            viewer,
            scanned(life, { type, hops: type === 'forward' ? [npt] : [] }, { instant_deliver: fetched }),
            wish(meant, { ...extra, ...(index % 3 === 0 ? everything : {}), at: at(index) }),
          );
          if (isRefusal(taken)) continue;
          expect(taken.length).toBeLessThanOrEqual(2);
          for (const step of taken) {
            expect(rowsAt(life)).toContain(step.row);
            expect(step.life.previous).toBe(life.status);
            expect(restoreLife(step.life, step.before)).toEqual(life);
            path.push(step);
            life = step.life;
          }
          expect(taken.at(-1)?.entry.staff_id).toBe(viewer.id);
          expect(life.status).toBe(path.at(-1)?.life.status);
          const onStreet = labelStatuses[life.status].street === true && !labelStatuses[life.status].moving;
          if (onStreet) expect(life.holder_staff_id).not.toBeNull();
          if (life.closed_at !== null) expect(nextSteps(viewer, life, facts)).toEqual([]);
          if (life.cod_status === 'process') expect(life.delivered_at).not.toBeNull();
        }
      }),
      { numRuns: 400 },
    );
  });

  test('S-04 N-14 from every place of the table there is a way on, until the end, and whoever waits for it has it in a queue', () => {
    const dead: string[] = [];
    for (const type of shippingTypes)
      for (const status of Object.keys(labelStatuses) as LabelStatus[]) {
        const life = { ...pending, shipping_type: type, status, previous: null };
        const { kind, final } = labelStatuses[status];
        const row = queueRows.some((one) => one.statuses.includes(status));
        if (kind === 'step' && !final && !row && status !== 'created') dead.push(`${status} is in no queue`);
        if (status === 'missing') expect(queueOf(life)?.queue).toBe('missing');
      }
    expect(dead).toEqual([]);
  });
});

describe('S-07 what is refused says why and what would be allowed', () => {
  const sent: LabelLife = {
    ...pending,
    status: 'send_to_destination_branch',
    previous: 'accept_from_origin_branch',
    accepted_at: at(0),
  };
  const arrived: LabelLife = {
    ...sent,
    status: 'arrived_to_destination_branch',
    previous: 'send_to_destination_branch',
    holder_branch_id: mdy,
  };
  const out: LabelLife = {
    ...arrived,
    status: 'send_to_destination_address',
    previous: 'arrived_to_destination_branch',
    holder_staff_id: 21,
  };
  const back: LabelLife = {
    ...arrived,
    status: 'arrivedback_to_destination_branch',
    previous: 'sendback_to_destination_branch',
    attempts: 3,
  };
  const cases: [string, Viewer, LabelLife, ScanWish, string, object][] = [
    [
      'a branch that it never passes',
      person('staff', npt, 30),
      sent,
      wish(null),
      'scan_wrong_branch',
      { branch_id: mdy, allowed: ['sendback_to_transport'] },
    ],
    ['the branch that sent it off', staff, sent, wish(null), 'scan_wrong_branch', { branch_id: mdy }],
    [
      'a scan that was done already',
      mdyStaff,
      arrived,
      wish('arrived_to_destination_branch'),
      'scan_already_done',
      { status: 'arrived_to_destination_branch' },
    ],
    ['a place that lies behind', mdyStaff, out, wish('arrived_to_destination_branch'), 'scan_already_done', {}],
    [
      'a parcel that is delivered',
      mdyStaff,
      { ...out, status: 'delivered' },
      wish('send_to_destination_address'),
      'scan_final',
      {},
    ],
    ['a parcel that is missing', mdyStaff, { ...out, status: 'missing' }, wish(null), 'scan_missing', {}],
    ['no courier', mdyStaff, arrived, wish(null), 'scan_needs_courier', { wanted: 'send_to_destination_address' }],
    ['somebody else’s parcel', person('postman', mdy, 99), out, wish('delivered'), 'scan_not_carrier', {}],
    ['a failure without a reason', mdyPostman, out, wish('sendback_to_destination_branch'), 'scan_needs_reason', {}],
    [
      'one attempt too many',
      mdyStaff,
      back,
      wish('send_to_destination_address', { courier_id: 21 }),
      'scan_attempts_used',
      {},
    ],
    [
      'a return that nobody agreed to',
      mdyStaff,
      back,
      wish('sendback_to_origin_branch'),
      'scan_return_not_approved',
      {},
    ],
    [
      'a road that it does not go',
      mdyStaff,
      arrived,
      wish('send_to_mmpost'),
      'scan_out_of_order',
      { allowed: ['send_to_destination_address', 'delivered'] },
    ],
    ['without the right to scan', person('customer-service', ygn, 12), pending, wish(null), 'missing_permission', {}],
    [
      'a super role of another branch',
      person('super-admin', npt, 1),
      arrived,
      wish('send_to_destination_address'),
      'scan_wrong_branch',
      { branch_id: mdy },
    ],
    [
      'sent off to a branch that it does not go to',
      staff,
      { ...pending, status: 'accept_from_origin_branch', previous: 'pending', accepted_at: at(0) },
      wish(null, { to_branch_id: npt }),
      'scan_wrong_branch',
      { branch_id: mdy },
    ],
    [
      'a parcel on the way that its own branch plainly scans while a courier has it',
      mdyStaff,
      out,
      wish(null),
      'scan_not_carrier',
      { allowed: ['delivered', 'sendback_to_destination_branch', 'postman_hand_over'] },
    ],
  ];
  test.each(cases)('S-07 %s', (_, viewer, life, wanted, code, values) => {
    const decided = decideScan(viewer, scanned(life), wanted);
    if (!isRefusal(decided)) throw new Error(`allowed: ${decided.map((step) => step.life.status).join()}`);
    expect(decided.code).toBe(code);
    expect(decided.values ?? {}).toMatchObject(values);
  });

  test('S-06 back to the sender is asked for first', () => {
    const home: LabelLife = {
      ...sent,
      shipping_type: 'return',
      status: 'arrived_to_origin_branch',
      previous: 'sendback_to_origin_branch',
      holder_branch_id: ygn,
    };
    expect(decideScan(staff, scanned(home), wish(null, { courier_id: 11 }))).toMatchObject({
      code: 'scan_needs_confirmation',
      values: { wanted: 'sendback_to_origin_address' },
    });
    expect(decideScan(staff, scanned(home), wish(null, { courier_id: 11, confirmed: true }))).toHaveLength(1);
  });

  test('S-07 exactly one missed step of the same road is entered and flagged, by the branch that was to take it', () => {
    const taken = decideScan(
      mdyStaff,
      scanned({ ...sent, status: 'accept_from_origin_branch', previous: 'pending' }),
      wish(null),
    ) as StepTaken[];
    expect(taken.map(({ entry }) => [entry.status, entry.inferred, entry.branch_id, entry.staff_id])).toEqual([
      ['send_to_destination_branch', true, ygn, null],
      ['arrived_to_destination_branch', false, mdy, 20],
    ]);
    const delivered = decideScan(mdyPostman, scanned(arrived), wish('delivered')) as StepTaken[];
    expect(delivered.map(({ entry }) => [entry.status, entry.inferred])).toEqual([
      ['send_to_destination_address', true],
      ['delivered', false],
    ]);
  });

  test('S-05 a courier brings back what was not delivered by one and the same scan, also a parcel of their own branch', () => {
    const own: LabelLife = {
      ...out,
      shipping_type: 'direct',
      previous: 'accept_from_origin_branch',
      accept_branch_id: mdy,
    };
    const ends = [out, own].map((life) =>
      (
        decideScan(
          mdyPostman,
          scanned(life),
          wish('sendback_to_destination_branch', { reason: 'refused' }),
        ) as StepTaken[]
      ).map((step) => [step.life.status, step.life.attempts]),
    );
    expect(ends).toEqual([[['sendback_to_destination_branch', 1]], [['sendback_to_origin_branch', 1]]]);
    expect(decideScan(mdyPostman, scanned(own), wish('sendback_to_destination_branch'))).toMatchObject({
      code: 'scan_needs_reason',
    });
  });

  test('S-07 two missed steps, or one that moves money, are for the branch to settle', () => {
    expect(
      decideScan(
        mdyStaff,
        scanned({ ...sent, status: 'accept_from_origin_branch', previous: 'pending' }),
        wish('send_to_destination_address', { courier_id: 21 }),
      ),
    ).toMatchObject({ refused: true });
    expect(decideScan(staff, scanned(pending), wish('send_to_destination_branch'))).toMatchObject({
      code: 'scan_out_of_order',
      values: { allowed: ['accept_from_origin_branch'] },
    });
  });

  test('S-05 the last failed delivery asks for the return by itself', () => {
    const taken = decideScan(
      mdyPostman,
      scanned({ ...out, attempts: 2 }),
      wish('sendback_to_destination_branch', { reason: 'refused' }),
    ) as StepTaken[];
    expect(taken[0]).toMatchObject({ notes: ['pending_return'], life: { attempts: 3, return_step: 'pending_return' } });
    expect(mdySupervisor.permissions).toContain('label.decide');
  });

  test('S-05 a sender who is not reached three times has it stored at the origin branch', () => {
    const home: LabelLife = {
      ...sent,
      shipping_type: 'return',
      status: 'sendback_to_origin_address',
      previous: 'arrived_to_origin_branch',
      holder_branch_id: ygn,
      holder_staff_id: 11,
    };
    let life = home;
    const seen: LabelStatus[] = [];
    for (let round = 0; round < 6 && life.status !== 'schedule_return'; round++) {
      const taken = decideScan(staff, scanned(life), wish(null, { courier_id: 11, confirmed: true }));
      if (isRefusal(taken)) throw new Error(taken.code);
      life = taken.at(-1)?.life ?? life;
      seen.push(life.status);
    }
    expect([life.shipping_type, seen]).toEqual([
      'fail_return',
      [
        'arrivedback_to_origin_branch',
        'sendback_to_origin_address',
        'arrivedback_to_origin_branch',
        'sendback_to_origin_address',
        'arrivedback_to_origin_branch',
        'schedule_return',
      ],
    ]);
  });
});

describe('S-04 the table of next steps', () => {
  test('S-04 taking any row leaves a status that its type knows, or the end', () => {
    const stuck: string[] = [];
    for (const type of shippingTypes)
      for (const status of Object.keys(labelStatuses) as LabelStatus[]) {
        // What a return that is not agreed to would allow never comes to pass: agreeing chooses the type again.
        for (const row of rowsAt({ shipping_type: type, previous: null, status }).filter(
          ({ when }) => when !== 'return_approved',
        )) {
          const taken = takeStep({ ...pending, shipping_type: type, status }, row, {
            at: at(1),
            staff_id: 1,
            branch_id: ygn,
            courier_id: 5,
            to_branch_id: mdy,
            reason: null,
            chosen: null,
          });
          const { status: now, shipping_type } = taken.life;
          if (labelStatuses[now].final || now === 'missing') continue;
          if (rowsAt(taken.life).filter((next) => next.to !== 'missing').length === 0)
            stuck.push(`${type}: ${status} → ${now} as ${shipping_type}`);
        }
      }
    expect(stuck).toEqual([]);
  });
});
