const kilo = 1000;

/**
 * The size of a file as people read it: whole kilobytes, from a thousand on megabytes with one place.
 *
 * @example sizeOf(1_234_567) // { unit: 'mb', n: '1.2' }
 */
export function sizeOf(bytes: number): { readonly unit: 'kb' | 'mb'; readonly n: string } {
  const kilobytes = Math.max(1, Math.round(bytes / kilo));
  return kilobytes < kilo ? { unit: 'kb', n: String(kilobytes) } : { unit: 'mb', n: (bytes / kilo / kilo).toFixed(1) };
}
