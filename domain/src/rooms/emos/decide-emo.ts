import { commandsFrom } from '../../kernel/lifecycle.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { needsSecondPerson } from '../staff/second-person.ts';
import { emoCodeStates, emoCommands, emoLife, emoTriesMax, type EmoCommand, type EmoState } from './emo-states.ts';
import { decideBy, lacks, offered, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a money order. Money in whole kyat. */
export interface EmoFacts {
  readonly status: EmoState;
  readonly sell_branch_id: number;
  readonly pay_branch_id: number;
  readonly amount: number;
  readonly sold_by: number;
  /** It is still the business day of the sale. */
  readonly sold_today: boolean;
  /** Who generated the last pick-up code and has seen it; null before the slip is printed. */
  readonly code_by: number | null;
  readonly approved_by: number | null;
  /** Wrong codes since the sale or the last unlock, and who entered the last one. */
  readonly tries: number;
  readonly tried_by: number | null;
  readonly refunded_by: number | null;
  /** Amount above which a second person is needed. */
  readonly limit: number;
  /** Lowest limit of anybody who may pay. */
  readonly lowest_limit: number;
  /** Paid today by one person alone to the same receiver. */
  readonly paid_today: number;
}

export type EmoRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'emo_other_branch'
  | 'emo_locked'
  | 'emo_not_locked'
  | 'emo_no_code'
  | 'emo_seller_pays'
  | 'emo_approval_needed'
  | 'approval_not_needed'
  | 'second_person_needed'
  | 'emo_refunded'
  | 'emo_code_made';

/** Returns the branch of each command; null where any covering branch may give it. */
const placeOf = (emo: EmoFacts): Readonly<Record<EmoCommand, number | null>> => ({
  take: emo.pay_branch_id,
  pay: emo.pay_branch_id,
  approve: null,
  unlock: null,
  cancel: emo.sell_branch_id,
  refund: emo.sell_branch_id,
});

/** Returns whether a second person is needed, counting today's payments to the same receiver without one. */
const isAbove = ({ amount: leaves, paid_today: left_today }: EmoFacts, limit: number) =>
  needsSecondPerson({ approved_by: null, leaves, left_today, limit });

/**
 * Returns the accounts that must belong to other people than the actor (`areDifferentPeople`): nobody pays out an order they sold, approved or know the
 * code of. The seller has seen the sender's card and therefore does not refund either, except on the day of the sale, up to the limit, to cancel it for
 * a sender at the counter.
 */
export function requiredOthers(emo: EmoFacts, command: EmoCommand): readonly number[] {
  const { sold_by, code_by, approved_by, tried_by } = emo;
  const others: Readonly<Record<EmoCommand, readonly (number | null)[]>> = {
    take: [],
    pay: [sold_by, code_by, approved_by],
    approve: [sold_by, code_by],
    unlock: [tried_by],
    cancel: emo.sold_today && !isAbove(emo, emo.limit) ? [] : [sold_by],
    refund: [sold_by],
  };
  return others[command].filter((id) => id !== null);
}

/**
 * Returns the next state of a command, or the refusal. `requiredOthers` is checked separately, and the code is compared only when this allows the command.
 * Source: decisions 3 and 15.
 */
export function decideEmo(actor: Viewer, emo: EmoFacts, command: EmoCommand): EmoState | Refusal<EmoRefusal> {
  return decideBy(emoLife, actor, emo.status, command, (): Refusal<EmoRefusal> | null => {
    const place = placeOf(emo)[command];
    if (place !== null && place !== actor.branchId) return refuse('emo_other_branch', { values: { branch_id: place } });
    const problem = problemOf(emo, command);
    if (problem || !requiredOthers(emo, command).includes(actor.id)) return problem;
    return refuse(command === 'pay' && actor.id !== emo.approved_by ? 'emo_seller_pays' : 'second_person_needed');
  });
}

function problemOf(emo: EmoFacts, command: EmoCommand): Refusal<EmoRefusal> | null {
  const locked = emo.tries >= emoTriesMax;
  switch (command) {
    case 'pay':
      if (emo.code_by === null) return refuse('emo_no_code');
      if (locked) return refuse('emo_locked');
      return emo.approved_by === null && isAbove(emo, emo.limit)
        ? refuse('emo_approval_needed', { values: { limit: emo.limit } })
        : null;
    case 'approve':
      return emo.approved_by === null && isAbove(emo, emo.lowest_limit) ? null : refuse('approval_not_needed');
    case 'unlock':
      return locked ? null : refuse('emo_not_locked');
    case 'refund':
      return emo.refunded_by === null ? null : refuse('emo_refunded');
    default:
      return null;
  }
}

/**
 * Returns why this person may not generate the pick-up code, or null. The seller generates the first one for the slip; for a lost slip, a supervisor
 * generates another after checking the sender's card. Both at the selling branch.
 */
export function emoCodeProblem(actor: Viewer, emo: EmoFacts): Refusal<EmoRefusal> | null {
  if (!can(actor, emoLife.commands.take.permission)) return refuse('missing_permission');
  if (!emoCodeStates.includes(emo.status))
    return refuse('state_not_allowed', { values: { state: emo.status, command: 'make_code' } });
  if (actor.branchId !== emo.sell_branch_id)
    return refuse('emo_other_branch', { values: { branch_id: emo.sell_branch_id } });
  if (can(actor, emoLife.commands.unlock.permission)) return null;
  if (emo.code_by !== null) return refuse('emo_code_made');
  return actor.id === emo.sold_by ? null : lacks(emoLife.commands.unlock.permission);
}

/** Returns the commands that a screen offers, each with the reason when it is blocked. Unlocking and approval are offered only when needed. */
export function emoActions(actor: Viewer, emo: EmoFacts): EmoAction[] {
  const open: readonly string[] = commandsFrom(emoLife, emo.status);
  const actions = emoCommands.flatMap((command): EmoAction[] => {
    const idleNow = problemOf(emo, command);
    if (!open.includes(command) || (idleNow && idle.includes(idleNow.code))) return [];
    const decided = decideEmo(actor, emo, command);
    return [offered(command, decided, emoLife.commands[command].permission, emoLife.commands.approve.permission)];
  });
  if (!emoCodeStates.includes(emo.status)) return actions;
  return [...actions, offered('make_code', emoCodeProblem(actor, emo), emoLife.commands.take.permission)];
}

type EmoAction = OfferedAction<EmoCommand | 'make_code', EmoRefusal>;

/** Refusals that hide a command. */
const idle: readonly EmoRefusal[] = ['approval_not_needed', 'emo_not_locked', 'emo_refunded'];
