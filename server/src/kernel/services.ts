import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Settings } from './settings.ts';
import type { Tables } from './db/tables.ts';

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
}

export type Database = Kysely<Tables>;
