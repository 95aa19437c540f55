import { can, type Viewer } from '../../kernel/access.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { actionsBy, decideBy, lacks, offered, type OfferedAction } from '../../kernel/who-may.ts';
import { refuseHands, secondPersonProblem } from '../staff/second-person.ts';
import {
  channelSteps,
  differencePermission,
  endsDifference,
  paymentChannelLife,
  type ChannelStep,
  type PaymentChannelCommand,
  type PaymentChannelState,
} from './payment-channel-states.ts';

/** Facts that the rules need of a payment channel. */
export interface PaymentChannelFacts {
  readonly status: PaymentChannelState;
  /** Who proposed the waiting terms; null when none wait. */
  readonly proposed_by: number | null;
  /** The actor and that person are two people (`areDifferentPeople`). */
  readonly by_another: boolean;
}

export type PaymentChannelRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'not_independent';

/** Returns the next state of a command, or the refusal. Only another person confirms terms: a changed QR or account sends all money elsewhere. */
export function decidePaymentChannel(
  actor: Viewer,
  { status, proposed_by, by_another }: PaymentChannelFacts,
  command: PaymentChannelCommand,
): PaymentChannelState | Refusal<PaymentChannelRefusal> {
  return decideBy<PaymentChannelState, PaymentChannelCommand, PaymentChannelRefusal>(
    paymentChannelLife,
    actor,
    status,
    command,
    () => {
      if (command !== 'confirm') return null;
      const problem = secondPersonProblem(actor.id, proposed_by === null ? [] : [proposed_by], by_another);
      return problem && refuse(problem);
    },
  );
}

/** A difference with the provider, and who matched the lump sums that left it. */
interface DifferenceFacts {
  readonly amount: number;
  readonly hands: readonly number[];
  readonly by_another: boolean;
}

/** Returns why this person may not end the difference, or null: what they matched themselves would be theirs to keep. */
export function decideDifference(
  actor: Viewer,
  { amount, hands, by_another }: DifferenceFacts,
): Refusal<PaymentChannelRefusal> | null {
  if (!can(actor, differencePermission)) return lacks(differencePermission);
  return amount === 0 ? refuse('state_not_allowed') : refuseHands(actor.id, hands, by_another);
}

/** Returns the command that ends the difference, where there is one. */
export function differenceActions(
  actor: Viewer,
  difference: DifferenceFacts,
): OfferedAction<typeof endsDifference, PaymentChannelRefusal>[] {
  if (difference.amount === 0 || !can(actor, differencePermission)) return [];
  return [offered(endsDifference, decideDifference(actor, difference), differencePermission)];
}

/** Returns the commands of a channel, each with the reason when it is blocked. */
export function paymentChannelActions(
  actor: Viewer,
  channel: PaymentChannelFacts,
): OfferedAction<ChannelStep, PaymentChannelRefusal>[] {
  return actionsBy(
    paymentChannelLife,
    channel.status,
    (command: ChannelStep) => decidePaymentChannel(actor, channel, command),
    { of: channelSteps, hides: ['missing_permission'] },
  );
}

/** Returns the command that saves the form in this state: a change of a channel in use, or the request to use it. */
export function savesChannel(status: PaymentChannelState): PaymentChannelCommand {
  return paymentChannelLife.commands.propose.from.includes(status) ? 'propose' : 'ask';
}
