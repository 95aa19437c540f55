import { isFetched, type LabelFacts } from '../labels/label-kinds.ts';
import type { LabelLife, ReturnStep } from '../labels/label-life.ts';
import { currentStatuses, labelStatuses, type LabelStatus } from '../labels/label-statuses.ts';
import { returnAnswerHours } from '../labels/return-approval.ts';
import { homeRoads, shippingTypes, type ShippingType } from '../labels/sequences.ts';

const day = 24;

/**
 * Maximum hours of a whole way (decisions 16): to the receiver from acceptance by a branch, back to the sender from agreement to the return. These
 * clocks do not restart at scans, so that handing a parcel on does not make it new.
 */
export const wayPromises = {
  to_receiver: { hours: 3 * day, since: 'accepted_at' },
  to_sender: { hours: 7 * day, since: 'return_at' },
} as const satisfies Record<string, { hours: number; since: keyof LabelLife }>;

interface StayPromise {
  /** Maximum hours of the stay. */
  readonly hours: number;
  readonly since: 'status_at' | 'return_at';
  /** The whole way it belongs to; null for a stay that depends on people outside. */
  readonly way: keyof typeof wayPromises | null;
}

/** Maximum time a parcel may stay with each holder. The four stays on the way to the receiver add up to that way. */
export const parcelPromises = {
  expected: { hours: 3 * day, since: 'status_at', way: null },
  accepted: { hours: day, since: 'status_at', way: 'to_receiver' },
  on_road: { hours: day, since: 'status_at', way: 'to_receiver' },
  arrived: { hours: 12, since: 'status_at', way: 'to_receiver' },
  with_courier: { hours: 12, since: 'status_at', way: 'to_receiver' },
  to_fetch: { hours: 3 * day, since: 'status_at', way: null },
  other_carrier: { hours: 7 * day, since: 'status_at', way: null },
  sender_answer: { hours: returnAnswerHours, since: 'return_at', way: 'to_receiver' },
  way_back: { hours: 2 * day, since: 'status_at', way: 'to_sender' },
  back_with_courier: { hours: day, since: 'status_at', way: 'to_sender' },
  at_origin: { hours: 3 * day, since: 'status_at', way: 'to_sender' },
  missing: { hours: 3 * day, since: 'status_at', way: null },
} as const satisfies Record<string, StayPromise>;
export type ParcelStay = keyof typeof parcelPromises;
export const parcelStays = Object.keys(parcelPromises) as ParcelStay[];

/** Condition of a stay; the first row that matches applies. */
export interface StayRow {
  readonly stay: ParcelStay;
  readonly statuses: readonly LabelStatus[];
  readonly types?: readonly ShippingType[];
  /** Only parcels whose return is raised and not yet agreed to. */
  readonly asking?: true;
  /** Only parcels that the receiver collects at the counter. */
  readonly fetched?: true;
}

export const agreedReturn: ReturnStep = 'schedule_return';
/** The sender was asked; before this step the branch is late. */
export const senderAnswerStep: ReturnStep = 'pending_return_confirm';
const outbound = shippingTypes.filter((type) => !homeRoads.includes(type));
const custody = currentStatuses.filter((status) => labelStatuses[status].custody);
const moving = currentStatuses.filter((status) => labelStatuses[status].moving && status !== 'accept_by_transport');
const atTheDoor = ['send_to_destination_address', 'postman_hand_over', 'sendback_to_destination_branch'] as const;
const toGiveOut = [
  'arrived_to_destination_branch',
  'arrivedback_to_destination_branch',
  'arrivedback_to_origin_branch',
] as const;

