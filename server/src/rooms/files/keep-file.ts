import { cleanText } from '@waybill/domain/kernel/text.ts';
import { fileEndings, isFileType, type FileType } from '@waybill/domain/kernel/file-types.ts';
import type { FileFacts } from '@waybill/domain/kernel/file-rules.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { Refused } from '../../kernel/errors.ts';
import { uploadOf } from '../../kernel/uploads.ts';
import { insertFile } from './files.store.ts';
import type { FileRoom } from './files.queries.ts';

/** Maximum characters of a name without its extension: short enough for every file system. */
const longestName = 80;
const fallback = 'file';

/**
 * Stores an uploaded file in the command's transaction and returns its id. The record that it belongs to writes the audit line. Throws `Refused` with
 * `file_type` when files of its type are not allowed.
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

/**
 * Returns the name under which a file is stored: the uploaded name without folders and extensions, then the extension of its detected type, so that a picture
 * cannot be saved under the name of a program.
 *
 * @example fileNameFor('C:\\scans\\nrc front.jpg.exe', 'image/jpeg') === 'nrc front jpg.jpg'
 */
export function fileNameFor(sent: string, type: FileType): string {
  const last = cleanText(sent).split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/["*:<>?|;%.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${[...stem].slice(0, longestName).join('').trim() || fallback}.${fileEndings[type]}`;
}
