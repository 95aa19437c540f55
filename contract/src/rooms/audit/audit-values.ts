import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { changesOf } from '@waybill/domain/rooms/audit/audit-changes.ts';
import { commonWords } from '../../kernel/common.words.ts';
import type { OptionSource } from '../../kernel/list.ts';
import { fieldWord } from '../../kernel/field.words.ts';
import { announcementStateFaces, announcementWords } from '../announcements/announcements.words.ts';
import { branchStateFaces, branchTypeWords, branchWords } from '../branches/branches.words.ts';
import { exportFormatWords, exportWords } from '../exports/exports.words.ts';
import { permissionWords } from '../roles/roles.words.ts';
import { bankStateFaces, clearanceGateWords, codPlanWords, customerStateFaces, customerTypeWords, customerWords } from '../customers/customers.words.ts';
import { labelServiceWords, merchantTypeWords } from '../labels/label-kinds.words.ts';
import { placeTypeWords, placeWords } from '../places/places.words.ts';
import { auditWords } from './audit.words.ts';
import { accountStateFaces, genderWords, staffWords, userTypeWords } from '../staff/staff.words.ts';

type WordsByValue = Readonly<Record<string, Word>>;

/** Fields that hold another record's number or slug, and in which list its name stands. */
const references: ReadonlyMap<string, OptionSource> = new Map<string, OptionSource>([
  ['branch_id', 'branch'], ['jointed_branches', 'branch'], ['branches', 'branch'], ['for_branches', 'branch'], ['branch_collection_id', 'branch_collection'], ['role', 'role'], ['for_roles', 'role'], ['company_id', 'company'],
]);

/** Fields whose values are words of a room, by `<room>.<field>`. */
const valueWords: ReadonlyMap<string, WordsByValue> = new Map<string, WordsByValue>([
  ['staff.status', facesOf(accountStateFaces)],
  ['staff.user_type', userTypeWords],
  ['staff.gender', genderWords],
  ['branches.status', facesOf(branchStateFaces)],
  ['branches.type', branchTypeWords],
  ['places.type', placeTypeWords],
  ['roles.permissions', permissionWords],
  ['announcements.status', facesOf(announcementStateFaces)],
  ['exports.format', exportFormatWords],
  ['customers.status', facesOf(customerStateFaces)],
  ['customers.type', customerTypeWords],
  ['customers.merchant_type', merchantTypeWords],
  ['customers.cod_plan', codPlanWords],
  ['customers.clearance_gate', clearanceGateWords],
  ['customers.addon_service', labelServiceWords],
  ['customers.bank_state', facesOf(bankStateFaces)],
  ['exports.list', {
    staff: staffWords.list, branches: branchWords.list, places: placeWords.list, branch_collections: branchWords.collections, announcements: announcementWords.title, exports: exportWords.title, audit: auditWords.title, customers: customerWords.list, companies: customerWords.companies,
  }],
]);

const { lang_mm, lang_en, lang_zh } = commonWords.nav;
const languageNames: WordsByValue = { mm: lang_mm, en: lang_en, zh: lang_zh };

const nothing = '–';
const separator: Readonly<Record<Locale, string>> = { en: ', ', mm: '၊ ', zh: '、' };

function facesOf(faces: Readonly<Record<string, { readonly word: Word }>>): WordsByValue {
  return Object.fromEntries(Object.entries(faces).map(([state, face]) => [state, face.word]));
}

/** The name of a record that a field refers to, as far as the reader's lists have it. */
export type NameOf = (source: OptionSource, value: string | number) => string | null;

/** Which lists of names these fields need to be read. */
export function sourcesOf(fields: readonly string[]): OptionSource[] {
  return [...new Set(fields.flatMap((field) => references.get(field) ?? []))];
}

/**
 * A value of the audit log as a person reads it: a state or a type by its word, a branch by its name, a list with commas, members of an object with their
 * words, nothing as a dash.
 *
 * @example sayValue({ room: 'staff', field: 'status' }, 'suspend', 'en') === 'Suspended'
 */
export function sayValue(place: { readonly room: string; readonly field: string }, value: unknown, locale: Locale, nameOf: NameOf = () => null): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.map((one) => sayValue(place, one, locale, nameOf)).join(separator[locale]);
  if (typeof value === 'boolean') return commonWords.btn[value ? 'yes' : 'no'][locale];
  if (typeof value === 'object') return Object.entries(value).map(([key, one]) => `${fieldWord(key)[locale]}: ${sayValue({ room: place.room, field: key }, one, locale, nameOf)}`).join(separator[locale]);
  const text = String(value);
  if (place.field === 'columns') return fieldWord(text)[locale];
  const known = place.field === 'locale' ? languageNames : valueWords.get(`${place.room}.${place.field}`);
  const word = known && Object.hasOwn(known, text) ? known[text] : undefined;
  if (word) return word[locale];
  const source = references.get(place.field);
  const name = source ? nameOf(source, value as string | number) : null;
  return name ?? (isInstant(text) ? formatDateTime(new Date(text)) : text);
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text));
}

/** All changes of a line in one text, for an export: "Status: Active → Suspended; Reason: …". Numbers of other records stay numbers. */
export function sayChanges(room: string, before: Readonly<Record<string, unknown>> | null, after: Readonly<Record<string, unknown>> | null, locale: Locale): string {
  return changesOf(before, after).map(({ field, before: old, after: now }) => {
    const name = fieldWord(field)[locale];
    const value = sayValue({ room, field }, now, locale);
    return before === null ? `${name}: ${value}` : `${name}: ${sayValue({ room, field }, old, locale)} → ${value}`;
  }).join('; ');
}
