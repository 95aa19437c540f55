import type { AnnouncementCommand } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { decideAnnouncement } from '@waybill/domain/rooms/announcements/decide-announcement.ts';
import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import { changeState, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { announcementRecord } from './announcement.record.ts';
import { announcementFacts, setStatus } from './announcements.store.ts';

/** Publishes, withdraws, or makes a draft again. */
export function changeAnnouncement(
  context: CommandContext,
  command: AnnouncementCommand,
  id: number,
): Changed<AnnouncementDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, announcementRecord, id, {
    command,
    decide: (before) => decideAnnouncement(viewer, announcementFacts(before), command),
    set: (state) => setStatus(tx, id, state, viewer.id, now),
  });
}
