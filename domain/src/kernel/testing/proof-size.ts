/** The rules know no Node; their tests run in it. */
const { process: runner } = globalThis as {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
};

/**
 * How large a proof is: as many cases as `npm test` has time for, or as many as one would like, with `npm run test:long`. What is proven is the same.
 *
 * @example const races = proofSize({ usual: 100, long: 1_000 });
 */
export function proofSize({ usual, long }: { readonly usual: number; readonly long: number }): number {
  return runner?.env['LONG_PROOFS'] === '1' ? long : usual;
}
