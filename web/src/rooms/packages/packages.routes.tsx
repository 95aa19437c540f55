import type { PageRow } from '../../kernel/pages.ts';
import { packagePageWords } from './package-page.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export const packagePages: PageRow[] = [
  {
    name: 'package.print',
    path: '/package/print/{id}/{hash}',
    title: commonFieldWords.document,
    access: {
      permission: { mailbag: 'mailbag.view', run_sheet: 'run_sheet.view', handover: 'handover_collection.view' },
    },
    load: async () => (await import('./PrintPackagePage.tsx')).PrintPackagePage,
  },
  {
    name: 'package.report',
    path: '/package/report/{hash}',
    title: packagePageWords.parcels,
    access: { permission: 'customer.view' },
    trail: 'customer.list',
    load: async () => (await import('./MerchantParcelsPage.tsx')).MerchantParcelsPage,
  },
];
