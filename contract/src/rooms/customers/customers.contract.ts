import { z } from 'zod';
import {
  addressForm,
  bankForm,
  customerReasonForm,
  editCustomerForm,
  newCustomerForm,
  walkInForm,
} from '@waybill/domain/rooms/customers/customer-form.ts';
import { bankLife } from '@waybill/domain/rooms/customers/bank-states.ts';
import { customerLife } from '@waybill/domain/rooms/customers/customer-states.ts';
import { form } from '@waybill/domain/kernel/form.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, listQuery, many, named, one, recordId, sentVersion } from '../../kernel/schemas.ts';
import { companiesCalls } from './companies.contract.ts';
import { customerList } from './customers.columns.ts';
import { payeeCalls } from './payee.contract.ts';
import { customerDetail, customerRow, knownSender, lastReceiver } from './customer-shapes.ts';

export type CustomerTopic = 'companies' | 'customers';

const view = { permission: 'customer.view' } as const;
const edit = { permission: 'customer.edit' } as const;
const addressParams = z.strictObject({ id: recordId, address_id: recordId });
const documentParams = z.strictObject({ id: recordId, document_id: recordId });
/** The proposal that the decider looked at, so that nobody confirms an account they have not seen. */
const proposal = { bank_id: recordId };
const proposedTerms = { terms_id: recordId };

const accountCommand = <const Command extends keyof typeof customerLife.commands>(command: Command, summary: string) =>
  endpoint({
    id: `customers.${command}`,
    method: 'POST',
    path: `/api/merchant/{id}/${command}`,
    summary,
    access: { permission: customerLife.commands[command].permission },
    scope: 'branch',
    params: idParam,
    body: bodyOf(customerReasonForm),
    output: one(customerDetail),
    refusals: ['not_found', 'super_roles_only', 'state_not_allowed'],
  });

