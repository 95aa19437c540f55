import { importStateFaces, labelImportFieldWords as field, labelImportWords } from './label-imports.words.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { importLife } from '@waybill/domain/rooms/label-imports/import-states.ts';
import { list } from '../../kernel/list.ts';

/** Order sheets of the covered branches, newest first. */
export const labelImportList = list({
  name: 'label_imports',
  title: labelImportWords.list,
  about: labelImportWords.about,
  access: { permission: 'label.import' },
  sort: '-created_at',
  columns: [
    { key: 'file_name', word: field.file_name, kind: 'text', main: true },
    { key: 'customer', word: labelFieldWords.merchant, kind: 'text', inside: true },
    { key: 'status', word: labelFieldWords.status, kind: 'state', states: importStateFaces },
    { key: 'total', word: field.total, kind: 'number' },
    { key: 'bad', word: field.bad, kind: 'number' },
    { key: 'made', word: field.made, kind: 'number' },
    { key: 'by', word: field.by, kind: 'text' },
    { key: 'created_at', word: labelFieldWords.created_at, kind: 'instant', sortable: true },
    { key: 'ready', word: field.ready, kind: 'number', extra: true },
    { key: 'left_out', word: field.left_out, kind: 'number', extra: true },
    { key: 'branch', word: labelFieldWords.branch, kind: 'named', extra: true, inside: true },
  ],
  filters: [
    {
      key: 'status',
      word: labelFieldWords.status,
      kind: 'select',
      common: true,
      options: importLife.stateNames.map((state) => ({
        value: state,
        word: importStateFaces[state].word,
      })),
    },
  ],
});
