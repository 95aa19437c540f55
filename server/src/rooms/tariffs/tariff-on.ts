import type { Tariff } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { cachedByLists } from '../../kernel/hot/cached-by-lists.ts';
import { readListVersions } from '../../kernel/hot/list-versions.ts';
import type { Database } from '../../kernel/services.ts';
import { readCounting } from './tariffs.queries.ts';
import type { ListVersions } from '../../kernel/viewer.ts';

/** The tariffs of the days that were asked for. */
const kept = cachedByLists(['tariff', 'place'], () => new Map<string, Tariff | null>());
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
  const days = kept(pool, versions ?? (await readListVersions(db)));
  const known = days.get(day);
  if (known !== undefined) return known;
  const tariff = await readCounting(db, day);
  // A table published between the two statements makes this one newer than the version: good for this caller, but not to be kept under it.
  if (kept(pool, await readListVersions(db)) === days) {
    if (days.size >= daysKept) days.clear();
    days.set(day, tariff);
  }
  return tariff;
}
