import { keyModes, type KeyMode } from '../../kernel/worlds.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** So many of these digits hold 256 bits. */
const secretLength = 43;
/** So many hold the checksum, which has 32. */
const sumLength = 6;
const shape = new RegExp(`^wb_(${keyModes.join('|')})_([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${sumLength}})$`);

/** So many random bytes a key is made of. */
export const keyBytes = 32;

/** Is this a key by its look, mistyped or not? Tokens of sessions never begin so. */
export const looksLikeKey = (text: string): boolean => worldOfKey(text) !== null;

/** The world that a key is meant for, by its look alone; null for what is no key, such as the token of a session. */
export const worldOfKey = (text: string): KeyMode | null =>
  (/^wb_(live|test)_/.exec(text)?.[1] ?? null) as KeyMode | null;

/**
 * A new key of 32 random bytes. It is one word that a double click selects, names its world, and ends in a checksum, so that a mistyped one is refused
 * without asking anybody.
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

/** The world that a key is of, or null when it is none: too long, cut off or mistyped. */
export function readKeyMode(key: string): KeyMode | null {
  const [, mode, , sum] = shape.exec(key) ?? [];
  return mode !== undefined && sum === sumOfKey(key.slice(0, -sumLength)) ? (mode as KeyMode) : null;
}

/** What is shown of a key ever after: enough to know it again, and too little to guess it. */
export function shownOfKey(key: string): { readonly shown_prefix: string; readonly last_four: string } {
  return { shown_prefix: key.slice(0, 12), last_four: key.slice(-4) };
}

function inDigits(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = (digits[Number(rest % 62n)] as string) + text;
  return text;
}

const sumOfKey = (body: string): string => inDigits(BigInt(crc32(body)), sumLength);

/** CRC-32 (ISO 3309) of a text of ASCII signs: it finds every single wrong sign and every two that were exchanged. */
function crc32(text: string): number {
  let crc = 0xffff_ffff;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return ~crc >>> 0;
}
