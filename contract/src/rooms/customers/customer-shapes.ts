import { payoutDays } from '@waybill/domain/rooms/customers/payout-days.ts';
import { z } from 'zod';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { messageChannels } from '@waybill/domain/rooms/messages/message-channels.ts';
import { unansweredPolicies } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import { bankLife } from '@waybill/domain/rooms/customers/bank-states.ts';
import { payeeRequestLife } from '@waybill/domain/rooms/customers/payee-request-states.ts';
import { personal } from '../../kernel/personal.ts';
import { action, instant, named } from '../../kernel/schemas.ts';

const id = z.number().int();
const kyat = z.number().int().describe('whole kyat');
const status = z.enum(accountLife.stateNames);
const percent = z.number().int().describe('hundredths of a percent');

export const customerRow = z.object({
  id,
  type: z.string(),
  merchant_type: z.string(),
  name: z.string().describe('the business name, else the person’s'),
  customer_name: z.string(),
  business_name: z.string().nullable(),
  phone: z.array(personal('phone')),
  email: z.string().nullable(),
  status,
  to_complete: z.boolean().describe('made at the counter with a label; a manager has to complete the record'),
  branch: named,
  company: named.nullable(),
  township: named.nullable(),
  is_fixed_amount_discount: z.boolean(),
  discount_amount: kyat,
  discount_percent: percent,
  cod_plan: z.string(),
  credit_limit: kyat,
  clearance_gate: z.string(),
  sms_active: z.boolean(),
  addon_service: z.array(z.string()),
  balance: kyat.describe('owed to the customer less what the customer owes'),
  bank_state: z
    .string()
    .nullable()
    .describe('proposed when an account waits for a decision, else confirmed, else null'),
  to_confirm: z.boolean().describe('a bank account or terms wait for a second person'),
  created_at: instant,
});
export type CustomerRow = z.infer<typeof customerRow>;

const customerAddress = z.object({
  id,
  name: z.string().nullable(),
  home_no: z.string().nullable(),
  street: z.string().nullable(),
  place_id: id.nullable(),
  place: named.nullable().describe('the township, quarter or street itself'),
  township: named.nullable(),
  region: named.nullable(),
  country: z.string(),
  postcode: z.string().nullable(),
  is_default: z.boolean(),
});
export type CustomerAddress = z.infer<typeof customerAddress>;

const customerBank = z.object({
  id,
  bank: z.string(),
  bank_holder: z.string(),
  bank_account: personal('bank_account'),
  status: z.enum(bankLife.stateNames),
  proof_file_id: id.nullable(),
  proposed_by: z.string(),
  proposed_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  decided_reason: z.string().nullable(),
  actions: z.array(action),
});
export type CustomerBank = z.infer<typeof customerBank>;

const payeeRequest = z.object({
  id,
  bank: z.string(),
  bank_holder: z.string(),
  bank_account: personal('bank_account'),
  status: z.enum(payeeRequestLife.stateNames as [string, ...string[]]),
  requested_by: z.string(),
  requested_at: instant,
  phone: personal('phone').describe('where its codes go: known before the request'),
  by_message: z.boolean().describe('the code went out by message; else the branch reads it out'),
  read_by: z.string().nullable().describe('who read a code out'),
  actions: z.array(action),
});
export type PayeeRequest = z.infer<typeof payeeRequest>;

const moneyTerms = z
  .object({
    is_fixed_amount_discount: z.boolean(),
    discount_amount: kyat,
    discount_percent: percent,
    cod_plan: z.string(),
    credit_limit: kyat,
    clearance_gate: z.string(),
    clearance_gate_limit: kyat,
    return_fee: kyat.nullable(),
  })
  .partial();

const customerTerms = z.object({
  id,
  terms: moneyTerms.describe('the fields that change'),
  before: moneyTerms.describe('the same fields as they were'),
  status: z.enum(bankLife.stateNames),
  proposed_by: z.string(),
  proposed_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  decided_reason: z.string().nullable(),
  actions: z.array(action),
});
export type CustomerTermsProposal = z.infer<typeof customerTerms>;

