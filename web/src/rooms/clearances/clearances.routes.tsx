import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { clearanceWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'cod-clearance.ready.detail': 'customer_id';
    'credit.detail': 'customer_id';
    'print.clearance': 'id';
    'returns.make': 'customer_id';
    'shop-next-payout': 'role' | 'reason';
  }
}

const view = { permission: 'cod.view' } as const;
/** Returns are given back by counter staff, who need no access to money. */
const byKind = { permission: { money: 'cod.view', parcels: 'cod.give_back' } } as const;

export const clearancePages: PageRow[] = [
  {
    name: 'cod-clearance.ready',
    path: '/cod-clearance/ready/pending',
    title: clearanceWords.ready,
    access: view,
    load: async () => (await import('./ReadyListPage.tsx')).ReadyListPage,
  },
  {
    name: 'cod-clearance.ready.detail',
    path: '/cod-clearance/ready/detail',
    title: { en: 'New clearance', mm: 'ငွေရှင်းတမ်းအသစ်', zh: '新建结算单' },
    access: view,
    trail: 'cod-clearance.ready',
    ofRecord: true,
    load: async () => (await import('./ReadyDetailPage.tsx')).ReadyDetailPage,
  },
  {
    name: 'cod-clearance',
    path: '/cod-clearance',
    title: { en: 'COD clearances', mm: 'COD ငွေရှင်းတမ်းများ', zh: '代收货款结算单' },
    access: view,
    merchants: true,
    load: async () => (await import('./ClearanceListPage.tsx')).ClearanceListPage,
  },
  {
    name: 'cod-clearance-detail',
    path: '/cod-clearance-detail/{transactionId}',
    title: { en: 'COD clearance detail', mm: 'COD ငွေရှင်းမှု အသေးစိတ်', zh: '代收货款结算详情' },
    access: view,
    merchants: true,
    trail: 'cod-clearance',
    load: async () => (await import('./ClearanceDetailPage.tsx')).ClearanceDetailPage,
  },
  {
    name: 'credit',
    path: '/credit',
    title: clearanceWords.credit,
    access: view,
    load: async () => (await import('./CreditListPage.tsx')).CreditListPage,
  },
  {
    name: 'credit.detail',
    path: '/credit/detail',
    title: { en: 'Credit detail', mm: 'အကြွေး အသေးစိတ်', zh: '赊账详情' },
    access: view,
    trail: 'credit',
    ofRecord: true,
    load: async () => (await import('./ReadyDetailPage.tsx')).CreditDetailPage,
  },
  {
    name: 'credit.collections',
    path: '/credit/collection',
    title: { en: 'Credit clearances', mm: 'အကြွေးရှင်းတမ်းများ', zh: '赊账结算单' },
    access: view,
    trail: 'credit',
    load: async () => (await import('./CollectionListPage.tsx')).CreditCollectionsPage,
  },
  {
    name: 'credit.collection',
    path: '/credit/collection/{collectionID}/detail',
    title: { en: 'Credit clearance', mm: 'အကြွေးရှင်းတမ်း', zh: '赊账结算单详情' },
    access: view,
    merchants: true,
    trail: 'credit.collections',
    load: async () => (await import('./ClearanceDetailPage.tsx')).CreditCollectionPage,
  },
  {
    name: 'returns',
    path: '/acceptance/return',
    title: clearanceWords.returns,
    access: byKind,
    load: async () => (await import('./ReturnListPage.tsx')).ReturnListPage,
  },
  {
    name: 'returns.make',
    path: '/acceptance/return/detail',
    title: { en: 'Returns of a merchant', mm: 'ကုန်သည်၏ ပြန်ပို့ပစ္စည်းများ', zh: '商户退件' },
    access: byKind,
    trail: 'returns',
    ofRecord: true,
    load: async () => (await import('./ReadyDetailPage.tsx')).ReturnDetailPage,
  },
  {
    name: 'returns.collections',
    path: '/acceptance/return/by_merchant_list',
    title: { en: 'Return clearances', mm: 'ပြန်ပို့ပစ္စည်း ရှင်းတမ်းများ', zh: '退件结算单' },
    access: byKind,
    trail: 'returns',
    load: async () => (await import('./CollectionListPage.tsx')).ReturnCollectionsPage,
  },
  {
    name: 'returns.collection',
    path: '/acceptance/return/by_merchant_list/{collectionID}',
    title: { en: 'Return clearance', mm: 'ပြန်ပို့ပစ္စည်း ရှင်းတမ်း', zh: '退件结算单详情' },
    access: byKind,
    merchants: true,
    trail: 'returns.collections',
    load: async () => (await import('./ClearanceDetailPage.tsx')).ReturnCollectionPage,
  },
  {
    name: 'shop-next-payout',
    path: '/shop/next-payout',
    title: commonWords.nextPayout,
    access: { userType: 'merchant', ...view },
    merchants: true,
    trail: 'cod-clearance',
    load: async () => (await import('./NextPayoutPage.tsx')).NextPayoutPage,
  },
  {
    name: 'print.clearance',
    path: '/print/clearance',
    title: { en: 'Print clearance', mm: 'ငွေရှင်းတမ်း ပရင့်ထုတ်ရန်', zh: '打印结算单' },
    access: byKind,
    merchants: true,
    trail: 'cod-clearance',
    ofRecord: true,
    load: async () => (await import('./PrintClearancePage.tsx')).PrintClearancePage,
  },
  {
    name: 'clearance.excel',
    path: '/clearance/excel/{id}/{hash}',
    title: { en: 'Excel of a clearance', mm: 'ငွေရှင်းတမ်း Excel ဖိုင်', zh: '结算单 Excel' },
    access: byKind,
    merchants: true,
    trail: 'cod-clearance',
    load: async () => (await import('./ClearanceExcelPage.tsx')).ClearanceExcelPage,
  },
  {
    name: 'clearance.settings',
    path: '/settings/clearance',
    title: { en: 'Clearance settings', mm: 'ငွေရှင်းခြင်း ဆက်တင်', zh: '结算设置' },
    access: { roles: matrixRoles },
    trail: 'settings',
    load: async () => (await import('./ClearanceSettingsPage.tsx')).ClearanceSettingsPage,
  },
];
