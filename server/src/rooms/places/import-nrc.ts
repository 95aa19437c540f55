import type { Transaction } from 'kysely';
import type { NrcTownship } from '@waybill/domain/rooms/places/nrc.ts';
import { foldSpelling } from '@waybill/domain/rooms/places/place-search.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { insertNrcTownships, updateNrcTownships, type KnownNrcTownship } from './nrc.store.ts';
import { readKnownNrcTownships } from './nrc.queries.ts';
import type { Taken } from './import-places.ts';

/**
 * Takes the list of identity cards. Two townships may share a prefix, so a row is known again by its state, prefix and township however that
 * is spelled, or by state and prefix where both lists have just one.
 */
export async function takeNrcTownships(
  tx: Transaction<Tables>,
  rows: readonly NrcTownship[],
  taken: Taken,
): Promise<void> {
  const known = grouped(await readKnownNrcTownships(tx));
  const [fresh, changes]: [NrcTownship[], KnownNrcTownship[]] = [[], []];
  for (const [prefix, wanted] of grouped(rows)) {
    const left = new Set(known.get(prefix) ?? []);
    const pairs = wanted.map((row): [NrcTownship, KnownNrcTownship | undefined] => {
      const found = [...left].find((one) => spelled(one) === spelled(row));
      if (found) left.delete(found);
      return [row, found];
    });
    const unmatched = pairs.filter(([, found]) => !found);
    const [last] = left;
    if (last && left.size === 1 && unmatched.length === 1 && unmatched[0]) unmatched[0][1] = last;
    for (const [row, found] of pairs) {
      if (!found) fresh.push(row);
      else if (same(found, row)) taken.same += 1;
      else changes.push({ ...row, id: found.id });
    }
  }
  await insertNrcTownships(tx, fresh);
  await updateNrcTownships(tx, changes);
  taken.added += fresh.length;
  taken.changed += changes.length;
}

function grouped<Row extends NrcTownship>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.state_no} ${row.prefix_mm}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

function spelled({ township_en }: NrcTownship): string {
  return foldSpelling(searchKey(township_en));
}

function same(one: NrcTownship, other: NrcTownship): boolean {
  return (
    one.prefix_en === other.prefix_en &&
    one.township_en === other.township_en &&
    one.township_mm === other.township_mm &&
    one.prefix_en_alt.join('|') === other.prefix_en_alt.join('|')
  );
}
