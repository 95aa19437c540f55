import { sql, type RawBuilder } from 'kysely';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { lengthOf } from '@waybill/domain/kernel/typed-text.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { contains } from '../../kernel/lists.ts';

/** Shorter texts are in no trigram: they are compared one by one, among the newest labels only. */
const shortest = 3;
const newestLooked = 100_000;
/** From so many digits on, digits are looked for as the beginning of a phone number. */
const phoneDigits = 4;

/** What somebody looks for, as the database is asked. */
export type LabelSearch =
  /** Ids come from indexes: `ids` selects them. */
  | { readonly kind: 'ids'; readonly ids: RawBuilder<unknown> }
  /** Too short for an index: a condition on `label l` and `label_state s`. */
  | { readonly kind: 'walk'; readonly condition: RawBuilder<boolean> };

/**
 * Reads what was typed: a whole code is looked for as such, digits as the beginning of a phone and as a part of a code or reference, anything else as a
 * part of names, code and reference. `null` when nothing is left of it.
 */
export function readSearch(typed: string): LabelSearch | null {
  const key = searchKey(typed);
  if (key === '') return null;
  const code = readCode(typed)?.code;
  if (code !== undefined) return { kind: 'ids', ids: sql`select l.id from label l where l.tracking_code = ${code} or l.mp_tracking_code = ${code}` };
  const phone = phoneKey(typed);
  const byPhone = /^\d+$/.test(phone) && phone.length >= phoneDigits ? sql`select p.label_id from label_phone p where p.phone like ${`${phone}%`} union ` : sql``;
  if (lengthOf(key) < shortest) return { kind: 'walk', condition: sql<boolean>`${contains('l.search_key', key)} and s.label_id > (select coalesce(max(id), 0) from label) - ${newestLooked}` };
  return { kind: 'ids', ids: sql`${byPhone}select l.id from label l where ${contains('l.search_key', key)}` };
}

/** The text that a label is found by: everything that is not a phone stands in it as it is searched, phones in their national form. */
export function labelKey(parts: readonly (string | null | undefined)[]): string {
  return parts.flatMap((part) => (part ? [searchKey(part)] : [])).filter((key) => key !== '').join('|');
}
