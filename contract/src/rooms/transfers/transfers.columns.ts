import { transferLife } from '@waybill/domain/rooms/transfers/transfer-states.ts';
import { list } from '../../kernel/list.ts';
import { expenseFieldWords } from '../expenses/expenses.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { transferFieldWords as field, transferStateFaces, transferWords } from './transfers.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Transfers between bank accounts, and from them into tills (N-30). */
export const transferList = list({
  name: 'transfers',
  title: transferWords.list,
  about: transferWords.about,
  access: { permission: 'transfer.view' },
  sort: '-id',
  columns: [
    { key: 'number', word: field.number, kind: 'code', main: true },
    { key: 'business_date', word: field.business_date, kind: 'date', sortable: true },
    { key: 'from_account', word: field.from_account, kind: 'text' },
    { key: 'target', word: field.target, kind: 'named' },
    { key: 'amount', word: field.amount, kind: 'kyat', sortable: true },
    { key: 'fee', word: field.bank_fee, kind: 'kyat' },
    { key: 'status', word: common.status, kind: 'state', states: transferStateFaces },
    { key: 'created_by', word: field.created_by, kind: 'text' },
    { key: 'id', word: field.number, kind: 'number', sortable: true, extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
    { key: 'note', word: field.note, kind: 'text', extra: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', extra: true },
    { key: 'approved_by', word: field.approved_by, kind: 'text', extra: true },
    { key: 'approved_at', word: field.approved_at, kind: 'instant', extra: true },
    { key: 'sent_by', word: field.sent_by, kind: 'text', extra: true },
    { key: 'sent_at', word: field.sent_at, kind: 'instant', extra: true },
    { key: 'confirmed_at', word: field.confirmed_at, kind: 'instant', extra: true },
    { key: 'end_reason', word: field.end_reason, kind: 'text', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: transferLife.stateNames.map((state) => ({ value: state, word: transferStateFaces[state].word })),
    },
    { key: 'bank_account_id', word: field.from_account, kind: 'select', source: 'bank_account' },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch' },
    { key: 'from', word: expenseFieldWords.from, kind: 'date' },
    { key: 'to', word: expenseFieldWords.to, kind: 'date' },
  ],
});
