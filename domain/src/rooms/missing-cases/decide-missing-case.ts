import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { needsSecondPerson } from '../staff/second-person.ts';
import { isSuperRole } from '../../kernel/roles.ts';
import { missingCaseLife, type MissingCaseCommand, type MissingCaseState } from './missing-case-states.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a case. Money in whole kyat. */
export interface MissingCaseFacts {
  readonly status: MissingCaseState;
  readonly owner_id: number | null;
  /** Who reported it, ever owned the case, or had the parcel last. */
  readonly hands: readonly number[];
  /** The actor is a different person (`areDifferentPeople`) from all of them. */
  readonly by_another: boolean;
  readonly steps: number;
  readonly open_steps: number;
  readonly amount: number;
  readonly proposed_by: number | null;
  /** The proposer and the actor are two people. */
  readonly another_proposed: boolean;
  /** Amount above which the actor pays only what another person confirmed. */
  readonly limit: number;
  /** The compensation goes to a sender without an account, who collects it at a counter. */
  readonly at_counter: boolean;
  readonly paid: boolean;
  /** Who confirmed it, where they and the actor are two people. */
  readonly confirmed_by_another: number | null;
  /** Paid today without a second person: to the same receiver, as compensation from this till, or by the actor in any way. */
  readonly left_today: number;
}

export type MissingCaseRefusal =
  | 'missing_permission'
  | 'scan_no_branch'
  | 'state_not_allowed'
  | 'search_not_done'
  | 'case_hand_in'
  | 'case_second_person'
  | 'not_independent'
  | 'case_not_owner'
  | 'compensation_by_clearance'
  | 'compensation_paid'
  | 'payout_second_person'
  | 'super_roles_only';

/**
 * Returns the next state of a command, or the refusal. A parcel counts as lost only after a search. A person who reported it, owned the case or had the
 * parcel last never confirms, nor does the proposer: one person proposes the sender's compensation, another decides.
 *
 * @example decideMissingCase(managerWhoReported, facts, 'confirm') // case_hand_in
 * Source: decisions 2.1, 4.1 and 15.
 */
export function decideMissingCase(
  actor: Viewer,
  facts: MissingCaseFacts,
  command: MissingCaseCommand,
): MissingCaseState | Refusal<MissingCaseRefusal> {
  return decideBy(missingCaseLife, actor, facts.status, command, () => problems[command]?.(actor, facts));
}

type Problem = (actor: Viewer, facts: MissingCaseFacts) => Refusal<MissingCaseRefusal> | null;

const decidesCases = missingCaseLife.commands.propose.permission;
const notSearched: Problem = (_, { steps, open_steps }) =>
  steps === 0 || open_steps > 0 ? refuse('search_not_done', { values: { n: open_steps } }) : null;

const problems: Partial<Record<MissingCaseCommand, Problem>> = {
  // Only the owner or a decider: otherwise making colleagues owners could stop them from confirming.
  hand_on: (actor, { owner_id }) =>
    owner_id === actor.id || can(actor, decidesCases) ? null : refuse('case_not_owner'),
  propose: notSearched,
  waive: notSearched,
  confirm: (actor, facts) => {
    if (facts.hands.includes(actor.id)) return refuse('case_hand_in');
    if (!facts.by_another) return refuse('not_independent');
    if (facts.proposed_by === actor.id) return refuse('case_second_person');
    return facts.another_proposed ? null : refuse('not_independent');
  },
  pay: (actor, { at_counter, paid, confirmed_by_another, amount, left_today, limit }) => {
    if (actor.branchId === null) return refuse('scan_no_branch');
    if (!at_counter) return refuse('compensation_by_clearance');
    if (paid) return refuse('compensation_paid');
    return needsSecondPerson({ approved_by: confirmed_by_another, leaves: amount, left_today, limit })
      ? refuse('payout_second_person', { values: { limit } })
      : null;
  },
  reopen: (actor, { paid }) => {
    if (!isSuperRole(actor.role)) return refuse('super_roles_only');
    return paid ? refuse('compensation_paid') : null;
  },
};

/** Returns the commands that a screen offers, each with the reason when it is blocked; omits those the person may never give. */
export function missingCaseActions(
  actor: Viewer,
  facts: MissingCaseFacts,
): OfferedAction<MissingCaseCommand, MissingCaseRefusal>[] {
  const hidden: readonly MissingCaseRefusal[] = [
    'missing_permission',
    'super_roles_only',
    'case_not_owner',
    'compensation_by_clearance',
    'compensation_paid',
  ];
  return actionsBy(missingCaseLife, facts.status, (command) => decideMissingCase(actor, facts, command), {
    hides: hidden,
  });
}
