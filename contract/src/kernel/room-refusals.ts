import { cashRefusalStatus, cashRefusalWords } from '../rooms/handovers/cash-refusals.words.ts';
import {
  missingCaseRefusalStatus,
  missingCaseRefusalWords,
} from '../rooms/missing-cases/missing-case-refusals.words.ts';
import { mailbagRefusalStatus, mailbagRefusalWords } from '../rooms/mailbags/mailbag-refusals.words.ts';
import { holdMailRefusalStatus, holdMailRefusalWords } from '../rooms/hold-mails/hold-mail-refusals.words.ts';
import { emoRefusalStatus, emoRefusalWords } from '../rooms/emos/emo-refusals.words.ts';
import { runSheetRefusalStatus, runSheetRefusalWords } from '../rooms/run-sheets/run-sheet-refusals.words.ts';
import {
  handoverCollectionRefusalStatus,
  handoverCollectionRefusalWords,
} from '../rooms/handover-collections/handover-collection-refusals.words.ts';
import {
  businessDayRefusalStatus,
  businessDayRefusalWords,
} from '../rooms/business-days/business-day-refusals.words.ts';
import { shiftRefusalStatus, shiftRefusalWords } from '../rooms/shift-handovers/shift-refusals.words.ts';
import {
  agentServiceRefusalStatus,
  agentServiceRefusalWords,
} from '../rooms/agent-services/agent-service-refusals.words.ts';
import { apiKeyRefusalStatus, apiKeyRefusalWords } from '../rooms/api-keys/api-key-refusals.words.ts';
import { sandboxRefusalStatus, sandboxRefusalWords } from '../rooms/sandbox/sandbox-refusals.words.ts';
import { callRefusalStatus, callRefusalWords } from '../rooms/calls/call-refusals.words.ts';
import { bankReasonWords, bankRefusalStatus, bankRefusalWords } from '../rooms/bank-accounts/bank-refusals.words.ts';
import {
  expenseReasonWords,
  expenseRefusalStatus,
  expenseRefusalWords,
} from '../rooms/expenses/expense-refusals.words.ts';
import { gateSlipRefusalStatus, gateSlipRefusalWords } from '../rooms/gate-slips/gate-slip-refusals.words.ts';
import { messageRefusalStatus, messageRefusalWords } from '../rooms/messages/message-refusals.words.ts';
import { webhookRefusalStatus, webhookRefusalWords } from '../rooms/webhooks/webhook-refusals.words.ts';
import { mailPostRefusalStatus, mailPostRefusalWords } from '../rooms/mail-post/mail-post-refusals.words.ts';
import { reportRefusalStatus, reportRefusalWords } from '../rooms/reports/report-refusals.words.ts';
import { scheduleRefusalStatus, scheduleRefusalWords } from '../rooms/export-schedules/schedule-refusals.words.ts';
import { remittanceRefusalStatus, remittanceRefusalWords } from '../rooms/remittances/remittance-refusals.words.ts';
import { ticketRefusalStatus, ticketRefusalWords } from '../rooms/support-tickets/support-ticket-refusals.words.ts';
import { chatRefusalStatus, chatRefusalWords } from '../rooms/chats/chat-refusals.words.ts';
import { partRefusalStatus, partRefusalWords } from '../rooms/parts/part-refusals.words.ts';
import { proofRefusalStatus, proofRefusalWords } from '../rooms/proofs/proof-refusals.words.ts';
import { pickupRefusalStatus, pickupRefusalWords } from '../rooms/pickup-requests/pickup-refusals.words.ts';
import {
  trackingReasonWords,
  trackingRefusalStatus,
  trackingRefusalWords,
} from '../rooms/tracking/tracking-refusals.words.ts';

/** Refusals of the rooms with their HTTP status. A room adds its refusals here and their words below. */
export const roomRefusalStatus = {
  ...trackingRefusalStatus,
  ...cashRefusalStatus,
  ...mailbagRefusalStatus,
  ...runSheetRefusalStatus,
  ...holdMailRefusalStatus,
  ...missingCaseRefusalStatus,
  ...emoRefusalStatus,
  ...mailPostRefusalStatus,
  ...remittanceRefusalStatus,
  ...gateSlipRefusalStatus,
  ...agentServiceRefusalStatus,
  ...apiKeyRefusalStatus,
  ...sandboxRefusalStatus,
  ...businessDayRefusalStatus,
  ...reportRefusalStatus,
  ...scheduleRefusalStatus,
  ...shiftRefusalStatus,
  ...handoverCollectionRefusalStatus,
  ...pickupRefusalStatus,
  ...proofRefusalStatus,
  ...partRefusalStatus,
  ...ticketRefusalStatus,
  ...chatRefusalStatus,
  ...expenseRefusalStatus,
  ...bankRefusalStatus,
  ...callRefusalStatus,
  ...messageRefusalStatus,
  ...webhookRefusalStatus,
} as const;

export const roomRefusalWords = {
  ...trackingRefusalWords,
  ...cashRefusalWords,
  ...mailbagRefusalWords,
  ...runSheetRefusalWords,
  ...holdMailRefusalWords,
  ...missingCaseRefusalWords,
  ...emoRefusalWords,
  ...mailPostRefusalWords,
  ...remittanceRefusalWords,
  ...gateSlipRefusalWords,
  ...agentServiceRefusalWords,
  ...apiKeyRefusalWords,
  ...sandboxRefusalWords,
  ...businessDayRefusalWords,
  ...reportRefusalWords,
  ...scheduleRefusalWords,
  ...shiftRefusalWords,
  ...handoverCollectionRefusalWords,
  ...pickupRefusalWords,
  ...proofRefusalWords,
  ...partRefusalWords,
  ...ticketRefusalWords,
  ...chatRefusalWords,
  ...expenseRefusalWords,
  ...bankRefusalWords,
  ...callRefusalWords,
  ...messageRefusalWords,
  ...webhookRefusalWords,
};

/** Why a command is blocked, for places where the values of the refusal are not known. */
export const roomReasonWords = {
  ...trackingReasonWords,
  ...expenseReasonWords,
  ...bankReasonWords,
};
