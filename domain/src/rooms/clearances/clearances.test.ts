import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentOfPayment } from './payment-moment.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { accountRef, sumOf } from '../ledger/accounts.ts';
import { itemRoleNames, type ItemRole } from '../ledger/open-items.ts';
import { roleDefaults } from '../roles/role-defaults.ts';
import type { RoleSlug } from '../../kernel/roles.ts';
import { chosenLines, carriedOn, clearanceOf, figuresOf, type ClearanceLine } from './clearance-figures.ts';
import { clearedPostings, collectedPostings } from './clearance-postings.ts';
import { figureLines } from './figure-lines.ts';
import { clearanceKindNames, documentNumber, gathers, type ClearanceKind } from './clearance-kinds.ts';
import { feeBearers, payMethods, type ClearanceCommand } from './clearance-states.ts';
import { clearanceActions, decideClearance, type ClearanceFacts } from './decide-clearance.ts';
import { oldestFirst, paymentProblem, transferFeeMax, type WantedPayment } from './decide-payment.ts';

const viewer = (id: number, role: RoleSlug) => ({
  id,
  role,
  level: roleDefaults[role].level,
  permissions: roleDefaults[role].permissions,
  branchId: 1,
  internationalMail: false,
});
const document = (change: Partial<ClearanceFacts> = {}): ClearanceFacts => ({
  status: 'pending',
  actual_clearance_cod: 2_000_000,
  kind: 'cod',
  received_amount: null,
  hands: [4],
  approved_by: null,
  payout_run: null,
  by_another: true,
  limit: 1_000_000,
  lowest_limit: 1_000_000,
  paid_today: 0,
  ...change,
});
const small = { actual_clearance_cod: 1_000_000 };

describe('S-21 who may do what to a clearance', () => {
  test.each<[string, number, RoleSlug, ClearanceCommand, Partial<ClearanceFacts>, string]>([
    ['is paid up to the limit without a second person', 4, 'finance-manager', 'pay', small, 'complete'],
    ['is not paid above it', 5, 'finance-manager', 'pay', {}, 'approval_needed'],
    ['is not approved by its maker', 4, 'finance-manager', 'approve', {}, 'second_person_needed'],
    ['is not approved by whoever changed it', 6, 'owner', 'approve', { hands: [4, 6] }, 'second_person_needed'],
    ['is not approved by whom its maker made', 5, 'owner', 'approve', { by_another: false }, 'not_independent'],
    ['is approved by another', 5, 'owner', 'approve', {}, 'pending'],
    ['is not approved by somebody without the right', 5, 'manager', 'approve', {}, 'missing_permission'],
    ['is not approved twice', 6, 'owner', 'approve', { approved_by: 5 }, 'approval_not_needed'],
    ['is not approved for nothing', 5, 'owner', 'approve', { actual_clearance_cod: 900_000 }, 'approval_not_needed'],
    ['may be approved where the fee could take it above', 5, 'owner', 'approve', small, 'pending'],
    [
      'is not approved when it pays nobody',
      5,
      'owner',
      'approve',
      { actual_clearance_cod: -5_000_000 },
      'approval_not_needed',
    ],
    [
      'is not paid above it in several documents a day',
      4,
      'manager',
      'pay',
      { actual_clearance_cod: 600_000, paid_today: 400_001 },
      'approval_needed',
    ],
    [
      'is paid in several documents a day up to it',
      4,
      'manager',
      'pay',
      { actual_clearance_cod: 600_000, paid_today: 400_000 },
      'complete',
    ],
    [
      'is paid in by the merchant whatever was paid today',
      4,
      'manager',
      'pay',
      { actual_clearance_cod: -1, paid_today: 5_000_000 },
      'complete',
    ],
    ['is paid once approved', 4, 'manager', 'pay', { approved_by: 5 }, 'complete'],
    ['of COD is never closed with a rest', 4, 'manager', 'close', { received_amount: 1 }, 'state_not_allowed'],
    ['is not closed before anything was paid', 4, 'manager', 'close', { kind: 'credit' }, 'nothing_paid'],
    [
      'is closed with a rest once a part was paid',
      4,
      'manager',
      'close',
      { kind: 'credit', received_amount: -1 },
      'complete',
    ],
    ['is not void once a part was paid', 4, 'manager', 'void', { kind: 'return', received_amount: -1 }, 'paid_in_part'],
    ['is void while it is open', 5, 'manager', 'void', {}, 'void'],
    ['is never touched once paid', 5, 'super-admin', 'void', { status: 'complete' }, 'state_not_allowed'],
    ['nor once void', 5, 'super-admin', 'pay', { status: 'void' }, 'state_not_allowed'],
    ['is nothing to a clerk', 5, 'staff', 'void', {}, 'missing_permission'],
  ])('S-21 a clearance %s', (_, id, role, command, change, expected) => {
    const decided = decideClearance(viewer(id, role), document(change), command);
    expect(isRefusal(decided) ? decided.code : decided).toBe(expected);
  });

  test('S-21 a fee that the operator bears counts towards the limit', () => {
    const pay = (fee: number) =>
      decideClearance(viewer(4, 'manager'), document({ actual_clearance_cod: 990_000 }), 'pay', fee);
    expect(pay(10_000)).toBe('complete');
    expect(pay(10_001)).toMatchObject({ code: 'approval_needed', values: { limit: 1_000_000 } });
  });

  test('S-21 whoever may not approve is told where no approval is needed', () => {
    const approving = (cod: number) =>
      clearanceActions(viewer(5, 'accountant'), document({ actual_clearance_cod: cod })).find(
        ({ command }) => command === 'approve',
      )?.blocked;
    expect([approving(500_000), approving(2_000_000)]).toEqual(['approval_not_needed', 'missing_permission']);
  });

  test('S-21 its number names kind, year and place in the year', () => {
    expect(clearanceKindNames.map((kind) => documentNumber(kind, 2026, 123))).toEqual([
      'CLR-26-000123',
      'RTN-26-000123',
      'CRD-26-000123',
    ]);
    expect(documentNumber('cod', 2105, 1_234_567)).toBe('CLR-05-1234567');
  });
});

