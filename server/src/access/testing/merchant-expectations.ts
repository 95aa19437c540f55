import type { MerchantRole } from '@waybill/domain/kernel/merchant-roles.ts';
import type { EndpointId } from '@waybill/contract/registry.ts';

/** Both roles: orders, parcels, pickups, tickets, prices, and their own account (decisions 17). */
const both: readonly EndpointId[] = [
  'labels.changes',
  'labels.choices',
  'labels.create',
  'labels.createMany',
  'labels.detail',
  'labels.find',
  'labels.statuses',
  'merchant_users.work',
  'pickup_requests.create',
  'pickup_requests.detail',
  'pickup_requests.list',
  'pickup_requests.withdraw',
  'places.countries',
  'places.regions',
  'places.search',
  'places.townships',
  'prints.document',
  'prints.prepare',
  'sessions.activeAccount',
  'sessions.cacheConfig',
  'sessions.changePassword',
  'sessions.events',
  'sessions.list',
  'sessions.logout',
  'sessions.preferences',
  'sessions.revoke',
  'sessions.revokeOthers',
  'support_tickets.close',
  'support_tickets.create',
  'support_tickets.detail',
  'support_tickets.file',
  'support_tickets.list',
  'support_tickets.reopen',
  'support_tickets.reply',
  'tariffs.quote',
  'tracking.againReturn',
  'tracking.agreeReturn',
  'tracking.recall',
  'tracking.reject',
  'tracking.shipping',
  'tracking.track',
];

/** Owners alone: money, people, keys and webhooks. */
const ownersAlone: readonly EndpointId[] = [
  'clearances.detail',
  'clearances.lines',
  'clearances.list',
  'cod.list',
  'ledger.statement',
  'merchant_users.invite',
  'merchant_users.list',
  'merchant_users.remove',
  'merchant_users.withdraw',
  'webhook_deliveries.detail',
  'webhook_deliveries.list',
  'webhook_deliveries.resend',
  'webhooks.detail',
  'webhooks.list',
  'webhooks.resend',
  'webhooks.test',
];

/** Calls that the specification gives to each role of a merchant, written by hand: a call that is opened to them is added here by its meaning. */
export const merchantExpectations: Readonly<Record<MerchantRole, ReadonlySet<string>>> = {
  'merchant-owner': new Set([...both, ...ownersAlone]),
  'merchant-clerk': new Set(both),
};
