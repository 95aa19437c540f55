import { sql, type RawBuilder } from 'kysely';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { lengthOf } from '@waybill/domain/kernel/typed-text.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { contains } from '../../kernel/sql/search-text.ts';

/** Shorter texts have no trigram: they are compared one by one, among the newest labels only. */
const shortest = 3;
const newestLooked = 100_000;
/** Minimum digits for a search by the beginning of a phone number. */
const phoneDigits = 4;
/** A complete mobile number: more digits than any code has. */
const wholeNumber = /^09\d{8,}$/;

/** A search as the database query needs it. */
export type LabelSearch =
  /** A whole code: `ids` selects the few labels that have it. */
  | { readonly kind: 'code'; readonly ids: RawBuilder<unknown> }
  /** A text: each arm selects ids by its own index, and `condition` checks the same for one row of `label_state s`. */
  | { readonly kind: 'text'; readonly arms: readonly RawBuilder<unknown>[]; readonly condition: RawBuilder<boolean> }
  /** Too short for an index: a condition on one row of `label_state s`. */
  | { readonly kind: 'walk'; readonly condition: RawBuilder<boolean> };

/** Selects the union of all arms, each label once. */
export const anyOf = (arms: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join([...arms], sql` union `);

/**
 * Parses a search text: a whole code is searched exactly, digits as the beginning of a phone and as a part of a code or reference, anything else as a part of
 * names, code and reference. `null` when it is empty after cleaning.
 */
export function readSearch(typed: string): LabelSearch | null {
  const key = searchKey(typed);
  if (key === '') return null;
  const code = readCode(typed)?.code;
  if (code !== undefined)
    return {
      kind: 'code',
      ids: sql`select l.id from label l where l.tracking_code = ${code} or l.mp_tracking_code = ${code}`,
    };
  // Evaluated separately for each row: in a join the planner would look the text up in its index for every walked branch and status.
  const inText = sql<boolean>`(select t.id from label t where t.id = s.label_id and ${contains('t.search_key', key)}) is not null`;
  if (lengthOf(key) < shortest)
    return {
      kind: 'walk',
      condition: sql<boolean>`(s.label_id > (select coalesce(max(id), 0) from label) - ${newestLooked} and ${inText})`,
    };
  const phone = phoneKey(typed);
  const begins = `${phone}%`;
  const byPhone = sql`select p.label_id from label_phone p where p.phone like ${begins}`;
  const hasPhone = sql`(select p.label_id from label_phone p where p.label_id = s.label_id and p.phone like ${begins} limit 1) is not null`;
  // Parts of a number occur in ever more codes, so a complete one is searched among numbers alone, which are stored wherever they occur.
  if (wholeNumber.test(key)) return { kind: 'text', arms: [byPhone], condition: sql<boolean>`(${hasPhone})` };
  const byText = sql`select t.id from label t where ${contains('t.search_key', key)}`;
  if (!/^\d+$/.test(phone) || phone.length < phoneDigits) return { kind: 'text', arms: [byText], condition: inText };
  return { kind: 'text', arms: [byPhone, byText], condition: sql<boolean>`(${inText} or ${hasPhone})` };
}

/** Returns the search text of a label: everything except phones in its searchable form, phones in their national form. */
export function labelKey(parts: readonly (string | null | undefined)[]): string {
  return parts
    .flatMap((part) => (part ? [searchKey(part)] : []))
    .filter((key) => key !== '')
    .join('|');
}

/**
 * Returns digit groups of a search text that may be whole mobile numbers, normalized for search: each with all digits that follow it.
 *
 * @example numbersIn('ex473124829xm|no709440012345') // ['9440012345']
 */
export function numbersIn(key: string): string[] {
  return [...key.matchAll(/(?=0(9\d{8,}))/g)].map(([, number = '']) => number);
}
