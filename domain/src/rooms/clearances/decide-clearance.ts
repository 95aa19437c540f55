import { after, commandsFrom } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import { needsSecondPerson, secondPersonProblem } from '../staff/second-person.ts';
import { rowOfKind, type ClearanceKind } from './clearance-kinds.ts';
import { clearanceLife, type ClearanceCommand, type ClearanceState } from './clearance-states.ts';
import { transferFeeMax } from './decide-payment.ts';
import { offered, type OfferedAction } from '../roles/who-may.ts';

/** What the rules need to know of a clearance. Money in whole kyat. */
export interface ClearanceFacts {
  readonly status: ClearanceState;
  readonly kind: ClearanceKind;
  readonly actual_clearance_cod: number;
  /** What was paid on it so far, negative where it was paid in; null before the first payment. */
  readonly received_amount: number | null;
  /** Whoever made it or took lines off it: none of them approves it. */
  readonly hands: readonly number[];
  readonly approved_by: number | null;
  /** Are all of these and the actor different people (`areDifferentPeople`)? */
  readonly by_another: boolean;
  /** Above this a second person approves before the actor pays it. */
  readonly limit: number;
  /** The lowest limit that applies to anybody who may pay: whoever raised the limit lately still has the former one. */
  readonly lowest_limit: number;
  /** What the same merchant was paid today without the approval of a second person, fees included. */
  readonly paid_today: number;
}

export type ClearanceRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'not_independent'
  | 'approval_needed'
  | 'approval_not_needed'
  | 'nothing_paid'
  | 'paid_in_part';

/**
 * May this command be given? The state it leads to, or why not. Whoever made or changed a clearance above the limit does not approve it, and nobody pays it
 * before it is approved. `fee` is what the operator bears for the transfer, in whole kyat.
 *
 * @example decideClearance(finance, { status: 'pending', kind: 'cod', actual_clearance_cod: 2_000_000, received_amount: null, hands: [4], approved_by: null, by_another: true, limit: 1_000_000, lowest_limit: 1_000_000, paid_today: 0 }, 'pay') // approval_needed
 * Source: decisions 3, 15.
 */
export function decideClearance(
  actor: Viewer,
  clearance: ClearanceFacts,
  command: ClearanceCommand,
  fee = 0,
): ClearanceState | Refusal<ClearanceRefusal> {
  if (!can(actor, clearanceLife.commands[command].permission)) return refuse('missing_permission');
  const next = after(clearanceLife, clearance.status, command);
  if (isRefusal(next)) return next;
  if (!hasCommand(clearance.kind, command)) return refuse('state_not_allowed');
  return problemOf(actor, clearance, command, fee) ?? next;
}

/** A document whose rest is carried on is complete with its one payment, and only some kinds hand parcels over. */
function hasCommand(kind: ClearanceKind, command: ClearanceCommand): boolean {
  const { rest, hands } = rowOfKind(kind);
  return (command !== 'close' || rest === 'stays') && (command !== 'give_back' || hands);
}

function problemOf(
  actor: Viewer,
  clearance: ClearanceFacts,
  command: ClearanceCommand,
  fee: number,
): Refusal<ClearanceRefusal> | null {
  if (command === 'pay')
    return needsApproval(clearance, fee) ? refuse('approval_needed', { values: { limit: clearance.limit } }) : null;
  const begun = clearance.received_amount !== null;
  if (command === 'give_back') return null;
  if (command === 'close') return begun || rowOfKind(clearance.kind).hands ? null : refuse('nothing_paid');
  if (begun && command !== 'approve') return refuse('paid_in_part');
  if (command !== 'approve') return null;
  if (!mayNeedApproval(clearance)) return refuse('approval_not_needed');
  const problem = secondPersonProblem(actor.id, clearance.hands, clearance.by_another);
  return problem && refuse(problem);
}

/**
 * Must a second person approve before it is paid? All money that one person pays out alone counts: the amount of the document (paid now or carried
 * on), the fee that the operator bears, and what the merchant was paid today on other documents, so that a large one is not split into small ones.
 *
 * @example needsApproval({ …, actual_clearance_cod: 900_000, approved_by: null, limit: 1_000_000, paid_today: 200_000 }) // true
 * Source: decisions 15.
 */
export function needsApproval(
  clearance: Pick<ClearanceFacts, 'actual_clearance_cod' | 'approved_by' | 'limit' | 'paid_today'>,
  fee = 0,
): boolean {
  const { approved_by, paid_today: left_today, limit } = clearance;
  return needsSecondPerson({
    approved_by,
    leaves: Math.max(clearance.actual_clearance_cod, 0) + fee,
    left_today,
    limit,
  });
}

/** Could it need approval, whoever pays it and whatever fee the bank takes? Then it may be approved beforehand. */
function mayNeedApproval(clearance: ClearanceFacts): boolean {
  return needsApproval(
    { ...clearance, limit: clearance.lowest_limit },
    clearance.actual_clearance_cod > 0 ? transferFeeMax(clearance.actual_clearance_cod) : 0,
  );
}

/**
 * The commands a screen offers, each with the reason when it is blocked. Where no approval is needed, `approve` has that reason for everybody,
 * whatever their permissions.
 */
export function clearanceActions(
  actor: Viewer,
  clearance: ClearanceFacts,
): OfferedAction<ClearanceCommand, ClearanceRefusal>[] {
  const commands = commandsFrom(clearanceLife, clearance.status).filter((command) =>
    hasCommand(clearance.kind, command),
  );
  return commands.map((command) => {
    const decided = decideClearance(actor, clearance, command);
    if (command === 'approve' && isRefusal(decided) && !mayNeedApproval(clearance))
      return { command, blocked: 'approval_not_needed' };
    return offered(
      command,
      decided,
      clearanceLife.commands[command].permission,
      clearanceLife.commands.approve.permission,
    );
  });
}
