import type { Tariff } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { readListVersions, versionKey, type ListVersions } from '../../kernel/list-versions.ts';
import type { Database } from '../../kernel/services.ts';
import { readCounting } from './tariffs.queries.ts';

interface Kept {
  readonly version: string;
  /** The tariffs of the days that were asked for. */
  readonly days: Map<string, Tariff | null>;
}

const kept = new WeakMap<Database, Kept>();
/** Imports ask for days of the past; a year of them is small. */
const daysKept = 400;

/** Inside a transaction: the database that tables are kept for, and the versions of lists where they were read already. */
export interface TariffReading {
  readonly pool?: Database;
  readonly versions?: ListVersions;
}

/**
 * The price table that counts on a business day ('yyyy-mm-dd'), `null` before the first. Kept in memory: each call asks the database only whether
 * anything has been published since, so every app server prices by a new table from the moment it is committed. Not for a command that itself
 * changes price tables.
 *
 * @example const tariff = await tariffOn(context.db, businessDate(context.now));
 * Source: F-03, decisions 4.5.
 */
export async function tariffOn(
  db: Database,
  day: string,
  { pool = db, versions }: TariffReading = {},
): Promise<Tariff | null> {
  const version = tableVersion(versions ?? (await readListVersions(db)));
  const known = kept.get(pool);
  const own = known?.version === version ? known.days.get(day) : undefined;
  if (own !== undefined) return own;
  const tariff = await readCounting(db, day);
  // What was published between the two statements is right for this caller, but not to be kept under the older version.
  if (tableVersion(await readListVersions(db)) === version) keep(pool, version, day, tariff);
  return tariff;
}

const tableVersion = (versions: ListVersions): string => versionKey(versions, ['tariff', 'place']);

function keep(pool: Database, version: string, day: string, tariff: Tariff | null): void {
  const known = kept.get(pool);
  const days = known?.version === version ? known.days : new Map<string, Tariff | null>();
  if (days.size >= daysKept) days.clear();
  days.set(day, tariff);
  kept.set(pool, { version, days });
}
