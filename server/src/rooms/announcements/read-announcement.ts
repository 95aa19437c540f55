import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readAnnouncement, unreadIds } from './announcements.queries.ts';
import { markRead } from './announcements.store.ts';

/** Marks one as read; idempotent. The reader's other screens are notified. */
export async function readOwn(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const { tx, viewer, now } = context;
  const found = await readAnnouncement(tx, viewer, id);
  if (!found) return refuse('not_found');
  if (found.read === 'new') {
    await markRead(tx, viewer.id, [id], now);
    context.publish({ topic: 'announcement', staffId: viewer.id, payload: { id } });
  }
  return { message: 'ok' };
}

/** Marks all announcements for the reader as read. */
export async function readAll(context: CommandContext): Promise<{ message: string }> {
  const { tx, viewer, now } = context;
  const ids = await unreadIds(tx, viewer);
  await markRead(tx, viewer.id, ids, now);
  if (ids.length > 0) context.publish({ topic: 'announcement', staffId: viewer.id, payload: {} });
  return { message: 'ok' };
}
