import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { decideScan, type ScanContent } from './decide-scan.ts';
import type { LabelLife } from './label-life.ts';
import type { LabelStatus } from './label-statuses.ts';
import { scanModes } from './scan-modes.ts';
import type { StepTaken } from './take-step.ts';
import {
  at,
  mdy,
  mdyPostman,
  mdyStaff,
  mdySupervisor,
  npt,
  pending,
  person,
  scanned,
  staff,
  wish,
  ygn,
} from './testing/lives.ts';

describe('O-11 the legs with strangers', () => {
  const at_post: LabelLife = {
    ...pending,
    shipping_type: 'mail_post',
    status: 'send_to_mmpost',
    previous: 'accept_from_origin_branch',
    accepted_at: at(0),
    cod_status: null,
  };
  const lead = person('supervisor', ygn, 12);
  const outcomeOf = (viewer: Viewer, life: LabelLife, wanted: ScanContent) => {
    const decided = decideScan(viewer, scanned(life), wanted);
    return isRefusal(decided) ? decided.code : decided.map((step) => step.life.status);
  };

  test('O-11 what is sent off can be scanned by both codes; nothing of them is chosen beforehand', () => {
    expect(scanModes.send.map(({ status, asks, pairs }) => [status, asks, pairs])).toEqual([
      [null, [], false],
      ['send_to_mmpost', [], true],
    ]);
  });

  test('O-11 only a supervisor says that the mail post delivered what money was to be collected on, however it is said', () => {
    const cod: LabelLife = { ...at_post, cod_status: 'ongoing' };
    for (const status of [null, 'delivered'] as const) {
      const wanted = wish(status, { confirmed: true });
      expect(outcomeOf(staff, at_post, wanted)).toEqual(['delivered']);
      expect(outcomeOf(staff, cod, wanted)).toBe('scan_needs_supervisor');
      expect(outcomeOf(lead, cod, wanted)).toEqual(['delivered']);
    }
  });

  test('O-11 a bus gate takes a parcel only with its slip, and it arrives only by somebody’s word', () => {
    const here: LabelLife = {
      ...pending,
      shipping_type: 'gate',
      status: 'accept_from_origin_branch',
      previous: 'pending',
      accepted_at: at(0),
    };
    const gone: LabelLife = { ...here, status: 'accept_by_transport', previous: 'accept_from_origin_branch' };
    for (const status of [null, 'accept_by_transport'] as const) {
      expect(outcomeOf(lead, here, wish(status, { confirmed: true }))).toBe('scan_needs_slip');
      expect(outcomeOf(staff, here, wish(status, { slip: true }))).toEqual(['accept_by_transport']);
    }
    for (const status of [null, 'delivered'] as const) {
      expect(outcomeOf(lead, gone, wish(status, { confirmed: true }))).toBe('scan_needs_word');
      expect(outcomeOf(staff, gone, wish(status, { word: true }))).toEqual(['delivered']);
    }
    expect(outcomeOf(staff, gone, wish('arrivedback_to_origin_branch', { confirmed: true }))).toEqual([
      'arrivedback_to_origin_branch',
    ]);
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
  const cases: [string, Viewer, LabelLife, ScanContent, string, object][] = [
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
