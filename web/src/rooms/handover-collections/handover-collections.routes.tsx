import type { PageRow } from '../../kernel/pages.ts';
import { handoverCollectionWords } from '@waybill/contract/rooms/handover-collections/handover-collections.words.ts';

const access = { permission: 'handover_collection.view' } as const;

export const handoverCollectionPages: PageRow[] = [
  {
    name: 'handover-collection.new',
    path: '/handover-collection/new',
    title: { en: 'Hand parcels over', mm: 'ပါဆယ်များ လွှဲပြောင်းရန်', zh: '交接包裹' },
    access: { permission: 'handover_collection.work', needsBranch: true },
    trail: 'handover-collection',
    load: async () => (await import('./NewHandoverCollectionPage.tsx')).NewHandoverCollectionPage,
  },
  {
    name: 'handover-collection.detail',
    path: '/handover-collection/detail/{collectionId}',
    title: handoverCollectionWords.one,
    access,
    trail: 'handover-collection',
    load: async () => (await import('./HandoverCollectionPage.tsx')).HandoverCollectionPage,
  },
  {
    name: 'handover-collection',
    path: '/handover-collection/{tab}',
    title: handoverCollectionWords.list,
    access,
    params: { tab: 'active' },
    load: async () => (await import('./HandoverCollectionListPage.tsx')).HandoverCollectionListPage,
  },
  {
    name: 'handover-cases',
    path: '/handover-cases/{tab}',
    title: handoverCollectionWords.cases,
    access,
    params: { tab: 'open' },
    load: async () => (await import('./HandoverCasesPage.tsx')).HandoverCasesPage,
  },
];
