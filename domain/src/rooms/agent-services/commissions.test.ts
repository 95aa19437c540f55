import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentPostings } from '../handovers/handover-postings.ts';
import { sumOf } from '../ledger/accounts.ts';
import {
  agentDue,
  commissionEvents,
  commissionFor,
  commissionPostings,
  isTransit,
  type CommissionedWork,
  type CommissionTerm,
} from './commissions.ts';

const terms: CommissionTerm[] = [
  { branch_id: 3, service: 'cod', commission_kind: 'percent', commission: 250 },
  { branch_id: 3, service: 'emo', commission_kind: 'fixed', commission: 300 },
  { branch_id: 3, service: 'transit', commission_kind: 'fixed', commission: 40 },
  { branch_id: 4, service: 'pickup', commission_kind: 'percent', commission: 10_000 },
];

describe('O-11 what agents earn', () => {
  test('O-11 each event earns by one service', () => {
    expect(Object.entries(commissionEvents).map(([event, { service, fee }]) => [event, service, fee])).toEqual([
      ['delivered', 'cod', 'cod_fee'],
      ['emo_sold', 'emo', 'emo'],
      ['emo_paid', 'emo', 'emo'],
      ['picked_up', 'pickup', 'pickup'],
      ['transited', 'transit', 'shipping'],
    ]);
    expect([isTransit('send_from_forward_branch'), isTransit('arrived_to_forward_branch')]).toEqual([true, false]);
  });

  test.each<[string, CommissionedWork, number]>([
    ['2.5 percent of the COD fee', { event: 'delivered', branch_id: 3, fee: 1_000 }, 25],
    ['half a kyat is one', { event: 'delivered', branch_id: 3, fee: 20 }, 1],
    ['less is none', { event: 'delivered', branch_id: 3, fee: 19 }, 0],
    ['so much an order, whatever its fee', { event: 'emo_paid', branch_id: 3, fee: 0 }, 300],
    ['so much for each parcel of a bag', { event: 'transited', branch_id: 3, fee: 9_000, pieces: 12 }, 480],
    ['the whole fee', { event: 'picked_up', branch_id: 4, fee: 500 }, 500],
    ['nothing for a service that is not confirmed', { event: 'picked_up', branch_id: 3, fee: 500 }, 0],
    ['nothing for a branch of the operator', { event: 'delivered', branch_id: 1, fee: 1_000 }, 0],
  ])('O-11 %s', (_, work, kyat) => expect(commissionFor(terms, work)).toBe(kyat));

  test.each([
    [60_000, 1_500, { held: 60_000, commission: 1_500, due: 58_500 }],
    [1_000, 1_500, { held: 1_000, commission: 1_000, due: 0 }],
    [60_000, -200, { held: 60_000, commission: 0, due: 60_000 }],
    [0, 1_500, { held: 0, commission: 0, due: 0 }],
  ])('M-05 of %i in the till and %i earned the rest is paid in', (held, earned, due) =>
    expect(agentDue({ held, earned })).toEqual(due),
  );

  test('M-01 M-05 commission and settlement balance, and nothing is kept beyond the till', () => {
    const kyat = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(kyat, kyat, (held, earned) => {
        const { commission, due } = agentDue({ held, earned });
        expect(commission + due).toBe(held);
        expect(commission).toBeLessThanOrEqual(earned);
        expect(sumOf(sentPostings(3, due, commission))).toBe(0);
        expect(sumOf(commissionPostings(3, earned))).toBe(0);
      }),
    );
  });
});
