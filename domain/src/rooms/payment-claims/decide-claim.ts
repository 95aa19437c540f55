import { toLatinDigits } from '../../kernel/digits.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';
import type { Viewer } from '../../kernel/access.ts';
import { refuseHands } from '../staff/second-person.ts';
import {
  claimEnds,
  paymentClaimLife,
  type ClaimEnd,
  type PaymentClaimCommand,
  type PaymentClaimState,
} from './payment-claim-states.ts';
import type { ScanRefusalCode } from '../labels/scan-refusals.ts';

/** Characters of a reference that are at least given; with fewer, two payments are easily confused. */
export const referenceLeast = 6;
const referenceMost = 40;

/** Payment by a channel, as a delivering scan reports it. Whole kyat. */
export interface PaidByChannel {
  readonly channel_id: number;
  readonly amount: number;
  /** As typed; its last six characters are enough. */
  readonly reference: string | null;
}

/** Facts that the rules need of a claim. */
export interface ClaimFacts {
  /** The terms of today; null when the channel is off, has not begun, or is not used by this branch. */
  readonly terms: { readonly id: number; readonly needs_reference: boolean; readonly needs_picture: boolean } | null;
  /** Amount that the receiver owes at this delivery; 0 where our people collect nothing. Whole kyat. */
  readonly due: number;
  /** The parcel whose payment has this reference. */
  readonly used_by: string | null;
  readonly picture: boolean;
}

/**
 * Returns a reference as stored: Latin digits and capitals, without spaces and hyphens; null for one that is too short or has other characters.
 *
 * @example settleReference('ok ၁၂၃-456') === 'OK123456'
 */
export function settleReference(typed: string): string | null {
  const text = toLatinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]+$/.test(text) && text.length >= referenceLeast && text.length <= referenceMost ? text : null;
}

/**
 * Returns why a claim is refused, or null. The order is that in which a courier can mend it: what is typed first, then what another person must settle.
 *
 * @example claimProblem({ channel_id: 1, amount: 50_000, reference: '123456' }, { …, due: 45_000 }) // scan_payment_too_large
 * Source: W-03.
 */
export function claimProblem(
  { amount, reference }: PaidByChannel,
  { terms, due, used_by, picture }: ClaimFacts,
): Refusal<ScanRefusalCode> | null {
  if (due === 0) return refuse('scan_payment_not_due');
  if (terms === null) return refuse('scan_channel_off');
  if (amount > due) return refuse('scan_payment_too_large', { values: { amount: due } });
  if (reference === null ? terms.needs_reference : settleReference(reference) === null)
    return refuse('scan_needs_reference', { values: { n: referenceLeast } });
  if (terms.needs_picture && !picture) return refuse('scan_needs_paid_picture');
  return used_by === null ? null : refuse('scan_reference_used', { values: { code: used_by } });
}

/** Facts that the rules need to settle a claim by hand. */
export interface ClaimPeople {
  readonly status: PaymentClaimState;
  /** Everybody who took part: the courier, who claimed it, and who imported a line that waits. */
  readonly hands: readonly number[];
  /** The actor is a different person (`areDifferentPeople`) from all of them. */
  readonly by_another: boolean;
}

export type PaymentClaimRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'not_independent';

/** Returns the state in which a person settles a claim, or the refusal: nobody settles what they delivered or claimed. */
export function decideClaim(
  actor: Viewer,
  { status, hands, by_another }: ClaimPeople,
  command: 'match' | 'unmatch' | ClaimEnd,
): PaymentClaimState | Refusal<PaymentClaimRefusal> {
  return decideBy<PaymentClaimState, PaymentClaimCommand, PaymentClaimRefusal>(
    paymentClaimLife,
    actor,
    status,
    command,
    () => refuseHands(actor.id, hands, by_another),
  );
}

/** Returns the ends that a screen offers for a claim. */
export const claimActions = (actor: Viewer, claim: ClaimPeople): OfferedAction<ClaimEnd, PaymentClaimRefusal>[] =>
  actionsBy(paymentClaimLife, claim.status, (command: ClaimEnd) => decideClaim(actor, claim, command), {
    of: claimEnds,
    hides: ['missing_permission'],
  });
