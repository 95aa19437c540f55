import { waitsForDoor } from '@waybill/domain/rooms/hold-mails/decide-hold.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { DeliveryProof } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { decideScan, isAnswerTo, type ScanContent } from '@waybill/domain/rooms/labels/decide-scan.ts';
import { headingOf, type LabelLife } from '@waybill/domain/rooms/labels/label-life.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { timeOfScan, type ScanTime } from '@waybill/domain/rooms/labels/scan-clock.ts';
import { isKept } from '@waybill/domain/rooms/labels/scan-refusals.ts';
import { moveOf, usualNext } from '@waybill/domain/rooms/labels/next-step.ts';
import type { StepTaken } from '@waybill/domain/rooms/labels/take-step.ts';
import type { ClaimFacts } from '@waybill/domain/rooms/payment-claims/decide-claim.ts';
import type { NewClaim } from '../payment-claims/payment-claims.door.ts';
import type { ScanProof } from '../proofs/proofs.door.ts';
import { lifeOf, lifeFacts, blockersOf, type LifeRow } from './life-row.ts';
import { claimOf } from './claim-of.ts';
import { stepMoneyOf, type StepMoney } from './money-events.ts';
import { withMessagesOfEach } from './entry-messages.ts';
import { meaningOf, type ReadyScan } from './read-scans.ts';
import type { NewPostCode, PostCodeOwner } from './post-codes.store.ts';
import { chosenFor, type ScannedRow } from './scanned.queries.ts';
import {
  roundStatement,
  type LifeChange,
  type NewEntry,
  type NewException,
  type RoundStatement,
} from './round.store.ts';

/** A scan that moved its label: what that is now and where, what comes next (null at the end), and the missed steps that were entered with it. */
interface Applied extends Pick<LabelLife, 'status' | 'holder_branch_id' | 'deliver_branch_id'> {
  readonly kind: 'applied';
  readonly labelId: number;
  readonly was: LabelStatus;
  readonly at: Date;
  readonly next: LabelStatus | null;
  readonly inferred: readonly LabelStatus[];
}

/** Result of one scan, before its label is written. */
export type ScanOutcome =
  | Applied
  | {
      readonly kind: 'again';
      readonly labelId: number;
      readonly status: string;
      readonly was: string | null;
      readonly at: Date;
    }
  | {
      readonly kind: 'refused';
      readonly labelId: number | null;
      readonly refusal: Refusal;
      readonly life: LabelLife | null;
      readonly kept: boolean;
      /** The number under which it is kept, when its own belongs to another scan. */
      readonly keptAs?: string;
    };

/** One label during a round: what it is by now, and everything that is to be written of it. */
export interface LabelPlan {
  readonly row: LifeRow;
  /** Of a parcel over other branches: is it at an agent's now? */
  readonly atAgent: boolean | null;
  readonly was: LabelLife;
  life: LabelLife;
  readonly entries: NewEntry[];
  /** The money of its steps, each with the place of its entry among the label's. */
  readonly money: (StepMoney & { readonly place: number })[];
  /** The branches whose lists change, some of them more than once. */
  readonly branches: number[];
  postCode: Omit<NewPostCode, 'label_id'> | null;
  readonly scans: ReadyScan[];
}

export interface RoundPlan {
  readonly outcomes: Map<number, ScanOutcome>;
  readonly labels: Map<number, LabelPlan>;
  readonly kept: (NewException & { readonly index: number })[];
  /** The meaning of each scan of this round, by scan id. */
  readonly meanings: Map<string, string>;
  /** Who has which code of the mail post by now. */
  readonly postCodes: Map<string, PostCodeOwner>;
}

/** Facts that only few scans need, read only for those. */
export interface RoundFacts {
  /** Where parcels that were put back on transport were last unloaded by mistake, by their labels. */
  readonly unloadedAt?: ReadonlyMap<number, number | null>;
  /** The parcel that has each code of the mail post already. */
  readonly postCodes?: ReadonlyMap<string, PostCodeOwner>;
  /** Proofs uploaded for deliveries, by scan id. */
  readonly proofs?: ReadonlyMap<string, ScanProof>;
  /** Facts of payments by a channel, by the id of the scan that reports one. */
  readonly claims?: ReadonlyMap<string, Omit<ClaimFacts, 'picture'>>;
}

