import type { PageRow } from '../../kernel/pages.ts';
import { webhookMessages as titles } from './webhooks.messages.ts';

const access = { permission: 'webhook.view' } as const;
const edits = { permission: 'webhook.edit' } as const;

export const webhookPages: PageRow[] = [
  {
    name: 'webhooks',
    path: '/api-integration/webhooks',
    title: titles.list,
    access,
    load: async () => (await import('./WebhookListPage.tsx')).WebhookListPage,
  },
  {
    name: 'webhooks.create',
    path: '/api-integration/webhooks/create',
    title: titles.create,
    access: edits,
    trail: 'webhooks',
    load: async () => (await import('./NewWebhookPage.tsx')).NewWebhookPage,
  },
  {
    name: 'webhooks.deliveries',
    path: '/api-integration/webhooks/deliveries',
    title: titles.deliveries,
    access,
    trail: 'webhooks',
    load: async () => (await import('./DeliveryListPage.tsx')).DeliveryListPage,
  },
  {
    name: 'webhooks.delivery',
    path: '/api-integration/webhooks/deliveries/{deliveryId}',
    title: titles.deliveries,
    access,
    trail: 'webhooks.deliveries',
    load: async () => (await import('./DeliveryPage.tsx')).DeliveryPage,
  },
  {
    name: 'webhooks.detail',
    path: '/api-integration/webhooks/{webhookId}',
    title: titles.list,
    access,
    trail: 'webhooks',
    load: async () => (await import('./WebhookPage.tsx')).WebhookPage,
  },
  {
    name: 'webhooks.edit',
    path: '/api-integration/webhooks/{webhookId}/edit',
    title: titles.edit,
    access: edits,
    trail: 'webhooks',
    load: async () => (await import('./EditWebhookPage.tsx')).EditWebhookPage,
  },
];
