import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { decideScan, type ScanContent } from './decide-scan.ts';
import type { LabelFacts } from './label-kinds.ts';
import { labelStatuses, type LabelStatus } from './label-statuses.ts';
import { rowsAt } from './next-step.ts';
import { shippingTypes, type ShippingType } from './sequences.ts';
import { takeStep } from './take-step.ts';
import {
  everything,
  at,
  mdy,
  mdyPostman,
  mdyStaff,
  npt,
  pending,
  person,
  scanned,
  staff,
  tgi,
  wish,
  ygn,
} from './testing/lives.ts';

/** Walks a parcel through scans; each place is who scans what. */
function walk(
  road: readonly [Viewer, LabelStatus | null, Partial<ScanContent>?][],
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

describe('S-04 every way of decisions 2.1, by scans that name no status', () => {
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
          [staff, 'mpost_return_confirmed'],
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
          [staff, null, { slip: true }],
          [staff, null, { word: true }],
        ],
        'gate',
      ),
    ).toEqual(['accept_from_origin_branch', 'accept_by_transport', 'delivered']);
  });
});

describe('S-04 the table of next steps', () => {
  test('S-04 taking any row leaves a status that its type knows, or the end', () => {
    const stuck: string[] = [];
    for (const type of shippingTypes)
      for (const status of Object.keys(labelStatuses) as LabelStatus[]) {
        // A return that is not agreed to never goes on: agreeing chooses the type again.
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
