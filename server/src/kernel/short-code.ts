import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from './services.ts';

/**
 * Returns the stored hash of a six-digit code. A plain hash of one is quickly guessed, so it is keyed with the secret of the installation. `of`: what
 * it opens.
 */
export function shortCodeHash(secret: Buffer, of: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${of}:${code}`).digest();
}

/** Compares in constant time. */
export function isShortCode(secret: Buffer, of: string, code: string, kept: Buffer): boolean {
  const hash = shortCodeHash(secret, of, code);
  return hash.length === kept.length && timingSafeEqual(hash, kept);
}

/** Returns six digits, all equally likely. */
export function newShortCode({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  const most = 4_294_000_000;
  for (;;) {
    const drawn = randomBytes(4).readUInt32BE();
    if (drawn < most) return String(drawn % 1_000_000).padStart(6, '0');
  }
}
