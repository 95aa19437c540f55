import type { Refusal } from '../../kernel/refusal.ts';
import type { FeeBearer, PayMethod } from './clearance-states.ts';

/** A requested payment in whole kyat; negative when the merchant pays in. */
export interface WantedPayment {
  /** Total of the document minus earlier payments. */
  readonly due: number;
  /** Whether the unpaid part is carried to the next clearance or stays on this one. */
  readonly rest: 'carried' | 'stays';
  readonly received: number;
  readonly fee: number;
  readonly bearer: FeeBearer;
  readonly method: PayMethod;
}

/**
 * Returns the maximum transfer fee of a sum, both in whole kyat: one percent, at least 5,000. A higher fee is refused, because unapproved money could
 * leave as a fee.
 *
 * @example transferFeeMax(2_000_000) === 20_000
 */
export function transferFeeMax(received: number): number {
  return Math.max(5_000, Math.ceil(received / 100));
}

/**
 * Returns the problems of a payment by field; null when it is valid. A document is never overpaid, a fee paid by the merchant included. A document with
 * a negative total pays nobody: the merchant pays it in, fully or partly, never more than owed. Where the rest is carried over, the payment may be 0.
 * Cash has no transfer fee.
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
  /** Settled by earlier payments. */
  readonly settled: number;
}

/**
 * Distributes a payment over the lines of a document, oldest first: the amount settled of each line, in whole kyat with the line's sign. Throws a
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
