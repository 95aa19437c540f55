import { expenseLife } from '@waybill/domain/rooms/expenses/expense-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import { expenseFieldWords as field, expenseStateFaces, expenseWords } from './expenses.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Expenses that branches pay from their tills (N-28). */
export const expenseList = list({
  name: 'expenses',
  title: expenseWords.list,
  about: expenseWords.about,
  access: { permission: 'expense.view' },
  sort: '-id',
  columns: [
    { key: 'number', word: field.number, kind: 'code', main: true },
    { key: 'business_date', word: field.business_date, kind: 'date', sortable: true },
    { key: 'category', word: field.category, kind: 'named' },
    { key: 'vendor', word: field.vendor, kind: 'text' },
    { key: 'amount', word: field.amount, kind: 'kyat', sortable: true },
    { key: 'status', word: staffFieldWords.status, kind: 'state', states: expenseStateFaces },
    { key: 'has_receipt', word: field.has_receipt, kind: 'yes_no' },
    { key: 'created_by', word: field.created_by, kind: 'text' },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
    { key: 'id', word: field.number, kind: 'number', sortable: true, extra: true },
    { key: 'vendor_phone', word: field.vendor_phone, kind: 'text', extra: true },
    { key: 'note', word: field.note, kind: 'text', extra: true },
    { key: 'created_at', word: staffFieldWords.created_at, kind: 'instant', extra: true },
    { key: 'approved_by', word: field.approved_by, kind: 'text', extra: true },
    { key: 'approved_at', word: field.approved_at, kind: 'instant', extra: true },
    { key: 'paid_by', word: field.paid_by, kind: 'text', extra: true },
    { key: 'paid_at', word: field.paid_at, kind: 'instant', extra: true },
    { key: 'end_reason', word: field.end_reason, kind: 'text', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: staffFieldWords.status,
      kind: 'select',
      common: true,
      options: expenseLife.stateNames.map((state) => ({ value: state, word: expenseStateFaces[state].word })),
    },
    { key: 'category_id', word: field.category, kind: 'select', common: true, source: 'expense_category' },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch' },
    { key: 'from', word: field.from, kind: 'date' },
    { key: 'to', word: field.to, kind: 'date' },
    { key: 'vendor', word: field.vendor, kind: 'text' },
    { key: 'amount_from', word: field.amount_from, kind: 'text' },
    { key: 'amount_to', word: field.amount_to, kind: 'text' },
    { key: 'has_receipt', word: field.has_receipt, kind: 'yes_no' },
  ],
});
