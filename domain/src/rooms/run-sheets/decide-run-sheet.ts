import { nextState } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { runSheetLife, type RunSheetCommand, type RunSheetState } from './run-sheet-states.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a run sheet. */
export interface RunSheetFacts {
  readonly status: RunSheetState;
  readonly branch_id: number;
  readonly courier_id: number;
  /** Number of parcels on it, and of those still with the courier. */
  readonly parcels: number;
  readonly out: number;
  /** The courier's count; null before. */
  readonly counted: number | null;
  /** Number of parcels whose cash the courier has not handed in. */
  readonly cash: number;
}

export type RunSheetRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'not_your_run_sheet'
  | 'run_sheet_other_branch'
  | 'already_counted'
  | 'not_counted'
  | 'run_sheet_empty'
  | 'run_sheet_not_empty'
  | 'second_person_needed'
  | 'parcels_still_out'
  | 'cash_still_out';

/**
 * Returns the next state of a command, or the refusal. Only the courier counts, once; a difference is settled by another person and only after the
 * count; a sheet is closed when the courier has neither parcels nor cash of it.
 *
 * @example decideRunSheet(postman, { status: 'hand_over', out: 0, cash: 2, … }, 'close') // missing_permission
 * Source: decisions 5.
 */
export function decideRunSheet(
  actor: Viewer,
  sheet: RunSheetFacts,
  command: RunSheetCommand,
): RunSheetState | Refusal<RunSheetRefusal> {
  return decideBy(runSheetLife, actor, sheet.status, command, () => problems[command](actor, sheet));
}

type Problem = (actor: Viewer, sheet: RunSheetFacts) => Refusal<RunSheetRefusal> | null;

const here: Problem = (actor, { branch_id }) =>
  actor.branchId === branch_id ? null : refuse('run_sheet_other_branch', { values: { branch_id } });

const problems: Readonly<Record<RunSheetCommand, Problem>> = {
  count: (actor, sheet) => {
    if (actor.id !== sheet.courier_id) return refuse('not_your_run_sheet');
    if (sheet.counted !== null) return refuse('already_counted');
    return sheet.parcels === 0 ? refuse('run_sheet_empty') : null;
  },
  settle: (actor, sheet) => {
    if (actor.id === sheet.courier_id) return refuse('second_person_needed');
    return here(actor, sheet) ?? (sheet.counted === null ? refuse('not_counted') : null);
  },
  close: (actor, sheet) => {
    if (sheet.out > 0) return here(actor, sheet) ?? refuse('parcels_still_out', { values: { n: sheet.out } });
    return here(actor, sheet) ?? (sheet.cash > 0 ? refuse('cash_still_out', { values: { n: sheet.cash } }) : null);
  },
  void: (actor, sheet) => here(actor, sheet) ?? (sheet.parcels > 0 ? refuse('run_sheet_not_empty') : null),
};

/** Returns why parcels cannot be added here and now, or null. */
export function giveProblem(actor: Viewer, sheet: RunSheetFacts): Refusal<RunSheetRefusal> | null {
  if (!can(actor, runSheetLife.commands.close.permission)) return refuse('missing_permission');
  const open = nextState(runSheetLife, sheet.status, 'settle');
  return isRefusal(open) ? open : here(actor, sheet);
}

/** Returns whether the actor sees the stops: not before their own count (decisions 5). */
export function seesStops(actor: Pick<Viewer, 'id'>, sheet: Pick<RunSheetFacts, 'courier_id' | 'counted'>): boolean {
  return actor.id !== sheet.courier_id || sheet.counted !== null;
}

/** Returns the commands that a screen offers, each with the reason when it is blocked. */
export function runSheetActions(
  actor: Viewer,
  sheet: RunSheetFacts,
): OfferedAction<RunSheetCommand, RunSheetRefusal>[] {
  const hidden: readonly RunSheetRefusal[] = [
    'not_your_run_sheet',
    'already_counted',
    'not_counted',
    'run_sheet_not_empty',
    'run_sheet_other_branch',
    'missing_permission',
  ];
  return actionsBy(runSheetLife, sheet.status, (command) => decideRunSheet(actor, sheet, command), { hides: hidden });
}

/** Returns whether the count matches the sheet, so that it is handed over without a question. */
export function countFits({ parcels, counted }: Pick<RunSheetFacts, 'parcels' | 'counted'>): boolean {
  return counted === parcels;
}
