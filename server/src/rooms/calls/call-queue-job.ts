import type { Job, JobTools } from '../../kernel/jobs.ts';
import { publishEvent } from '../../kernel/publish-event.ts';
import { refreshCalls } from './call-queue.store.ts';

/** Updates the call queue every minute after the parcels' scans. */
export function callQueueJob({ services, db }: JobTools): Job {
  return {
    name: 'call-queue',
    cron: '* * * * *',
    work: async () => {
      const now = services.clock();
      for (const branchId of await refreshCalls(db, now))
        await publishEvent(db, now, { topic: 'call', branchId, payload: {} });
    },
  };
}
