import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { customersContract as calls } from '@waybill/contract/rooms/customers/customers.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { addAddress, editAddress, removeAddress } from './change-address.ts';
import { decideOnBank, decideOnTerms, proposeBank } from './change-proposals.ts';
import { changeCustomer, completeCustomer } from './change-customer.ts';
import { companySource, readAllCompanies, readCompany } from './companies.queries.ts';
import { createCustomer } from './create-customer.ts';
import { readCustomer } from './customer-detail.queries.ts';
import { customerSource } from './customers.queries.ts';
import { agreePayee, denyPayee, readPayeeCode } from './decide-payee.ts';
import { editCustomer, removeDocument } from './edit-customer.ts';
import { createCompany, editCompany } from './save-company.ts';
import { findReceivers, findSenders, readKnownSender, knownElsewhere } from './senders.queries.ts';
import { setOwner } from './set-owner.ts';
import { createWalkIn } from './keep-sender.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';

export const customerRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, customerSource, viewer, query)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readCustomer(db, viewer, params.id, now)),
  command(calls.showDetails, async (context, { params }) => {
    const { tx, viewer, now } = context;
    const customer = await readCustomer(tx, viewer, params.id, now);
    if (!customer) return refuse('not_found');
    const { id, name, branch_id: branchId } = customer;
    context.audit({ room: 'customers', record: id, name, action: 'show_details', branchId });
    return { data: customer };
  }),
  command(calls.create, (context, { body }) => createCustomer(context, body)),
  command(calls.edit, (context, { params, body }) => editCustomer(context, params.id, body)),
  ...accountLife.commandNames.map((name) =>
    command(calls[name], (context, { params, body }) => changeCustomer(context, name, params.id, body.reason)),
  ),
  command(calls.complete, (context, { params }) => completeCustomer(context, params.id)),
  command(calls.proposeBank, (context, { params, body }) => proposeBank(context, params.id, body)),
  command(calls.confirmBank, (context, { params, body }) =>
    decideOnBank(context, 'confirm', params.id, { bankId: body.bank_id, reason: null }),
  ),
  command(calls.denyBank, (context, { params, body }) =>
    decideOnBank(context, 'deny', params.id, { bankId: body.bank_id, reason: body.reason }),
  ),
  command(calls.confirmTerms, (context, { params, body }) =>
    decideOnTerms(context, 'confirm', params.id, { termsId: body.terms_id, reason: null }),
  ),
  command(calls.denyTerms, (context, { params, body }) =>
    decideOnTerms(context, 'deny', params.id, { termsId: body.terms_id, reason: body.reason }),
  ),
  command(calls.withdrawTerms, (context, { params, body }) =>
    decideOnTerms(context, 'withdraw', params.id, { termsId: body.terms_id, reason: null }),
  ),
  command(calls.readPayeeCode, (context, { params, body }) => readPayeeCode(context, params.id, body.request_id)),
  command(calls.agreePayee, (context, { params, body }) => agreePayee(context, params.id, body.request_id)),
  command(calls.denyPayee, (context, { params, body }) =>
    denyPayee(context, params.id, { requestId: body.request_id, reason: body.reason }),
  ),
  command(calls.addAddress, (context, { params, body }) => addAddress(context, params.id, body)),
  command(calls.editAddress, (context, { params, body }) => editAddress(context, params.id, params.address_id, body)),
  command(calls.removeAddress, (context, { params }) => removeAddress(context, params.id, params.address_id)),
  command(calls.removeDocument, (context, { params }) => removeDocument(context, params.id, params.document_id)),
  readOne(calls.own, ({ db, viewer }) => readKnownSender(db, viewer, viewer.customerId ?? 0)),
  read(calls.receivers, async ({ db, viewer }, { query }) => ({
    data: viewer.customerId === undefined ? [] : await findReceivers(db, viewer.customerId, query.phone),
  })),
  read(calls.lookup, async ({ db, viewer }, { query: { phone } }) => {
    const data = await findSenders(db, viewer, phone);
    return { data, elsewhere: await knownElsewhere(db, viewer, phone, data) };
  }),
  command(calls.createWalkIn, (context, { body }) => createWalkIn(context, body)),
  read(calls.companies, ({ db, viewer }, { query }) => readPage(db, companySource, viewer, query)),
  read(calls.allCompanies, async ({ db }) => ({ data: await readAllCompanies(db) })),
  readOne(calls.company, ({ db, viewer }, { params }) => readCompany(db, viewer, params.id)),
  command(calls.createCompany, (context, { body }) => createCompany(context, body)),
  command(calls.editCompany, (context, { params, body }) => editCompany(context, params.id, body)),
  command(calls.setOwner, (context, { params, body }) => setOwner(context, params.id, body)),
];
