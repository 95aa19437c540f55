import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  isInHand,
  listingProblem,
  receivingProblem,
} from '@waybill/domain/rooms/handover-collections/decide-handover-collection.ts';
import { handed, kindRow, pickedUp } from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import {
  handedScanShape,
  type HandedDoing,
  type HandedScan,
} from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import type { BatchContext, CommandContext } from '../../kernel/context.ts';
import {
  allRefused,
  answerGroup,
  batchOf,
  refusedScan,
  scanInGroups,
  type Outcomes,
  type ReadyScan,
  type RoomScan,
  type ScansAnswered,
} from '../scan-kit/scan-kit.door.ts';
import { applyScans, lockStates, planRound, readScanned } from '../scan-kit/scan-round.door.ts';
import {
  isReceivedBefore,
  listParcelRows,
  lockHandoverCollection,
  markHanded,
  readHandedStates,
  readOpenLists,
  unlistParcelRows,
  type LockedHandoverCollection,
} from './handover-collections.store.ts';

/** Scans parcels that change hands, with a result for each; consecutive scans of one list form one transaction. */
export function scanHanded(batch: BatchContext, raws: readonly unknown[]): ScansAnswered {
  return scanInGroups(batch, raws, {
    shape: handedScanShape,
    sameTransaction: (one, other) => one.collection_id === other.collection_id && one.doing === other.doing,
    act: (context, group: readonly RoomScan<HandedScan>[]) => {
      const { collection_id = 0, doing = 'list' } = group[0]?.scan ?? {};
      return answerGroup(context, group, (ready) => act(context, collection_id, doing, ready));
    },
  });
}

const works: Readonly<
  Record<
    HandedDoing,
    (context: CommandContext, doc: LockedHandoverCollection, scans: readonly ReadyScan[]) => Promise<Outcomes>
  >
> = { list: listParcels, unlist: unlistParcels, receive: receiveParcels };

async function act(
  context: CommandContext,
  id: number,
  doing: HandedDoing,
  scans: readonly ReadyScan[],
): Promise<Outcomes> {
  const { tx, viewer } = context;
  const doc = await lockHandoverCollection(tx, viewer, id);
  const problem = doc ? (doing === 'receive' ? receivingProblem : listingProblem)(viewer, doc) : null;
  if (!doc || problem) return allRefused(scans, inItsWords(problem ?? refuse('collection_unknown')));
  await lockStates(
    tx,
    scans.map(({ code }) => code),
  );
  const outcomes = await works[doing](context, doc, scans);
  context.hint('handover_collection', [doc.branch_id]);
  context.hint('labels', [doc.branch_id]);
  return outcomes;
}

const ended = 'state_not_allowed';
const inItsWords = (problem: Refusal): Refusal => (problem.code === ended ? refuse('collection_not_open') : problem);

function readRows({ tx, viewer }: CommandContext, scans: readonly ReadyScan[]) {
  return readScanned(
    tx,
    scans.map(({ code, scan }) => ({ code, scan_id: scan.scan_id, branch_id: viewer.branchId, staff_id: viewer.id })),
  );
}

/** Lists parcels that the giver has by their own history. A parcel that a courier did not scan at the sender's door also gets its pick-up step. */
async function listParcels(
  context: CommandContext,
  doc: LockedHandoverCollection,
  scans: readonly ReadyScan[],
): Promise<Outcomes> {
  const { tx, now } = context;
  const rows = await readRows(context, scans);
  const lists = await readOpenLists(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  );
  const outcomes: Outcomes = new Map();
  const put: number[] = [];
  const toApply: ReadyScan[] = [];
  scans.forEach((scan, at) => {
    const row = rows[at];
    if (!row?.id || !row.status) return void outcomes.set(scan.index, refusedScan(null, 'scan_unknown_code'));
    const again = { kind: 'again', labelId: row.id, status: row.status, was: null, at: now } as const;
    const list = lists.get(row.id);
    if (list === doc.id || put.includes(row.id)) return void outcomes.set(scan.index, again);
    if (list !== undefined)
      return void outcomes.set(scan.index, refusedScan(row.id, 'collection_on_another', { n: list }));
    if (isInHand(row, doc)) {
      put.push(row.id);
      return void outcomes.set(scan.index, again);
    }
    const wish = { ...scan, scan: { ...scan.scan, status: pickedUp } };
    if (
      kindRow(doc.kind).from.includes(pickedUp) &&
      planRound([wish], [row]).outcomes.get(scan.index)?.kind === 'applied'
    ) {
      put.push(row.id);
      return void toApply.push(wish);
    }
    outcomes.set(scan.index, refusedScan(row.id, 'collection_not_in_hand', { status: row.status }));
  });
  for (const [index, outcome] of await applyScans(batchOf(context), toApply)) outcomes.set(index, outcome);
  await listParcelRows(tx, doc.id, put, now);
  return outcomes;
}

