import { sql, type Transaction } from 'kysely';
import { placeKey } from '@waybill/domain/rooms/places/place-search.ts';
import type { Standing } from '@waybill/domain/rooms/places/place-facts.ts';
import type { PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import type { Tables } from '../../kernel/db/tables.ts';

type Tx = Transaction<Tables>;

/** A place as it is written; its search key is made here, so that none is without. */
export interface PlaceColumns {
  readonly type: PlaceType;
  readonly parent_id: number | null;
  readonly name_en: string;
  readonly name_mm: string;
  readonly name_zh: string | null;
  readonly postcode: string | null;
  readonly branch_postcode: string | null;
  readonly code: string | null;
  readonly district_en: string | null;
  readonly district_mm: string | null;
  readonly branch_id: number | null;
  readonly remote: boolean;
  readonly active: boolean;
}
export type NewPlace = PlaceColumns & Standing;

/** Numbers for places that are about to be made: a place names itself as its own region or town. */
export async function takePlaceIds(tx: Tx, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('place', 'id')) as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map((row) => row.id);
}

/** Writes places in one statement, under the numbers that were taken for them; those above them are there. */
export async function insertPlaces(tx: Tx, places: readonly NewPlace[], now: Date): Promise<void> {
  if (places.length === 0) return;
  const of = <Key extends keyof NewPlace>(key: Key) => places.map((place) => place[key]);
  await sql`
    insert into place (id, type, parent_id, region_id, town_id, name_en, name_mm, name_zh, postcode, branch_postcode, code, district_en, district_mm, branch_id, remote, active, search_key, created_at, updated_at)
    overriding system value
    select *, ${now}::timestamptz, ${now}::timestamptz from unnest(
      ${of('id')}::bigint[], ${of('type')}::text[], ${of('parent_id')}::bigint[], ${of('region_id')}::bigint[], ${of('town_id')}::bigint[], ${of('name_en')}::text[], ${of('name_mm')}::text[],
      ${of('name_zh')}::text[], ${of('postcode')}::text[], ${of('branch_postcode')}::text[], ${of('code')}::text[], ${of('district_en')}::text[], ${of('district_mm')}::text[],
      ${of('branch_id')}::bigint[], ${of('remote')}::boolean[], ${of('active')}::boolean[], ${places.map(placeKey)}::text[])`.execute(tx);
}
