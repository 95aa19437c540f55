import { printerLife } from '@waybill/domain/rooms/printers/printer-states.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { printerFieldWords as field, printerLanguageWords, printerStateFaces, printerWords } from './printers.words.ts';

export const printerList = list({
  name: 'printers',
  title: printerWords.list,
  about: printerWords.about,
  access: { permission: 'branch.edit' },
  sort: 'name',
  columns: [
    { key: 'name', word: field.name, kind: 'text', sortable: true, main: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
    { key: 'language', word: field.language, kind: 'words', words: printerLanguageWords },
    { key: 'host', word: field.host, kind: 'text' },
    { key: 'status', word: common.status, kind: 'state', states: printerStateFaces },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: printerLife.stateNames.map((state) => ({ value: state, word: printerStateFaces[state].word })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch' },
  ],
});
