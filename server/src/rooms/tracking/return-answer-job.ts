import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { runCommand } from '../../kernel/run-command.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { enterReturn } from './change-return.ts';
import { lockParcel } from './parcel-command.ts';
import { readUnanswered, type UnansweredParcel } from './due.queries.ts';

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
      for (const due of await readUnanswered({ services, db }))
        await answerFor({ services, db }, due).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} returns could not be decided`);
    },
  };
}

/** Answers in the sender's place as the merchant wants it. Refused where somebody answered in between or the parcel is held: then there is nothing to do. */
async function answerFor({ services, db }: JobTools, { id, command, now }: UnansweredParcel): Promise<void> {
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
