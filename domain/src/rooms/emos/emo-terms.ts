import { refuse, type Refusal } from '../../kernel/refusal.ts';

/** Maximum amount of one order, in whole kyat (decisions 15). */
export const emoAmountMax = 1_000_000;

/** Numbers of the rows of a fee table. */
export const emoStepNumbers = [1, 2, 3, 4, 5, 6] as const;

/** Fee of an order up to an amount; both in whole kyat. */
export interface EmoFeeStep {
  readonly up_to: number;
  readonly fee: number;
}

/** Fees and limits from a business day on. */
export interface EmoTerms {
  /** 'yyyy-mm-dd' */
  readonly valid_from: string;
  /** From the smallest amount to the highest, gapless. */
  readonly steps: readonly EmoFeeStep[];
  /** Maximum that one person may send, and receive, on a business day; whole kyat. */
  readonly day_limit: number;
}

/**
 * Returns the fee of an order in whole kyat: that of the first step that reaches the amount.
 *
 * @example emoFee([{ up_to: 50_000, fee: 500 }, { up_to: 1_000_000, fee: 5_000 }], 50_001) === 5_000
 */
export function emoFee(steps: readonly EmoFeeStep[], amount: number): number {
  const step = steps.find(({ up_to }) => amount <= up_to);
  if (!step) throw new RangeError(`no fee for an order of ${amount}`);
  return step.fee;
}

/** Sent by the sender and received by the payee today so far, in whole kyat. */
export interface EmoDay {
  readonly sent: number;
  readonly coming: number;
}

/** Returns which daily limit the order would exceed, of the sender or the payee, or null. Cancelled orders do not count. */
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
