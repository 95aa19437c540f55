import { after } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { bulkLife, type BulkState } from '@waybill/domain/rooms/bulk/bulk-states.ts';
import type { BulkJob } from '@waybill/contract/rooms/bulk/bulk.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readJob } from './bulk.queries.ts';
import { lockJob, reopenRows, setJobStatus } from './bulk.store.ts';

/** Stops one of one's own jobs after the record under way, or tries its refused rows again. */
export async function changeJob(
  context: CommandContext,
  command: 'cancel' | 'retry',
  id: number,
): Promise<{ data: BulkJob } | Refusal> {
  const { tx, viewer, now } = context;
  const job = await lockJob(tx, viewer.id, id);
  if (!job) return refuse('not_found');
  const state = after(bulkLife, job.status as BulkState, command);
  if (isRefusal(state)) return state;
  const goesOn = state === bulkLife.initial;
  await setJobStatus(tx, id, state, goesOn ? null : now);
  if (goesOn) {
    await reopenRows(tx, id);
    await context.queue('bulk', { id });
  }
  const data = await readJob(tx, viewer, id, context.locale);
  if (!data) return refuse('not_found');
  context.publish({
    topic: 'bulk',
    staffId: viewer.id,
    payload: { id, status: data.status, total: data.total, done: data.done, failed: data.failed },
  });
  return { data };
}
