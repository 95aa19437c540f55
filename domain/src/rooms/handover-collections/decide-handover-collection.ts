import { nextState, commandsFrom } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import type { LabelStatus } from '../labels/label-statuses.ts';
import type { ShippingType } from '../labels/sequences.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { worksOnTheStreet } from '../../kernel/roles.ts';
import {
  handoverCaseRights,
  handoverCollectionKindNames,
  handoverCollectionLife,
  kindRow,
  type HandoverCollectionCommand,
  type HandoverCollectionKind,
  type HandoverCollectionState,
} from './handover-collection-states.ts';
import { decideBy, offered, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a hand-over of parcels. */
export interface HandoverCollectionFacts {
  readonly kind: HandoverCollectionKind;
  readonly status: HandoverCollectionState;
  readonly branch_id: number;
  readonly giver_id: number;
  /** Who began to receive; nobody else continues. */
  readonly receiver_id: number | null;
  /** Number of parcels the receiver has scanned, listed or not. */
  readonly received: number;
}

export type HandoverCollectionRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'collection_other_branch'
  | 'collection_not_giver'
  | 'collection_wrong_side'
  | 'collection_taken'
  | 'collection_being_received'
  | 'collection_nothing_received';

const sideOf = ({ level }: Pick<Viewer, 'level'>) => (worksOnTheStreet(level) ? 'street' : 'office');
const isHere = ({ branchId }: Viewer, { branch_id }: Pick<HandoverCollectionFacts, 'branch_id'>) =>
  branchId === branch_id;

/** Returns the kinds of hand-over that this person can give. @example kindsForGiver(postman) // ['leader', 'branch'] */
export function kindsForGiver(viewer: Pick<Viewer, 'level'>): HandoverCollectionKind[] {
  return handoverCollectionKindNames.filter((kind) => kindRow(kind).gives === sideOf(viewer));
}

/** Returns why this person may not add or remove listed parcels, or null. The list is fixed once receiving begins. */
export function listingProblem(actor: Viewer, doc: HandoverCollectionFacts): Refusal<HandoverCollectionRefusal> | null {
  if (!can(actor, handoverCollectionLife.commands.confirm.permission)) return refuse('missing_permission');
  const open = nextState(handoverCollectionLife, doc.status, 'confirm');
  if (isRefusal(open)) return open;
  if (actor.id !== doc.giver_id) return refuse('collection_not_giver');
  return doc.received > 0 ? refuse('collection_being_received') : null;
}

/**
 * Returns why this person may not receive its parcels, or null. Never the giver, only staff of the branch and side of its kind, and one person from the
 * first parcel to the last.
 *
 * @example receivingProblem(postman, { kind: 'branch', giver_id: postman.id, … }) // second_person_needed
 * Source: decisions 5.
 */
export function receivingProblem(
  actor: Viewer,
  doc: HandoverCollectionFacts,
): Refusal<HandoverCollectionRefusal> | null {
  if (!can(actor, handoverCollectionLife.commands.confirm.permission)) return refuse('missing_permission');
  const open = nextState(handoverCollectionLife, doc.status, 'confirm');
  if (isRefusal(open)) return open;
  if (actor.id === doc.giver_id) return refuse('second_person_needed');
  if (!isHere(actor, doc)) return refuse('collection_other_branch', { values: { branch_id: doc.branch_id } });
  if (sideOf(actor) !== kindRow(doc.kind).takes) return refuse('collection_wrong_side');
  return doc.receiver_id !== null && doc.receiver_id !== actor.id ? refuse('collection_taken') : null;
}

/**
 * Returns the next state of a command, or the refusal. The receiver confirms; the giver or a supervisor of the branch voids it, only before anything was
 * received, so that nobody makes a count disappear.
 */
export function decideHandoverCollection(
  actor: Viewer,
  doc: HandoverCollectionFacts,
  command: HandoverCollectionCommand,
): HandoverCollectionState | Refusal<HandoverCollectionRefusal> {
  return decideBy(handoverCollectionLife, actor, doc.status, command, () =>
    command === 'confirm' ? confirmingProblem(actor, doc) : voidingProblem(actor, doc),
  );
}

function confirmingProblem(actor: Viewer, doc: HandoverCollectionFacts): Refusal<HandoverCollectionRefusal> | null {
  return receivingProblem(actor, doc) ?? (doc.received === 0 ? refuse('collection_nothing_received') : null);
}

function voidingProblem(actor: Viewer, doc: HandoverCollectionFacts): Refusal<HandoverCollectionRefusal> | null {
  const supervises = can(actor, handoverCaseRights.settle) && isHere(actor, doc);
  if (actor.id !== doc.giver_id && !supervises) return refuse('collection_not_giver');
  return doc.received > 0 ? refuse('collection_being_received') : null;
}

/** Returns the commands that a screen offers, each with the reason when it is blocked; omits commands of other people. */
export function handoverCollectionActions(
  actor: Viewer,
  doc: HandoverCollectionFacts,
): OfferedAction<HandoverCollectionCommand, HandoverCollectionRefusal>[] {
  const shown: readonly HandoverCollectionRefusal[] = ['collection_being_received', 'collection_nothing_received'];
  return commandsFrom(handoverCollectionLife, doc.status).flatMap((command) => {
    const decided = decideHandoverCollection(actor, doc, command);
    const action = offered(command, decided, handoverCollectionLife.commands[command].permission);
    return action.blocked !== null && !shown.includes(action.blocked) ? [] : [action];
  });
}

/** Returns whether the viewer sees the list. Before confirmation only the giver does: anybody else of the branch may be the one who counts (decisions 5). */
export function seesHanded(
  viewer: Pick<Viewer, 'id'>,
  doc: Pick<HandoverCollectionFacts, 'status' | 'giver_id'>,
): boolean {
  return doc.status !== handoverCollectionLife.at.active || viewer.id === doc.giver_id;
}

/** Facts that the rules need of a parcel to be listed. */
export interface ParcelInHand {
  readonly status: LabelStatus;
  readonly shipping_type: ShippingType;
  readonly holder_branch_id: number;
  readonly holder_staff_id: number | null;
  readonly closed_at: Date | null;
  readonly bag_id: number | null;
}

/** Returns whether the giver has this parcel, by its history, and it can be handed over this way. */
export function isInHand(
  parcel: ParcelInHand,
  { kind, giver_id, branch_id }: Pick<HandoverCollectionFacts, 'kind' | 'giver_id' | 'branch_id'>,
): boolean {
  const row = kindRow(kind);
  const has = row.gives === 'street' ? parcel.holder_staff_id === giver_id : parcel.holder_staff_id === null;
  return (
    has &&
    parcel.holder_branch_id === branch_id &&
    parcel.closed_at === null &&
    parcel.bag_id === null &&
    row.from.includes(parcel.status) &&
    row.types.includes(parcel.shipping_type)
  );
}
