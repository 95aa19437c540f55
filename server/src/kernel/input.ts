import { isRefusal, refuse, type Problem, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { isEmpty } from '@waybill/domain/kernel/rule-kit.ts';
import { cleanText, hasBadCodeUnits } from '@waybill/domain/kernel/text.ts';
import { bodyDepth } from '@waybill/contract/kernel/body-sizes.ts';
import { mendZawgyi } from '@waybill/domain/kernel/zawgyi.ts';
import { UploadedFile } from './uploads.ts';
import { zawgyiDetector } from './zawgyi.ts';

/**
 * Normalizes input before it is validated: text that the database cannot store is refused with its field, and Zawgyi is converted to Unicode. The
 * encoding is detected over the texts of one person or row together, because a single short name is not enough (T-04). Refuses with `validation_failed` or
 * `malformed`.
 */
export function mendInput(input: unknown): unknown {
  const mended = convertInput(input);
  return isRefusal(mended) ? mended : mended.input;
}

/** Normalized input, and what was typed of each text that was converted, by the text as it is stored. */
export interface ConvertedInput {
  readonly input: unknown;
  readonly converted: ReadonlyMap<string, string>;
}

const nothingConverted: ReadonlyMap<string, string> = new Map();

/** Normalizes input as `mendInput`; texts in `asTyped` are not converted. */
export function convertInput(input: unknown, asTyped: ReadonlySet<string> = new Set()): ConvertedInput | Refusal {
  if (typeof input !== 'object' || input === null) return { input, converted: nothingConverted };
  const fields: Record<string, Problem[]> = {};
  const groups = new Map<string, Record<string, string>>();
  const unreadable = !walk(input, [], (path, text) => {
    if (hasBadCodeUnits(text)) fields[path[0] ?? 'body'] = [{ code: 'text_invalid' }];
    else if (!secretNames.test(path[0] ?? '') && !asTyped.has(text)) {
      const key = personOf(path);
      const texts = groups.get(key) ?? {};
      texts[JSON.stringify(path)] = text;
      groups.set(key, texts);
    }
  });
  if (unreadable) return refuse('malformed');
  if (Object.keys(fields).length > 0) return refuse('validation_failed', { fields });
  const mended = [...groups.values()].map((texts) => mendZawgyi(texts, zawgyiDetector));
  if (!mended.some(({ converted }) => converted)) return { input, converted: nothingConverted };
  const record = Object.assign({}, ...mended.map((one) => one.record)) as Record<string, string>;
  const typed = Object.assign({}, ...groups.values()) as Record<string, string>;
  const converted = Object.entries(record).filter(([path, text]) => text !== typed[path]);
  return {
    input: replaceTexts(input, [], record),
    converted: new Map(converted.map(([path, text]) => [typed[path] ?? '', cleanText(text)])),
  };
}

/** Beginnings of the fields of one party: sender and receiver type on different devices. */
const parties = /^(?:source|destination|sender|receiver|payee|contact)(?=_)/;

/** Returns the person or row that a text belongs to: the entry of its innermost list, and the party that its field names. */
function personOf(path: readonly string[]): string {
  const entry = path.findLastIndex((step) => /^\d+$/.test(step)) + 1;
  return JSON.stringify([...path.slice(0, entry), parties.exec(path[entry] ?? '')?.[0] ?? '']);
}

/**
 * Sets the merchant's id in input from the merchant's own program (`customerId`) that names no merchant, so that the rules of the form know the
 * owner.
 *
 * @example ofOwner({ weight: 1 }, ['merchant_id', 'customer_id'], 7) // { weight: 1, merchant_id: 7 }
 */
export function ofOwner(
  sent: unknown,
  fields: readonly [string, ...string[]],
  customerId: number | undefined,
): unknown {
  if (customerId === undefined || typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const body = sent as Record<string, unknown>;
  return fields.some((name) => !isEmpty(body[name])) ? sent : { ...body, [fields[0]]: customerId };
}

/** A password is taken as it was typed, in any encoding, and so is a text about whose encoding a page asks. */
const secretNames = /password|^typed_text$/;

function walk(
  value: unknown,
  path: readonly string[],
  visit: (path: readonly string[], text: string) => void,
): boolean {
  if (typeof value === 'string') visit(path, value);
  if (value instanceof UploadedFile) visit([...path, 'name'], value.name);
  if (typeof value !== 'object' || value === null || value instanceof UploadedFile) return true;
  if (path.length >= bodyDepth) return false;
  return Object.entries(value).every(([key, inner]) => {
    // The JSON parser refuses this name, but queries and forms may contain it.
    if (key === '__proto__') return false;
    if (hasBadCodeUnits(key)) visit(path.length ? path : ['body'], key);
    return typeof inner === 'string' && plain.test(inner) ? true : walk(inner, [...path, key], visit);
  });
}

/** Codes, numbers and instants, of which one call may carry thousands: plain ASCII cannot be invalid or in another encoding. */
const plain = /^[ -~]*$/;

function replaceTexts(value: unknown, path: readonly string[], record: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return record[JSON.stringify(path)] ?? value;
  if (Array.isArray(value)) return value.map((inner, index) => replaceTexts(inner, [...path, String(index)], record));
  if (typeof value !== 'object' || value === null || value instanceof UploadedFile) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, replaceTexts(inner, [...path, key], record)]),
  );
}
