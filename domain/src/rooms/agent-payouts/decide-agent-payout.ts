import { form } from '../../kernel/form.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { rule } from '../../kernel/rules.ts';
import { bankChoice } from '../bank-accounts/choose-bank.ts';
import { payMethods } from '../clearances/clearance-states.ts';
import { accountRef, type AccountRef, type Posting } from '../ledger/accounts.ts';
import type { Viewer } from '../../kernel/access.ts';
import { needsSecondPerson, secondPersonProblem } from '../staff/second-person.ts';
import { agentPayoutLife, type AgentPayoutCommand, type AgentPayoutState } from './agent-payout-states.ts';
import { decideBy } from '../../kernel/who-may.ts';

/** A payout to an agent; its amount comes from the books. */
export const newAgentPayoutForm = form({
  agent_id: rule.idRef({ required: true }),
  note: rule.text({ max: 200 }),
});
export const payAgentForm = form({
  method: rule.select({ options: payMethods, required: true }),
  bank_account_id: bankChoice,
});
export const voidAgentPayoutForm = form({ reason: rule.text({ required: true, max: 200 }) });

/**
 * Returns an agent's payout: the commission earned beyond the cash it holds, from which it keeps its commission itself. Whole kyat.
 *
 * @example payableToAgent({ held: 2_000, earned: 5_000 }) === 3_000
 */
export function payableToAgent({ held, earned }: { readonly held: number; readonly earned: number }): number {
  return Math.max(0, earned - Math.max(0, held));
}

/** Facts that the rules need of a payout. Money in whole kyat. */
export interface AgentPayoutFacts {
  readonly status: AgentPayoutState;
  readonly branch_id: number;
  readonly amount: number;
  readonly created_by: number;
  readonly approved_by: number | null;
  readonly paid_by: number | null;
  /** The actor is a different person (`areDifferentPeople`) from its maker and payer. */
  readonly by_another: boolean;
  /** Limit of the actor, and the lowest limit of anybody who may pay. */
  readonly limit: number;
  readonly lowest_limit: number;
  /** Paid today without approval to the same agent or by the same people. */
  readonly left_today: number;
  /** A bank statement line is matched to it. */
  readonly on_statement: boolean;
}

export type AgentPayoutRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'not_independent'
  | 'agent_payout_elsewhere'
  | 'agent_payout_above_limit'
  | 'agent_payout_on_statement'
  | 'approval_not_needed';

/**
 * Returns the next state of a command, or the refusal. The maker neither approves nor pays; the office that made the payout pays it, and needs approval
 * above a limit that counts all payments of the day to the same agent or by the same people. There, a person who neither made nor paid it may reverse it
 * until a statement shows it: otherwise one person could pay it twice. Source: decisions 15.
 */
export function decideAgentPayout(
  actor: Viewer,
  facts: AgentPayoutFacts,
  command: AgentPayoutCommand,
): AgentPayoutState | Refusal<AgentPayoutRefusal> {
  return decideBy(agentPayoutLife, actor, facts.status, command, () =>
    command === 'void' ? takenBackProblem(actor, facts) : payoutProblem(actor, facts, command),
  );
}

/** Returns why the payout may not be approved or paid, or null. */
function payoutProblem(
  actor: Viewer,
  facts: AgentPayoutFacts,
  command: AgentPayoutCommand,
): Refusal<AgentPayoutRefusal> | null {
  const { approved_by, amount: leaves, left_today, limit, lowest_limit } = facts;
  if (command === 'approve' && !needsSecondPerson({ approved_by, leaves, left_today, limit: lowest_limit }))
    return refuse('approval_not_needed');
  const problem = secondPersonProblem(actor.id, [facts.created_by], facts.by_another);
  if (problem) return refuse(problem);
  if (command === 'approve') return null;
  if (actor.branchId !== facts.branch_id) return refuse('agent_payout_elsewhere');
  return needsSecondPerson({ approved_by, leaves, left_today, limit })
    ? refuse('agent_payout_above_limit', { values: { limit } })
    : null;
}

/** Returns why the payout may not be taken back, or null. Everybody with the permission may discard an unpaid one. */
function takenBackProblem(
  actor: Viewer,
  { status, branch_id, created_by, paid_by, by_another, on_statement }: AgentPayoutFacts,
): Refusal<AgentPayoutRefusal> | null {
  if (status !== agentPayoutLife.at.complete) return null;
  if (on_statement) return refuse('agent_payout_on_statement');
  const problem = secondPersonProblem(actor.id, paid_by === null ? [created_by] : [created_by, paid_by], by_another);
  if (problem) return refuse(problem);
  return actor.branchId === branch_id ? null : refuse('agent_payout_elsewhere');
}

/** Returns the postings of a paid commission; whole kyat. @example agentPaidPostings(3, accountRef('bank'), 5_000) // receivable:agent +5,000, bank −5,000 */
export function agentPaidPostings(agentId: number, place: AccountRef, amount: number): Posting[] {
  return [
    { account: accountRef('receivable:agent', { owner: agentId }), amount },
    { account: place, amount: -amount },
  ];
}
