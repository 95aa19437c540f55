import path from 'node:path';
import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Tables } from '../kernel/db/tables.ts';
import { dialectOf } from '../kernel/hot/dialect.ts';
import { keepBackupRun } from '../rooms/operations/operations.door.ts';
import { writeErasureList } from '../backup/erasure-list.ts';
import { writeBackup, type WrittenBackup } from '../backup/write-backup.ts';
import { fileFrom, type OpsCommand } from './command.ts';
import { copyAway } from './copy-backup-command.ts';
import { withDatabase } from './with-app.ts';
import { readdirSync } from 'node:fs';
import os from 'node:os';

/**
 * Lowers the priority of this process, as far as the system allows it. On Linux each thread has a separate priority, and packing runs on other
 * threads.
 */
function stepBack(): void {
  for (const thread of threads()) {
    try {
      os.setPriority(thread, os.constants.priority.PRIORITY_LOW);
    } catch {
      // The priority only affects the speed of other programs.
    }
  }
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
}

export const backupCommand: OpsCommand = {
  name: 'backup',
  takes: { name: 'FILE', least: 1, most: 1 },
  meaning:
    'writes everything as it is at this moment into one new file, while Waybill runs; with BACKUP_ADDRESS it copies the file there, encrypted',
  run: async (context, { rest: [filePath = ''] }) => {
    stepBack();
    const began = performance.now();
    await withDatabase(context, async ({ url, pool }) => {
      const { tables, rows, bytes } = await remembered(pool, path.basename(filePath), () =>
        writeBackup(url, fileFrom(filePath), { now: new Date() }),
      );
      await writeErasureList(pool, fileFrom(filePath));
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      context.say(
        `${filePath}: ${rows} rows of ${tables} tables, ${(bytes / 1_000_000).toFixed(1)} MB, in ${seconds} s.`,
      );
      if (context.settings.backup.address) await copyAway(context, pool, fileFrom(filePath));
    });
  },
};

/** Records when the last backup was written, and why one failed, for monitoring. */
async function remembered(pool: pg.Pool, file: string, write: () => Promise<WrittenBackup>): Promise<WrittenBackup> {
  const db = new Kysely<Tables>({ dialect: dialectOf(pool) });
  const began = performance.now();
  const keep = (how: { rows: number | null; bytes: number | null; problem: string | null }) =>
    keepBackupRun(db, { ended_at: new Date(), seconds: Math.round((performance.now() - began) / 1000), file, ...how });
  const written = await write().catch(async (error: Error) => {
    await keep({ rows: null, bytes: null, problem: error.message.slice(0, 500) }).catch(() => {});
    throw error;
  });
  // The backup file is complete, whether or not the record can be written.
  await keep({ rows: written.rows, bytes: written.bytes, problem: null }).catch(() => {});
  return written;
}
