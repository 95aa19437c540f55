/** Raises and answers support tickets, records feedback and acts on it. */
export const voices = [
  'support_ticket.view',
  'support_ticket.answer',
  'feedback.view',
  'feedback.work',
  'message.view',
  'message.send',
] as const;
export const desk = ['announcement.read', 'export.use', ...voices] as const;
export const staffDesk = ['staff.view', 'staff.create', 'staff.edit', 'staff.suspend', 'staff.reset_password'] as const;

/** Makes labels and moves parcels at a branch. */
export const counter = [
  'label.view',
  'label.create',
  'label.edit',
  'label.delete',
  'label.import',
  'label.print',
  'label.print_details',
  'label.scan',
  'label.return',
  'cod.give_back',
  'mailbag.view',
  'mailbag.work',
  'run_sheet.view',
  'run_sheet.give',
  'hold_mail.view',
  'hold_mail.work',
  'emo.view',
  'emo.work',
  'mail_post.view',
  'mail_post.work',
  'gate_slip.view',
  'gate_slip.work',
  'handover_collection.view',
  'handover_collection.work',
  'shift_handover.view',
  'shift_handover.work',
  'missing_case.view',
  'missing_case.work',
] as const;
/** Takes pickup requests and gives them to couriers. */
export const pickups = ['pickup_request.view', 'pickup_request.edit'] as const;
/** Also acts for the courier of a pickup. */
export const pickupLead = [...pickups, 'pickup_request.decide'] as const;
/** Decides about problem parcels and money orders: the role SV in the label tables. */
export const decides = [
  'label.redirect',
  'label.decide',
  'label.rollback',
  'mailbag.unseal',
  'mailbag.settle',
  'run_sheet.settle',
  'handover_collection.settle',
  'emo.decide',
] as const;
/** Calls receivers and senders. */
export const caller = ['call.view', 'call.work'] as const;
/** Carries parcels and cash on the street. */
export const street = [
  'label.view',
  'label.print',
  'label.print_details',
  'label.scan',
  'label.return',
  'run_sheet.view',
  'handover_collection.view',
  'handover_collection.work',
  'cash.handover',
  'announcement.read',
  'pickup_request.view',
  'pickup_request.label',
  'support_ticket.view',
] as const;
export const customers = [
  'customer.view',
  'customer.create',
  'customer.edit',
  'merchant_user.view',
  'merchant_user.edit',
  'customer.suspend',
] as const;
/** Closes a branch's business day, and sees closed days. */
export const days = ['business_day.view', 'business_day.close'] as const;
/** Records expenses of a branch and pays them from the till. */
export const spends = ['expense.view', 'expense.record', 'expense.pay'] as const;
/** Receives cash and prepares clearances at a branch. */
export const cashier = [
  'cash.handover',
  'cash.count',
  'cod.view',
  'cod.clear',
  'cod.pay',
  'ledger.view',
  'shift_handover.settle',
  ...days,
  ...spends,
  'transfer.view',
  'transfer.ask',
  'transfer.send',
] as const;
/** Head office only: sees the operator's bank accounts, imports statements and confirms matches. */
const banker = ['bank_account.view', 'bank_line.match', 'payment_channel.view'] as const;
/** Head office: confirms arrived cash and approves as the second person. */
export const treasury = [
  ...cashier,
  ...banker,
  'customer.confirm_bank',
  'cash.confirm',
  'cod.approve',
  'expense.approve',
  'transfer.approve',
] as const;

/** Gives API keys to merchants, partners and agents, and ends them. */
export const keepsKeys = ['api_key.view', 'api_key.edit', 'webhook.view', 'webhook.edit', 'webhook.send'] as const;
/** Gives a price exception, as maker of a label or as the second person. */
export const excepts = ['price.view', 'price.except'] as const;
