import type { CallOutput } from '@waybill/contract/registry.ts';
import type { BatchContext } from '../../kernel/context.ts';
import { joinScans } from './join-scans.ts';
import { readScans, type ReadyScan } from './read-scans.ts';
import { answerScans } from './scan-answers.ts';

/** Up to a thousand scans (decisions 2.2): one answer each, in order; what is refused changes nothing, and a scan that was answered is answered the same again. */
export async function scanParcels(batch: BatchContext, raws: readonly unknown[]): Promise<CallOutput<'tracking.scan'>> {
  const scans = await readScans(batch.db, batch.viewer, raws, batch.now);
  const outcomes = await joinScans(batch, scans.filter((one): one is ReadyScan => !('refusal' in one)));
  const data = await answerScans(batch.db, batch.viewer, batch.locale, scans, outcomes, batch.requestId);
  const count = (result: string) => data.filter((row) => row.result === result).length;
  return { data, applied: count('applied'), already_applied: count('already_applied'), refused: count('refused') };
}
