import type { PageRow } from '../../kernel/pages.ts';
import { packageMessages } from './packages.messages.ts';

export const packagePages: PageRow[] = [
  {
    name: 'package.print',
    path: '/package/print/{id}/{hash}',
    title: packageMessages.print,
    access: {
      permission: { mailbag: 'mailbag.view', run_sheet: 'run_sheet.view', handover: 'handover_collection.view' },
    },
    load: async () => (await import('./PrintPackagePage.tsx')).PrintPackagePage,
  },
  {
    name: 'package.report',
    path: '/package/report/{hash}',
    title: packageMessages.report,
    access: { permission: 'customer.view' },
    trail: 'customer.list',
    load: async () => (await import('./MerchantParcelsPage.tsx')).MerchantParcelsPage,
  },
];
