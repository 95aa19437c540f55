import { handoverKindNames, handoverLife } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import {
  handoverFieldWords as field,
  handoverKindWords,
  handoverStateFaces,
  handoverWords,
  settlementWords,
} from './handovers.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Cash handovers (S-25) of the covered branches; couriers see their own. The expected amount is empty until the cash was counted. */
export const handoverList = list({
  name: 'cash_handovers',
  title: handoverWords.title,
  about: handoverWords.about,
  access: { permission: 'cash.handover' },
  sort: '-id',
  columns: [
    { key: 'id', word: field.id, kind: 'code', sortable: true, main: true },
    { key: 'kind', word: field.kind, kind: 'words', words: handoverKindWords, brief: true },
    { key: 'status', word: staffFieldWords.status, kind: 'state', states: handoverStateFaces },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
    { key: 'giver', word: field.giver, kind: 'text', brief: true },
    { key: 'label_count', word: field.label_count, kind: 'number' },
    { key: 'counted', word: field.counted, kind: 'kyat' },
    { key: 'expected', word: field.expected, kind: 'kyat', brief: true, figure: true },
    { key: 'difference', word: field.difference, kind: 'kyat' },
    { key: 'difference_owner', word: field.difference_owner, kind: 'text' },
    { key: 'created_at', word: field.created_at, kind: 'instant', brief: true },
    { key: 'confirmed_at', word: field.confirmed_at, kind: 'instant' },
    { key: 'to_branch', word: field.to_branch, kind: 'named', extra: true },
    { key: 'bank_account', word: field.bank_account, kind: 'text', extra: true },
    { key: 'commission', word: settlementWords.commission, kind: 'kyat', extra: true },
    { key: 'slip_no', word: field.slip_no, kind: 'code', extra: true },
    { key: 'counted_by', word: field.counted_by, kind: 'text', extra: true },
    { key: 'confirmed_by', word: field.confirmed_by, kind: 'text', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: staffFieldWords.status,
      kind: 'select',
      options: handoverLife.stateNames.map((state) => ({ value: state, word: handoverStateFaces[state].word })),
    },
    {
      key: 'kind',
      word: field.kind,
      kind: 'select',
      common: true,
      options: handoverKindNames.map((kind) => ({ value: kind, word: handoverKindWords[kind] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', common: true, source: 'branch' },
    { key: 'from', word: field.from, kind: 'date' },
    { key: 'to', word: field.to, kind: 'date' },
    { key: 'difference', word: field.difference, kind: 'yes_no' },
  ],
});
