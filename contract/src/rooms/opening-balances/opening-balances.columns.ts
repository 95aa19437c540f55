import { openingBalanceLife } from '@waybill/domain/rooms/opening-balances/opening-balance-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  openingBalanceFieldWords as field,
  openingBalanceStateFaces,
  openingBalanceWords,
} from './opening-balances.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const openingBalanceList = list({
  name: 'opening_balances',
  title: commonWords.openingBalances,
  about: openingBalanceWords.about,
  access: { permission: 'bank_account.view' },
  sort: '-id',
  columns: [
    { key: 'place', word: common.name, kind: 'named', main: true },
    { key: 'amount', word: field.amount, kind: 'kyat' },
    { key: 'status', word: common.status, kind: 'state', states: openingBalanceStateFaces },
    { key: 'note', word: field.note, kind: 'text' },
    { key: 'on_top', word: field.on_top, kind: 'yes_no' },
    { key: 'created_by', word: field.created_by, kind: 'text' },
    { key: 'confirmed_by', word: field.confirmed_by, kind: 'text' },
    { key: 'created_at', word: common.created_at, kind: 'instant', extra: true },
    { key: 'confirmed_at', word: field.confirmed_at, kind: 'instant', extra: true },
    { key: 'end_reason', word: field.reason, kind: 'text', extra: true },
    { key: 'id', word: field.amount, kind: 'number', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: openingBalanceLife.stateNames.map((state) => ({
        value: state,
        word: openingBalanceStateFaces[state].word,
      })),
    },
  ],
});
