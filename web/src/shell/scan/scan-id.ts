const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a ULID: ten characters of time, sixteen of randomness, so that scans sort by creation time. It needs no secure context, because a warehouse PC often
 * reaches its server by plain http.
 *
 * @example scanId(Date.now(), (bytes) => crypto.getRandomValues(bytes))
 */
export function scanId(at: number, fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  let time = '';
  for (let rest = at, n = 0; n < 10; n++, rest = Math.floor(rest / 32)) time = (alphabet[rest % 32] ?? '0') + time;
  const chance = fill(new Uint8Array(16));
  return time + Array.from(chance, (byte) => alphabet[byte % 32]).join('');
}
