import type { PageRow } from '../../kernel/pages.ts';
import { codMessages } from './cod.messages.ts';

const view = { permission: 'cod.view' } as const;

export const codPages: PageRow[] = [
  {
    name: 'cod',
    path: '/cod/{status}',
    title: codMessages.list,
    access: view,
    params: { status: 'ready_to_clearance' },
    load: async () => (await import('./CodPage.tsx')).CodPage,
  },
  {
    name: 'cod-page-detail',
    path: '/cod-page-detail/{id}',
    title: codMessages.merchant,
    access: view,
    trail: 'cod',
    load: async () => (await import('./CodMerchantPage.tsx')).CodMerchantPage,
  },
];
