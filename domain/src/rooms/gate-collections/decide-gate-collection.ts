import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { OpenItem } from '../ledger/open-items.ts';
import { accountRef, type AccountRef, type Posting } from '../ledger/accounts.ts';
import type { Viewer } from '../../kernel/access.ts';
import { needsSecondPerson, secondPersonProblem } from '../staff/second-person.ts';
import { gateCollectionLife, type GateCollectionCommand, type GateCollectionState } from './gate-collection-states.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a gate collection. Money in whole kyat. */
export interface GateCollectionFacts {
  readonly status: GateCollectionState;
  readonly branch_id: number;
  /** Who made it or changed its lines. */
  readonly makers: readonly number[];
  readonly approved_by: number | null;
  /** The actor is a different person (`areDifferentPeople`) from each maker. */
  readonly by_another: boolean;
  /** The gate's charge for all its parcels: it leaves the till. */
  readonly gate_charge: number;
  /** Gate charges that left the till today without approval. */
  readonly charged_today: number;
  /** Limit above which this person needs approval for a charge, and the lowest limit of anybody. */
  readonly limit: number;
  readonly lowest_limit: number;
  /** Lines that are not confirmed, or came back. */
  readonly keeps_open: number;
}

export type GateCollectionRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'gate_cash_elsewhere'
  | 'second_person_needed'
  | 'not_independent'
  | 'gate_charge_above_limit'
  | 'gate_lines_open'
  | 'approval_not_needed';

/**
 * Returns the next state of a command, or the refusal. A person who did not make or change the document counts the gate's money and pays its charge at
 * the branch. Above the limit the charge needs approval first, counting today's charges to the gate, from this till or by the same people. Source:
 * decisions 4.3, 15.
 */
export function decideGateCollection(
  actor: Viewer,
  facts: GateCollectionFacts,
  command: GateCollectionCommand,
): GateCollectionState | Refusal<GateCollectionRefusal> {
  return decideBy(gateCollectionLife, actor, facts.status, command, () => problemOf(actor, facts, command));
}

function problemOf(
  actor: Viewer,
  facts: GateCollectionFacts,
  command: GateCollectionCommand,
): Refusal<GateCollectionRefusal> | null {
  if (command === 'approve' && !mayNeedApproval(facts)) return refuse('approval_not_needed');
  if (command !== 'approve' && command !== 'complete') return null;
  const problem = secondPersonProblem(actor.id, facts.makers, facts.by_another);
  if (problem) return refuse(problem);
  if (command === 'approve') return null;
  if (actor.branchId !== facts.branch_id)
    return refuse('gate_cash_elsewhere', { values: { branch_id: facts.branch_id } });
  if (facts.keeps_open > 0) return refuse('gate_lines_open', { values: { n: facts.keeps_open } });
  return needsSecondPerson({ ...outflow(facts), limit: facts.limit })
    ? refuse('gate_charge_above_limit', { values: { limit: facts.limit } })
    : null;
}

const outflow = ({ approved_by, gate_charge: leaves, charged_today: left_today }: GateCollectionFacts) => ({
  approved_by,
  leaves,
  left_today,
});

/** Returns whether the charge could need approval for some counter, so that it may be approved in advance. */
function mayNeedApproval(facts: GateCollectionFacts): boolean {
  return needsSecondPerson({ ...outflow(facts), limit: facts.lowest_limit });
}

/** Returns the commands of a document's page, each with the reason when it is blocked; without line commands and an approval that is not needed. */
export function gateCollectionActions(
  actor: Viewer,
  facts: GateCollectionFacts,
): OfferedAction<GateCollectionCommand, GateCollectionRefusal>[] {
  const ofLines: readonly GateCollectionCommand[] = ['set_line', 'leave_out', 'settle'];
  return actionsBy(gateCollectionLife, facts.status, (command) => decideGateCollection(actor, facts, command), {
    of: gateCollectionLife.commandNames.filter((command) => !ofLines.includes(command)),
    hides: ['missing_permission', 'approval_not_needed'],
    approves: gateCollectionLife.commands.approve.permission,
  });
}

/**
 * Returns the postings of a completed document: the counted money against the gate's debt for these parcels, an overpayment as the branch's surplus, and
 * the charge out of the till. Whole kyat.
 *
 * @example gatePostings({ branch_id: 1, bank: null, counted: 50_000, owed: 50_000, charge: 1_500 }) // till +50,000 −1,500
 * Source: decisions 4.1.
 */
export function gatePostings({
  branch_id: owner,
  bank,
  counted,
  owed,
  charge,
}: {
  readonly branch_id: number;
  /** Bank account the gate paid into; `null` is the till. */
  readonly bank: AccountRef | null;
  readonly counted: number;
  /** Paid part of the gate's debt, at most the counted amount. */
  readonly owed: number;
  readonly charge: number;
}): Posting[] {
  const till = accountRef('cash:branch', { owner });
  return [
    { account: bank ?? till, amount: counted },
    { account: accountRef('receivable:gate', { owner }), amount: -owed },
    { account: accountRef('overage', { owner }), amount: owed - counted },
    { account: accountRef('expense', { name: 'gate_charge' }), amount: charge },
    { account: till, amount: -charge },
  ].filter(({ amount }) => amount !== 0);
}

/**
 * Returns the merchant's debt for the gate's charge of one parcel, where the document charges merchants: deducted from their COD if they agreed to
 * netting, else collected by a credit clearance. The operator's cost stays the gate's charge, so the amount passed on is income. Source: decisions 4.2,
 * which leaves open when the merchant pays the charge: the document decides for all its parcels.
 */
export function gateChargeOf(customerId: number, charge: number): { postings: Posting[]; item: OpenItem } {
  return {
    postings: [
      { account: accountRef('receivable:merchant', { owner: customerId }), amount: charge },
      { account: accountRef('income', { name: 'gate_submit' }), amount: -charge },
    ],
    item: { role: 'gate_submit', cod_amount: 0, cod_fee: 0, shipping: 0, return_fee: 0, net: -charge },
  };
}
