import { cleanText } from '@waybill/domain/kernel/text.ts';
import { fileEndings, type FileType } from '@waybill/domain/rooms/files/file-kinds.ts';

/** Long enough to be recognised, short enough for every file system. */
const longest = 80;
const fallback = 'file';

/**
 * What a file is called from now on: the sender's name without folders and endings, then the one ending that its contents have, so that no name
 * promises a program.
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
  return `${[...stem].slice(0, longest).join('').trim() || fallback}.${fileEndings[type]}`;
}
