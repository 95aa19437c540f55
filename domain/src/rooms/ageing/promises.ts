import { isFetched, type LabelFacts } from '../labels/label-kinds.ts';
import type { LabelLife, ReturnStep } from '../labels/label-life.ts';
import { currentStatuses, labelStatuses, type LabelStatus } from '../labels/label-statuses.ts';
import { returnAnswerHours } from '../labels/return-approval.ts';
import { homeRoads, shippingTypes, type ShippingType } from '../labels/sequences.ts';

const day = 24;

/**
 * What the whole way may take, in hours (decisions 16): to the receiver since a branch accepted the parcel, back to the sender since the return was agreed
 * to. These clocks run on whatever is scanned, so that handing a parcel from one to the other does not make it new.
 */
export const wayPromises = {
  to_receiver: { hours: 3 * day, since: 'accepted_at' },
  to_sender: { hours: 7 * day, since: 'return_at' },
} as const satisfies Record<string, { hours: number; since: keyof LabelLife }>;

interface StayPromise {
  /** How long a parcel may be there, in hours. */
  readonly hours: number;
  readonly since: 'status_at' | 'return_at';
  /** The whole way that it is a part of; what waits for others than us is part of none. */
  readonly way: keyof typeof wayPromises | null;
}

/** How long a parcel may stay with whoever has it. The four of the way to the receiver add up to that way. */
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

/** Which parcels are at which stay: the first row that fits. */
export interface StayRow {
  readonly stay: ParcelStay;
  readonly statuses: readonly LabelStatus[];
  readonly types?: readonly ShippingType[];
  /** Only those whose return is raised and not agreed to yet. */
  readonly asking?: true;
  /** Only those that the receiver takes at the counter. */
  readonly fetched?: true;
}

export const agreedReturn: ReturnStep = 'schedule_return';
/** The sender was asked; until then it is the branch that is late. */
export const answerStep: ReturnStep = 'pending_return_confirm';
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

/** Every status in which a parcel can be late. */
export const promisedStatuses: readonly LabelStatus[] = [...new Set(stayRows.flatMap(({ statuses }) => statuses))];

/** Where a parcel stays now; null for what is at its end, or is a draft that nobody has handed in. */
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
 * Until when the parcel should have moved on: the end of its stay or of its whole way, whichever comes first. Null where nothing is promised. One whose merchant
 * wants it kept for some days when nobody answers (`keptDays`) waits for them as long, whatever the way was to take.
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
  if (life.return_step === answerStep && keptDays > 0) return new Date(ends + keptDays * day * msAnHour);
  return new Date(way && whole ? Math.min(ends, whole.getTime() + wayPromises[way].hours * msAnHour) : ends);
}

/**
 * How long the COD of a delivered parcel may be where it is, in hours. The cash of a branch and of a transfer share one clock, which begins when the branch
 * has counted it: a transfer that is voided and sent anew does not begin it again.
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
