import { formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { formatWeight, sayKyat, sayPercent, toGrams } from '@waybill/domain/kernel/money.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { fieldWord } from '../field.words.ts';
import { yesNoWords } from './cell-text.ts';
import { commonWords } from './common.words.ts';

/** Kinds of records that a field may name by their number or slug. */
export const recordKinds = [
  'branch',
  'branch_collection',
  'role',
  'company',
  'customer',
  'customer_bank',
  'staff',
  'place',
  'label',
  'tariff',
  'expense_category',
  'bank_account',
  'payment_channel',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Looks up a record's name in the reader's language; null when it is unknown. */
export type NameOf = (of: RecordKind, value: string | number) => string | null;
type WordsByValue = Readonly<Record<string, Word>>;
interface OwnShape {
  readonly kind: 'own';
  /** Formats a value; null when the shape cannot read it. */
  readonly say: (value: unknown, locale: Locale, nameOf: NameOf) => string | null;
  /** Lists the records whose names the value needs. */
  readonly needs?: (value: unknown) => readonly RecordRef[];
}

export interface RecordRef {
  readonly of: RecordKind;
  readonly id: string;
}

/** How a stored field value is shown. Amounts are whole kyat, `percent` hundredths of a percent, `kg` the unit of the API, `grams` the stored unit. */
export type ValueShape =
  | {
      readonly kind:
        | 'text'
        | 'kyat'
        | 'percent'
        | 'count'
        | 'kg'
        | 'grams'
        | 'day'
        | 'instant'
        | 'yes_no'
        | 'field'
        | 'members';
    }
  | { readonly kind: 'words'; readonly words: WordsByValue }
  | { readonly kind: 'record'; readonly of: RecordKind }
  | OwnShape;
export type ValueShapes = Readonly<Record<string, ValueShape>>;

/**
 * Builds the shapes of a room's fields in its `<room>.values.ts`.
 *
 * @example export const branchValues = shapes({ status: shape.states(branchStateFaces), branch_collection_id: shape.record('branch_collection') })
 */
export const shape = {
  /** Typed text: names, remarks, codes, phones. */
  text: { kind: 'text' },
  kyat: { kind: 'kyat' },
  percent: { kind: 'percent' },
  count: { kind: 'count' },
  kg: { kind: 'kg' },
  grams: { kind: 'grams' },
  day: { kind: 'day' },
  instant: { kind: 'instant' },
  yesNo: { kind: 'yes_no' },
  /** Names of fields, such as the columns of a file. */
  field: { kind: 'field' },
  /** An object whose members are themselves fields of the room. */
  members: { kind: 'members' },
  words: (words: WordsByValue): ValueShape => ({ kind: 'words', words }),
  states: (faces: Readonly<Record<string, { readonly word: Word }>>): ValueShape => ({
    kind: 'words',
    words: Object.fromEntries(Object.entries(faces).map(([state, face]) => [state, face.word])),
  }),
  record: (of: RecordKind): ValueShape => ({ kind: 'record', of }),
  own: (say: OwnShape['say'], needs?: OwnShape['needs']): ValueShape => ({
    kind: 'own',
    say,
    ...(needs ? { needs } : {}),
  }),
} as const satisfies Record<string, ValueShape | ((...args: never[]) => ValueShape)>;

/** Declares the shapes of a room's fields. A change in the audit log may name only these fields. */
export function shapes<const Field extends string>(
  of: Readonly<Record<Field, ValueShape>>,
): Readonly<Record<Field, ValueShape>> {
  return of;
}

/** Returns the records that a value refers to, so that their names can be read. */
export function refsIn(of: ValueShape | undefined, value: unknown, all: ValueShapes): RecordRef[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => refsIn(of, one, all));
  if (of?.kind === 'own') return [...(of.needs?.(value) ?? [])];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) =>
      refsIn(Object.hasOwn(all, key) ? all[key] : undefined, one, all),
    );
  return of?.kind === 'record' ? [{ of: of.of, id: String(value) }] : [];
}

/** Text of a missing value. */
export const nothing = '–';
const separator: Readonly<Record<Locale, string>> = commonWords.comma;

/** Joins the members of a list with the separator of the language. */
export function listed(texts: readonly string[], locale: Locale): string {
  return texts.length === 0 ? nothing : texts.join(separator[locale]);
}

export interface Saying {
  /** Shapes of the room, for the members of an object. */
  readonly all: ValueShapes;
  readonly locale: Locale;
  readonly nameOf: NameOf;
  /** Names of an object's members; defaults to the fields' own names. */
  readonly word?: (field: string) => Word;
}

/**
 * Formats a stored value: a state by its word, a branch by its name, money with its unit, a time in Yangon, a list with commas, a missing value as a
 * dash. A value that does not fit its shape is shown as it is.
 *
 * @example sayShaped(shape.kyat, 4000, { all: {}, locale: 'en', nameOf: () => null }) === '4,000 Ks'
 */
export function sayShaped(of: ValueShape | undefined, value: unknown, using: Saying): string {
  const { all, locale, nameOf, word = fieldWord } = using;
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value))
    return listed(
      value.map((one) => sayShaped(of, one, using)),
      locale,
    );
  if (of?.kind === 'own') return of.say(value, locale, nameOf) ?? plain(value, locale);
  if (typeof value === 'object') {
    const members = Object.entries(value).filter(([, one]) => one !== null && one !== '');
    return listed(
      members.map(
        ([key, one]) =>
          `${word(key)[locale]}: ${sayShaped(Object.hasOwn(all, key) ? all[key] : undefined, one, using)}`,
      ),
      locale,
    );
  }
  return (of && textOf(of, value as string | number | boolean, using)) ?? plain(value, locale);
}

function textOf(
  of: ValueShape,
  value: string | number | boolean,
  { locale, nameOf, word = fieldWord }: Saying,
): string | null {
  const whole = typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
  switch (of.kind) {
    case 'words':
      return Object.hasOwn(of.words, String(value)) ? (of.words[String(value)]?.[locale] ?? null) : null;
    case 'record':
      return typeof value === 'boolean' ? null : nameOf(of.of, value);
    case 'field':
      return word(String(value))[locale];
    case 'kyat':
      return whole === null ? null : sayKyat(whole, locale);
    case 'grams':
      return whole === null ? null : formatWeight(whole, locale);
    case 'kg':
      return typeof value === 'number' ? formatWeight(toGrams(value), locale) : null;
    case 'percent':
      return whole === null ? null : sayPercent(whole);
    case 'count':
      return whole === null ? null : groupThousands(whole);
    case 'text':
      return String(value);
    case 'yes_no':
      return value === 'yes' || value === 'no' ? yesNoWords[value][locale] : null;
    case 'day':
    case 'instant':
    case 'members':
    case 'own':
      return null;
  }
}

/** Formats a value that has no shape or does not fit it. */
function plain(value: unknown, locale: Locale): string {
  if (typeof value === 'boolean') return yesNoWords[value ? 'yes' : 'no'][locale];
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text))
    ? formatDateTime(new Date(text))
    : text;
}
