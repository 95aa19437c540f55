import { helpers, keepsKeys as keeps } from './expected-roles.ts';

const sees = [...keeps, ...helpers] as const;

/** Roles that may connect programs of merchants and partners, and see the deliveries to them. */
export const webhookExpectations = {
  'webhooks.list': sees,
  'webhooks.detail': sees,
  'webhooks.create': keeps,
  'webhooks.edit': keeps,
  'webhooks.disable': keeps,
  'webhooks.enable': keeps,
  'webhooks.secret': keeps,
  'webhooks.roll': keeps,
  'webhooks.test': keeps,
  'webhooks.resend': keeps,
  'webhook_deliveries.list': sees,
  'webhook_deliveries.detail': sees,
  'webhook_deliveries.resend': keeps,
} as const;
