import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { moves, type Move, type StepStatus } from '@waybill/domain/rooms/labels/step-moves.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { countFits, giveProblem } from '@waybill/domain/rooms/run-sheets/decide-run-sheet.ts';
import { doorStatuses, runSheetLife } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import { sheetScanShape, type SheetScan } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import type { BatchContext, CommandContext } from '../../kernel/context.ts';
import {
  allRefused,
  answerGroup,
  addToDocument,
  scanInGroups,
  type ScanOutcome,
  type Outcomes,
  type ReadyScan,
  type RoomScan,
  type ScansAnswered,
} from '../scan-kit/scan-kit.door.ts';
import { addStops, lockRunSheet, readOpenStops, setRunSheetStatus, type LockedRunSheet } from './run-sheets.store.ts';

/** Parcels that are scanned onto run sheets, each answered in its place; those of one sheet that follow each other are one transaction. */
export function scanOntoSheets(batch: BatchContext, raws: readonly unknown[]): ScansAnswered {
  return scanInGroups(batch, raws, {
    shape: sheetScanShape,
    sameTransaction: (one, other) => one.run_sheet_id === other.run_sheet_id,
    act: (context, group: readonly RoomScan<SheetScan>[]) =>
      answerGroup(context, group, (ready) => giveParcels(context, group[0]?.scan.run_sheet_id ?? 0, ready)),
  });
}

/** Hands parcels to the courier of a sheet, and puts them on it; one that the courier has already is only put on it. */
async function giveParcels(context: CommandContext, sheetId: number, scans: readonly ReadyScan[]): Promise<Outcomes> {
  const { tx, viewer, now } = context;
  const sheet = await lockRunSheet(tx, viewer, sheetId);
  const problem = sheet ? giveProblem(viewer, sheet) : refuse('run_sheet_unknown');
  if (!sheet || problem)
    return allRefused(
      scans,
      problem?.code === closed ? refuse('run_sheet_not_open') : (problem ?? refuse('run_sheet_unknown')),
    );
  const { outcomes, put } = await addToDocument(context, scans, {
    id: sheet.id,
    placesOf: (labels) => readOpenStops(tx, labels),
    isThere: ({ holder_staff_id, status }) =>
      holder_staff_id === sheet.courier_id && (doorStatuses as readonly string[]).includes(status),
    means: (scan) => ({ ...scan, scan: { ...scan.scan, to_staff_id: sheet.courier_id, confirmed: true } }),
    goes: (scan, planned) => (goesToTheDoor(planned) ? scan : null),
    notDue: 'run_sheet_not_due',
    says: ['scan_on_hold', 'scan_attempts_used', 'scan_return_not_approved'],
  });
  await addStops(tx, sheet.id, put, { by: viewer.id, now });
  await handOverIfCounted(context, sheet, put.length);
  if (put.length > 0) {
    context.hint('run_sheet', [sheet.branch_id]);
    context.hint('labels', [sheet.branch_id]);
  }
  return outcomes;
}

/** Hands the sheet over when the parcels that the courier counted but the branch had not scanned are added: the counts now agree. */
async function handOverIfCounted({ tx, now }: CommandContext, sheet: LockedRunSheet, more: number): Promise<void> {
  if (more > 0 && sheet.counted !== null && countFits({ parcels: sheet.parcels + more, counted: sheet.counted }))
    await setRunSheetStatus(tx, sheet.id, runSheetLife.at.hand_over, now);
}

const closed = 'state_not_allowed';

/** Does the scan put the parcel into a courier's hands? */
function goesToTheDoor(outcome: ScanOutcome): boolean {
  if (outcome.kind !== 'applied' || !Object.hasOwn(moves, outcome.status)) return false;
  const move: Move = moves[outcome.status as StepStatus & LabelStatus];
  return move.holder === 'courier';
}
