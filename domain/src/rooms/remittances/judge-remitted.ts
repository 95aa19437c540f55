/** What a line of a remittance comes to, and what of its money waits for an end once it is booked. */
export const remittedVerdicts = {
  /** The whole of what the mail post collected for the parcel. */
  matched: { waits: 'nothing' },
  short: { waits: 'rest' },
  over: { waits: 'surplus' },
  /** No parcel of ours has this code. */
  unknown: { waits: 'surplus' },
  /** The same parcel stands on the remittance a second time. */
  twice: { waits: 'surplus' },
  /** Our books do not say that it was delivered, or there was nothing to collect. */
  early: { waits: 'surplus' },
  /** Its money came in with an earlier remittance. */
  taken: { waits: 'surplus' },
  unreadable: { waits: 'nothing' },
  left_out: { waits: 'nothing' },
} as const satisfies Record<string, { waits: 'nothing' | 'rest' | 'surplus' }>;
export type RemittedVerdict = keyof typeof remittedVerdicts;
export const remittedVerdictNames = Object.keys(remittedVerdicts) as RemittedVerdict[];
/** The lines that carry no money: they are not booked. */
export const unbooked: readonly RemittedVerdict[] = ['unreadable', 'left_out'];

/** The parcel of a line: what the mail post still owes for it, in whole kyat; null when it owes nothing. */
export interface RemittedParcel {
  readonly owed: number | null;
  /** An earlier remittance brought money for it. */
  readonly taken: boolean;
}

export interface JudgedLine {
  readonly verdict: RemittedVerdict;
  /** What was paid beyond what was owed; negative is what is missing. Whole kyat. */
  readonly difference: number;
}

/**
 * What a line comes to. `isFirst` is false where the same parcel stands further up on the remittance.
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
