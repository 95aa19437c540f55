import { exportFormats, exportLife } from '@waybill/domain/rooms/exports/export-states.ts';
import { list } from '../../kernel/list.ts';
import { exportFieldWords as field, exportFormatWords, exportStateFaces, exportWords } from './exports.words.ts';

/** Exports that users requested (N-22). */
export const exportList = list({
  name: 'exports',
  title: exportWords.title,
  about: exportWords.about,
  access: { permission: 'export.use' },
  sort: '-created_at',
  columns: [
    { key: 'list_name', word: field.list, kind: 'named', main: true },
    { key: 'format', word: field.format, kind: 'words', words: exportFormatWords },
    { key: 'requested_by', word: field.requested_by, kind: 'text' },
    { key: 'status', word: field.status, kind: 'state', states: exportStateFaces },
    { key: 'total', word: field.total, kind: 'number' },
    { key: 'size', word: field.size, kind: 'number' },
    { key: 'created_at', word: field.created_at, kind: 'instant', sortable: true },
    { key: 'expires_at', word: field.expires_at, kind: 'instant' },
  ],
  filters: [
    {
      key: 'status',
      word: field.status,
      kind: 'select',
      common: true,
      options: exportLife.stateNames.map((state) => ({ value: state, word: exportStateFaces[state].word })),
    },
    {
      key: 'format',
      word: field.format,
      kind: 'select',
      common: true,
      options: exportFormats.map((format) => ({ value: format, word: exportFormatWords[format] })),
    },
  ],
});
