import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { sumOf } from '../ledger/accounts.ts';
import { itemRoleNames, type ItemRole } from '../ledger/open-items.ts';
import { roles, type RoleSlug } from '../roles/roles.ts';
import { chosenLines } from './chosen-lines.ts';
import { carriedOn, clearanceOf, figuresOf, type ClearanceLine } from './clearance-figures.ts';
import { clearedPostings } from './clearance-postings.ts';
import { figureLines } from './figure-lines.ts';
import {
  clearanceKindNames,
  documentNumber,
  feeBearers,
  payMethods,
  type ClearanceCommand,
} from './clearance-states.ts';
import { decideClearance, type ClearanceFacts } from './decide-clearance.ts';

const viewer = (id: number, role: RoleSlug) => ({
  id,
  role,
  level: roles[role].level,
  permissions: roles[role].permissions,
  branchId: 1,
  internationalMail: false,
});
const document = (change: Partial<ClearanceFacts> = {}): ClearanceFacts => ({
  status: 'pending',
  actual_clearance_cod: 2_000_000,
  issued_by: 4,
  approved_by: null,
  limit: 1_000_000,
  ...change,
});
const small = { actual_clearance_cod: 1_000_000 };

describe('S-21 who may do what to a clearance', () => {
  test.each<[string, number, RoleSlug, ClearanceCommand, Partial<ClearanceFacts>, string]>([
    ['is paid up to the limit without a second person', 4, 'finance-manager', 'pay', small, 'complete'],
    ['is not paid above it', 5, 'finance-manager', 'pay', {}, 'approval_needed'],
    ['is not approved by its maker', 4, 'finance-manager', 'approve', {}, 'second_person_needed'],
    ['is approved by another', 5, 'owner', 'approve', {}, 'pending'],
    ['is not approved by somebody without the right', 5, 'manager', 'approve', {}, 'missing_permission'],
    ['is not approved twice', 6, 'owner', 'approve', { approved_by: 5 }, 'approval_not_needed'],
    ['is not approved for nothing', 5, 'owner', 'approve', small, 'approval_not_needed'],
    ['is paid once approved', 4, 'manager', 'pay', { approved_by: 5 }, 'complete'],
    ['is void while it is open', 5, 'manager', 'void', {}, 'void'],
    ['is never touched once paid', 5, 'super-admin', 'void', { status: 'complete' }, 'state_not_allowed'],
    ['nor once void', 5, 'super-admin', 'pay', { status: 'void' }, 'state_not_allowed'],
    ['is nothing to a clerk', 5, 'staff', 'void', {}, 'missing_permission'],
  ])('S-21 a clearance %s', (_, id, role, command, change, expected) => {
    const decided = decideClearance(viewer(id, role), document(change), command);
    expect(isRefusal(decided) ? decided.code : decided).toBe(expected);
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
          const postings = clearedPostings({ customer_id: 3, branch_id: 1, netted, received, fee, bearer, method });
          const left =
            owed + netted - sumOf(postings.filter(({ account: where }) => where.kind === 'payable:merchant'));
          expect([sumOf(postings), left]).toEqual([0, carriedOn({ due: owed, received, fee, bearer })]);
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
      fc.property(figures, (given) => {
        const sum = figureLines({ ...given, actual_clearance_cod: 0 }).reduce((total, line) => total + line.amount, 0);
        return sum === clearanceOf(given);
      }),
    );
  });
});
