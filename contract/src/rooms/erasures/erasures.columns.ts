import { erasureLife } from '@waybill/domain/rooms/erasures/erasure-states.ts';
import { commonFieldWords as common } from '../../kernel/common-field.words.ts';
import { list } from '../../kernel/list.ts';
import { erasureFieldWords as words, erasureStateFaces, erasureWords } from './erasures.words.ts';

export const erasureList = list({
  name: 'erasures',
  title: erasureWords.list,
  about: erasureWords.about,
  access: { permission: 'erasure.edit' },
  sort: '-requested_at',
  columns: [
    { key: 'name', word: common.phone, kind: 'code', main: true },
    { key: 'status', word: common.status, kind: 'state', states: erasureStateFaces },
    { key: 'reason', word: common.reason, kind: 'text', tells: true },
    { key: 'parcels', word: common.parcels, kind: 'number' },
    { key: 'waiting', word: words.waiting, kind: 'number' },
    { key: 'erased_rows', word: words.erased_rows, kind: 'number' },
    { key: 'requested_by', word: common.requester, kind: 'text' },
    { key: 'requested_at', word: words.requested_at, kind: 'instant', sortable: true },
    { key: 'decided_by', word: common.decided_by, kind: 'text', extra: true },
    { key: 'erased_at', word: words.erased_at, kind: 'instant', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: erasureLife.stateNames.map((state) => ({ value: state, word: erasureStateFaces[state].word })),
    },
  ],
});
