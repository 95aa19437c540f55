import { sql } from 'kysely';
import type { reportColumns } from '@waybill/contract/rooms/reports/report-columns.ts';
import { datesOf } from '../../kernel/sql/filters.ts';
import { customerName, namedJson } from '../../kernel/sql/names.ts';
import { branchKey, type RowsSql } from './report-rows.ts';

/** The days on which a key called, with the labels that it made on each: a repeated call makes none, so they are counted themselves. */
export function callRows(): RowsSql<keyof (typeof reportColumns)['calls']> {
  const owner = sql`coalesce(${customerName('c')}, k.owner_name, b.name_en)`;
  return {
    from: sql`
      api_key_day d
      join api_key k on k.id = d.api_key_id
      join branch b on b.id = k.branch_id
      left join customer c on c.id = k.customer_id`,
    more: sql`
      left join lateral (
        select count(*)::int as labels
        from label l
        where l.api_key_id = d.api_key_id
          and l.created_at >= d.day::timestamp at time zone 'Asia/Yangon' and l.created_at < (d.day + 1)::timestamp at time zone 'Asia/Yangon'
      ) made on true`,
    id: sql`(d.api_key_id * 100000 + (d.day - date '1970-01-01'))`,
    at: sql`d.day`,
    date: sql`d.day`,
    days: datesOf('d.day'),
    branch: 'k.branch_id',
    customer: null,
    where: sql<boolean>`true`,
    scope: () => sql<boolean>`true`,
    values: () => ({
      day: sql`d.day::text`,
      key: sql`k.name`,
      shown: sql`k.shown_prefix || '…' || k.last_four`,
      branch: namedJson('b'),
      owner_kind: sql`k.owner_kind`,
      owner,
      calls: sql`d.calls`,
      refused: sql`d.refused`,
      labels: sql`made.labels`,
    }),
    keys: {
      branch: branchKey(sql`b.id`),
      // Two keys may have one name, and two customers too.
      key: {
        id: sql`k.id`,
        label: (id) =>
          sql`(select g.name || ' · ' || g.shown_prefix || '…' || g.last_four from api_key g where g.id = ${id}::bigint)`,
      },
      owner: {
        id: sql`coalesce('c' || c.id, 'n' || k.owner_name, 'b' || b.id)`,
        label: (id) => sql`case left(${id}, 1)
          when 'c' then (select ${customerName('g')} from customer g where g.id = substr(${id}, 2)::bigint)
          when 'b' then (select g.name_en from branch g where g.id = substr(${id}, 2)::bigint)
          else substr(${id}, 2) end`,
      },
    },
    links: sql`null::bigint as label_id, null::text as code, null::bigint as link_journal_id`,
  };
}
