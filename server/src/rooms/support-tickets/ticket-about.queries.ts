import { sql } from 'kysely';
import type { BranchType } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { covered, ofCustomer } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { StoredFile } from '../files/files.door.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import { ticketScope } from './support-tickets.queries.ts';

/** The type of a branch; null when there is none. */
export async function readBranchType(db: Database, id: number | null): Promise<BranchType | null> {
  if (id === null) return null;
  const row = await db.selectFrom('branch').select('type').where('id', '=', id).executeTakeFirst();
  return (row?.type as BranchType | undefined) ?? null;
}

/** The parcel with this code, if the viewer sees it. */
export async function findLabelId(db: Database, viewer: SessionViewer, code: string): Promise<number | null> {
  if (!can(viewer, 'label.view')) return null;
  const { rows } = await sql<{ id: number }>`
    select l.id
    from label l
    join label_state s on s.label_id = l.id
    where l.tracking_code = ${code} and ${visibleLabels(viewer)}`.execute(db);
  return rows[0]?.id ?? null;
}

/** The clearance with this number, if the viewer sees it. */
export async function findClearanceId(db: Database, viewer: SessionViewer, number: string): Promise<number | null> {
  if (!can(viewer, 'cod.view')) return null;
  const { rows } = await sql<{ id: number }>`
    select k.id from clearance k
    where k.number = ${number} and ${covered(viewer, 'k.branch_id')} and ${ofCustomer(viewer, 'k.customer_id')}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** Reads a file of a ticket's conversation for a viewer who sees the ticket; otherwise `null`, as for a file that does not exist. */
export async function readTicketFile(
  db: Database,
  viewer: SessionViewer,
  { id, file_id }: { readonly id: number; readonly file_id: number },
): Promise<StoredFile | null> {
  const { rows } = await sql<StoredFile>`
    select f.id, f.name, f.media_type, f.content
    from support_ticket t
    join support_ticket_message m on m.ticket_id = t.id
    join support_ticket_file tf on tf.message_id = m.id
    join stored_file f on f.id = tf.file_id
    where t.id = ${id} and f.id = ${file_id} and ${ticketScope(viewer)}`.execute(db);
  return rows[0] ?? null;
}
