export { deliverWebhooks, type DeliveryParts } from './deliver-webhooks.ts';
export { createWebhook } from './change-webhook.ts';
export { holdDelivering, keepDelivering } from './keep-delivering.ts';
