import type { Viewer } from '../../kernel/access.ts';
import { worksOnTheStreet } from '../../kernel/roles.ts';
import type { LabelLife } from './label-life.ts';

interface ActorRow {
  readonly is: (viewer: Viewer, life: LabelLife) => boolean;
  /** Branch that may act; the refusal names it to all others. */
  readonly branch: (life: LabelLife) => number | null;
}

const inOffice = (viewer: Viewer, branch: number | null): boolean =>
  branch !== null && viewer.branchId === branch && !worksOnTheStreet(viewer.level);

/**
 * Actors of a step (decisions 1), as predicates on the viewer's branch and rank and on who has the parcel. A super role does not pass: the branch that
 * has the parcel must act.
 */
export const stepActors = {
  origin_branch: {
    is: (viewer, life) => inOffice(viewer, life.accept_branch_id),
    branch: (life) => life.accept_branch_id,
  },
  destination_branch: {
    is: (viewer, life) => inOffice(viewer, life.deliver_branch_id),
    branch: (life) => life.deliver_branch_id,
  },
  forward_branch: {
    is: (viewer, life) => inOffice(viewer, life.forward_branch_id),
    branch: (life) => life.forward_branch_id,
  },
  /** Branch responsible for the parcel now. */
  holding_branch: {
    is: (viewer, life) => inOffice(viewer, life.holder_branch_id),
    branch: (life) => life.holder_branch_id,
  },
  /** Any branch except the sending one: where it was unloaded by mistake. */
  other_branch: {
    is: (viewer, life) =>
      viewer.branchId !== null && viewer.branchId !== life.holder_branch_id && !worksOnTheStreet(viewer.level),
    branch: () => null,
  },
  /** A courier of the branch that has it, who takes it. */
  courier_here: {
    is: (viewer, life) =>
      worksOnTheStreet(viewer.level) && viewer.branchId === life.holder_branch_id && life.holder_staff_id === null,
    branch: (life) => life.holder_branch_id,
  },
  /** The person on the street who has it. */
  carrier: {
    is: (viewer, life) => life.holder_staff_id !== null && life.holder_staff_id === viewer.id,
    branch: (life) => life.holder_branch_id,
  },
  /** Another courier of that branch, who takes it over. */
  other_courier: {
    is: (viewer, life) =>
      worksOnTheStreet(viewer.level) && viewer.branchId === life.holder_branch_id && life.holder_staff_id !== viewer.id,
    branch: (life) => life.holder_branch_id,
  },
  /** Anybody who sees the label and holds the permission: a decision, not a movement. */
  decider: { is: () => true, branch: () => null },
} as const satisfies Record<string, ActorRow>;

export type StepActor = keyof typeof stepActors;

/** Returns whether the viewer is this actor for the parcel. */
export function actsAs(actor: StepActor, viewer: Viewer, life: LabelLife): boolean {
  return stepActors[actor].is(viewer, life);
}
