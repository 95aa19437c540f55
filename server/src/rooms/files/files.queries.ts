import { sql } from 'kysely';
import { can } from '@waybill/domain/kernel/access.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/**
 * Room of a file and the permission needed to open it, besides covering its branch; null where the room has its own call, because access follows
 * the record.
 */
const fileRooms = {
  customers: 'customer.view',
  companies: 'customer.view',
  clearances: 'cod.view',
  // Signatures of people who took returned parcels.
  returns: 'cod.give_back',
  handovers: 'cash.handover',
  gate_slips: 'gate_slip.view',
  gate_collections: 'cod.view',
  expenses: 'expense.view',
  proofs: null,
  support_tickets: null,
  chats: null,
} as const satisfies Record<string, Permission | null>;
export type FileRoom = keyof typeof fileRooms;

export type StoredFile = Pick<TableRow<'stored_file'>, 'id' | 'name' | 'media_type' | 'content'>;

/** Reads the file, if the viewer has the permission of its room and covers its branch; `null` otherwise, as for a missing one. */
export async function readFile(db: Database, viewer: SessionViewer, id: number): Promise<StoredFile | null> {
  const rooms = (Object.keys(fileRooms) as FileRoom[]).filter((room) => {
    const right = fileRooms[room];
    return right !== null && can(viewer, right);
  });
  const { rows } = await sql<StoredFile>`
    select f.id, f.name, f.media_type, f.content from stored_file f
    where f.id = ${id} and f.room = any(${rooms}::text[]) and (f.branch_id is null or ${covered(viewer, 'f.branch_id')})`.execute(
    db,
  );
  return rows[0] ?? null;
}
