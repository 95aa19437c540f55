import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { companyForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { newPage } from '../../shell/form/new-page.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { titleOf } from '../../kernel/page-links.ts';

/** A new company (C-01). */
export const NewCompanyPage = newPage({
  title: titleOf('customer.company.create'),
  list: 'customer.companies',
  form: companyForm,
  words: customerFieldWords,
  draft: 'company',
  create: (body, idempotencyKey) => call('customers.createCompany', { body: formDataOf(body), idempotencyKey }),
  changes: 'customers',
  leads: ({ data }) => ({ name: 'customer.company', params: { companyId: data.id } }),
  Fields: CompanyFields,
});
