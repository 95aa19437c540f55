import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import type { MerchantRole } from '@waybill/domain/kernel/merchant-roles.ts';
import type { EndpointId } from './registry.ts';

/** Calls that each scope allows. A call that no scope of a key lists is refused for it, whatever its access rule says. */
export const keyCalls = {
  'quotes.read': [
    'tariffs.quote',
    'places.search',
    'places.regions',
    'places.townships',
    'places.countries',
    'labels.choices',
    'labels.statuses',
  ],
  'labels.create': ['labels.create', 'labels.createMany'],
  'labels.read': ['labels.detail', 'labels.find', 'labels.changes', 'tracking.track', 'tracking.shipping'],
  'labels.print': ['prints.prepare', 'prints.document'],
  'labels.cancel': ['tracking.reject', 'tracking.recall'],
  'returns.answer': ['tracking.agreeReturn', 'tracking.againReturn'],
  'money.read': ['cod.list', 'clearances.list', 'clearances.detail', 'clearances.lines', 'ledger.statement'],
  'pickups.write': [
    'pickup_requests.list',
    'pickup_requests.detail',
    'pickup_requests.create',
    'pickup_requests.withdraw',
  ],
  'tickets.read': ['support_tickets.list', 'support_tickets.detail', 'support_tickets.file'],
  'tickets.write': [
    'support_tickets.create',
    'support_tickets.reply',
    'support_tickets.close',
    'support_tickets.reopen',
  ],
  'webhooks.read': ['webhooks.list', 'webhooks.detail', 'webhook_deliveries.list', 'webhook_deliveries.detail'],
  'webhooks.send': ['webhooks.test', 'webhooks.resend', 'webhook_deliveries.resend'],
} as const satisfies Record<KeyScope, readonly EndpointId[]>;

/** Calls that every key may make, whatever its scopes; the sandbox calls only with a test key. */
export const everyKeyCalls = [
  'api_keys.own',
  'sandbox.walk',
  'sandbox.payout',
  'sandbox.clock',
  'sandbox.moveClock',
  'sandbox.fail',
  'sandbox.webhook',
] as const satisfies readonly EndpointId[];

/** Returns the calls that these scopes allow. */
export function callsOfScopes(scopes: readonly KeyScope[]): ReadonlySet<string> {
  return new Set([...everyKeyCalls, ...scopes.flatMap((scope): readonly string[] => keyCalls[scope])]);
}

/** Calls of every person at the merchant portal, whatever their role: their own account and sessions. */
const everyMerchantCalls = [
  'sessions.logout',
  'sessions.activeAccount',
  'sessions.cacheConfig',
  'sessions.events',
  'sessions.list',
  'sessions.revoke',
  'sessions.revokeOthers',
  'sessions.changePassword',
  'sessions.preferences',
  'sessions.secondFactor',
  'sessions.startSecondFactor',
  'sessions.addSecondFactor',
  'sessions.renewRecoveryCodes',
  'sessions.removeSecondFactor',
  'sessions.passkeys',
  'sessions.startPasskey',
  'sessions.addPasskey',
  'sessions.removePasskey',
  'sessions.renamePasskey',
  'sessions.factorChallenge',
  'sessions.proveFactor',
  'push_devices.list',
  'push_devices.add',
  'push_devices.remove',
  'push_devices.mute',
  'announcements.list',
  'announcements.noti',
  'announcements.readAll',
  'announcements.detail',
  'announcements.read',
  'merchant_users.news',
  'merchant_users.work',
  'merchant_users.endWatch',
  'merchant_users.home',
  'feedbacks.give',
  'support_tickets.count',
  'support_tickets.waiting',
  'support_tickets.seen',
  'support_tickets.from_za',
  'exports.start',
  'exports.file',
] as const satisfies readonly EndpointId[];

/** Commands of one of the staff who sees the portal as a merchant: they only end it. Every other command is refused. */
export const watcherCommands: readonly string[] = [
  'merchant_users.endWatch',
  'sessions.logout',
] satisfies readonly EndpointId[];

