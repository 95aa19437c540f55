import { runSheetLife, stopStates } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import { list } from '../../kernel/list.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { labelStatusFaces } from '../labels/label-status.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { runSheetFieldWords as field, runSheetStateFaces, runSheetWords, stopFaces } from './run-sheets.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Run sheets (O-12) of the covered branches; couriers see their own. */
export const runSheetList = list({
  name: 'run_sheets',
  title: runSheetWords.list,
  about: runSheetWords.about,
  access: { permission: 'run_sheet.view' },
  sort: '-id',
  columns: [
    { key: 'id', word: field.sheet_no, kind: 'code', sortable: true, main: true },
    { key: 'courier', word: field.carried_by, kind: 'text' },
    { key: 'status', word: common.status, kind: 'state', states: runSheetStateFaces },
    { key: 'loaded', word: field.loaded, kind: 'number' },
    { key: 'still_out', word: field.still_out, kind: 'number' },
    { key: 'delivered_count', word: field.delivered_count, kind: 'number' },
    { key: 'back_count', word: field.back_count, kind: 'number' },
    { key: 'cash_out', word: field.cash_out, kind: 'number' },
    { key: 'created_at', word: common.created_at, kind: 'instant' },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
    { key: 'counted', word: field.parcels_counted, kind: 'number', extra: true },
    { key: 'difference_owner', word: field.difference_owner, kind: 'text', extra: true },
    { key: 'closed_at', word: field.closed_at, kind: 'instant', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: runSheetLife.stateNames.map((state) => ({ value: state, word: runSheetStateFaces[state].word })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
    { key: 'from', word: labelFieldWords.from, kind: 'date' },
    { key: 'to', word: labelFieldWords.to, kind: 'date' },
  ],
});

/** Parcels of run sheets, in the order of the courier's route. */
export const stopList = list({
  name: 'run_sheet_stops',
  title: runSheetWords.one,
  about: runSheetWords.about,
  access: { permission: 'run_sheet.view' },
  sort: 'position',
  columns: [
    { key: 'position', word: field.position, kind: 'number', sortable: true },
    { key: 'tracking_code', word: labelFieldWords.tracking_code, kind: 'code', main: true },
    { key: 'state', word: field.stop_state, kind: 'state', states: stopFaces },
    { key: 'status', word: common.status, kind: 'state', states: labelStatusFaces, extra: true },
    { key: 'receiver_name', word: labelFieldWords.destination_name, kind: 'text' },
    { key: 'to_collect', word: field.to_collect, kind: 'kyat' },
    { key: 'loaded_at', word: field.loaded_at, kind: 'instant', extra: true },
  ],
  filters: [
    { key: 'run_sheet_id', word: runSheetWords.one, kind: 'text', linked: true },
    {
      key: 'state',
      word: field.stop_state,
      kind: 'select',
      common: true,
      options: stopStates.map((state) => ({ value: state, word: stopFaces[state].word })),
    },
  ],
});
