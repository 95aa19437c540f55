import type { CommandContext } from '../../kernel/context.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { runCommand } from '../../kernel/run-command.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { notifyTicketBranches, notifyProvider } from './support-ticket.record.ts';
import { closeResolved, escalateOverdue, type MovedTicket } from './support-tickets.store.ts';

/**
 * Escalates what was not answered in time and closes what was resolved long ago. May run at any time and by several servers at once. Answers how many of
 * each.
 */
export async function moveTickets(
  { services, db }: JobTools,
  now = services.clock(),
): Promise<{ escalated: number; closed: number }> {
  const steps = [
    { key: 'escalated', action: 'escalate', take: escalateOverdue },
    { key: 'closed', action: 'time_out', take: closeResolved },
  ] as const;
  const moved = { escalated: 0, closed: 0 };
  for (const { key, action, take } of steps)
    for (let some = -1; some !== 0; moved[key] += some)
      await runCommand(
        {
          services,
          db,
          live: null,
          viewer: systemViewer,
          now,
          requestId: `tickets-${action}-${now.getTime()}`,
          locale: 'mm',
          request: { ip: '', userAgent: null, raw: null },
        },
        {
          endpoint: `support_tickets.${action}`,
          status: 200,
          audited: false,
          idempotencyKey: null,
          input: null,
          act: async (context) => {
            const rows = await take(context.tx, services, now);
            for (const row of rows) await note(context, action, row);
            some = rows.length;
            return { message: 'ok' };
          },
        },
      );
  return moved;
}

async function note(context: CommandContext, action: 'escalate' | 'time_out', row: MovedTicket): Promise<void> {
  const { id, number, branch_id, desk, priority, status, after } = row;
  context.audit({
    room: 'support_tickets',
    record: id,
    name: number,
    action,
    branchId: branch_id,
    before: { desk, priority, status },
    after,
  });
  notifyTicketBranches(context, row, id);
  await notifyProvider(context, { id, desk: after.desk });
}

/** Every ten minutes. */
export function ticketJob(tools: JobTools): Job {
  return { name: 'support-tickets', cron: '*/10 * * * *', work: async () => void (await moveTickets(tools)) };
}
