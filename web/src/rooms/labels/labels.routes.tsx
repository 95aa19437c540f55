import type { PageRow } from '../../kernel/pages.ts';
import { labelMessages } from './labels.messages.ts';

const view = { permission: 'label.view' } as const;

/** `/label/detial/` is spelled as the source spells it: the shipping status of a label (N-12). */
export const labelPages: PageRow[] = [
  {
    name: 'label-create',
    path: '/label/create',
    title: labelMessages.create,
    access: { permission: 'label.create' },
    load: async () => (await import('./NewLabelPage.tsx')).NewLabelPage,
  },
  {
    name: 'label-edit',
    path: '/label/edit/{labelId}',
    title: labelMessages.edit,
    access: { permission: 'label.edit' },
    trail: 'label',
    load: async () => (await import('./EditLabelPage.tsx')).EditLabelPage,
  },
  {
    name: 'label-detail',
    path: '/label/detail/{labelId}',
    title: labelMessages.detail,
    access: view,
    trail: 'label',
    load: async () => (await import('./LabelDetailPage.tsx')).LabelDetailPage,
  },
  {
    name: 'label-shipping',
    path: '/label/detial/{labelId}',
    title: labelMessages.shipping,
    access: view,
    trail: 'label',
    load: async () => (await import('./ShippingStatusPage.tsx')).ShippingStatusPage,
  },
  {
    name: 'label',
    path: '/label/{tab}',
    title: labelMessages.list,
    access: view,
    params: { tab: 'search' },
    load: async () => (await import('./LabelListPage.tsx')).LabelListPage,
  },
];
