import { toLatinDigits } from '../../kernel/digits.ts';
import { form, type FormValues } from '../../kernel/form.ts';
import { locales } from '../../kernel/locale.ts';
import { messageChannels } from '../messages/message-channels.ts';
import type { Problem } from '../../kernel/refusal.ts';
import { rule, type Rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { fileSizeMax, fileTypes, imageTypes } from '../../kernel/file-types.ts';
import { silenceDays, unansweredPolicies } from '../labels/unanswered-policy.ts';
import { labelServices, merchantTypes } from '../labels/label-kinds.ts';
import { keptNrcRule, nrcRule } from '../places/nrc-rule.ts';
import { codPlanNames } from '../tariffs/cod-fee.ts';
import { clearanceGateNames, isLimitedGate } from './clearance-gates.ts';
import { customerTypes } from './customer-types.ts';
import { payoutDays } from './payout-days.ts';
import { creditLimitMax, customerLimits } from './customer-terms.ts';

type Sent = Readonly<Record<string, unknown>>;

/** Extends a rule by a check of the other fields, as they were sent. */
function withOthers<T>(base: Rule<T>, problemOf: (value: T, all: Sent) => Problem | null): Rule<T> {
  return {
    ...base,
    check(input, all = {}) {
      const checked = base.check(input, all);
      const problem = checked.ok ? problemOf(checked.value, all) : null;
      return problem ? { ok: false, problem } : checked;
    },
  };
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const phones = rule.phones({ limit: customerLimits.phones, required: true });
const kyat = { min: 0, max: creditLimitMax, integer: true } as const;

const person = {
  customer_name: rule.text({ required: true, max: 100 }),
  phone: phones,
  email: rule.email({ required: false }),
  nrc: nrcRule(),
};

/** Smallest discount percentage that can be meant, in hundredths of a percent. */
const discountPercentLeast = 100;

/** Terms of a customer. Amounts in whole kyat, percentages in hundredths of a percent. */
const terms = {
  is_fixed_amount_discount: rule.toggle({ fallback: false }),
  discount_amount: unit.kyat(rule.number({ min: 0, max: 1_000_000, integer: true })),
  discount_percent: rule.percent({ least: discountPercentLeast }),
  cod_plan: rule.select({ options: codPlanNames }),
  credit_limit: unit.kyat(rule.number(kyat)),
  clearance_gate: rule.select({ options: clearanceGateNames }),
  clearance_gate_limit: withOthers(unit.kyat(rule.number(kyat)), (limit, all) =>
    isLimitedGate(all.clearance_gate) && (limit ?? 0) < 1 ? { code: 'min', values: { min: 1 } } : null,
  ),
  net_credit: rule.toggle({ fallback: false }),
  net_gate_submit: rule.toggle({ fallback: false }),
  net_return: rule.toggle({ fallback: true }),
  credit_days: unit.days(rule.number({ min: 0, max: 365, integer: true })),
  payout_day: rule.select({ options: payoutDays }),
  return_fee: unit.kyat(rule.number({ min: 0, max: 1_000_000, integer: true })),
  attempts: unit.times(rule.number({ min: 1, max: 9, integer: true })),
  unanswered: rule.select({ options: unansweredPolicies }),
  unanswered_days: unit.days(rule.number({ min: 1, max: silenceDays.max, integer: true })),
  sms_active: rule.toggle({ fallback: false }),
  addon_service: rule.multiselect({ options: labelServices }),
};

const customer = {
  type: rule.select({ options: customerTypes, required: true }),
  merchant_type: rule.select({ options: merchantTypes }),
  ...person,
  business_name: rule.text({ max: 100 }),
  company_id: rule.idRef(),
  branch_id: rule.idRef({ required: true }),
  message_language: rule.select({ options: locales }),
  message_channel: rule.select({ options: messageChannels }),
  ...terms,
  remark: rule.text({ max: 1000, multiline: true }),
  documents: rule.files({ maxBytes: fileSizeMax, types: fileTypes, limit: customerLimits.documents }),
};

/** Accepts an account number and stores Latin letters and digits without separators. */
function accountNumber<R extends boolean>(
  base: Rule<R extends true ? string : string | null>,
): Rule<R extends true ? string : string | null> {
  return {
    ...base,
    check: (input, all) =>
      base.check(typeof input === 'string' ? toLatinDigits(input).replace(/[^A-Za-z0-9]/g, '') : input, all),
  };
}

const accountLength = { min: 6, max: 34 } as const;

/** A proposed bank account or wallet of a customer; a second person confirms it before money goes there. */
export const bankForm = form({
  bank: rule.text({ required: true, max: 60 }),
  bank_holder: rule.text({ required: true, max: 100 }),
  bank_account: accountNumber<true>(rule.betweenLength(accountLength)),
  bank_proof: rule.file({ maxBytes: fileSizeMax, types: fileTypes }),
});

/** The account that a merchant's owner wishes to be paid to. */
export const payeeForm = form({
  bank: bankForm.bank,
  bank_holder: bankForm.bank_holder,
  bank_account: bankForm.bank_account,
});

/** The code that went to the merchant's known phone. */
export const payeeCodeForm = form({ code: rule.text({ required: true, max: 6 }) });

const needsBank = (value: unknown, all: Sent): Problem | null =>
  !isFilled(value) && bankFields.some((name) => isFilled(all[name])) ? { code: 'required' } : null;
const bankFields = ['bank', 'bank_holder', 'bank_account'] as const;

/** First bank account of a new customer: all fields, or none. */
const firstBank = {
  bank: withOthers(rule.text({ max: 60 }), needsBank),
  bank_holder: withOthers(rule.text({ max: 100 }), needsBank),
  bank_account: withOthers(accountNumber<false>(rule.betweenLength({ ...accountLength, required: false })), needsBank),
};

const place = {
  home_no: rule.text({ max: 60, keepSlashes: true }),
  street: rule.text({ max: 150, keepSlashes: true }),
  place_id: rule.idRef(),
  postcode: rule.postcode(),
};

/** An address of a customer. */
export const addressForm = form({
  name: rule.text({ max: 60 }),
  ...place,
  country: rule.slug({ n: 2, upper: true, required: false }),
  is_default: rule.toggle({ fallback: false }),
});

/** A new merchant or walk-in sender (C-01), with a first address and bank account if known. */
export const newCustomerForm = form({ ...customer, ...place, ...firstBank });

/** Changes to a customer. Addresses and bank accounts have their own calls. */
export const editCustomerForm = form({ ...customer, nrc: keptNrcRule });

/** A new walk-in sender, with the fields that the label form asks for. */
export const walkInForm = form({ customer_name: person.customer_name, phone: person.phone, nrc: person.nrc, ...place });

/** Reason for suspending or banning a customer or denying an account; shown to later readers of the record. */
export const customerReasonForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** A company that merchants belong to (E-06). */
export const companyForm = form({
  name: rule.text({ required: true, max: 100 }),
  name_mm: rule.text({ max: 100 }),
  registration_no: rule.text({ max: 60, keepSlashes: true }),
  phone: rule.phones({ limit: customerLimits.phones }),
  email: person.email,
  address: rule.text({ max: 300, keepSlashes: true }),
  place_id: place.place_id,
  logo: rule.file({ maxBytes: fileSizeMax, types: imageTypes }),
});

const unlessKnown = (value: unknown, all: Sent): Problem | null =>
  isFilled(all.customer_id) || (Array.isArray(value) ? value.length > 0 : isFilled(value))
    ? null
    : { code: 'required' };

/** Owner of a company (C-01): one of its customers, or a new one with their documents. */
export const companyOwnerForm = form({
  customer_id: rule.idRef(),
  customer_name: withOthers(rule.text({ max: 100 }), unlessKnown),
  phone: withOthers(rule.phones({ limit: customerLimits.phones }), (value, all) =>
    unlessKnown(value, all) ? { code: 'phone_required' } : null,
  ),
  email: person.email,
  nrc: person.nrc,
  branch_id: withOthers(rule.idRef(), (value, all) => (unlessKnown(value, all) ? { code: 'select' } : null)),
  documents: customer.documents,
});

export type NewCustomerValues = FormValues<typeof newCustomerForm>;
export type CustomerValues = FormValues<typeof editCustomerForm>;
export type AddressValues = FormValues<typeof addressForm>;
export type WalkInValues = FormValues<typeof walkInForm>;
export type CompanyValues = FormValues<typeof companyForm>;
export type CompanyOwnerValues = FormValues<typeof companyOwnerForm>;
