import type { Viewer } from '../../kernel/access.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';
import { secondPersonProblem } from '../staff/second-person.ts';
import {
  payoutRunLife,
  payoutRunSteps,
  type PayoutRunCommand,
  type PayoutRunState,
  type PayoutRunStep,
} from './payout-run-states.ts';

/** Facts that the rules need of a payout run. */
export interface PayoutRunFacts {
  readonly status: PayoutRunState;
  /** Who made the run or its documents, or brought an account of it in: none of them approves it. */
  readonly people: readonly number[];
  /** The actor is another person than all of these. */
  readonly by_another: boolean;
  /** Lines that are made and wait for the file. */
  readonly made: number;
  /** Accounts confirmed within three days that nobody ticked. */
  readonly unchecked: number;
}

export type PayoutRunRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'not_independent'
  | 'payout_run_empty'
  | 'new_accounts_unchecked';

/**
 * Returns the next state of a command, or the refusal. A run of any sum needs a second person, so that splitting it among receivers passes no limit.
 *
 * @example decidePayoutRun(maker, { status: 'draft', people: [4], by_another: false, made: 3, unchecked: 0 }, 'approve') // second_person_needed
 * Source: decisions 18.
 */
export function decidePayoutRun(
  actor: Viewer,
  run: PayoutRunFacts,
  command: PayoutRunCommand,
): PayoutRunState | Refusal<PayoutRunRefusal> {
  return decideBy<PayoutRunState, PayoutRunCommand, PayoutRunRefusal>(payoutRunLife, actor, run.status, command, () => {
    if ((command === 'approve' || command === 'send') && run.made === 0) return refuse('payout_run_empty');
    if (command !== 'approve') return null;
    const problem = secondPersonProblem(actor.id, run.people, run.by_another);
    if (problem) return refuse(problem);
    return run.unchecked > 0 ? refuse('new_accounts_unchecked', { values: { n: run.unchecked } }) : null;
  });
}

/** Returns the commands of a run, each with the reason when it is blocked. New accounts are ticked in the window of the approval. */
export function payoutRunActions(actor: Viewer, run: PayoutRunFacts): OfferedAction<PayoutRunStep, PayoutRunRefusal>[] {
  return actionsBy(
    payoutRunLife,
    run.status,
    (command: PayoutRunStep) => decidePayoutRun(actor, { ...run, unchecked: 0 }, command),
    { of: payoutRunSteps, hides: ['missing_permission'] },
  );
}
