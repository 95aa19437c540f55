import { sql } from 'kysely';
import { returnAnswerHours } from '@waybill/domain/rooms/labels/return-approval.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { runCommand } from '../../kernel/run-command.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import type { Database } from '../../kernel/services.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { enterReturn } from './change-return.ts';
import { lockParcel } from './parcel-command.ts';

/** The parcels whose senders have run out of time, the longest waiting first. Closed parcels, such as a lost one that was paid for, wait for no answer. */
async function readDue(db: Database, until: Date): Promise<readonly { id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select label_id as id
    from label_state
    where return_step = 'pending_return_confirm' and return_at <= ${until} and closed_at is null
    order by return_at`.execute(db);
  return rows;
}

/**
 * A sender who was asked and has said nothing for 24 hours agrees (decisions 2.1). Each parcel in its own transaction and all that are due, so that neither
 * one that fails nor many that are refused hold up the others. Throws at the end what failed, for the log.
 */
export function returnAnswerJob({ services, db }: JobTools): Job {
  return {
    name: 'return-answers',
    cron: '*/10 * * * *',
    work: async () => {
      const now = services.clock();
      const until = new Date(now.getTime() - returnAnswerHours * 3_600_000);
      const failures: unknown[] = [];
      for (const { id } of await readDue(db, until))
        await agreeFor({ services, db }, id, now).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} returns could not be decided`);
    },
  };
}

/** Agrees in the sender's place. Refused where somebody answered in between or the parcel is held: then there is nothing to do. */
async function agreeFor({ services, db }: JobTools, id: number, now: Date): Promise<void> {
  await runCommand(
    {
      services,
      db,
      live: null,
      viewer: systemViewer,
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
}
