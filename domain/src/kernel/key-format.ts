import { keyModes, type KeyMode } from './worlds.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Number of digits that hold 256 bits. */
const secretLength = 43;
/** Number of digits of the checksum, which has 32 bits. */
const sumLength = 6;
const shape = new RegExp(`^wb_(${keyModes.join('|')})_([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${sumLength}})$`);

/** Number of random bytes in a key. */
export const keyBytes = 32;

/** Returns whether the text looks like a key, mistyped or not. Session tokens never begin like this. */
export const looksLikeKey = (text: string): boolean => worldOfKey(text) !== null;

/** Returns the world of a key by its prefix alone; null for other text, such as a session token. */
export const worldOfKey = (text: string): KeyMode | null =>
  (/^wb_(live|test)_/.exec(text)?.[1] ?? null) as KeyMode | null;

/**
 * Makes a key of 32 random bytes. It is one word for a double click, names its world, and ends in a checksum, so that a mistyped key is refused without
 * a query.
 *
 * @example writeKey('live', bytes) === 'wb_live_' + 43 digits + 6 digits
 */
export function writeKey(mode: KeyMode, bytes: Uint8Array): string {
  if (bytes.length !== keyBytes) throw new Error(`a key is made of ${keyBytes} bytes`);
  let value = 0n;
  for (const byte of bytes) value = value * 256n + BigInt(byte);
  const body = `wb_${mode}_${inDigits(value, secretLength)}`;
  return body + sumOfKey(body);
}

/** Returns the world of a key, or null when it is invalid: too long, cut off or mistyped. */
export function readKeyMode(key: string): KeyMode | null {
  const [, mode, , sum] = shape.exec(key) ?? [];
  return mode !== undefined && sum === sumOfKey(key.slice(0, -sumLength)) ? (mode as KeyMode) : null;
}

/** Returns the part of a key that stays visible: enough to recognise it, too little to guess it. */
export function shownOfKey(key: string): { readonly shown_prefix: string; readonly last_four: string } {
  return { shown_prefix: key.slice(0, 12), last_four: key.slice(-4) };
}

function inDigits(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = (digits[Number(rest % 62n)] as string) + text;
  return text;
}

const sumOfKey = (body: string): string => inDigits(BigInt(crc32(body)), sumLength);

/** Returns the CRC-32 (ISO 3309) of an ASCII text; it detects every single wrong character and every swap of two. */
function crc32(text: string): number {
  let crc = 0xffff_ffff;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return ~crc >>> 0;
}
