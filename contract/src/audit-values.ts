import { merchantUserValues } from './rooms/merchant-users/merchant-users.values.ts';
import { surplusValues } from './rooms/surpluses/surpluses.values.ts';
import { localName, type Locale, type Named } from '@waybill/domain/kernel/locale.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { usualMode, worldOfRecord } from '@waybill/domain/kernel/worlds.ts';
import type { AuditRoom } from '@waybill/domain/audit-actions.ts';
import { changesOf } from '@waybill/domain/rooms/audit/audit-changes.ts';
import { fieldWord } from './field.words.ts';
import {
  refsIn,
  sayShaped,
  type NameOf,
  type RecordRef,
  type ValueShape,
  type ValueShapes,
} from './kernel/value-shape.ts';
import { keyModeWords } from './kernel/worlds.words.ts';
import { auditFieldWords } from './rooms/audit/audit.words.ts';
import { announcementValues } from './rooms/announcements/announcements.values.ts';
import { branchRouteValues } from './rooms/branch-routes/branch-routes.values.ts';
import { branchCollectionValues, branchValues } from './rooms/branches/branches.values.ts';
import { clearanceValues } from './rooms/clearances/clearances.values.ts';
import { companyValues, customerValues } from './rooms/customers/customers.values.ts';
import { exportScheduleValues } from './rooms/export-schedules/export-schedules.values.ts';
import { personFileWords } from './rooms/exports/person-file.words.ts';
import { exportValues } from './rooms/exports/exports.values.ts';
import { listNameWords } from './generated/list-names.ts';
import { handoverValues } from './rooms/handovers/handovers.values.ts';
import { labelImportValues } from './rooms/label-imports/label-imports.values.ts';
import { labelValues } from './rooms/labels/labels.values.ts';
import { placeValues } from './rooms/places/places.values.ts';
import { mailbagCaseValues, mailbagValues } from './rooms/mailbags/mailbags.values.ts';
import { callValues } from './rooms/calls/calls.values.ts';
import { remittanceValues } from './rooms/remittances/remittances.values.ts';
import { mailPostValues, postFileValues, postStatusValues } from './rooms/mail-post/mail-post.values.ts';
import { gateCollectionValues } from './rooms/gate-collections/gate-collections.values.ts';
import { gateSlipValues } from './rooms/gate-slips/gate-slips.values.ts';
import {
  handoverCaseValues,
  handoverCollectionValues,
} from './rooms/handover-collections/handover-collections.values.ts';
import { shiftHandoverValues } from './rooms/shift-handovers/shift-handovers.values.ts';
import { agentServiceValues } from './rooms/agent-services/agent-services.values.ts';
import { runSheetValues } from './rooms/run-sheets/run-sheets.values.ts';
import { pickupPlanValues, pickupRequestValues } from './rooms/pickup-requests/pickup-requests.values.ts';
import { holdMailValues } from './rooms/hold-mails/hold-mails.values.ts';
import { expenseCategoryValues } from './rooms/expense-categories/expense-categories.values.ts';
import { expenseValues } from './rooms/expenses/expenses.values.ts';
import { missingCaseValues } from './rooms/missing-cases/missing-cases.values.ts';
import { ownerDayValues } from './rooms/owner-days/owner-days.values.ts';
import { operationsValues } from './rooms/operations/operations.values.ts';
import { outflowValues } from './rooms/outflows/outflows.values.ts';
import { emoValues } from './rooms/emos/emos.values.ts';
import { bankAccountValues } from './rooms/bank-accounts/bank-accounts.values.ts';
import { transferValues } from './rooms/transfers/transfers.values.ts';
import { bankLineValues } from './rooms/bank-lines/bank-lines.values.ts';
import { qandaValues } from './rooms/qandas/qandas.values.ts';
import { cannedAnswerValues, supportTicketValues } from './rooms/support-tickets/support-tickets.values.ts';
import { feedbackValues } from './rooms/feedbacks/feedbacks.values.ts';
import { chatValues } from './rooms/chats/chats.values.ts';
import { messageValues } from './rooms/messages/messages.values.ts';
import { apiKeyValues } from './rooms/api-keys/api-keys.values.ts';
import { openingBalanceValues } from './rooms/opening-balances/opening-balances.values.ts';
import { agentPayoutValues } from './rooms/agent-payouts/agent-payouts.values.ts';
import { webhookValues } from './rooms/webhooks/webhooks.values.ts';
import { priceExceptionValues } from './rooms/price-exceptions/price-exceptions.values.ts';
import { paymentClaimValues } from './rooms/payment-claims/payment-claims.values.ts';
import { payoutRunValues, payoutTemplateValues } from './rooms/payout-runs/payout-runs.values.ts';
import { paymentChannelValues } from './rooms/payment-channels/payment-channels.values.ts';
import { moveInValues } from './rooms/move-ins/move-ins.values.ts';
import { printerValues } from './rooms/printers/printers.values.ts';
import { exportDestinationValues } from './rooms/export-destinations/export-destinations.values.ts';
import { erasureValues } from './rooms/erasures/erasures.values.ts';
import { roleValues } from './rooms/roles/roles.values.ts';
import { staffValues } from './rooms/staff/staff.values.ts';
import { tariffValues } from './rooms/tariffs/tariffs.values.ts';
import { exceptionScanValues } from './rooms/tracking/tracking.values.ts';
import { commonFieldWords } from './kernel/common-field.words.ts';
import { handoverFieldWords } from './rooms/handovers/handovers.words.ts';
import { commonWords } from './kernel/common.words.ts';
import { expenseFieldWords } from './rooms/expenses/expenses.words.ts';

