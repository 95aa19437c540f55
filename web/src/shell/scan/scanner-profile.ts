import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';

/** Additions of a scanner to each code, and its speed; learned with a test code and kept on the device. */
export interface ScannerProfile {
  /** Letters and digits before a code, with `separator` for other signs. */
  readonly prefix: string;
  readonly suffix: string;
  /** Longest pause between two keys of the test code, in milliseconds; null before it is learned. */
  readonly gap: number | null;
}

export const unlearned: ScannerProfile = { prefix: '', suffix: '', gap: null };

/** The code that a scanner is learned with: of no product, so that it is never the code of a parcel. */
export const testCode = 'QQ000000005XX';

/** Replaces every sign that no code contains: the brackets of an AIM prefix, the colons of a QR code, a tail. */
export const separator = ' ';

const place = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/;
const signPlace = /^(?:Bracket|Minus|Equal|Comma|Period|Slash|Backslash|Semicolon|Quote|Backquote|Space|Intl|Numpad)/;

/**
 * Returns the letter or digit of a key, by its position; by its text where there are no positions. `separator` for a key with another sign, null for a key
 * without any.
 *
 * @example signOf({ code: 'KeyE', key: 'န' }) === 'E'
 */
export function signOf({ code, key }: { readonly code: string; readonly key: string }): string | null {
  const found = place.exec(code);
  if (found) return found[1] ?? found[2] ?? null;
  if (code !== '') return signPlace.test(code) && key !== 'Enter' ? separator : null;
  const typed = toLatinDigits(key).toUpperCase();
  if (/^[A-Z0-9]$/.test(typed)) return typed;
  return [...key].length === 1 ? separator : null;
}

const codeLength = 13;
const symbol = new RegExp(`([A-Z]{2}\\d{9}[A-Z]{2})${separator}[A-Z0-9]{1,10}${separator}\\d{1,12}$`);
/** The symbology identifier of ISO/IEC 15424 that scanners may put before a code, such as ]C1. */
const aimPrefix = new RegExp(`${separator}[A-Z][0-9A-Z]$`);

/**
 * Finds the codes at the end of what a scanner sent, in their order, each once: after a prefix, before the learned suffix, several without a pause between
 * them, or in the QR code of a label. `before` has the letters and digits in front of them: a prefix that is not learned, or a code that was misread.
 *
 * @example codesHeard(' C1EX473124829XM', unlearned) // { codes: ['EX473124829XM'], before: '' }
 */
export function codesHeard(
  signs: string,
  { prefix, suffix }: Pick<ScannerProfile, 'prefix' | 'suffix'>,
): { readonly codes: readonly string[]; readonly before: string } {
  const codes: string[] = [];
  let left = signs;
  for (;;) {
    const next = codeAtEnd(left.trimEnd(), suffix.trimEnd());
    if (next === null) break;
    if (!codes.includes(next.code)) codes.unshift(next.code);
    left = withoutEnd(next.before, prefix).replace(aimPrefix, '');
  }
  return { codes, before: halved(left.replaceAll(separator, '')) };
}

function codeAtEnd(signs: string, suffix: string): { readonly code: string; readonly before: string } | null {
  const plain = signs.replace(symbol, '$1');
  const code = plain.slice(-codeLength);
  if (readCode(code)?.code === code) return { code, before: plain.slice(0, -codeLength) };
  return suffix !== '' && signs.endsWith(suffix) ? codeAtEnd(withoutEnd(signs, suffix).trimEnd(), '') : null;
}

const withoutEnd = (signs: string, end: string): string =>
  end !== '' && signs.endsWith(end) ? signs.slice(0, -end.length) : signs;

/** Returns a text once that was read doubled, by the scanner's repeat or by two ways of reading. */
function halved(text: string): string {
  const half = text.length / 2;
  return Number.isInteger(half) && half >= 8 && text.slice(0, half) === text.slice(half) ? text.slice(0, half) : text;
}

/** A key of the test code. */
export interface HeardKey {
  readonly code: string;
  readonly key: string;
  /** Milliseconds. */
  readonly at: number;
}

/** Returns the letters and digits of keys, with `separator` for other signs. */
export const signsOf = (keys: readonly HeardKey[]): string => keys.map((key) => signOf(key) ?? '').join('');

/**
 * Learns a scanner from the keys with which it sent the test code; null when that is not in them.
 *
 * @example learnScanner(keys) // { prefix: ' C1', suffix: '', gap: 60 }
 */
export function learnScanner(keys: readonly HeardKey[]): ScannerProfile | null {
  const text = signsOf(keys);
  const at = text.indexOf(testCode);
  if (at < 0) return null;
  const pressed = keys.filter((key) => signOf(key) !== null);
  const gap = Math.max(...pressed.slice(1).map((key, index) => key.at - (pressed[index]?.at ?? key.at)));
  return { prefix: text.slice(0, at), suffix: text.slice(at + testCode.length), gap: Math.round(gap) };
}

/** Name under which the scanner of a device is stored: nothing personal, so it survives the sign-out. */
const profileName = 'waybill-scanner-profile';

/** Returns the profile of this device. */
export function keptProfile(): ScannerProfile {
  try {
    const { prefix, suffix, gap } = JSON.parse(localStorage.getItem(profileName) ?? '{}') as Partial<ScannerProfile>;
    if (typeof prefix === 'string' && typeof suffix === 'string' && typeof gap === 'number')
      return { prefix, suffix, gap };
  } catch {
    // Without storage, or with text of somebody else in it, nothing is learned.
  }
  return unlearned;
}

/** Stores a profile; null forgets it. */
export function keepProfile(profile: ScannerProfile | null): boolean {
  try {
    if (profile === null) localStorage.removeItem(profileName);
    else localStorage.setItem(profileName, JSON.stringify(profile));
    return true;
  } catch {
    return false;
  }
}
