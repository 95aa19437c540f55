import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { messageAt, messageLife, type MessageReason } from '@waybill/domain/rooms/messages/message-states.ts';
import type { RequestContext } from '../../kernel/context.ts';
import type { Database } from '../../kernel/services.ts';
import { tokenHash } from '../../kernel/secrets.ts';

/**
 * Accepts a provider's delivery report: delivered, or failed. The secret in the path authenticates it. A repeated report, one of a message that was
 * never sent, and one that contradicts an earlier delivery change nothing; the provider always gets the same answer.
 */
export async function takeReport(
  { db, now, services }: RequestContext,
  token: string,
  { id: key, status }: { readonly id: string; readonly status: 'delivered' | 'failed' },
): Promise<{ message: string } | Refusal> {
  const { reportToken } = services.settings.smsGateway;
  if (reportToken === undefined || !timingSafeEqual(tokenHash(token), tokenHash(reportToken)))
    return refuse('not_found');
  await noteReport(db, now, key, status);
  return { message: 'ok' };
}

/** Writes what is reported of the message with this key, if it was given away under it and may still become that. */
export async function noteReport(db: Database, now: Date, key: string, status: 'delivered' | 'failed'): Promise<void> {
  const [, id, resends] = /^wb-(\d{1,15})-(\d{1,6})$/.exec(key) ?? [];
  if (id === undefined || resends === undefined) return;
  const { deliver, fail } = messageLife.commands;
  const reached = status === 'delivered';
  const from = [...(reached ? deliver : fail).from];
  const reason: MessageReason | null = reached ? null : 'not_reached';
  await sql`
    update message
    set status = ${reached ? messageAt.delivered : messageAt.failed}, reason = ${reason}, sent_at = coalesce(sent_at, ${now}),
      delivered_at = ${reached ? now : null}, version = version + 1, updated_at = ${now}
    where id = ${Number(id)} and resends = ${Number(resends)} and tries > 0 and status = any(${from}::text[])`.execute(
    db,
  );
}
