/**
 * Text columns whose values are a union of the domain. The generated table types use the union in place of `string`, so rows that are read, locked
 * and written have it without a cast. Modules are below `@waybill/domain/`.
 */
export const columnTypes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'kernel/file-types.ts': {
    FileType: ['stored_file.media_type'],
  },
  'kernel/key-owners.ts': {
    KeyOwner: ['api_key.owner_kind', 'webhook_endpoint.owner_kind'],
  },
  'kernel/key-scopes.ts': {
    KeyScope: ['api_key.scopes'],
  },
  'kernel/locale.ts': {
    Locale: [
      'customer.message_language',
      'export.locale',
      'message.locale',
      'message_setting.language',
      'owner_day_setting.message_language',
      'staff.locale',
    ],
  },
  'kernel/user-types.ts': {
    Party: ['label_entry.party'],
    UserType: ['staff.user_type'],
  },
  'kernel/worlds.ts': {
    KeyMode: ['api_key.mode'],
  },
  'rooms/export-destinations/export-destination-states.ts': {
    ExportDestinationState: ['export_destination.status'],
  },
  'rooms/export-destinations/export-delivery-states.ts': {
    ExportDeliveryState: ['export_delivery.status'],
    DeliveryTrouble: ['export_delivery.trouble'],
  },
  'rooms/erasures/erasure-states.ts': {
    ErasureState: ['erasure.status'],
  },
  'rooms/agent-payouts/agent-payout-states.ts': {
    AgentPayoutState: ['agent_payout.status'],
  },
  'rooms/agent-services/agent-service-states.ts': {
    AgentService: ['agent_service.service'],
    AgentServiceState: ['agent_service.status'],
    CommissionKind: ['agent_service.commission_kind'],
  },
  'rooms/announcements/announcement-states.ts': {
    AnnouncementState: ['announcement.status'],
  },
  'rooms/bank-accounts/bank-account-states.ts': {
    BankAccountState: ['bank_account.status'],
  },
  'rooms/bank-lines/bank-line-states.ts': {
    BankLineState: ['bank_line.status'],
    MatchMethod: ['bank_line.how'],
  },
  'rooms/bank-lines/statement-dates.ts': {
    DateOrder: ['bank_account.date_order', 'payment_channel.date_order'],
  },
  'rooms/branches/branch-kinds.ts': {
    BranchType: ['branch.type'],
  },
  'rooms/branches/branch-states.ts': {
    BranchState: ['branch.status'],
  },
  'rooms/calls/call-rules.ts': {
    CallType: ['call_task.type'],
  },
  'rooms/calls/call-states.ts': {
    CallState: ['call_task.status'],
  },
  'rooms/chats/chat-kinds.ts': {
    ChatKind: ['chat.kind'],
  },
  'rooms/clearances/clearance-kinds.ts': {
    ClearanceKind: ['clearance.kind'],
  },
  'rooms/clearances/clearance-states.ts': {
    ClearanceState: ['clearance.status'],
    FeeBearer: ['clearance.transfer_fee_by', 'clearance_payment.transfer_fee_by'],
    PayMethod: ['clearance_payment.method', 'gate_collection.method'],
  },
  'rooms/customers/bank-states.ts': {
    BankState: ['customer_bank.status'],
  },
  'rooms/customers/payee-request-states.ts': {
    PayeeRequestState: ['payee_request.status'],
  },
  'rooms/customers/clearance-gates.ts': {
    ClearanceGate: ['customer.clearance_gate'],
  },
  'rooms/customers/payout-days.ts': {
    PayoutDay: ['customer.payout_day'],
  },
  'rooms/payout-runs/payout-run-states.ts': {
    PayoutRunState: ['payout_run.status'],
    PayoutLineState: ['payout_run_line.status'],
    PayoutFailure: ['payout_run_line.failure', 'clearance.payout_failure'],
    PayoutBlock: ['payout_run_line.block'],
  },
  'rooms/payout-runs/payout-template-states.ts': {
    PayoutTemplateState: ['payout_template.status'],
  },
  'rooms/payout-runs/payout-template-form.ts': {
    PayoutFormat: ['payout_template.format'],
  },
  'rooms/customers/customer-types.ts': {
    CustomerType: ['customer.type'],
  },
  'rooms/emos/emo-states.ts': {
    EmoState: ['emo.status'],
  },
  'rooms/expense-categories/expense-category-states.ts': {
    ExpenseCategoryState: ['expense_category.status'],
  },
  'rooms/expenses/expense-states.ts': {
    ExpenseState: ['expense.status'],
  },
  'rooms/exports/export-states.ts': {
    ExportFormat: ['export.format', 'export_schedule.format'],
    ExportProblem: ['export.problem'],
    ExportState: ['export.status'],
  },
  'rooms/exports/schedule-states.ts': {
    ScheduleState: ['export_schedule.status'],
  },
  'rooms/feedbacks/feedback-states.ts': {
    FeedbackState: ['feedback.status'],
  },
  'rooms/gate-collections/gate-collection-forms.ts': {
    ChargeBearer: ['gate_collection.charge_by'],
  },
  'rooms/gate-collections/gate-collection-states.ts': {
    GateCollectionState: ['gate_collection.status'],
  },
  'rooms/handover-collections/handover-collection-states.ts': {
    HandoverCaseKind: ['handover_case.kind'],
    HandoverCollectionKind: ['handover_collection.kind'],
    HandoverCollectionState: ['handover_collection.status'],
  },
  'rooms/handovers/handover-states.ts': {
    HandoverKind: ['cash_handover.kind'],
    HandoverState: ['cash_handover.status'],
  },
  'rooms/hold-mails/hold-mail-states.ts': {
    HoldMailState: ['hold_mail.status'],
  },
  'rooms/label-imports/import-states.ts': {
    ImportRowState: ['label_import_row.status'],
    ImportState: ['label_import.status'],
  },
  'rooms/label-imports/sheet-fields.ts': {
    SheetField: ['label_import_row.guessed'],
  },
  'rooms/labels/cod-states.ts': {
    CodState: ['label_state.cod_status'],
  },
  'rooms/labels/label-kinds.ts': {
    DeliveryType: ['label.delivery_type'],
    ItemType: ['label.item_type'],
    LabelService: ['customer.addon_service', 'label.services'],
    LabelType: ['label.type'],
    PaymentType: ['label.payment_type'],
    ServiceType: ['label.service_type'],
  },
  'rooms/labels/label-life.ts': {
    ReturnStep: ['label_state.return_step'],
  },
  'rooms/labels/label-statuses.ts': {
    LabelStatus: ['label_entry.status', 'label_state.previous', 'label_state.status'],
  },
  'rooms/labels/sequences.ts': {
    ShippingType: ['label_state.shipping_type'],
  },
  'rooms/labels/unanswered-policy.ts': {
    UnansweredPolicy: ['customer.unanswered'],
  },
  'rooms/ledger/accounts.ts': {
    AccountKind: ['account.kind'],
  },
  'rooms/ledger/open-items.ts': {
    ItemRole: ['clearance_line.role', 'open_item.role'],
  },
  'rooms/mail-post/post-statuses.ts': {
    PostMeaning: ['post_status.post_result'],
  },
  'rooms/mail-post/post-file-states.ts': {
    PostFileState: ['post_file.status'],
  },
  'rooms/mailbags/mailbag-cases.ts': {
    CaseKind: ['mailbag_case.kind'],
    CaseOutcome: ['mailbag_case.outcome'],
    CaseState: ['gate_slip.case_status', 'handover_case.status', 'mailbag_case.status'],
  },
  'rooms/mailbags/mailbag-states.ts': {
    MailbagState: ['mailbag.status'],
  },
  'rooms/messages/message-channels.ts': {
    AddedChannel: ['message_channel.channel', 'message_route.channels'],
    MessageChannel: ['customer.message_channel', 'message.channel', 'message.later'],
    MessageGroup: ['message_route.message_group'],
  },
  'rooms/messages/message-purposes.ts': {
    MessagePurpose: ['message.purpose', 'message_template.purpose'],
  },
  'rooms/messages/message-states.ts': {
    MessageReason: ['message.reason'],
    MessageState: ['message.status'],
  },
  'rooms/messages/sending.ts': {
    GatewayKind: ['message_setting.gateway'],
  },
  'rooms/missing-cases/missing-case-states.ts': {
    MissingCaseState: ['missing_case.status'],
    MissingOutcome: ['missing_case.outcome'],
  },
  'rooms/missing-cases/suggest-compensation.ts': {
    CompensationBasis: ['missing_case.basis'],
  },
  'rooms/move-ins/move-in-sheets.ts': {
    MoveInKind: ['move_in_sheet.kind'],
  },
  'rooms/move-ins/move-in-states.ts': {
    MoveInState: ['move_in.status'],
  },
  'rooms/opening-balances/opening-balance-states.ts': {
    OpeningBalanceState: ['opening_balance.status'],
  },
  'rooms/payment-channels/payment-channel-form.ts': {
    ChannelKind: ['payment_channel_terms.kind'],
  },
  'rooms/payment-channels/payment-channel-states.ts': {
    ChannelTermsState: ['payment_channel_terms.status'],
    PaymentChannelState: ['payment_channel.status'],
  },
  'rooms/payment-claims/advance-payment-states.ts': {
    AdvancePaymentState: ['advance_payment.status'],
  },
  'rooms/payment-claims/payment-claim-states.ts': {
    PaymentClaimState: ['payment_claim.status'],
  },
  'rooms/payment-claims/payment-line-states.ts': {
    PaymentLineState: ['payment_line.status'],
  },
  'rooms/pickup-requests/pickup-kinds.ts': {
    DayPart: ['pickup_plan.day_part', 'pickup_request.day_part'],
    Vehicle: ['pickup_plan.vehicle', 'pickup_request.vehicle'],
  },
  'rooms/pickup-requests/pickup-request-states.ts': {
    PickupPlanState: ['pickup_plan.status'],
    PickupRequestState: ['pickup_request.status'],
  },
  'rooms/places/place-kinds.ts': {
    PlaceType: ['place.type'],
  },
  'rooms/price-exceptions/price-exception-states.ts': {
    PriceExceptionState: ['price_exception.status'],
  },
  'rooms/printers/printer-states.ts': {
    PrinterState: ['printer.status'],
  },
  'rooms/push-devices/news-kinds.ts': {
    NewsKind: ['push.kind', 'push_mark.kind', 'push_mute.kind'],
  },
  'rooms/prints/printer-page.ts': {
    PrinterLanguage: ['printer.language'],
  },
  'rooms/remittances/judge-remitted.ts': {
    RemittedVerdict: ['remittance_line.verdict'],
  },
  'rooms/remittances/remittance-states.ts': {
    RemittanceState: ['remittance.status'],
  },
  'rooms/run-sheets/run-sheet-states.ts': {
    RunSheetState: ['run_sheet.status'],
  },
  'rooms/sandbox/sandbox-rules.ts': {
    FailureKind: ['sandbox_failure.kind'],
  },
  'rooms/shift-handovers/shift-handover-states.ts': {
    ShiftState: ['shift_handover.status'],
  },
  'rooms/staff/account-states.ts': {
    AccountState: ['customer.status', 'staff.status'],
  },
  'rooms/support-tickets/support-ticket-states.ts': {
    SupportTicketState: ['support_ticket.status'],
  },
  'rooms/support-tickets/ticket-kinds.ts': {
    TicketDesk: ['support_ticket.desk'],
    TicketPriority: ['support_ticket.priority'],
    TicketType: ['support_ticket.type'],
  },
  'rooms/tariffs/cod-fee.ts': {
    CodPlan: ['customer.cod_plan'],
  },
  'rooms/tariffs/tariff-states.ts': {
    TariffState: ['tariff.status'],
  },
  'rooms/transfers/transfer-states.ts': {
    TransferState: ['transfer.status'],
  },
  'rooms/webhooks/webhook-events.ts': {
    WebhookEvent: ['webhook_endpoint.events'],
    WebhookThing: ['webhook_event.about'],
  },
  'rooms/webhooks/webhook-states.ts': {
    DeliveryState: ['webhook_delivery.status'],
    WebhookState: ['webhook_endpoint.status'],
  },
};

/** Tables whose rows are written as arrays, with the SQL type of each column. */
export const arrayTables: readonly string[] = ['label', 'label_entry', 'label_state'];
