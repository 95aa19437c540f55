import { addDays, businessDate } from '../../kernel/calendar.ts';
import { wayPromises } from '../ageing/promises.ts';
import type { LabelHolds, LabelLife } from '../labels/label-life.ts';
import { labelStatuses, type LabelStatus } from '../labels/label-statuses.ts';
import { canComeBack } from '../labels/return-approval.ts';

/** Where a parcel is, as somebody outside understands it. */
export const publicPlaces = [
  'announced',
  'collected',
  'not_taken',
  'accepted',
  'on_road',
  'halfway',
  'redirected',
  'arrived',
  'out',
  'delivered',
  'not_delivered',
  'kept',
  'details',
  'asking',
  'going_back',
  'back_at_origin',
  'back_to_sender',
  'returned',
  'post',
  'searching',
] as const;
export type PublicPlace = (typeof publicPlaces)[number];

/** What each status says to people outside; null is nothing of theirs: roll-ups of lists, and notes of the house. */
export const placeOfStatus: Readonly<Record<LabelStatus, PublicPlace | null>> = {
  created: 'announced',
  pending: 'announced',
  pickup_courier: 'collected',
  pickup_courier_leader: 'collected',
  pending_reject: 'announced',
  reject: 'not_taken',
  accept_from_origin_branch: 'accepted',
  accept_by_transport: 'on_road',
  sendback_to_transport: 'on_road',
  send_to_destination_branch: 'on_road',
  arrived_to_destination_branch: 'arrived',
  send_to_destination_address: 'out',
  postman_hand_over: 'out',
  delivered: 'delivered',
  send_to_forward_branch: 'on_road',
  arrived_to_forward_branch: 'halfway',
  send_from_forward_branch: 'on_road',
  redirected: 'redirected',
  send_from_redirect_branch: 'on_road',
  sendback_to_destination_branch: 'not_delivered',
  arrivedback_to_destination_branch: 'not_delivered',
  sendback_to_origin_branch: 'going_back',
  arrived_to_origin_branch: 'back_at_origin',
  arrivedback_to_origin_branch: 'back_at_origin',
  sendback_to_origin_address: 'back_to_sender',
  sentback_to_customer: 'returned',
  return_confirmed: 'returned',
  schedule_return: 'back_at_origin',
  send_to_mmpost: 'post',
  mpost_return_confirmed: 'going_back',
  missing: 'searching',
  pending_return: 'asking',
  pending_return_confirm: 'asking',
  pending_return_confirmed: null,
  hold_mail: 'kept',
  hold_mail_ended: null,
  details_changed: 'details',
  rollback: null,
  parted: null,
  process: null,
  ongoing: null,
  accepted: null,
  receivable: null,
  success: null,
  returned: null,
};

/** Where the parcel is now: kept or asked about before everything else, because that is why it does not move. */
export function placeNow(life: LabelLife, holds: Pick<LabelHolds, 'held_until'>): PublicPlace {
  if (life.closed_at === null && holds.held_until !== null) return 'kept';
  if (life.closed_at === null && life.return_step !== null && canComeBack(life)) return 'asking';
  return placeOfStatus[life.status] ?? 'announced';
}

/** An entry of the history as it is read for people outside. */
export interface PublicEntry {
  readonly status: LabelStatus;
  readonly viewable: boolean;
  readonly at: Date;
}

/**
 * The way so far, the latest first: what moved the parcel and what was wished for it, in the words of people outside. What was taken back is left out; several
 * steps that are one to them stand once, with the time of the first.
 */
export function publicWay<Entry extends PublicEntry>(entries: readonly Entry[]): (Entry & { place: PublicPlace })[] {
  const shown = entries.flatMap((entry) => {
    const place = placeOfStatus[entry.status];
    return place !== null && (entry.viewable || isWish(entry.status)) ? [{ ...entry, place }] : [];
  });
  return shown.filter((entry, at) => shown[at - 1]?.place !== entry.place).reverse();
}

const wishes: readonly LabelStatus[] = ['hold_mail', 'details_changed'];
const isWish = (status: LabelStatus): boolean => wishes.includes(status);

/** When it comes: on this day, from or until this day ('yyyy-mm-dd'), or it came at this moment. */
export type PublicWhen =
  | { readonly kind: 'today' | 'soon' }
  | { readonly kind: 'from' | 'by'; readonly day: string }
  | { readonly kind: 'was'; readonly at: Date };

const hour = 3_600_000;

/** When the receiver may expect it; null when nothing can be promised: not accepted yet, on its way back, lost, or later than promised. */
export function publicWhen(life: LabelLife, held_until: string | null, now: Date): PublicWhen | null {
  if (life.delivered_at !== null) return { kind: 'was', at: life.delivered_at };
  if (life.closed_at !== null || life.accepted_at === null || !canComeBack(life)) return null;
  if (held_until !== null) return { kind: 'from', day: held_until };
  if (life.return_step !== null) return null;
  const place = placeOfStatus[life.status];
  if (place === 'out') return { kind: 'today' };
  if (place === 'arrived' || place === 'not_delivered') return { kind: 'soon' };
  const day = businessDate(new Date(life.accepted_at.getTime() + wayPromises.to_receiver.hours * hour));
  return labelStatuses[life.status].custody && day >= businessDate(now) ? { kind: 'by', day } : null;
}

/** The days that somebody outside may choose for another try: from tomorrow on, a week at most after the first day ('yyyy-mm-dd'). */
export function daysToChoose(today: string, first: string, most: number): string[] {
  const last = addDays(first, most);
  return Array.from({ length: most }, (_, at) => addDays(today, at + 1)).filter((day) => day <= last);
}
