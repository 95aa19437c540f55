import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { worksOnTheStreet } from '../../kernel/roles.ts';
import { lackingProof, type DeliveryProof } from './delivery-proof.ts';
import type { LabelFacts, LabelService } from './label-kinds.ts';
import { conditions, headingOf, type LabelBlockers, type LabelLife } from './label-life.ts';
import { labelStatuses, type LabelStatus } from './label-statuses.ts';
import { conditionHolds, isActorOf, mayLeave, moveOf, nextSteps, rowsAt } from './next-step.ts';
import { goesToCourier, type StepRow } from './step-row.ts';
import type { ScanRefusalCode } from './scan-refusals.ts';
import { placeInSequence, sequences, type ShippingType } from './sequences.ts';
import { stepActors } from './step-actors.ts';
import type { StepNeed, StepStatus } from './step-moves.ts';
import { takeStep, type StepChoices, type StepInput, type StepTaken } from './take-step.ts';
import { isWorkedOff, type WorkQueue } from './work-queues.ts';

/** Content of a scan besides the code. */
export interface ScanContent {
  /** Null: the next legal step for this branch. */
  readonly status: LabelStatus | null;
  /** Queue of the screen, for a scan without a step: its work is done once, however often the parcel is scanned. */
  readonly queue?: WorkQueue | null;
  readonly at: Date;
  readonly courier_id: number | null;
  readonly to_branch_id: number | null;
  readonly reason: string | null;
  readonly post_code: string | null;
  /** The user confirmed the step (S-06). */
  readonly confirmed: boolean;
  /** Proof uploaded before the scan; a delivery may need it. */
  readonly proof: DeliveryProof | null;
  /** Scanned as part of its bag, by the room of mailbags. */
  readonly inBag?: boolean;
  /** Taken by a bus gate with its slip, or confirmed as arrived: set by the room of the gates. */
  readonly slip?: boolean;
  readonly word?: boolean;
}

export interface Scanned {
  readonly life: LabelLife;
  readonly facts: LabelFacts;
  readonly services: readonly LabelService[];
  readonly blockers: LabelBlockers;
  /** Result of `chooseType` if the label were accepted now. */
  readonly chosen: StepChoices;
  /** Branch of the latest viewable entry, where the next scan depends on it: for a parcel put back on transport. */
  readonly entered_at?: number | null;
}

export type ScanRefusal = Refusal<ScanRefusalCode | 'missing_permission'>;

/**
 * Decides a scan: returns the steps to take, or the refusal with the allowed steps (S-07, decisions 2.2). One step, or two when exactly one was missed
 * on the parcel's way: the missed one and this one. A refusal never changes the parcel.
 */
export function decideScan(viewer: Viewer, scanned: Scanned, wished: ScanContent): readonly StepTaken[] | ScanRefusal {
  const wish = { ...wished, status: meant(scanned.life, wished.status) };
  const held = heldBack(viewer, scanned, wish);
  if (held) return held;
  const taken = pick(viewer, scanned, scanned.life, wish);
  if (taken) return isRefusal(taken) ? taken : [taken];
  return inferOne(viewer, scanned, wish) ?? whyNot(viewer, scanned, wish);
}

/** Where one branch is origin and destination, a failed delivery returns to the origin branch, whichever status the courier chose. */
const ownBranch: Readonly<Partial<Record<LabelStatus, StepStatus>>> = {
  sendback_to_destination_branch: 'sendback_to_origin_branch',
};
const roadsOfOneBranch: readonly ShippingType[] = ['direct', 'direct_return'];

function meant(life: LabelLife, status: LabelStatus | null): LabelStatus | null {
  return (status !== null && roadsOfOneBranch.includes(life.shipping_type) ? ownBranch[status] : null) ?? status;
}

/** Returns whether a scan with this wish could be entered as this status; without a wish, as any. */
export function isAnswerTo(wanted: LabelStatus | null, entered: LabelStatus | null): boolean {
  return wanted === null || wanted === entered || ownBranch[wanted] === entered;
}

/** Returns conditions that block every step, for anyone. */
function heldBack(viewer: Viewer, scanned: Scanned, wish: ScanContent): ScanRefusal | null {
  const { life, blockers } = scanned;
  const values = { status: life.status };
  if (wish.status === life.status && !repeats.includes(life.status) && !isUnloadedAgain(viewer, scanned))
    return refuse('scan_already_done', { values });
  if (life.closed_at !== null || labelStatuses[life.status].final) return refuse('scan_final', { values });
  if (blockers.clearance_id !== null) return refuse('scan_on_clearance', { values });
  if (blockers.bag_id !== null && wish.inBag !== true) return refuse('scan_in_bag', { values });
  if (missing.includes(life.status)) return refuse('scan_missing', { values });
  return wish.status === null && wish.queue && isWorkedOff(life, wish.queue, viewer.branchId)
    ? refuse('scan_already_done', { values })
    : null;
}