export const stayRows: readonly StayRow[] = [
  { stay: 'sender_answer', statuses: custody, asking: true },
  { stay: 'expected', statuses: ['pending', 'pending_reject'] },
  { stay: 'with_courier', statuses: ['pickup_courier', 'pickup_courier_leader'] },
  { stay: 'missing', statuses: ['missing'] },
  { stay: 'other_carrier', statuses: ['send_to_mmpost'] },
  { stay: 'other_carrier', statuses: ['accept_by_transport'], types: ['gate', 'direct_return'] },
  {
    stay: 'at_origin',
    statuses: ['arrived_to_origin_branch', 'mpost_return_confirmed', 'schedule_return', 'sentback_to_customer'],
  },
  {
    stay: 'at_origin',
    statuses: ['accept_from_origin_branch', 'accept_by_transport', 'arrivedback_to_origin_branch'],
    types: homeRoads,
  },
  { stay: 'back_with_courier', statuses: ['sendback_to_origin_address'] },
  { stay: 'back_with_courier', statuses: atTheDoor, types: homeRoads },
  { stay: 'back_with_courier', statuses: ['sendback_to_origin_branch'], types: ['direct_return'] },
  {
    stay: 'way_back',
    statuses: [
      ...moving,
      'arrived_to_destination_branch',
      'arrivedback_to_destination_branch',
      'arrived_to_forward_branch',
      'redirected',
    ],
    types: homeRoads,
  },
  { stay: 'to_fetch', statuses: toGiveOut, types: outbound, fetched: true },
  { stay: 'to_fetch', statuses: ['accept_from_origin_branch'], types: ['direct'], fetched: true },
  {
    stay: 'accepted',
    statuses: ['accept_from_origin_branch', 'accept_by_transport', 'redirected', 'arrived_to_forward_branch'],
    types: outbound,
  },
  { stay: 'with_courier', statuses: ['sendback_to_origin_branch'], types: ['direct'] },
  { stay: 'on_road', statuses: moving, types: outbound },
  { stay: 'arrived', statuses: toGiveOut, types: outbound },
  { stay: 'with_courier', statuses: atTheDoor, types: outbound },
];

/** All statuses in which a parcel can be late. */
export const promisedStatuses: readonly LabelStatus[] = [...new Set(stayRows.flatMap(({ statuses }) => statuses))];

/** Returns where a parcel stays now; null at its end, or for a draft that was not handed in. */
export function stayOf(life: LabelLife, facts: LabelFacts): ParcelStay | null {
  if (life.closed_at !== null) return null;
  const row = stayRows.find(
    ({ statuses, types, asking, fetched }) =>
      statuses.includes(life.status) &&
      (types?.includes(life.shipping_type) ?? true) &&
      (!asking || (life.return_step !== null && life.return_step !== agreedReturn)) &&
      (!fetched || isFetched(facts)),
  );
  return row?.stay ?? null;
}

const msAnHour = 3_600_000;

/**
 * Returns when the parcel should have moved on: the end of its stay or of its whole way, whichever comes first; null without a promise. A parcel kept
 * for a merchant who does not answer (`keptDays`) gets these days whatever its way promised.
 *
 * @example dueAt({ ...life, status: 'arrived_to_destination_branch', status_at: noon }, facts) // midnight
 * Source: decisions 16.
 */
export function dueAt(life: LabelLife, facts: LabelFacts, keptDays = 0): Date | null {
  const stay = stayOf(life, facts);
  if (stay === null) return null;
  const { hours, since, way }: StayPromise = parcelPromises[stay];
  const begins = life[since] ?? life.status_at;
  const whole = way && life[wayPromises[way].since];
  const ends = begins.getTime() + hours * msAnHour;
  if (life.return_step === senderAnswerStep && keptDays > 0) return new Date(ends + keptDays * day * msAnHour);
  return new Date(way && whole ? Math.min(ends, whole.getTime() + wayPromises[way].hours * msAnHour) : ends);
}

/**
 * Maximum hours of a delivered parcel's COD in each place. Cash of a branch and of a transfer share one clock, which starts when the branch counts it:
 * voiding a transfer and sending it again does not restart it.
 */
export const codPromises = {
  with_courier: { hours: day },
  other_carrier: { hours: 7 * day },
  branch_cash: { hours: day },
  to_bank: { hours: 3 * day },
  ready: { hours: 7 * day },
  on_document: { hours: 9 * day },
} as const satisfies Record<string, { hours: number }>;
export type CodStay = keyof typeof codPromises;
export const codStays = Object.keys(codPromises) as CodStay[];
