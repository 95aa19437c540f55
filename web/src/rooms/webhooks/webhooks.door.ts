export { webhookMessages } from './webhooks.messages.ts';
