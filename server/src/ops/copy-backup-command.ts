import { Kysely } from 'kysely';
import path from 'node:path';
import type pg from 'pg';
import { existsSync } from 'node:fs';
import { erasureListOf } from '../backup/erasure-list.ts';
import { copyBackup } from '../backup/second-place.ts';
import type { Tables } from '../kernel/db/tables.ts';
import { dialectOf } from '../kernel/hot/dialect.ts';
import { writeRemoteAddress } from '@waybill/domain/kernel/remote-address.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { keepBackupCopy } from '../rooms/operations/operations.door.ts';
import { fileFrom, type OpsCommand, type OpsContext } from './command.ts';
import { withDatabase } from './with-app.ts';

/** Copies a backup to the second place of the settings, and records how it went, for monitoring. */
export async function copyAway({ settings, say }: OpsContext, pool: pg.Pool, file: string): Promise<void> {
  const { address } = settings.backup;
  if (!address)
    throw new StartupProblem('There is no second place: set BACKUP_ADDRESS, BACKUP_RECIPIENTS and its secrets.');
  const db = new Kysely<Tables>({ dialect: dialectOf(pool) });
  const began = performance.now();
  const keep = (how: { readonly bytes: number | null; readonly problem: string | null }) =>
    keepBackupCopy(db, {
      ended_at: new Date(),
      seconds: Math.round((performance.now() - began) / 1000),
      file: path.basename(file),
      address: writeRemoteAddress(address).slice(0, 500),
      ...how,
    }).catch(() => {});
  try {
    const { name, bytes, removed } = await copyBackup(settings.backup, address, file, { now: new Date() });
    // The copy is complete, whether or not the record can be written.
    await keep({ bytes, problem: null });
    say(`${writeRemoteAddress(address)}/${name}: ${(bytes / 1_000_000).toFixed(1)} MB, encrypted and checked there.`);
    for (const old of removed) say(`Removed there: ${old}`);
    const list = erasureListOf(file);
    if (existsSync(list)) await copyBackup(settings.backup, address, list, { now: new Date() });
  } catch (error) {
    const { message } = error as Error;
    await keep({ bytes: null, problem: message.slice(0, 500) });
    throw new StartupProblem(
      `${message} The backup ${file} is complete here; npm run ops -- copy-backup ${file} copies it again.`,
    );
  }
}

export const copyBackupCommand: OpsCommand = {
  name: 'copy-backup',
  takes: { name: 'FILE', least: 1, most: 1 },
  meaning:
    'copies a backup to the second place (BACKUP_ADDRESS), encrypted, as backup does; a copy that is there stays',
  run: (context, { rest: [filePath = ''] }) =>
    withDatabase(context, ({ pool }) => copyAway(context, pool, fileFrom(filePath)), { prepare: false }),
};
