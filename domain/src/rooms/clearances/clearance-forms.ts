import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { bankChoice } from '../bank-accounts/choose-bank.ts';
import { fileSizeMax, fileTypes } from '../../kernel/file-types.ts';
import { clearanceKindNames } from './clearance-kinds.ts';
import { feeBearers, payMethods } from './clearance-states.ts';

/** Maximum amount of a document, in whole kyat. */
const clearanceMax = 100_000_000_000;
/** Maximum labels of a document. */
const linesMax = 5_000;

const kyat = { min: 0, max: clearanceMax, integer: true } as const;
/** Negative when the merchant owes more than is due to them. */
const net = { ...kyat, min: -clearanceMax } as const;

/** A new clearance: the labels that its maker saw, and their sum. The server refuses another sum, so that nothing unseen is paid. */
export const newClearanceForm = form({
  kind: rule.select({ options: clearanceKindNames }),
  customer_id: rule.idRef({ required: true }),
  label_ids: rule.idRefs({ max: linesMax }),
  expected_net: unit.kyat(rule.number({ ...net, required: true })),
});

/** A payment: to the confirmed bank account from one of the operator's, or in cash; the amount (negative: paid in by the merchant) and the proof. */
export const payForm = form({
  method: rule.select({ options: payMethods, required: true }),
  bank_id: rule.idRef(),
  bank_account_id: bankChoice,
  received_amount: unit.kyat(rule.number({ ...net, required: true })),
  transfer_fee: unit.kyat(rule.number({ min: 0, max: 10_000_000, integer: true })),
  transfer_fee_by: rule.select({ options: feeBearers }),
  claim_user: rule.text({ max: 100 }),
  claim_date: rule.date(),
  proof: rule.file({ maxBytes: fileSizeMax, types: fileTypes }),
});

/** Reason for closing a partly paid document; the rest becomes open again. */
export const closeForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** A representative of the merchant signs for returned parcels. */
export const giveBackForm = form({
  label_ids: rule.idRefs({ max: 500, required: true }),
  handed_to: rule.text({ required: true, max: 100 }),
  /** The command requires it and checks that something was drawn. */
  signature: rule.file({ maxBytes: fileSizeMax, types: fileTypes }),
});

/** Records a reminder to a merchant about overdue debts. */
export const remindForm = form({
  reply: rule.text({ required: true, max: 200 }),
  promised_on: rule.date(),
});

export const voidForm = form({ reason: rule.text({ required: true, max: 200 }) });
export const removeLineForm = form({
  label_id: rule.idRef({ required: true }),
  reason: rule.text({ required: true, max: 200 }),
});

/** Amount above which a second person approves, in whole kyat. */
export const clearanceSettingsForm = form({ approval_limit: unit.kyat(rule.number({ ...kyat, required: true })) });
