import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { dayProblem, holdProblem, type HoldDays, type HoldRefusal } from '../hold-mails/decide-hold.ts';
import { lastOtherDay } from '../hold-mails/hold-mail-form.ts';
import { isFetched, type LabelFacts, type LabelService } from '../labels/label-kinds.ts';
import type { LabelBlockers, LabelLife } from '../labels/label-life.ts';
import { canComeBack } from '../labels/return-approval.ts';
import type { Viewer } from '../../kernel/access.ts';

/** Choices of a receiver on the tracking page. */
export const receiverChoices = ['other_day', 'keep', 'other_address', 'other_number', 'feedback'] as const;
export type ReceiverChoice = (typeof receiverChoices)[number];

export type ChoiceRefusal =
  | HoldRefusal
  | 'public_not_now'
  | 'public_with_courier'
  | 'public_call_us'
  | 'public_once'
  | 'public_numbers_full'
  | 'public_rated_already';

/** Maximum further phone numbers of a parcel. */
export const furtherNumbersMax = 3;
/** Days after delivery in which the receiver can give feedback. */
const feedbackDays = 30;

/** Facts of a parcel that its receiver's choices depend on. */
export interface ChosenParcel {
  readonly life: LabelLife;
  readonly blockers: LabelBlockers;
  readonly facts: LabelFacts;
  readonly services: readonly LabelService[];
  readonly declared_value: number;
  /** Its merchant pays for the choice; a walk-in sender would have to pay at a counter. */
  readonly has_merchant: boolean;
  readonly further_numbers: number;
  /** The address was already changed by a party outside. */
  readonly address_changed: boolean;
  readonly has_feedback: boolean;
  readonly days: Pick<HoldDays, 'today' | 'first'>;
}

/** Returns whether our staff delivers it, so that a request reaches us. */
function isOurs({ life, facts }: ChosenParcel): boolean {
  return (
    life.closed_at === null &&
    life.delivered_at === null &&
    canComeBack(life) &&
    life.return_step === null &&
    !facts.abroad &&
    !facts.gate_submit &&
    life.shipping_type !== 'mail_post'
  );
}

/**
 * Returns why the receiver may not choose this now, or null. `until`: the chosen day. Requests that a thief with four digits could abuse, such as a new
 * address for insured parcels or those that need identity, are only possible by phone. Source: O-10, decisions 5 and 13.
 */
export function choiceProblem(
  actor: Viewer,
  choice: ReceiverChoice,
  parcel: ChosenParcel,
  until: string,
  now: Date,
): Refusal<ChoiceRefusal> | null {
  const { life, blockers, facts } = parcel;
  const days = { ...parcel.days, until };
  if (choice === 'feedback') {
    if (parcel.has_feedback) return refuse('public_rated_already');
    const recent =
      life.delivered_at !== null && now.getTime() - life.delivered_at.getTime() < feedbackDays * 86_400_000;
    return recent ? null : refuse('public_not_now');
  }
  if (choice === 'keep') return holdProblem(actor, life, blockers, days);
  if (choice === 'other_day')
    return isFetched(facts)
      ? refuse('public_not_now')
      : (holdProblem(actor, life, blockers, { ...days, until: days.until }) ?? otherDayProblem(days));
  if (!isOurs(parcel)) return refuse('public_not_now');
  if (choice === 'other_number')
    return parcel.further_numbers >= furtherNumbersMax ? refuse('public_numbers_full') : null;
  return addressProblem(parcel);
}

/** Returns why people outside may not change its address, or null: not while a courier has it, not for valuable parcels, not a second time. */
export function addressProblem({
  life,
  blockers,
  facts,
  services,
  declared_value,
  address_changed,
}: ChosenParcel): Refusal<ChoiceRefusal> | null {
  if (isFetched(facts)) return refuse('public_not_now');
  if (life.holder_staff_id !== null) return refuse('public_with_courier');
  if (blockers.bag_id !== null || blockers.clearance_id !== null) return refuse('public_not_now');
  if (address_changed) return refuse('public_once');
  const valued = declared_value > 0 || services.some((service) => ofValue.includes(service));
  return valued ? refuse('public_call_us') : null;
}

const ofValue: readonly LabelService[] = ['vfl', 'insurance'];

/** Returns why this is no valid other day, or null. It is free, so it must be within a week of the first day the branch kept the parcel. */
export function otherDayProblem(days: HoldDays): Refusal<HoldRefusal> | null {
  const max = lastOtherDay(days.first);
  return (
    dayProblem(days) ??
    (days.until > max
      ? refuse('hold_too_long', {
          values: { max },
          fields: { hold_until: [{ code: 'hold_too_long', values: { max } }] },
        })
      : null)
  );
}

/** Returns the choices that are possible now. `until` is tomorrow. */
export function choicesNow(actor: Viewer, parcel: ChosenParcel, until: string, now: Date): ReceiverChoice[] {
  return receiverChoices.filter((choice) => !isRefusal(choiceProblem(actor, choice, parcel, until, now)));
}
