import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { accountRef, sumOf } from '../ledger/accounts.ts';
import type { Viewer } from '../../kernel/access.ts';
import { agentPaidPostings, decideAgentPayout, payableToAgent, type AgentPayoutFacts } from './decide-agent-payout.ts';

const person = (id: number, branchId = 1) =>
  ({ id, branchId, permissions: ['cod.pay', 'cod.approve'] }) as unknown as Viewer;
const open: AgentPayoutFacts = {
  status: 'pending',
  branch_id: 1,
  amount: 400_000,
  created_by: 3,
  approved_by: null,
  paid_by: null,
  by_another: true,
  limit: 500_000,
  lowest_limit: 300_000,
  left_today: 0,
  on_statement: false,
};
const paid = { status: 'complete', paid_by: 4 } as const;

test.each([
  ['pay', person(3), {}, 'second_person_needed'],
  ['pay', person(4), {}, 'complete'],
  ['pay', person(4, 2), {}, 'agent_payout_elsewhere'],
  ['pay', person(4), { by_another: false }, 'not_independent'],
  ['pay', person(4), { left_today: 100_001 }, 'agent_payout_above_limit'],
  ['pay', person(4), { left_today: 100_001, approved_by: 5 }, 'complete'],
  ['pay', person(4), { status: 'complete' }, 'state_not_allowed'],
  ['approve', person(3), {}, 'second_person_needed'],
  ['approve', person(5), {}, 'pending'],
  ['approve', person(5), { amount: 1_000 }, 'approval_not_needed'],
  ['void', person(3), {}, 'void'],
  ['void', person(5), paid, 'void'],
  ['void', person(3), paid, 'second_person_needed'],
  ['void', person(4), paid, 'second_person_needed'],
  ['void', person(5), { ...paid, by_another: false }, 'not_independent'],
  ['void', person(5, 2), paid, 'agent_payout_elsewhere'],
  ['void', person(5), { ...paid, on_statement: true }, 'agent_payout_on_statement'],
  ['void', person(5), { status: 'void', paid_by: 4 }, 'state_not_allowed'],
  ['void', { ...person(3), permissions: [] } as unknown as Viewer, {}, 'missing_permission'],
] as const)('M-03 M-05 a payout to an agent: %s %#', (command, who, change, wanted) => {
  const decided = decideAgentPayout(who, { ...open, ...change }, command);
  expect(isRefusal(decided) ? decided.code : decided).toBe(wanted);
});

test('O-11 M-05 an agent is paid what it has earned beyond the cash it holds', () => {
  const cases = [
    [{ held: 2_000, earned: 5_000 }, 3_000],
    [{ held: 0, earned: 5_000 }, 5_000],
    [{ held: 9_000, earned: 5_000 }, 0],
    [{ held: 0, earned: -500 }, 0],
  ] as const;
  expect(cases.map(([of]) => payableToAgent(of))).toEqual(cases.map(([, wanted]) => wanted));
  expect(sumOf(agentPaidPostings(3, accountRef('bank'), 5_000))).toBe(0);
});
