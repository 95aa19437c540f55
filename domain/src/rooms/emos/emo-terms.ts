import { refuse, type Refusal } from '../../kernel/refusal.ts';

/** The highest amount of one order, in whole kyat (decisions 15). */
export const emoAmountMax = 1_000_000;

/** The rows of a table of fees. */
export const emoStepNumbers = [1, 2, 3, 4, 5, 6] as const;

/** What an order of up to so much costs; both in whole kyat. */
export interface EmoFeeStep {
  readonly up_to: number;
  readonly fee: number;
}

/** Fees and limits that count from a business day on. */
export interface EmoTerms {
  /** 'yyyy-mm-dd' */
  readonly valid_from: string;
  /** From the smallest amount to the highest, without a gap. */
  readonly steps: readonly EmoFeeStep[];
  /** What one person may send, and what may be sent to one person, on a business day; whole kyat. */
  readonly day_limit: number;
}

/**
 * The fee of an order, in whole kyat: that of the first step which reaches the amount.
 *
 * @example emoFee([{ up_to: 50_000, fee: 500 }, { up_to: 1_000_000, fee: 5_000 }], 50_001) === 5_000
 */
export function emoFee(steps: readonly EmoFeeStep[], amount: number): number {
  const step = steps.find(({ up_to }) => amount <= up_to);
  if (!step) throw new RangeError(`no fee for an order of ${amount}`);
  return step.fee;
}

/** What is sent and received today already, in whole kyat, by the sender and to the payee. */
export interface EmoDay {
  readonly sent: number;
  readonly coming: number;
}

/** Would this order take its sender or its payee above what a person may send or get on a day? Cancelled orders do not count. */
export function emoLimitProblem(
  { day_limit: max }: Pick<EmoTerms, 'day_limit'>,
  amount: number,
  { sent, coming }: EmoDay,
): Refusal<'emo_sender_limit' | 'emo_payee_limit'> | null {
  const over = (code: 'emo_sender_limit' | 'emo_payee_limit', before: number) =>
    refuse(code, { values: { max, left: Math.max(max - before, 0) } });
  if (sent + amount > max) return over('emo_sender_limit', sent);
  return coming + amount > max ? over('emo_payee_limit', coming) : null;
}