/** Calls that a scope allows people at the merchant portal besides those of a key: what their pages read. */
const portalCalls = {
  'quotes.read': ['tariffs.current', 'places.detail', 'places.children', 'places.nrc', 'branches.all'],
  'labels.read': [
    'labels.list',
    'labels.count',
    'calls.ofLabel',
    'proofs.picture',
    'prints.ofLabel',
    'pickup_requests.list',
    'pickup_requests.detail',
    'pickup_requests.count',
  ],
  'pickups.write': ['pickup_requests.unplanned'],
  'labels.print': ['prints.record', 'prints.customs'],
  'labels.create': [
    'labels.drafts',
    'labels.keepDraft',
    'labels.dropDraft',
    'labels.templates',
    'labels.saveTemplate',
    'labels.removeTemplate',
    'labels.submit',
    'labels.courierNote',
    'labels.remove',
    'label_imports.readText',
    'label_imports.list',
    'label_imports.upload',
    'label_imports.sample',
    'label_imports.detail',
    'label_imports.rows',
    'label_imports.map',
    'label_imports.fix',
    'label_imports.leave',
    'label_imports.make',
    'label_imports.stop',
    'label_imports.drop',
    'label_imports.errors',
    'label_imports.labels',
    'customers.own',
    'customers.receivers',
  ],
  'returns.answer': ['public_pages.answerLink', 'public_pages.answer', 'public_pages.addressFee'],
} as const satisfies Partial<Record<KeyScope, readonly EndpointId[]>>;

const ofPortal: Readonly<Partial<Record<KeyScope, readonly string[]>>> = portalCalls;

/** Calls that a merchant's role has and no key, by what the person decides there. */
const merchantRoleCalls = {
  'merchant-owner': [
    'merchant_users.list',
    'merchant_users.invite',
    'merchant_users.withdraw',
    'merchant_users.approve',
    'merchant_users.remove',
    'cod.totals',
    'cod.count',
    'clearances.totals',
    'clearances.excelLink',
    'clearances.excel',
    'clearances.receive',
    'clearances.nextPayout',
    'clearances.parcelMoney',
    'merchant_users.ownChannel',
    'merchant_users.chooseChannel',
    'merchant_users.payee',
    'merchant_users.askPayee',
    'merchant_users.sendPayeeCode',
    'merchant_users.verifyPayee',
    'merchant_users.withdrawPayee',
  ],
  'merchant-clerk': [],
} as const satisfies Record<MerchantRole, readonly EndpointId[]>;

/** Calls of an owner whose branch allows own keys and webhooks. */
const ownKeyCalls = [
  'api_keys.list',
  'api_keys.detail',
  'api_keys.create',
  'api_keys.roll',
  'api_keys.revoke',
  'api_calls.list',
  'api_calls.detail',
  'webhooks.create',
  'webhooks.edit',
  'webhooks.disable',
  'webhooks.enable',
  'webhooks.secret',
  'webhooks.roll',
] as const satisfies readonly EndpointId[];

/** Returns the calls of a merchant's person, who may give `keyScopes` to keys. */
export function callsOfMerchant({
  role,
  scopes,
  keyScopes,
}: {
  readonly role: MerchantRole;
  readonly scopes: readonly KeyScope[];
  readonly keyScopes: readonly KeyScope[];
}): ReadonlySet<string> {
  return new Set([
    ...everyMerchantCalls,
    ...merchantRoleCalls[role],
    ...(keyScopes.length > 0 ? ownKeyCalls : []),
    ...scopes.flatMap((scope): readonly string[] => [...keyCalls[scope], ...(ofPortal[scope] ?? [])]),
  ]);
}

/** Lists that people of merchants may have as files, each with the call that shows it to them. */
const portalLists: Readonly<Record<string, EndpointId>> = {
  labels: 'labels.list',
  cod: 'cod.list',
  clearances: 'clearances.list',
  merchant_statement: 'ledger.statement',
  pickup_requests: 'pickup_requests.list',
};

/** Returns the names of the lists that a merchant's person may have as files: those that they see. */
export function listsOfMerchant(merchant: Parameters<typeof callsOfMerchant>[0]): ReadonlySet<string> {
  const calls = callsOfMerchant(merchant);
  return new Set(Object.keys(portalLists).filter((name) => calls.has(portalLists[name] ?? '')));
}
