import { foreignPhone, isPhone, normalizePhone, phoneKey } from '@waybill/domain/kernel/phone.ts';

export interface PhoneEntry {
  readonly phones: readonly string[];
  /** The rejected text, which stays in the field. */
  readonly rest: string;
  readonly problem: 'invalid' | 'twice' | 'limit' | null;
}

/**
 * Adds phones from typed or pasted text: each valid number is added in its national form, up to the limit; the first rejected one stays in the field with the
 * reason (V-10). With `abroad`, foreign numbers are accepted too.
 *
 * @example enterPhones([], '၀၉၇၉၁၂၃၄၅၆၇', 2).phones // ['09791234567']
 */
export function enterPhones(phones: readonly string[], text: string, limit: number, abroad = false): PhoneEntry {
  const pieces = text
    .split(/[,;/\n၊，、；]+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  let now = phones;
  for (const [at, piece] of pieces.entries()) {
    const foreign = abroad ? foreignPhone(piece) : null;
    const phone = foreign ?? normalizePhone(piece);
    const rest = pieces.slice(at).join(', ');
    if (foreign === null && !isPhone(phone)) return { phones: now, rest, problem: 'invalid' };
    if (now.some((each) => phoneKey(each) === phoneKey(phone))) return { phones: now, rest, problem: 'twice' };
    if (limit > 0 && now.length >= limit) return { phones: now, rest, problem: 'limit' };
    now = [...now, phone];
  }
  return { phones: now, rest: '', problem: null };
}

/**
 * Reads the phones of a record: a list, a JSON text of one, or a single number (V-10).
 *
 * @example phonesOf('["09791234567"]') // ['09791234567']
 */
export function phonesOf(stored: unknown): string[] {
  if (Array.isArray(stored))
    return stored.filter((each): each is string => typeof each === 'string' && each.trim() !== '');
  if (typeof stored !== 'string' || stored.trim() === '') return [];
  try {
    const parsed: unknown = JSON.parse(stored);
    return Array.isArray(parsed) ? phonesOf(parsed) : [stored];
  } catch {
    return [stored];
  }
}
