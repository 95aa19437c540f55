import type { $ZodType } from 'zod/v4/core';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { checkedBy } from '@waybill/contract/kernel/schema-problems.ts';
import type { Scan, ScanResult } from '@waybill/contract/rooms/tracking/scan-shapes.ts';
import type { BatchContext, CommandContext } from '../../kernel/context.ts';
import { refusalOf } from '../../kernel/errors.ts';
import { isCachedViewer, needsFreshSession } from '../../kernel/hot/cached-viewers.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { ScanOutcome } from './plan-round.ts';
import { actingIn, readScans, type ReadyScan, type UnreadScan } from './read-scans.ts';
import { answerScans } from './scan-answers.ts';

/** The common part of all scans, for rooms that work with parcels. */
type BaseScan = Pick<Scan, 'scan_id' | 'tracking_code' | 'scanned_at' | 'branch_id' | 'scanned_by' | 'device'>;

/** A scan that can be read, and who works in the branch that it names. */
export interface RoomScan<One> {
  readonly index: number;
  readonly scan: One;
  readonly viewer: SessionViewer;
}

/** The answers of a room's call that takes scans; `needsFreshSession` when its viewer was remembered and has to be read first. */
export type ScansAnswered = Promise<{ data: ScanResult[] } | typeof needsFreshSession>;

interface RoomScanning<One> {
  readonly shape: $ZodType<One>;
  /** May the later one be part of the transaction of the earlier one? Scans of different branches never are. */
  readonly sameTransaction: (earlier: One, later: One) => boolean;
  /** Answers a group, in its order, within one transaction. */
  readonly act: (context: CommandContext, group: readonly RoomScan<One>[]) => Promise<readonly ScanResult[]>;
}

/**
 * The scans of a room that works with parcels, such as bags and run sheets, as a device sends them: each is answered in its place, and a malformed one is
 * refused without the others. Scans that follow each other and belong together are one transaction.
 */
export async function scanInGroups<One extends BaseScan>(
  batch: BatchContext,
  raws: readonly unknown[],
  { shape, sameTransaction, act }: RoomScanning<One>,
): ScansAnswered {
  if (isCachedViewer(batch.viewer)) return needsFreshSession;
  const results: ScanResult[] = [];
  const groups: RoomScan<One>[][] = [];
  const unread: UnreadScan[] = [];
  raws.forEach((raw, index) => {
    const one = readOne(batch, shape, raw, index);
    if ('refusal' in one) return void unread.push(one);
    const last = groups.at(-1);
    const before = last?.[0];
    const same = before && before.viewer.branchId === one.viewer.branchId && sameTransaction(before.scan, one.scan);
    if (same) last?.push(one);
    else groups.push([one]);
  });
  const refusals = await answerScans(batch.db, batch.viewer, batch.locale, unread, new Map(), batch.requestId);
  refusals.forEach((answer, at) => (results[(unread[at] as UnreadScan).index] = answer));
  for (const group of groups) {
    const viewer = (group[0] as RoomScan<One>).viewer;
    const answers = await batch.commit((context) => act({ ...context, viewer }, group));
    answers.forEach((answer, at) => (results[(group[at] as RoomScan<One>).index] = answer));
  }
  return { data: results };
}

function readOne<One extends BaseScan>(
  batch: BatchContext,
  shape: $ZodType<One>,
  raw: unknown,
  index: number,
): RoomScan<One> | UnreadScan {
  const parsed = checkedBy(shape, raw);
  const fields = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');
  const known = { scan_id: text(fields['scan_id']), tracking_code: text(fields['tracking_code']) };
  if (!parsed.success) return { index, scan: known, refusal: refusalOf(parsed.error) };
  const acting = actingIn(batch.viewer, parsed.data.branch_id ?? null);
  if (isRefusal(acting)) return { index, scan: known, refusal: acting };
  return { index, scan: parsed.data, viewer: acting };
}

/** Results of a group's scans, by index. */
export type Outcomes = Map<number, ScanOutcome>;

/** Reads the parcels' codes of a group, lets the room act on those that are some, and says in words what came of each. */
export async function answerGroup<One extends BaseScan>(
  context: CommandContext,
  group: readonly RoomScan<One>[],
  act: (ready: readonly ReadyScan[]) => Promise<Outcomes>,
): Promise<ScanResult[]> {
  const { tx, viewer, now, locale, requestId } = context;
  const scans = await readScans(
    tx,
    viewer,
    group.map(({ scan: { scan_id, tracking_code, scanned_at, branch_id, scanned_by, device } }) => ({
      scan_id,
      tracking_code,
      scanned_at,
      branch_id,
      scanned_by,
      device,
    })),
    now,
  );
  const outcomes = await act(scans.filter((one): one is ReadyScan => !('refusal' in one)));
  return answerScans(tx, viewer, locale, scans, outcomes, requestId);
}

/** Returns a scan refused for a room's own reason; it is not stored among the branch's exceptions. */
export function refusedScan(
  labelId: number | null,
  code: string,
  values?: Readonly<Record<string, unknown>>,
): ScanOutcome {
  return { kind: 'refused', labelId, refusal: refuse(code, values ? { values } : {}), life: null, kept: false };
}

/** The same for all of them. */
export function allRefused(scans: readonly ReadyScan[], { code, values }: Refusal): Outcomes {
  return new Map(scans.map(({ index }) => [index, refusedScan(null, code, values)]));
}

/** A command that applies scans within its own transaction. */
export function batchOf(context: CommandContext): BatchContext {
  return { ...context, db: context.tx, commit: (work) => work(context), within: context.tx };
}
