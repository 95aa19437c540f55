import type { PageRow } from '../../kernel/pages.ts';
import { gateCollectionMessages as titles } from './gate-collections.messages.ts';

const access = { permission: 'cod.view' } as const;

export const gateCollectionPages: PageRow[] = [
  {
    name: 'gate-submit',
    path: '/gate-submit/collection',
    title: titles.list,
    access,
    load: async () => (await import('./GateCollectionListPage.tsx')).GateCollectionListPage,
  },
  {
    name: 'gate-submit.detail',
    path: '/gate-submit/collection/{collectionId}/detail',
    title: titles.one,
    access,
    trail: 'gate-submit',
    load: async () => (await import('./GateCollectionPage.tsx')).GateCollectionPage,
  },
  {
    name: 'gate-submit.print',
    path: '/gate-submit/collection/{collectionId}/print',
    title: titles.paper,
    access,
    trail: 'gate-submit',
    load: async () => (await import('./PrintGateCollectionPage.tsx')).PrintGateCollectionPage,
  },
  {
    name: 'gate-submit.merchant',
    path: '/gate-submit/merchant-clearnce-ready/{merchantId}/detail',
    title: titles.merchant,
    access,
    trail: 'cod-clearance.ready',
    load: async () => (await import('./GateMerchantPage.tsx')).GateMerchantPage,
  },
];
