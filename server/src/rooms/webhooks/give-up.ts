import { deadHours } from '@waybill/domain/rooms/webhooks/delivering.ts';
import { webhookLife, type WebhookOffReason } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { announcedOffWords } from '@waybill/contract/rooms/webhooks/webhook-off.words.ts';
import type { JobTools } from '../../kernel/jobs.ts';
import { runCommand } from '../../kernel/run-command.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { announce } from '../announcements/announcements.door.ts';
import { switchOff } from './webhooks.store.ts';

/**
 * Gives up a delivery. A webhook that answered that it is gone, or that accepted nothing since the first attempt of this delivery, is switched off,
 * and those responsible at its branch are notified in their bell. A webhook that accepts others stays on.
 */
export async function giveUp(
  { services, db }: Pick<JobTools, 'services' | 'db'>,
  { id, at: now }: { readonly id: number; readonly at: Date },
  reason: Exclude<WebhookOffReason, 'by_hand'>,
): Promise<void> {
  const dead = new Date(now.getTime() - deadHours * 3_600_000);
  await runCommand(
    {
      services,
      db,
      live: null,
      viewer: systemViewer,
      now,
      requestId: `webhook-${id}-${now.getTime()}`,
      locale: 'mm',
      request: { ip: '', userAgent: null, raw: null },
    },
    {
      endpoint: 'webhooks.give_up',
      status: 200,
      audited: false,
      idempotencyKey: null,
      input: null,
      act: async (context) => {
        const { tx } = context;
        const off = await switchOff(tx, id, reason, { dead, now });
        if (!off) return { message: 'ok' };
        context.audit({
          room: 'webhooks',
          record: id,
          name: off.name,
          action: 'give_up',
          branchId: off.branch_id,
          before: { status: webhookLife.at.enabled },
          after: { status: webhookLife.at.disabled, off_reason: reason },
        });
        context.publish({ topic: 'webhook', branchId: off.branch_id, payload: { id } });
        await announce(context, {
          ...announcedOffWords(off.name, off.url, reason),
          branchId: off.branch_id,
          permission: 'webhook.edit',
          by: off.created_by,
        });
        return { message: 'ok' };
      },
    },
  );
}
