import type { Tariff } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import type { Database } from '../../kernel/services.ts';
import { readCounting, readTariffVersion } from './tariffs.queries.ts';

/** By database and version: the tariffs of the days that were asked for. Only the latest version of a database is kept. */
const kept = new Map<string, { readonly days: Map<string, Tariff | null> }>();
/** One process serves one database; tests make many. */
const versionsKept = 8;
/** Imports ask for days of the past; a year of them is small. */
const daysKept = 400;

/**
 * The price table that counts on a business day ('yyyy-mm-dd'), `null` before the first. Kept in memory: each call asks the database only whether
 * anything has been published since, so every app server prices by a new table from the moment it is committed. Not for a command that itself
 * changes price tables.
 *
 * @example const tariff = await tariffOn(context.db, businessDate(context.now));
 * Source: F-03, decisions 4.5.
 */
export async function tariffOn(db: Database, day: string): Promise<Tariff | null> {
  const version = await readTariffVersion(db);
  const known = kept.get(version)?.days.get(day);
  if (known !== undefined) return known;
  const tariff = await readCounting(db, day);
  // What was published between the two statements is right for this caller, but not to be kept under the older version.
  if ((await readTariffVersion(db)) === version) keep(version, day, tariff);
  return tariff;
}

function keep(version: string, day: string, tariff: Tariff | null): void {
  const days = kept.get(version)?.days ?? new Map<string, Tariff | null>();
  if (days.size >= daysKept) days.clear();
  days.set(day, tariff);
  kept.delete(version);
  kept.set(version, { days });
  for (const old of [...kept.keys()].slice(0, -versionsKept)) kept.delete(old);
}
