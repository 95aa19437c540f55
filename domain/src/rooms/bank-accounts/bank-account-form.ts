import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { accountRef, type AccountRef } from '../ledger/accounts.ts';

const heading = { max: 60 } as const;
const most = 1_000_000_000_000;

/** A bank account of the operator, and the headings of its statements as the bank writes them. */
export const bankAccountForm = form({
  name: rule.text({ required: true, max: 60 }),
  bank: rule.text({ required: true, max: 60 }),
  number: rule.text({ required: true, max: 40 }),
  holder: rule.text({ required: true, max: 100 }),
  branch_id: rule.idRef(),
  opening_balance: unit.kyat(rule.number({ min: -most, max: most, integer: true, required: true })),
  col_day: rule.text({ ...heading, required: true }),
  col_out: rule.text({ ...heading, required: true }),
  col_in: rule.text({ ...heading, required: true }),
  col_reference: rule.text(heading),
  col_details: rule.text(heading),
});

export interface BankAccountValues {
  readonly name: string;
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  /** The only branch whose documents use it; `null` for all. */
  readonly branch_id: number | null;
  /** Balance at the bank before the first statement line, in whole kyat. */
  readonly opening_balance: number;
  readonly col_day: string;
  /** The same heading for both means one column with signs. */
  readonly col_out: string;
  readonly col_in: string;
  readonly col_reference: string | null;
  readonly col_details: string | null;
}

/** Headings that many banks use, as defaults of a new account. */
export const usualHeadings = {
  col_day: 'Date',
  col_out: 'Withdrawal',
  col_in: 'Deposit',
  col_reference: 'Reference',
  col_details: 'Description',
} as const;

/** Returns the ledger account of a bank account. Postings from before bank accounts had names belong to the default one. */
export function bankLedger({ id, is_default }: { readonly id: number; readonly is_default: boolean }): AccountRef {
  return is_default ? accountRef('bank') : accountRef('bank', { name: String(id) });
}
