import { bankAccountLife } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { bankAccountFieldWords as field, bankAccountStateFaces, bankAccountWords } from './bank-accounts.words.ts';

export const bankAccountList = list({
  name: 'bank_accounts',
  title: bankAccountWords.list,
  about: bankAccountWords.about,
  access: { permission: 'bank_account.view' },
  sort: 'name',
  columns: [
    { key: 'name', word: field.name, kind: 'text', sortable: true, main: true },
    { key: 'bank', word: field.bank, kind: 'text' },
    { key: 'number', word: field.number, kind: 'code' },
    { key: 'bank_balance', word: field.bank_balance, kind: 'kyat' },
    { key: 'ledger_balance', word: field.ledger_balance, kind: 'kyat' },
    { key: 'open_lines', word: field.open_lines, kind: 'number' },
    { key: 'last_day', word: field.statement_day, kind: 'date' },
    { key: 'status', word: common.status, kind: 'state', states: bankAccountStateFaces },
    { key: 'branch', word: field.branch_id, kind: 'named', extra: true },
    { key: 'holder', word: field.holder, kind: 'text', extra: true },
    { key: 'is_default', word: field.default_account, kind: 'yes_no', extra: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: bankAccountLife.stateNames.map((state) => ({ value: state, word: bankAccountStateFaces[state].word })),
    },
  ],
});