const kyat = fc.integer({ min: 0, max: 50_000_000 });
const anyLine: fc.Arbitrary<ClearanceLine> = fc
  .record({
    role: fc.constantFrom(...itemRoleNames),
    label_id: fc.integer({ min: 1, max: 9 }),
    carrier: fc.constantFrom('fcs_express' as const, 'mm_post' as const),
    a: kyat,
    b: kyat,
    c: kyat,
  })
  .map(({ role, label_id, carrier, a, b, c }) => {
    const line = { role, label_id, carrier, cod_amount: 0, cod_fee: 0, shipping: 0, return_fee: 0 };
    if (role === 'cod') return { ...line, cod_amount: a, cod_fee: b, shipping: c, net: a - b - c };
    if (role === 'return') return { ...line, shipping: a, return_fee: b, net: -a - b };
    return {
      ...line,
      shipping: role === 'credit' ? a : 0,
      net: role === 'compensation' ? a : role === 'carried' ? a - b : -a,
    };
  });

describe('the figures of a clearance', () => {
  test('the formula over the figures is always what the lines add up to', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const figures = figuresOf(lines);
        expect(clearanceOf(figures)).toBe(figures.actual_clearance_cod);
        expect(figures.own_fleet_count + figures.mmpost_count).toBe(figures.success_count);
        expect(Object.values(figures).every((figure) => Number.isSafeInteger(figure) && !Object.is(figure, -0))).toBe(
          true,
        );
      }),
    );
  });

  const payers = { bank: accountRef('bank', { name: '4' }), cash: accountRef('cash:branch', { owner: 1 }) };
  test('a payment balances, and what it leaves on the merchant’s account is what is carried on', () => {
    fc.assert(
      fc.property(
        kyat,
        kyat,
        kyat,
        kyat,
        fc.constantFrom(...feeBearers),
        fc.constantFrom(...payMethods),
        (owed, netted, received, fee, bearer, method) => {
          const postings = clearedPostings({ customer_id: 3, payer: payers[method], netted, received, fee, bearer });
          const left =
            owed + netted - sumOf(postings.filter(({ account: where }) => where.kind === 'payable:merchant'));
          expect([sumOf(postings), left]).toEqual([0, carriedOn({ due: owed, received, fee, bearer })]);
        },
      ),
    );
  });
});

