import { sql, type Transaction } from 'kysely';
import { placeKey } from '@waybill/domain/rooms/places/place-search.ts';
import type { Tables, TableRow } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';

type Tx = Transaction<Tables>;

/** Columns of a stored place that the official list may change. */
export interface StoredPlace extends Pick<
  TableRow<'place'>,
  | 'id'
  | 'type'
  | 'parent_id'
  | 'region_id'
  | 'branch_postcode'
  | 'code'
  | 'name_en'
  | 'name_mm'
  | 'name_zh'
  | 'district_en'
  | 'district_mm'
> {
  readonly postcode: string;
  /** The place above is a town that no list has: somebody put it there. */
  readonly in_own_town: boolean;
}

/** The stored places of these postcodes. */
export async function storedPlaces(tx: Tx, postcodes: readonly string[]): Promise<Map<string, StoredPlace>> {
  const { rows } = await sql<StoredPlace>`
    select p.id, p.type, p.parent_id, p.region_id, p.postcode, p.branch_postcode, p.code, p.name_en, p.name_mm,
      p.name_zh, p.district_en, p.district_mm,
      coalesce(up.type <> 'region' and up.postcode is null, false) as in_own_town
    from place p left join place up on up.id = p.parent_id where p.postcode = any(${[...postcodes]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.postcode, row]));
}

/** Writes what the official list says of places that are there; branch, remoteness and use stay as they are. */
export async function updateFromList(tx: Tx, places: readonly StoredPlace[], now: Date): Promise<void> {
  if (places.length === 0) return;
  const of = <Key extends keyof StoredPlace>(key: Key) => places.map((place) => place[key]);
  await sql`
    update place p
    set type = n.type, parent_id = n.parent_id, branch_postcode = n.branch_postcode, name_en = n.name_en,
      name_mm = n.name_mm, name_zh = n.name_zh, district_en = n.district_en,
      district_mm = n.district_mm, search_key = n.search_key, updated_at = ${now}, version = p.version + 1
    from unnest(${of('id')}::bigint[], ${of('type')}::text[], ${of('parent_id')}::bigint[],
      ${of('branch_postcode')}::text[], ${of('name_en')}::text[], ${of('name_mm')}::text[], ${of('name_zh')}::text[],
      ${of('district_en')}::text[], ${of('district_mm')}::text[], ${places.map(placeKey)}::text[])
      as n (id, type, parent_id, branch_postcode, name_en, name_mm, name_zh, district_en, district_mm, search_key)
      where p.id = n.id`.execute(tx);
}

export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: number;
}

/** The audit line of an import: made at the command line, so by nobody who has an account. */
export async function auditImport(tx: Tx, files: Readonly<Record<string, ImportCounts>>, now: Date): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: now,
      staff_id: null,
      branch_id: null,
      room: 'places',
      record_id: 'import',
      record_name: Object.keys(files).join(', '),
      action: 'import',
      request_id: 'ops',
      after: JSON.stringify(files),
    })
    .execute();
}

/** Refreshes the planner's statistics of places. */
export async function analyzePlaces(db: Database): Promise<void> {
  await sql`analyze place`.execute(db);
}
