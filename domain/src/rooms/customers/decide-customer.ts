import { after, commandsFrom } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import { isSuperRole } from '../roles/roles.ts';
import { superOnlyCommands, type AccountCommand, type AccountState } from '../staff/account-states.ts';
import { bankDecisions, bankLife, type BankDecision, type BankState } from './bank-states.ts';
import { customerLife, mayBeServed } from './customer-states.ts';
import { offered, type OfferedAction } from '../roles/who-may.ts';

export type CustomerRefusal = 'missing_permission' | 'super_roles_only' | 'state_not_allowed';

/**
 * May this customer be suspended, reactivated, banned or unbanned by the actor? The new state, or why not.
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
  return after(customerLife, state, command);
}

/** The commands a screen offers for a customer, each with the reason when it is blocked. */
export function customerActions(actor: Viewer, state: AccountState): OfferedAction<AccountCommand, CustomerRefusal>[] {
  return commandsFrom(customerLife, state).map((command) => {
    const decided = decideCustomer(actor, state, command);
    return offered(command, decided, customerLife.commands[command].permission);
  });
}

/**
 * Why no new label, pickup or credit is accepted from this customer; `null` when it is. Not asked when money is paid out: what is owed to a
 * suspended or banned merchant stays payable.
 */
export function servingRefusal(state: AccountState): Refusal<'customer_not_active'> | null {
  return mayBeServed(state) ? null : refuse('customer_not_active', { values: { status: state } });
}

/** What the rules need to know of a proposed bank account. */
export interface BankFacts {
  readonly status: BankState;
  readonly proposedBy: number;
  /** Are the proposer and the actor two people (`areDifferentPeople`)? */
  readonly byAnother: boolean;
}

export type BankRefusal = 'missing_permission' | 'own_proposal' | 'not_independent' | 'state_not_allowed';

/**
 * May the actor confirm or deny this account? The new state, or why not. Whoever proposed it never decides, not even with a super role: a changed
 * account number is the usual way to steal the money of a merchant.
 */
export function decideBank(actor: Viewer, bank: BankFacts, decision: BankDecision): BankState | Refusal<BankRefusal> {
  if (!can(actor, bankLife.commands[decision].permission)) return refuse('missing_permission');
  const next = after(bankLife, bank.status, decision);
  if (isRefusal(next)) return next;
  if (bank.proposedBy === actor.id) return refuse('own_proposal');
  return bank.byAnother ? next : refuse('not_independent');
}

/** What a screen offers for a proposed account, each with the reason when it is blocked. */
export function bankActions(actor: Viewer, bank: BankFacts): OfferedAction<BankDecision, BankRefusal>[] {
  const leading = commandsFrom(bankLife, bank.status);
  return bankDecisions
    .filter((decision) => leading.includes(decision))
    .map((command) => {
      const decided = decideBank(actor, bank, command);
      return offered(command, decided, bankLife.commands[command].permission);
    });
}
