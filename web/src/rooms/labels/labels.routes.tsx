import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'label-create': 'copy';
    'label-detail': 'decide';
  }
}

const view = { permission: 'label.view' } as const;

/** `/label/detial/` is spelled as the source spells it: the shipping status of a label (N-12). */
export const labelPages: PageRow[] = [
  {
    name: 'label-create',
    path: '/label/create',
    title: commonWords.newLabel,
    access: { permission: 'label.create' },
    merchants: true,
    shopTitle: commonWords.newOrder,
    load: async () => (await import('./NewLabelPage.tsx')).NewLabelPage,
  },
  {
    name: 'label-edit',
    path: '/label/edit/{labelId}',
    title: { en: 'Edit label', mm: 'လေဘယ် ပြင်ဆင်ရန်', zh: '编辑运单' },
    access: { permission: 'label.edit' },
    trail: 'label',
    load: async () => (await import('./EditLabelPage.tsx')).EditLabelPage,
  },
  {
    name: 'label-detail',
    path: '/label/detail/{labelId}',
    title: { en: 'Label detail', mm: 'လေဘယ် အသေးစိတ်', zh: '运单详情' },
    access: view,
    merchants: true,
    shopTitle: commonWords.parcel,
    trail: 'label',
    load: async () => (await import('./LabelDetailPage.tsx')).LabelDetailPage,
  },
  {
    name: 'label-shipping',
    path: '/label/detial/{labelId}',
    title: { en: 'Shipping status detail', mm: 'ပို့ဆောင်မှု အခြေအနေ အသေးစိတ်', zh: '运输状态详情' },
    access: view,
    merchants: true,
    trail: 'label',
    load: async () => (await import('./ShippingStatusPage.tsx')).ShippingStatusPage,
  },
  {
    name: 'label',
    path: '/label/{tab}',
    title: { en: 'Label list', mm: 'လေဘယ်စာရင်း', zh: '运单列表' },
    access: view,
    merchants: true,
    shopTitle: { en: 'My parcels', mm: 'ကျွန်ုပ်၏ ပါဆယ်များ', zh: '我的包裹' },
    params: { tab: 'search' },
    load: async () => (await import('./LabelListPage.tsx')).LabelListPage,
  },
];
