import { commandsFrom } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { needsSecondPerson, secondPersonProblem } from '../staff/second-person.ts';
import { rowOfKind, type ClearanceKind } from './clearance-kinds.ts';
import { clearanceLife, type ClearanceCommand, type ClearanceState } from './clearance-states.ts';
import { transferFeeMax } from './decide-payment.ts';
import { decideBy, offered, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a clearance. Money in whole kyat. */
export interface ClearanceFacts {
  readonly status: ClearanceState;
  readonly kind: ClearanceKind;
  readonly actual_clearance_cod: number;
  /** Sum of payments so far, negative when paid in; null before the first payment. */
  readonly received_amount: number | null;
  /** Who made it or removed lines; none of them approves it. */
  readonly hands: readonly number[];
  readonly approved_by: number | null;
  /** Number of the payout run that holds it: only the run pays it. */
  readonly payout_run: string | null;
  /** The actor is a different person (`areDifferentPeople`) from all of these. */
  readonly by_another: boolean;
  /** Amount above which a second person must approve before the actor pays. */
  readonly limit: number;
  /** Lowest limit of anybody who may pay: a person who raised the limit recently still has the former one. */
  readonly lowest_limit: number;
  /** Paid to the same merchant today without a second person's approval, fees included. */
  readonly paid_today: number;
}

export type ClearanceRefusal =
  | 'missing_permission'
  | 'in_payout_run'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'not_independent'
  | 'approval_needed'
  | 'approval_not_needed'
  | 'nothing_paid'
  | 'paid_in_part';

/**
 * Returns the next state of a command, or the refusal. A person who made or changed a clearance above the limit does not approve it, and it is not paid
 * before approval. `fee` is the operator's transfer fee in whole kyat.
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
  return decideBy(clearanceLife, actor, clearance.status, command, (): Refusal<ClearanceRefusal> | null =>
    hasCommand(clearance.kind, command) ? problemOf(actor, clearance, command, fee) : refuse('state_not_allowed'),
  );
}

/** Returns whether the kind has the command: a document with a carried-over rest is complete after one payment, and only some kinds hand parcels over. */
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
  if (clearance.payout_run !== null) return refuse('in_payout_run', { values: { number: clearance.payout_run } });
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
 * Returns whether a second person must approve before payment. Counts all money that one person pays alone: the document's amount (paid now or carried
 * over), the operator's fee, and today's payments to the merchant on other documents, so that a large amount cannot be split.
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

/** Returns whether approval could be needed for some payer and bank fee, so that it may be approved in advance. */
function mayNeedApproval(clearance: ClearanceFacts): boolean {
  return needsApproval(
    { ...clearance, limit: clearance.lowest_limit },
    clearance.actual_clearance_cod > 0 ? transferFeeMax(clearance.actual_clearance_cod) : 0,
  );
}

/**
 * Returns the commands a screen offers, each with the reason when it is blocked. Where no approval is needed, `approve` gives that reason to everybody,
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