export const customersContract = {
  list: endpoint({
    id: 'customers.list',
    method: 'GET',
    path: '/api/merchant',
    summary: 'Merchants and walk-in senders of the covered branches',
    access: view,
    scope: 'branch',
    query: listQuery(customerList),
    output: many(customerRow),
  }),
  detail: endpoint({
    id: 'customers.detail',
    method: 'GET',
    path: '/api/merchant/{id}',
    summary: 'One customer: terms, addresses, bank accounts, balance, and what may be done',
    access: view,
    scope: 'branch',
    params: idParam,
    output: one(customerDetail),
    refusals: ['not_found'],
  }),
  showDetails: endpoint({
    id: 'customers.showDetails',
    method: 'POST',
    path: '/api/merchant/{id}/show_details',
    summary: 'One customer with hidden personal details whole; the audit log notes who had them shown',
    access: view,
    scope: 'branch',
    params: idParam,
    output: one(customerDetail),
    showsDetails: true,
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'customers.create',
    method: 'POST',
    path: '/api/merchant',
    summary:
      'A new customer with a first address, a proposed bank account and documents; other terms than the default ones are only proposed',
    access: { permission: 'customer.create' },
    scope: 'branch',
    status: 201,
    multipart: true,
    body: bodyOf(newCustomerForm),
    output: one(customerDetail),
    refusals: ['branch_not_covered', 'too_large'],
  }),
  edit: endpoint({
    id: 'customers.edit',
    method: 'POST',
    path: '/api/merchant/{id}',
    summary:
      'Change a customer; `version` is that of the record that was read; documents are added to those there are; another discount, COD plan, credit limit, clearance gate or return fee is only proposed',
    access: edit,
    scope: 'branch',
    multipart: true,
    params: idParam,
    body: bodyOf(editCustomerForm, { version: sentVersion }),
    output: one(customerDetail),
    refusals: ['not_found', 'changed_meanwhile', 'branch_not_covered', 'in_use', 'too_large'],
  }),
  suspend: accountCommand('suspend', 'Take no new labels and give no credit; what is owed is still paid'),
  reactivate: accountCommand('reactivate', 'Take a suspension back'),
  ban: accountCommand('ban', 'Ban a customer; what is owed is still paid'),
  unban: accountCommand('unban', 'Lift a ban'),
  complete: endpoint({
    id: 'customers.complete',
    method: 'POST',
    path: '/api/merchant/{id}/complete',
    summary: 'Confirm that the record of a merchant that was made at the counter is complete; only then are they paid',
    access: edit,
    scope: 'branch',
    params: idParam,
    output: one(customerDetail),
    refusals: ['not_found', 'state_not_allowed'],
  }),
  proposeBank: endpoint({
    id: 'customers.proposeBank',
    method: 'POST',
    path: '/api/merchant/{id}/bank',
    summary: 'Propose a bank account; it counts when a second person has confirmed it',
    access: edit,
    scope: 'branch',
    status: 201,
    multipart: true,
    params: idParam,
    body: bodyOf(bankForm),
    output: one(customerDetail),
    refusals: ['not_found', 'duplicate', 'too_large'],
  }),
  confirmBank: endpoint({
    id: 'customers.confirmBank',
    method: 'POST',
    path: '/api/merchant/{id}/bank/confirm',
    summary: 'Confirm an account that somebody else proposed: money goes there from now on',
    access: { permission: bankLife.commands.confirm.permission },
    scope: 'branch',
    params: idParam,
    body: bodyOf(form({}), proposal),
    output: one(customerDetail),
    refusals: ['not_found', 'own_proposal', 'not_independent', 'state_not_allowed'],
  }),
  denyBank: endpoint({
    id: 'customers.denyBank',
    method: 'POST',
    path: '/api/merchant/{id}/bank/deny',
    summary: 'Deny an account that somebody else proposed',
    access: { permission: bankLife.commands.deny.permission },
    scope: 'branch',
    params: idParam,
    body: bodyOf(customerReasonForm, proposal),
    output: one(customerDetail),
    refusals: ['not_found', 'own_proposal', 'not_independent', 'state_not_allowed'],
  }),
  confirmTerms: endpoint({
    id: 'customers.confirmTerms',
    method: 'POST',
    path: '/api/merchant/{id}/terms/confirm',
    summary: 'Confirm terms that another person proposed: they are in force from now on',
    access: { permission: bankLife.commands.confirm.permission },
    scope: 'branch',
    params: idParam,
    body: bodyOf(form({}), proposedTerms),
    output: one(customerDetail),
    refusals: ['not_found', 'own_proposal', 'not_independent', 'state_not_allowed'],
  }),
  denyTerms: endpoint({
    id: 'customers.denyTerms',
    method: 'POST',
    path: '/api/merchant/{id}/terms/deny',
    summary: 'Deny terms that another person proposed',
    access: { permission: bankLife.commands.deny.permission },
    scope: 'branch',
    params: idParam,
    body: bodyOf(customerReasonForm, proposedTerms),
    output: one(customerDetail),
    refusals: ['not_found', 'own_proposal', 'not_independent', 'state_not_allowed'],
  }),
  withdrawTerms: endpoint({
    id: 'customers.withdrawTerms',
    method: 'POST',
    path: '/api/merchant/{id}/terms/withdraw',
    summary: 'Withdraw proposed terms',
    access: { permission: bankLife.commands.withdraw.permission },
    scope: 'branch',
    params: idParam,
    body: bodyOf(form({}), proposedTerms),
    output: one(customerDetail),
    refusals: ['not_found', 'state_not_allowed'],
  }),
  addAddress: endpoint({
    id: 'customers.addAddress',
    method: 'POST',
    path: '/api/merchant/{id}/address',
    summary: 'One more address; the first is the usual one',
    access: edit,
    scope: 'branch',
    status: 201,
    params: idParam,
    body: bodyOf(addressForm),
    output: one(customerDetail),
    refusals: ['not_found', 'validation_failed'],
  }),
  editAddress: endpoint({
    id: 'customers.editAddress',
    method: 'PUT',
    path: '/api/merchant/{id}/address/{address_id}',
    summary: 'Change an address, or make it the usual one',
    access: edit,
    scope: 'branch',
    params: addressParams,
    body: bodyOf(addressForm),
    output: one(customerDetail),
    refusals: ['not_found'],
  }),
  removeAddress: endpoint({
    id: 'customers.removeAddress',
    method: 'DELETE',
    path: '/api/merchant/{id}/address/{address_id}',
    summary: 'Remove an address; of those left the oldest becomes the usual one',
    access: edit,
    scope: 'branch',
    params: addressParams,
    output: one(customerDetail),
    refusals: ['not_found'],
  }),
  removeDocument: endpoint({
    id: 'customers.removeDocument',
    method: 'DELETE',
    path: '/api/merchant/{id}/document/{document_id}',
    summary: 'Remove a document of a customer; the audit log keeps its name',
    access: edit,
    scope: 'branch',
    params: documentParams,
    output: one(customerDetail),
    refusals: ['not_found'],
  }),
  own: endpoint({
    id: 'customers.own',
    method: 'GET',
    path: '/api/customer/own',
    summary: 'The merchant that one works for at the merchant portal, with what the label form fills in',
    access: { userType: 'merchant' },
    scope: 'self',
    output: one(knownSender),
    refusals: ['not_found'],
  }),
  receivers: endpoint({
    id: 'customers.receivers',
    method: 'GET',
    path: '/api/customer/own/receiver',
    summary:
      'Up to five receivers of the merchant’s own earlier parcels whose phone begins so, each as in their latest one',
    access: { userType: 'merchant', permission: 'label.create' },
    scope: 'self',
    query: z.strictObject({ phone: z.string().max(60) }),
    output: z.object({ data: z.array(lastReceiver) }),
  }),
  lookup: endpoint({
    id: 'customers.lookup',
    method: 'GET',
    path: '/api/customer/lookup',
    summary:
      'Up to five customers whose phone begins so, with what the label form fills in; of a whole number that none of them has, the branch that knows it',
    access: { permission: { label: 'label.create', pickup: 'pickup_request.edit' } },
    scope: 'branch',
    query: z.strictObject({ phone: z.string().max(60) }),
    // A busy counter makes two labels a minute and looks up a few phone prefixes for each; the limit stops bulk collection of numbers.
    limit: { max: 150, seconds: 600 },
    output: z.object({
      data: z.array(knownSender),
      elsewhere: named
        .nullable()
        .describe(
          'the branch that looks after a merchant with exactly this number, where the viewer does not; nothing else of them',
        ),
    }),
  }),
  createWalkIn: endpoint({
    id: 'customers.createWalkIn',
    method: 'POST',
    path: '/api/customer/walkin',
    summary:
      'The walk-in sender of this name and phone at the branch the caller works for, made when there is none yet',
    access: { permission: 'label.create', needsBranch: true },
    scope: 'branch',
    body: bodyOf(walkInForm),
    output: one(knownSender),
    refusals: ['branch_not_covered'],
    unaudited: true,
  }),
  ...companiesCalls,
  ...payeeCalls,
};
