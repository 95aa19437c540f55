import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which a code is valid (RFC 6238, the default of all apps). */
const stepSeconds = 30;
/** Steps before and after the present one whose codes are taken too, for clocks that differ. */
const drift = 1;
const digits = 6;
export const totpSecretBytes = 20;

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** Returns the code of a time step: HOTP with SHA-1 (RFC 4226), which every authenticator app knows. */
export function codeAt(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash[hash.length - 1]! & 0x0f;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** length).padStart(length, '0');
}

/** Returns the step of a code that is valid now, or null. */
export function matchingStep(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  for (let away = -drift; away <= drift; away += 1) {
    const step = stepOf(now) + away;
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) return step;
  }
  return null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns bytes in base32 without padding (RFC 4648), as apps take a secret that is typed. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Returns the address that an authenticator app reads from a QR. */
export function factorUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const [by, whose] = [issuer, account].map((text) => encodeURIComponent(text.replaceAll(':', ' ')));
  return `otpauth://totp/${by}:${whose}?secret=${base32(secret)}&issuer=${by}`;
}
