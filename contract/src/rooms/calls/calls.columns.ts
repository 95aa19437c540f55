import { callEndings } from '@waybill/domain/rooms/calls/call-outcomes.ts';
import { callTypes } from '@waybill/domain/rooms/calls/call-rules.ts';
import { callAt, callTabNames } from '@waybill/domain/rooms/calls/call-states.ts';
import { list } from '../../kernel/list.ts';
import {
  callEndingWords,
  callFieldWords as field,
  callStateFaces,
  callTabWords,
  callTypeWords,
  callWords,
  nthWords,
} from './calls.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Calls to make (N-21), the longest waiting first. */
export const callList = list({
  name: 'calls',
  title: callWords.list,
  about: callWords.about,
  access: { permission: 'call.view' },
  sort: 'due_at',
  columns: [
    { key: 'tracking_code', word: field.tracking_code, kind: 'code', main: true },
    { key: 'type', word: field.type, kind: 'words', words: callTypeWords },
    { key: 'name', word: field.name, kind: 'text' },
    { key: 'phones', word: field.phones, kind: 'phones', personal: 'phone' },
    { key: 'call_type', word: field.call_type, kind: 'words', words: nthWords },
    {
      key: 'due_at',
      word: field.due_at,
      kind: 'instant',
      sortable: true,
      promise: { while: 'status', is: [callAt.open] },
    },
    { key: 'cod_charge', word: field.cod_charge, kind: 'kyat' },
    { key: 'taken_by', word: field.taken_by, kind: 'text' },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
    { key: 'status', word: field.status, kind: 'state', states: callStateFaces, extra: true },
    { key: 'ending', word: field.ending, kind: 'words', words: callEndingWords, extra: true },
    { key: 'done_at', word: field.done_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'tab',
      word: field.tab,
      kind: 'select',
      options: callTabNames.map((tab) => ({ value: tab, word: callTabWords[tab] })),
    },
    {
      key: 'type',
      word: field.type,
      kind: 'select',
      common: true,
      options: callTypes.map((type) => ({ value: type, word: callTypeWords[type] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', common: true, source: 'branch' },
    {
      key: 'ending',
      word: field.ending,
      kind: 'select',
      options: callEndings.map((ending) => ({ value: ending, word: callEndingWords[ending] })),
    },
    { key: 'reached', word: field.reached, kind: 'yes_no' },
    { key: 'from', word: field.done_from, kind: 'date' },
    { key: 'to', word: field.done_to, kind: 'date' },
  ],
});

const ofOpen = ['due_at', 'taken_by', 'call_type'];
const ofDone = ['ending', 'done_at'];

/** The same list for finished calls: latest first, with results instead of due times. */
export const callDoneList: typeof callList = {
  ...callList,
  sort: '-done_at',
  columns: callList.columns.map(({ extra, ...column }) =>
    ofOpen.includes(column.key) || (extra && !ofDone.includes(column.key)) ? { ...column, extra: true } : column,
  ),
};
