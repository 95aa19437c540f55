import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { readCode, readPostCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { checkedBy } from '@waybill/contract/kernel/schema-problems.ts';
import { scan as scanSchema, type Scan } from '@waybill/contract/rooms/tracking/scan-shapes.ts';
import { refusalOf } from '../../kernel/errors.ts';
import { covers } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readCourierBranches, readPostCodes, readUnseen } from './scanned.queries.ts';

/** A scan that can be decided: its code is one, its branch is the viewer's, its courier works there. */
export interface ReadyScan {
  readonly index: number;
  readonly scan: Scan;
  readonly code: string;
  /** The same as it was scanned, which may be the mail post's. */
  readonly scannedCode: string;
  /** Is the code the mail post's, and not our own? */
  readonly ofPost: boolean;
  /** The viewer, in the branch that the scan was made in. */
  readonly viewer: SessionViewer;
  /** Time reported by the device, and time of arrival at the server. */
  readonly scannedAt: Date;
  readonly receivedAt: Date;
  readonly postCode: string | null;
  /** Scanned as part of its bag, by the room that moves bags. */
  readonly inBag?: true;
  /** With the slip of a bus gate, or with the word of somebody that it arrived: by the room of the gates. */
  readonly slip?: true;
  readonly word?: true;
}

/** Returns the meaning of a scan without its id: two scans that differ in it are different, even with equal ids. */
export function meaningOf({ scan, code }: Pick<ReadyScan, 'scan' | 'code'>): string {
  return [code, scan.status ?? '', scan.to_staff_id ?? ''].join(' ');
}

/** A scan that was refused before any label was looked at. */
export interface UnreadScan {
  readonly index: number;
  readonly scan: Partial<Scan>;
  readonly refusal: Refusal;
}

/**
 * Takes what a device sent apart: each scan is checked on its own. Codes of the mail post become our own; a scan of another branch than the current
 * one counts when the viewer covers it.
 */
export async function readScans(
  db: Database,
  viewer: SessionViewer,
  raws: readonly unknown[],
  now: Date,
): Promise<(ReadyScan | UnreadScan)[]> {
  const read = raws.map((raw, index) => readOne(viewer, raw, index, now));
  const ready = read.filter((one): one is ReadyScan => !('refusal' in one));
  const [posts, couriers, unseen] = await Promise.all([
    readPostCodes(
      db,
      ready.filter(({ ofPost }) => ofPost).map(({ code }) => code),
    ),
    readCourierBranches(db, [...new Set(ready.flatMap(({ scan }) => scan.to_staff_id ?? []))]),
    readUnseen(
      db,
      viewer,
      ready.map(({ code }) => code),
    ),
  ]);
  return read.map((one) => {
    if ('refusal' in one) return one;
    const { scan } = one;
    if (unseen.has(one.code)) return { index: one.index, scan, refusal: refuse('scan_unknown_code') };
    const works =
      scan.to_staff_id === null ||
      scan.to_staff_id === undefined ||
      couriers.get(scan.to_staff_id)?.includes(one.viewer.branchId ?? 0);
    const code = posts.get(one.code);
    return works
      ? code === undefined
        ? one
        : { ...one, code }
      : { index: one.index, scan, refusal: refuse('scan_wrong_courier') };
  });
}

function readOne(viewer: SessionViewer, raw: unknown, index: number, now: Date): ReadyScan | UnreadScan {
  const parsed = checkedBy(scanSchema, raw);
  if (!parsed.success) return { index, scan: fieldsIn(raw), refusal: refusalOf(parsed.error) };
  const scan = { ...parsed.data, device: claimedDevice(parsed.data, viewer) };
  const code = readCode(scan.tracking_code);
  const post = scan.mp_tracking_code ? readPostCode(scan.mp_tracking_code) : null;
  const acting = actingIn(viewer, scan.branch_id ?? null);
  if (!code) return { index, scan, refusal: refuse('scan_bad_code') };
  if (scan.mp_tracking_code && !post) return { index, scan, refusal: refuse('scan_bad_post_code') };
  if (post && !post.usual && scan.confirmed !== true)
    return { index, scan, refusal: refuse('scan_odd_post_code', { values: { code: post.code } }) };
  if (isRefusal(acting)) return { index, scan, refusal: acting };
  return {
    index,
    scan,
    code: code.code,
    scannedCode: code.code,
    ofPost: code.kind === 'post',
    viewer: acting,
    scannedAt: new Date(scan.scanned_at),
    receivedAt: now,
    postCode: post?.code ?? null,
  };
}

/**
 * Returns the stored claim of the device: its name, and the user it reports as scanner where another user sends the scan, as `@su.su`. The claim
 * decides nothing: the sender of a scan is the actor.
 */
export function claimedDevice(
  { device = null, scanned_by = null }: Pick<Scan, 'device' | 'scanned_by'>,
  viewer: SessionViewer,
): string | null {
  const kept = [device, isOwnScan({ scanned_by }, viewer) ? null : `@${scanned_by}`].filter((part) => part !== null);
  return kept.length === 0 ? null : kept.join(' ');
}

/** Does the device report the sender of a scan as its only scanner? A scan without a name does not count. */
export const isOwnScan = ({ scanned_by = null }: Pick<Scan, 'scanned_by'>, viewer: SessionViewer): boolean =>
  scanned_by === null || [viewer.userName, `#${viewer.id}`].includes(scanned_by);

/** The viewer, working in the branch that a scan names; refused when they do not cover it. */
export function actingIn(viewer: SessionViewer, branchId: number | null): SessionViewer | Refusal {
  const branch = branchId ?? viewer.branchId;
  if (branch === null) return refuse('scan_no_branch');
  if (branch === viewer.branchId) return viewer;
  return covers(viewer, branch) ? { ...viewer, branchId: branch } : refuse('branch_not_covered');
}

/** Returns the recognizable fields of a malformed scan, so that its sender can find it. */
function fieldsIn(raw: unknown): Partial<Scan> {
  const { scan_id, tracking_code } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : undefined);
  return { scan_id: short(scan_id), tracking_code: short(tracking_code) };
}
