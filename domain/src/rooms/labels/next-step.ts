import { can, type Viewer } from '../roles/access.ts';
import type { LabelFacts } from './label-facts.ts';
import { conditions, type Condition, type LabelLife } from './label-life.ts';
import { currentStatuses, labelStatuses, type LabelStatus } from './label-statuses.ts';
import { shippingTypes, type ShippingType } from './sequences.ts';
import { actsAs, type StepActor } from './step-actors.ts';
import { moves, type Move, type StepStatus } from './step-moves.ts';

/** One row of the table: in these types, from these statuses (after these), this may come next. */
export interface StepRow {
  readonly types: readonly ShippingType[];
  /** The viewable status before the current one must be one of these (S-04). */
  readonly previous?: readonly LabelStatus[];
  readonly from: readonly LabelStatus[];
  readonly to: StepStatus;
  readonly by: readonly StepActor[];
  readonly when?: Condition;
  /** Never what a scan without a wanted status means. */
  readonly explicit?: true;
  /** What differs from the move's own row. */
  readonly but?: Partial<Move>;
  /** A delivery failed, or the sender was not reached. */
  readonly counts?: 'attempt' | 'return_attempt';
  /** The label travels on as another type. */
  readonly becomes?: ShippingType;
}

const every = shippingTypes;
/** Types that a label can have before and at its acceptance. */
const chosen: readonly ShippingType[] = ['normal', 'direct', 'forward', 'redirect', 'mail_post', 'gate'];
const outward: readonly ShippingType[] = ['normal', 'forward', 'redirect'];
const travelling: readonly ShippingType[] = [...outward, 'return'];
const overForward: readonly ShippingType[] = ['forward', 'return'];
const homeward: readonly ShippingType[] = ['return', 'direct_return', 'fail_return', 'mail_post'];
const out: readonly LabelStatus[] = ['send_to_destination_address', 'postman_hand_over'];
const collected: readonly LabelStatus[] = ['pickup_courier', 'pickup_courier_leader'];
const byOwnRoad: readonly LabelStatus[] = ['accept_from_origin_branch', 'accept_by_transport'];
const atDestination: readonly LabelStatus[] = ['arrived_to_destination_branch', 'arrivedback_to_destination_branch'];
const sentHome: readonly LabelStatus[] = [
  'arrivedback_to_destination_branch',
  'arrived_to_destination_branch',
  'arrived_to_forward_branch',
  'redirected',
];
const atOrigin: readonly LabelStatus[] = [
  'accept_from_origin_branch',
  'arrivedback_to_origin_branch',
  'mpost_return_confirmed',
];
const custody = currentStatuses.filter((status) => labelStatuses[status].custody);

const beforeAcceptance: readonly StepRow[] = [
  { types: chosen, from: ['created'], to: 'pending', by: ['origin_branch'] },
  { types: chosen, from: ['pending', ...collected], to: 'accept_from_origin_branch', by: ['origin_branch'] },
  { types: chosen, from: ['pending'], to: 'pickup_courier', by: ['courier_here'] },
  { types: chosen, from: ['pickup_courier'], to: 'pickup_courier_leader', by: ['other_courier'] },
  { types: chosen, from: ['pending', ...collected], to: 'pending_reject', by: ['origin_branch'], explicit: true },
  { types: chosen, from: ['pending_reject'], to: 'reject', by: ['decider'], explicit: true },
];

