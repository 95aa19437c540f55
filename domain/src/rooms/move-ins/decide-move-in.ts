import type { Viewer } from '../../kernel/access.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';
import { secondPersonProblem } from '../staff/second-person.ts';
import { moveInLife, moveInSteps, type MoveInCommand, type MoveInState, type MoveInStep } from './move-in-states.ts';

/** Facts that the rules need of a move-in. */
export interface MoveInFacts {
  readonly status: MoveInState;
  /** Everybody who created it, changed its sheets or proposed it: none of them signs. */
  readonly hands: readonly number[];
  /** The actor is another person than all of these (`areDifferentPeople`). */
  readonly by_another: boolean;
  readonly rows: number;
  /** Rows with a problem, or sheets that lack a required column. */
  readonly bad: number;
}

export type MoveInRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'not_independent'
  | 'move_in_empty'
  | 'move_in_not_clean';

/**
 * Returns the next state of a command, or the refusal. Only a move-in without a bad row is proposed, and only a person without a hand in it signs.
 *
 * @example decideMoveIn(maker, { status: 'proposed', hands: [maker.id], by_another: false, rows: 9, bad: 0 }, 'sign') // second_person_needed
 * Source: W-05.
 */
export function decideMoveIn(
  actor: Viewer,
  { status, hands, by_another, rows, bad }: MoveInFacts,
  command: MoveInCommand,
): MoveInState | Refusal<MoveInRefusal> {
  return decideBy<MoveInState, MoveInCommand, MoveInRefusal>(moveInLife, actor, status, command, () => {
    if (command === 'propose' && rows === 0) return refuse('move_in_empty');
    if (command === 'propose' && bad > 0) return refuse('move_in_not_clean', { values: { n: bad } });
    if (command !== 'sign') return null;
    const problem = secondPersonProblem(actor.id, hands, by_another);
    return problem && refuse(problem);
  });
}

/** Returns the commands of a move-in, each with the reason when it is blocked. */
export function moveInActions(actor: Viewer, facts: MoveInFacts): OfferedAction<MoveInStep, MoveInRefusal>[] {
  return actionsBy(moveInLife, facts.status, (command: MoveInStep) => decideMoveIn(actor, facts, command), {
    of: moveInSteps,
    hides: ['missing_permission'],
  });
}
