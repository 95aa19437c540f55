import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { lacks } from '../../kernel/who-may.ts';

/** State of a parcel on a slip. */
export const gatePlaces = ['with_gate', 'delivered', 'back'] as const;
export type GatePlace = (typeof gatePlaces)[number];

/** Facts that the rules need of a parcel on a slip. */
export interface GateParcel {
  readonly branch_id: number;
  readonly place: GatePlace;
  /** Who handed it over, and who opened the slip. */
  readonly handed_by: number;
  readonly opened_by: number;
  readonly has_photo: boolean;
  readonly due_at: Date;
}

export type GateRefusal =
  | 'missing_permission'
  | 'gate_not_there'
  | 'gate_other_branch'
  | 'second_person_needed'
  | 'gate_needs_photo'
  | 'gate_not_due';
export type GateCommand = 'confirm' | 'confirm_late';

/** Permission of each command. */
export const gateRights = { confirm: 'gate_slip.work', confirm_late: 'label.decide' } as const satisfies Record<
  GateCommand,
  Permission
>;

/**
 * Returns why this person may not confirm that the gate delivered the parcel, or null. Never the person who handed it over or wrote the slip, and only
 * with the slip's picture: otherwise one person alone could send nothing and close it. Without a confirmation from outside only a supervisor may, after
 * the waiting days. Source: decisions 2.1, 5.
 */
export function gateProblem(
  actor: Viewer,
  parcel: GateParcel,
  command: GateCommand,
  now: Date,
): Refusal<GateRefusal> | null {
  const permission = gateRights[command];
  if (!can(actor, permission)) return lacks(permission);
  if (parcel.place !== 'with_gate') return refuse('gate_not_there');
  if (actor.branchId !== parcel.branch_id)
    return refuse('gate_other_branch', { values: { branch_id: parcel.branch_id } });
  if (actor.id === parcel.handed_by || actor.id === parcel.opened_by) return refuse('second_person_needed');
  if (!parcel.has_photo) return refuse('gate_needs_photo');
  if (command === 'confirm_late' && now.getTime() < parcel.due_at.getTime()) return refuse('gate_not_due');
  return null;
}

/** Returns when no outside confirmation is needed any more: `days` after the hand-over. */
export function gateDueAt(givenAt: Date, days: number): Date {
  return new Date(givenAt.getTime() + days * 86_400_000);
}