/** Steps that may repeat. */
const repeats: readonly LabelStatus[] = ['postman_hand_over'];
const missing: readonly LabelStatus[] = ['missing'];

/** Returns whether another branch than before unloaded the parcel by mistake after it was put back on transport: a second mistake, not a repeated scan. */
function isUnloadedAgain({ branchId }: Viewer, { life, entered_at = null }: Scanned): boolean {
  return unloaded.includes(life.status) && entered_at !== null && entered_at !== branchId;
}
/** Status by which a branch reports a parcel unloaded there by mistake. */
export const unloaded: readonly LabelStatus[] = ['sendback_to_transport'];

/** Chooses the allowed step that the scan asks for, or the usual one; null when there is none. */
function pick(viewer: Viewer, scanned: Scanned, life: LabelLife, wish: ScanContent): StepTaken | ScanRefusal | null {
  const rows = rowsAt(life).filter(
    (row) => isScanned(row) && conditionHolds(row, life, scanned.facts) && isActorOf(row, viewer, life),
  );
  const row = rows.find((one) => (wish.status === null ? !one.explicit : one.to === wish.status));
  if (!row) return null;
  const { permission, denied = 'missing_permission' } = moveOf(row);
  if (!can(viewer, permission)) return refuse(denied, { values: { permission } });
  if (!mayLeave(row, viewer, scanned.facts))
    return refuse('scan_not_international', { values: { status: life.status, wanted: row.to } });
  if (scanned.blockers.price_open && moveOf(row).money === 'accepted')
    return refuse('scan_price_open', { values: { status: life.status, wanted: row.to } });
  const kept = keptHere(scanned, row);
  if (kept) return kept;
  const taken = takeStep(life, row, inputOf(viewer, scanned, row, wish));
  return wants(viewer, scanned.services, life, row, wish) ?? misdirected(taken, wish) ?? taken;
}

/** Refuses delivery steps of a held parcel, scanned or inferred, until it is released. */
function keptHere({ life, blockers: { held_until: until } }: Scanned, row: StepRow): ScanRefusal | null {
  return until !== null && goesToCourier(row)
    ? refuse('scan_on_hold', { values: { status: life.status, until } })
    : null;
}

/** Refuses to send a parcel to a branch that is not on its way. */
function misdirected({ life, row }: StepTaken, wish: ScanContent): ScanRefusal | null {
  const heading = headingOf(life);
  if (wish.to_branch_id === null || heading === null || heading === wish.to_branch_id) return null;
  return refuse('scan_wrong_branch', { values: { status: life.previous, wanted: row.to, branch_id: heading } });
}

function isScanned(row: StepRow): boolean {
  return labelStatuses[row.to].kind === 'step';
}

const needed: Readonly<
  Record<StepNeed, { readonly code: ScanRefusalCode; readonly missing: (wish: ScanContent, viewer: Viewer) => boolean }>
> = {
  courier: { code: 'scan_needs_courier', missing: (wish, viewer) => courierOf(wish, viewer) === null },
  reason: { code: 'scan_needs_reason', missing: (wish) => wish.reason === null },
  post_code: { code: 'scan_needs_post_code', missing: (wish) => wish.post_code === null },
  branch: { code: 'scan_needs_branch', missing: (wish) => wish.to_branch_id === null },
  slip: { code: 'scan_needs_slip', missing: (wish) => wish.slip !== true },
  word: { code: 'scan_needs_word', missing: (wish) => wish.word !== true },
};

/** Returns what the user must still provide: a confirmation, a courier, a reason, the proof of a delivery. */
function wants(
  viewer: Viewer,
  services: readonly LabelService[],
  life: LabelLife,
  row: StepRow,
  wish: ScanContent,
): ScanRefusal | null {
  const move = moveOf(row);
  const values = { status: life.status, wanted: row.to };
  const need = move.needs?.find((name) => needed[name].missing(wish, viewer));
  if (need) return refuse(needed[need].code, { values });
  if (move.holder === 'courier' && courierOf(wish, viewer) === life.holder_staff_id)
    return refuse('scan_already_done', { values });
  const unproven = move.proves === true ? lackingProof(services, wish.proof) : null;
  if (unproven) return refuse(unproven, { values });
  const asks = move.confirm === true || (move.confirmUnwished === true && wish.status === null);
  return asks && !wish.confirmed ? refuse('scan_needs_confirmation', { values }) : null;
}

/** Returns the named courier; without one, a courier who scans takes the parcel. */
function courierOf(wish: ScanContent, viewer: Viewer): number | null {
  return wish.courier_id ?? (worksOnTheStreet(viewer.level) ? viewer.id : null);
}

