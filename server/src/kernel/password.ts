import { hash, verify } from '@node-rs/argon2';

/** Hashes with argon2id and the library's defaults (19 MiB, 2 passes, 1 lane), about 15 ms per check. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'));
}

/** A hash that no password matches, so that an unknown account takes the same time as a wrong password. */
const decoy = hash('\u0000no account has this password');

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await decoy), password.normalize('NFC'));
  return stored !== null && right;
}
