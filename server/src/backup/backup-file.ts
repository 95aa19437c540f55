import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { RemoteProblem } from '../kernel/remote/remote-problem.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';

/**
 * A backup is one compressed file, readable with `zcat`: a JSON line with its description, then each table as a JSON line and its rows as COPY writes
 * them (PostgreSQL, "COPY", text format), ended by `\.`, and at the end a JSON line with the checksum of all bytes before it.
 */
export interface BackupHead {
  readonly waybill: 'backup';
  readonly format: 1;
  readonly taken_at: string;
  /** The migrations of the database, in their order. */
  readonly migrations: readonly string[];
  readonly tables: number;
}

export interface TableHead {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** The sum of the hashes of its rows, independent of their order. */
  readonly digest: string;
}

export interface BackupEnd {
  readonly end: true;
  /** Value of each sequence; read last, so that it is never behind a row. */
  readonly sequences: Readonly<Record<string, string>>;
  readonly jobs: readonly KeptJob[];
}

/** A waiting background job. */
export interface KeptJob {
  readonly task: string;
  readonly payload: unknown;
  readonly key: string | null;
  readonly run_at: string;
}

const lineFeed = 0x0a;
/** The line that ends the rows of a table; no row is equal to it, because COPY doubles every backslash. */
const endOfRows = Buffer.from('\\.\n');

export interface BackupWriter {
  line(value: object): Promise<void>;
  rows(rows: AsyncIterable<Buffer>): Promise<void>;
  /** Adds the checksum, and renames the file once all of it is on the disk. */
  close(end: BackupEnd): Promise<{ readonly bytes: number }>;
  /** Deletes the unfinished file. */
  discard(): Promise<void>;
}

/** Errors of the system when the disk or the quota is full. */
const noRoom: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** Returns why a file cannot be created, in words; an unknown cause as the system's code. */
const whyNot = ({ code }: NodeJS.ErrnoException, folder: string): string =>
  ({
    ENOENT: `there is no folder ${folder}`,
    ENOTDIR: `${folder} is no folder`,
    EACCES: `this user may not write to ${folder}`,
    EPERM: `this user may not write to ${folder}`,
    EROFS: `${folder} can only be read`,
  })[code ?? ''] ??
  code ??
  'the system gives no reason';
const diskFull = (file: string) =>
  `${file} was not written: its disk is full. Nothing of it is left and Waybill goes on; make room, or name a file on another disk.`;

/** Is it the empty file that reserves the name of an unfinished backup? */
const isBegun = async (file: string): Promise<boolean> => (await stat(file).catch(() => null))?.size === 0;

/**
 * Creates a file that only its owner may read. It is written as `FILE.part`; until it is complete an empty FILE reserves the name, so that a second
 * backup under the same name is refused.
 * @throws StartupProblem when there is such a file, or its folder cannot be written to
 */
export async function createBackupFile(file: string): Promise<BackupWriter> {
  const part = `${file}.part`;
  const taken = await open(file, 'wx', 0o600).catch(async (error: NodeJS.ErrnoException) => {
    throw new StartupProblem(
      error.code === 'EEXIST'
        ? (await isBegun(file))
          ? `${file} is not whole: another backup still writes it, or one was stopped. If none runs, remove ${file} and ${part}, or choose a new name.`
          : `${file} exists already. A backup is never written over another file: choose a new name.`
        : noRoom.has(error.code ?? '')
          ? diskFull(file)
          : `${file} cannot be written: ${whyNot(error, path.dirname(file))}.`,
    );
  });
  await taken.close();
  const sum = createHash('sha256');
  const packed = createGzip({ level: 3 });
  const target = createWriteStream(part, { mode: 0o600, flush: true });
  const written = pipeline(packed, target).catch((error: NodeJS.ErrnoException) => {
    throw noRoom.has(error.code ?? '') ? new StartupProblem(diskFull(file)) : error;
  });
  // The next write or the close reports an error.
  written.catch(() => {});
  const write = async (bytes: Buffer): Promise<void> => {
    sum.update(bytes);
    if (!packed.write(bytes)) await Promise.race([new Promise((resolve) => packed.once('drain', resolve)), written]);
  };
  const line = (value: object) => write(Buffer.from(`${JSON.stringify(value)}\n`));
  const discard = async (): Promise<void> => {
    packed.destroy();
    target.destroy();
    await written.catch(() => {});
    await rm(part, { force: true });
    await rm(file, { force: true });
  };
  return {
    line,
    rows: async (rows) => {
      for await (const piece of rows) await write(piece);
      await write(endOfRows);
    },
    close: async (end) => {
      await line(end);
      packed.end(`${JSON.stringify({ sha256: sum.digest('hex') })}\n`);
      await written;
      await rename(part, file);
      const folder = await open(path.dirname(file));
      await folder.sync().catch(() => {});
      await folder.close();
      return { bytes: target.bytesWritten };
    },
    discard,
  };
}