const betweenBranches: readonly StepRow[] = [
  { types: ['normal', 'redirect'], from: byOwnRoad, to: 'send_to_destination_branch', by: ['origin_branch'] },
  { types: ['forward'], from: byOwnRoad, to: 'send_to_forward_branch', by: ['origin_branch'] },
  { types: outward, from: ['accept_from_origin_branch'], to: 'accept_by_transport', by: ['courier_here'] },
  {
    types: outward,
    from: ['accept_from_origin_branch'],
    to: 'accept_by_transport',
    by: ['origin_branch'],
    explicit: true,
  },
  {
    types: travelling,
    from: ['send_to_destination_branch', 'send_from_redirect_branch'],
    to: 'arrived_to_destination_branch',
    by: ['destination_branch'],
  },
  { types: overForward, from: ['send_to_forward_branch'], to: 'arrived_to_forward_branch', by: ['forward_branch'] },
  { types: ['forward'], from: ['arrived_to_forward_branch'], to: 'send_from_forward_branch', by: ['forward_branch'] },
  {
    types: overForward,
    from: ['send_from_forward_branch'],
    to: 'arrived_to_forward_branch',
    by: ['forward_branch'],
    when: 'more_hops',
  },
  {
    types: overForward,
    from: ['send_from_forward_branch'],
    to: 'arrived_to_destination_branch',
    by: ['destination_branch'],
    when: 'last_hop',
  },
  { types: ['redirect'], from: ['redirected'], to: 'send_from_redirect_branch', by: ['holding_branch'] },
  {
    types: travelling,
    from: ['send_to_destination_branch', 'send_from_redirect_branch'],
    to: 'sendback_to_transport',
    by: ['other_branch'],
    explicit: true,
  },
  {
    types: overForward,
    from: ['send_to_forward_branch', 'send_from_forward_branch'],
    to: 'sendback_to_transport',
    by: ['other_branch'],
    explicit: true,
  },
  {
    types: ['return'],
    previous: sentHome,
    from: ['sendback_to_origin_branch'],
    to: 'sendback_to_transport',
    by: ['other_branch'],
    explicit: true,
  },
  {
    types: travelling,
    previous: ['send_to_destination_branch', 'send_from_redirect_branch'],
    from: ['sendback_to_transport'],
    to: 'arrived_to_destination_branch',
    by: ['destination_branch'],
  },
  {
    types: overForward,
    previous: ['send_to_forward_branch'],
    from: ['sendback_to_transport'],
    to: 'arrived_to_forward_branch',
    by: ['forward_branch'],
  },
  {
    types: overForward,
    previous: ['send_from_forward_branch'],
    from: ['sendback_to_transport'],
    to: 'arrived_to_forward_branch',
    by: ['forward_branch'],
    when: 'more_hops',
  },
  {
    types: overForward,
    previous: ['send_from_forward_branch'],
    from: ['sendback_to_transport'],
    to: 'arrived_to_destination_branch',
    by: ['destination_branch'],
    when: 'last_hop',
  },
  {
    types: ['return'],
    previous: ['sendback_to_origin_branch'],
    from: ['sendback_to_transport'],
    to: 'arrived_to_origin_branch',
    by: ['origin_branch'],
  },
];

/** At a redirected parcel's branch the previous status must match: it came from the branch it was redirected at (S-04). */
function arrivedFor(type: ShippingType): Pick<StepRow, 'types' | 'previous'> {
  return type === 'redirect'
    ? {
        types: [type],
        previous: ['send_from_redirect_branch', 'sendback_to_transport', 'sendback_to_destination_branch'],
      }
    : { types: [type] };
}

const toTheDoor: readonly StepRow[] = [
  ...outward.flatMap((type): StepRow[] => [
    { ...arrivedFor(type), from: atDestination, to: 'delivered', by: ['destination_branch'], when: 'fetched' },
    {
      ...arrivedFor(type),
      from: ['arrived_to_destination_branch'],
      to: 'send_to_destination_address',
      by: ['destination_branch', 'courier_here'],
    },
    {
      ...arrivedFor(type),
      from: ['arrivedback_to_destination_branch'],
      to: 'send_to_destination_address',
      by: ['destination_branch', 'courier_here'],
      when: 'attempts_left',
    },
    { ...arrivedFor(type), from: atDestination, to: 'delivered', by: ['destination_branch'], explicit: true },
  ]),
  { types: outward, from: atDestination, to: 'redirected', by: ['decider'], explicit: true },
  {
    types: outward,
    from: atDestination,
    to: 'sendback_to_origin_branch',
    by: ['destination_branch'],
    when: 'return_approved',
    explicit: true,
  },
  { types: outward, from: out, to: 'delivered', by: ['carrier'] },
  { types: outward, from: out, to: 'delivered', by: ['destination_branch'], explicit: true },
  {
    types: outward,
    from: out,
    to: 'sendback_to_destination_branch',
    by: ['carrier', 'destination_branch'],
    explicit: true,
    counts: 'attempt',
  },
  {
    types: [...outward, 'return'],
    from: ['sendback_to_destination_branch'],
    to: 'arrivedback_to_destination_branch',
    by: ['holding_branch'],
  },
  {
    types: [...outward, 'direct'],
    from: out,
    to: 'postman_hand_over',
    by: ['carrier', 'holding_branch', 'other_courier'],
    explicit: true,
  },
];

