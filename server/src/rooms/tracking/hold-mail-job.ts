import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { publishEvent } from '../../kernel/publish-event.ts';
import type { Database } from '../../kernel/services.ts';
import { endHolds, type EndedHold } from '../scan-kit/parcel-entries.door.ts';

/** Ends every hold whose day has come in Yangon. May run at any time and by several servers at once: what has ended is passed over. */
export async function endDueHolds(db: Database, now: Date): Promise<EndedHold[]> {
  return db.transaction().execute(async (tx) => {
    const ended = await endHolds(tx, { until: businessDate(now) }, { how: 'day_came', now });
    for (const branchId of new Set(ended.map(({ branch_id }) => branch_id)))
      for (const topic of ['labels', 'hold_mail'] as const)
        await publishEvent(tx, now, { topic, branchId, payload: {} });
    return ended;
  });
}

/** A few minutes after midnight in Yangon, and all day for what a server that was down has left. */
export function holdMailJob({ services, db }: JobTools): Job {
  return {
    name: 'hold-mails',
    cron: '*/5 * * * *',
    work: async () => {
      await endDueHolds(db, services.clock());
    },
  };
}
