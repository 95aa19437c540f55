import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { readProblem } from '@waybill/domain/rooms/mailbags/decide-mailbag.ts';
import { packed } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { allRefused, batchOf, refusedScan, type Outcomes, type ReadyScan } from '../scan-kit/scan-kit.door.ts';
import { applyScans, planRound, readScanned } from '../scan-kit/scan-round.door.ts';
import { openCases } from './change-mailbag.ts';
import { hintBag } from './mailbag.record.ts';
import { lockMailbag, markParcelsRead, type NewCase, type ReadParcel } from './mailbags.store.ts';
import { placesOf } from './pack-parcels.ts';

export interface ReadingScan extends ReadyScan {
  readonly damaged: boolean;
}

/**
 * Reads parcels out of a bag that was taken off its vehicle: what is on its list arrives; what is not is kept as a difference, and arrives as well where
 * its own life allows it. A damaged one arrives with a difference. Nothing that was not scanned is marked.
 */
export async function readParcels(
  context: CommandContext,
  bagId: number,
  scans: readonly ReadingScan[],
): Promise<Outcomes> {
  const { tx, viewer, now } = context;
  const bag = await lockMailbag(tx, viewer, bagId);
  const problem = bag ? readProblem(viewer, bag) : refuse('bag_unknown');
  if (!bag || problem) return allRefused(scans, problem ?? refuse('bag_unknown'));
  const places = await placesOf(context, bag, scans);
  const rows = await readScanned(
    tx,
    scans.map(({ code, scan }) => ({ code, scan_id: scan.scan_id, branch_id: viewer.branchId, staff_id: viewer.id })),
  );
  const outcomes: Outcomes = new Map();
  const listed: ReadingScan[] = [];
  const strangers: ReadingScan[] = [];
  const labels = new Map<number, number>();
  const seen = new Set<number>();
  scans.forEach((scan, at) => {
    const row = rows[at];
    if (!row?.id || !row.status) return void outcomes.set(scan.index, refusedScan(null, 'scan_unknown_code'));
    labels.set(scan.index, row.id);
    const place = places.get(row.id);
    const own = place?.mailbag_id === bag.id ? place : undefined;
    const isRead = own !== undefined && own.state !== packed.in;
    if (isRead && own.read_scan_id === scan.scan.scan_id)
      return void outcomes.set(
        scan.index,
        own.state === packed.over
          ? refusedScan(row.id, 'bag_over')
          : { kind: 'again', labelId: row.id, status: row.status, was: null, at: now },
      );
    if (isRead || seen.has(row.id)) return void outcomes.set(scan.index, refusedScan(row.id, 'bag_read_before'));
    seen.add(row.id);
    if (own) listed.push(scan);
    else {
      strangers.push(scan);
      outcomes.set(scan.index, refusedScan(row.id, 'bag_over'));
    }
  });
  const arriving = strangers.filter((scan) => {
    const at = scans.indexOf(scan);
    const row = rows[at];
    return (
      row !== undefined && planRound([{ ...scan, inBag: true }], [row]).outcomes.get(scan.index)?.kind === 'applied'
    );
  });
  const applied = await applyScans(
    batchOf(context),
    [...listed, ...arriving].map((scan) => ({ ...scan, inBag: true as const })),
  );
  for (const { index } of listed) {
    const outcome = applied.get(index);
    if (outcome) outcomes.set(index, outcome);
  }
  const parcelOf = ({ index, scan, damaged }: ReadingScan): ReadParcel => ({
    label_id: labels.get(index) as number,
    scan_id: scan.scan_id,
    damaged,
  });
  const matched = listed.filter(({ index }) => outcomes.get(index)?.kind !== 'refused').map(parcelOf);
  const over = strangers.map(parcelOf);
  await markParcelsRead(tx, bag.id, { matched, over }, { by: viewer.id, now });
  const cases: NewCase[] = [
    ...over.map(({ label_id }) => ({ kind: 'over' as const, label_id })),
    ...[...matched, ...over]
      .filter(({ damaged }) => damaged)
      .map(({ label_id }) => ({ kind: 'damaged' as const, label_id })),
  ];
  await openCases(context, bag, cases);
  context.hint('labels', [bag.from_branch_id, bag.to_branch_id]);
  if (matched.length + over.length > 0) hintBag(context, bag);
  return outcomes;
}
