import {
  priceExceptionKinds,
  priceExceptionLife,
} from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import { list } from '../../kernel/list.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  priceExceptionFieldWords as field,
  priceExceptionKindWords,
  priceExceptionStateFaces,
  priceExceptionWords,
} from './price-exceptions.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const priceExceptionList = list({
  name: 'price_exceptions',
  title: priceExceptionWords.list,
  about: priceExceptionWords.about,
  access: { permission: 'price.view' },
  sort: '-created_at',
  columns: [
    { key: 'name', word: labelFieldWords.tracking_code, kind: 'code', main: true },
    { key: 'kind', word: field.exception_kind, kind: 'words', words: priceExceptionKindWords },
    { key: 'status', word: common.status, kind: 'state', states: priceExceptionStateFaces },
    { key: 'table_price', word: field.table_price, kind: 'kyat', sortable: true },
    { key: 'own_price', word: field.own_price, kind: 'kyat', sortable: true },
    { key: 'below', word: field.below, kind: 'kyat', sortable: true },
    { key: 'reason', word: field.reason, kind: 'text' },
    { key: 'created_by', word: field.created_by, kind: 'text' },
    { key: 'rolled_back_by', word: field.rolled_back_by, kind: 'text', extra: true },
    { key: 'decided_by', word: field.decided_by, kind: 'text' },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: priceExceptionLife.stateNames.map((state) => ({
        value: state,
        word: priceExceptionStateFaces[state].word,
      })),
    },
    {
      key: 'kind',
      word: field.exception_kind,
      kind: 'select',
      options: priceExceptionKinds.map((kind) => ({ value: kind, word: priceExceptionKindWords[kind] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch' },
  ],
});
