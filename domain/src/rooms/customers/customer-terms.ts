import { silenceDays, usualPolicy, type UnansweredPolicy } from '../labels/unanswered-policy.ts';
import { defaultMerchantType, type LabelService, type MerchantType } from '../labels/label-kinds.ts';
import { defaultCodPlan, type CodPlan } from '../tariffs/cod-fee.ts';
import { defaultPayoutDay, type PayoutDay } from './payout-days.ts';
import { hasAccount, type CustomerType } from './customer-types.ts';
import { defaultClearanceGate, isLimitedGate, type ClearanceGate } from './clearance-gates.ts';

/** Maximum phones, addresses and documents of a customer. */
export const customerLimits = { phones: 4, addresses: 20, documents: 10 } as const;
/** Maximum credit limit of a merchant, in whole kyat; a larger figure is a typing error. */
export const creditLimitMax = 1_000_000_000;
export const defaultAttempts = 3;
/** Default number of days until credit is due. */
const defaultCreditDays = 30;

/** Terms of a customer with all defaults filled in. Amounts in whole kyat, percentages in hundredths of a percent. */
export interface CustomerTerms {
  readonly merchant_type: MerchantType;
  readonly is_fixed_amount_discount: boolean;
  readonly discount_amount: number;
  readonly discount_percent: number;
  readonly cod_plan: CodPlan;
  readonly credit_limit: number;
  readonly clearance_gate: ClearanceGate;
  readonly clearance_gate_limit: number;
  readonly net_credit: boolean;
  readonly net_gate_submit: boolean;
  /** Deduct the cost of returns from COD; otherwise a return clearance collects it. */
  readonly net_return: boolean;
  /** Days until a charge on the merchant's account is due. */
  readonly credit_days: number;
  /** Days on which payout runs include the merchant. */
  readonly payout_day: PayoutDay;
  /** Null: use the tariff. */
  readonly return_fee: number | null;
  readonly attempts: number;
  /** Fate of an undelivered parcel when the customer does not answer the question about it. */
  readonly unanswered: UnansweredPolicy;
  readonly unanswered_days: number;
  readonly sms_active: boolean;
  readonly addon_service: readonly LabelService[];
}

type TypedTerms = { readonly [Field in keyof CustomerTerms]: CustomerTerms[Field] | null };

/** Terms before an agreement; `settleTerms` fills in the defaults. */
export const nothingAgreed: TypedTerms = {
  merchant_type: null,
  is_fixed_amount_discount: null,
  discount_amount: null,
  discount_percent: null,
  cod_plan: null,
  credit_limit: null,
  clearance_gate: null,
  clearance_gate_limit: null,
  net_credit: null,
  net_gate_submit: null,
  net_return: null,
  credit_days: null,
  payout_day: null,
  return_fee: null,
  attempts: null,
  unanswered: null,
  unanswered_days: null,
  sms_active: null,
  addon_service: null,
};

const counterTerms: CustomerTerms = {
  merchant_type: defaultMerchantType,
  is_fixed_amount_discount: false,
  discount_amount: 0,
  discount_percent: 0,
  cod_plan: defaultCodPlan,
  credit_limit: 0,
  clearance_gate: defaultClearanceGate,
  clearance_gate_limit: 0,
  net_credit: false,
  net_gate_submit: false,
  net_return: true,
  credit_days: defaultCreditDays,
  payout_day: defaultPayoutDay,
  return_fee: null,
  attempts: defaultAttempts,
  unanswered: usualPolicy,
  unanswered_days: silenceDays.usual,
  sms_active: false,
  addon_service: [],
};

/** Terms that move money: a change needs a second person. */
const moneyTermNames = [
  'is_fixed_amount_discount',
  'discount_amount',
  'discount_percent',
  'cod_plan',
  'credit_limit',
  'clearance_gate',
  'clearance_gate_limit',
  'return_fee',
] as const satisfies readonly (keyof CustomerTerms)[];
export type MoneyTerms = Pick<CustomerTerms, (typeof moneyTermNames)[number]>;

/** Returns only the terms that move money, under the names of the form. */
export function moneyTermsOf(terms: MoneyTerms): MoneyTerms {
  return Object.fromEntries(moneyTermNames.map((name) => [name, terms[name]])) as unknown as MoneyTerms;
}

/** Default terms of a new merchant until a second person confirms others. */
export const usualMoneyTerms: MoneyTerms = moneyTermsOf(counterTerms);

/**
 * Returns the terms as stored: an empty field gets its default, and a figure that another choice makes meaningless becomes 0, so that it does not
 * silently take effect when that choice changes. A walk-in customer has the counter's terms and chooses services for each label.
 *
 * @example settleTerms({ type: 'merchant', …, clearance_gate: 'strict', clearance_gate_limit: 500_000 }).clearance_gate_limit === 0
 */
export function settleTerms(typed: TypedTerms & { readonly type: CustomerType }): CustomerTerms {
  if (!hasAccount(typed.type)) return { ...counterTerms, sms_active: typed.sms_active ?? false };
  const fixed = typed.is_fixed_amount_discount ?? false;
  const gate = typed.clearance_gate ?? defaultClearanceGate;
  return {
    merchant_type: typed.merchant_type ?? counterTerms.merchant_type,
    is_fixed_amount_discount: fixed,
    discount_amount: fixed ? (typed.discount_amount ?? 0) : 0,
    discount_percent: fixed ? 0 : (typed.discount_percent ?? 0),
    cod_plan: typed.cod_plan ?? counterTerms.cod_plan,
    credit_limit: typed.credit_limit ?? 0,
    clearance_gate: gate,
    clearance_gate_limit: isLimitedGate(gate) ? (typed.clearance_gate_limit ?? 0) : 0,
    net_credit: typed.net_credit ?? false,
    net_gate_submit: typed.net_gate_submit ?? false,
    net_return: typed.net_return ?? counterTerms.net_return,
    credit_days: typed.credit_days ?? defaultCreditDays,
    payout_day: typed.payout_day ?? defaultPayoutDay,
    return_fee: typed.return_fee,
    attempts: typed.attempts ?? defaultAttempts,
    unanswered: typed.unanswered ?? usualPolicy,
    unanswered_days: typed.unanswered_days ?? silenceDays.usual,
    sms_active: typed.sms_active ?? false,
    addon_service: typed.addon_service ?? [],
  };
}
