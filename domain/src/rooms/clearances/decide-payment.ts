import type { Refusal } from '../../kernel/refusal.ts';
import type { FeeBearer, PayMethod } from './clearance-states.ts';

/** A payment that somebody wants to make, in whole kyat; negative is what the merchant pays in. */
export interface WantedPayment {
  /** What the document comes to, less what was paid on it before. */
  readonly due: number;
  /** What happens to the part that is not paid. */
  readonly rest: 'carried' | 'stays';
  readonly received: number;
  readonly fee: number;
  readonly bearer: FeeBearer;
  readonly method: PayMethod;
}

/**
 * The highest transfer fee for a sum, both in whole kyat: one percent, at least 5,000. A higher fee is refused, because money could be paid out
 * under its name that nobody approved.
 *
 * @example transferFeeMax(2_000_000) === 20_000
 */
export function transferFeeMax(received: number): number {
  return Math.max(5_000, Math.ceil(received / 100));
}

/**
 * What is wrong with a payment, by field; null when it may be made. A document is never paid above what it clears, a fee that the merchant bears
 * included; a document that comes to less than nothing pays nobody: the merchant pays it in, all of it or a part, and never more than they owe. Where
 * the rest is carried on they may also pay nothing. Cash costs no transfer.
 *
 * @example paymentProblem({ due: 1_000, rest: 'carried', received: 50_000_000, fee: 0, bearer: 'operator', method: 'bank' }) // { received_amount: [{ code: 'max', … }] }
 * Source: decisions 15.
 */
export function paymentProblem({
  due,
  rest,
  received,
  fee,
  bearer,
  method,
}: WantedPayment): NonNullable<Refusal['fields']> | null {
  const feeMost = method === 'cash' || due <= 0 ? 0 : transferFeeMax(received);
  if (fee > feeMost) return { transfer_fee: [{ code: 'max', values: { max: feeMost } }] };
  const least = due > 0 ? 1 : due;
  if (received < least) return { received_amount: [{ code: 'min', values: { min: least } }] };
  const most = due < 0 && rest === 'stays' ? -1 : Math.max(due, 0) - (bearer === 'merchant' ? fee : 0);
  return received > most ? { received_amount: [{ code: 'max', values: { max: most } }] } : null;
}

interface Owing {
  readonly net: number;
  /** What earlier payments have settled of it. */
  readonly settled: number;
}

/**
 * How a payment settles the lines of a document, the oldest first: what is settled of each line by it, in whole kyat with the sign of the line. Throws a
 * RangeError for more than is open.
 *
 * @example oldestFirst([{ net: -3_000, settled: 0 }, { net: -2_000, settled: 0 }], -4_000) // [-3_000, -1_000]
 * Source: decisions 15.
 */
export function oldestFirst(lines: readonly Owing[], paid: number): number[] {
  let left = paid;
  const parts = lines.map(({ net, settled }) => {
    const part = Math.max(net - settled, left);
    left -= part;
    return 0 + part;
  });
  if (left !== 0) throw new RangeError(`${paid} is more than is open on these lines`);
  return parts;
}
