import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { bulkLife, type BulkState } from '@waybill/domain/rooms/bulk/bulk-states.ts';
import type { BulkJob } from '@waybill/contract/rooms/bulk/bulk.contract.ts';
import { onRecord, type Changed, type CommandRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readJob } from './bulk.queries.ts';
import { lockJob, reopenRows, setJobStatus } from './bulk.store.ts';

/** Users' own jobs, for commands: each changed record has its audit lines, and only the owner gets the progress. */
const jobRecord: CommandRecord<{ status: string }, BulkJob> = {
  lock: ({ tx, viewer }, id) => lockJob(tx, viewer.id, id),
  notify: (context, _job, id, shown) => {
    if (!shown) return;
    const { status, total, done, failed } = shown;
    context.publish({ topic: 'bulk', staffId: context.viewer.id, payload: { id, status, total, done, failed } });
  },
  read: ({ tx, viewer, locale }, id) => readJob(tx, viewer, id, locale),
};

/** Stops one of the user's own jobs after the current record, or retries its refused rows. */
export function changeJob(context: CommandContext, command: 'cancel' | 'retry', id: number): Changed<BulkJob> {
  const { tx, now } = context;
  return onRecord(context, jobRecord, id, async (job) => {
    const state = nextState(bulkLife, job.status as BulkState, command);
    if (isRefusal(state)) return state;
    const goesOn = state === bulkLife.initial;
    await setJobStatus(tx, id, state, goesOn ? null : now);
    if (goesOn) {
      await reopenRows(tx, id);
      await context.queue('bulk', { id });
    }
    return null;
  });
}
