import { after } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import { rank } from '../roles/roles.ts';
import { agentType } from '../roles/user-types.ts';
import { lacks, offered, type OfferedAction } from '../roles/who-may.ts';
import {
  agentKind,
  handoverKinds,
  transferKinds,
  handoverLife,
  type HandoverCommand,
  type HandoverKind,
  type HandoverState,
} from './handover-states.ts';

/** What the rules need to know of a handover. Money in whole kyat. */
export interface HandoverFacts {
  readonly kind: HandoverKind;
  readonly status: HandoverState;
  readonly branch_id: number;
  readonly expected: number;
  readonly counted: number | null;
  readonly counted_by: number | null;
  readonly created_by: number;
  readonly giver_staff_id: number | null;
}

export type HandoverRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'already_counted'
  | 'not_counted'
  | 'books_seen'
  | 'agent_counts_own';

/** The commands that people give; `confirm` happens by itself when the count equals the expected amount. */
const shownCommands = ['count', 'settle', 'void'] as const satisfies readonly HandoverCommand[];
export type ShownCommand = (typeof shownCommands)[number];

/**
 * May this command be given? The state it leads to, or why not. Nobody counts what they gave, and the owner of a difference is named by somebody who
 * neither gave nor counted: otherwise one person could take the money and name another.
 *
 * @example decideHandover(postman, { kind: 'courier', giver_staff_id: postman.id, … }, 'count') // second_person_needed
 * Source: decisions 5.
 */
export function decideHandover(
  actor: Viewer,
  handover: HandoverFacts,
  command: ShownCommand,
): HandoverState | Refusal<HandoverRefusal> {
  const row = handoverKinds[handover.kind];
  const gave = isGiver(actor.id, handover);
  const mayVoid = command === 'void' && handover.counted === null && (gave || can(actor, row.opens));
  if (!mayVoid && !can(actor, row.counts)) return lacks(row.counts);
  if (command === 'count' && handover.counted !== null) return refuse('already_counted');
  const next = after(handoverLife, handover.status, command);
  if (isRefusal(next)) return next;
  return problemOf(actor, handover, command) ?? next;
}

/** Is it an agent's settlement, and do they work for an agent or at that branch now? Then somebody else counts it, ends it and takes it back. */
export function settlesOwn(
  actor: Pick<Viewer, 'userType' | 'branchId'>,
  { kind, branch_id }: Pick<HandoverFacts, 'kind' | 'branch_id'>,
): boolean {
  return kind === agentKind && (actor.userType === agentType || actor.branchId === branch_id);
}

function isGiver(id: number, handover: HandoverFacts): boolean {
  return handover.giver_staff_id === null ? id === handover.created_by : id === handover.giver_staff_id;
}

function problemOf(actor: Viewer, handover: HandoverFacts, command: ShownCommand): Refusal<HandoverRefusal> | null {
  const counted = handover.counted !== null;
  const gave = isGiver(actor.id, handover);
  if (command !== 'void' && settlesOwn(actor, handover)) return refuse('agent_counts_own');
  if (command === 'count' && gave) return refuse('second_person_needed');
  if (command === 'count')
    return handoverKinds[handover.kind].leg === 'street' && seesStreetBooks(actor) ? refuse('books_seen') : null;
  if (command === 'settle' && !counted) return refuse('not_counted');
  return counted && (gave || actor.id === handover.counted_by) ? refuse('second_person_needed') : null;
}

/** The commands a screen offers, each with the reason when it is blocked; what the state rules out is not offered. */
export function handoverActions(
  actor: Viewer,
  handover: HandoverFacts,
): OfferedAction<ShownCommand, HandoverRefusal>[] {
  const hidden: readonly HandoverRefusal[] = ['state_not_allowed', 'already_counted', 'not_counted'];
  return shownCommands.flatMap((command) => {
    const decided = decideHandover(actor, handover, command);
    const action = offered(command, decided, handoverKinds[handover.kind].counts);
    return action.blocked !== null && hidden.includes(action.blocked) ? [] : [action];
  });
}

