import type { Job, JobTools } from '../../kernel/jobs.ts';
import { tidyDeliveries } from './deliveries.store.ts';

/** Every night old deliveries leave the log. */
export function webhookJob({ services, db }: JobTools): Job {
  return {
    name: 'webhook-tidying',
    cron: '20 19 * * *',
    work: async () => {
      while ((await tidyDeliveries(db, services.clock())) > 0);
    },
  };
}
