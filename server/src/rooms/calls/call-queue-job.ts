import type { Job, JobTools } from '../../kernel/jobs.ts';
import { tellEvent } from '../../kernel/tell-event.ts';
import { refreshCalls } from './call-queue.store.ts';

/** Updates the call queue every minute after the parcels' scans. */
export function callQueueJob({ services, db }: JobTools): Job {
  return {
    name: 'call-queue',
    cron: '* * * * *',
    work: async () => {
      const now = services.clock();
      for (const branchId of await refreshCalls(db, now))
        await tellEvent(db, now, { topic: 'call', branchId, payload: {} });
    },
  };
}
