import type { PageRow } from '../../kernel/pages.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { customerWords } from '@waybill/contract/rooms/customers/customers.words.ts';

const view = { permission: 'customer.view' } as const;
const create = { permission: 'customer.create' } as const;
const edit = { permission: 'customer.edit' } as const;

export const customerPages: PageRow[] = [
  {
    name: 'customer.list',
    path: '/customer/list',
    title: commonFieldWords.customers,
    access: view,
    load: async () => (await import('./CustomerListPage.tsx')).CustomerListPage,
  },
  {
    name: 'customer.create',
    path: '/customer/create',
    title: { en: 'New customer', mm: 'ဖောက်သည်အသစ်', zh: '新建客户' },
    access: create,
    trail: 'customer.list',
    load: async () => (await import('./NewCustomerPage.tsx')).NewCustomerPage,
  },
  {
    name: 'customer.companies',
    path: '/customer/companies',
    title: customerWords.companies,
    access: view,
    trail: 'customer.list',
    load: async () => (await import('./CompanyListPage.tsx')).CompanyListPage,
  },
  {
    name: 'customer.company.create',
    path: '/customer/companies/create',
    title: { en: 'New company', mm: 'ကုမ္ပဏီအသစ်', zh: '新建公司' },
    access: create,
    trail: 'customer.companies',
    load: async () => (await import('./NewCompanyPage.tsx')).NewCompanyPage,
  },
  {
    name: 'customer.company',
    path: '/customer/companies/{companyId}',
    title: commonFieldWords.company,
    access: view,
    trail: 'customer.companies',
    load: async () => (await import('./CompanyPage.tsx')).CompanyPage,
  },
  {
    name: 'customer.detail',
    path: '/customer/{customerId}',
    title: commonFieldWords.customer,
    access: view,
    trail: 'customer.list',
    load: async () => (await import('./CustomerDetailPage.tsx')).CustomerDetailPage,
  },
  {
    name: 'customer.edit',
    path: '/customer/{customerId}/edit',
    title: { en: 'Edit customer', mm: 'ဖောက်သည် ပြင်ဆင်ရန်', zh: '编辑客户' },
    access: edit,
    trail: 'customer.list',
    load: async () => (await import('./EditCustomerPage.tsx')).EditCustomerPage,
  },
];
