import type { FileType } from '@waybill/domain/rooms/files/file-kinds.ts';

/** What a file is when nothing of ours knows it; no form takes it. */
const unknownType = 'application/octet-stream';

const signatures: readonly { readonly type: FileType; readonly matches: (head: string) => boolean }[] = [
  { type: 'image/jpeg', matches: (head) => head.startsWith('\xff\xd8\xff') },
  { type: 'image/png', matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/webp', matches: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { type: 'application/pdf', matches: (head) => head.startsWith('%PDF-') },
];

/**
 * The media type of a file by its first bytes: a name or a header is only what the sender says.
 *
 * @example mediaTypeOf(Buffer.from('<svg onload=alert(1)>')) === 'application/octet-stream'
 */
export function mediaTypeOf(content: Buffer): FileType | typeof unknownType {
  const head = content.subarray(0, 16).toString('latin1');
  return signatures.find(({ matches }) => matches(head))?.type ?? unknownType;
}
