import { describe, expect, test } from 'vitest';
import { postingsFor, type LabelMoney } from '../ledger/label-postings.ts';
import { sumOf } from '../ledger/accounts.ts';
import { claimProblem, settleReference, type ClaimFacts, type PaidByChannel } from './decide-claim.ts';

test.each([
  ['01KBZ 998 877-66', '01KBZ99887766'],
  ['၁၂၃၄၅၆', '123456'],
  ['abc123', 'ABC123'],
  ['12345', null],
  ['123456;', null],
  ['1'.repeat(41), null],
])('W-03 the reference %s is stored as %s', (typed, stored) => expect(settleReference(typed)).toBe(stored));

describe('W-03 a payment at the door', () => {
  const paid: PaidByChannel = { channel_id: 1, amount: 45_000, reference: '99887766' };
  const facts: ClaimFacts = {
    terms: { id: 7, needs_reference: true, needs_picture: false },
    due: 45_000,
    used_by: null,
    picture: false,
  };
  const picture = { id: 7, needs_reference: true, needs_picture: true };
  test.each([
    ['the whole amount', {}, {}, null],
    ['a part', { amount: 1 }, {}, null],
    ['more than is owed', { amount: 45_001 }, {}, 'scan_payment_too_large'],
    ['where nothing is owed to us', {}, { due: 0 }, 'scan_payment_not_due'],
    ['by a channel that is off', {}, { terms: null }, 'scan_channel_off'],
    ['without a reference', { reference: null }, {}, 'scan_needs_reference'],
    ['with the last five digits', { reference: '87766' }, {}, 'scan_needs_reference'],
    ['with a reference of another parcel', {}, { used_by: 'EX1' }, 'scan_reference_used'],
    ['without the picture', {}, { terms: picture }, 'scan_needs_paid_picture'],
    ['with the picture', {}, { terms: picture, picture: true }, null],
    [
      'without a reference where a picture is enough',
      { reference: null },
      { terms: { ...picture, needs_reference: false }, picture: true },
      null,
    ],
  ])('W-03 %s', (_, payment, known, code) => {
    expect(claimProblem({ ...paid, ...payment }, { ...facts, ...known })?.code ?? null).toBe(code);
  });
});

describe('W-03 M-01 the ledger of a payment by a channel', () => {
  const money: LabelMoney = {
    payment_type: 'receiver_pay',
    cod_amount: 45_000,
    cod_fee: 900,
    shipping_total: 2_500,
    fees: { shipping: 2_500 },
    return_fee: 0,
    compensation_fee: 0,
  };
  const parties = { collector: { by: 'courier', staff_id: 9, branch_id: 2 }, customer_id: 3 } as const;
  const debits = (amount: number) => {
    const by_channel = { payment_channel_id: 4, amount };
    const postings = postingsFor('delivered', money, { ...parties, by_channel });
    expect(sumOf(postings)).toBe(0);
    const sum = (kind: string) =>
      postings.filter(({ account }) => account.kind === kind).reduce((all, one) => all + one.amount, 0);
    return { channel: sum('channel'), cash: sum('cash:courier'), merchant: sum('payable:merchant') };
  };
  test.each([
    [47_500, { channel: 47_500, cash: 0, merchant: -44_100 }],
    [46_000, { channel: 46_000, cash: 1_500, merchant: -44_100 }],
    [20_000, { channel: 20_000, cash: 27_500, merchant: -44_100 }],
  ])('W-03 %i Ks of 47,500 Ks are debited to the channel, the rest to the courier', (amount, expected) =>
    expect(debits(amount)).toEqual(expected),
  );
  test('W-03 more than was collected throws', () => expect(() => debits(47_501)).toThrow(RangeError));
});
