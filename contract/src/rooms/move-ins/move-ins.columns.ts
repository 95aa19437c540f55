import { moveInLife } from '@waybill/domain/rooms/move-ins/move-in-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { moveInFactWords as fact, moveInFieldWords as field, moveInStateFaces, moveInWords } from './move-ins.words.ts';

export const moveInList = list({
  name: 'move_ins',
  title: moveInWords.list,
  about: moveInWords.about,
  access: { permission: 'move_in.view' },
  sort: '-id',
  columns: [
    { key: 'name', word: field.name, kind: 'text', main: true },
    { key: 'status', word: common.status, kind: 'state', states: moveInStateFaces },
    { key: 'opening_day', word: field.opening_day, kind: 'date' },
    { key: 'rows', word: field.rows, kind: 'number' },
    { key: 'bad', word: fact.bad, kind: 'number' },
    { key: 'created_by', word: fact.created_by, kind: 'text' },
    { key: 'signed_by', word: fact.signed_by, kind: 'text' },
    { key: 'finished_at', word: fact.finished_at, kind: 'instant' },
    { key: 'created_at', word: fact.created_at, kind: 'instant', extra: true },
    { key: 'id', word: fact.created_at, kind: 'number', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: moveInLife.stateNames.map((state) => ({ value: state, word: moveInStateFaces[state].word })),
    },
  ],
});
