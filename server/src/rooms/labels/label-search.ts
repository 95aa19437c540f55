import { sql, type RawBuilder } from 'kysely';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { lengthOf } from '@waybill/domain/kernel/typed-text.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { contains } from '../../kernel/sql/search-text.ts';

/** Shorter texts are in no trigram: they are compared one by one, among the newest labels only. */
const shortest = 3;
const newestLooked = 100_000;
/** From this many digits on, digits are searched as the beginning of a phone number. */
const phoneDigits = 4;
/** A mobile number typed whole: more digits than any code has. */
const wholeNumber = /^09\d{8,}$/;

/** What somebody looks for, as the database is asked. */
export type LabelSearch =
  /** A whole code: `ids` selects the few labels that have it. */
  | { readonly kind: 'code'; readonly ids: RawBuilder<unknown> }
  /** A text: each arm selects ids by an index of its own, and `condition` says the same of one row of `label_state s`. */
  | { readonly kind: 'text'; readonly arms: readonly RawBuilder<unknown>[]; readonly condition: RawBuilder<boolean> }
  /** Too short for an index: a condition on one row of `label_state s`. */
  | { readonly kind: 'walk'; readonly condition: RawBuilder<boolean> };

/** What any of the arms selects, each once. */
export const anyOf = (arms: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join([...arms], sql` union `);

/**
 * Reads what was typed: a whole code is looked for as such, digits as the beginning of a phone and as a part of a code or reference, anything else as a
 * part of names, code and reference. `null` when nothing is left of it.
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
  // Read for each row by itself: in a join the planner would look the text up in its index for every branch and status that is walked.
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
  // The parts of a number stand in ever more codes, so a whole one is looked for among numbers alone, which are kept wherever they stand.
  if (wholeNumber.test(key)) return { kind: 'text', arms: [byPhone], condition: sql<boolean>`(${hasPhone})` };
  const byText = sql`select t.id from label t where ${contains('t.search_key', key)}`;
  if (!/^\d+$/.test(phone) || phone.length < phoneDigits) return { kind: 'text', arms: [byText], condition: inText };
  return { kind: 'text', arms: [byPhone, byText], condition: sql<boolean>`(${inText} or ${hasPhone})` };
}

/** The text that a label is found by: everything that is not a phone stands in it as it is searched, phones in their national form. */
export function labelKey(parts: readonly (string | null | undefined)[]): string {
  return parts
    .flatMap((part) => (part ? [searchKey(part)] : []))
    .filter((key) => key !== '')
    .join('|');
}

/**
 * The numbers that may be whole mobile numbers, wherever they stand in a text that is searched, as phones are searched: each with all digits that follow it.
 *
 * @example numbersIn('ex473124829xm|no709440012345') // ['9440012345']
 */
export function numbersIn(key: string): string[] {
  return [...key.matchAll(/(?=0(9\d{8,}))/g)].map(([, number = '']) => number);
}
