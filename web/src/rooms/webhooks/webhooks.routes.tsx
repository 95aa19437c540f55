import type { PageRow } from '../../kernel/pages.ts';
import { webhookWords } from '@waybill/contract/rooms/webhooks/webhooks.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Several pages have this title. */
const deliveriesTitle = webhookWords.deliveries;

/** Several pages have this title. */
const listTitle = commonWords.webhooks;

const access = { permission: 'webhook.view' } as const;
const edits = { permission: 'webhook.edit' } as const;

export const webhookPages: PageRow[] = [
  {
    name: 'webhooks',
    path: '/api-integration/webhooks',
    title: listTitle,
    access,
    merchants: true,
    load: async () => (await import('./WebhookListPage.tsx')).WebhookListPage,
  },
  {
    name: 'webhooks.create',
    path: '/api-integration/webhooks/create',
    title: { en: 'New webhook', mm: 'Webhook အသစ်', zh: '新增 Webhook' },
    access: edits,
    merchants: true,
    trail: 'webhooks',
    load: async () => (await import('./NewWebhookPage.tsx')).NewWebhookPage,
  },
  {
    name: 'webhooks.deliveries',
    path: '/api-integration/webhooks/deliveries',
    title: deliveriesTitle,
    access,
    merchants: true,
    trail: 'webhooks',
    load: async () => (await import('./DeliveryListPage.tsx')).DeliveryListPage,
  },
  {
    name: 'webhooks.delivery',
    path: '/api-integration/webhooks/deliveries/{deliveryId}',
    title: deliveriesTitle,
    access,
    merchants: true,
    trail: 'webhooks.deliveries',
    load: async () => (await import('./DeliveryPage.tsx')).DeliveryPage,
  },
  {
    name: 'webhooks.detail',
    path: '/api-integration/webhooks/{webhookId}',
    title: listTitle,
    access,
    merchants: true,
    trail: 'webhooks',
    load: async () => (await import('./WebhookPage.tsx')).WebhookPage,
  },
  {
    name: 'webhooks.edit',
    path: '/api-integration/webhooks/{webhookId}/edit',
    title: { en: 'Change webhook', mm: 'Webhook ပြင်ဆင်ရန်', zh: '修改 Webhook' },
    access: edits,
    merchants: true,
    trail: 'webhooks',
    load: async () => (await import('./EditWebhookPage.tsx')).EditWebhookPage,
  },
];
