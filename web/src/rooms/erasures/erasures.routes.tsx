import { erasureWords } from '@waybill/contract/rooms/erasures/erasures.words.ts';
import type { PageRow } from '../../kernel/pages.ts';

export const erasurePages: PageRow[] = [
  {
    name: 'erasures',
    path: '/erasures',
    title: erasureWords.list,
    access: { permission: 'erasure.edit' },
    load: async () => (await import('./ErasureListPage.tsx')).ErasureListPage,
  },
];