/** Names of fields that occur only in the log; all others are in their rooms' words, which errors need too. */
const ownFieldWords: Readonly<Record<string, Word>> = {
  ...auditFieldWords,
  ...words({
    added: commonFieldWords.added,
    changed: { en: 'Changed', mm: 'ပြောင်းလဲပြီး', zh: '已更改' },
    same: { en: 'As before', mm: 'ယခင်အတိုင်း', zh: '未变' },
    refused: { en: 'Refused', mm: 'လက်မခံ', zh: '未接受' },
    difference_owner_id: handoverFieldWords.owner_staff_id,
    owes: commonFieldWords.owes,
    label_id: commonFieldWords.label,
    carried: { en: 'Carried onto the next one', mm: 'နောက်တစ်ကြိမ်သို့ သယ်ဆောင်ငွေ', zh: '结转下期' },
  }),
};

/** Returns the name of a field in an audit line. */
export function auditFieldWord(field: string): Word {
  return (Object.hasOwn(ownFieldWords, field) ? ownFieldWords[field] : undefined) ?? fieldWord(field);
}

/** How the log shows the fields of each audited room; a missing room does not compile. */
export const auditShapes = {
  staff: staffValues,
  sessions: {},
  branches: branchValues,
  branch_collections: branchCollectionValues,
  branch_routes: branchRouteValues,
  roles: roleValues,
  announcements: announcementValues,
  labels: labelValues,
  label_imports: labelImportValues,
  exception_scans: exceptionScanValues,
  exports: exportValues,
  export_schedules: exportScheduleValues,
  handovers: handoverValues,
  clearances: clearanceValues,
  tariffs: tariffValues,
  places: placeValues,
  customers: customerValues,
  mailbags: mailbagValues,
  mailbag_cases: mailbagCaseValues,
  calls: callValues,
  mail_post: mailPostValues,
  post_files: postFileValues,
  post_statuses: postStatusValues,
  remittances: remittanceValues,
  gate_slips: gateSlipValues,
  gate_collections: gateCollectionValues,
  run_sheets: runSheetValues,
  agent_services: agentServiceValues,
  shift_handovers: shiftHandoverValues,
  handover_collections: handoverCollectionValues,
  handover_cases: handoverCaseValues,
  pickup_requests: pickupRequestValues,
  pickup_plans: pickupPlanValues,
  hold_mails: holdMailValues,
  expenses: expenseValues,
  expense_categories: expenseCategoryValues,
  missing_cases: missingCaseValues,
  emos: emoValues,
  bank_accounts: bankAccountValues,
  transfers: transferValues,
  bank_lines: bankLineValues,
  outflows: outflowValues,
  owner_days: ownerDayValues,
  operations: operationsValues,
  qandas: qandaValues,
  support_tickets: supportTicketValues,
  canned_answers: cannedAnswerValues,
  feedbacks: feedbackValues,
  chats: chatValues,
  messages: messageValues,
  api_keys: apiKeyValues,
  opening_balances: openingBalanceValues,
  agent_payouts: agentPayoutValues,
  webhooks: webhookValues,
  price_exceptions: priceExceptionValues,
  payout_runs: payoutRunValues,
  payout_templates: payoutTemplateValues,
  payment_channels: paymentChannelValues,
  advance_payments: paymentClaimValues,
  payment_claims: paymentClaimValues,
  move_ins: moveInValues,
  printers: printerValues,
  export_destinations: exportDestinationValues,
  erasures: erasureValues,
  companies: companyValues,
  surpluses: surplusValues,
  merchant_users: merchantUserValues,
} as const satisfies Record<AuditRoom, ValueShapes>;

