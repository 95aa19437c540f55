import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentTypeNames, type PaymentType } from '../labels/label-kinds.ts';
import {
  accountRef,
  accountKindNames,
  accountKinds,
  heldOn,
  sumOf,
  type AccountRef,
  type Posting,
} from './accounts.ts';
import {
  collectedAt,
  labelMoneyEvents,
  postingsFor,
  type LabelMoney,
  type LabelMoneyEventName,
  type LabelParties,
} from './label-postings.ts';
import { itemRoles, openItemOf } from './open-items.ts';

const courier: LabelParties = { collector: { by: 'courier', staff_id: 7, branch_id: 1 }, customer_id: 3 };
const counter: LabelParties = { collector: { by: 'branch', branch_id: 1 }, customer_id: 3 };
const money = (payment_type: PaymentType, change: Partial<LabelMoney> = {}): LabelMoney => ({
  payment_type,
  cod_amount: 50_000,
  cod_fee: 1_000,
  shipping_total: 2_500,
  fees: { shipping: 2_500 },
  return_fee: 1_500,
  compensation_fee: 20_000,
  ...change,
});

const nameOf = ({ kind, staff_id, branch_id, customer_id, name }: AccountRef) =>
  [kind, name ?? staff_id ?? branch_id ?? customer_id].filter((part) => part !== null).join(' ');
const lines = (postings: readonly Posting[]) =>
  postings.map(({ account: where, amount }) => `${amount > 0 ? 'Dr' : 'Cr'} ${nameOf(where)} ${Math.abs(amount)}`);

describe('every row of the posting table', () => {
  test.each<[LabelMoneyEventName, PaymentType, LabelParties, string[]]>([
    ['accepted', 'sender_pay', counter, ['Dr cash:branch 1 2500', 'Cr income shipping 2500']],
    ['accepted', 'sender_pay', courier, ['Dr cash:courier 7 2500', 'Cr income shipping 2500']],
    ['accepted', 'receiver_pay', counter, []],
    ['accepted', 'from_cod', counter, []],
    ['accepted', 'credit', counter, ['Dr receivable:merchant 3 2500', 'Cr income shipping 2500']],
    [
      'delivered',
      'sender_pay',
      courier,
      [
        'Dr cash:courier 7 50000',
        'Cr payable:merchant 3 50000',
        'Dr payable:merchant 3 1000',
        'Cr income cod_fee 1000',
      ],
    ],
    [
      'delivered',
      'receiver_pay',
      courier,
      [
        'Dr cash:courier 7 50000',
        'Cr payable:merchant 3 50000',
        'Dr cash:courier 7 2500',
        'Cr income shipping 2500',
        'Dr payable:merchant 3 1000',
        'Cr income cod_fee 1000',
      ],
    ],
    [
      'delivered',
      'from_cod',
      courier,
      [
        'Dr cash:courier 7 50000',
        'Cr payable:merchant 3 50000',
        'Dr payable:merchant 3 1000',
        'Cr income cod_fee 1000',
        'Dr payable:merchant 3 2500',
        'Cr income shipping 2500',
      ],
    ],
    [
      'delivered',
      'credit',
      counter,
      ['Dr cash:branch 1 50000', 'Cr payable:merchant 3 50000', 'Dr payable:merchant 3 1000', 'Cr income cod_fee 1000'],
    ],
    ['return_confirmed', 'sender_pay', counter, ['Dr receivable:merchant 3 1500', 'Cr income return_fee 1500']],
    [
      'return_confirmed',
      'receiver_pay',
      counter,
      [
        'Dr receivable:merchant 3 1500',
        'Cr income return_fee 1500',
        'Dr receivable:merchant 3 2500',
        'Cr income shipping 2500',
      ],
    ],
    [
      'return_confirmed',
      'from_cod',
      counter,
      [
        'Dr receivable:merchant 3 1500',
        'Cr income return_fee 1500',
        'Dr receivable:merchant 3 2500',
        'Cr income shipping 2500',
      ],
    ],
    ['return_confirmed', 'credit', counter, ['Dr receivable:merchant 3 1500', 'Cr income return_fee 1500']],
    ['missing_confirmed', 'sender_pay', counter, ['Dr expense compensation 20000', 'Cr payable:merchant 3 20000']],
  ])('F-02 %s, %s', (event, payment, parties, expected) => {
    expect(lines(postingsFor(event, money(payment), parties))).toEqual(expected);
  });

  test('what the mail post and a bus gate collect is owed by them, not held in cash', () => {
    const by = (collector: 'mmpost' | 'gate') =>
      lines(
        postingsFor('delivered', money('credit'), { collector: { by: collector, branch_id: 4 }, customer_id: 3 }),
      )[0];
    expect([by('mmpost'), by('gate')]).toEqual(['Dr receivable:mmpost 50000', 'Dr receivable:gate 4 50000']);
  });

  test('a sender without an account pays for a return at the counter, and is owed what was lost', () => {
    const walkIn: LabelParties = { collector: { by: 'branch', branch_id: 1 }, customer_id: null };
    expect(lines(postingsFor('return_confirmed', money('sender_pay'), walkIn))).toEqual([
      'Dr cash:branch 1 1500',
      'Cr income return_fee 1500',
    ]);
    expect(lines(postingsFor('missing_confirmed', money('sender_pay'), walkIn))).toEqual([
      'Dr expense compensation 20000',
      'Cr compensation_payable 1 20000',
    ]);
    expect(lines(postingsFor('delivered', money('receiver_pay', { cod_amount: 0, cod_fee: 0 }), walkIn))).toEqual([
      'Dr cash:branch 1 2500',
      'Cr income shipping 2500',
    ]);
    expect(() => postingsFor('delivered', money('sender_pay'), walkIn)).toThrow(RangeError);
  });

  test('F-03 shipping is earned fee by fee; a discount lessens it, tax is passed on', () => {
    const fees = { shipping: 3_000, remote: 1_000, sms: 100, insurance: 500, discount: -460, tax: 207 };
    expect(lines(postingsFor('accepted', money('sender_pay', { shipping_total: 4_347, fees }), counter))).toEqual([
      'Dr cash:branch 1 4347',
      'Cr income shipping 3000',
      'Cr income remote 1000',
      'Cr income sms 100',
      'Cr income insurance 500',
      'Dr income discount 460',
      'Cr tax 207',
    ]);
  });

  test.each([
    [{ cod_amount: -1 }],
    [{ cod_fee: 0.5 }],
    [{ return_fee: Number.NaN }],
    [{ fees: { shipping: 2_499 } }],
    [{ compensation_fee: 2 ** 53 }],
  ])('figures %j are a mistake, not money', (change) => {
    expect(() => postingsFor('delivered', money('sender_pay', change), courier)).toThrow(RangeError);
  });
});

