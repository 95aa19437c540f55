/** Letters and digits that are not confused when read aloud: no 0 O 1 l I. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Groups in half a reset code. */
export const halfGroups = 2;
const passwordGroups = 3;
const groupLength = 4;

/** Random bytes needed for a password. */
export const passwordBytes = passwordGroups * groupLength * 4;

/**
 * Makes a password that can be read aloud and typed: groups of four, from random bytes. Skips bytes that would make some letters more likely.
 *
 * @example oneTimePassword(randomBytes) // 'hK7p-mmQ2-9xTd'
 */
export function oneTimePassword(bytes: Uint8Array, groups = passwordGroups): string {
  const fair = 256 - (256 % letters.length);
  const picked = [...bytes]
    .filter((byte) => byte < fair)
    .slice(0, groups * groupLength)
    .map((byte) => letters.charAt(byte % letters.length));
  if (picked.length < groups * groupLength) throw new Error('too few random bytes for a password');
  return Array.from({ length: groups }, (_, at) =>
    picked.slice(at * groupLength, (at + 1) * groupLength).join(''),
  ).join('-');
}

/**
 * Joins the two halves of a reset code to the password. @example joinHalves('hK7p-mmQ2', '9xTd-vB4k') === 'hK7p-mmQ2-9xTd-vB4k'
 *
 * @example joinHalves('hK7p-mmQ2', '9xTd-vB4k') === 'hK7p-mmQ2-9xTd-vB4k'
 */
export function joinHalves(first: string, second: string): string {
  return `${first}-${second}`;
}
