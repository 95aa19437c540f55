import { sql, type Transaction } from 'kysely';
import {
  announcementLife,
  publicState,
  type AnnouncementState,
} from '@waybill/domain/rooms/announcements/announcement-states.ts';
import type { announcementForm } from '@waybill/domain/rooms/announcements/announcement-form.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import { announcementScope } from './announcements.queries.ts';

type Tx = Transaction<Tables>;
export type AnnouncementValues = FormValues<typeof announcementForm>;

export type LockedAnnouncement = TableRow<'announcement'> & { readonly author_level: number };

/** Locks an announcement until the transaction ends; `null` outside the viewer's scope. */
export async function lockAnnouncement(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedAnnouncement | null> {
  const { rows } = await sql<LockedAnnouncement>`
    select a.*, author.level as author_level
    from announcement a
    join staff st on st.id = a.created_by
    join role author on author.slug = st.role_slug
    where a.id = ${id} and ${announcementScope(viewer)} for update of a`.execute(tx);
  return rows[0] ?? null;
}

/** Returns the record under the names of its form, for the audit log and a second editor. */
export function valuesOf(row: LockedAnnouncement): AnnouncementValues {
  return {
    title: row.title,
    body: row.body,
    for_roles: row.for_roles,
    for_branches: row.for_branches,
    for_merchants: row.for_merchants,
    for_customers: row.for_customers,
  } as AnnouncementValues;
}

/** Facts that the rules need. */
export function announcementFacts(row: LockedAnnouncement) {
  return {
    status: row.status,
    createdBy: row.created_by,
    authorLevel: row.author_level,
    forBranches: row.for_branches,
  };
}

function columnsOf(values: AnnouncementValues) {
  return {
    title: values.title,
    body: values.body,
    for_roles: [...values.for_roles],
    for_branches: [...values.for_branches],
    for_merchants: values.for_merchants,
    for_customers: [...values.for_customers],
    search_key: searchKey(`${values.title} ${values.body}`),
  };
}

/** Inserts a draft. It is sent in the name of its author's branch, or of the operator when the author covers all branches. */
export async function insertAnnouncement(
  tx: Tx,
  draft: { values: AnnouncementValues; author: SessionViewer; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('announcement')
    .values({
      ...columnsOf(draft.values),
      status: announcementLife.initial,
      branch_id: draft.author.covers === 'all' ? null : draft.author.branchId,
      created_by: draft.author.id,
      created_at: draft.now,
      updated_at: draft.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAnnouncement(tx: Tx, id: number, values: AnnouncementValues, now: Date): Promise<void> {
  await tx
    .updateTable('announcement')
    .set({ ...columnsOf(values), ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Sets a new state. Publishing makes it unread for everyone but the publisher, because earlier readers read an earlier text. */
export async function setStatus(tx: Tx, id: number, status: AnnouncementState, by: number, now: Date): Promise<void> {
  const goesOut = status === publicState;
  await tx
    .updateTable('announcement')
    .set({ status, ...touched(now), ...(goesOut ? { published_at: now } : {}) })
    .where('id', '=', id)
    .execute();
  if (!goesOut) return;
  await tx.deleteFrom('announcement_read').where('announcement_id', '=', id).execute();
  await markRead(tx, by, [id], now);
}

/** Deletes it with its read marks. */
export async function deleteAnnouncement(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('announcement_read').where('announcement_id', '=', id).execute();
  await tx.deleteFrom('announcement').where('id', '=', id).execute();
}

export async function markRead(tx: Tx, staffId: number, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto('announcement_read')
    .values(ids.map((id) => ({ announcement_id: id, staff_id: staffId, read_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
