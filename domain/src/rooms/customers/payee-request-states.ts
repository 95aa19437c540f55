import { codeMinutes } from '../merchant-users/merchant-user-states.ts';
import { lifecycle, nextState } from '../../kernel/lifecycle.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { actionsBy, type OfferedAction } from '../../kernel/who-may.ts';

export type PayeeRequestState = 'requested' | 'verified' | 'agreed' | 'denied' | 'withdrawn' | 'replaced';
export type PayeeRequestCommand = 'verify' | 'read_code' | 'agree' | 'deny' | 'withdraw' | 'replace';

/**
 * Life of another account that a merchant's owner asks for: the code that went to the known phone was given, one of the staff agrees, and the proposal that
 * this makes goes on as a proposed account (`bankLife`).
 */
export const payeeRequestLife = lifecycle<PayeeRequestState, PayeeRequestCommand, Permission>({
  initial: 'requested',
  states: {
    requested: { tone: 'attention' },
    verified: { tone: 'attention' },
    agreed: { tone: 'info' },
    denied: { tone: 'danger', final: true },
    withdrawn: { tone: 'neutral', final: true },
    replaced: { tone: 'neutral', final: true },
  },
  commands: {
    verify: { from: ['requested'], to: 'verified', permission: 'merchant_user.edit' },
    read_code: { from: ['requested'], to: 'requested', permission: 'customer.edit' },
    agree: { from: ['verified'], to: 'agreed', permission: 'customer.edit' },
    deny: { from: ['requested', 'verified'], to: 'denied', permission: 'customer.edit', confirm: true },
    withdraw: { from: ['requested', 'verified', 'agreed'], to: 'withdrawn', permission: 'merchant_user.edit' },
    replace: { from: ['requested', 'verified'], to: 'replaced', permission: 'merchant_user.edit' },
  },
});

/** States of a request that waits for its code or for the branch. */
export const openPayeeStates: readonly PayeeRequestState[] = payeeRequestLife.commands.replace.from;

/** Minutes in which a code may be used. */
export const payeeCodeMinutes = codeMinutes;
/** Codes of a customer within a day; with five tries each, guessing stays hopeless. */
export const payeeCodesPerDay = 5;
/** Days after a change of the first phone during which codes still go to the number before. */
export const knownPhoneDays = 7;

/** Buttons of the staff. */
const payeeDecisions = ['read_code', 'agree', 'deny'] as const satisfies readonly PayeeRequestCommand[];
export type PayeeDecision = (typeof payeeDecisions)[number];

/** Facts that the rules need of a request. */
export interface PayeeRequestFacts {
  readonly status: PayeeRequestState;
  /** The code went out by message, so that nobody has to read it out. */
  readonly byMessage: boolean;
  /** The actor gave nobody a way into the merchant's portal lately. */
  readonly letNobodyIn: boolean;
  /** Nor did they read out a code of it. */
  readonly independent: boolean;
}

/**
 * Returns the state when one of the staff reads out a code, agrees or denies, or the refusal. Who let somebody into the portal lately or read the code out
 * does not agree: they could be the one who asked.
 */
export function decidePayeeRequest(
  actor: Viewer,
  { status, byMessage, letNobodyIn, independent }: PayeeRequestFacts,
  decision: PayeeDecision,
): PayeeRequestState | Refusal<'missing_permission' | 'state_not_allowed' | 'not_independent' | 'payee_code_sent'> {
  if (!can(actor, payeeRequestLife.commands[decision].permission)) return refuse('missing_permission');
  const next = nextState(payeeRequestLife, status, decision);
  if (isRefusal(next) || decision === 'deny') return next;
  if (decision === 'read_code' && byMessage) return refuse('payee_code_sent');
  return (decision === 'read_code' ? letNobodyIn : independent) ? next : refuse('not_independent');
}

/** Returns the commands that a screen of the staff offers for a request, each with the reason when it is blocked. */
export const payeeActions = (
  actor: Viewer,
  facts: PayeeRequestFacts,
): OfferedAction<PayeeDecision, 'missing_permission' | 'state_not_allowed' | 'not_independent' | 'payee_code_sent'>[] =>
  actionsBy(payeeRequestLife, facts.status, (command: PayeeDecision) => decidePayeeRequest(actor, facts, command), {
    of: payeeDecisions,
  });
