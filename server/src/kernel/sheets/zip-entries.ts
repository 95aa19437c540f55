import { inflateRawSync } from 'node:zlib';

/** Thrown for a file that cannot be read, or exceeds a limit. */
export class BadFile extends Error {
  readonly code: 'sheet_unreadable' | 'sheet_too_large';
  constructor(code: BadFile['code']) {
    super(code);
    this.code = code;
  }
}

/** Returns why a file cannot be read; throws what is no fault of the file. */
export function codeOf(error: unknown): BadFile['code'] {
  if (error instanceof BadFile) return error.code;
  if (error instanceof RangeError) return 'sheet_unreadable';
  throw error;
}

interface Entry {
  readonly method: number;
  readonly compressed: number;
  readonly at: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
/** A workbook has a dozen parts; thousands are an attack. */
const entriesMax = 500;

/**
 * Opens the parts of a zip file by name, read from its central directory as spreadsheet programs do. A part is inflated on request, and never beyond
 * the caller's limit, whatever size the file declares. Throws `BadFile`.
 *
 * @example openZip(file).read('xl/workbook.xml', 1_000_000)
 */
export function openZip(file: Buffer): {
  readonly names: readonly string[];
  read(name: string, maxBytes: number): Buffer | null;
} {
  const entries = directoryOf(file);
  return {
    names: [...entries.keys()],
    read(name, maxBytes) {
      const entry = entries.get(name);
      return entry ? inflate(file, entry, maxBytes) : null;
    },
  };
}

function directoryOf(file: Buffer): Map<string, Entry> {
  // The end record is last, except for a comment of at most 65,535 bytes.
  const from = Math.max(0, file.length - 65_557);
  let end = file.length - 22;
  while (end >= from && file.readUInt32LE(end) !== endMark) end--;
  if (end < from) throw new BadFile('sheet_unreadable');
  const count = file.readUInt16LE(end + 10);
  if (count > entriesMax) throw new BadFile('sheet_too_large');
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let n = 0; n < count; n++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== entryMark) throw new BadFile('sheet_unreadable');
    const encrypted = (file.readUInt16LE(at + 8) & 1) === 1;
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength).replace(/^\//, '');
    if (encrypted || entries.has(name)) throw new BadFile('sheet_unreadable');
    entries.set(name, {
      method: file.readUInt16LE(at + 10),
      compressed: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function inflate(file: Buffer, { method, compressed, at }: Entry, maxBytes: number): Buffer {
  if (at + 30 > file.length || file.readUInt32LE(at) !== localMark) throw new BadFile('sheet_unreadable');
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const data = file.subarray(start, start + compressed);
  if (data.length !== compressed) throw new BadFile('sheet_unreadable');
  if (method === 0) return data.length > maxBytes ? fail('sheet_too_large') : data;
  if (method !== 8) throw new BadFile('sheet_unreadable');
  try {
    return inflateRawSync(data, { maxOutputLength: maxBytes });
  } catch (error) {
    return fail((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'sheet_too_large' : 'sheet_unreadable');
  }
}

function fail(code: BadFile['code']): never {
  throw new BadFile(code);
}
