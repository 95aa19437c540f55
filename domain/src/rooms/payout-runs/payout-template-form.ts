import { form, type FormValues } from '../../kernel/form.ts';
import { also } from '../../kernel/rule-kit.ts';
import { rule } from '../../kernel/rules.ts';
import { areColumns, isFilePattern } from './payout-pattern.ts';

export const payoutFormats = ['csv', 'xlsx', 'fixed'] as const;
export type PayoutFormat = (typeof payoutFormats)[number];
export const payoutDelimiters = ['comma', 'semicolon', 'pipe', 'tab'] as const;
export const payoutEncodings = ['utf8', 'utf8_mark', 'utf16'] as const;
export const payoutWidths = ['characters', 'bytes'] as const;

const invalid = { code: 'invalid' } as const;
const isFixed = (format: unknown): boolean => format === payoutFormats[2];
const isBook = (format: unknown): boolean => format === payoutFormats[1];

/** A bank's or wallet's file, and how its answer is read. Columns are one a line: `Heading = pattern`. */
export const payoutTemplateForm = form({
  name: rule.text({ required: true, max: 60 }),
  format: rule.select({ options: payoutFormats, required: true }),
  delimiter: rule.select({ options: payoutDelimiters, required: true }),
  encoding: rule.select({ options: payoutEncodings, required: true }),
  width_in: rule.select({ options: payoutWidths, required: true }),
  file_name: also(rule.text({ required: true, max: 100 }), (text) => (isFilePattern(text) ? null : invalid)),
  header: also(rule.text({ max: 1000, multiline: true }), (text, all) =>
    text === null || (isFilePattern(text) && !isBook(all['format'])) ? null : invalid,
  ),
  columns: also(rule.text({ required: true, max: 4000, multiline: true }), (text, all) =>
    areColumns(text, isFixed(all['format'])) ? null : invalid,
  ),
  trailer: also(rule.text({ max: 1000, multiline: true }), (text) =>
    text === null || isFilePattern(text) ? null : invalid,
  ),
  answer_reference: rule.text({ required: true, max: 60 }),
  answer_status: rule.text({ required: true, max: 60 }),
  answer_paid: rule.text({ required: true, max: 200 }),
  answer_failed: rule.text({ required: true, max: 200 }),
  answer_bank_reference: rule.text({ max: 60 }),
  answer_reason: rule.text({ max: 60 }),
});
export type PayoutTemplateValues = FormValues<typeof payoutTemplateForm>;

const answer = {
  answer_reference: 'Reference',
  answer_status: 'Status',
  answer_paid: 'Success, Paid',
  answer_failed: 'Failed, Rejected',
  answer_bank_reference: 'Transaction ID',
  answer_reason: 'Reason',
} as const;

/** Templates to start from. They show the shapes that banks use; each operator agrees the real one with its bank. */
export const payoutTemplateExamples = [
  {
    name: 'Example: bank transfers as CSV',
    format: 'csv',
    delimiter: 'comma',
    encoding: 'utf8_mark',
    width_in: 'characters',
    file_name: 'payout-{run}.csv',
    header: null,
    columns:
      'No = {line}\nBeneficiary Account = {account}\nBeneficiary Name = {holder}\nBank = {bank}\nAmount = {amount}\nReference = {reference}',
    trailer: null,
    ...answer,
  },
  {
    name: 'Example: wallet payments as Excel',
    format: 'xlsx',
    delimiter: 'comma',
    encoding: 'utf8',
    width_in: 'characters',
    file_name: 'wallet-{run}.xlsx',
    header: null,
    columns: 'Wallet No = {account}\nName = {holder}\nAmount (MMK) = {amount}\nRemark = COD {reference}',
    trailer: null,
    ...answer,
    answer_reference: 'Remark',
  },
  {
    name: 'Example: bank file of fixed width',
    format: 'fixed',
    delimiter: 'comma',
    encoding: 'utf8',
    width_in: 'bytes',
    file_name: '{run}.txt',
    header: 'H{payer:20}{date:DDMMYYYY}{run:>15}',
    columns:
      'Kind = D\nAccount = {account:34}\nName = {holder:60}\nAmount = {amount2:>018}\nReference = {reference:20}',
    trailer: 'T{count:>06}{total2:>018}',
    ...answer,
  },
] as const satisfies readonly PayoutTemplateValues[];
