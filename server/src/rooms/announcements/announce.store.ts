import { sql } from 'kysely';
import { publicState } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import type { CommandContext } from '../../kernel/context.ts';

/** Publishes a system announcement to the people of one merchant. */
export async function announceToMerchant(
  { tx, now, publish }: CommandContext,
  {
    title,
    body,
    branchId,
    customerId,
    by,
  }: { title: string; body: string; branchId: number; customerId: number; by: number },
): Promise<void> {
  const { id } = await tx
    .insertInto('announcement')
    .values({
      title,
      body,
      status: publicState,
      branch_id: branchId,
      for_merchants: true,
      for_customers: [customerId],
      search_key: searchKey(`${title} ${body}`),
      created_by: by,
      created_at: now,
      updated_at: now,
      published_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  publish({ topic: 'announcement', payload: { id } });
}

/**
 * Publishes a system announcement to users of one branch who can act on it; it is unread in their bell. `by` is the user it is about, for whom it is
 * unread too.
 */
export async function announce(
  { tx, now, publish }: CommandContext,
  {
    title,
    body,
    branchId,
    permission,
    by,
  }: { title: string; body: string; branchId: number; permission: Permission; by: number },
): Promise<void> {
  await tx
    .insertInto('announcement')
    .values({
      title,
      body,
      status: publicState,
      branch_id: branchId,
      for_branches: [branchId],
      for_roles: sql<
        string[]
      >`array(select role_slug from role_permission where permission = ${permission} order by role_slug)`,
      search_key: searchKey(`${title} ${body}`),
      created_by: by,
      created_at: now,
      updated_at: now,
      published_at: now,
    })
    .execute();
  publish({ topic: 'announcement', payload: {} });
}
