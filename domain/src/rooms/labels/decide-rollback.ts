import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { lacks } from '../../kernel/who-may.ts';
import { isSuperRole } from '../../kernel/roles.ts';
import { codLife, type CodState } from './cod-states.ts';
import type { LabelBlockers, LabelLife, LifeBefore } from './label-life.ts';
import type { LabelStatus } from './label-statuses.ts';

/** Minutes in which everybody may undo their own last scan. */
const ownScanMinutes = 15;

export type RollbackRefusal =
  | 'rollback_nothing'
  | 'rollback_final'
  | 'rollback_in_bag'
  | 'rollback_on_hold'
  | 'on_clearance'
  | 'on_handover'
  | 'handover_confirmed'
  | 'payment_matched'
  | 'rollback_other_branch'
  | 'rollback_too_late'
  | 'rollback_decided';

/** Latest viewable entry, and other facts that prevent undoing it. */
export interface RollbackFacts {
  readonly entry: {
    readonly staff_id: number | null;
    readonly branch_id: number | null;
    readonly recorded_at: Date;
    readonly inferred: boolean;
  };
  readonly life: LabelLife;
  readonly blockers: LabelBlockers;
  /** The cash collected by the entry is being handed over, was handed over, or is on a clearance. */
  readonly moneyHeld: Extract<
    RollbackRefusal,
    'on_clearance' | 'on_handover' | 'handover_confirmed' | 'payment_matched'
  > | null;
}

const beginnings: readonly LabelStatus[] = ['created', 'pending'];
/** Final for a rollback; also a rejection, because the label is with the sender again. */
const finals: readonly LabelStatus[] = ['return_confirmed', 'reject'];
/** Statuses of decisions, which their own commands change. */
const decided: readonly LabelStatus[] = ['missing', 'pending_reject'];
const paid: readonly CodState[] = [codLife.commands.pay.to];

/**
 * Returns why this person may not undo the last step of a parcel (decisions 2.3), or null. Everybody may undo their own scan within fifteen minutes;
 * later or another person's scan needs the permission, and another branch's a super role.
 */
export function decideRollback(
  viewer: Viewer,
  facts: RollbackFacts,
  now: Date,
): Refusal<RollbackRefusal | 'missing_permission'> | null {
  const { life, entry } = facts;
  const values = { status: life.status };
  if (beginnings.includes(life.status) || life.previous === null) return refuse('rollback_nothing', { values });
  if (decided.includes(life.status)) return refuse('rollback_decided', { values });
  const held = blockedForAll(facts);
  if (held) return refuse(held, { values });
  if (isSuperRole(viewer.role)) return null;
  if (entry.branch_id !== viewer.branchId) return refuse('rollback_other_branch', { values });
  if (can(viewer, 'label.rollback')) return null;
  if (entry.staff_id !== viewer.id) return lacks('label.rollback');
  return now.getTime() - entry.recorded_at.getTime() <= ownScanMinutes * 60_000
    ? null
    : refuse('rollback_too_late', { values: { ...values, minutes: ownScanMinutes, permission: 'label.rollback' } });
}

/** Returns why nobody may undo the last step, not even a super role; null when nothing prevents it. */
function blockedForAll({ life, blockers, moneyHeld }: RollbackFacts): RollbackRefusal | null {
  if (
    finals.includes(life.status) ||
    life.closed_at !== null ||
    (life.cod_status !== null && paid.includes(life.cod_status))
  )
    return 'rollback_final';
  if (blockers.clearance_id !== null) return 'on_clearance';
  if (blockers.bag_id !== null) return 'rollback_in_bag';
  if (blockers.held_until !== null) return 'rollback_on_hold';
  return moneyHeld;
}

/** Returns the parcel before its last step: restores exactly the members that the step changed. */
export function restoreLife(life: LabelLife, before: LifeBefore): LabelLife {
  return { ...life, ...before };
}
