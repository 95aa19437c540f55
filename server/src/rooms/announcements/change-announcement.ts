import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { AnnouncementCommand } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { decideAnnouncement } from '@waybill/domain/rooms/announcements/decide-announcement.ts';
import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readAnnouncement } from './announcements.queries.ts';
import { factsOf, lockAnnouncement, setStatus } from './announcements.store.ts';

/**
 * Publishes, withdraws, or makes a draft again. Every screen hears that announcements changed, not which and for whom: each asks again under its
 * own rights.
 */
export async function changeAnnouncement(
  context: CommandContext,
  command: AnnouncementCommand,
  id: number,
): Promise<{ data: AnnouncementDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const before = await lockAnnouncement(tx, viewer, id);
  if (!before) return refuse('not_found');
  const state = decideAnnouncement(viewer, factsOf(before), command);
  if (isRefusal(state)) return state;
  await setStatus(tx, id, state, viewer.id, now);
  context.audit({
    room: 'announcements',
    record: id,
    name: before.title,
    action: command,
    branchId: before.branch_id,
    before: { status: before.status },
    after: { status: state },
  });
  context.publish({ topic: 'announcement', payload: {} });
  const data = await readAnnouncement(tx, viewer, id);
  return data ? { data } : refuse('not_found');
}
