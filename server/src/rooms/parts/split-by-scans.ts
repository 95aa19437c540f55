import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { timeOfScan } from '@waybill/domain/rooms/labels/scan-clock.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { partScanShape, type PartScan } from '@waybill/contract/rooms/parts/parts.contract.ts';
import type { BatchContext, CommandContext } from '../../kernel/context.ts';
import {
  answerGroup,
  refusedScan,
  scanInGroups,
  type ScanOutcome,
  type ReadyScan,
  type RoomScan,
  type ScansAnswered,
} from '../scan-kit/scan-kit.door.ts';
import { lockStates, readScanned } from '../scan-kit/scan-round.door.ts';
import { splitParcel } from './split-parcel.ts';

/** Splits parcels from the scans that couriers made at doors and sent when their phones were online again; each scan is handled separately. */
export function splitByScans(batch: BatchContext, raws: readonly unknown[]): ScansAnswered {
  return scanInGroups(batch, raws, {
    shape: partScanShape,
    sameTransaction: () => false,
    act: (context, group: readonly RoomScan<PartScan>[]) =>
      answerGroup(context, group, async (ready) => {
        const [said, scan] = [group[0]?.scan, ready[0]];
        return new Map(said && scan ? [[scan.index, await partOne(context, scan, said)]] : []);
      }),
  });
}

const parted: LabelStatus = 'parted';

/** The id of the scan is stored with the split in the parcel's history, so that a scan sent twice splits the parcel once. */
async function partOne(context: CommandContext, ready: ReadyScan, said: PartScan): Promise<ScanOutcome> {
  const { tx, viewer, now } = context;
  const { code, scannedAt, receivedAt } = ready;
  const { scan_id } = ready.scan;
  await lockStates(tx, [code]);
  const [row] = await readScanned(tx, [{ code, scan_id, branch_id: viewer.branchId, staff_id: viewer.id }]);
  if (!row?.id || !row.status) return refusedScan(null, 'scan_unknown_code');
  const again: ScanOutcome = { kind: 'again', labelId: row.id, status: row.status, was: null, at: row.done_at ?? now };
  if (row.done_label !== null)
    return row.done_label === row.id && row.done_status === parted ? again : refusedScan(row.id, 'scan_number_taken');
  const { at, claimed } = timeOfScan(scannedAt, row.status_at, receivedAt);
  const { pieces_now, part_reason = null } = said;
  const made = await splitParcel(
    context,
    row.id,
    { pieces_now, cod_now: null, part_reason },
    { scan_id, at, device: ready.scan.device ?? null, device_at: claimed },
  );
  if (isRefusal(made)) return { kind: 'refused', labelId: row.id, refusal: made, life: null, kept: false };
  const { status, holder_branch_id, deliver_branch_id } = row;
  const stays = { status, was: status, holder_branch_id, deliver_branch_id, next: null, inferred: [] };
  return { kind: 'applied', labelId: row.id, at, ...stays };
}
