import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { labelStatuses, type LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { applyScans, planRound } from '../scan-kit/scan-round.door.ts';
import { batchOf, type ScanOutcome, type ReadyScan } from '../scan-kit/scan-kit.door.ts';
import { lockContents, readContents, type LockedMailbag } from './mailbags.store.ts';

/** Parcels that a refusal names; the rest is more than somebody takes out by hand at once. */
const namedMost = 5;

/** Does this step send the parcel to another branch? A bag does not take steps to the door. */
export function isSent(outcome: ScanOutcome | undefined): boolean {
  if (outcome?.kind !== 'applied') return false;
  const row: { moving?: true; street?: true } = labelStatuses[outcome.status as LabelStatus];
  return row.moving === true && row.street !== true;
}

/** The parcels of a bag, each with a scan that sends it to the bag's branch. */
async function scansOf(
  { tx, viewer, now }: CommandContext,
  bag: LockedMailbag,
): Promise<{ scans: readonly ReadyScan[]; rows: Awaited<ReturnType<typeof readContents>> }> {
  const rows = await readContents(tx, viewer, bag.id);
  const scanned_at = toIso(now);
  const scans = rows.map(({ id, tracking_code }, index): ReadyScan => ({
    index,
    scan: {
      scan_id: `bag-${bag.id}-${bag.version}-${id}`,
      tracking_code,
      status: null,
      scanned_at,
      to_branch_id: bag.to_branch_id,
      confirmed: true,
    },
    code: tracking_code,
    scannedCode: tracking_code,
    ofPost: false,
    viewer,
    scannedAt: now,
    receivedAt: now,
    postCode: null,
    inBag: true,
  }));
  return { scans, rows };
}

async function misfit(
  context: CommandContext,
  bag: LockedMailbag,
  scans: readonly ReadyScan[],
  outcomes: ReadonlyMap<number, ScanOutcome>,
): Promise<Refusal | null> {
  const codes = scans.filter(({ index }) => !isSent(outcomes.get(index))).map(({ code }) => code);
  if (codes.length === 0) return null;
  const branch = await context.tx
    .selectFrom('branch')
    .select(['name_en', 'name_mm', 'name_zh'])
    .where('id', '=', bag.to_branch_id)
    .executeTakeFirstOrThrow();
  const more = codes.length > namedMost ? ` +${codes.length - namedMost}` : '';
  return refuse('bag_misfit', {
    values: {
      branch: localName(branch, context.locale),
      codes: `${codes.slice(0, namedMost).join(', ')}${more}`,
    },
  });
}

/** Parcels of an open bag that would not be sent to its branch now, because their road has changed since; null when all fit. */
export async function misfitsIn(context: CommandContext, bag: LockedMailbag): Promise<Refusal | null> {
  await lockContents(context.tx, bag.id);
  const { scans, rows } = await scansOf(context, bag);
  return misfit(context, bag, scans, planRound(scans, rows).outcomes);
}

/**
 * Sends everything in the bag by one round, which writes a parcel only as it was read: what somebody does with one meanwhile needs no lock to be noticed, and locks
 * would be written for each. A refusal rolls the whole hand-over back.
 */
export async function sendContents(context: CommandContext, bag: LockedMailbag): Promise<Refusal | null> {
  const { scans, rows } = await scansOf(context, bag);
  const outcomes = await applyScans(batchOf(context), scans, rows);
  context.hint('labels', [bag.from_branch_id, bag.to_branch_id]);
  return misfit(context, bag, scans, outcomes);
}