/** Decides scans one after another, so that two of one parcel see each other. Nothing is written yet. */
export function planRound(
  scans: readonly ReadyScan[],
  rows: readonly ScannedRow[],
  { unloadedAt = new Map(), postCodes = new Map(), proofs = new Map(), claims = new Map() }: RoundFacts = {},
): RoundPlan {
  const plan: RoundPlan = {
    outcomes: new Map(),
    labels: new Map(),
    kept: [],
    meanings: new Map(),
    postCodes: new Map(postCodes),
  };
  scans.forEach((scan, place) => {
    const row = rows[place] as ScannedRow;
    const outcome =
      numberTaken(plan, scan, row) ?? before(row) ?? decideOne(plan, scan, row, { unloadedAt, proofs, claims });
    plan.outcomes.set(scan.index, outcome);
    if (outcome.kind === 'refused' && outcome.kept && (row.kept_code === null || outcome.keptAs))
      plan.kept.push(keep(scan, outcome));
  });
  return plan;
}

/**
 * A number belongs to one scan: to its code, its wish and its courier. Another scan that comes under it would be answered as done with nothing done, so it is
 * refused and set aside.
 */
function numberTaken({ meanings }: RoundPlan, ready: ReadyScan, row: ScannedRow): ScanOutcome | null {
  const { scan, code, scannedCode } = ready;
  const wanted = (scan.status ?? null) as LabelStatus | null;
  const meaning = meaningOf(ready);
  const first = meanings.get(scan.scan_id);
  if (first === undefined) meanings.set(scan.scan_id, meaning);
  const fitsDone =
    row.done_label === null ||
    (row.done_label === row.id &&
      isAnswerTo(wanted, row.done_status) &&
      ((scan.to_staff_id ?? row.done_to_staff) === row.done_to_staff || row.done_to_staff === null));
  const fitsKept =
    row.kept_code === null || ([code, scannedCode].includes(row.kept_of ?? '') && row.kept_wanted === wanted);
  if ((first === undefined || first === meaning) && fitsDone && fitsKept) return null;
  return {
    kind: 'refused',
    labelId: row.id,
    refusal: refuse('scan_number_taken'),
    life: row.id === null || row.status === null ? null : lifeOf(row as LifeRow),
    kept: true,
    keptAs: `${scan.scan_id} ${meaning}`,
  };
}

/** The first answer to the same scan, when there was one. */
function before(row: ScannedRow): ScanOutcome | null {
  if (row.done_label !== null)
    return {
      kind: 'again',
      labelId: row.done_label,
      status: row.done_status ?? '',
      was: row.done_was,
      at: row.done_at as Date,
    };
  if (row.kept_code !== null)
    return {
      kind: 'refused',
      labelId: row.id,
      refusal: refuse(row.kept_code, { values: row.kept_values ?? {} }),
      life: row.id === null ? null : lifeOf(row as LifeRow),
      kept: true,
    };
  return null;
}

