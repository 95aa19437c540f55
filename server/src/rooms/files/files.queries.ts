import { sql } from 'kysely';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { fileRooms, type FileRoom, type FileType } from '@waybill/domain/rooms/files/file-kinds.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

export interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly media_type: FileType;
  readonly content: Buffer;
}

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