/** Removes parcels from the list; they stay with the giver. */
async function unlistParcels(
  context: CommandContext,
  doc: LockedHandoverCollection,
  scans: readonly ReadyScan[],
): Promise<Outcomes> {
  const { tx, now } = context;
  const rows = await readRows(context, scans);
  const lists = await readOpenLists(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  );
  const outcomes: Outcomes = new Map();
  const off: number[] = [];
  scans.forEach((scan, at) => {
    const row = rows[at];
    if (!row?.id || !row.status) return void outcomes.set(scan.index, refusedScan(null, 'scan_unknown_code'));
    if (lists.get(row.id) !== doc.id)
      return void outcomes.set(scan.index, refusedScan(row.id, 'collection_not_listed'));
    off.push(row.id);
    outcomes.set(scan.index, { kind: 'again', labelId: row.id, status: row.status, was: null, at: now });
  });
  await unlistParcelRows(tx, doc.id, off, now);
  return outcomes;
}

/**
 * Receives parcels: each takes its own step, listed or not; what its lifecycle does not allow is refused with the reason. An unlisted one is kept as a
 * difference. Only scanned parcels are received.
 */
async function receiveParcels(
  context: CommandContext,
  doc: LockedHandoverCollection,
  scans: readonly ReadyScan[],
): Promise<Outcomes> {
  const { tx, viewer, now } = context;
  const rows = await readRows(context, scans);
  const states = await readHandedStates(
    tx,
    doc.id,
    rows.flatMap(({ id }) => id ?? []),
  );
  const outcomes: Outcomes = new Map();
  const labels = new Map<number, number>();
  const matched: number[] = [];
  const toApply: ReadyScan[] = [];
  const seen = new Set<number>();
  scans.forEach((scan, at) => {
    const row = rows[at];
    if (!row?.id || !row.status) return void outcomes.set(scan.index, refusedScan(null, 'scan_unknown_code'));
    const state = states.get(row.id);
    const again = { kind: 'again', labelId: row.id, status: row.status, was: null, at: now } as const;
    if (state === handed.over) return void outcomes.set(scan.index, refusedScan(row.id, 'collection_over'));
    if (seen.has(row.id) || (state !== undefined && state !== handed.listed))
      return void outcomes.set(scan.index, again);
    seen.add(row.id);
    // Scanned in the ordinary way before: it is here, and has taken its step.
    if (state === handed.listed && isReceivedBefore(doc.kind, row.status)) {
      matched.push(row.id);
      return void outcomes.set(scan.index, again);
    }
    labels.set(scan.index, row.id);
    toApply.push({ ...scan, scan: { ...scan.scan, status: kindRow(doc.kind).step, confirmed: true } });
  });
  const over: number[] = [];
  for (const [index, outcome] of await applyScans(batchOf(context), toApply)) {
    const id = labels.get(index) as number;
    const listed = states.get(id) === handed.listed;
    if (outcome.kind !== 'refused') (listed ? matched : over).push(id);
    outcomes.set(index, outcome.kind === 'refused' || listed ? outcome : refusedScan(id, 'collection_over'));
  }
  await markHanded(tx, doc.id, { matched, over }, { by: viewer.id, now });
  return outcomes;
}
