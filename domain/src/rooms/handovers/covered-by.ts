interface Waiting {
  readonly amount: number;
}

/**
 * Whose money goes when cash leaves a till: that of the parcels which have waited longest, as far as it reaches. Money that left earlier without
 * being enough for a whole parcel, or that the operator used for payments of its own, counts with it; what is still on its way does not. So a
 * till that is emptied covers every parcel, and one that keeps cash back does not cover what it keeps. Whole kyat; `waiting` the oldest first.
 *
 * @example coveredBy([{ amount: 70 }, { amount: 30 }], { held: 100, leaves: 60, onItsWay: 0 }) // []
 * @example coveredBy([{ amount: 70 }, { amount: 30 }], { held: 40, leaves: 10, onItsWay: 0 }) // [{ amount: 70 }]: 60 went before
 * Source: decisions 4.3.
 */
export function coveredBy<Cash extends Waiting>(
  waiting: readonly Cash[],
  till: { readonly held: number; readonly leaves: number; readonly onItsWay: number },
): Cash[] {
  const sum = waiting.reduce((total, { amount }) => total + amount, 0);
  let left = till.leaves + Math.max(0, sum - till.held - till.onItsWay);
  const covered: Cash[] = [];
  for (const cash of waiting) {
    if (cash.amount > left) break;
    left -= cash.amount;
    covered.push(cash);
  }
  return covered;
}