const customerDocument = z.object({
  id,
  file_id: id,
  name: z.string(),
  media_type: z.string(),
  size: z.number().int(),
  created_at: instant,
});
export type CustomerDocument = z.infer<typeof customerDocument>;

export const customerDetail = customerRow.extend({
  nrc: personal('identity').nullable(),
  company_id: id.nullable(),
  branch_id: id,
  message_language: z
    .enum(locales)
    .nullable()
    .describe('of messages to them; null: that of their number, else the operator’s'),
  message_channel: z
    .enum(messageChannels)
    .nullable()
    .describe('that they want messages on, where the operator lets them choose; null: the operator’s order'),
  status_reason: z.string().nullable(),
  clearance_gate_limit: kyat,
  unanswered: z.enum(unansweredPolicies),
  unanswered_days: z.number().int(),
  net_credit: z.boolean(),
  net_gate_submit: z.boolean(),
  net_return: z.boolean(),
  credit_days: z.number().int(),
  payout_day: z.enum(payoutDays),
  return_fee: kyat.nullable(),
  attempts: z.number().int(),
  remark: z.string().nullable(),
  bank: z.string().nullable(),
  bank_holder: z.string().nullable(),
  bank_account: personal('bank_account').nullable(),
  payable: kyat.describe('COD owed to the customer'),
  payable_now: kyat.describe('part of `payable`: in the next clearance'),
  payable_later: kyat.describe('part of `payable`: its cash has not arrived yet'),
  payable_on_documents: kyat.describe('part of `payable`: on clearances that are not paid'),
  receivable: kyat.describe('credit and returns owed by the customer'),
  open_labels: z.number().int(),
  open_cod: kyat.describe('COD of labels that are under way'),
  addresses: z.array(customerAddress),
  banks: z.array(customerBank).describe('the newest first'),
  payee_request: payeeRequest.nullable().describe('an account that the merchant’s owner asks for, while it is open'),
  proposed_terms: z
    .array(customerTerms)
    .describe('changes of discount, COD plan, credit limit, clearance gate and return fee, the newest first'),
  documents: z.array(customerDocument),
  version: z.number().int(),
  updated_at: instant,
  may_edit: z.boolean(),
  actions: z.array(action),
});
export type CustomerDetail = z.infer<typeof customerDetail>;

const placed = {
  place_id: id.nullable(),
  township: named.nullable(),
  home_no: z.string().nullable(),
  street: z.string().nullable(),
  postcode: z.string().nullable(),
};

/** Receiver of the sender's last label, suggested by the label form. */
export const lastReceiver = z.object({
  name: z.string(),
  phone: z.array(z.string()),
  ...placed,
  address: z.string().nullable(),
  country: z.string().nullable().describe('ISO 3166-1, two letters; null within Myanmar'),
  deliver_branch_id: id,
});
export type LastReceiver = z.infer<typeof lastReceiver>;

/** A sender as the label form finds it by phone. */
export const knownSender = z.object({
  id,
  type: z.string(),
  name: z.string(),
  customer_name: z.string(),
  business_name: z.string().nullable(),
  phone: z.array(z.string()),
  status,
  blocked: z.string().nullable().describe('why no label is taken from them: a refusal code'),
  nrc: z.string().nullable(),
  branch_id: id,
  cod_plan: z.string(),
  credit_limit: kyat,
  addon_service: z.array(z.string()),
  is_fixed_amount_discount: z.boolean(),
  discount_amount: kyat,
  discount_percent: percent,
  return_fee: kyat.nullable(),
  address: z.object(placed).nullable(),
  last: z
    .object({
      service_type: z.string(),
      payment_type: z.string(),
      accept_type: z.string(),
      item_type: z.string(),
      type: z.string(),
    })
    .nullable()
    .describe('of their last label'),
  receivers: z.array(lastReceiver).describe('the last five different ones, the newest first'),
});
export type KnownSender = z.infer<typeof knownSender>;
