/** By what the sender of a lost parcel is compensated. */
export const compensationBases = ['insured', 'cod', 'postage', 'other'] as const;
export type CompensationBasis = (typeof compensationBases)[number];

/** What a label says of the worth of its parcel. Whole kyat. */
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
 * What the sender gets: of an insured parcel its declared value, else the COD that would have been collected, else what was paid for the way. A declared value
 * without insurance was nothing but words.
 *
 * @example suggestCompensation({ insured: false, declared_value: 90_000, cod_amount: 40_000, shipping_total: 2_500 }) // { amount: 40_000, basis: 'cod' }
 */
export function suggestCompensation({ insured, declared_value, cod_amount, shipping_total }: LostValue): Compensation {
  if (insured && declared_value > 0) return { amount: declared_value, basis: 'insured' };
  if (cod_amount > 0) return { amount: cod_amount, basis: 'cod' };
  return { amount: shipping_total, basis: 'postage' };
}

/** Does somebody have to explain that another amount is proposed, or for another reason? */
export function needsWhy(proposed: Compensation, suggested: Compensation): boolean {
  return proposed.amount !== suggested.amount || proposed.basis !== suggested.basis;
}
