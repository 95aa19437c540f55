import type { EndpointId } from '@waybill/contract/registry.ts';
import type { Race } from './races.ts';

/** Calls that change something and are not raced, each with the reason. */
export const notRaced: Readonly<Partial<Record<EndpointId, string>>> = {
  'sessions.login': 'opens a session whenever it is called: everybody here has two',
  'sessions.logout': 'ends the session that it is called with',
  'merchant_users.invitation': 'only reads',
  'merchant_users.join': 'is called without a session; its own test sends it twice at once',
  'merchant_users.askCode': 'is called without a session; a second code replaces the first',
  'merchant_users.resetByCode': 'is called without a session; its own test sends it twice at once',
  'merchant_users.resetByLink': 'is called without a session; its own test sends it twice at once',
  'merchant_users.watch': 'changes the session that it is called with',
  'merchant_users.endWatch': 'changes the session that it is called with',
  'merchant_users.work': 'is called by people of merchants, who are not in this race',
  'sandbox.fail': 'is called with a test key, in the sandbox alone',
  'sessions.appConfig': 'only reads',
  'proof_links.open': 'shows a page to whoever has its link',
  'proof_links.picture': 'shows a picture to whoever has its link',
  'messages.report': 'comes from the gateway, with the token of its message',
};

/** Calls of which two may succeed at once, grouped by reason. Of every other call one succeeds, and the second is refused. */
export const bothMaySucceed = {
  /** Each creates its own record. */
  makes: [
    'announcements.create',
    'api_keys.create',
    'bulk.select',
    'bulk.start',
    'canned_answers.create',
    'chats.create',
    'customers.addAddress',
    'customers.create',
    'emos.create',
    'expenses.create',
    'export_schedules.create',
    'exports.start',
    'feedbacks.create',
    'gate_slips.create',
    'labels.create',
    'labels.createMany',
    'mailbags.create',
    'merchant_users.invite',
    'merchant_users.resetLink',
    'messages.send',
    'pickup_plans.create',
    'pickup_requests.create',
    'places.create',
    'proof_links.make',
    'qandas.create',
    'support_tickets.create',
    'tariffs.create',
    'transfers.create',
    'webhooks.create',
  ],
  /** Both are intended: another message, another step, another secret, another part of a debt. */
  repeats: [
    'bank_accounts.enterBalance',
    'clearances.remind',
    'delivery_codes.send',
    'handovers.repay',
    'handovers.writeOff',
    'missing_cases.add_step',
    'public_pages.answerLink',
    'webhooks.roll',
    'webhooks.secret',
    'webhooks.test',
    'webhooks.resend',
    'webhook_deliveries.resend',
    'clearances.excel',
    'gate_collections.excel',
    'handovers.excel',
    'remittances.excel',
    'exports.file',
  ],
  /** Idempotent: a setting, a mark, an assignment. */
  sets: [
    'announcements.read',
    'announcements.readAll',
    'calls.next',
    'calls.release',
    'calls.take',
    'chats.read',
    'chats.send',
    'chats.with',
    'clearances.saveSettings',
    'customers.createWalkIn',
    'customers.editAddress',
    'customers.setOwner',
    'customers.showDetails',
    'editing.announce',
    'editing.reading',
    'editing.keepTyped',
    'emos.saveTerms',
    'expenses.saveBudget',
    'expenses.saveSettings',
    'gate_collections.setLine',
    'gate_slips.own',
    'handover_cases.own',
    'hold_mails.extend',
    'label_imports.fix',
    'label_imports.leave',
    'labels.accept',
    'labels.dropDraft',
    'labels.keepDraft',
    'labels.lease',
    'labels.saveTemplate',
    'labels.showDetails',
    'mailbag_cases.own',
    'merchant_users.endSessions',
    'merchant_users.saveSettings',
    'merchant_users.setAccess',
    'missing_cases.own',
    'outflows.saveLimit',
    'owner_days.seen',
    'owner_days.setHour',
    'pickup_requests.seen',
    'places.assign',
    'proofs.keep',
    'remittances.leaveOut',
    'remittances.match',
    'run_sheets.order',
    'sessions.preferences',
    'sessions.revokeOthers',
    'sessions.switchBranch',
    'staff.resetPassword',
    'support_tickets.seen',
    'surpluses.saveSettings',
    'transfers.saveSettings',
    'views.save',
  ],
  /** Both are answered, scan by scan. */
  scans: [
    'gate_slips.scan',
    'handover_collections.scan',
    'mailbags.scan',
    'parts.scan',
    'run_sheets.scan',
    'tracking.scan',
  ],
} as const satisfies Readonly<Record<string, readonly EndpointId[]>>;

const repeatable: ReadonlySet<string> = new Set(Object.values(bothMaySucceed).flat());
const makesDocuments: EndpointId = 'clearances.create';

/**
 * May both calls of this race have succeeded? A document of open items is made once. One of returns may be made without items, for the parcels that
 * its merchant signs for, and may exist twice.
 */
export function mayBothHaveSucceeded({ id, answers }: Race): boolean {
  if (id !== makesDocuments) return repeatable.has(id);
  return answers.some(({ body }) => (body as { readonly data: { readonly count: number } }).data.count === 0);
}
