import type pg from 'pg';
import { searchKey } from '../domain/src/kernel/text.ts';
import { makeTrackingCode } from '../domain/src/rooms/labels/tracking-code.ts';

/** Labels of a fill: ids and codes, in the same order. */
export interface Filled {
  readonly ids: readonly number[];
  readonly codes: readonly string[];
}

export interface FillWish {
  readonly template: number;
  readonly many: number;
  readonly from: number;
  readonly state?: Readonly<Record<string, string>>;
  readonly label?: Readonly<Record<string, string>>;
  readonly codeOf?: (serial: number) => string;
}

const chunk = 50_000;
const names = [
  'Ma Thida',
  'U Kyaw Zin',
  'Daw Khin Mar Lar',
  'Ko Aung Myo',
  'Ma Hnin Wai',
  'U Soe Naing',
  'Daw Nilar Win',
  'Ko Htet Lin',
];

/**
 * Copies one label of the product, with its state and last entry, until there are `many` more: this shows the effect of such a history on tables,
 * indexes and the planner. `state` and `label` override columns by SQL, in which `g.n` is the number of the copy. Serials begin at `from`; `codeOf`
 * makes codes of them.
 */
export async function fillLabels(
  pool: pg.Pool,
  { template, many, from, state = {}, label: own = {}, codeOf = (serial) => makeTrackingCode('EX', serial) }: FillWish,
): Promise<Filled> {
  const [label, states, entry, phone] = [
    await columnsOf(pool, 'label'),
    await columnsOf(pool, 'label_state'),
    await columnsOf(pool, 'label_entry'),
    await columnsOf(pool, 'label_phone'),
  ];
  const ids: number[] = [];
  const codes: string[] = [];
  const oneOf = (texts: readonly string[]) =>
    `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + n % ${texts.length}]`;
  // Names and numbers are spread over the copies, as over real labels.
  const spread = 'n::bigint * 48271 % 1000003';
  const phoneOf = `(9400000000 + ${spread} * 97)::text`;
  // The search text, as `labelKey` of the product writes it.
  const key = `concat_ws('|', lower(g.code), ${oneOf(names.map((name) => searchKey(name)))} || ${spread}, '0' || ${phoneOf})`;
  const copy = (table: string, columns: readonly string[], change: Readonly<Record<string, string>>) =>
    `insert into ${table} (${columns.join(', ')}) overriding system value select ${columns.map((column) => `${change[column] ?? `t.${column}`}`).join(', ')}`;
  for (let done = 0; done < many; done += chunk) {
    const part = Array.from({ length: Math.min(chunk, many - done) }, (_, at) => codeOf(from + done + at));
    const { rows } = await pool.query<{ id: number }>(
      `
      with input as materialized (select nextval('label_id_seq') as id, nextval('label_entry_id_seq') as entry_id, code,
        (n + $3::int)::int as n
        from unnest($2::text[]) with ordinality g(code, n)),
      labels as (${copy('label', label, {
        id: 'g.id',
        tracking_code: 'g.code',
        reference_id: 'null',
        destination_name: `${oneOf(names)} || ' ' || ${spread}`,
        search_key: key,
        created_at: 'now() - make_interval(mins => g.n % 172800)',
        updated_at: 'now()',
        ...own,
      })} from input g, label t where t.id = $1 returning 1),
      entries as (${copy('label_entry', entry, { id: 'g.entry_id', label_id: 'g.id', scan_id: 'null', before: 'null' })}
        from input g, (select * from label_entry where label_id = $1 order by id desc limit 1) t
        returning 1),
      phones as (${copy('label_phone', phone, { label_id: 'g.id', phone: `case when t.side = 'destination' then ${phoneOf} else t.phone end` })}
        from input g, label_phone t
        where t.label_id = $1
        returning 1),
      stated as (${copy('label_state', states, { label_id: 'g.id', entry_id: 'g.entry_id', ...state })}
        from input g, label_state t
        where t.label_id = $1
        returning 1)
      select id from input order by n`,
      [template, part, done],
    );
    ids.push(...rows.map((row) => Number(row.id)));
    codes.push(...part);
  }
  return { ids, codes };
}

export async function columnsOf(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' order by ordinal_position",
    [table],
  );
  return rows.map((row) => row.name);
}
