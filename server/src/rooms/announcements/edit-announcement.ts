import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideRewrite } from '@waybill/domain/rooms/announcements/decide-announcement.ts';
import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile, differences } from '../../kernel/versions.ts';
import { readAnnouncement } from './announcements.queries.ts';
import {
  deleteAnnouncement,
  factsOf,
  lockAnnouncement,
  updateAnnouncement,
  valuesOf,
  type AnnouncementValues,
} from './announcements.store.ts';
import { withAudience } from './create-announcement.ts';

/** Changes a draft. What was published is never changed under its readers' eyes: it is withdrawn and drafted anew. */
export async function editAnnouncement(
  context: CommandContext,
  id: number,
  body: AnnouncementValues & { version: number },
): Promise<{ data: AnnouncementDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const { version, ...wanted } = body;
  const before = await lockAnnouncement(tx, viewer, id);
  if (!before) return refuse('not_found');
  const refusal = decideRewrite(viewer, factsOf(before));
  if (refusal) return refusal;
  if (before.version !== version)
    return changedMeanwhile(tx, {
      room: 'announcements',
      record: id,
      version: before.version,
      current: valuesOf(before),
    });
  const values = await withAudience(context, wanted);
  if (isRefusal(values)) return values;
  const change = differences(valuesOf(before), values);
  if (change) await updateAnnouncement(tx, id, values, now);
  context.audit({
    room: 'announcements',
    record: id,
    name: values.title,
    action: 'edit',
    branchId: before.branch_id,
    ...(change ?? { before: {}, after: {} }),
  });
  const data = await readAnnouncement(tx, viewer, id);
  return data ? { data } : refuse('not_found');
}

/** Deletes a draft; the audit log keeps what it said. */
export async function removeAnnouncement(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const { tx, viewer } = context;
  const before = await lockAnnouncement(tx, viewer, id);
  if (!before) return refuse('not_found');
  const refusal = decideRewrite(viewer, factsOf(before));
  if (refusal) return refusal;
  await deleteAnnouncement(tx, id);
  context.audit({
    room: 'announcements',
    record: id,
    name: before.title,
    action: 'remove',
    branchId: before.branch_id,
    before: valuesOf(before),
  });
  return { message: 'ok' };
}
