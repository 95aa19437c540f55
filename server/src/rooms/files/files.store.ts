import type { Transaction } from 'kysely';
import type { FileRoom } from '@waybill/domain/rooms/files/file-kinds.ts';
import type { Tables } from '../../kernel/db/tables.ts';

export interface NewFile {
  readonly room: FileRoom;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly sha256: string;
  readonly content: Buffer;
  readonly branch_id: number | null;
  readonly created_by: number | null;
  readonly created_at: Date;
}

export async function insertFile(tx: Transaction<Tables>, file: NewFile): Promise<number> {
  return (await tx.insertInto('stored_file').values(file).returning('id').executeTakeFirstOrThrow()).id;
}
