import { sql } from 'kysely';
import { returnAnswerHours } from '@waybill/domain/rooms/labels/return-approval.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { runCommand } from '../../kernel/run-command.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { enterReturn } from './change-return.ts';
import { lockParcel } from './parcel-command.ts';

/** The system as a viewer: nobody, who sees every branch. */
const system: SessionViewer = {
  id: 0,
  sessionId: 0,
  userName: '',
  name: '',
  locale: 'mm',
  role: 'system',
  level: 0,
  permissions: [],
  branchId: null,
  internationalMail: false,
  mustChangePassword: false,
  covers: 'all',
};

/** So many are decided a run; the next run takes the rest. */
const batch = 500;

/** A sender who was asked and has said nothing for 24 hours agrees (decisions 2.1). Each parcel in its own transaction, so that one cannot hold up the others. */
export function returnAnswerJob({ services, db }: JobTools): Job {
  return {
    name: 'return-answers',
    cron: '*/10 * * * *',
    work: async () => {
      const now = services.clock();
      const asked = new Date(now.getTime() - returnAnswerHours * 3_600_000);
      const { rows } = await sql<{ id: number }>`
        select label_id as id from label_state where return_step = 'pending_return_confirm' and return_at <= ${asked} order by return_at limit ${batch}`.execute(
        db,
      );
      for (const { id } of rows) {
        const outcome = await runCommand(
          {
            services,
            db,
            live: null,
            viewer: system,
            now,
            requestId: `return-answers-${id}`,
            locale: 'mm',
            request: { ip: '', userAgent: null, raw: null },
          },
          {
            endpoint: 'tracking.agreeReturn',
            status: 200,
            audited: true,
            idempotencyKey: null,
            input: id,
            act: async (context, label: number) => {
              const parcel = await lockParcel(context, label, { version: null });
              if (isRefusal(parcel)) return parcel;
              return (await enterReturn(context, parcel, 'agree', { remark: null }, true)) ?? { message: 'ok' };
            },
          },
        );
        // Somebody answered in between: then there is nothing to do.
        if (isRefusal(outcome) && outcome.code === 'busy') continue;
      }
    },
  };
}