/** Decisions 4.2, from label creation to the lines of a clearance. */
describe('K-02 the worked example', () => {
  const labels: { money: LabelMoney; events: LabelMoneyEventName[] }[] = [
    {
      money: money('sender_pay', {
        cod_amount: 50_000,
        cod_fee: 1_000,
        shipping_total: 2_500,
        fees: { shipping: 2_500 },
      }),
      events: ['accepted', 'delivered'],
    },
    {
      money: money('receiver_pay', {
        cod_amount: 120_000,
        cod_fee: 2_400,
        shipping_total: 3_000,
        fees: { shipping: 3_000 },
      }),
      events: ['accepted', 'delivered'],
    },
    {
      money: money('from_cod', {
        cod_amount: 350_000,
        cod_fee: 3_500,
        shipping_total: 4_000,
        fees: { shipping: 4_000 },
      }),
      events: ['accepted', 'delivered'],
    },
    {
      money: money('credit', { cod_amount: 80_000, cod_fee: 1_600, shipping_total: 2_500, fees: { shipping: 2_500 } }),
      events: ['accepted', 'delivered'],
    },
    {
      money: money('from_cod', {
        cod_amount: 60_000,
        cod_fee: 1_200,
        shipping_total: 3_000,
        fees: { shipping: 3_000 },
        return_fee: 1_500,
      }),
      events: ['accepted', 'return_confirmed'],
    },
  ];
  const postings = labels.flatMap((label) =>
    label.events.flatMap((event) => postingsFor(event, label.money, event === 'delivered' ? courier : counter)),
  );
  const balance = (wanted: string) => sumOf(postings.filter(({ account: where }) => nameOf(where) === wanted)) + 0;

  test('the courier holds 603,000 and the merchant is owed 587,500 for deliveries', () => {
    expect([balance('cash:courier 7'), -balance('payable:merchant 3')]).toEqual([603_000, 600_000 - 8_500 - 4_000]);
    expect(
      labels.reduce(
        (sum, label) =>
          sum +
          label.events.reduce(
            (part, event) => part + (event === 'delivered' ? collectedAt(event, label.money, 3) : 0),
            0,
          ),
        0,
      ),
    ).toBe(603_000);
  });

  test('the merchant owes 4,500 for the return and 2,500 on credit; the branch took 2,500; 583,000 or 580,500 is left to pay', () => {
    expect([balance('receivable:merchant 3'), balance('cash:branch 1')]).toEqual([4_500 + 2_500, 2_500]);
    const items = labels
      .flatMap((label) => label.events.map((event) => openItemOf(event, label.money)))
      .filter((item) => item !== null);
    const net = (roles: string[]) =>
      items.filter(({ role }) => roles.includes(role)).reduce((sum, item) => sum + item.net, 0);
    expect([net(['cod', 'return']), net(['cod', 'return', 'credit'])]).toEqual([583_000, 580_500]);
  });

  test('the operator keeps 20,000 beside what was paid at the counter and what is on credit', () => {
    const income = postings.filter(({ account: where }) => accountKinds[where.kind].side === 'income');
    expect([-balance('income cod_fee'), -balance('income return_fee'), -sumOf(income)]).toEqual([
      8_500,
      1_500,
      20_000 + 2_500 + 2_500,
    ]);
  });
});

