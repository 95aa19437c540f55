import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { FileFacts } from '@waybill/domain/kernel/file-rules.ts';
import { fileSizeMax, imageTypes, type FileType } from '@waybill/domain/kernel/file-types.ts';
import { Refused } from './errors.ts';
import { remakePicture } from './remake-picture.ts';

/** Maximum parts of a form, and length of its fields: that of the longest text. */
const limits = {
  fileSize: fileSizeMax,
  files: 12,
  fields: 120,
  fieldSize: 64 * 1024,
  parts: 132,
  headerPairs: 20,
} as const;
/** All parts of one request together. */
const requestMax = 24 * 1024 * 1024;

/**
 * A file as it is stored: a picture is re-encoded (`remakePicture`), other files are unchanged. Its type follows from its first bytes, not from the
 * sender's claim. Contents stay out of JSON, because a body is hashed and logged as JSON; it shows what was sent.
 */
export class UploadedFile implements FileFacts {
  readonly #content: Buffer;
  readonly #sent: Buffer;
  readonly name: string;
  readonly size: number;
  readonly type: string;

  constructor(name: string, content: Buffer, sent: Buffer = content) {
    this.#content = content;
    this.#sent = sent;
    this.name = name;
    this.size = content.length;
    this.type = mediaTypeOf(content);
  }

  get content(): Buffer {
    return this.#content;
  }

  get sha256(): string {
    return hashOf(this.#content);
  }

  toJSON(): object {
    return { name: this.name, size: this.size, type: this.type, sha256: hashOf(this.#sent) };
  }
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Returns the file behind the facts that a form's rules accepted. JSON can only describe a file, which is refused. */
export function uploadOf(facts: FileFacts, field: string): UploadedFile {
  if (!(facts instanceof UploadedFile))
    throw new Refused(refuse('validation_failed', { fields: { [field]: [{ code: 'file' }] } }));
  return facts;
}

/** Lets the server accept forms with files (C-01). Their parts are read by `readParts`, after the caller's rights have been checked. */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits, throwFileSizeLimit: false });
}

export function isMultipart(request: FastifyRequest): boolean {
  return request.isMultipart();
}

type Parts = Record<string, unknown>;

/**
 * Reads the parts of a form as one body: texts under their names, lists from `key[]`, files as `UploadedFile`. Refuses with `too_large` and the
 * field, or `malformed` for an invalid form or one without a length.
 */
export async function readParts(request: FastifyRequest): Promise<Parts | Refusal> {
  const length = Number(request.headers['content-length']);
  if (!Number.isSafeInteger(length)) return refuse('malformed');
  if (length > requestMax) return tooLarge([]);
  const body: Parts = Object.create(null) as Parts;
  const large: string[] = [];
  const long: string[] = [];
  const unreadable: string[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) long.push(part.fieldname);
        put(body, part.fieldname, part.value);
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) chunks.push(chunk as Buffer);
      if (part.file.truncated) large.push(part.fieldname);
      else {
        const file = await keepable(part.filename, Buffer.concat(chunks));
        if (file) put(body, part.fieldname, file);
        else unreadable.push(part.fieldname);
      }
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    const { code = '' } = error as { code?: string };
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return tooLarge(large);
    return refuse('malformed');
  }
  if (large.length + long.length > 0) return tooLarge(large, long);
  if (unreadable.length > 0)
    return refuse('validation_failed', {
      fields: Object.fromEntries(unreadable.map((name) => [plain(name), [{ code: 'picture_unreadable' }]])),
    });
  return { ...body };
}

/** Returns the file as it may be stored; null for a picture that cannot be read. */
async function keepable(name: string, sent: Buffer): Promise<UploadedFile | null> {
  const type = mediaTypeOf(sent);
  if (!isPicture(type)) return new UploadedFile(name, sent);
  const remade = await remakePicture(sent, type);
  return remade && new UploadedFile(name, remade, sent);
}

function isPicture(type: string): type is (typeof imageTypes)[number] {
  return (imageTypes as readonly string[]).includes(type);
}

function tooLarge(files: readonly string[], texts: readonly string[] = []): Refusal {
  const file = { code: 'file_too_large', values: { max: fileSizeMax / (1024 * 1024) } };
  const problems = [
    ...files.map((name) => [plain(name), [file]] as const),
    ...texts.map((name) => [plain(name), [{ code: 'text_too_long' }]] as const),
  ];
  return refuse('too_large', { fields: Object.fromEntries(problems) });
}

const plain = (name: string): string => name.replace(/\[\]$/, '');

/** `key[]` is always a list; of a plain name the last value counts. */
function put(body: Parts, name: string, value: unknown): void {
  const key = plain(name);
  if (key === name) body[key] = value;
  else body[key] = [...(Array.isArray(body[key]) ? body[key] : []), value];
}

/** Type of an unknown file; no form accepts it. */
const unknownType = 'application/octet-stream';

const signatures: readonly { readonly type: FileType; readonly matches: (head: string) => boolean }[] = [
  { type: 'image/jpeg', matches: (head) => head.startsWith('\xff\xd8\xff') },
  { type: 'image/png', matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/webp', matches: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { type: 'application/pdf', matches: (head) => head.startsWith('%PDF-') },
];

/**
 * Returns the media type of a file by its first bytes, because name and header come from the sender.
 *
 * @example mediaTypeOf(Buffer.from('<svg onload=alert(1)>')) === 'application/octet-stream'
 */
function mediaTypeOf(content: Buffer): FileType | typeof unknownType {
  const head = content.subarray(0, 16).toString('latin1');
  return signatures.find(({ matches }) => matches(head))?.type ?? unknownType;
}
