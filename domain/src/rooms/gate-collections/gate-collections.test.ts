import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { accountRef, sumOf } from '../ledger/accounts.ts';
import type { Viewer } from '../../kernel/access.ts';
import {
  decideGateCollection,
  gateChargeOf,
  gatePostings,
  type GateCollectionFacts,
} from './decide-gate-collection.ts';
import { decideGateEnd, gateEndPostings } from './gate-ends.ts';

const counter = {
  id: 7,
  level: 45,
  role: 'manager',
  branchId: 1,
  permissions: ['cod.view', 'cod.clear', 'cod.pay', 'cod.approve'],
} as unknown as Viewer;
const open: GateCollectionFacts = {
  status: 'pending',
  branch_id: 1,
  makers: [3],
  approved_by: null,
  by_another: true,
  gate_charge: 1_500,
  charged_today: 0,
  limit: 100_000,
  lowest_limit: 100_000,
  keeps_open: 0,
};

describe('N-26 who completes the document of a gate', () => {
  test.each([
    ['somebody else at the branch', {}, 'complete'],
    ['who made it', { makers: [3, 7] }, 'second_person_needed'],
    ['an account in the maker’s hands', { by_another: false }, 'not_independent'],
    ['somebody at another branch', { branch_id: 2 }, 'gate_cash_elsewhere'],
    ['while a parcel is not confirmed', { keeps_open: 1 }, 'gate_lines_open'],
    ['a charge above the limit', { gate_charge: 100_001 }, 'gate_charge_above_limit'],
    ['one that is above it together with today’s', { charged_today: 99_000 }, 'gate_charge_above_limit'],
    ['one that was approved', { gate_charge: 100_001, approved_by: 9 }, 'complete'],
    ['a second time', { status: 'complete' }, 'state_not_allowed'],
  ] as const)('N-26 %s', (_, change, expected) => {
    const decided = decideGateCollection(counter, { ...open, ...change } as GateCollectionFacts, 'complete');
    expect(isRefusal(decided) ? decided.code : decided).toBe(expected);
  });
});

test('N-26 M-05 what was counted, what the gate owed and its charge balance, with a surplus too; at the bank the charge still leaves the till', () => {
  const cash = gatePostings({ branch_id: 1, bank: null, counted: 50_500, owed: 50_000, charge: 1_500 });
  expect([sumOf(cash), cash.map(({ account, amount }) => [account.kind, amount])]).toEqual([
    0,
    [
      ['cash:branch', 50_500],
      ['receivable:gate', -50_000],
      ['overage', -500],
      ['expense', 1_500],
      ['cash:branch', -1_500],
    ],
  ]);
  const bank = gatePostings({
    branch_id: 1,
    bank: accountRef('bank', { name: '4' }),
    counted: 50_000,
    owed: 50_000,
    charge: 0,
  });
  expect(bank.map(({ account, amount }) => [account.kind, amount])).toEqual([
    ['bank', 50_000],
    ['receivable:gate', -50_000],
  ]);
  expect([sumOf(gateChargeOf(3, 1_500).postings), gateChargeOf(3, 1_500).item.net]).toEqual([0, -1_500]);
});

test.each([
  ['brought', [3], null],
  ['brought', [7], 'second_person_needed'],
  ['charge', [3], null],
  ['written_off', [3, 7], 'second_person_needed'],
] as const)(
  'M-05 what a gate was short ends as %s by somebody who did not make the document (%j)',
  (end, makers, code) => {
    expect(decideGateEnd(counter, end, { makers, approvedBy: null, countedBy: 9 })?.code ?? null).toBe(code);
    const giver = decideGateEnd(counter, end, { makers: [3], approvedBy: null, countedBy: 7 });
    expect(giver?.code ?? null).toBe(end === 'brought' ? null : 'second_person_needed');
    expect(sumOf(gateEndPostings(end, 1, 5_000))).toBe(0);
  },
);
