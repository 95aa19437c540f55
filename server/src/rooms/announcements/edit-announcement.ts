import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideRewrite } from '@waybill/domain/rooms/announcements/decide-announcement.ts';
import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import { editRecord, removeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { announcementRecord } from './announcement.record.ts';
import {
  deleteAnnouncement,
  announcementFacts,
  updateAnnouncement,
  valuesOf,
  type AnnouncementValues,
} from './announcements.store.ts';
import { withAudience } from './create-announcement.ts';

/** Changes a draft. A published announcement may have been read, so it must be withdrawn and made a draft again first. */
export function editAnnouncement(
  context: CommandContext,
  id: number,
  { version, ...wanted }: AnnouncementValues & { version: number },
): Changed<AnnouncementDetail> {
  return editRecord(
    context,
    { ...announcementRecord, auditSubject: ({ branch_id }) => ({ name: wanted.title, branchId: branch_id }) },
    { id, version },
    {
      decide: (before) => decideRewrite(context.viewer, announcementFacts(before)),
      valuesOf,
      settle: () => withAudience(context, wanted),
      save: (values) => updateAnnouncement(context.tx, id, values, context.now),
    },
  );
}

/** Deletes a draft; the audit log keeps its text. */
export function removeAnnouncement(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  return removeRecord(context, announcementRecord, id, async (before) => {
    const refusal = decideRewrite(context.viewer, announcementFacts(before));
    if (refusal) return refusal;
    await deleteAnnouncement(context.tx, id);
    return { action: 'remove', before: valuesOf(before) };
  });
}
