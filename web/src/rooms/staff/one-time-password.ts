/** Letters and digits that nobody mixes up when reading them out: no 0 O 1 l I. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 3;
const groupLength = 4;

/** How many random bytes a password takes. */
export const passwordBytes = groups * groupLength * 4;

/**
 * A password that can be read out and typed: three groups of four, from random bytes. Bytes that would make some letters likelier are passed over.
 *
 * @example oneTimePassword(crypto.getRandomValues(new Uint8Array(passwordBytes))) // 'hK7p-mmQ2-9xTd'
 */
export function oneTimePassword(bytes: Uint8Array): string {
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
