import { sql, type Transaction } from 'kysely';
import type { NrcTownship } from '@waybill/domain/rooms/places/nrc.ts';
import type { Tables } from '../../kernel/db/tables.ts';

type Tx = Transaction<Tables>;
export type KnownNrcTownship = NrcTownship & { readonly id: number };

/** Other spellings in one text, as arrays of arrays do not travel. */
const altOf = (row: NrcTownship): string => row.prefix_en_alt.join('|');
const alt = sql`case when n.alt = '' then '{}'::text[] else string_to_array(n.alt, '|') end`;

export async function insertNrcTownships(tx: Tx, townships: readonly NrcTownship[]): Promise<void> {
  if (townships.length === 0) return;
  const of = <Key extends keyof NrcTownship>(key: Key) => townships.map((row) => row[key]);
  await sql`
    insert into nrc_township (state_no, prefix_mm, prefix_en, township_en, township_mm, prefix_en_alt)
    select n.state_no, n.prefix_mm, n.prefix_en, n.township_en, n.township_mm, ${alt}
    from unnest(${of('state_no')}::int[], ${of('prefix_mm')}::text[], ${of('prefix_en')}::text[],
      ${of('township_en')}::text[], ${of('township_mm')}::text[], ${townships.map(altOf)}::text[])
      as n (state_no, prefix_mm, prefix_en, township_en, township_mm, alt)`.execute(tx);
}

export async function updateNrcTownships(tx: Tx, townships: readonly KnownNrcTownship[]): Promise<void> {
  if (townships.length === 0) return;
  const of = <Key extends keyof KnownNrcTownship>(key: Key) => townships.map((row) => row[key]);
  await sql`
    update nrc_township t set prefix_en = n.prefix_en, township_en = n.township_en, township_mm = n.township_mm, prefix_en_alt = ${alt}
    from unnest(${of('id')}::bigint[], ${of('prefix_en')}::text[], ${of('township_en')}::text[],
      ${of('township_mm')}::text[], ${townships.map(altOf)}::text[])
      as n (id, prefix_en, township_en, township_mm, alt) where t.id = n.id`.execute(tx);
}
