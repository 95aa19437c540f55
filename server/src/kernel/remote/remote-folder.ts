import { createHash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { passes, RemoteProblem } from './remote-problem.ts';

/** A folder of a bucket, or of a machine that speaks SFTP, with everything needed to open it. */
export type RemoteTarget = S3Target | SftpTarget;

export interface S3Target {
  readonly kind: 's3';
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Path inside the bucket without slashes at its ends; may be empty. */
  readonly folder: string;
  readonly accessKey: string;
  readonly secret: string;
}

export interface SftpTarget {
  readonly kind: 'sftp';
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** Relative to the home of the user unless it begins with a slash. */
  readonly folder: string;
  readonly password?: string | undefined;
  /** Private key in the format of OpenSSH or PEM. */
  readonly privateKey?: string | undefined;
  /** Fingerprints (`SHA256:…`) or public keys; a host with another key is refused. */
  readonly hostKeys: readonly string[];
}

export interface RemoteFile {
  readonly name: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

/** A file that is being sent. It has no name that a reader would take for a complete file until `finish`. */
export interface RemoteUpload {
  /** Writes the n-th part, counted from 0; writing it again after an error is harmless. */
  write(part: Buffer, n: number): Promise<void>;
  finish(bytes: number): Promise<void>;
  abort(): Promise<void>;
}

export interface RemoteFolder {
  /** Returns the complete files of the folder, without those of its subfolders. */
  list(): Promise<readonly RemoteFile[]>;
  /** Begins a file. Refused: `name_taken`. All parts but the last have `partBytes`. */
  begin(name: string, partBytes: number): Promise<RemoteUpload>;
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
  /** Removes the parts of files that were begun before this moment and never finished. */
  sweep(before: Date): Promise<void>;
  close(): void;
}

/** Limits of a connection; tests have shorter ones. */
export interface RemoteLimits {
  /** Milliseconds without a byte after which an operation fails. */
  readonly idleMs: number;
  /** Milliseconds between the attempts of one step. */
  readonly waits: readonly number[];
  /** DNS lookup; refuses addresses that may not be reached. */
  readonly lookup?: LookupFunction | undefined;
}

export const usualLimits: RemoteLimits = { idleMs: 60_000, waits: [1000, 4000, 15_000, 60_000] };

/** Repeats a step while its error may pass. */
export async function retried<Result>(waits: readonly number[], step: () => Promise<Result>): Promise<Result> {
  for (const wait of waits) {
    try {
      return await step();
    } catch (error) {
      if (!passes(error)) throw error;
      await pause(wait);
    }
  }
  return step();
}

const smallestPart = 8 * 1_048_576;
/** Maximum number of parts of a file in S3. */
const mostParts = 10_000;
/** Files up to this size are read back and compared byte by byte. */
const readBackBytes = 32 * 1_048_576;

/**
 * Sends a file to a remote folder, one part in memory at a time, and compares what arrived: its size, and its content up to 32 MB (the parts of
 * larger files are checked by the protocols). A file that was not sent completely is never visible under its name.
 *
 * @param expectedBytes size of the file, or an upper estimate of it
 * @throws RemoteProblem; nothing complete is left there then
 */
export async function sendFile(
  folder: RemoteFolder,
  name: string,
  source: AsyncIterable<Uint8Array>,
  { expectedBytes, waits }: { readonly expectedBytes: number; readonly waits: readonly number[] },
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const partBytes = Math.max(smallestPart, Math.ceil((expectedBytes * 1.1) / mostParts));
  const upload = await retried(waits, () => folder.begin(name, partBytes));
  const sum = createHash('sha256');
  let bytes = 0;
  let n = 0;
  try {
    for await (const part of partsOf(source, partBytes)) {
      sum.update(part);
      bytes += part.length;
      await retried(waits, () => upload.write(part, n));
      n += 1;
    }
    await retried(waits, () => upload.finish(bytes));
  } catch (error) {
    await upload.abort().catch(() => {});
    throw error;
  }
  const sha256 = sum.digest('hex');
  const arrived = await retried(waits, () => arrivedAs(folder, name, bytes));
  const difference =
    arrived.bytes !== bytes
      ? `${bytes} bytes were sent, ${arrived.bytes} are there`
      : arrived.sha256 !== null && arrived.sha256 !== sha256
        ? 'its content differs'
        : null;
  if (difference === null) return { bytes, sha256 };
  await folder.remove(name).catch(() => {});
  throw new RemoteProblem('not_whole', difference);
}

async function arrivedAs(folder: RemoteFolder, name: string, sent: number) {
  if (sent > readBackBytes) {
    const found = (await folder.list()).find((file) => file.name === name);
    return { bytes: found?.bytes ?? 0, sha256: null };
  }
  const sum = createHash('sha256');
  let bytes = 0;
  for await (const piece of (await folder.read(name)) as AsyncIterable<Buffer>) {
    sum.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: sum.digest('hex') };
}

/** Yields parts of exactly this size, and the rest. */
async function* partsOf(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of source) {
    let rest = piece;
    while (bytes + rest.length >= size) {
      const cut = size - bytes;
      yield Buffer.concat([...held, rest.subarray(0, cut)]);
      rest = rest.subarray(cut);
      held = [];
      bytes = 0;
    }
    if (rest.length > 0) held.push(rest);
    bytes += rest.length;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
