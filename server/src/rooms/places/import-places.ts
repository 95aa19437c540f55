import type { Transaction } from 'kysely';
import { mayLieIn } from '@waybill/domain/rooms/places/place-kinds.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { storedPlaces, updateFromList, type StoredPlace } from './import.store.ts';
import { RefusedRow, type OfficialPlace } from './import-rows.ts';
import { recomputeInherited, insertPlaces, takePlaceIds, type NewPlace } from './places.store.ts';

type Tx = Transaction<Tables>;

export interface NumberedPlace {
  readonly line: number;
  readonly place: OfficialPlace;
}

export interface Taken {
  added: number;
  changed: number;
  same: number;
  readonly refused: { readonly line: number; readonly why: string }[];
}

/**
 * Takes a batch of the official list: new places are added, known ones brought to what the list says, all by their postcodes and with a few
 * statements for the whole batch. Rows that name a place above which is not there are handed back: in a file it may come later.
 */
export async function takeBatch(
  tx: Tx,
  batch: readonly NumberedPlace[],
  taken: Taken,
  now: Date,
): Promise<NumberedPlace[]> {
  const wanted = [
    ...new Set(
      batch.flatMap(({ place }) => [place.postcode, place.parent, place.otherwise].filter((code) => code !== null)),
    ),
  ];
  const stored = await storedPlaces(tx, wanted);
  const [fresh, changes, later, moved]: [NewPlace[], StoredPlace[], NumberedPlace[], number[]] = [[], [], [], []];
  for (const row of batch) {
    const { place } = row;
    const above = place.parent === null ? null : (stored.get(place.parent) ?? undefined);
    if (above === undefined) later.push(row);
    else if (!mayLieIn(place.type, above?.type ?? null))
      taken.refused.push({ line: row.line, why: `a ${place.type} cannot lie in ${above?.name_en ?? 'nothing'}` });
    else {
      const before = stored.get(place.postcode);
      if (!before) fresh.push(newPlace(place, above));
      else sort(before, place, above);
    }
  }
  const ids = await takePlaceIds(tx, fresh.length);
  await insertPlaces(
    tx,
    fresh.map((place, at) => ({ ...place, id: ids[at] ?? 0 })),
    now,
  );
  await updateFromList(tx, changes, now);
  await recomputeInherited(tx, moved);
  taken.added += fresh.length;
  taken.changed += changes.length;
  return later;

  function sort(before: StoredPlace, place: OfficialPlace, above: StoredPlace | null): void {
    const after = merged(before, place, above);
    if (!differs(before, after)) taken.same += 1;
    else {
      changes.push(after);
      if (before.parent_id !== after.parent_id || before.type !== after.type) moved.push(before.id);
    }
  }
}

function newPlace(place: OfficialPlace, above: StoredPlace | null): NewPlace {
  const { parent: _parent, otherwise: _otherwise, ...columns } = place;
  return { ...columns, id: 0, parent_id: above?.id ?? null, code: null, branch_id: null, remote: false, active: true };
}

/**
 * Merges an official row into a stored place. The list wins, except for values that the operator adds: a Chinese name, and a city that holds its
 * townships.
 */
function merged(before: StoredPlace, place: OfficialPlace, above: StoredPlace | null): StoredPlace {
  const staysPut = before.in_own_town && above !== null && before.region_id === (above.region_id ?? above.id);
  return {
    ...before,
    type: place.type,
    branch_postcode: place.branch_postcode,
    name_en: place.name_en,
    name_mm: place.name_mm,
    name_zh: before.name_zh ?? place.name_zh,
    district_en: place.district_en ?? before.district_en,
    district_mm: place.district_mm ?? before.district_mm,
    parent_id: staysPut ? before.parent_id : (above?.id ?? null),
  };
}

const compared = [
  'type',
  'parent_id',
  'branch_postcode',
  'name_en',
  'name_mm',
  'name_zh',
  'district_en',
  'district_mm',
] as const;

function differs(before: StoredPlace, after: StoredPlace): boolean {
  return compared.some((column) => before[column] !== after[column]);
}

/** The rows of a file with each postcode once; the second of two is refused. */
export class Postcodes {
  readonly #lines = new Map<string, number>();

  /** Throws a `RefusedRow` when the file has named it before. */
  add(postcode: string, line: number): void {
    const first = this.#lines.get(postcode);
    if (first !== undefined) throw new RefusedRow(`postcode ${postcode} stands in line ${first} already`);
    this.#lines.set(postcode, line);
  }
}
