import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readAnnouncement } from './announcements.queries.ts';
import { lockAnnouncement, type LockedAnnouncement } from './announcements.store.ts';

/**
 * An announcement as commands see it. Every screen hears that announcements changed, not which and for whom: each asks again under its own rights.
 */
export const announcementRecord: RecordKind<'announcements', LockedAnnouncement, AnnouncementDetail> = {
  room: 'announcements',
  lock: ({ tx, viewer }, id) => lockAnnouncement(tx, viewer, id),
  line: ({ title, branch_id }) => ({ name: title, branchId: branch_id }),
  tell: (context) => context.publish({ topic: 'announcement', payload: {} }),
  read: ({ tx, viewer }, id) => readAnnouncement(tx, viewer, id),
};
