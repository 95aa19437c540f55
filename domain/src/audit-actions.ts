import { gateCountCommands } from './rooms/gate-slips/gate-count.ts';
import { shiftCommands } from './rooms/shift-handovers/shift-handover-states.ts';
import { holdMailCommands } from './rooms/hold-mails/hold-mail-states.ts';
import { missingCaseCommands } from './rooms/missing-cases/missing-case-states.ts';
import { emoCommands } from './rooms/emos/emo-states.ts';
import { bankLineSteps } from './rooms/bank-lines/bank-line-states.ts';
import { supportTicketCommands } from './rooms/support-tickets/support-ticket-states.ts';
import { feedbackCommands } from './rooms/feedbacks/feedback-states.ts';
import { messageCommands } from './rooms/messages/message-states.ts';
import { apiKeyCommands } from './rooms/api-keys/api-key-states.ts';
import { webhookCommands } from './rooms/webhooks/webhook-states.ts';
import { priceExceptionCommands } from './rooms/price-exceptions/price-exception-states.ts';
import { staffActions, accountLife } from './rooms/staff/account-states.ts';
import { agentPayoutLife } from './rooms/agent-payouts/agent-payout-states.ts';
import { agentServiceLife } from './rooms/agent-services/agent-service-states.ts';
import { announcementLife } from './rooms/announcements/announcement-states.ts';
import { bankAccountLife } from './rooms/bank-accounts/bank-account-states.ts';
import { branchLife } from './rooms/branches/branch-states.ts';
import { callLife } from './rooms/calls/call-states.ts';
import { expenseCategoryLife } from './rooms/expense-categories/expense-category-states.ts';
import { expenseLife } from './rooms/expenses/expense-states.ts';
import { scheduleLife } from './rooms/exports/schedule-states.ts';
import { gateCollectionLife } from './rooms/gate-collections/gate-collection-states.ts';
import { handoverCollectionLife } from './rooms/handover-collections/handover-collection-states.ts';
import { postFileLife } from './rooms/mail-post/post-file-states.ts';
import { caseLife } from './rooms/mailbags/mailbag-cases.ts';
import { mailbagLife } from './rooms/mailbags/mailbag-states.ts';
import { openingBalanceLife } from './rooms/opening-balances/opening-balance-states.ts';
import { pickupRequestLife } from './rooms/pickup-requests/pickup-request-states.ts';
import { remittanceLife } from './rooms/remittances/remittance-states.ts';
import { runSheetLife } from './rooms/run-sheets/run-sheet-states.ts';
import { surplusLife } from './rooms/surpluses/surplus-states.ts';
import { advanceSteps } from './rooms/payment-claims/advance-payment-states.ts';
import { claimEnds } from './rooms/payment-claims/payment-claim-states.ts';
import { payoutRunAuditActions } from './rooms/payout-runs/payout-run-states.ts';
import { payoutTemplateLife } from './rooms/payout-runs/payout-template-states.ts';
import { channelSteps, endsDifference } from './rooms/payment-channels/payment-channel-states.ts';
import { merchantUserActions } from './rooms/merchant-users/merchant-user-states.ts';
import { moveInAuditActions } from './rooms/move-ins/move-in-states.ts';
import { printerLife } from './rooms/printers/printer-states.ts';
import { exportDestinationLife } from './rooms/export-destinations/export-destination-states.ts';
import { erasureLife } from './rooms/erasures/erasure-states.ts';
import { tariffLife } from './rooms/tariffs/tariff-states.ts';
import { transferLife } from './rooms/transfers/transfer-states.ts';

