import { writesQandas } from '@waybill/domain/rooms/qandas/qanda-kinds.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { qandaWords } from '@waybill/contract/rooms/qandas/qandas.words.ts';

/** Several pages have this title. */
const listTitle = qandaWords.list;

const read = { global: true } as const;

export const qandaPages: PageRow[] = [
  {
    name: 'qanda',
    path: '/qanda',
    title: listTitle,
    access: read,
    load: async () => (await import('./QandaListPage.tsx')).QandaListPage,
  },
  {
    name: 'qanda.create',
    path: '/qanda/create',
    title: { en: 'New question', mm: 'မေးခွန်းအသစ်', zh: '新建问答' },
    access: writesQandas,
    trail: 'qanda',
    load: async () => (await import('./NewQandaPage.tsx')).NewQandaPage,
  },
  {
    name: 'qanda.detail',
    path: '/qanda/{qandaId}',
    title: listTitle,
    access: read,
    trail: 'qanda',
    load: async () => (await import('./QandaPage.tsx')).QandaPage,
  },
  {
    name: 'qanda.edit',
    path: '/qanda/{qandaId}/edit',
    title: listTitle,
    access: writesQandas,
    trail: 'qanda',
    load: async () => (await import('./EditQandaPage.tsx')).EditQandaPage,
  },
];
