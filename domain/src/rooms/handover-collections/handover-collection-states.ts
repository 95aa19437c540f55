import { lifecycle } from '../../kernel/lifecycle.ts';
import type { LabelStatus } from '../labels/label-statuses.ts';
import type { ShippingType } from '../labels/sequences.ts';
import type { StepStatus } from '../labels/step-moves.ts';
import { chosen, collected } from '../labels/step-row.ts';
import type { CaseKind, CaseRights } from '../mailbags/mailbag-cases.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type HandoverCollectionState = 'active' | 'hand_over' | 'inactive';
export type HandoverCollectionCommand = 'confirm' | 'void';

/** Permission to list and to receive parcels. */
const worksOnIt: Permission = 'handover_collection.work';

/** Life of a hand-over of parcels (S-25, decisions 3): listed by one person, received and counted by another, or voided before anything was received. */
export const handoverCollectionLife = lifecycle<HandoverCollectionState, HandoverCollectionCommand, Permission>({
  initial: 'active',
  states: {
    active: { tone: 'attention' },
    hand_over: { tone: 'success', final: true },
    inactive: { tone: 'neutral', final: true },
  },
  commands: {
    confirm: { from: ['active'], to: 'hand_over', permission: worksOnIt },
    void: { from: ['active'], to: 'inactive', permission: worksOnIt, confirm: true },
  },
});

/** Side of a person: on the street, with parcels in their own hands, or in the office, where the branch has them. */
type Side = 'street' | 'office';

interface KindRow {
  readonly gives: Side;
  readonly takes: Side;
  /** Statuses and shipping types of parcels that can be handed over this way. */
  readonly from: readonly LabelStatus[];
  readonly types: readonly ShippingType[];
  /** The parcel's step when it is received. */
  readonly step: StepStatus;
}

/**
 * Hand-overs that a run sheet does not cover (decisions 5): picked-up parcels go from the courier to the leader and to the branch. Hand-overs to bus
 * gates use the gate's slip (room gate-slips).
 */
const handoverCollectionKinds = {
  leader: { gives: 'street', takes: 'street', from: ['pickup_courier'], types: chosen, step: 'pickup_courier_leader' },
  branch: { gives: 'street', takes: 'office', from: collected, types: chosen, step: 'accept_from_origin_branch' },
} as const satisfies Record<string, KindRow>;
export type HandoverCollectionKind = keyof typeof handoverCollectionKinds;
export const handoverCollectionKindNames = Object.keys(handoverCollectionKinds) as HandoverCollectionKind[];

/** Returns the row of a kind in its common shape. */
export const kindRow = (kind: HandoverCollectionKind): KindRow => handoverCollectionKinds[kind];

/** Step that puts a parcel into the giver's hands at the sender's door, when it was not scanned there before being listed. */
export const pickedUp: StepStatus = 'pickup_courier';

/** Result of a listed parcel: received; not received; received without being listed; gone elsewhere by its history. */
export const handedStates = ['listed', 'matched', 'short', 'over', 'elsewhere'] as const;
export type HandedState = (typeof handedStates)[number];
export const handed = {
  listed: 'listed',
  matched: 'matched',
  short: 'short',
  over: 'over',
  elsewhere: 'elsewhere',
} as const satisfies Record<string, HandedState>;
/** States of parcels that the receiver has scanned. */
export const receivedStates: readonly HandedState[] = [handed.matched, handed.over];

/** Kinds of differences of a hand-over. */
export const handoverCaseKinds = ['short', 'over'] as const satisfies readonly CaseKind[];
export type HandoverCaseKind = (typeof handoverCaseKinds)[number];
/** Permissions to take over and to settle a difference. */
export const handoverCaseRights: CaseRights = { own: worksOnIt, settle: 'handover_collection.settle' };
