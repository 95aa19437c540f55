import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { fileSizeMax, fileTypes } from '../files/file-kinds.ts';

/** No expense is larger than this, in whole kyat. */
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

/** What was bought, from whom, for how much, and the receipt. The branch and the day are the server's. */
export const expenseForm = form(fields);

/** The same for a new one: whether the cash leaves the till at once, as far as that needs no second person. */
export const newExpenseForm = form({ ...fields, pay_now: rule.toggle() });

export const expenseReasonForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** Whole kyat: from where on a second person approves one purchase and the purchases of a day, and from where on a receipt is asked for. */
export const expenseSettingsForm = form({
  approval_limit: unit.kyat(rule.number({ ...kyat, required: true })),
  day_limit: unit.kyat(rule.number({ ...kyat, required: true })),
  receipt_above: unit.kyat(rule.number({ ...kyat, required: true })),
});
export const defaultExpenseSettings = { approval_limit: 100_000, day_limit: 500_000, receipt_above: 20_000 } as const;
export type ExpenseSettings = { readonly [Key in keyof typeof defaultExpenseSettings]: number };

/** What a branch means to spend in a month on a category; empty is no budget. */
export const budgetForm = form({ amount: unit.kyat(rule.number({ ...kyat, min: 1 })) });
