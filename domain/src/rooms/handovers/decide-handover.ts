import { nextState } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { rank } from '../../kernel/roles.ts';
import { agentType } from '../../kernel/user-types.ts';
import { lacks, offered, type OfferedAction } from '../../kernel/who-may.ts';
import {
  agentKind,
  handoverKinds,
  cashTransferKinds,
  handoverLife,
  type HandoverCommand,
  type HandoverKind,
  type HandoverState,
} from './handover-states.ts';

/** Facts that the rules need of a handover. Money in whole kyat. */
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

/** Commands of users; `confirm` happens automatically when the count equals the expected amount. */
const shownCommands = ['count', 'settle', 'void'] as const satisfies readonly HandoverCommand[];
export type ShownCommand = (typeof shownCommands)[number];

/**
 * Returns the next state of a command, or the refusal. Nobody counts what they gave, and a person who neither gave nor counted names the owner of a
 * difference: otherwise one person could take the money and blame another.
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
  const next = nextState(handoverLife, handover.status, command);
  if (isRefusal(next)) return next;
  return problemOf(actor, handover, command) ?? next;
}

/** Returns whether it is an agent's settlement and the actor works for an agent or at that branch now; then another person must count, settle or void it. */
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

/** Returns the commands a screen offers, each with the reason when it is blocked; omits those that the state rules out. */
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

/** Returns whether this viewer sees the expected amount: a counter only after the count (decisions 5), the giver always. */
export function seesExpected(viewerId: number, handover: HandoverFacts): boolean {
  return handover.counted !== null || isGiver(viewerId, handover);
}

/**
 * Returns whether the viewer may see what couriers hold by the books: head office, and readers of the ledger who count nothing. A person who sees
 * these accounts does not count street cash, and a person who counts it does not see them, so that every count is blind (decisions 5).
 *
 * @example seesStreetBooks(branchManager) === false // they count
 */
export function seesStreetBooks(viewer: Viewer): boolean {
  return can(viewer, 'ledger.view') && (viewer.level <= rank.luxury || !can(viewer, handoverKinds.courier.counts));
}

/** Returns whether this viewer might count a branch's transfers; the books then hide the amount from them (decisions 5). */
export function countsCashTransfers(viewer: Viewer): boolean {
  return cashTransferKinds.some((kind) => can(viewer, handoverKinds[kind].counts));
}

/** Returns whether the difference needs an owner: missing money does, a surplus does not. */
export function needsOwner(handover: Pick<HandoverFacts, 'expected' | 'counted'>): boolean {
  return (handover.counted ?? 0) < handover.expected;
}

/**
 * Returns why this person may not write off missing cash, or null. Not their own, and not where they counted it or named its owner: otherwise two people
 * could make money disappear without a third. `hands` are the ids of those who counted or named.
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
 * Returns the parcels whose cash leaves a till: the longest waiting ones, as far as the amount reaches. Counts earlier money that was not enough for a
 * whole parcel or that paid the operator's own expenses; not money in transit, nor missing money that somebody owes, because it was not sent. So
 * emptying a till covers every parcel, and cash kept back covers none. Whole kyat; `waiting` is sorted, oldest first.
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
  // Once the till was emptied, missing money keeps no merchant waiting.
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
