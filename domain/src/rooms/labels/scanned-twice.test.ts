import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { decideScan } from './decide-scan.ts';
import type { LabelLife } from './label-life.ts';
import { scanModes } from './scan-modes.ts';
import { at, mdy, mdyStaff, mdySupervisor, npt, pending, person, scanned, staff, wish, ygn } from './testing/lives.ts';
import { workQueues, type WorkQueue } from './work-queues.ts';

const [nptStaff, nptOther, ygnOther] = [person('staff', npt, 30), person('staff', npt, 31), person('staff', ygn, 11)];
const accepted: LabelLife = {
  ...pending,
  status: 'accept_from_origin_branch',
  previous: 'pending',
  accepted_at: at(0),
};

type Stage = readonly [queue: WorkQueue, who: Viewer, other: Viewer, becomes: LabelLife['status']];
const roads: readonly [string, LabelLife, readonly Stage[]][] = [
  [
    'normal',
    accepted,
    [
      ['send', staff, ygnOther, 'send_to_destination_branch'],
      ['receive', mdyStaff, mdySupervisor, 'arrived_to_destination_branch'],
    ],
  ],
  [
    'forward',
    { ...accepted, shipping_type: 'forward', forward_branch_id: npt, forward_hops: [npt] },
    [
      ['send', staff, ygnOther, 'send_to_forward_branch'],
      ['receive', nptStaff, nptOther, 'arrived_to_forward_branch'],
      ['send', nptStaff, nptOther, 'send_from_forward_branch'],
      ['receive', mdyStaff, mdySupervisor, 'arrived_to_destination_branch'],
    ],
  ],
  [
    'return',
    {
      ...accepted,
      status: 'arrivedback_to_destination_branch',
      previous: 'sendback_to_destination_branch',
      holder_branch_id: mdy,
      attempts: 3,
      shipping_type: 'return',
      return_step: 'schedule_return',
    },
    [
      ['return', mdyStaff, mdySupervisor, 'sendback_to_origin_branch'],
      ['receive', staff, ygnOther, 'arrived_to_origin_branch'],
    ],
  ],
];

describe('S-08 whoever works through a queue does with a parcel what the queue is for, once', () => {
  test.each(roads)(
    'S-08 on a %s road: scanned once more, by the same person or another, it stays where it is and the scanner hears that it was done',
    (_name, begin, stages) => {
      let life = begin;
      for (const [queue, who, other, becomes] of stages) {
        const taken = decideScan(who, scanned(life), wish(null, { queue }));
        if (isRefusal(taken)) throw new Error(`${queue}: ${taken.code}`);
        life = taken.at(-1)?.life ?? life;
        expect(life.status).toBe(becomes);
        for (const again of [who, other])
          expect(decideScan(again, scanned(life), wish(null, { queue }))).toMatchObject({
            code: 'scan_already_done',
            values: { status: becomes },
          });
      }
    },
  );

  test('S-08 every queue whose scans name no step is walked here', () => {
    const walked = new Set(roads.flatMap(([, , stages]) => stages.map(([queue]) => queue)));
    expect(workQueues.filter((queue) => scanModes[queue].some(({ status }) => status === null))).toEqual(
      workQueues.filter((queue) => walked.has(queue)),
    );
  });

  test('S-07 a parcel that was given up for lost and comes by on a belt is no parcel that was done', () => {
    const lost: LabelLife = { ...accepted, status: 'missing', previous: 'accept_from_origin_branch' };
    expect(decideScan(staff, scanned(lost), wish(null, { queue: 'send' }))).toMatchObject({ code: 'scan_missing' });
  });

  test('S-07 a parcel that comes back from the street without a return is not said to be returned', () => {
    const out: LabelLife = {
      ...accepted,
      status: 'send_to_destination_address',
      previous: 'arrived_to_destination_branch',
      holder_branch_id: mdy,
      holder_staff_id: 21,
    };
    const [inQueue, anywhere] = [{ queue: 'return' } as const, {}].map((more) =>
      decideScan(mdyStaff, scanned(out), wish(null, more)),
    );
    expect(inQueue).toEqual(anywhere);
  });

  test('S-07 a parcel that another branch has to take is not said to be done', () => {
    const sent: LabelLife = {
      ...accepted,
      status: 'send_to_destination_branch',
      previous: 'accept_from_origin_branch',
    };
    expect(decideScan(mdyStaff, scanned(sent), wish(null, { queue: 'send' }))).toMatchObject([
      { life: { status: 'arrived_to_destination_branch' } },
    ]);
  });
});
