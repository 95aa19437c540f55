import { addDays, businessDate } from '../../kernel/calendar.ts';
import { wayPromises } from '../ageing/promises.ts';
import { unmetReasons, type LabelFacts, type ReturnReason } from '../labels/label-kinds.ts';
import { conditions, type Condition, type LabelBlockers, type LabelLife } from '../labels/label-life.ts';
import { currentStatuses, labelStatuses, type LabelStatus } from '../labels/label-statuses.ts';
import { canComeBack } from '../labels/return-approval.ts';
import { gateRoad, homeRoads, type ShippingType } from '../labels/sequences.ts';
import { out } from '../labels/step-row.ts';

/** Places of a parcel, as people outside understand them. */
export const publicPlaces = [
  'announced',
  'collected',
  'checking',
  'not_taken',
  'accepted',
  'on_road',
  'halfway',
  'redirected',
  'arrived',
  'to_fetch',
  'out',
  'delivered',
  'not_reached',
  'not_delivered',
  'no_more_tries',
  'kept',
  'details',
  'asking',
  'going_back',
  'back_at_origin',
  'back_to_sender',
  'sender_missed',
  'sender_fetches',
  'returned',
  'gate',
  'post',
  'searching',
  'lost',
] as const;
export type PublicPlace = (typeof publicPlaces)[number];

interface PlaceRow {
  readonly place: PublicPlace;
  readonly statuses: readonly LabelStatus[];
  /** Any shipping type when omitted. */
  readonly roads?: readonly ShippingType[];
  readonly when?: Condition;
  /** Only when the delivery failed because nobody was met. */
  readonly unmet?: true;
  /** Only after the parcel was given up. */
  readonly closed?: true;
}

const directRoad: readonly ShippingType[] = ['direct'];
const custody = currentStatuses.filter((status) => labelStatuses[status].custody);
const outward = (
  statuses: readonly LabelStatus[],
  direct: readonly LabelStatus[],
): Pick<PlaceRow, 'statuses' | 'roads'>[] => [{ statuses }, { statuses: direct, roads: directRoad }];
const atLastBranch = outward(
  ['arrived_to_destination_branch', 'arrivedback_to_destination_branch'],
  ['accept_from_origin_branch', 'arrivedback_to_origin_branch'],
);
const failed = outward(
  ['sendback_to_destination_branch', 'arrivedback_to_destination_branch'],
  ['sendback_to_origin_branch', 'arrivedback_to_origin_branch'],
);
const atFirstBranch: readonly LabelStatus[] = [
  'accept_from_origin_branch',
  'arrived_to_origin_branch',
  'arrivedback_to_origin_branch',
];

/**
 * Public place by shipping type and remaining attempts; the first matching row applies. The status alone is not enough: the same status brings a parcel
 * back to the shelf of its only branch, or home to its sender.
 */
