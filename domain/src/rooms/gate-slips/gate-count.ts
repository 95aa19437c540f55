import { nextState } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { caseLife, type CaseRights, type CaseState } from '../mailbags/mailbag-cases.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { lacks, offered, type OfferedAction } from '../../kernel/who-may.ts';

/** Commands on a slip's count: enter it, take over its difference, settle it. */
export const gateCountCommands = ['count', 'own', 'settle'] as const;
export type GateCountCommand = (typeof gateCountCommands)[number];

/** Permissions to take over and to settle a difference. */
export const gateCaseRights: CaseRights = { own: 'gate_slip.work', settle: 'label.decide' };

/** Facts that the rules need of a slip. */
export interface GateCountFacts {
  readonly branch_id: number;
  /** Nothing was counted yet. */
  readonly blind: boolean;
  /** Who opened it and who handed parcels over: they know the list. */
  readonly givers: readonly number[];
  readonly parcels: number;
  readonly counted_by: number | null;
  /** State of the difference; null where the counts agree. */
  readonly case_status: CaseState | null;
  readonly case_owner_id: number | null;
}

export type GateCountRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'gate_other_branch'
  | 'gate_counted'
  | 'gate_slip_empty'
  | 'second_person_needed';

/**
 * Returns whether the viewer sees a slip's list. Before the gate's count is entered, only those who handed parcels over do: anybody else may be the one
 * who counts (decisions 5).
 */
export function seesSlipList(viewer: Pick<Viewer, 'id'>, { blind, givers }: Pick<GateCountFacts, 'blind' | 'givers'>) {
  return !blind || givers.includes(viewer.id);
}

/**
 * Returns why this person may not do this with the slip's count, or null. A person who handed parcels over knows their number and never enters it;
 * neither they nor the one who counted settles a difference.
 *
 * @example gateCountProblem(clerkWhoGave, slip, 'count') // second_person_needed
 * Source: decisions 5.
 */
export function gateCountProblem(
  actor: Viewer,
  slip: GateCountFacts,
  command: GateCountCommand,
): Refusal<GateCountRefusal> | null {
  if (!can(actor, command === 'settle' ? gateCaseRights.settle : gateCaseRights.own))
    return lacks(command === 'settle' ? gateCaseRights.settle : gateCaseRights.own);
  if (actor.branchId !== slip.branch_id) return refuse('gate_other_branch', { values: { branch_id: slip.branch_id } });
  if (command === 'count') {
    if (!slip.blind) return refuse('gate_counted');
    if (slip.givers.includes(actor.id)) return refuse('second_person_needed');
    return slip.parcels === 0 ? refuse('gate_slip_empty') : null;
  }
  const next = slip.case_status === null ? refuse('gate_counted') : nextState(caseLife, slip.case_status, command);
  if (isRefusal(next)) return next;
  const hasHandIn = slip.givers.includes(actor.id) || slip.counted_by === actor.id;
  return command === 'settle' && hasHandIn ? refuse('second_person_needed') : null;
}

/** Returns the commands that a screen offers, each with the reason when it is blocked. */
export function gateCountActions(
  actor: Viewer,
  slip: GateCountFacts,
): OfferedAction<GateCountCommand, GateCountRefusal>[] {
  const shown: readonly GateCountRefusal[] = ['second_person_needed', 'gate_slip_empty'];
  return gateCountCommands.flatMap((command) => {
    if (command === 'own' && slip.case_owner_id === actor.id) return [];
    const right = command === 'settle' ? gateCaseRights.settle : gateCaseRights.own;
    const action = offered(command, gateCountProblem(actor, slip, command), right);
    return action.blocked !== null && !shown.includes(action.blocked) ? [] : [action];
  });
}