const direct: readonly StepRow[] = [
  {
    types: ['direct'],
    from: ['accept_from_origin_branch', 'arrivedback_to_origin_branch'],
    to: 'delivered',
    by: ['holding_branch'],
    when: 'fetched',
  },
  {
    types: ['direct'],
    from: ['accept_from_origin_branch'],
    to: 'send_to_destination_address',
    by: ['holding_branch', 'destination_branch', 'courier_here'],
  },
  { types: ['direct'], from: out, to: 'delivered', by: ['carrier'] },
  { types: ['direct'], from: out, to: 'delivered', by: ['holding_branch'], explicit: true },
  {
    types: ['direct'],
    from: out,
    to: 'sendback_to_origin_branch',
    by: ['carrier', 'holding_branch'],
    explicit: true,
    counts: 'attempt',
    but: { holder: 'keep', needs: ['reason'] },
  },
  {
    types: ['direct', 'direct_return'],
    previous: out,
    from: ['sendback_to_origin_branch'],
    to: 'arrivedback_to_origin_branch',
    by: ['holding_branch'],
  },
  {
    types: ['direct'],
    from: ['arrivedback_to_origin_branch'],
    to: 'send_to_destination_address',
    by: ['holding_branch', 'courier_here'],
    when: 'attempts_left',
  },
  {
    types: ['direct'],
    from: ['arrivedback_to_origin_branch'],
    to: 'delivered',
    by: ['holding_branch'],
    explicit: true,
  },
  { types: ['direct'], from: ['arrivedback_to_origin_branch'], to: 'redirected', by: ['decider'], explicit: true },
  {
    types: ['direct'],
    from: ['arrivedback_to_origin_branch'],
    to: 'sendback_to_origin_address',
    by: ['holding_branch'],
    when: 'return_approved',
    explicit: true,
  },
];

const otherCarriers: readonly StepRow[] = [
  { types: ['mail_post'], from: ['accept_from_origin_branch'], to: 'send_to_mmpost', by: ['origin_branch'] },
  { types: ['mail_post'], from: ['send_to_mmpost'], to: 'delivered', by: ['origin_branch'], explicit: true },
  {
    types: ['mail_post', 'direct_return'],
    from: ['send_to_mmpost'],
    to: 'mpost_return_confirmed',
    by: ['origin_branch'],
  },
  {
    types: ['gate'],
    from: ['accept_from_origin_branch', 'arrivedback_to_origin_branch'],
    to: 'accept_by_transport',
    by: ['origin_branch'],
  },
  { types: ['gate'], from: ['accept_by_transport'], to: 'delivered', by: ['origin_branch'], explicit: true },
  {
    types: ['gate', 'direct_return'],
    from: ['accept_by_transport'],
    to: 'arrivedback_to_origin_branch',
    by: ['origin_branch'],
  },
];

