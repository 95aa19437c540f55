import { sql } from 'kysely';
import {
  abroadPlaceNames,
  abroadPlaces,
  postLateDays,
  postPlaceNames,
  type AbroadPlace,
  type PostPlace,
} from '@waybill/domain/rooms/mail-post/post-results.ts';
import { draftStatus } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { countCap } from '@waybill/contract/kernel/list.ts';
import { internationalList, mailPostList } from '@waybill/contract/rooms/mail-post/mail-post.columns.ts';
import type { InternationalRow, MailPostRow } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { daysOf, sameNumber } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { township } from '../labels/label-scope.door.ts';
import { countriesLike, countryNames } from '../places/places.door.ts';

type RawParcel = Omit<MailPostRow, 'days'> & { readonly days: number };

/** A parcel whose hand-over was taken back is at the branch again. */
const isHanded = sql<boolean>`s.rollup <> 'process'`;
const standsAt = (place: AbroadPlace) =>
  sql<boolean>`s.status in (${sql.join([...abroadPlaces[place].statuses].map((status) => sql.lit(status)))})`;
const placed =
  (names: readonly AbroadPlace[]) =>
  (value: string): ReturnType<typeof standsAt> =>
    (names as readonly string[]).includes(value) ? standsAt(value as AbroadPlace) : sql<boolean>`false`;

const from = sql`
  post_parcel p
  join label_state s on s.label_id = p.label_id
  join label l on l.id = p.label_id
  join branch b on b.id = p.branch_id
  left join place dp on dp.id = l.destination_place_id left join place dpp on dpp.id = dp.parent_id`;

/** Parcels that were handed to the mail post (O-11). */
export const mailPostSource = listSource<RawParcel, MailPostRow>({
  definition: mailPostList,
  id: sql`p.label_id`,
  from,
  columns: sql`
    p.label_id as id, l.tracking_code, p.code as mp_tracking_code, s.status, s.status_at, p.handed_at,
    ${personName('p.handed_by')} as handed_by,
    floor(extract(epoch from coalesce(s.delivered_at, now()) - p.handed_at) / 86400)::int as days, l.destination_name,
    ${township} as destination_township, l.cod_amount, ${namedJson('b')} as branch`,
  scope: (viewer) => sql<boolean>`(${covered(viewer, 'p.branch_id')} and ${isHanded})`,
  sort: { handed_at: sql`p.handed_at` },
  search: (term) => sql<boolean>`(${contains('l.search_key', term)} or p.code = upper(${term}))`,
  filters: {
    place: placed(postPlaceNames),
    late: (value) => {
      const late = sql<boolean>`(${standsAt('with_post')} and p.handed_at < now() - make_interval(days => ${postLateDays}))`;
      return value === 'yes' ? late : sql<boolean>`not ${late}`;
    },
    branch_id: sameNumber('p.branch_id'),
    ...daysOf('p.handed_at'),
  },
  row: (raw) => ({
    ...raw,
    days: Math.max(0, raw.days),
  }),
});

type RawAbroad = Omit<InternationalRow, 'country'> & { readonly destination_country: string };

const abroadFrom = sql`
  label l
  join label_state s on s.label_id = l.id
  join branch b on b.id = l.source_branch_id
  left join post_parcel p on p.label_id = l.id and ${isHanded}`;
/** The branch where it is made is the one that accepts it and hands it over. */
const isAbroad = (viewer: SessionViewer) =>
  sql<boolean>`(l.destination_country is not null and ${covered(viewer, 'l.source_branch_id')} and s.status <> ${sql.lit(draftStatus)})`;

/** Labels to other countries (O-11). */
export const internationalSource = listSource<RawAbroad, InternationalRow>({
  definition: internationalList,
  id: sql`l.id`,
  from: abroadFrom,
  columns: sql`
    l.id, l.tracking_code, coalesce(p.code, l.mp_tracking_code) as mp_tracking_code, l.destination_country, s.status, s.status_at,
    l.destination_name, l.destination_address, l.include_products, l.declared_value, l.shipping_total as delivery_charge, l.created_at,
    p.handed_at, ${namedJson('b')} as branch`,
  scope: isAbroad,
  sort: { created_at: sql`l.created_at` },
  search: (term) => sql<boolean>`(${contains('l.search_key', term)} or p.code = upper(${term}))`,
  filters: {
    place: placed(abroadPlaceNames),
    country: (value) => sql<boolean>`l.destination_country = any(${countriesLike(value)}::text[])`,
    branch_id: sameNumber('l.source_branch_id'),
    ...daysOf('l.created_at'),
  },
  row: ({ destination_country, ...raw }) => ({
    ...raw,
    country: { id: destination_country, ...countryNames(destination_country) },
  }),
});

/** Counts the parcels of each place that staff have to watch, up to the cap, in one statement. */
export async function countAtPost(db: Database, viewer: SessionViewer): Promise<Record<string, number>> {
  const waiting: readonly PostPlace[] = ['with_post', 'coming_back'];
  const arms = waiting.map(
    (place) => sql`
      select ${place}::text as place,
        (select count(*)::int
          from (select 1
            from post_parcel p
            join label_state s on s.label_id = p.label_id
            where ${covered(viewer, 'p.branch_id')} and ${standsAt(place)} and s.closed_at is null
            limit ${countCap}) c) as n`,
  );
  const { rows } = await sql<{ place: string; n: number }>`${sql.join(arms, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ place, n }) => [place, n]));
}

/** Facts of a parcel that a command needs; null when the viewer may not see it or it was never handed to the post. */
export async function readPostParcel(
  db: Database,
  viewer: SessionViewer,
  labelId: number,
): Promise<{ tracking_code: string; branch_id: number; status: string } | null> {
  const { rows } = await sql<{ tracking_code: string; branch_id: number; status: string }>`
    select l.tracking_code, p.branch_id, s.status
    from ${from}
    where p.label_id = ${labelId} and ${covered(viewer, 'p.branch_id')} and ${isHanded}`.execute(db);
  return rows[0] ?? null;
}
