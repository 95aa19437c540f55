import { apiCallDays } from '@waybill/domain/kernel/call-log.ts';
import type { Job, JobTools } from '../kernel/jobs.ts';
import { eventHours } from '../kernel/events.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Deletes expired rows, so that no table of the kernel grows with history: keys after 30 days, dead sessions, old events. */
export function sweepJob({ services, db }: JobTools): Job {
  return {
    name: 'sweep',
    cron: '17 * * * *',
    work: async () => {
      const ago = (ms: number) => new Date(services.clock().getTime() - ms);
      await db
        .deleteFrom('idempotency')
        .where('created_at', '<', ago(30 * day))
        .execute();
      await db
        .deleteFrom('event')
        .where('at', '<', ago(eventHours * hour))
        .execute();
      await db.deleteFrom('server_pulse').where('seen_at', '<', ago(day)).execute();
      for (const table of ['backup_run', 'backup_copy'] as const)
        await db
          .deleteFrom(table)
          .where('ended_at', '<', ago(400 * day))
          .execute();
      await db
        .deleteFrom('api_call')
        .where('at', '<', ago(apiCallDays * day))
        .execute();
      await db.deleteFrom('selection').where('taken_at', '<', ago(day)).execute();
      await db.deleteFrom('login_throttle').where('window_from', '<', ago(day)).execute();
      await db
        .deleteFrom('session')
        .where((row) => row.or([row('expires_at', '<', ago(day)), row('revoked_at', '<', ago(30 * day))]))
        .execute();
    },
  };
}
