import { accountKindNames } from '@waybill/domain/rooms/ledger/accounts.ts';
import { list } from '../../kernel/list.ts';
import {
  accountKindWords,
  journalEventWords,
  ledgerFieldWords as field,
  ledgerWords,
  type JournalEvent,
} from './ledger.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

const access = { permission: 'ledger.view' } as const;

/** Ledger accounts with their balances: those of the covered branches, their people and merchants (F-02). */
export const accountList = list({
  name: 'accounts',
  title: ledgerWords.accounts,
  about: ledgerWords.aboutAccounts,
  access,
  sort: 'kind',
  columns: [
    { key: 'kind', word: field.account_kind, kind: 'words', words: accountKindWords, sortable: true, main: true },
    { key: 'whose', word: field.whose, kind: 'named', sortable: true },
    { key: 'balance', word: field.balance, kind: 'kyat' },
    { key: 'id', word: field.account, kind: 'number', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'kind',
      word: field.account_kind,
      kind: 'select',
      common: true,
      options: accountKindNames.map((kind) => ({ value: kind, word: accountKindWords[kind] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', common: true, source: 'branch' },
  ],
});

/** Journals. Filtered by their cause they show the money path of a label, a handover, a clearance or an account. */
export const journalList = list({
  name: 'journals',
  title: commonWords.journals,
  about: ledgerWords.aboutJournals,
  access,
  sort: '-id',
  columns: [
    { key: 'id', word: field.journal, kind: 'code', sortable: true, main: true },
    { key: 'at', word: field.at, kind: 'instant', brief: true },
    { key: 'business_date', word: field.business_date, kind: 'date', extra: true },
    { key: 'event', word: field.event, kind: 'words', words: journalEventWords, brief: true },
    { key: 'amount', word: field.amount, kind: 'kyat', brief: true },
    { key: 'tracking_code', word: field.tracking_code, kind: 'code' },
    { key: 'clearance_number', word: field.clearance_number, kind: 'code' },
    { key: 'expense_number', word: field.expense_number, kind: 'code', extra: true },
    { key: 'transfer_number', word: field.transfer_number, kind: 'code', extra: true },
    { key: 'gate_collection_number', word: field.gate_collection_number, kind: 'code', extra: true },
    { key: 'remittance_number', word: field.remittance_number, kind: 'code', extra: true },
    { key: 'emo_number', word: field.emo_number, kind: 'code', extra: true },
    { key: 'handover_id', word: field.handover_id, kind: 'code' },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
    { key: 'staff', word: field.whose, kind: 'text', extra: true },
    { key: 'reverses_id', word: field.reverses_id, kind: 'code', extra: true },
    { key: 'note', word: field.note, kind: 'text', extra: true },
  ],
  filters: [
    {
      key: 'event',
      word: field.event,
      kind: 'select',
      common: true,
      options: (Object.keys(journalEventWords) as JournalEvent[]).map((event) => ({
        value: event,
        word: journalEventWords[event],
      })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', common: true, source: 'branch' },
    { key: 'from', word: field.from, kind: 'date' },
    { key: 'to', word: field.to, kind: 'date' },
    { key: 'tracking_code', word: field.tracking_code, kind: 'text' },
    { key: 'account_id', word: field.account, kind: 'text', linked: true },
    { key: 'handover_id', word: field.handover_id, kind: 'text' },
    { key: 'clearance_id', word: field.clearance_id, kind: 'text', linked: true },
    { key: 'expense_id', word: field.expense_id, kind: 'text', linked: true },
    { key: 'transfer_id', word: field.transfer_id, kind: 'text', linked: true },
    { key: 'gate_collection_id', word: field.gate_collection_id, kind: 'text', linked: true },
  ],
});

/** Lines of a merchant's statement for export: all postings between merchant and operator; a positive amount is owed to the merchant (N-20). */
export const merchantLineList = list({
  name: 'merchant_statement',
  title: ledgerWords.statement,
  about: ledgerWords.aboutStatement,
  access,
  sort: '-id',
  columns: [
    { key: 'id', word: field.line, kind: 'code', sortable: true, main: true, extra: true },
    { key: 'at', word: field.at, kind: 'instant' },
    { key: 'whose', word: field.whose, kind: 'text', inside: true },
    { key: 'event', word: field.event, kind: 'words', words: journalEventWords },
    { key: 'kind', word: field.account, kind: 'words', words: accountKindWords, inside: true },
    { key: 'tracking_code', word: field.tracking_code, kind: 'code' },
    { key: 'clearance_number', word: field.clearance_number, kind: 'code' },
    { key: 'amount', word: field.amount, kind: 'kyat' },
    { key: 'balance', word: field.balance, kind: 'kyat' },
    { key: 'journal_id', word: field.journal, kind: 'code', inside: true },
  ],
  filters: [
    { key: 'customer_id', word: field.whose, kind: 'text', linked: true },
    { key: 'from', word: field.from, kind: 'date', common: true },
    { key: 'to', word: field.to, kind: 'date', common: true },
  ],
});

/** Lines of an agent's statement for export: its till and its commission; a positive amount is held or owed by the agent (O-11). */
export const agentLineList = list({
  name: 'agent_statement',
  title: commonWords.statementOfAnAgent,
  about: ledgerWords.aboutStatement,
  access,
  sort: '-id',
  columns: [
    { key: 'id', word: field.line, kind: 'code', sortable: true, main: true, extra: true },
    { key: 'at', word: field.at, kind: 'instant' },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
    { key: 'event', word: field.event, kind: 'words', words: journalEventWords },
    { key: 'kind', word: field.account, kind: 'words', words: accountKindWords },
    { key: 'tracking_code', word: field.tracking_code, kind: 'code' },
    { key: 'handover_id', word: field.handover_id, kind: 'code' },
    { key: 'note', word: field.note, kind: 'text' },
    { key: 'amount', word: field.amount, kind: 'kyat' },
    { key: 'balance', word: field.balance, kind: 'kyat' },
    { key: 'journal_id', word: field.journal, kind: 'code' },
  ],
  filters: [
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'text', linked: true },
    { key: 'from', word: field.from, kind: 'date', common: true },
    { key: 'to', word: field.to, kind: 'date', common: true },
  ],
});
