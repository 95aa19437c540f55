import { emoLife, emoDaysMax } from '@waybill/domain/rooms/emos/emo-states.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { runCommand } from '../../kernel/run-command.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { notifyBranches } from './emo.record.ts';
import { lapseEmos } from './emos.store.ts';

/** Returns every order that was not collected within thirty days. Safe to run at any time and on several servers at once. Returns their number. */
export async function returnUnfetched({ services, db }: JobTools, now = services.clock()): Promise<number> {
  const soldBefore = new Date(now.getTime() - emoDaysMax * 86_400_000);
  for (let returned = 0; ;) {
    let some = 0;
    await runCommand(
      {
        services,
        db,
        live: null,
        viewer: systemViewer,
        now,
        requestId: `emo-returns-${now.getTime()}`,
        locale: 'mm',
        request: { ip: '', userAgent: null, raw: null },
      },
      {
        endpoint: 'emos.lapse',
        status: 200,
        audited: false,
        idempotencyKey: null,
        input: null,
        act: async (context) => {
          const lapsed = await lapseEmos(context.tx, soldBefore, now);
          for (const emo of lapsed) {
            const { id, number, sell_branch_id } = emo;
            context.audit({
              room: 'emos',
              record: id,
              name: number,
              action: 'lapse',
              branchId: sell_branch_id,
              before: { status: emoLife.at.process },
              after: { status: emoLife.at.returned },
            });
            notifyBranches(context, emo, id);
          }
          some = lapsed.length;
          return { message: 'ok' };
        },
      },
    );
    returned += some;
    if (some === 0) return returned;
  }
}

/** Runs every hour, so that a server that was down catches up. */
export function emoReturnJob(tools: JobTools): Job {
  return { name: 'emo-returns', cron: '7 * * * *', work: async () => void (await returnUnfetched(tools)) };
}
