import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { moves, type Move, type StepStatus } from '@waybill/domain/rooms/labels/step-moves.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { countFits, giveProblem } from '@waybill/domain/rooms/run-sheets/decide-run-sheet.ts';
import { runSheetAt } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import { sheetScanShape, type SheetScan } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
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
import { addStops, lockRunSheet, readOpenStops, setRunSheetStatus, type LockedRunSheet } from './run-sheets.store.ts';

/** Parcels that are scanned onto run sheets, each answered in its place; those of one sheet that follow each other are one transaction. */
export async function scanOntoSheets(
  batch: BatchContext,
  raws: readonly unknown[],
): Promise<{ data: ScanResult[] } | typeof unproven> {
  const data = await scanInGroups(batch, raws, {
    shape: sheetScanShape,
    together: (one, other) => one.run_sheet_id === other.run_sheet_id,
    act: (context, group: readonly RoomScan<SheetScan>[]) =>
      answerGroup(context, group, (ready) => giveParcels(context, group[0]?.scan.run_sheet_id ?? 0, ready)),
  });
  return data === unproven ? unproven : { data };
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
  const labels = await lockStates(
    tx,
    scans.map(({ code }) => code),
  );
  const places = await readOpenStops(tx, labels);
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
    if (places.get(row.id) === sheet.id || put.includes(row.id)) return void outcomes.set(scan.index, again);
    if (row.holder_staff_id === sheet.courier_id && row.delivered_at === null && row.closed_at === null) {
      put.push(row.id);
      return void outcomes.set(scan.index, again);
    }
    const wish = { ...scan, scan: { ...scan.scan, to_staff_id: sheet.courier_id, confirmed: true } };
    const planned = planRound([wish], [row]).outcomes.get(scan.index) as Outcome;
    if (goesToTheDoor(planned)) {
      put.push(row.id);
      return void toApply.push(wish);
    }
    outcomes.set(
      scan.index,
      planned.kind === 'refused' && saysEnough.includes(planned.refusal.code)
        ? { ...planned, kept: false }
        : refusedScan(row.id, 'run_sheet_not_due', { status: row.status }),
    );
  });
  for (const [index, outcome] of await applyScans(batchOf(context), toApply)) outcomes.set(index, outcome);
  await addStops(tx, sheet.id, put, { by: viewer.id, now });
  await handOverIfCounted(context, sheet, put.length);
  if (put.length > 0) {
    context.hint('run_sheet', [sheet.branch_id]);
    context.hint('labels', [sheet.branch_id]);
  }
  return outcomes;
}

/** What the courier had counted and the branch had not scanned is there now: nothing is left to settle. */
async function handOverIfCounted({ tx, now }: CommandContext, sheet: LockedRunSheet, more: number): Promise<void> {
  if (more > 0 && sheet.counted !== null && countFits({ parcels: sheet.parcels + more, counted: sheet.counted }))
    await setRunSheetStatus(tx, sheet.id, runSheetAt.out, now);
}

const closed = 'state_not_allowed';
/** Reasons that say why a parcel does not go out; the others speak of what a single scan could bring with it. */
const saysEnough: readonly string[] = [
  'scan_wrong_branch',
  'scan_final',
  'scan_on_clearance',
  'scan_missing',
  'scan_in_bag',
  'scan_on_hold',
  'scan_attempts_used',
  'scan_return_not_approved',
  'missing_permission',
];

/** Does the scan put the parcel into a courier's hands? */
function goesToTheDoor(outcome: Outcome): boolean {
  if (outcome.kind !== 'applied' || !Object.hasOwn(moves, outcome.status)) return false;
  const move: Move = moves[outcome.status as StepStatus & LabelStatus];
  return move.holder === 'courier';
}