function decideOne(
  plan: RoundPlan,
  ready: ReadyScan,
  row: ScannedRow,
  { unloadedAt, proofs, claims }: Required<Omit<RoundFacts, 'postCodes'>>,
): ScanOutcome {
  if (row.id === null || row.status === null)
    return { kind: 'refused', labelId: null, refusal: refuse('scan_unknown_code'), life: null, kept: true };
  const label = planOf(plan, row as LifeRow & ScannedRow);
  if (isOldView(ready, row))
    return {
      kind: 'refused',
      labelId: row.id,
      refusal: refuse('parcel_moved_on', { values: { status: row.status } }),
      life: label.life,
      kept: false,
    };
  label.scans.push(ready);
  const was = label.life;
  const time = timeOfScan(ready.scannedAt, was.status_at, ready.receivedAt);
  const chosen = chosenFor(row, ready.viewer.branchId);
  const decided = decideScan(
    ready.viewer,
    {
      life: label.life,
      facts: lifeFacts(label.row),
      services: label.row.services,
      blockers: blockersOf(label.row),
      chosen,
      entered_at: label.entries.findLast(({ viewable }) => viewable)?.branch_id ?? unloadedAt.get(row.id) ?? null,
    },
    wishOf(ready, time.at, proofFor(ready, row.id, proofs)),
  );
  const claim = isRefusal(decided) ? decided : claimOf(ready, decided, { proofs, claims });
  if (isRefusal(decided) || isRefusal(claim)) {
    const refusal = isRefusal(decided) ? decided : (claim as Refusal);
    return { kind: 'refused', labelId: row.id, refusal, life: label.life, kept: isKept(refusal.code) };
  }
  const taken = handsToPost(decided) ? takePostCode(plan, ready, row.id) : null;
  if (taken) return { kind: 'refused', labelId: row.id, refusal: taken, life: label.life, kept: isKept(taken.code) };
  decided.forEach((step, at) => enter(label, ready, step, { ...time, claim, scanned: at === decided.length - 1 }));
  if (ready.postCode !== null && handsToPost(decided))
    label.postCode = {
      code: ready.postCode,
      handed_at: time.at,
      handed_by: ready.viewer.id,
      branch_id: ready.viewer.branchId as number,
    };
  const {
    life: { status, status_at, holder_branch_id, deliver_branch_id },
  } = label;
  const inferred = decided.filter(({ entry }) => entry.inferred).map(({ entry }) => entry.status);
  return {
    kind: 'applied',
    labelId: row.id,
    was: was.status,
    status,
    at: status_at,
    holder_branch_id,
    deliver_branch_id,
    next: usualNext(label.life, lifeFacts(label.row))?.to ?? null,
    inferred,
  };
}

function handsToPost(steps: readonly StepTaken[]): boolean {
  return steps.some(({ row }) => moveOf(row).needs?.includes('post_code'));
}

/** One code of the mail post is one parcel: a second one is refused and told of the first. */
function takePostCode({ postCodes }: RoundPlan, { code, postCode }: ReadyScan, labelId: number): Refusal | null {
  if (postCode === null) return null;
  const owner = postCodes.get(postCode);
  if (owner && owner.label_id !== labelId) return refuse('scan_post_code_taken', { values: { code: owner.code } });
  postCodes.set(postCode, { label_id: labelId, code });
  return null;
}

/**
 * A person at a page decides by what the page shows, so an old page is refused; somebody with a scanner has the parcel itself in hand and names no version.
 */
function isOldView({ scan }: ReadyScan, row: ScannedRow): boolean {
  return typeof scan.version === 'number' && scan.version !== row.version;
}

function planOf(plan: RoundPlan, row: LifeRow & Pick<ScannedRow, 'at_agent'>): LabelPlan {
  const known = plan.labels.get(row.id);
  if (known) return known;
  const was = lifeOf(row);
  const none = { entries: [], money: [], branches: [], postCode: null, scans: [] };
  const made: LabelPlan = { row, atAgent: row.at_agent, was, life: was, ...none };
  plan.labels.set(row.id, made);
  return made;
}

/** The proof that was handed in under the number of this scan, if it is of the same parcel. */
function proofFor({ scan }: ReadyScan, labelId: number, proofs: ReadonlyMap<string, ScanProof>): ScanProof | null {
  const proof = proofs.get(scan.scan_id);
  return proof?.label_id === labelId ? proof : null;
}

function wishOf({ scan, postCode, inBag, slip, word }: ReadyScan, at: Date, proof: DeliveryProof | null): ScanContent {
  return {
    status: (scan.status ?? null) as LabelStatus | null,
    queue: scan.queue ?? null,
    at,
    courier_id: scan.to_staff_id ?? null,
    to_branch_id: scan.to_branch_id ?? null,
    reason: scan.reason ?? null,
    post_code: postCode,
    confirmed: scan.confirmed === true,
    proof,
    inBag: inBag === true,
    slip: slip === true,
    word: word === true,
  };
}

