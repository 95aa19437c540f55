import { groupThousands } from '@waybill/domain/kernel/digits.ts';

/** Returns how counts, row numbers and page numbers are written. */
export function useCount(): (n: number) => string {
  return groupThousands;
}
