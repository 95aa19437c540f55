import { describe, expect, test } from 'vitest';
import { matchPayments, type KnownClaim, type OpenPayment } from './match-payments.ts';
import { channelFee, receivedPostings } from './claim-postings.ts';
import { accountRef } from '../ledger/accounts.ts';

const line = (id: number, but: Partial<OpenPayment> = {}): OpenPayment => ({
  id,
  status: 'unknown',
  day: '2026-11-21',
  amount: 45_000,
  reference: '',
  details: '',
  ...but,
});
const claim = (id: number, but: Partial<KnownClaim> = {}): KnownClaim => ({
  id,
  day: '2026-11-21',
  amount: 45_000,
  reference: null,
  code: `EX00000000${id}XM`,
  open: true,
  ...but,
});
const found = (lines: readonly OpenPayment[], claims: readonly KnownClaim[]) =>
  matchPayments(lines, claims).map(({ line_id, claim_id, command }) => [line_id, claim_id, command]);

describe('W-03 a line of the provider’s statement finds its claim', () => {
  const whole = line(1, { reference: 'KBZ-2026 99887766' });
  test.each([
    ['by the whole reference', [whole], [claim(7, { reference: 'KBZ202699887766' })], [[1, 7, 'match']]],
    ['by its last six digits', [whole], [claim(7, { reference: '887766' })], [[1, 7, 'match']]],
    [
      'not by five digits that end another one',
      [line(1, { reference: '87766' })],
      [claim(7, { reference: '887766', amount: 1 })],
      [],
    ],
    [
      'with too little money',
      [line(1, { reference: '99887766', amount: 40_000 })],
      [claim(7, { reference: '887766' })],
      [[1, 7, 'fall_short']],
    ],
    [
      'with too much money',
      [line(1, { reference: '99887766', amount: 45_500 })],
      [claim(7, { reference: '887766' })],
      [[1, 7, 'exceed']],
    ],
    ['whose claim another line settled', [whole], [claim(7, { reference: '887766', open: false })], [[1, 7, 'repeat']]],
    [
      'twice in one file',
      [whole, { ...whole, id: 2 }],
      [claim(7, { reference: '887766' })],
      [
        [1, 7, 'match'],
        [2, 7, 'repeat'],
      ],
    ],
    ['by the code in the note', [line(1, { details: 'for ex 00000000 7xm thanks' })], [claim(7)], [[1, 7, 'match']]],
    ['by the code, but not with another amount', [line(1, { details: 'EX000000007XM', amount: 5 })], [claim(7)], []],
    [
      'by an equal amount on a near day, as a proposal',
      [line(1)],
      [claim(7, { day: '2026-11-22' })],
      [[1, 7, 'propose']],
    ],
    ['not by an equal amount of long ago', [line(1)], [claim(7, { day: '2026-11-24' })], []],
    ['not by an equal amount of two claims', [line(1)], [claim(7), claim(8)], []],
    ['not by an equal amount of two lines', [line(1), line(2)], [claim(7)], []],
    [
      'by the reference, which leaves the amount to the other',
      [whole, line(2)],
      [claim(7, { reference: '887766' }), claim(8)],
      [
        [1, 7, 'match'],
        [2, 8, 'propose'],
      ],
    ],
  ] as [string, OpenPayment[], KnownClaim[], unknown[]][])('W-03 %s', (_, lines, claims, expected) => {
    expect(found(lines, claims)).toEqual(expected);
  });
});

test.each([
  [{ fee_percent: 50, fee_fixed: 0 }, 45_000, 225],
  [{ fee_percent: 50, fee_fixed: 100 }, 45_000, 325],
  [{ fee_percent: 15, fee_fixed: 0 }, 1_000, 2],
  [{ fee_percent: 0, fee_fixed: 500 }, 300, 300],
])('W-01 the fee %j of %i Ks is %i Ks', (terms, amount, fee) => expect(channelFee(terms, amount)).toBe(fee));

test.each([
  [45_000, { bank: 44_775, expense: 225, channel: -45_000 }],
  [40_000, { bank: 39_775, expense: 225, 'shortage:staff': 5_000, channel: -45_000 }],
  [46_000, { bank: 45_775, expense: 225, overage: -1_000, channel: -45_000 }],
])('W-03 M-01 %i Ks received for a claim of 45,000 Ks', (received, expected) => {
  const postings = receivedPostings(
    { payment_channel_id: 4, amount: 45_000, branch_id: 2, staff_id: 9 },
    { received, fee: 225, bank: accountRef('bank') },
  );
  expect(Object.fromEntries(postings.map(({ account, amount }) => [account.kind, amount]))).toEqual(expected);
});
