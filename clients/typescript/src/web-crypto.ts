/** Returns the platform's cryptography: browsers and Node from 19 have it as a global, Node 18 in a module, whose name bundlers must not resolve. */
export async function webCrypto(): Promise<Crypto> {
  if (globalThis.crypto) return globalThis.crypto;
  const module = 'node:crypto';
  return ((await import(/* @vite-ignore */ module)) as { webcrypto: Crypto }).webcrypto;
}
