import { hostname } from 'node:os';
import type { CallLoad } from '../../kernel/server-load.ts';
import type { Database } from '../../kernel/services.ts';
import { productVersion } from '../../kernel/version.ts';

/** The machine, as its own name says. */
export const ownHost = hostname().slice(0, 100);

/** A running server: this process since its start. */
export interface OwnServer {
  readonly id: string;
  readonly startedAt: Date;
}

/** Says that the server is alive, and what it answered in the last hour. */
export async function writePulse(
  db: Database,
  { id, startedAt }: OwnServer,
  load: readonly CallLoad[],
  now: Date,
): Promise<void> {
  const value = {
    id,
    host: ownHost,
    version: productVersion,
    started_at: startedAt,
    seen_at: now,
    load: JSON.stringify(load),
  };
  await db
    .insertInto('server_pulse')
    .values(value)
    .onConflict((row) => row.column('id').doUpdateSet({ seen_at: value.seen_at, load: value.load }))
    .execute();
}

/** A server that stops in good order is not missed. */
export async function removePulse(db: Database, id: string): Promise<void> {
  await db.deleteFrom('server_pulse').where('id', '=', id).execute();
}

export interface EndedBackup {
  readonly ended_at: Date;
  readonly seconds: number;
  readonly file: string;
  readonly rows: number | null;
  readonly bytes: number | null;
  readonly problem: string | null;
}

/** Remembers a backup that was written, or why it was not. */
export async function keepBackupRun(db: Database, run: EndedBackup): Promise<void> {
  await db.insertInto('backup_run').values(run).execute();
}
