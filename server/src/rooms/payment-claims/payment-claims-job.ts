import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { publishEvent } from '../../kernel/publish-event.ts';
import type { Database } from '../../kernel/services.ts';
import { raiseCases } from './payment-lines.store.ts';

/** Makes claims that no statement had in the days of their channel cases of their branches. May run at any time and on several servers. */
export async function raiseDueCases(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const branchId of await raiseCases(tx, businessDate(now), now))
      await publishEvent(tx, now, { topic: 'payment_claim', branchId, payload: {} });
  });
}

/** Every hour, for the first minutes of a day and for a server that was down. */
export function paymentClaimJob({ services, db }: JobTools): Job {
  return {
    name: 'payment-claims',
    cron: '7 * * * *',
    work: () => raiseDueCases(db, services.clock()),
  };
}