const placeRows: readonly PlaceRow[] = [
  { place: 'announced', statuses: ['created', 'pending'] },
  { place: 'collected', statuses: ['pickup_courier', 'pickup_courier_leader'] },
  { place: 'checking', statuses: ['pending_reject'] },
  { place: 'not_taken', statuses: ['reject'] },
  { place: 'delivered', statuses: ['delivered'] },
  { place: 'returned', statuses: ['sentback_to_customer', 'return_confirmed'] },
  { place: 'lost', statuses: ['missing'], closed: true },
  { place: 'searching', statuses: ['missing'] },
  { place: 'back_to_sender', statuses: ['sendback_to_origin_address'] },
  {
    place: 'sender_missed',
    statuses: ['arrivedback_to_origin_branch'],
    roads: ['fail_return'],
    when: 'return_attempts_left',
  },
  { place: 'sender_fetches', statuses: ['arrivedback_to_origin_branch'], roads: ['fail_return'] },
  { place: 'sender_fetches', statuses: ['schedule_return'] },
  { place: 'back_at_origin', statuses: ['mpost_return_confirmed'] },
  { place: 'back_at_origin', statuses: atFirstBranch, roads: homeRoads },
  { place: 'going_back', statuses: custody, roads: homeRoads },
  { place: 'post', statuses: ['send_to_mmpost'] },
  { place: 'gate', statuses: ['accept_by_transport'], roads: [gateRoad] },
  { place: 'out', statuses: out },
  ...atLastBranch.map((of): PlaceRow => ({ place: 'to_fetch', ...of, when: 'fetched' })),
  ...failed.map((of): PlaceRow => ({ place: 'not_reached', ...of, when: 'attempts_left', unmet: true })),
  ...failed.map((of): PlaceRow => ({ place: 'not_delivered', ...of, when: 'attempts_left' })),
  ...failed.map((of): PlaceRow => ({ place: 'no_more_tries', ...of })),
  ...atLastBranch.map((of): PlaceRow => ({ place: 'arrived', ...of })),
  { place: 'accepted', statuses: ['accept_from_origin_branch'] },
  { place: 'accepted', statuses: ['arrivedback_to_origin_branch'], roads: [gateRoad] },
  { place: 'halfway', statuses: ['arrived_to_forward_branch'] },
  { place: 'redirected', statuses: ['redirected'] },
  { place: 'going_back', statuses: ['sendback_to_origin_branch'] },
  { place: 'back_at_origin', statuses: atFirstBranch },
  { place: 'on_road', statuses: currentStatuses.filter((status) => labelStatuses[status].moving) },
];

/** Facts of a parcel for people outside: its life, its delivery, and the reason of the last failure. */
export interface PublicFacts {
  readonly life: LabelLife;
  readonly facts: LabelFacts;
  readonly blockers: Pick<LabelBlockers, 'held_until'>;
  readonly reason: string | null;
}

function fits(row: PlaceRow, { life, facts, reason }: PublicFacts): boolean {
  return (
    row.statuses.includes(life.status) &&
    (row.roads?.includes(life.shipping_type) ?? true) &&
    (!row.when || conditions[row.when].isMet(life, facts)) &&
    (!row.unmet || reason === null || unmetReasons.includes(reason as ReturnReason)) &&
    (!row.closed || life.closed_at !== null)
  );
}

/** Being delivered: a courier is out with it, or the bus has it. */
const onItsLastWay: readonly PublicPlace[] = ['out', 'gate'];

/** Returns whether it went out again after its return was raised. Then it is delivered, whatever the sender answers. */
function isOutAgain({ return_at, status_at }: LabelLife, place: PublicPlace): boolean {
  return onItsLastWay.includes(place) && return_at !== null && status_at >= return_at;
}

/** Returns the current place. A hold or an open question comes first, because it explains why the parcel does not move. */
export function placeNow(parcel: PublicFacts): PublicPlace {
  const { life, blockers } = parcel;
  if (life.closed_at === null && blockers.held_until !== null) return 'kept';
  const row = placeRows.find((one) => fits(one, parcel));
  if (!row) throw new RangeError(`people outside are told nothing of ${life.shipping_type} ${life.status}`);
  const mayComeBack = life.closed_at === null && life.return_step !== null && canComeBack(life);
  return mayComeBack && !isOutAgain(life, row.place) ? 'asking' : row.place;
}

/** Returns whether a delivery failed and another one follows. */
export function isTriedAgain(place: PublicPlace): boolean {
  return place === 'not_reached' || place === 'not_delivered';
}

