import { createReadStream, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openRemote } from '../kernel/remote/open-remote.ts';
import { writeRemoteAddress, type RemoteAddress } from '@waybill/domain/kernel/remote-address.ts';
import {
  sendFile,
  usualLimits,
  type RemoteFile,
  type RemoteFolder,
  type RemoteLimits,
  type RemoteTarget,
} from '../kernel/remote/remote-folder.ts';
import { inSentences } from '../kernel/remote/remote-problem.ts';
import type { BackupSettings } from '../kernel/settings.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { encryptedEnding, encryptFor } from './encrypt-backup.ts';

const dayMs = 86_400_000;
/** Copies that stay whatever their age. */
const keptAlways = 3;
/** An upload that was begun earlier and is not complete was killed. */
const abandonedMs = dayMs;

/** Adds secrets from their files to an address. Refused in a sentence: a missing setting, a file that cannot be read. */
function backupTarget(settings: BackupSettings, address: RemoteAddress): RemoteTarget {
  const secret =
    settings.secretFile === undefined ? settings.secret : secretOf('BACKUP_SECRET_FILE', settings.secretFile);
  if (address.kind === 's3') {
    if (settings.accessKey === undefined || secret === undefined)
      throw new StartupProblem(
        `${writeRemoteAddress(address)} needs BACKUP_ACCESS_KEY, and BACKUP_SECRET_FILE or BACKUP_SECRET.`,
      );
    const endpoint = settings.endpoint ?? `https://s3.${settings.region}.amazonaws.com`;
    return { ...address, endpoint, region: settings.region, accessKey: settings.accessKey, secret };
  }
  const privateKey =
    settings.sshKeyFile === undefined ? undefined : secretOf('BACKUP_SSH_KEY_FILE', settings.sshKeyFile, '\n');
  if (privateKey === undefined && secret === undefined)
    throw new StartupProblem(
      `${writeRemoteAddress(address)} needs BACKUP_SSH_KEY_FILE, or a password in BACKUP_SECRET_FILE or BACKUP_SECRET.`,
    );
  return { ...address, password: secret, privateKey, hostKeys: settings.hostKeys };
}

function secretOf(setting: string, file: string, end = ''): string {
  try {
    return `${readFileSync(file, 'utf8').trim()}${end}`;
  } catch (error) {
    throw new StartupProblem(`${setting}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** Opens a remote folder, and turns its problems into sentences for the operator. */
export async function inSecondPlace<Result>(
  { settings, address }: { readonly settings: BackupSettings; readonly address: RemoteAddress },
  work: (folder: RemoteFolder) => Promise<Result>,
  limits: RemoteLimits = usualLimits,
): Promise<Result> {
  const folder = await openRemote(backupTarget(settings, address), limits);
  try {
    return await work(folder).catch(inSentences(writeRemoteAddress(address)));
  } finally {
    folder.close();
  }
}

export interface CopiedBackup {
  readonly name: string;
  readonly bytes: number;
  /** Names of the old copies that were removed. */
  readonly removed: readonly string[];
}

/**
 * Copies a backup to the second place, encrypted, and removes old copies there once the new one has arrived (O-06). A copy that is there already
 * counts as sent.
 * @throws StartupProblem in a sentence; then no old copy was removed
 */
export function copyBackup(
  settings: BackupSettings,
  address: RemoteAddress,
  file: string,
  { now, limits = usualLimits }: { readonly now: Date; readonly limits?: RemoteLimits },
): Promise<CopiedBackup> {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) throw new StartupProblem(`${file} is no complete backup: there is nothing to copy.`);
  const name = `${path.basename(file)}${encryptedEnding}`;
  return inSecondPlace(
    { settings, address },
    async (folder) => {
      await folder.sweep(new Date(now.getTime() - abandonedMs));
      const there = (await folder.list()).find((copy) => copy.name === name);
      const { bytes } =
        there ??
        (await sendFile(folder, name, await encryptFor(settings.recipients, createReadStream(file)), {
          expectedBytes: size,
          waits: limits.waits,
        }));
      return {
        name,
        bytes,
        removed: await removeOld(folder, name, { days: settings.keepDays, now }),
      };
    },
    limits,
  );
}

/** Returns `.backup.age` of `2026-11-29-0200.backup.age`: files with other endings are never removed. */
const endingOf = (name: string): string => name.slice(path.basename(name, encryptedEnding).lastIndexOf('.'));

async function removeOld(
  folder: RemoteFolder,
  latest: string,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<string[]> {
  const others = newestFirst(await folder.list()).filter(
    ({ name, bytes }) => name.endsWith(endingOf(latest)) && bytes > 0 && name !== latest,
  );
  const oldest = now.getTime() - days * dayMs;
  const old = others.slice(keptAlways - 1).filter(({ changedAt }) => changedAt.getTime() < oldest);
  for (const { name } of old) await folder.remove(name);
  return old.map(({ name }) => name);
}

/** Sorts copies by the time at which they arrived; those of one second by name, in which a date is. */
export const newestFirst = (copies: readonly RemoteFile[]): RemoteFile[] =>
  copies.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime() || (a.name < b.name ? 1 : -1));
