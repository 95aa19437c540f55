import { bankLineLife, matchMethods } from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import { list } from '../../kernel/list.ts';
import { expenseFieldWords } from '../expenses/expenses.words.ts';
import { journalEventWords, ledgerFieldWords } from '../ledger/ledger.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  bankLineFieldWords as field,
  bankLineStateFaces,
  bankLineWords,
  matchMethodWords,
} from './bank-lines.words.ts';

const access = { permission: 'bank_account.view' } as const;
const account = {
  key: 'bank_account_id',
  word: field.bank_account_id,
  kind: 'select',
  common: true,
  source: 'bank_account',
} as const;
const days = [
  { key: 'from', word: expenseFieldWords.from, kind: 'date' },
  { key: 'to', word: expenseFieldWords.to, kind: 'date' },
] as const;

/** The lines of the statements of all bank accounts (M-06). */
export const bankLineList = list({
  name: 'bank_lines',
  title: bankLineWords.list,
  about: bankLineWords.about,
  access,
  sort: '-day',
  columns: [
    { key: 'day', word: field.line_day, kind: 'date', sortable: true },
    { key: 'details', word: field.details, kind: 'text', main: true },
    { key: 'reference', word: field.reference, kind: 'text' },
    { key: 'amount', word: field.amount, kind: 'kyat', sortable: true },
    { key: 'status', word: common.status, kind: 'state', states: bankLineStateFaces },
    { key: 'document', word: field.document, kind: 'code' },
    { key: 'bank_account', word: field.bank_account_id, kind: 'text' },
    { key: 'elsewhere', word: field.elsewhere, kind: 'text' },
    { key: 'exact', word: field.exact, kind: 'text', extra: true },
    { key: 'how', word: field.how, kind: 'words', words: matchMethodWords, extra: true },
    { key: 'matched_by', word: field.matched_by, kind: 'text', extra: true },
    { key: 'matched_at', word: field.matched_at, kind: 'instant', extra: true },
    { key: 'confirmed_by', word: field.confirmed_by, kind: 'text', extra: true },
    { key: 'confirmed_at', word: field.confirmed_at, kind: 'instant', extra: true },
    { key: 'file_name', word: field.file_name, kind: 'text', extra: true },
    { key: 'row_no', word: field.sheet_line, kind: 'number', extra: true },
    { key: 'id', word: ledgerFieldWords.line, kind: 'number', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: bankLineLife.stateNames.map((state) => ({ value: state, word: bankLineStateFaces[state].word })),
    },
    account,
    ...days,
    {
      key: 'how',
      word: field.how,
      kind: 'select',
      options: matchMethods.map((how) => ({ value: how, word: matchMethodWords[how] })),
    },
    { key: 'amount_from', word: field.amount_from, kind: 'text' },
    { key: 'amount_to', word: field.amount_to, kind: 'text' },
  ],
});

/** Bank charges that were booked (N-30). */
export const bankFeeList = list({
  name: 'bank_fees',
  title: bankLineWords.fees,
  about: bankLineWords.aboutFees,
  access,
  sort: '-id',
  columns: [
    { key: 'business_date', word: field.line_day, kind: 'date' },
    { key: 'event', word: ledgerFieldWords.event, kind: 'words', words: journalEventWords },
    { key: 'document', word: field.document, kind: 'code' },
    { key: 'note', word: ledgerFieldWords.note, kind: 'text', main: true },
    { key: 'amount', word: field.amount, kind: 'kyat' },
    { key: 'bank_account', word: field.bank_account_id, kind: 'text' },
    { key: 'staff', word: ledgerFieldWords.whose, kind: 'text' },
    { key: 'journal_id', word: field.journal_id, kind: 'code', extra: true },
    { key: 'id', word: ledgerFieldWords.line, kind: 'number', sortable: true, extra: true },
  ],
  filters: [account, ...days],
});
