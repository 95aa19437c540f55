import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CompanyOwnerValues } from '@waybill/domain/rooms/customers/customer-form.ts';
import { defaultCustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import { settleTerms } from '@waybill/domain/rooms/customers/customer-terms.ts';
import type { CompanyDetail } from '@waybill/contract/rooms/customers/companies.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { nrcSettler } from '../places/places.door.ts';
import { checkCustomer } from './check-customer.ts';
import { lockCompany, setOwnerOf, type LockedCompany } from './companies.store.ts';
import { insertCustomer, lockCustomer, setCompanyOf, type KeptCustomer } from './customers.store.ts';
import { keepDocuments } from './keep-documents.ts';
import { shown } from './save-company.ts';

/**
 * Sets the owner of a company (C-01): a covered customer, or a new one created with their documents. The owner belongs to the company. Refused:
 * `not_found`, `branch_not_covered`, `validation_failed` for a customer outside the caller's scope.
 */
export async function setOwner(
  context: CommandContext,
  companyId: number,
  body: CompanyOwnerValues,
): Promise<{ data: CompanyDetail } | Refusal> {
  const { tx, now } = context;
  const company = await lockCompany(tx, companyId);
  if (!company) return refuse('not_found');
  const owner =
    body.customer_id === null
      ? await newOwner(context, company, body)
      : await knownOwner(context, company, body.customer_id);
  if ('refused' in owner) return owner;
  await keepDocuments(context, owner, body.documents);
  await setOwnerOf(tx, companyId, owner.id, now);
  context.audit({
    room: 'companies',
    record: companyId,
    name: company.values.name,
    action: 'set_owner',
    branchId: null,
    before: { owner: company.owner_customer_id },
    after: { owner: owner.id, customer_name: owner.name },
  });
  context.publish({ topic: 'customers', branchId: owner.branchId, payload: { id: owner.id } });
  return shown(context, companyId);
}

interface Owner {
  readonly id: number;
  readonly name: string;
  readonly branchId: number;
}

async function knownOwner(
  { tx, viewer, now, audit }: CommandContext,
  company: LockedCompany,
  customerId: number,
): Promise<Owner | Refusal> {
  const customer = await lockCustomer(tx, viewer, customerId);
  if (!customer) return refuse('validation_failed', { fields: { customer_id: [{ code: 'select' }] } });
  const name = customer.business_name ?? customer.customer_name;
  if (customer.company_id !== company.id) {
    await setCompanyOf(tx, customerId, company.id, now);
    audit({
      room: 'customers',
      record: customerId,
      name,
      action: 'edit',
      branchId: customer.branch_id,
      before: { company_id: customer.company_id },
      after: { company_id: company.id },
    });
  }
  return { id: customerId, name, branchId: customer.branch_id };
}

async function newOwner(
  context: CommandContext,
  company: LockedCompany,
  body: CompanyOwnerValues,
): Promise<Owner | Refusal> {
  const { tx, viewer, now } = context;
  // The form requires both unless a customer is named.
  if (body.customer_name === null || body.branch_id === null)
    return refuse('validation_failed', { fields: { customer_name: [{ code: 'required' }] } });
  const type = defaultCustomerType;
  const terms = settleTerms({
    type,
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
  });
  const kept: KeptCustomer = {
    ...terms,
    type,
    customer_name: body.customer_name,
    phone: body.phone,
    email: body.email,
    nrc: (await nrcSettler(tx, [body.nrc]))(body.nrc),
    business_name: null,
    company_id: company.id,
    branch_id: body.branch_id,
    message_language: null,
    message_channel: null,
    remark: null,
  };
  const refusal = await checkCustomer(context, kept, null);
  if (refusal) return refusal;
  const id = await insertCustomer(tx, kept, { by: viewer.id || null, now });
  context.audit({
    room: 'customers',
    record: id,
    name: body.customer_name,
    action: 'create',
    branchId: body.branch_id,
    after: kept,
  });
  return { id, name: body.customer_name, branchId: body.branch_id };
}
