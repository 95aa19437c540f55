import { helpers, keepsKeys as keeps, supers } from './expected-roles.ts';

const sees = [...keeps, ...helpers] as const;

/** Roles that may connect programs of merchants and partners, and see the deliveries to them; and name the places of files. */
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
  'export_destinations.list': supers,
  'export_destinations.detail': supers,
  'export_destinations.create': supers,
  'export_destinations.edit': supers,
  'export_destinations.setSecret': supers,
  'export_destinations.test': supers,
  'export_destinations.close': supers,
  'export_destinations.open': supers,
} as const;
