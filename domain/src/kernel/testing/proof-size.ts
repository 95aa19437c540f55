/** Taken from globalThis, because the domain is compiled without the types of Node. */
const { process: runner } = globalThis as {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
};

/** Is this `npm run test:long`? For what has another shape there; what only has another size takes `proofSize`. */
export const inLongProofs: boolean = runner?.env['LONG_PROOFS'] === '1';

/**
 * How many cases a test tries: `usual` in `npm test`, `long` in `npm run test:long`. What is proven is the same.
 *
 * @example const races = proofSize({ usual: 100, long: 1_000 });
 */
export function proofSize({ usual, long }: { readonly usual: number; readonly long: number }): number {
  return inLongProofs ? long : usual;
}
