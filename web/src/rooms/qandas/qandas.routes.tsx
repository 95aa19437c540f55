import { writesQandas } from '@waybill/domain/rooms/qandas/qanda-kinds.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { qandaMessages } from './qandas.messages.ts';

const read = { global: true } as const;

export const qandaPages: PageRow[] = [
  {
    name: 'qanda',
    path: '/qanda',
    title: qandaMessages.list,
    access: read,
    load: async () => (await import('./QandaListPage.tsx')).QandaListPage,
  },
  {
    name: 'qanda.create',
    path: '/qanda/create',
    title: qandaMessages.create,
    access: writesQandas,
    trail: 'qanda',
    load: async () => (await import('./NewQandaPage.tsx')).NewQandaPage,
  },
  {
    name: 'qanda.detail',
    path: '/qanda/{qandaId}',
    title: qandaMessages.list,
    access: read,
    trail: 'qanda',
    load: async () => (await import('./QandaPage.tsx')).QandaPage,
  },
  {
    name: 'qanda.edit',
    path: '/qanda/{qandaId}/edit',
    title: qandaMessages.list,
    access: writesQandas,
    trail: 'qanda',
    load: async () => (await import('./EditQandaPage.tsx')).EditQandaPage,
  },
];
