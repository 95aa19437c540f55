import type { PageRow } from '../../kernel/pages.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const access = { permission: 'cod.view' } as const;

export const gateCollectionPages: PageRow[] = [
  {
    name: 'gate-submit',
    path: '/gate-submit/collection',
    title: { en: 'From bus gates', mm: 'ကားဂိတ်များမှ ရငွေ', zh: '车站汇款' },
    access,
    load: async () => (await import('./GateCollectionListPage.tsx')).GateCollectionListPage,
  },
  {
    name: 'gate-submit.detail',
    path: '/gate-submit/collection/{collectionId}/detail',
    title: commonFieldWords.gate_collection,
    access,
    trail: 'gate-submit',
    load: async () => (await import('./GateCollectionPage.tsx')).GateCollectionPage,
  },
  {
    name: 'gate-submit.print',
    path: '/gate-submit/collection/{collectionId}/print',
    title: commonWords.print,
    access,
    trail: 'gate-submit',
    load: async () => (await import('./PrintGateCollectionPage.tsx')).PrintGateCollectionPage,
  },
  {
    name: 'gate-submit.merchant',
    path: '/gate-submit/merchant-clearnce-ready/{merchantId}/detail',
    title: commonWords.gateParcels,
    access,
    trail: 'cod-clearance.ready',
    load: async () => (await import('./GateMerchantPage.tsx')).GateMerchantPage,
  },
];