/** Everything that the audit log records: the rooms with the actions on their records. Add newly audited actions here. */
export const auditActions = {
  staff: staffActions,
  sessions: ['revoke', 'revoke_others'],
  branches: ['create', 'edit', ...branchLife.commandNames],
  branch_collections: ['create', 'edit', 'remove'],
  branch_routes: ['create', 'edit', 'remove'],
  roles: ['edit', 'require_second_factor', 'ask_second_factor_end', 'end_second_factor'],
  places: ['create', 'edit', 'import'],
  announcements: ['create', 'edit', 'remove', ...announcementLife.commandNames],
  labels: [
    'create',
    'edit',
    'show_details',
    'remove',
    'submit',
    'rollback',
    'redirect',
    'reject',
    'agree_reject',
    'keep',
    'missing',
    'found',
    'compensate',
    'waive',
    'reopen',
    'part',
    'raise_return',
    'ask_return',
    'agree_return',
    'again_return',
    'give_link',
    'waive_code',
    'send_code',
    'recall',
    'link_proofs',
    'revoke_proofs',
  ],
  label_imports: ['create', 'edit', 'make', 'stop', 'remove'],
  exception_scans: ['close'],
  exports: ['start', 'download', 'show_details'],
  export_schedules: ['create', 'edit', 'remove', ...scheduleLife.commandNames, 'send_again'],
  handovers: ['create', 'send', 'count', 'settle', 'void', 'reverse', 'repay', 'write_off', 'download'],
  clearances: ['create', 'approve', 'give_back', 'pay', 'close', 'remove_line', 'void', 'receive', 'edit', 'download'],
  tariffs: ['create', 'edit', 'remove', ...tariffLife.commandNames],
  customers: [
    'create',
    'remind',
    'show_details',
    'edit',
    'complete',
    ...accountLife.commandNames,
    'propose_bank',
    'confirm_bank',
    'deny_bank',
    'request_payee',
    'send_payee_code',
    'read_payee_code',
    'wrong_payee_code',
    'verify_payee',
    'agree_payee',
    'deny_payee',
    'withdraw_payee',
    'propose_terms',
    'confirm_terms',
    'deny_terms',
    'withdraw_terms',
    'add_address',
    'edit_address',
    'remove_address',
    'remove_document',
  ],
  mailbags: ['create', 'remove', ...mailbagLife.commandNames],
  mailbag_cases: ['create', ...caseLife.commandNames],
  calls: [...callLife.commandNames],
  mail_post: ['deliver', 'return'],
  post_files: ['create', ...postFileLife.commandNames],
  post_statuses: ['create', 'remove'],
  remittances: ['create', ...remittanceLife.commandNames, 'download', 'ask_payback'],
  gate_slips: ['create', 'add_photo', 'confirm', 'confirm_late', ...gateCountCommands],
  gate_collections: ['create', 'download', ...gateCollectionLife.commandNames],
  run_sheets: ['create', ...runSheetLife.commandNames],
  handover_collections: ['create', ...handoverCollectionLife.commandNames],
  handover_cases: ['create', ...caseLife.commandNames],
  shift_handovers: ['create', ...shiftCommands],
  agent_services: [...agentServiceLife.commandNames],
  pickup_requests: ['create', 'edit', ...pickupRequestLife.commandNames, 'receive', 'attach', 'take_out'],
  pickup_plans: ['create', 'end'],
  hold_mails: ['create', ...holdMailCommands],
  expenses: ['create', ...expenseLife.commandNames],
  expense_categories: ['create', 'edit', 'remove', ...expenseCategoryLife.commandNames],
  missing_cases: ['create', ...missingCaseCommands, 'ask_payee'],
  emos: ['create', ...emoCommands, 'lapse', 'make_code', 'edit'],
  bank_accounts: ['create', 'edit', 'enter_balance', ...bankAccountLife.commandNames],
  transfers: ['create', 'edit', ...transferLife.commandNames],
  bank_lines: ['bring', ...bankLineSteps],
  outflows: ['edit'],
  owner_days: ['edit'],
  operations: ['retry'],
  qandas: ['create', 'edit', 'remove'],
  support_tickets: ['create', ...supportTicketCommands, 'escalate', 'time_out'],
  canned_answers: ['create', 'edit', 'remove'],
  feedbacks: ['create', ...feedbackCommands],
  chats: ['create', 'edit', 'leave'],
  messages: ['create', 'edit', ...messageCommands, 'opt_out', 'opt_in'],
  api_keys: ['create', ...apiKeyCommands],
  surpluses: ['edit', ...surplusLife.commandNames],
  opening_balances: ['create', ...openingBalanceLife.commandNames],
  agent_payouts: ['create', ...agentPayoutLife.commandNames],
  webhooks: ['create', 'edit', ...webhookCommands, 'give_up', 'show_secret', 'roll_secret', 'test', 'resend'],
  price_exceptions: ['create', ...priceExceptionCommands],
  advance_payments: ['create', ...advanceSteps],
  payment_claims: ['bring', 'match', 'unmatch', 'leave', 'reopen', ...claimEnds],
  payout_runs: payoutRunAuditActions,
  payout_templates: ['create', ...payoutTemplateLife.commandNames],
  payment_channels: ['create', 'edit', endsDifference, ...channelSteps],
  merchant_users: merchantUserActions,
  move_ins: moveInAuditActions,
  printers: [...printerLife.commandNames],
  export_destinations: ['create', 'edit', ...exportDestinationLife.commandNames, 'set_secret', 'send_file'],
  erasures: ['create', ...erasureLife.commandNames, 'erase_old'],
  companies: ['create', 'edit', 'set_owner'],
} as const satisfies Record<string, readonly string[]>;

export type AuditRoom = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditRoom][number];

export const auditRooms = Object.keys(auditActions) as AuditRoom[];
/** Each action once, in the order of the rooms. */
export const allAuditActions: readonly AuditAction[] = [...new Set(Object.values(auditActions).flat())];
