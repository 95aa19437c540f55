import { after, commandsFrom } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import { clearanceLife, type ClearanceCommand, type ClearanceState } from './clearance-states.ts';

/** What the rules need to know of one. Money in whole kyat. */
export interface ClearanceFacts {
  readonly status: ClearanceState;
  readonly actual_clearance_cod: number;
  readonly issued_by: number;
  readonly approved_by: number | null;
  /** Above this a second person approves before it is paid. */
  readonly limit: number;
}

export type ClearanceRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'approval_needed'
  | 'approval_not_needed';

/**
 * May this command be given? The state it leads to, or why not. Whoever made a clearance above the limit does not approve it, and nobody pays it
 * before it is approved.
 *
 * @example decideClearance(finance, { status: 'pending', actual_clearance_cod: 2_000_000, issued_by: 4, approved_by: null, limit: 1_000_000 }, 'pay') // approval_needed
 * Source: decisions 3.
 */
export function decideClearance(
  actor: Viewer,
  clearance: ClearanceFacts,
  command: ClearanceCommand,
): ClearanceState | Refusal<ClearanceRefusal> {
  if (!can(actor, clearanceLife.commands[command].permission)) return refuse('missing_permission');
  const next = after(clearanceLife, clearance.status, command);
  if (isRefusal(next)) return next;
  return problemOf(actor, clearance, command) ?? next;
}

function problemOf(
  actor: Viewer,
  clearance: ClearanceFacts,
  command: ClearanceCommand,
): Refusal<ClearanceRefusal> | null {
  const needsApproval = clearance.actual_clearance_cod > clearance.limit && clearance.approved_by === null;
  if (command === 'pay')
    return needsApproval ? refuse('approval_needed', { values: { limit: clearance.limit } }) : null;
  if (command !== 'approve') return null;
  if (!needsApproval) return refuse('approval_not_needed');
  return actor.id === clearance.issued_by ? refuse('second_person_needed') : null;
}

/** The commands a screen offers, each with the reason when it is blocked. */
export function clearanceActions(
  actor: Viewer,
  clearance: ClearanceFacts,
): { command: ClearanceCommand; blocked: ClearanceRefusal | null }[] {
  return commandsFrom(clearanceLife, clearance.status).map((command) => {
    const decided = decideClearance(actor, clearance, command);
    return { command, blocked: isRefusal(decided) ? decided.code : null };
  });
}
