import type { CallOutput } from '@waybill/contract/registry.ts';
import type { BatchContext } from '../../kernel/context.ts';
import { isCachedViewer, needsFreshSession } from '../../kernel/hot/cached-viewers.ts';
import { applyScans, joinScans, readScans, answerScans } from '../scan-kit/scan-round.door.ts';
import type { ReadyScan } from '../scan-kit/scan-kit.door.ts';

/**
 * Up to a thousand scans (decisions 2.2): one answer each, in order; what is refused changes nothing, and a scan that was answered is answered the same again.
 * `needsFreshSession` when the viewer was remembered and the labels were not read, or did not show that they still hold.
 */
export async function scanParcels(
  batch: BatchContext,
  raws: readonly unknown[],
): Promise<CallOutput<'tracking.scan'> | typeof needsFreshSession> {
  const scans = await readScans(batch.db, batch.viewer, raws, batch.now);
  const ready = scans.filter((one): one is ReadyScan => !('refusal' in one));
  const remembered = isCachedViewer(batch.viewer);
  if (remembered && ready.length === 0) return needsFreshSession;
  const joined = await joinScans(batch, ready);
  const answered = ready.every(({ index }) => joined.has(index));
  if (remembered && !answered) return needsFreshSession;
  // The same scan was sent twice at once, and its twin went with a person who no longer holds the session.
  const outcomes = answered ? joined : await applyScans(batch, ready);
  const data = await answerScans(batch.db, batch.viewer, batch.locale, scans, outcomes, batch.requestId);
  const count = (result: string) => data.filter((row) => row.result === result).length;
  return { data, applied: count('applied'), already_applied: count('already_applied'), refused: count('refused') };
}
