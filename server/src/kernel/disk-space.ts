import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';

/** Access to a disk. */
export interface Disk {
  /** Bytes free for this process. */
  free(folder: string): Promise<number>;
  /** Writes and deletes a small file; throws the system's error. */
  write(folder: string): Promise<void>;
}

export type DiskProblem = 'disk_full' | 'disk_not_writable';

/** Four segments of the database's write-ahead log: with less the database soon stops, and may not start again without help. */
export const leastFree = 64 * 1024 * 1024;

/** A disk may report free space and still accept no writes, because of a quota or a fault. So a test file is written. */
export const ownDisk: Disk = {
  free: async (folder) => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  write: async (folder) => {
    const name = path.join(folder, '.room-left');
    const file = await open(name, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(8192, 1));
      await file.sync();
    } finally {
      await file.close();
      await rm(name, { force: true });
    }
  },
};

/**
 * Returns why the data folder, or the disk of the database in it (which may be another one), accepts no more writes; null when there is room. A
 * folder that does not exist is fine: the database runs on another machine.
 * @example await diskProblem(settings.dataDir) === null
 */
export async function diskProblem(dataDir: string, disk: Disk = ownDisk): Promise<DiskProblem | null> {
  try {
    for (const folder of [dataDir, path.join(dataDir, 'postgres')])
      if ((await disk.free(folder).catch(roomWhereNothingIs)) < leastFree) return 'disk_full';
    await disk.write(dataDir).catch(roomWhereNothingIs);
    return null;
  } catch (thrown) {
    const { code = '' } = thrown as { code?: string };
    return code === 'ENOSPC' || code === 'EDQUOT' ? 'disk_full' : 'disk_not_writable';
  }
}

/** Returns size and free space of the data folder's disk, in bytes; null for a folder that does not exist. */
export async function diskRoom(dataDir: string): Promise<{ readonly free: number; readonly total: number } | null> {
  const { bavail, blocks, bsize } = await statfs(path.join(dataDir, 'postgres'))
    .catch(() => statfs(dataDir))
    .catch(() => ({ bavail: 0, blocks: 0, bsize: 0 }));
  return blocks === 0 ? null : { free: bavail * bsize, total: blocks * bsize };
}

function roomWhereNothingIs(thrown: unknown): number {
  if ((thrown as { code?: string }).code === 'ENOENT') return Infinity;
  throw thrown;
}
