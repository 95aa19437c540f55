import { nextState, lifecycle } from '../../kernel/lifecycle.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { secondPersonProblem } from '../staff/second-person.ts';

export type ErasureState = 'requested' | 'confirmed' | 'denied' | 'done';
export type ErasureCommand = 'confirm' | 'deny' | 'complete';

/**
 * Life of a request to erase a person's details: a second person confirms it, a job does it. It stays confirmed while a parcel of the number is on the
 * road or unpaid. `complete` is of the job and has no button.
 */
export const erasureLife = lifecycle<ErasureState, ErasureCommand, Permission | null>({
  initial: 'requested',
  states: {
    requested: { tone: 'attention' },
    confirmed: { tone: 'transit' },
    denied: { tone: 'neutral', final: true },
    done: { tone: 'success', final: true },
  },
  commands: {
    confirm: { from: ['requested'], to: 'confirmed', permission: 'erasure.edit', confirm: true },
    deny: { from: ['requested'], to: 'denied', permission: 'erasure.edit', confirm: true },
    complete: { from: ['confirmed'], to: 'done', permission: null },
  },
});

/** Decisions of the second person. */
export const erasureDecisions = ['confirm', 'deny'] as const satisfies readonly ErasureCommand[];
export type ErasureDecision = (typeof erasureDecisions)[number];

/** Facts that the rules need of a request. */
export interface ErasureFacts {
  readonly status: ErasureState;
  readonly requested_by: number | null;
  /** The actor and the person who asked are two people. */
  readonly by_another: boolean;
}

/** Returns the new state when the actor confirms or denies this request, or the refusal. Denying needs no second person: nothing is lost by it. */
export function decideErasure(
  actor: Viewer,
  { status, requested_by, by_another }: ErasureFacts,
  decision: ErasureDecision,
): ErasureState | Refusal<'missing_permission' | 'state_not_allowed' | 'second_person_needed' | 'not_independent'> {
  if (!can(actor, 'erasure.edit')) return refuse('missing_permission');
  const next = nextState(erasureLife, status, decision);
  if (isRefusal(next) || next !== erasureLife.at.confirmed) return next;
  const problem = secondPersonProblem(actor.id, requested_by === null ? [] : [requested_by], by_another);
  return problem ? refuse(problem) : next;
}
