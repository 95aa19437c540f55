import { surplusLife } from '@waybill/domain/rooms/surpluses/surplus-states.ts';
import { list } from '../../kernel/list.ts';
import { journalEventWords } from '../ledger/ledger.words.ts';
import { surplusEndWords, surplusFieldWords as field, surplusStateFaces, surplusWords } from './surpluses.words.ts';

export const surplusList = list({
  name: 'surpluses',
  title: surplusWords.surpluses,
  about: surplusWords.about,
  access: { permission: 'cash.count' },
  sort: '-id',
  columns: [
    { key: 'business_date', word: field.business_date, kind: 'date', main: true },
    { key: 'branch', word: field.branch_id, kind: 'named' },
    { key: 'event', word: field.event, kind: 'words', words: journalEventWords },
    { key: 'amount', word: field.amount, kind: 'kyat' },
    { key: 'status', word: field.status, kind: 'state', states: surplusStateFaces },
    { key: 'surplus_end', word: field.surplus_end, kind: 'words', words: surplusEndWords },
    { key: 'payee_name', word: field.payee_name, kind: 'text' },
    { key: 'staff', word: field.staff_id, kind: 'text' },
    { key: 'note', word: field.note, kind: 'text' },
    { key: 'requested_by', word: field.requested_by, kind: 'text' },
    { key: 'confirmed_by', word: field.confirmed_by, kind: 'text' },
    { key: 'kept_from', word: field.kept_from, kind: 'date', extra: true },
    { key: 'payee_phone', word: field.payee_phone, kind: 'text', personal: 'phone', extra: true },
    { key: 'confirmed_at', word: field.confirmed_at, kind: 'instant', extra: true },
    { key: 'id', word: field.amount, kind: 'number', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: field.status,
      kind: 'select',
      common: true,
      options: surplusLife.stateNames.map((state) => ({ value: state, word: surplusStateFaces[state].word })),
    },
  ],
});
