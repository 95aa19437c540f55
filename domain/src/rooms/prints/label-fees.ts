/** The figures of a label that an invoice tells, in whole kyat, under their API names (E-01). */
export interface LabelFees {
  readonly shipping_fee: number;
  readonly services_fee: number;
  readonly insurance_fee: number;
  readonly extra_charge: number;
  readonly discount: number;
  readonly tax: number;
  readonly shipping_total: number;
}

const printedFeeNames = ['shipping_fee', 'services_fee', 'insurance_fee', 'extra_charge', 'discount', 'tax'] as const;
export type PrintedFeeName = (typeof printedFeeNames)[number];

/**
 * The lines of an invoice: shipping always, the others where there is something; the discount is what is taken off. They add up to `shipping_total`.
 *
 * @example feeLines({ …, shipping_fee: 3000, discount: 500, shipping_total: 2500 }) // [{ name: 'shipping_fee', amount: 3000 }, { name: 'discount', amount: -500 }]
 */
export function feeLines(fees: LabelFees): { readonly name: PrintedFeeName; readonly amount: number }[] {
  const lines = printedFeeNames.map((name) => ({ name, amount: name === 'discount' ? -fees[name] : fees[name] }));
  return lines
    .filter(({ name, amount }) => amount !== 0 || name === 'shipping_fee')
    .map(({ name, amount }) => ({ name, amount: amount === 0 ? 0 : amount }));
}
