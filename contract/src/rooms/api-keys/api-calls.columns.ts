import { answerKinds } from '@waybill/domain/kernel/call-log.ts';
import { list } from '../../kernel/list.ts';
import { worldFilter } from './worlds.ts';
import { answerKindWords, apiCallFieldWords as field, apiCallWords } from './api-calls.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Calls made with API keys (N-06). */
export const apiCallList = list({
  name: 'api_calls',
  title: apiCallWords.list,
  about: apiCallWords.about,
  access: { permission: 'api_key.view' },
  sort: '-id',
  columns: [
    { key: 'at', word: field.called_at, kind: 'instant', main: true },
    { key: 'key', word: field.api_key_id, kind: 'text' },
    { key: 'method', word: field.call_method, kind: 'code' },
    { key: 'path', word: field.path, kind: 'code' },
    { key: 'answer', word: field.call_status, kind: 'text' },
    { key: 'meaning', word: field.meaning, kind: 'text' },
    { key: 'ms', word: field.ms, kind: 'number' },
    { key: 'request_id', word: field.call_request_id, kind: 'code', extra: true },
    { key: 'address', word: field.call_address, kind: 'text', extra: true },
    { key: 'id', word: field.call_no, kind: 'code', sortable: true, extra: true },
  ],
  filters: [
    worldFilter,
    {
      key: 'kind',
      word: field.call_status,
      kind: 'select',
      common: true,
      options: answerKinds.map((kind) => ({ value: kind, word: answerKindWords[kind] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', inside: true },
    { key: 'api_key_id', word: field.api_key_id, kind: 'text' },
    { key: 'from', word: field.calls_from, kind: 'date' },
    { key: 'to', word: field.calls_to, kind: 'date' },
  ],
});