/** Enters a step with its notes; the scan id belongs to the scanned step. */
function enter(
  label: LabelPlan,
  { scan }: ReadyScan,
  step: StepTaken,
  { at, claimed, claim, scanned }: ScanTime & { readonly claim: NewClaim | null; readonly scanned: boolean },
): void {
  const money = stepMoneyOf(label.row.id, step, label.atAgent, claim);
  if (money) label.money.push({ ...money, place: label.entries.length });
  const reported = { device: scan.device ?? null, place: scan.place ?? null, device_at: claimed };
  label.entries.push({
    label_id: label.row.id,
    viewable: true,
    at,
    ...step.entry,
    before: step.before,
    ...reported,
    remark: scanned ? (scan.remark ?? null) : null,
    scan_id: scanned ? scan.scan_id : null,
  });
  for (const status of step.notes)
    label.entries.push({
      label_id: label.row.id,
      status,
      viewable: false,
      at,
      staff_id: step.entry.staff_id,
      branch_id: step.entry.branch_id,
      reason: step.entry.reason,
    });
  label.branches.push(...affectedBranches(label.life, step.life));
  label.life = step.life;
}

/** The branches whose lists change with a step. */
export function affectedBranches(before: LabelLife, after: LabelLife): number[] {
  return [
    before.holder_branch_id,
    after.holder_branch_id,
    after.accept_branch_id,
    after.deliver_branch_id,
    headingOf(after),
  ].filter((id): id is number => id !== null);
}

function keep(
  { index, scan, code, viewer, scannedAt, receivedAt }: ReadyScan,
  { refusal, labelId, keptAs }: Extract<ScanOutcome, { kind: 'refused' }>,
): NewException & { readonly index: number } {
  return {
    index,
    scan_id: keptAs ?? scan.scan_id,
    tracking_code: code,
    label_id: labelId,
    branch_id: viewer.branchId,
    staff_id: viewer.id,
    wanted: scan.status ?? null,
    code: refusal.code,
    refusal_values: refusal.values ?? {},
    reason: scan.reason ?? null,
    remark: scan.remark ?? null,
    at: timeOfScan(scannedAt, null, receivedAt).at,
    device: scan.device ?? null,
  };
}

/** The changes of labels as they are written. */
function changesOf(labels: readonly LabelPlan[]): LifeChange[] {
  return labels.map(({ row, was, life }) => ({ label_id: row.id, version: row.version, was, life }));
}

/** A round that was decided and is ready to be written; without a statement there is nothing to write. */
export interface ReadyRound extends Pick<RoundPlan, 'outcomes' | 'kept'> {
  readonly statement: RoundStatement | null;
  /** The labels that it changes. */
  readonly labelIds: readonly number[];
  /** The branches whose lists change. */
  readonly branches: ReadonlySet<number>;
  /** The money of its steps, each with the place of its entry among the label's. */
  readonly money: readonly (StepMoney & { readonly place: number })[];
  readonly postCodes: readonly NewPostCode[];
  /** Labels on hold that move now, with the user who moved each. */
  readonly released: ReadonlyMap<number, number>;
}

/**
 * Returns the rest of a round once its statement is built. Objects in memory while the statement runs are copied by the garbage collector, several
 * times when many calls wait: keeping every row and state of a round of five hundred cost a fifth of the server's time.
 */
export function readyRound({ labels, outcomes, kept }: RoundPlan, now: Date): ReadyRound {
  const changed = [...labels.values()].filter(({ entries }) => entries.length > 0);
  return {
    outcomes,
    kept,
    statement:
      changed.length === 0 && kept.length === 0
        ? null
        : roundStatement({ changes: changesOf(changed), entries: withMessagesOfEach(changed), kept }, now),
    labelIds: changed.map(({ row }) => row.id),
    branches: new Set(changed.flatMap(({ branches }) => branches)),
    money: changed.flatMap(({ money }) => money),
    released: new Map(
      changed.flatMap(({ row, scans, life }) =>
        row.held_until === null || waitsForDoor(life) ? [] : [[row.id, scans.at(-1)?.viewer.id as number]],
      ),
    ),
    postCodes: changed.flatMap(({ row, postCode }) => (postCode === null ? [] : [{ label_id: row.id, ...postCode }])),
  };
}