describe('S-21 how much a document pays', () => {
  const wanted = (change: Partial<WantedPayment>): WantedPayment => ({
    due: 583_000,
    rest: 'carried',
    received: 583_000,
    fee: 0,
    bearer: 'operator',
    method: 'bank',
    ...change,
  });
  test.each<[string, Partial<WantedPayment>, string | null]>([
    ['what it comes to', {}, null],
    ['less, which is carried', { received: 1 }, null],
    ['nothing', { received: 0 }, 'received_amount min 1'],
    ['a kyat more', { received: 583_001 }, 'received_amount max 583000'],
    ['fifty million', { due: 1_000, received: 50_000_000 }, 'received_amount max 1000'],
    ['a merchant’s fee on top', { fee: 1_000, bearer: 'merchant' }, 'received_amount max 582000'],
    ['a merchant’s fee out of it', { received: 582_000, fee: 1_000, bearer: 'merchant' }, null],
    ['the operator’s fee beside it', { fee: 5_830 }, null],
    ['a fee that is none', { fee: 5_831 }, 'transfer_fee max 5830'],
    ['a fee for cash', { fee: 1, method: 'cash' }, 'transfer_fee max 0'],
    ['below zero to nobody', { due: -4_500, received: 1 }, 'received_amount max 0'],
    ['below zero nothing, which is carried', { due: -4_500, received: 0 }, null],
    ['below zero what the merchant pays in', { due: -4_500, received: -4_500 }, null],
    ['below zero more than is owed', { due: -4_500, received: -4_501 }, 'received_amount min -4500'],
    ['below zero no fee', { due: -4_500, received: -4_500, fee: 1 }, 'transfer_fee max 0'],
  ])('S-21 %s', (_, change, expected) => {
    const [[field, [problem]] = ['', []]] = Object.entries(paymentProblem(wanted(change)) ?? {});
    expect(problem ? `${field} ${problem.code} ${problem.values?.[problem.code] as number}` : null).toBe(expected);
  });

  test('S-21 whatever is allowed, no more leaves than the document comes to and a fee, and the merchant is left with what they were owed', () => {
    const sum = fc.integer({ min: -3_000_000, max: 3_000_000 });
    fc.assert(
      fc.property(
        sum,
        sum,
        fc.nat(50_000),
        fc.constantFrom(...feeBearers),
        fc.constantFrom(...payMethods),
        (due, received, fee, bearer, method) => {
          fc.pre(paymentProblem({ due, rest: 'carried', received, fee, bearer, method }) === null);
          const carried = carriedOn({ due, received, fee, bearer });
          expect(Math.max(received, 0) + fee).toBeLessThanOrEqual(
            Math.max(due, 0) + (bearer === 'operator' ? transferFeeMax(received) : 0),
          );
          expect(Math.sign(carried) * Math.sign(due)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(carried)).toBeLessThanOrEqual(Math.abs(due));
        },
      ),
    );
  });
});

describe('N-24 what a document takes of what is open', () => {
  const open = (role: ItemRole, label_id: number | null = null) => ({ role, label_id });
  const all = [
    open('cod', 1),
    open('cod', 2),
    open('credit', 2),
    open('credit', 3),
    open('return', 4),
    open('gate_submit', 1),
    open('carried'),
    open('compensation', 5),
  ];
  test.each<[string, number[], string[]]>([
    ['everything', [1, 2], all.map(({ role, label_id }) => `${role} ${label_id}`)],
    [
      'one parcel, without the credit of the other',
      [1],
      ['cod 1', 'credit 3', 'return 4', 'gate_submit 1', 'carried null', 'compensation 5'],
    ],
    ['none: what is netted stays', [], ['credit 3', 'return 4', 'gate_submit 1', 'carried null', 'compensation 5']],
  ])('N-24 %s', (_, wanted, expected) => {
    expect(chosenLines(all, new Set(wanted)).map(({ role, label_id }) => `${role} ${label_id}`)).toEqual(expected);
  });

  test('N-24 the lines of a sum add up to it, whatever is in it', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const figures = fc.record({
      count: fc.nat(),
      success_count: fc.nat(),
      return_count: fc.nat(),
      own_fleet_count: fc.nat(),
      mmpost_count: fc.nat(),
      credit_count: fc.nat(),
      gate_submit_count: fc.nat(),
      actual_cod_amount: amount,
      actual_percent_amount: amount,
      from_cod_shipping: amount,
      return_amount: amount,
      credit_amount: amount,
      gate_submit_amount: amount,
      compensation_amount: amount,
      carried_amount: fc.integer({ min: -9_999, max: 9_999 }),
    });
    fc.assert(
      fc.property(figures, (sums) => {
        const sum = figureLines({ ...sums, actual_clearance_cod: 0 }).reduce((total, line) => total + line.amount, 0);
        return sum === clearanceOf(sums);
      }),
    );
  });
});

