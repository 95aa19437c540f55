import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { timeOfScan } from '@waybill/domain/rooms/labels/scan-clock.ts';
import { bagWays, moveOfBag, type BagWay } from '@waybill/domain/rooms/mailbags/decide-mailbag.ts';
import { bagScanShape, type BagDoing, type BagScan } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import type { ScanResult } from '@waybill/contract/rooms/tracking/scan-shapes.ts';
import type { BatchContext, CommandContext } from '../../kernel/context.ts';
import {
  answerGroup,
  refusedScan,
  scanInGroups,
  type Outcomes,
  type ReadyScan,
  type RoomScan,
  type ScansAnswered,
} from '../scan-kit/scan-kit.door.ts';
import { answerScans, claimedDevice } from '../scan-kit/scan-round.door.ts';
import { moveScannedBag } from './change-mailbag.ts';
import { lockScannedBag, readMovedBy } from './mailbags.store.ts';
import { packParcels, unpackParcels } from './pack-parcels.ts';
import { readParcels } from './read-parcels.ts';

type ScanOfBag = RoomScan<BagScan>;

/** Scans bags and their parcels; a repeated scan gets the first answer. The move of a bag is handled separately. */
export function scanBags(batch: BatchContext, raws: readonly unknown[]): ScansAnswered {
  return scanInGroups(batch, raws, {
    shape: bagScanShape,
    sameTransaction: (one, other) =>
      !isMove(other.doing) && one.doing === other.doing && one.mailbag_id === other.mailbag_id,
    act,
  });
}

const isMove = (doing: BagDoing): doing is BagWay => (bagWays as readonly string[]).includes(doing);

async function act(context: CommandContext, group: readonly ScanOfBag[]): Promise<ScanResult[]> {
  const first = group[0] as ScanOfBag;
  const { doing, mailbag_id } = first.scan;
  if (isMove(doing)) return [await move(context, first, doing)];
  return answerGroup(context, group, (ready) => parcels(context, doing, mailbag_id ?? 0, ready, group));
}

function parcels(
  context: CommandContext,
  doing: Exclude<BagDoing, BagWay>,
  bagId: number,
  ready: readonly ReadyScan[],
  group: readonly ScanOfBag[],
): Promise<Outcomes> {
  switch (doing) {
    case 'pack':
      return packParcels(context, bagId, ready);
    case 'unpack':
      return unpackParcels(context, bagId, ready);
    case 'read':
      return readParcels(
        context,
        bagId,
        ready.map((one) => ({ ...one, damaged: group[one.index]?.scan.damaged === true })),
      );
  }
}

/** A bag's own code: what it does follows from the way it goes and from the branch that scans it. */
async function move(context: CommandContext, { index, scan, viewer }: ScanOfBag, way: BagWay): Promise<ScanResult> {
  const { tx, now } = context;
  const code = readCode(scan.tracking_code);
  // In this order: the twin of a scan that is under way waits for the bag, and then finds what the first did. They travel together.
  const [bag, done] = await Promise.all([
    code?.kind === 'bag' ? lockScannedBag(tx, viewer, code.code) : null,
    readMovedBy(tx, scan.scan_id),
  ]);
  if (done) return { ...answered(scan), result: 'already_applied', at: toIso(done.at) };
  if (!bag)
    return refusedMove(context, index, scan, refuse(code?.kind === 'bag' ? 'bag_unknown' : 'bag_needs_bag_code'));
  const command = moveOfBag(viewer, bag, way);
  if (isRefusal(command)) return refusedMove(context, index, scan, command);
  const changed = await moveScannedBag(context, bag, command, {
    at: timeOfScan(new Date(scan.scanned_at), null, now).at,
    device: claimedDevice(scan, viewer),
    scanId: scan.scan_id,
  });
  if (isRefusal(changed)) return refusedMove(context, index, scan, changed);
  return { ...answered(scan), result: 'applied', at: toIso(now) };
}

const answered = ({ scan_id, tracking_code }: BagScan): ScanResult => ({
  scan_id,
  tracking_code,
  result: 'refused',
  label_id: null,
  status: null,
  was: null,
  next: null,
  inferred: [],
  at: null,
  code: null,
  message: null,
  values: null,
  allowed: [],
  kept: false,
});

async function refusedMove(
  { tx, viewer, locale, requestId }: CommandContext,
  index: number,
  scan: BagScan,
  refusal: Refusal,
): Promise<ScanResult> {
  const outcome = refusedScan(null, refusal.code, refusal.values);
  const ready = { index, scan, code: scan.tracking_code } as unknown as ReadyScan;
  const [answer] = await answerScans(tx, viewer, locale, [ready], new Map([[index, outcome]]), requestId);
  return answer as ScanResult;
}