const kyat = fc.integer({ min: 0, max: 50_000_000 });
const anyMoney = fc
  .record({
    payment_type: fc.constantFrom(...paymentTypeNames),
    cod_amount: kyat,
    cod_fee: kyat,
    return_fee: kyat,
    compensation_fee: kyat,
    shipping: kyat,
    sms: kyat,
    tax: kyat,
    percent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ shipping, sms, tax, percent, ...rest }): LabelMoney => {
    const fees = { shipping, sms, tax, discount: -Math.floor(((shipping + sms) * percent) / 100) };
    return { ...rest, fees, shipping_total: shipping + sms + tax + fees.discount };
  });
const anyParties = fc.constantFrom(
  courier,
  counter,
  { ...counter, collector: { by: 'mmpost', branch_id: 1 } },
  { ...counter, collector: { by: 'gate', branch_id: 1 } },
) as fc.Arbitrary<LabelParties>;

describe('whatever the money', () => {
  test('every journal sums to zero and has no empty line', () => {
    fc.assert(
      fc.property(fc.constantFrom(...labelMoneyEvents), anyMoney, anyParties, (event, some, parties) => {
        const postings = postingsFor(event, some, parties);
        return sumOf(postings) === 0 && postings.every(({ amount }) => amount !== 0 && Number.isSafeInteger(amount));
      }),
    );
  });

  test('what stays open with the merchant is what the journal put on their accounts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...labelMoneyEvents), anyMoney, anyParties, (event, some, parties) => {
        const item = openItemOf(event, some);
        const theirs = postingsFor(event, some, parties).filter(({ account: where }) => where.customer_id !== null);
        expect(item?.net ?? 0).toBe(0 - sumOf(theirs));
        expect(theirs.every(({ account: where }) => item !== null && where.kind === itemRoles[item.role].account)).toBe(
          true,
        );
      }),
    );
  });

  test('the cash that changes hands is what is said to be collected', () => {
    fc.assert(
      fc.property(fc.constantFrom(...labelMoneyEvents), anyMoney, anyParties, (event, some, parties) => {
        const taken = postingsFor(event, some, parties).filter(
          ({ account: where }) => !where.customer_id && accountKinds[where.kind].side === 'asset',
        );
        expect(collectedAt(event, some, parties.customer_id)).toBe(sumOf(taken));
      }),
    );
  });
});

describe('accounts', () => {
  test('an account without its owner, or with one it does not take, is refused', () => {
    expect(() => accountRef('cash:branch')).toThrow(RangeError);
    expect(() => accountRef('bank', { owner: 1 })).toThrow(RangeError);
    expect(() => accountRef('income')).toThrow(RangeError);
    expect(() => accountRef('income', { name: 'tips' })).toThrow(RangeError);
    expect(() => accountRef('tax', { name: 'sms' })).toThrow(RangeError);
    expect(accountRef('branch_expense', { owner: 2, name: 'rent' })).toMatchObject({ branch_id: 2, name: 'rent' });
  });

  test('what an account holds counts on its own side', () => {
    expect(accountKindNames.filter((kind) => heldOn(kind, 5) === 5)).toEqual(
      accountKindNames.filter((kind) => ['asset', 'expense'].includes(accountKinds[kind].side)),
    );
  });
});
