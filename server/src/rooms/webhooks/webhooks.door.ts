export { deliverWebhooks, type DeliveryParts } from './deliver-webhooks.ts';
export { keepDelivering } from './keep-delivering.ts';