export interface BackupReader {
  readonly head: BackupHead;
  /** Yields each table with its rows, which have to be read before the next one. */
  tables(): AsyncGenerator<{ readonly head: TableHead; readonly rows: Readable }>;
  /** Returns the description after the last table, once the checksum is correct. */
  end(): Promise<BackupEnd>;
  close(): void;
}

/** Returns the error for an incomplete or invalid backup, with the reason in words. */
export const brokenBackup = (file: string, why: string): StartupProblem =>
  new StartupProblem(`${file} cannot be restored: ${why}. Nothing was changed; take another backup file.`);

/** Was it the source that failed, such as a connection or a decryption, and not the decompression? */
const isOfSource = (error: Error): boolean => error instanceof StartupProblem || error instanceof RemoteProblem;

/** Returns the error of the decompression (zlib's codes), with the position in the file. */
function whyUnreadable(error: NodeJS.ErrnoException, bytes: number): string {
  if (error.code === 'Z_BUF_ERROR') return bytes === 0 ? 'it is empty' : 'it ends too early';
  return error.message === 'incorrect header check' ? 'it is no backup of Waybill' : 'it is damaged';
}

/**
 * Opens a backup for reading it once, from the beginning to the end.
 *
 * @throws StartupProblem in a sentence for a file that is not a backup, is cut off, or was changed
 */
export async function openBackupFile(file: string, source: Readable = createReadStream(file)): Promise<BackupReader> {
  const unpacked = createGunzip();
  const piped = pipeline(source, unpacked);
  piped.catch(() => {});
  const pieces = (unpacked as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const sum = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const next = await pieces.next().catch((error: Error) => {
      throw isOfSource(error) ? error : brokenBackup(file, whyUnreadable(error, unpacked.bytesWritten));
    });
    if (next.done) return false;
    held = held.length === 0 ? next.value : Buffer.concat([held, next.value]);
    return true;
  };
  const take = (length: number, counted = true): Buffer => {
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    if (counted) sum.update(taken);
    return taken;
  };
  const readLine = async (counted = true): Promise<Record<string, unknown>> => {
    for (;;) {
      const at = held.indexOf(lineFeed);
      if (at >= 0) {
        try {
          return JSON.parse(take(at + 1, counted).toString('utf8')) as Record<string, unknown>;
        } catch {
          throw brokenBackup(file, 'it is no backup of Waybill, or was changed');
        }
      }
      if (held.length > 10_000_000 || !(await more())) throw brokenBackup(file, 'it ends too early');
    }
  };
  async function* rowsOfTable(): AsyncGenerator<Buffer> {
    for (let begins = true; ; begins = false) {
      // Whole lines only, so that the end line is never split.
      let end = held.lastIndexOf(lineFeed) + 1;
      while (end === 0) {
        if (!(await more())) throw brokenBackup(file, 'it ends too early');
        end = held.lastIndexOf(lineFeed) + 1;
      }
      const lines = held.subarray(0, end);
      const at = begins && lines.subarray(0, endOfRows.length).equals(endOfRows) ? 0 : indexOfEnd(lines);
      if (at >= 0) {
        if (at > 0) yield take(at);
        take(endOfRows.length);
        return;
      }
      yield take(end);
    }
  }
  const head = (await readLine().catch((error: unknown) => {
    unpacked.destroy();
    throw error;
  })) as unknown as BackupHead;
  if (head.waybill !== 'backup') throw brokenBackup(file, 'it is no backup of Waybill');
  if (head.format !== 1) throw brokenBackup(file, `its format ${String(head.format)} is that of a newer Waybill`);
  return {
    head,
    async *tables() {
      for (let n = 0; n < head.tables; n += 1) {
        const table = (await readLine()) as unknown as TableHead;
        const rows = new PassThrough();
        const passed = pipeline(rowsOfTable(), rows);
        passed.catch((error: Error) => rows.destroy(error));
        yield { head: table, rows };
        await finished(rows, { writable: false }).catch(() => {});
        await passed;
      }
    },
    end: async () => {
      const end = (await readLine()) as unknown as BackupEnd;
      const own = sum.digest('hex');
      const { sha256 } = await readLine(false);
      if (end.end !== true || sha256 !== own) throw brokenBackup(file, 'its sum does not agree with what is in it');
      return end;
    },
    close: () => void unpacked.destroy(),
  };
}

/** Returns where the end line begins among whole lines, of which it is not the first; -1 when it is missing. */
function indexOfEnd(lines: Buffer): number {
  if (lines.subarray(0, endOfRows.length).equals(endOfRows)) return 0;
  const found = lines.indexOf('\n\\.\n');
  return found === -1 ? -1 : found + 1;
}
