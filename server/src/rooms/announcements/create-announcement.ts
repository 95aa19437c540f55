import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { audienceOf } from '@waybill/domain/rooms/announcements/decide-announcement.ts';
import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import { readSenders } from '../customers/customers.door.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readAnnouncement } from './announcements.queries.ts';
import { insertAnnouncement, type AnnouncementValues } from './announcements.store.ts';

/** Creates a draft (N-29). An author who covers only some branches writes for these. */
export async function createAnnouncement(
  context: CommandContext,
  body: AnnouncementValues,
): Promise<{ data: AnnouncementDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const values = await withAudience(context, body);
  if (isRefusal(values)) return values;
  const id = await insertAnnouncement(tx, { values, author: viewer, now });
  context.audit({ room: 'announcements', record: id, name: values.title, action: 'create', after: values });
  const data = await readAnnouncement(tx, viewer, id);
  if (!data) throw new Error('an announcement was written that its author cannot see');
  return { data };
}

/** Returns the values with the audience's branches and merchants: those that exist and that the author covers. */
export async function withAudience(
  { tx, viewer }: CommandContext,
  body: AnnouncementValues,
): Promise<AnnouncementValues | Refusal> {
  const branches = audienceOf(viewer, body.for_branches);
  if (isRefusal(branches)) return branches;
  const known =
    branches.length === 0
      ? []
      : await tx
          .selectFrom('branch')
          .select('id')
          .where('id', 'in', [...branches])
          .execute();
  if (known.length !== branches.length)
    return refuse('branch_not_covered', { fields: { for_branches: [{ code: 'branch_not_covered' }] } });
  if (!body.for_merchants) return { ...body, for_branches: [...branches], for_customers: [] };
  if ((await readSenders(tx, viewer, body.for_customers)).size < new Set(body.for_customers).size)
    return refuse('validation_failed', { fields: { for_customers: [{ code: 'select' }] } });
  return { ...body, for_roles: [], for_branches: body.for_customers.length > 0 ? [] : [...branches] };
}
