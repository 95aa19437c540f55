import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { bankChoice } from '../bank-accounts/choose-bank.ts';
import { endChoices } from './remittance-ends.ts';

/** Maximum size of their remittance. */
export const remittanceBounds = { rows: 10_000, columns: 40, bytes: 24_000_000, fileBytes: 5 * 1024 * 1024 } as const;
const kyat = { min: 0, max: 100_000_000_000, integer: true } as const;

/** Payment of the mail post: its file, or lines typed by hand; the amount received by the bank and their charge. */
export const remittanceForm = form({
  file: rule.file({ maxBytes: remittanceBounds.fileBytes, types: ['.xlsx', '.csv'] }),
  typed_lines: rule.text({ multiline: true }),
  /** Heading of the column with the amounts, when their file has several. */
  amount_column: rule.text({ max: 100, keepSlashes: true }),
  reference: rule.text({ required: true, max: 60 }),
  paid_on: rule.date({ required: true }),
  bank_account_id: bankChoice,
  bank_amount: unit.kyat(rule.number({ ...kyat, required: true })),
  mmpost_charge: unit.kyat(rule.number(kyat)),
});

/** Resolution of a difference; the bank account that pays a surplus back; the correct code of money entered under a wrong one. */
export const remittanceEndForm = form({
  end: rule.select({ options: endChoices, required: true }),
  parcel_code: rule.text({ max: 60 }),
  bank_account_id: bankChoice,
  note: rule.text({ required: true, max: 200 }),
});