/** May this viewer see the expected amount? Whoever counts only after the count (decisions 5), the giver always. */
export function seesExpected(viewerId: number, handover: HandoverFacts): boolean {
  return handover.counted !== null || isGiver(viewerId, handover);
}

/**
 * Who may see what couriers hold by the books: head office, and whoever reads the ledger and counts nothing. The two exclude each other for the cash
 * of the street: who sees these accounts does not count it, and who counts it does not see them, so that every count is blind (decisions 5).
 *
 * @example seesStreetBooks(branchManager) === false // they count
 */
export function seesStreetBooks(viewer: Viewer): boolean {
  return can(viewer, 'ledger.view') && (viewer.level <= rank.luxury || !can(viewer, handoverKinds.courier.counts));
}

/** Might this viewer count what a branch sends? Then the books do not tell them beforehand how much it is (decisions 5). */
export function countsTransfers(viewer: Viewer): boolean {
  return transferKinds.some((kind) => can(viewer, handoverKinds[kind].counts));
}

/** Must somebody be named who answers for the difference? For missing money yes, for a surplus no. */
export function needsOwner(handover: Pick<HandoverFacts, 'expected' | 'counted'>): boolean {
  return (handover.counted ?? 0) < handover.expected;
}

/**
 * May this person write missing cash off? Not their own, and not where they counted the cash or named who answers for it: otherwise two people
 * could make money disappear without a third person noticing. `hands` are the ids of those who counted or named.
 *
 * @example decideWriteOff(accountant, { owner: 7, hands: [3, 4] }) // null: they may
 * Source: decisions 4.1.
 */
export function decideWriteOff(
  actor: Pick<Viewer, 'id'>,
  { owner, hands }: { readonly owner: number; readonly hands: readonly number[] },
): Refusal<'second_person_needed'> | null {
  return actor.id === owner || hands.includes(actor.id) ? refuse('second_person_needed') : null;
}

interface Waiting {
  readonly amount: number;
}

/**
 * The parcels whose cash leaves a till: those that have waited longest, as far as the amount reaches. Money that left earlier without being enough
 * for a whole parcel, or that the operator used for payments of its own, counts with it; money that is still in transit does not, nor what is missing and
 * owed by somebody: nobody has sent it. So emptying a till covers every parcel, and cash that is kept back covers none. Whole kyat; `waiting` is sorted, the
 * oldest first.
 *
 * @example coveredBy([{ amount: 70 }, { amount: 30 }], { held: 100, leaves: 60, onItsWay: 0, owed: 0 }) // []
 * @example coveredBy([{ amount: 70 }, { amount: 30 }], { held: 40, leaves: 10, onItsWay: 0, owed: 0 }) // [{ amount: 70 }]: 60 went before
 * @example coveredBy([{ amount: 70 }, { amount: 30 }], { held: 30, leaves: 0, onItsWay: 0, owed: 70 }) // []: 70 is missing
 * Source: decisions 4.3.
 */
export function coveredBy<Cash extends Waiting>(
  waiting: readonly Cash[],
  till: { readonly held: number; readonly leaves: number; readonly onItsWay: number; readonly owed: number },
): Cash[] {
  const { held, leaves, onItsWay, owed } = till;
  const sum = waiting.reduce((total, { amount }) => total + amount, 0);
  // Once all that there is has been sent, what somebody owes keeps no merchant waiting.
  const emptied = leaves > 0 && leaves >= held;
  let left = leaves + Math.max(0, sum - held - onItsWay - (emptied ? 0 : owed));
  const covered: Cash[] = [];
  for (const cash of waiting) {
    if (cash.amount > left) break;
    left -= cash.amount;
    covered.push(cash);
  }
  return covered;
}