const backToSender: readonly StepRow[] = [
  {
    types: ['return'],
    from: out,
    to: 'sendback_to_destination_branch',
    by: ['carrier', 'holding_branch'],
    but: { needs: [] },
  },
  {
    types: ['direct_return'],
    from: out,
    to: 'sendback_to_origin_branch',
    by: ['carrier', 'holding_branch'],
    but: { holder: 'keep' },
  },
  { types: ['return'], from: sentHome, to: 'sendback_to_origin_branch', by: ['holding_branch'] },
  {
    types: ['return'],
    previous: sentHome,
    from: ['sendback_to_origin_branch'],
    to: 'arrived_to_origin_branch',
    by: ['origin_branch'],
  },
  {
    types: ['return'],
    from: [...byOwnRoad, 'arrived_to_origin_branch'],
    to: 'sendback_to_origin_address',
    by: ['origin_branch'],
  },
  {
    types: ['return'],
    from: [...byOwnRoad, 'arrived_to_origin_branch'],
    to: 'sentback_to_customer',
    by: ['origin_branch'],
    explicit: true,
  },
  { types: ['direct_return'], from: atOrigin, to: 'sendback_to_origin_address', by: ['holding_branch'] },
  { types: ['direct_return'], from: atOrigin, to: 'sentback_to_customer', by: ['holding_branch'], explicit: true },
  { types: ['mail_post'], from: ['mpost_return_confirmed'], to: 'sendback_to_origin_address', by: ['origin_branch'] },
  {
    types: ['mail_post'],
    from: ['mpost_return_confirmed'],
    to: 'sentback_to_customer',
    by: ['origin_branch'],
    explicit: true,
  },
  { types: homeward, from: ['sendback_to_origin_address'], to: 'sentback_to_customer', by: ['carrier'] },
  {
    types: homeward,
    from: ['sendback_to_origin_address'],
    to: 'sentback_to_customer',
    by: ['holding_branch'],
    explicit: true,
  },
  {
    types: homeward,
    from: ['sendback_to_origin_address'],
    to: 'arrivedback_to_origin_branch',
    by: ['holding_branch'],
    counts: 'return_attempt',
    becomes: 'fail_return',
  },
  {
    types: ['fail_return'],
    from: ['arrivedback_to_origin_branch'],
    to: 'sendback_to_origin_address',
    by: ['holding_branch'],
    when: 'return_attempts_left',
  },
  {
    types: ['fail_return'],
    from: ['arrivedback_to_origin_branch'],
    to: 'schedule_return',
    by: ['holding_branch'],
    when: 'return_attempts_used',
  },
  {
    types: ['fail_return'],
    from: ['arrivedback_to_origin_branch', 'schedule_return'],
    to: 'sentback_to_customer',
    by: ['holding_branch'],
    explicit: true,
  },
  {
    types: ['fail_return'],
    from: ['schedule_return'],
    to: 'sendback_to_origin_address',
    by: ['holding_branch'],
    explicit: true,
    but: { permission: 'label.decide' },
  },
  { types: homeward, from: ['sentback_to_customer'], to: 'return_confirmed', by: ['origin_branch', 'holding_branch'] },
];

const lost: readonly StepRow[] = [{ types: every, from: custody, to: 'missing', by: ['decider'], explicit: true }];

/** Everything that may ever come next (decisions 2.1), the usual first. What a viewer may do, what a scan means and what a parcel waits for all come from here. */
const stepRows: readonly StepRow[] = [
  ...beforeAcceptance,
  ...betweenBranches,
  ...toTheDoor,
  ...direct,
  ...otherCarriers,
  ...backToSender,
  ...lost,
];

const byPlace = new Map<string, StepRow[]>();
for (const row of stepRows)
  for (const type of row.types)
    for (const from of row.from) {
      const key = `${type} ${from}`;
      byPlace.set(key, [...(byPlace.get(key) ?? []), row]);
    }

/** The rows that fit the type, the previous and the current status, whoever acts and whatever else must be so. */
export function rowsAt(life: Pick<LabelLife, 'shipping_type' | 'previous' | 'status'>): readonly StepRow[] {
  const rows = byPlace.get(`${life.shipping_type} ${life.status}`) ?? [];
  return rows.filter((row) => !row.previous || (life.previous !== null && row.previous.includes(life.previous)));
}

export function conditionHolds(row: StepRow, life: LabelLife, facts: LabelFacts): boolean {
  return row.when === undefined || conditions[row.when].holds(life, facts);
}

/** The move of a row with what is special about it here. */
export function moveOf(row: StepRow): Move {
  return row.but ? { ...moves[row.to], ...row.but } : moves[row.to];
}

export function mayTake(row: StepRow, viewer: Viewer, life: LabelLife): boolean {
  return row.by.some((actor) => actsAs(actor, viewer, life)) && can(viewer, moveOf(row).permission);
}

/** What this person may do next with the parcel, the usual first, each once. Decisions have calls of their own; the others are scanned. */
export function nextSteps(viewer: Viewer, life: LabelLife, facts: LabelFacts): StepRow[] {
  if (life.closed_at) return [];
  const rows = rowsAt(life).filter((row) => conditionHolds(row, life, facts) && mayTake(row, viewer, life));
  return rows.filter((row, index) => rows.findIndex((other) => other.to === row.to) === index);
}

/** What comes next on the parcel's usual road, whoever has to do it; null at the end. */
export function usualNext(life: LabelLife, facts: LabelFacts): StepRow | null {
  if (life.closed_at) return null;
  return rowsAt(life).find((row) => !row.explicit && conditionHolds(row, life, facts)) ?? null;
}
