import { nextState } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { shiftAt, shiftCommands, shiftLife, type ShiftCommand, type ShiftState } from './shift-handover-states.ts';
import { lacks, offered, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a shift handover. Money in whole kyat; each count has the books' figure at that moment. */
export interface ShiftFacts {
  readonly status: ShiftState;
  readonly branch_id: number;
  readonly outgoing_id: number;
  /** Who counted second; null before. */
  readonly incoming_id: number | null;
  readonly counted_out: number;
  readonly expected_out: number;
  readonly counted_in: number | null;
  readonly expected_in: number | null;
  /** Who settled a difference; null before, and without one. */
  readonly settled_by: number | null;
}

export type ShiftRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'shift_other_branch'
  | 'shift_not_incoming'
  | 'shift_nothing_differs'
  | 'shift_not_settled'
  | 'shift_settled_before';

type Counts = Pick<ShiftFacts, 'counted_out' | 'expected_out' | 'counted_in' | 'expected_in'>;

/** Returns whether a count differs from the books at its moment; false before the second count. */
export function shiftDiffers({ counted_out, expected_out, counted_in, expected_in }: Counts): boolean {
  return counted_in !== null && (counted_in !== expected_in || counted_out !== expected_out);
}

/** Returns the state after the second count: a difference is settled by a third person before signing. */
export function stateOfCounts(counts: Counts): ShiftState {
  return shiftLife.commands[shiftDiffers(counts) ? 'differ' : 'count'].to;
}

/** Returns the till's difference from the books, negative when money is missing, by the incoming clerk's count. */
export function shiftDifference({ counted_in, expected_in }: Pick<Counts, 'counted_in' | 'expected_in'>): number {
  return (counted_in ?? 0) - (expected_in ?? 0);
}

/**
 * Returns the next state of a command, or the refusal. Nobody counts twice; a difference is settled by a third person; only the second counter signs,
 * and not before a difference is settled. Voiding cannot remove a count. The state after a count needs its figure (`stateOfCounts`).
 *
 * @example decideShift(outgoing, shift, 'count') // second_person_needed
 * Source: G-03, decisions 5.
 */
export function decideShift(
  actor: Viewer,
  shift: ShiftFacts,
  command: ShiftCommand,
): ShiftState | Refusal<ShiftRefusal> {
  if (!can(actor, shiftLife.commands[command].permission)) return refuse('missing_permission');
  const next = nextState(shiftLife, shift.status, command);
  if (isRefusal(next) && !saysWhy(shift.status, command)) return next;
  if (actor.branchId !== shift.branch_id)
    return refuse('shift_other_branch', { values: { branch_id: shift.branch_id } });
  return problems[command](actor, shift) ?? next;
}

/** Returns whether both counts are made, so that a refusal can be more precise than the state. */
const saysWhy = (status: ShiftState, command: ShiftCommand) =>
  (status === shiftAt.differs || status === shiftAt.counted) && command !== 'count';

type Problem = (actor: Viewer, shift: ShiftFacts) => Refusal<ShiftRefusal> | null;
const isOneOfTwo = ({ id }: Viewer, { outgoing_id, incoming_id }: ShiftFacts) =>
  id === outgoing_id || id === incoming_id;
/** Returns the refusal before a difference is settled; it names who can settle it. */
const unsettled = (shift: ShiftFacts) =>
  shiftDiffers(shift) && shift.settled_by === null
    ? refuse('shift_not_settled', { values: { permission: shiftLife.commands.settle.permission } })
    : null;

const problems: Readonly<Record<ShiftCommand, Problem>> = {
  count: (actor, { outgoing_id }) => (actor.id === outgoing_id ? refuse('second_person_needed') : null),
  settle: (actor, shift) => {
    if (!shiftDiffers(shift)) return refuse('shift_nothing_differs');
    if (shift.settled_by !== null) return refuse('shift_settled_before');
    return isOneOfTwo(actor, shift) ? refuse('second_person_needed') : null;
  },
  sign: (actor, shift) => {
    if (actor.id !== shift.incoming_id) return refuse('shift_not_incoming');
    return unsettled(shift);
  },
  void: (actor, shift) => {
    const supervises = can(actor, shiftLife.commands.settle.permission);
    if (shift.status === shiftAt.open)
      return actor.id === shift.outgoing_id || supervises ? null : lacks(shiftLife.commands.settle.permission);
    if (!supervises) return lacks(shiftLife.commands.settle.permission);
    if (isOneOfTwo(actor, shift)) return refuse('second_person_needed');
    return unsettled(shift);
  },
};

/** Returns the commands that a screen offers, each with the reason when it is blocked; omits commands of other people. */
export function shiftActions(actor: Viewer, shift: ShiftFacts): OfferedAction<ShiftCommand, ShiftRefusal>[] {
  const shown: readonly ShiftRefusal[] = ['shift_not_settled'];
  return shiftCommands.flatMap((command) => {
    const decided = decideShift(actor, shift, command);
    const action = offered(command, decided, shiftLife.commands[command].permission);
    return action.blocked !== null && !shown.includes(action.blocked) ? [] : [action];
  });
}

/** Returns whether the viewer sees the counts. Before both are made only the outgoing clerk sees their own: anybody else might count second. */
export function seesCounts({ status }: Pick<ShiftFacts, 'status'>): boolean {
  return status !== shiftAt.open;
}