describe('M-05 the kinds of one document', () => {
  test.each<[ClearanceKind, ItemRole, number, boolean]>([
    ['cod', 'cod', 49_000, true],
    ['cod', 'carried', 3_000, true],
    ['return', 'return', -1_500, true],
    ['return', 'credit', -2_500, false],
    ['credit', 'return', -1_500, true],
    ['credit', 'gate_submit', -800, true],
    ['credit', 'cod', 49_000, false],
    ['credit', 'carried', -3_000, true],
    ['credit', 'carried', 3_000, false],
  ])('M-05 %s gathers %s of %i Ks: %s', (kind, role, net, expected) =>
    expect(gathers(kind, { role, net })).toBe(expected),
  );

  test('M-05 of a credit clearance every parcel that owes something is chosen', () => {
    const open = [
      { role: 'credit', label_id: 1 },
      { role: 'return', label_id: 1 },
      { role: 'return', label_id: 2 },
      { role: 'carried', label_id: null },
    ] as const;
    expect(chosenLines(open, new Set([1]), 'credit')).toEqual([open[0], open[1], open[3]]);
  });

  test('M-05 a part payment settles the oldest line first, to the kyat, and never more than is open', () => {
    const lines = [
      { net: -2_500, settled: -500 },
      { net: -3_000, settled: 0 },
      { net: -4_000, settled: 0 },
    ];
    expect(oldestFirst(lines, -4_500)).toEqual([-2_000, -2_500, 0]);
    expect(() => oldestFirst(lines, -9_001)).toThrow(RangeError);
  });

  test.each<[string, number, number, string | null]>([
    ['a part', -9_000, -4_000, null],
    ['all of it', -9_000, -9_000, null],
    ['more than is owed', -9_000, -9_001, 'min'],
    ['nothing', -9_000, 0, 'max'],
    ['money to the merchant', -9_000, 1, 'max'],
  ])('M-05 of what stays on the document %s is paid in', (_, due, received, problem) => {
    const fields = paymentProblem({ due, rest: 'stays', received, fee: 0, bearer: 'operator', method: 'cash' });
    expect(fields?.['received_amount']?.[0]?.code ?? null).toBe(problem);
  });

  test('M-05 what comes in settles each line on the account that it stands on', () => {
    const parts = [
      { role: 'credit', amount: -2_500 },
      { role: 'carried', amount: -1_000 },
    ] as const;
    const postings = collectedPostings({ customer_id: 3, taker: accountRef('cash:branch', { owner: 1 }), parts });
    expect(postings.map(({ account, amount }) => [account.kind, amount])).toEqual([
      ['cash:branch', 3_500],
      ['receivable:merchant', -2_500],
      ['payable:merchant', -1_000],
    ]);
    expect(sumOf(postings)).toBe(0);
  });
});

test('M-05 a payment on a paper is named by its day, and by its time where another came in on that day', () => {
  const [morning, evening, later] = ['2026-11-26T02:30:00Z', '2026-11-26T10:00:00Z', '2026-11-26T18:00:00Z'].map(
    (paid_at) => ({ paid_at }),
  ) as [{ paid_at: string }, { paid_at: string }, { paid_at: string }];
  const named = (payments: readonly { paid_at: string }[]) =>
    payments.map(({ paid_at }) => momentOfPayment(paid_at, payments));
  expect(named([morning, evening])).toEqual(['26-11-2026 09:00', '26-11-2026 16:30']);
  // 18:00 in London is half past midnight of the next day in Yangon.
  expect(named([morning, later])).toEqual(['26-11-2026', '27-11-2026']);
});
