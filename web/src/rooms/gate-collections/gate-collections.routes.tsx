import type { PageRow } from '../../kernel/pages.ts';

const access = { permission: 'cod.view' } as const;

export const gateCollectionPages: PageRow[] = [
  {
    name: 'gate-submit',
    path: '/gate-submit/collection',
    title: { en: 'Gate collections', mm: 'ဂိတ်ငွေစာရင်းများ', zh: '车站结算单' },
    access,
    load: async () => (await import('./GateCollectionListPage.tsx')).GateCollectionListPage,
  },
  {
    name: 'gate-submit.detail',
    path: '/gate-submit/collection/{collectionId}/detail',
    title: { en: 'Gate collection', mm: 'ဂိတ်ငွေစာရင်း', zh: '车站结算单' },
    access,
    trail: 'gate-submit',
    load: async () => (await import('./GateCollectionPage.tsx')).GateCollectionPage,
  },
  {
    name: 'gate-submit.print',
    path: '/gate-submit/collection/{collectionId}/print',
    title: { en: 'Print', mm: 'ပရင့်ထုတ်မည်', zh: '打印' },
    access,
    trail: 'gate-submit',
    load: async () => (await import('./PrintGateCollectionPage.tsx')).PrintGateCollectionPage,
  },
  {
    name: 'gate-submit.merchant',
    path: '/gate-submit/merchant-clearnce-ready/{merchantId}/detail',
    title: { en: 'Gate parcels', mm: 'ဂိတ်ချ ပါဆယ်များ', zh: '车站包裹' },
    access,
    trail: 'cod-clearance.ready',
    load: async () => (await import('./GateMerchantPage.tsx')).GateMerchantPage,
  },
];
