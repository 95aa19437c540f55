import { nextState } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { isSuperRole } from '../../kernel/roles.ts';
import { superOnlyCommands, type AccountCommand, type AccountState } from '../staff/account-states.ts';
import {
  bankDecisions,
  bankLife,
  termsDecisions,
  type BankDecision,
  type BankState,
  type TermsDecision,
} from './bank-states.ts';
import { customerLife, mayBeServed } from './customer-states.ts';
import { actionsBy, type OfferedAction } from '../../kernel/who-may.ts';

export type CustomerRefusal = 'missing_permission' | 'super_roles_only' | 'state_not_allowed';

/**
 * Returns the new state when the actor suspends, reactivates, bans or unbans this customer, or the refusal.
 *
 * @example decideCustomer(manager, 'active', 'suspend') === 'suspend'
 * Source: S-25, decisions 3.
 */
export function decideCustomer(
  actor: Viewer,
  state: AccountState,
  command: AccountCommand,
): AccountState | Refusal<CustomerRefusal> {
  if (!can(actor, customerLife.commands[command].permission)) return refuse('missing_permission');
  if (superOnlyCommands.has(command) && !isSuperRole(actor.role)) return refuse('super_roles_only');
  return nextState(customerLife, state, command);
}

/** Returns the commands a screen offers for a customer, each with the reason when it is blocked. */
export function customerActions(actor: Viewer, state: AccountState): OfferedAction<AccountCommand, CustomerRefusal>[] {
  return actionsBy(customerLife, state, (command) => decideCustomer(actor, state, command));
}

/**
 * Returns why no new label, pickup or credit is accepted from this customer, or `null`. Not checked for payouts: what is owed to a suspended or banned
 * merchant stays payable.
 */
export function servingRefusal(state: AccountState): Refusal<'customer_not_active'> | null {
  return mayBeServed(state) ? null : refuse('customer_not_active', { values: { status: state } });
}

/** Facts that the rules need of a proposed bank account or proposed terms. */
export interface ProposalFacts {
  readonly status: BankState;
  readonly proposedBy: number;
  /** The proposer and the actor are two people (`areDifferentPeople`). */
  readonly byAnother: boolean;
}

export type BankRefusal = 'missing_permission' | 'own_proposal' | 'not_independent' | 'state_not_allowed';

/**
 * Returns the new state when the actor confirms, denies or withdraws the proposal, or the refusal. The proposer never confirms or denies, not even with
 * a super role: changing an account number or discount is the usual way to steal money. Everybody who may propose may withdraw, because that changes
 * nothing.
 */
export function decideProposal(
  actor: Viewer,
  proposal: ProposalFacts,
  decision: TermsDecision,
): BankState | Refusal<BankRefusal> {
  if (!can(actor, bankLife.commands[decision].permission)) return refuse('missing_permission');
  const next = nextState(bankLife, proposal.status, decision);
  if (isRefusal(next) || decision === 'withdraw') return next;
  if (proposal.proposedBy === actor.id) return refuse('own_proposal');
  return proposal.byAnother ? next : refuse('not_independent');
}

const offerOf =
  <Decision extends TermsDecision>(decisions: readonly Decision[]) =>
  (actor: Viewer, proposal: ProposalFacts): OfferedAction<Decision, BankRefusal>[] => {
    return actionsBy(bankLife, proposal.status, (command: Decision) => decideProposal(actor, proposal, command), {
      of: decisions,
    });
  };

/** Returns the commands of a proposed account, each with the reason when it is blocked. */
export const bankActions = offerOf<BankDecision>(bankDecisions);
/** Returns the commands of proposed terms, each with the reason when it is blocked. */
export const termsActions = offerOf<TermsDecision>(termsDecisions);