/** Public place of a history entry; null for roll-ups and internal notes. */
const placeOfEntry: Readonly<Record<LabelStatus, PublicPlace | null>> = {
  created: 'announced',
  pending: 'announced',
  pickup_courier: 'collected',
  pickup_courier_leader: 'collected',
  pending_reject: 'checking',
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
  schedule_return: 'sender_fetches',
  send_to_mmpost: 'post',
  mpost_return_confirmed: 'back_at_origin',
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

/** A history entry as read for people outside. */
export interface PublicEntry {
  readonly status: LabelStatus;
  readonly viewable: boolean;
  readonly at: Date;
}

/**
 * Returns the public history, latest first: movements and requests in public words. Omits undone steps; consecutive steps with the same place appear
 * once, with the time of the first.
 */
export function publicWay<Entry extends PublicEntry>(entries: readonly Entry[]): (Entry & { place: PublicPlace })[] {
  const shown: (Entry & { place: PublicPlace })[] = [];
  let previous: LabelStatus | null = null;
  let comesHome = false;
  for (const entry of entries) {
    comesHome ||= entry.status === agreed && !entry.viewable;
    const before: PublicPlace | null = shown.at(-1)?.place ?? null;
    const place = comesHome ? placeOfEntry[entry.status] : outwardPlace(entry.status, previous, before);
    if (entry.viewable) previous = entry.status;
    if (place !== null && place !== before && (entry.viewable || wishes.includes(entry.status)))
      shown.push({ ...entry, place });
  }
  return shown.reverse();
}

const failures: readonly LabelStatus[] = failed.map(({ statuses }) => statuses[0] as LabelStatus);

/** Returns the time of the last failed delivery; null without one. */
export function lastAttempt(entries: readonly PublicEntry[]): Date | null {
  return entries.findLast(({ status, viewable }) => viewable && failures.includes(status))?.at ?? null;
}

/** Returns the place before a return is wanted: a parcel that comes from a door to its only branch has failed to be delivered. */
function outwardPlace(
  status: LabelStatus,
  previous: LabelStatus | null,
  before: PublicPlace | null,
): PublicPlace | null {
  const fromDoor = status === 'sendback_to_origin_branch' && previous !== null && out.includes(previous);
  const stays = status === 'arrivedback_to_origin_branch' && before === 'not_delivered';
  return fromDoor || stays ? 'not_delivered' : placeOfEntry[status];
}

/** Note of an agreed return. */
const agreed: LabelStatus = 'schedule_return';
const wishes: readonly LabelStatus[] = ['hold_mail', 'details_changed'];

/** Expected arrival: on a day, from or until a day ('yyyy-mm-dd'), or the moment it arrived. */
export type PublicWhen =
  | { readonly kind: 'today' | 'soon' }
  | { readonly kind: 'from' | 'by'; readonly day: string }
  | { readonly kind: 'was'; readonly at: Date };

const hour = 3_600_000;
/** Places without a promised day: the parcel is ready, another carrier has it, or a person decides first. */
const unpromised: readonly PublicPlace[] = ['to_fetch', 'no_more_tries', 'gate', 'post', 'asking'];

/** Returns when the receiver may expect it; null without a promise: not accepted yet, returning, lost, or late. */
export function publicWhen(parcel: PublicFacts, now: Date): PublicWhen | null {
  const { life, blockers } = parcel;
  if (life.delivered_at !== null) return { kind: 'was', at: life.delivered_at };
  if (life.closed_at !== null || life.accepted_at === null || !canComeBack(life)) return null;
  if (blockers.held_until !== null) return { kind: 'from', day: blockers.held_until };
  const place = placeNow(parcel);
  if (unpromised.includes(place)) return null;
  if (place === 'out') return { kind: 'today' };
  if (place === 'arrived') return { kind: 'soon' };
  const day = businessDate(new Date(life.accepted_at.getTime() + wayPromises.to_receiver.hours * hour));
  return day >= businessDate(now) ? { kind: 'by', day } : null;
}

/** Returns the days that people outside can choose for another attempt: from tomorrow, at most a week after the first day ('yyyy-mm-dd'). */
export function daysToChoose(today: string, first: string, most: number): string[] {
  const last = addDays(first, most);
  return Array.from({ length: most }, (_, at) => addDays(today, at + 1)).filter((day) => day <= last);
}
