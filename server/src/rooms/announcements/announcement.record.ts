import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import type { AuditedRecord } from '../../kernel/change-record.ts';
import { readAnnouncement } from './announcements.queries.ts';
import { lockAnnouncement, type LockedAnnouncement } from './announcements.store.ts';

/** Announcements, for commands. Every screen is notified which announcement changed: each reads again with its own rights. */
export const announcementRecord: AuditedRecord<'announcements', LockedAnnouncement, AnnouncementDetail> = {
  room: 'announcements',
  lock: ({ tx, viewer }, id) => lockAnnouncement(tx, viewer, id),
  auditSubject: ({ title, branch_id }) => ({ name: title, branchId: branch_id }),
  notify: (context, _, id) => context.publish({ topic: 'announcement', payload: { id } }),
  read: ({ tx, viewer }, id) => readAnnouncement(tx, viewer, id),
};
