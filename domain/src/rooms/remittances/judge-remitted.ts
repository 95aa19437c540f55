/** Result of a remittance line, and what part of its money needs a resolution after booking. */
export const remittedVerdicts = {
  /** The full amount that the mail post collected for the parcel. */
  matched: { waits: 'nothing' },
  short: { waits: 'rest' },
  over: { waits: 'surplus' },
  /** No parcel of ours has this code. */
  unknown: { waits: 'surplus' },
  /** The parcel is a second time on the remittance. */
  twice: { waits: 'surplus' },
  /** Our books do not show its delivery, or there was nothing to collect. */
  early: { waits: 'surplus' },
  /** An earlier remittance brought its money. */
  taken: { waits: 'surplus' },
  unreadable: { waits: 'nothing' },
  left_out: { waits: 'nothing' },
} as const satisfies Record<string, { waits: 'nothing' | 'rest' | 'surplus' }>;
export type RemittedVerdict = keyof typeof remittedVerdicts;
export const remittedVerdictNames = Object.keys(remittedVerdicts) as RemittedVerdict[];
/** Results of lines without money: not booked. */
export const unbooked: readonly RemittedVerdict[] = ['unreadable', 'left_out'];

/** Parcel of a line: the mail post's debt for it in whole kyat; null without a debt. */
export interface RemittedParcel {
  readonly owed: number | null;
  /** An earlier remittance brought money for it. */
  readonly taken: boolean;
}

export interface JudgedLine {
  readonly verdict: RemittedVerdict;
  /** Paid minus owed; negative when money is missing. Whole kyat. */
  readonly difference: number;
}

/**
 * Returns the result of a line. `isFirst` is false where an earlier line of the remittance has the same parcel.
 *
 * @example judgeRemitted({ amount: 45_000, parcel: { owed: 50_000, taken: false }, isFirst: true }) // { verdict: 'short', difference: -5_000 }
 * Source: decisions 15.
 */
export function judgeRemitted({
  amount,
  parcel,
  isFirst,
}: {
  readonly amount: number | null;
  readonly parcel: RemittedParcel | null;
  readonly isFirst: boolean;
}): JudgedLine {
  if (amount === null) return { verdict: 'unreadable', difference: 0 };
  if (parcel === null) return { verdict: 'unknown', difference: amount };
  if (!isFirst) return { verdict: 'twice', difference: amount };
  if (parcel.owed === null) return { verdict: parcel.taken ? 'taken' : 'early', difference: amount };
  const difference = amount - parcel.owed;
  return { verdict: difference === 0 ? 'matched' : difference < 0 ? 'short' : 'over', difference };
}