/** Fields that a change of a room may name in the audit log. */
export type AuditValues<Room extends AuditRoom> = { readonly [Field in keyof (typeof auditShapes)[Room]]?: unknown };

/** Name of a record that a line refers to, by kind and number or slug; sent with the lines. */
export interface RecordName extends RecordRef, Named {}

type Values = Readonly<Record<string, unknown>> | null;
interface Place {
  readonly room: string;
  readonly field: string;
}

/** Returns the shapes of a room. An export's filters are fields of the list it was made from. */
function shapesOf(room: string, values: Values = null): ValueShapes {
  const own = (auditShapes as Readonly<Record<string, ValueShapes>>)[room] ?? {};
  const listed =
    room === 'exports' && typeof values?.list === 'string'
      ? (auditShapes as Readonly<Record<string, ValueShapes>>)[values.list]
      : undefined;
  return listed ? { ...listed, ...own } : own;
}

function shapeOf(all: ValueShapes, field: string): ValueShape | undefined {
  return Object.hasOwn(all, field) ? all[field] : undefined;
}

/** Returns the records that a line refers to, each once, so that their names can be read. */
export function refsOfLine({
  room,
  before,
  after,
}: {
  readonly room: string;
  readonly before: Values;
  readonly after: Values;
}): RecordRef[] {
  const all = shapesOf(room, after);
  const found = [before, after].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([field, value]) => refsIn(shapeOf(all, field), value, all)),
  );
  return [...new Map(found.map((ref) => [`${ref.of} ${ref.id}`, ref])).values()];
}

/** Builds the lookup of the names that were sent with the lines. */
export function namesOf(names: readonly RecordName[], locale: Locale): NameOf {
  const known = new Map(names.map((name) => [`${name.of} ${name.id}`, localName(name, locale)]));
  return (of, value) => known.get(`${of} ${value}`) ?? null;
}

/**
 * Formats a value of the audit log: a state or type by its word, a record by its name, money with its unit, a list with commas, an object's members with
 * their words, a missing value as a dash.
 *
 * @param values all values of the line, for what depends on another of them
 * @example sayValue({ room: 'staff', field: 'status' }, 'suspend', 'en') === 'Suspended'
 */
export function sayValue(
  { room, field }: Place,
  value: unknown,
  locale: Locale,
  nameOf: NameOf = () => null,
  values: Values = null,
): string {
  const all = shapesOf(room, values);
  return sayShaped(shapeOf(all, field), value, { all, locale, nameOf, word: auditFieldWord });
}

/** Joins all changes of a line into one text, for a list and its export: "Status: Active → Suspended; Reason: …". */
export function sayChanges(
  { room, before, after }: { readonly room: string; readonly before: Values; readonly after: Values },
  locale: Locale,
  nameOf: NameOf = () => null,
): string {
  return changesOf(before, after)
    .map(({ field, before: old, after: now }) => {
      const name = auditFieldWord(field)[locale];
      const value = sayValue({ room, field }, now, locale, nameOf, after);
      return before === null
        ? `${name}: ${value}`
        : `${name}: ${sayValue({ room, field }, old, locale, nameOf, after)} → ${value}`;
    })
    .join('; ');
}

const ownRecords: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  exports: { ...listNameWords, person: personFileWords.record },
  expenses: words({
    settings: commonWords.settings,
    budget: expenseFieldWords.budget,
  }),
  transfers: words({ settings: commonWords.settings }),
  clearances: words({ settings: commonWords.settings }),
  places: words({ import: { en: 'Import', mm: 'တင်သွင်းမှု', zh: '导入' } }),
};

/**
 * Returns the name of the record that a line is about. Records without a name, such as settings, have words; records of the sandbox are marked.
 *
 * @example sayRecord({ room: 'exports', record_id: 'labels' }, 'zh') === '运单'
 */
export function sayRecord(
  { room, record_id, name }: { readonly room: string; readonly record_id: string; readonly name?: string | null },
  locale: Locale,
): string {
  const own = ownRecords[room];
  const record = name ?? record_id;
  const text = own && Object.hasOwn(own, record) ? (own[record]?.[locale] ?? record) : record;
  const world = worldOfRecord(record_id);
  return world === usualMode ? text : `${text} · ${keyModeWords[world][locale]}`;
}
