import { refuse } from '@waybill/domain/kernel/refusal.ts';
import type { ScanRefusalCode } from '@waybill/domain/rooms/labels/scan-refusals.ts';
import { fillProblem } from '@waybill/domain/rooms/mailbags/decide-mailbag.ts';
import { packed } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { allRefused, refusedScan, type ScanOutcome, type Outcomes, type ReadyScan } from '../scan-kit/scan-kit.door.ts';
import { planRound, readScanned } from '../scan-kit/scan-round.door.ts';
import { isSent } from './bag-contents.ts';
import { hintBag } from './mailbag.record.ts';
import {
  lockMailbag,
  lockPacked,
  insertPacked,
  takeOut,
  type LockedMailbag,
  type PackedLabel,
} from './mailbags.store.ts';
import { nameRightBags } from './mailbags.queries.ts';

/**
 * Puts parcels into an open bag; `bag_unknown` for all of them when the bag is not the viewer's to see: each must be due to be sent, from here, to the branch of the bag. The parcel itself stays what it is until the bag is handed
 * to a vehicle. All of them are read and written by few statements, whatever their number.
 */
export async function packParcels(
  context: CommandContext,
  bagId: number,
  scans: readonly ReadyScan[],
): Promise<Outcomes> {
  const { tx, viewer, now } = context;
  const bag = await lockMailbag(tx, viewer, bagId);
  const problem = bag ? fillProblem(viewer, bag) : refuse('bag_unknown');
  if (!bag || problem) return allRefused(scans, problem ?? refuse('bag_unknown'));
  const places = await placesOf(context, bag, scans);
  const rows = await readScanned(
    tx,
    scans.map(({ code, scan }) => ({ code, scan_id: scan.scan_id, branch_id: viewer.branchId, staff_id: viewer.id })),
  );
  const outcomes: Outcomes = new Map();
  const put = new Set<number>();
  const wrong: { readonly index: number; readonly branchId: number; readonly labelId: number }[] = [];
  scans.forEach((scan, at) => {
    const row = rows[at];
    const place = row?.id ? places.get(row.id) : undefined;
    if (!row?.id || !row.status) return outcomes.set(scan.index, refusedScan(null, 'scan_unknown_code'));
    const done: ScanOutcome = { kind: 'again', labelId: row.id, status: row.status, was: null, at: now };
    if (put.has(row.id) || (place?.mailbag_id === bag.id && place.state === packed.in))
      return outcomes.set(scan.index, done);
    if (place?.state === packed.in)
      return outcomes.set(scan.index, refusedScan(row.id, 'bag_other_bag', { bag: place.code }));
    const sent = planRound(
      [{ ...scan, scan: { ...scan.scan, to_branch_id: bag.to_branch_id, confirmed: true } }],
      [row],
    ).outcomes.get(scan.index) as ScanOutcome;
    if (isSent(sent)) {
      put.add(row.id);
      return outcomes.set(scan.index, { ...sent, status: row.status, was: row.status } as ScanOutcome);
    }
    if (sent.kind !== 'refused')
      return outcomes.set(scan.index, refusedScan(row.id, 'bag_not_due', { status: row.status }));
    if (sent.refusal.code !== elsewhere || !sent.refusal.values?.wanted)
      return outcomes.set(
        scan.index,
        saysEnough.includes(sent.refusal.code)
          ? { ...sent, kept: false }
          : refusedScan(row.id, 'bag_not_due', { status: row.status }),
      );
    const heading = Number(sent.refusal.values.branch_id);
    wrong.push({ index: scan.index, branchId: heading, labelId: row.id });
    return outcomes;
  });
  await nameRightBags(context, bag, wrong, outcomes);
  await insertPacked(tx, bag.id, [...put], { by: viewer.id, now });
  if (put.size > 0) hintBag(context, bag);
  return outcomes;
}

const elsewhere = 'scan_wrong_branch' satisfies ScanRefusalCode;
/** Reasons that hold for a bag too; the others speak of what a single scan could bring with it. */
const saysEnough: readonly string[] = [
  'scan_wrong_branch',
  'scan_final',
  'scan_on_clearance',
  'scan_missing',
  'missing_permission',
] satisfies (ScanRefusalCode | 'missing_permission')[];

/** Takes parcels out of an open bag again. */
export async function unpackParcels(
  context: CommandContext,
  bagId: number,
  scans: readonly ReadyScan[],
): Promise<Outcomes> {
  const { tx, viewer, now } = context;
  const bag = await lockMailbag(tx, viewer, bagId);
  const problem = bag ? fillProblem(viewer, bag) : refuse('bag_unknown');
  if (!bag || problem) return allRefused(scans, problem ?? refuse('bag_unknown'));
  const places = await placesOf(context, bag, scans);
  const rows = await readScanned(
    tx,
    scans.map(({ code, scan }) => ({ code, scan_id: scan.scan_id, branch_id: viewer.branchId, staff_id: viewer.id })),
  );
  const out: number[] = [];
  const outcomes: Outcomes = new Map();
  scans.forEach(({ index }, at) => {
    const row = rows[at];
    if (!row?.id || !row.status) return outcomes.set(index, refusedScan(null, 'scan_unknown_code'));
    if (places.get(row.id)?.mailbag_id !== bag.id) return outcomes.set(index, refusedScan(row.id, 'bag_not_in'));
    out.push(row.id);
    return outcomes.set(index, { kind: 'again', labelId: row.id, status: row.status, was: null, at: now });
  });
  await takeOut(tx, bag.id, out, now);
  if (out.length > 0) hintBag(context, bag);
  return outcomes;
}

/** Where these parcels are packed, by their labels, which are locked with that. */
export async function placesOf(
  { tx }: CommandContext,
  bag: LockedMailbag,
  scans: readonly ReadyScan[],
): Promise<Map<number, PackedLabel>> {
  const found = await lockPacked(
    tx,
    scans.map(({ code }) => code),
    bag.id,
  );
  // Where a parcel lies now counts before what this bag once listed.
  return new Map(
    found
      .toSorted((one, other) => Number(one.state === packed.in) - Number(other.state === packed.in))
      .map((place) => [place.label_id, place]),
  );
}
