import type { PageRow } from '../../kernel/pages.ts';
import { handoverCollectionMessages } from './handover-collections.messages.ts';

const access = { permission: 'handover_collection.view' } as const;

export const handoverCollectionPages: PageRow[] = [
  {
    name: 'handover-collection.new',
    path: '/handover-collection/new',
    title: handoverCollectionMessages.create,
    access: { permission: 'handover_collection.work', needsBranch: true },
    trail: 'handover-collection',
    load: async () => (await import('./NewHandoverCollectionPage.tsx')).NewHandoverCollectionPage,
  },
  {
    name: 'handover-collection.detail',
    path: '/handover-collection/detail/{collectionId}',
    title: handoverCollectionMessages.one,
    access,
    trail: 'handover-collection',
    load: async () => (await import('./HandoverCollectionPage.tsx')).HandoverCollectionPage,
  },
  {
    name: 'handover-collection',
    path: '/handover-collection/{tab}',
    title: handoverCollectionMessages.list,
    access,
    params: { tab: 'active' },
    load: async () => (await import('./HandoverCollectionListPage.tsx')).HandoverCollectionListPage,
  },
  {
    name: 'handover-cases',
    path: '/handover-cases/{tab}',
    title: handoverCollectionMessages.cases,
    access,
    params: { tab: 'open' },
    load: async () => (await import('./HandoverCasesPage.tsx')).HandoverCasesPage,
  },
];
