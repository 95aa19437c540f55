import { can } from '@waybill/domain/rooms/roles/access.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { gateDueAt } from '@waybill/domain/rooms/gate-slips/decide-gate.ts';
import type { ScanRefusalCode } from '@waybill/domain/rooms/labels/scan-refusals.ts';
import { slipScanShape, type SlipScan } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import type { ScanResult } from '@waybill/contract/rooms/tracking/scan-shapes.ts';
import type { BatchContext, CommandContext } from '../../kernel/context.ts';
import { unproven } from '../../kernel/hot/remembered-viewers.ts';
import {
  allRefused,
  answerGroup,
  applyScans,
  batchOf,
  lockStates,
  planRound,
  readScanned,
  refusedScan,
  scanInGroups,
  type Outcome,
  type Outcomes,
  type ReadyScan,
  type RoomScan,
} from '../tracking/tracking.door.ts';
import { addGateParcels, lockGateSlip, readOpenSlips } from './gate-slips.store.ts';

/** Parcels that are scanned onto gate slips, each answered in its place; those of one slip that follow each other are one transaction. */
export async function scanOntoSlips(
  batch: BatchContext,
  raws: readonly unknown[],
): Promise<{ data: ScanResult[] } | typeof unproven> {
  const data = await scanInGroups(batch, raws, {
    shape: slipScanShape,
    together: (one, other) => one.gate_slip_id === other.gate_slip_id,
    act: (context, group: readonly RoomScan<SlipScan>[]) =>
      answerGroup(context, group, (ready) => giveToGate(context, group[0]?.scan.gate_slip_id ?? 0, ready)),
  });
  return data === unproven ? unproven : { data };
}

/** Hands parcels to the gate of a slip. One that stands on it already stays; one that does not go by gate is refused with the reason. */
async function giveToGate(context: CommandContext, slipId: number, scans: readonly ReadyScan[]): Promise<Outcomes> {
  const { tx, viewer, now, services } = context;
  const slip = await lockGateSlip(tx, viewer, slipId);
  if (!slip) return allRefused(scans, refuse('gate_slip_unknown'));
  if (!can(viewer, 'gate_slip.work')) return allRefused(scans, refuse('missing_permission'));
  if (slip.branch_id !== viewer.branchId) return allRefused(scans, refuse('gate_other_branch'));
  const labels = await lockStates(
    tx,
    scans.map(({ code }) => code),
  );
  const places = await readOpenSlips(tx, labels);
  const rows = await readScanned(
    tx,
    scans.map(({ code, scan }) => ({ code, scan_id: scan.scan_id, branch_id: viewer.branchId, staff_id: viewer.id })),
  );
  const outcomes: Outcomes = new Map();
  const put: number[] = [];
  const toApply: ReadyScan[] = [];
  scans.forEach((scan, at) => {
    const row = rows[at];
    if (!row?.id || !row.status) return void outcomes.set(scan.index, refusedScan(null, 'scan_unknown_code'));
    const again: Outcome = { kind: 'again', labelId: row.id, status: row.status, was: null, at: now };
    if (places.get(row.id) === slip.id || put.includes(row.id)) return void outcomes.set(scan.index, again);
    const planned = planRound([scan], [row]).outcomes.get(scan.index) as Outcome;
    // Only a parcel that goes by gate asks for a slip; the step of the same name that our own vehicles take does not.
    if (planned.kind === 'refused' && planned.refusal.code === needsSlip) {
      put.push(row.id);
      return void toApply.push({ ...scan, slip: true });
    }
    outcomes.set(
      scan.index,
      planned.kind === 'refused' && saysEnough.includes(planned.refusal.code)
        ? { ...planned, kept: false }
        : refusedScan(row.id, 'gate_not_due_here', { status: row.status }),
    );
  });
  for (const [index, outcome] of await applyScans(batchOf(context), toApply)) outcomes.set(index, outcome);
  await addGateParcels(tx, slip.id, put, { by: viewer.id, now, dueAt: gateDueAt(now, services.settings.gateDays) });
  if (put.length > 0) {
    context.hint('gate_slips', [slip.branch_id]);
    context.hint('labels', [slip.branch_id]);
  }
  return outcomes;
}

/** Reasons that say why a parcel does not go; the others speak of what a single scan could bring with it. */
const saysEnough: readonly string[] = [
  'scan_wrong_branch',
  'scan_final',
  'scan_on_clearance',
  'scan_missing',
  'scan_in_bag',
  'missing_permission',
];

const needsSlip: ScanRefusalCode = 'scan_needs_slip';
