/**
 * Text columns whose values are a union of the domain. The generated table types use the union in place of `string`, so rows that are read, locked
 * and written have it without a cast. Modules are below `@waybill/domain/rooms/`.
 */
export const columnTypes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'agent-payouts/agent-payout-states.ts': {
    AgentPayoutState: ['agent_payout.status'],
  },
  'agent-services/agent-service-states.ts': {
    AgentService: ['agent_service.service'],
    CommissionKind: ['agent_service.commission_kind'],
  },
  'announcements/announcement-states.ts': {
    AnnouncementState: ['announcement.status'],
  },
  'bank-accounts/bank-account-states.ts': {
    BankAccountState: ['bank_account.status'],
  },
  'bank-lines/bank-line-states.ts': {
    BankLineState: ['bank_line.status'],
    MatchMethod: ['bank_line.how'],
  },
  'branches/branch-states.ts': {
    BranchState: ['branch.status'],
  },
  'chats/chat-kinds.ts': {
    ChatKind: ['chat.kind'],
  },
  'clearances/clearance-kinds.ts': {
    ClearanceKind: ['clearance.kind'],
  },
  'clearances/clearance-states.ts': {
    ClearanceState: ['clearance.status'],
    PayMethod: ['gate_collection.method'],
  },
  'emos/emo-states.ts': {
    EmoState: ['emo.status'],
  },
  'expense-categories/expense-category-states.ts': {
    ExpenseCategoryState: ['expense_category.status'],
  },
  'expenses/expense-states.ts': {
    ExpenseState: ['expense.status'],
  },
  'feedbacks/feedback-states.ts': {
    FeedbackState: ['feedback.status'],
  },
  'gate-collections/gate-collection-forms.ts': {
    ChargeBearer: ['gate_collection.charge_by'],
  },
  'gate-collections/gate-collection-states.ts': {
    GateCollectionState: ['gate_collection.status'],
  },
  'handovers/handover-states.ts': {
    HandoverKind: ['cash_handover.kind'],
    HandoverState: ['cash_handover.status'],
  },
  'hold-mails/hold-mail-states.ts': {
    HoldMailState: ['hold_mail.status'],
  },
  'mail-post/post-file-states.ts': {
    PostFileState: ['post_file.status'],
  },
  'mailbags/mailbag-cases.ts': {
    CaseKind: ['mailbag_case.kind'],
    CaseState: ['gate_slip.case_status', 'mailbag_case.status'],
  },
  'mailbags/mailbag-states.ts': {
    MailbagState: ['mailbag.status'],
  },
  'messages/message-purposes.ts': {
    MessagePurpose: ['message.purpose'],
  },
  'messages/message-states.ts': {
    MessageState: ['message.status'],
  },
  'opening-balances/opening-balance-states.ts': {
    OpeningBalanceState: ['opening_balance.status'],
  },
  'pickup-requests/pickup-kinds.ts': {
    DayPart: ['pickup_request.day_part'],
    Vehicle: ['pickup_request.vehicle'],
  },
  'pickup-requests/pickup-request-states.ts': {
    PickupPlanState: ['pickup_plan.status'],
    PickupRequestState: ['pickup_request.status'],
  },
  'price-exceptions/price-exception-states.ts': {
    PriceExceptionState: ['price_exception.status'],
  },
  'remittances/remittance-states.ts': {
    RemittanceState: ['remittance.status'],
  },
  'run-sheets/run-sheet-states.ts': {
    RunSheetState: ['run_sheet.status'],
  },
  'staff/account-states.ts': {
    AccountState: ['customer.status', 'staff.status'],
  },
  'support-tickets/support-ticket-states.ts': {
    SupportTicketState: ['support_ticket.status'],
  },
  'support-tickets/ticket-kinds.ts': {
    TicketDesk: ['support_ticket.desk'],
    TicketPriority: ['support_ticket.priority'],
    TicketType: ['support_ticket.type'],
  },
  'tariffs/tariff-states.ts': {
    TariffState: ['tariff.status'],
  },
  'transfers/transfer-states.ts': {
    TransferState: ['transfer.status'],
  },
  'webhooks/webhook-events.ts': {
    WebhookEvent: ['webhook_endpoint.events'],
  },
  'webhooks/webhook-states.ts': {
    WebhookState: ['webhook_endpoint.status'],
  },
};