function inputOf(viewer: Viewer, scanned: Scanned, row: StepRow, wish: ScanContent): StepInput {
  return {
    at: wish.at,
    staff_id: viewer.id,
    branch_id: viewer.branchId as number,
    courier_id: courierOf(wish, viewer),
    reason: wish.reason,
    chosen: scanned.chosen,
    to_branch_id: moveOf(row).needs?.includes('branch') ? wish.to_branch_id : null,
  };
}

/**
 * Adds one missed step. It must be on the parcel's way, due at the branch responsible, need no input that the scan lacks, move no money, and lead to a
 * scanned step that this person may take. With several candidates or none, the branch must settle it.
 */
function inferOne(viewer: Viewer, scanned: Scanned, wish: ScanContent): readonly StepTaken[] | ScanRefusal | null {
  const ways = rowsAt(scanned.life).flatMap((row) => {
    const missed = missedStep(viewer, scanned, row, wish);
    const next = missed && pick(viewer, scanned, missed.life, wish);
    return missed && next && !isRefusal(next) ? [[missed, next] as const] : [];
  });
  const first = ways[0];
  const kept = first && keptHere(scanned, first[0].row);
  if (kept) return kept;
  return first && ways.every(([missed]) => missed.row.to === first[0].row.to) ? first : null;
}

function missedStep(viewer: Viewer, scanned: Scanned, row: StepRow, wish: ScanContent): StepTaken | null {
  const { life, facts } = scanned;
  const move = moveOf(row);
  if (
    !isScanned(row) ||
    !mayLeave(row, viewer, facts) ||
    move.money ||
    move.confirm ||
    neverInferred.includes(row.to) ||
    !conditionHolds(row, life, facts)
  )
    return null;
  if (move.needs?.some((need) => needed[need].missing(wish, viewer))) return null;
  const branch = stepActors[row.by[0] as StepRow['by'][number]].branch(life);
  if (branch === null) return null;
  return takeStep(life, row, { ...inputOf(viewer, scanned, row, wish), staff_id: null, branch_id: branch }, true);
}

/** Steps that are never inferred: only their own scan proves them. */
const neverInferred: readonly StepStatus[] = [
  'pending',
  'sendback_to_transport',
  'accept_by_transport',
  'postman_hand_over',
  'schedule_return',
  'pickup_courier',
  'pickup_courier_leader',
];

/** Returns why the scan is refused: the first reason in this order, which is the most informative. */
function whyNot(viewer: Viewer, scanned: Scanned, wish: ScanContent): ScanRefusal {
  const { life, facts } = scanned;
  const allowed = nextSteps(viewer, life, facts)
    .filter(isScanned)
    .map((row) => row.to);
  const values = { status: life.status, ...(wish.status ? { wanted: wish.status } : {}), allowed };
  const rows = rowsAt(life).filter(
    (row) => isScanned(row) && (wish.status === null ? !row.explicit : row.to === wish.status),
  );
  const unmet = rows.find(
    (row) => !conditionHolds(row, life, facts) && row.when && conditions[row.when].otherwise !== null,
  );
  const open = rows.find((row) => conditionHolds(row, life, facts));
  if (open)
    return open.by[0] === 'carrier' || worksOnTheStreet(viewer.level)
      ? refuse('scan_not_carrier', { values })
      : wrongBranch(viewer, life, open, values);
  if (unmet?.when) return refuse(conditions[unmet.when].otherwise as ScanRefusalCode, { values });
  if (wish.status !== null && isBehind(life, wish.status)) return refuse('scan_already_done', { values });
  return isElsewhere(viewer, life)
    ? refuse('scan_wrong_branch', { values: { ...values, branch_id: life.deliver_branch_id } })
    : refuse('scan_out_of_order', { values });
}

function wrongBranch(viewer: Viewer, life: LabelLife, row: StepRow, values: object): ScanRefusal {
  const branch = stepActors[row.by[0] as StepRow['by'][number]].branch(life);
  return branch === null || branch === viewer.branchId
    ? refuse('scan_out_of_order', { values: { ...values } })
    : refuse('scan_wrong_branch', { values: { ...values, branch_id: branch } });
}

/** Returns whether this parcel never passes the viewer's branch. */
function isElsewhere(viewer: Viewer, life: LabelLife): boolean {
  return ![
    life.accept_branch_id,
    life.deliver_branch_id,
    life.forward_branch_id,
    life.holder_branch_id,
    ...life.forward_hops,
  ].includes(viewer.branchId as number);
}

/** Returns whether the parcel has already passed this place of its sequence. */
function isBehind(life: LabelLife, wanted: LabelStatus): boolean {
  const here = placeInSequence(life.shipping_type, life.previous, life.status);
  return here >= 0 && sequences[life.shipping_type].slice(0, here).some((place) => place.status === wanted);
}
