import type { Transaction } from 'kysely';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { FileRoom } from './files.queries.ts';

export type NewFile = Pick<
  TableRow<'stored_file'>,
  'name' | 'media_type' | 'size' | 'sha256' | 'content' | 'branch_id' | 'created_by' | 'created_at'
> & { readonly room: FileRoom };

export async function insertFile(tx: Transaction<Tables>, file: NewFile): Promise<number> {
  return (await tx.insertInto('stored_file').values(file).returning('id').executeTakeFirstOrThrow()).id;
}
