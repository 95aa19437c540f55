import { paymentChannelWords } from '@waybill/contract/rooms/payment-channels/payment-channels.words.ts';
import type { PageRow } from '../../kernel/pages.ts';

/** Several pages have this title. */
const listTitle = paymentChannelWords.list;
const view = { permission: 'payment_channel.view' } as const;
const edit = { permission: 'payment_channel.edit' } as const;

export const paymentChannelPages: PageRow[] = [
  {
    name: 'payment-channels',
    path: '/settings/payment-channels',
    title: listTitle,
    access: view,
    trail: 'settings',
    load: async () => (await import('./PaymentChannelListPage.tsx')).PaymentChannelListPage,
  },
  {
    name: 'payment-channels.new',
    path: '/settings/payment-channels/new',
    title: { en: 'New payment channel', mm: 'ငွေပေးချေနည်းအသစ်', zh: '新建收款渠道' },
    access: edit,
    trail: 'payment-channels',
    load: async () => (await import('./NewPaymentChannelPage.tsx')).NewPaymentChannelPage,
  },
  {
    name: 'payment-channels.detail',
    path: '/settings/payment-channels/{channelId}',
    title: listTitle,
    access: view,
    trail: 'payment-channels',
    load: async () => (await import('./PaymentChannelPage.tsx')).PaymentChannelPage,
  },
  {
    name: 'payment-channels.edit',
    path: '/settings/payment-channels/{channelId}/edit',
    title: listTitle,
    access: edit,
    trail: 'payment-channels',
    load: async () => (await import('./EditPaymentChannelPage.tsx')).EditPaymentChannelPage,
  },
];
