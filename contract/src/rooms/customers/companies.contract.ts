import { z } from 'zod';
import { companyForm, companyOwnerForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, instant, listQuery, many, named, one, rowOf, sentVersion } from '../../kernel/schemas.ts';
import { companyList } from './customers.columns.ts';

const id = z.number().int();
const access = companyList.access;

const companyRow = rowOf(companyList, {
  id,
  name: z.string(),
  name_mm: z.string().nullable(),
  registration_no: z.string().nullable(),
  phone: z.array(z.string()),
  email: z.string().nullable(),
  owner: z.string().nullable().describe('null also when the owner is of a branch that the caller does not cover'),
  customers: z.number().int().describe('those whom the caller covers'),
  created_at: instant,
});
export type CompanyRow = z.infer<typeof companyRow>;

const companyDetail = companyRow.extend({
  address: z.string().nullable(),
  place_id: id.nullable(),
  place: named.nullable(),
  logo_file_id: id.nullable(),
  owner_customer_id: id.nullable(),
  version: z.number().int(),
  updated_at: instant,
  may_edit: z.boolean(),
  may_create: z.boolean(),
});
export type CompanyDetail = z.infer<typeof companyDetail>;

/** Companies belong to no branch: users who may work with customers see all companies, but only customers of covered branches. */
export const companiesCalls = {
  companies: endpoint({
    id: 'customers.companies',
    method: 'GET',
    path: '/api/company',
    summary: 'The companies that merchants belong to',
    access,
    scope: 'operator',
    query: listQuery(companyList),
    output: many(companyRow),
  }),
  allCompanies: endpoint({
    id: 'customers.allCompanies',
    method: 'GET',
    path: '/api/company/all',
    withFrame: true,
    summary: 'Every company by name, for selects; clients cache it',
    access,
    scope: 'operator',
    output: z.object({ data: z.array(named) }),
  }),
  company: endpoint({
    id: 'customers.company',
    method: 'GET',
    path: '/api/company/{id}',
    summary: 'One company',
    access,
    scope: 'operator',
    params: idParam,
    output: one(companyDetail),
    refusals: ['not_found'],
  }),
  createCompany: endpoint({
    id: 'customers.createCompany',
    method: 'POST',
    path: '/api/company',
    summary: 'A new company',
    access: { permission: 'customer.create' },
    scope: 'operator',
    status: 201,
    multipart: true,
    body: bodyOf(companyForm),
    output: one(companyDetail),
    refusals: ['duplicate', 'too_large'],
  }),
  editCompany: endpoint({
    id: 'customers.editCompany',
    method: 'POST',
    path: '/api/company/{id}',
    summary: 'Change a company; a logo takes the place of the one before',
    access: { permission: 'customer.edit' },
    scope: 'operator',
    multipart: true,
    params: idParam,
    body: bodyOf(companyForm, { version: sentVersion }),
    output: one(companyDetail),
    refusals: ['not_found', 'changed_meanwhile', 'duplicate', 'too_large'],
  }),
  setOwner: endpoint({
    id: 'customers.setOwner',
    method: 'POST',
    path: '/api/company/{id}/owner',
    summary: 'The owner of a company: one of the customers, or a new one with their papers',
    access: { permission: 'customer.create' },
    scope: 'operator',
    multipart: true,
    params: idParam,
    body: bodyOf(companyOwnerForm),
    output: one(companyDetail),
    refusals: ['not_found', 'branch_not_covered', 'too_large'],
  }),
};
