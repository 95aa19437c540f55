import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { gateDueAt } from '@waybill/domain/rooms/gate-slips/decide-gate.ts';
import type { ScanRefusalCode } from '@waybill/domain/rooms/labels/scan-refusals.ts';
import { slipScanShape, type SlipScan } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import type { BatchContext, CommandContext } from '../../kernel/context.ts';
import {
  allRefused,
  answerGroup,
  addToDocument,
  scanInGroups,
  type Outcomes,
  type ReadyScan,
  type RoomScan,
  type ScansAnswered,
} from '../scan-kit/scan-kit.door.ts';
import { addGateParcels, lockGateSlip, readOpenSlips } from './gate-slips.store.ts';

/** Scans parcels onto gate slips, with a result for each; consecutive scans of one slip form one transaction. */
export function scanOntoSlips(batch: BatchContext, raws: readonly unknown[]): ScansAnswered {
  return scanInGroups(batch, raws, {
    shape: slipScanShape,
    sameTransaction: (one, other) => one.gate_slip_id === other.gate_slip_id,
    act: (context, group: readonly RoomScan<SlipScan>[]) =>
      answerGroup(context, group, (ready) => giveToGate(context, group[0]?.scan.gate_slip_id ?? 0, ready)),
  });
}

/** Hands parcels to the gate of a slip. Only a parcel that goes by gate requires a slip; the step of the same name for own vehicles does not. */
async function giveToGate(context: CommandContext, slipId: number, scans: readonly ReadyScan[]): Promise<Outcomes> {
  const { tx, viewer, now, services } = context;
  const slip = await lockGateSlip(tx, viewer, slipId);
  if (!slip) return allRefused(scans, refuse('gate_slip_unknown'));
  if (!can(viewer, 'gate_slip.work')) return allRefused(scans, refuse('missing_permission'));
  if (slip.branch_id !== viewer.branchId) return allRefused(scans, refuse('gate_other_branch'));
  if (slip.counted_by !== null) return allRefused(scans, refuse('gate_counted'));
  const { outcomes, put } = await addToDocument(context, scans, {
    id: slip.id,
    placesOf: (labels) => readOpenSlips(tx, labels),
    means: (scan) => scan,
    goes: (scan, planned) =>
      planned.kind === 'refused' && planned.refusal.code === needsSlip ? { ...scan, slip: true } : null,
    notDue: 'gate_not_due_here',
  });
  await addGateParcels(tx, slip.id, put, { by: viewer.id, now, dueAt: gateDueAt(now, services.settings.gateDays) });
  if (put.length > 0) {
    context.hint('gate_slips', [slip.branch_id]);
    context.hint('labels', [slip.branch_id]);
  }
  return outcomes;
}

const needsSlip: ScanRefusalCode = 'scan_needs_slip';
