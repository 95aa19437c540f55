import type { Problem } from '../../kernel/refusal.ts';
import type { PaymentType } from './label-kinds.ts';

/** Base amounts of a label in whole kyat; all others follow from them (decisions 4.1). */
export interface LabelFigures {
  readonly payment_type: PaymentType;
  /** C: collected at the door for the goods. */
  readonly cod_amount: number;
  /** p: earned by the operator on delivery. */
  readonly cod_fee: number;
  /** S: shipping, services, insurance and extras minus discount, with tax. */
  readonly shipping_total: number;
  /** R: owed for a return. */
  readonly return_fee: number;
}

/** Where S is paid: at the counter, on the merchant's account, at the door, or out of the COD; and whether a return makes the merchant owe it. */
const shippingPaid = {
  sender_pay: { counter: 1, account: 0, door: 0, fromCod: 0, onReturn: 0 },
  receiver_pay: { counter: 0, account: 0, door: 1, fromCod: 0, onReturn: 1 },
  from_cod: { counter: 0, account: 0, door: 0, fromCod: 1, onReturn: 1 },
  credit: { counter: 0, account: 1, door: 0, fromCod: 0, onReturn: 0 },
} as const satisfies Record<PaymentType, Record<string, 0 | 1>>;

/** Payment types with S collected at the door together with the COD. */
export const paidAtDoor: readonly PaymentType[] = (Object.keys(shippingPaid) as PaymentType[]).filter(
  (payment) => shippingPaid[payment].door === 1,
);

/** Returns whether S is paid on delivery, not before. */
export function shippingAtDelivery(payment: PaymentType): boolean {
  const { door, fromCod } = shippingPaid[payment];
  return door + fromCod > 0;
}

export interface LabelAmounts {
  /** Cash the sender pays at acceptance. */
  readonly sender_pays: number;
  /** Charged to the merchant's account at acceptance. */
  readonly on_credit: number;
  /** Cash the courier collects at the door; the source's `cod_charge`. */
  readonly cod_charge: number;
  /** Rest of the COD for the merchant; never negative, by `codProblem`. */
  readonly merchant_receives: number;
  /** Debt of the merchant for a return. */
  readonly owed_if_returned: number;
  /** Goods and shipping together: all payments for this parcel by anyone. */
  readonly total_amount: number;
  /** Cost of the parcel: shipping with all services, and the COD fee. */
  readonly total_cost: number;
}

/**
 * Returns who pays what and when: the table of decisions 4.1.
 *
 * @example moneyOf({ payment_type: 'receiver_pay', cod_amount: 45_000, cod_fee: 900, shipping_total: 3_000, return_fee: 0 }).cod_charge === 48_000
 */
export function moneyOf({ payment_type, cod_amount, cod_fee, shipping_total, return_fee }: LabelFigures): LabelAmounts {
  const paid = shippingPaid[payment_type];
  return {
    sender_pays: paid.counter * shipping_total,
    on_credit: paid.account * shipping_total,
    cod_charge: cod_amount + paid.door * shipping_total,
    merchant_receives: cod_amount - cod_fee - paid.fromCod * shipping_total,
    owed_if_returned: return_fee + paid.onReturn * shipping_total,
    total_amount: cod_amount + shipping_total,
    total_cost: shipping_total + cod_fee,
  };
}

/** Returns the problem of the COD amount once the price is known, or null: deductions must fit into it (decisions 4.1). */
export function codProblem(figures: Omit<LabelFigures, 'return_fee'>): Problem | null {
  const min = figures.cod_fee + shippingPaid[figures.payment_type].fromCod * figures.shipping_total;
  return figures.cod_amount < min ? { code: 'cod_too_small', values: { min } } : null;
}

/** Returns whether this payment type uses the merchant's credit, so that its limit is checked. */
export function usesCredit(payment: PaymentType): boolean {
  return shippingPaid[payment].account === 1;
}

/**
 * Returns the remaining credit when S more does not fit onto an account with debt `open`, else null.
 *
 * @example creditLeft({ limit: 100_000, open: 98_000, more: 2_500 }) === 2_000
 */
export function creditLeft({ limit, open, more }: { limit: number; open: number; more: number }): number | null {
  return open + more > limit ? Math.max(0, limit - open) : null;
}

/** Amounts of a label on an invoice, in whole kyat, under their API names (E-01). */
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
 * Returns the lines of an invoice: shipping always, others when not 0; the discount is negative. They add up to `shipping_total`.
 *
 * @example feeLines({ …, shipping_fee: 3000, discount: 500, shipping_total: 2500 }) // [{ name: 'shipping_fee', amount: 3000 }, { name: 'discount', amount: -500 }]
 */
export function feeLines(fees: LabelFees): { readonly name: PrintedFeeName; readonly amount: number }[] {
  const lines = printedFeeNames.map((name) => ({ name, amount: name === 'discount' ? -fees[name] : fees[name] }));
  return lines
    .filter(({ name, amount }) => amount !== 0 || name === 'shipping_fee')
    .map(({ name, amount }) => ({ name, amount: amount === 0 ? 0 : amount }));
}
