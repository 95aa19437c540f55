import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const view = { permission: 'cod.view' } as const;

export const codPages: PageRow[] = [
  {
    name: 'cod',
    path: '/cod/{status}',
    title: commonWords.cod,
    access: view,
    merchants: true,
    params: { status: 'ready_to_clearance' },
    load: async () => (await import('./CodPage.tsx')).CodPage,
  },
  {
    name: 'cod-page-detail',
    path: '/cod-page-detail/{id}',
    title: { en: 'COD detail', mm: 'COD အသေးစိတ်', zh: '代收货款详情' },
    access: view,
    trail: 'cod',
    load: async () => (await import('./CodMerchantPage.tsx')).CodMerchantPage,
  },
];
