import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { fileSizeMax, fileTypes } from '../../kernel/file-types.ts';

/** Maximum amount of an expense, in whole kyat. */
const expenseMax = 1_000_000_000;
const kyat = { min: 0, max: expenseMax, integer: true } as const;

const fields = {
  category_id: rule.idRef({ required: true }),
  vendor: rule.text({ required: true, max: 100 }),
  vendor_phone: rule.phone(),
  amount: unit.kyat(rule.number({ ...kyat, min: 1, required: true })),
  note: rule.text({ max: 500 }),
  receipt: rule.file({ maxBytes: fileSizeMax, types: fileTypes }),
};

/** Purchase, vendor, amount and receipt. The server sets branch and day. */
export const expenseForm = form(fields);

/** A new expense, with the choice to pay at once where no second person is needed. */
export const newExpenseForm = form({ ...fields, pay_now: rule.toggle() });

export const expenseReasonForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** Whole kyat: amounts above which a second person approves one purchase or a day's purchases, and above which a receipt is required. */
export const expenseSettingsForm = form({
  approval_limit: unit.kyat(rule.number({ ...kyat, required: true })),
  day_limit: unit.kyat(rule.number({ ...kyat, required: true })),
  receipt_above: unit.kyat(rule.number({ ...kyat, required: true })),
});
export const defaultExpenseSettings = { approval_limit: 100_000, day_limit: 500_000, receipt_above: 20_000 } as const;
export type ExpenseSettings = { readonly [Key in keyof typeof defaultExpenseSettings]: number };

/** Monthly budget of a branch for a category; empty means no budget. */
export const budgetForm = form({ amount: unit.kyat(rule.number({ ...kyat, min: 1 })) });
