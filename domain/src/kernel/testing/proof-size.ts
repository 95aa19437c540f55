/** Read from globalThis, because the domain is compiled without Node's types. */
const { process: runner } = globalThis as {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
};

/** Whether this is `npm run test:long`. Use it where a long run differs in shape; where only the size differs, use `proofSize`. */
export const inLongProofs: boolean = runner?.env['LONG_PROOFS'] === '1';

/**
 * Returns how many cases a test tries: `usual` in `npm test`, `long` in `npm run test:long`.
 *
 * @example const races = proofSize({ usual: 100, long: 1_000 });
 */
export function proofSize({ usual, long }: { readonly usual: number; readonly long: number }): number {
  return inLongProofs ? long : usual;
}
