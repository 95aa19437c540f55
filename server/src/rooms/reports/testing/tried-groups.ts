import { inLongProofs } from '@waybill/domain/kernel/testing/proof-size.ts';

/** How a report is cut in tests of every grouping: the first and the last way in the usual run, each in the long proofs. */
export const triedGroups = ({ groups }: { readonly groups: readonly string[] }): readonly string[] =>
  inLongProofs ? groups : groups.filter((_, at) => at === 0 || at === groups.length - 1);
