import { sql } from 'kysely';
import { returnAnswerHours } from '@waybill/domain/rooms/labels/return-approval.ts';
import { silenceOf, type Silence, type Unanswered } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { runCommand } from '../../kernel/run-command.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { ownTime } from '../../kernel/sql/own-time.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { enterReturn } from './change-return.ts';
import { lockParcel } from './parcel-command.ts';
import { unansweredColumns } from './unanswered.ts';

/**
 * The parcels whose senders have run out of time, the longest waiting first, each with what its merchant wants then. Closed parcels, such as a lost one that
 * was paid for, wait for no answer.
 */
async function readDue({ services, db }: JobTools): Promise<readonly Due[]> {
  const now = services.clock();
  const dueSince = new Date(now.getTime() - returnAnswerHours * hour);
  const { rows } = await sql<Unanswered & { id: number; asked_at: Date; now: Date }>`
    select s.label_id as id, s.return_at as asked_at, ${ownTime(services, now, 'k')} as now, ${unansweredColumns}
    from label_state s
    join label l on l.id = s.label_id
    left join customer c on c.id = l.merchant_id
    left join api_key k on k.id = l.api_key_id
    where s.return_step = 'pending_return_confirm' and s.return_at <= ${ownTime(services, dueSince, 'k')} and s.closed_at is null
    order by s.return_at`.execute(db);
  return rows.flatMap(({ id, asked_at, now, ...wanted }) => {
    const { command, hours } = silenceOf(wanted);
    return asked_at.getTime() + hours * hour <= now.getTime() ? [{ id, command, now }] : [];
  });
}

interface Due {
  readonly id: number;
  readonly command: Silence['command'];
  /** The time that the parcel goes by. */
  readonly now: Date;
}

const hour = 3_600_000;

/**
 * A sender who was asked and has said nothing for 24 hours agrees (decisions 2.1), unless the merchant wants it tried once more, or kept for some days first.
 * Each parcel in its own transaction and all that are due, so that neither one that fails nor many that are refused hold up the others. Throws at the end
 * what failed, for the log.
 */
export function returnAnswerJob({ services, db }: JobTools): Job {
  return {
    name: 'return-answers',
    cron: '*/10 * * * *',
    work: async () => {
      const failures: unknown[] = [];
      for (const due of await readDue({ services, db }))
        await answerFor({ services, db }, due).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} returns could not be decided`);
    },
  };
}

/** Answers in the sender's place as the merchant wants it. Refused where somebody answered in between or the parcel is held: then there is nothing to do. */
async function answerFor({ services, db }: JobTools, { id, command, now }: Due): Promise<void> {
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
      endpoint: command === 'agree' ? 'tracking.agreeReturn' : 'tracking.againReturn',
      status: 200,
      audited: true,
      idempotencyKey: null,
      input: id,
      act: async (context, label: number) => {
        const parcel = await lockParcel(context, label, { version: null });
        if (isRefusal(parcel)) return parcel;
        return (await enterReturn(context, parcel, command, { remark: null }, true)) ?? { message: 'ok' };
      },
    },
  );
}
