import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Settings } from './settings.ts';
import type { Tables } from './db/tables.ts';
import type { ServerLoad } from './server-load.ts';

/** What the app is built from. Clock and randomness come in here, so that a test can hold them still. */
export interface Services {
  readonly pool: pg.Pool;
  /** For `copyOut` and `copyBytes`. */
  readonly copyPool: pg.Pool;
  /** The same of the replica, if there is one. */
  readonly replicaCopyPool: pg.Pool | null;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly randomBytes: (size: number) => Buffer;
  /** This process among those that serve the same database. */
  readonly own: { readonly id: string; readonly startedAt: Date };
  /** What this process answered in the last hour. */
  readonly load: ServerLoad;
}

export type Database = Kysely<Tables>;
