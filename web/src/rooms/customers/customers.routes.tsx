import type { PageRow } from '../../kernel/pages.ts';
import { customerMessages } from './customers.messages.ts';

const view = { permission: 'customer.view' } as const;
const create = { permission: 'customer.create' } as const;
const edit = { permission: 'customer.edit' } as const;

export const customerPages: PageRow[] = [
  {
    name: 'customer.list',
    path: '/customer/list',
    title: customerMessages.list,
    access: view,
    load: async () => (await import('./CustomerListPage.tsx')).CustomerListPage,
  },
  {
    name: 'customer.create',
    path: '/customer/create',
    title: customerMessages.create,
    access: create,
    trail: 'customer.list',
    load: async () => (await import('./NewCustomerPage.tsx')).NewCustomerPage,
  },
  {
    name: 'customer.companies',
    path: '/customer/companies',
    title: customerMessages.companies,
    access: view,
    trail: 'customer.list',
    load: async () => (await import('./CompanyListPage.tsx')).CompanyListPage,
  },
  {
    name: 'customer.company.create',
    path: '/customer/companies/create',
    title: customerMessages.newCompany,
    access: create,
    trail: 'customer.companies',
    load: async () => (await import('./NewCompanyPage.tsx')).NewCompanyPage,
  },
  {
    name: 'customer.company',
    path: '/customer/companies/{companyId}',
    title: customerMessages.company,
    access: view,
    trail: 'customer.companies',
    load: async () => (await import('./CompanyPage.tsx')).CompanyPage,
  },
  {
    name: 'customer.detail',
    path: '/customer/{customerId}',
    title: customerMessages.one,
    access: view,
    trail: 'customer.list',
    load: async () => (await import('./CustomerDetailPage.tsx')).CustomerDetailPage,
  },
  {
    name: 'customer.edit',
    path: '/customer/{customerId}/edit',
    title: customerMessages.edit,
    access: edit,
    trail: 'customer.list',
    load: async () => (await import('./EditCustomerPage.tsx')).EditCustomerPage,
  },
];
