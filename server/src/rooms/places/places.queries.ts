import { sql, type RawBuilder } from 'kysely';
import { namedJsonOrNull } from '../../kernel/sql/names.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { placeFacts } from '@waybill/domain/rooms/places/place-facts.ts';
import { isTownType, placeTypes, townTypes, type PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import { askPlace, foldSpelling } from '@waybill/domain/rooms/places/place-search.ts';
import { placeList } from '@waybill/contract/rooms/places/places.columns.ts';
import type {
  PlaceDetail,
  PlaceOption,
  PlaceRow,
  RegionOption,
} from '@waybill/contract/rooms/places/places.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { readWays } from './place-ways.queries.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

type Named = NonNullable<PlaceRow['parent']>;
interface RawPlace extends Pick<
  IsoRow<'place'>,
  | 'id'
  | 'type'
  | 'name_en'
  | 'name_mm'
  | 'name_zh'
  | 'postcode'
  | 'branch_postcode'
  | 'is_remote'
  | 'in_use'
  | 'updated_at'
> {
  parent: Named | null;
  region: Named | null;
  branch: PlaceRow['branch'];
}

const named = (alias: string) => namedJsonOrNull(alias);
const branch = namedJsonOrNull('b', ['code']);

/** In the search key each name begins after a stroke. */
const atStart = (text: string): string => `|${text}`;

/** The place list (E-03). Places are the whole operator's; who may list them is a matter of permission. */
export const placeSource = listSource<RawPlace, PlaceRow>({
  definition: placeList,
  id: sql`p.id`,
  from: sql`
    place p
    left join place up on up.id = p.parent_id
    left join place r on r.id = p.region_id and r.id <> p.id
    left join branch b on b.id = p.delivers_id`,
  columns: sql`p.id, p.type, p.name_en, p.name_mm, p.name_zh, p.postcode, p.branch_postcode, p.is_remote, p.in_use, p.updated_at, ${named('up')} as parent, ${named('r')} as region, ${branch} as branch`,
  scope: () => sql<boolean>`true`,
  sort: { postcode: sql`p.postcode`, name: sql`p.name_en`, updated_at: sql`p.updated_at` },
  search: (term) =>
    sql<boolean>`(${contains('p.search_key', term)} or ${contains('p.search_key', atStart(foldSpelling(term)))})`,
  filters: {
    type: sameText('p.type'),
    region_id: sameNumber('p.region_id'),
    parent_id: sameNumber('p.parent_id'),
    branch_id: sameNumber('p.delivers_id'),
    remote: (value) => sql<boolean>`p.is_remote = ${value === 'yes'}`,
    active: (value) => sql<boolean>`p.in_use = ${value === 'yes'}`,
  },
  row: ({ is_remote, in_use, name_zh, ...raw }) => ({
    ...raw,
    name: { id: raw.id, name_en: raw.name_en, name_mm: raw.name_mm, name_zh },
    remote: is_remote,
    active: in_use,
  }),
});

const optionColumns = sql`p.id, p.type, p.parent_id, up.type as parent_type, p.name_en, p.name_mm, p.name_zh, p.postcode, p.branch_postcode, p.region_id, p.town_id, p.delivers_id as branch_id, p.is_remote as remote, p.in_use as active`;
const optionFrom = sql`place p left join place up on up.id = p.parent_id`;

/** The regions in the order of their codes (E-09). */
export async function readRegions(db: Database): Promise<RegionOption[]> {
  return db
    .selectFrom('place')
    .where('type', '=', 'region')
    .orderBy('postcode')
    .select(['id', 'type', 'name_en', 'name_mm', 'name_zh', 'postcode', 'branch_postcode', 'code', 'in_use as active'])
    .execute() as Promise<RegionOption[]>;
}

/** Every town and township in use (E-09). */
export async function readTownships(db: Database): Promise<PlaceOption[]> {
  const { rows } = await sql<PlaceOption>`
      select ${optionColumns}
      from ${optionFrom}
      where p.type = any(${townTypes}::text[]) and p.in_use
      order by p.name_en, p.id`.execute(db);
  return rows;
}

/** Reads the places directly below a place that are in use, by postcode and name; `null` when the place does not exist. */
export async function readChildren(db: Database, id: number): Promise<PlaceOption[] | null> {
  const { rows } = await sql<PlaceOption>`
      select ${optionColumns}
      from ${optionFrom}
      where p.parent_id = ${id} and p.in_use
      order by p.postcode, p.name_en, p.id`.execute(db);
  if (rows.length > 0) return rows;
  return (await db.selectFrom('place').select('id').where('id', '=', id).executeTakeFirst()) ? [] : null;
}

const most = 20;
/** Cities and townships before small towns inside a township, those before regions, quarters and streets. */
const kindOrder = [...placeTypes.filter(isTownType), 'small_town', ...placeTypes.filter((type) => !isTownType(type))];
const kindRank = sql`array_position(${kindOrder}::text[], case when exists (
  select from place up where up.id = hit.parent_id and hit.type = 'town' and up.type = 'township') then 'small_town' else hit.type end)`;

/** The numbers of the places that a typed text finds, the best first (T-04): names that begin so, that hold it, and only then those that are alike. */
export async function findPlaceIds(
  db: Database,
  question: { search: string; type?: PlaceType | undefined; parent?: number | undefined },
): Promise<number[]> {
  const { begins, contains: contained, like: alike } = askPlace(question.search);
  const within = [sql<boolean>`p.in_use`];
  if (question.type !== undefined) within.push(sql<boolean>`p.type = ${question.type}`);
  if (question.parent !== undefined)
    within.push(
      sql<boolean>`(p.parent_id = ${question.parent} or p.region_id = ${question.parent} or p.town_id = ${question.parent})`,
    );
  const scope = sql.join(within, sql` and `);
  if (begins.length === 0) {
    const { rows } = await sql<{
      id: number;
    }>`select p.id from place p where ${scope} order by p.postcode, p.name_en, p.id limit ${most}`.execute(db);
    return question.type === undefined && question.parent === undefined ? [] : rows.map((row) => row.id);
  }
  const parts = [...begins.map(atStart), ...contained];
  const fits = (part: string): RawBuilder<boolean> => contains('p.search_key', part);
  const rank = sql`case ${sql.join(
    parts.slice(0, -1).map((part, at) => sql`when ${fits(part)} then ${sql.lit(Math.min(at, begins.length))}`),
    sql` `,
  )} else ${sql.lit(begins.length)} end`;
  const { rows } = await sql<{ id: number }>`
    with hit as materialized (select p.id, p.type, p.parent_id, p.name_en, p.postcode, ${parts.length > 1 ? rank : sql`0`} as rank
      from place p
      where (${sql.join(parts.map(fits), sql` or `)}) and ${scope})
    select id from hit order by rank, ${kindRank}, length(name_en), postcode, id limit ${most}`.execute(db);
  if (rows.length > 0 || alike === null) return rows.map((row) => row.id);
  const near = await sql<{ id: number }>`
    with hit as materialized (select p.id, p.type, p.parent_id, p.postcode, word_similarity(${alike}, p.search_key) as likeness
      from place p
      where ${alike} <% p.search_key and ${scope})
    select id from hit order by likeness desc, ${kindRank}, postcode, id limit ${most}`.execute(db);
  return near.rows.map((row) => row.id);
}

type RawDetail = RawPlace &
  Pick<
    IsoRow<'place'>,
    | 'parent_id'
    | 'code'
    | 'district_en'
    | 'district_mm'
    | 'branch_id'
    | 'remote'
    | 'active'
    | 'region_id'
    | 'town_id'
    | 'version'
    | 'created_at'
  > & { readonly held: number };

/** One place with all it inherits; `null` when there is none. */
export async function readPlace(db: Database, viewer: SessionViewer, id: number): Promise<PlaceDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`
    select ${placeSource.columns}, p.parent_id, p.code, p.district_en, p.district_mm, p.branch_id, p.remote, p.active,
      p.region_id, p.town_id, p.version, p.created_at,
      (select count(*)::int from place held where held.parent_id = p.id) as held
    from ${placeSource.from} where p.id = ${id}`,
  );
  const way = (await readWays(db, [id])).get(id);
  const raw = rows[0];
  if (!raw || !way) return null;
  const { is_remote: _remote, in_use: _inUse, region: _region, branch: delivers, created_at, updated_at, ...row } = raw;
  return {
    ...row,
    delivers,
    path: placeFacts(way).path,
    remote_above: way.slice(1).some((link) => link.remote),
    created_at,
    updated_at,
    may_edit: can(viewer, 'place.edit'),
  };
}
