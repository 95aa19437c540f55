/** Basis of a lost parcel's compensation. */
export const compensationBases = ['insured', 'cod', 'postage', 'other'] as const;
export type CompensationBasis = (typeof compensationBases)[number];

/** Values of a label that matter for compensation. Whole kyat. */
export interface LostValue {
  readonly insured: boolean;
  readonly declared_value: number;
  readonly cod_amount: number;
  readonly shipping_total: number;
}

export interface Compensation {
  readonly amount: number;
  readonly basis: CompensationBasis;
}

/**
 * Suggests the sender's compensation: the declared value of an insured parcel, else its COD, else the price paid for shipping. A declared value without
 * insurance does not count.
 *
 * @example suggestCompensation({ insured: false, declared_value: 90_000, cod_amount: 40_000, shipping_total: 2_500 }) // { amount: 40_000, basis: 'cod' }
 */
export function suggestCompensation({ insured, declared_value, cod_amount, shipping_total }: LostValue): Compensation {
  if (insured && declared_value > 0) return { amount: declared_value, basis: 'insured' };
  if (cod_amount > 0) return { amount: cod_amount, basis: 'cod' };
  return { amount: shipping_total, basis: 'postage' };
}

/** Returns whether the proposal needs an explanation because its amount or reason differs from the suggestion. */
export function needsWhy(proposed: Compensation, suggested: Compensation): boolean {
  return proposed.amount !== suggested.amount || proposed.basis !== suggested.basis;
}
