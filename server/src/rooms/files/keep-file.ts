import { isFileType, type FileRoom } from '@waybill/domain/rooms/files/file-kinds.ts';
import type { FileFacts } from '@waybill/domain/kernel/file-rules.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { Refused } from '../../kernel/errors.ts';
import { uploadOf } from '../../kernel/uploads.ts';
import { fileNameFor } from './file-name.ts';
import { insertFile } from './files.store.ts';

/**
 * Keeps an uploaded file in the command's transaction; its number. The record that it belongs to tells of it in the audit log.
 *
 * @example const proof = await keepFile(context, body.proof, { field: 'proof', room: 'clearances', branchId });
 */
export async function keepFile(
  context: CommandContext,
  facts: FileFacts,
  of: { readonly field: string; readonly room: FileRoom; readonly branchId: number | null },
): Promise<number> {
  const file = uploadOf(facts, of.field);
  if (!isFileType(file.type))
    throw new Refused(refuse('validation_failed', { fields: { [of.field]: [{ code: 'file_type' }] } }));
  return insertFile(context.tx, {
    room: of.room,
    name: fileNameFor(file.name, file.type),
    media_type: file.type,
    size: file.size,
    sha256: file.sha256,
    content: file.content,
    branch_id: of.branchId,
    created_by: context.viewer.id || null,
    created_at: context.now,
  });
}
