import { caseKinds } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { mailbagStageNames, packedStates } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { list } from '../../kernel/list.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { labelStatusFaces } from '../labels/label-status.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { caseColumns, caseFilters } from './case-columns.ts';
import {
  mailbagFieldWords as field,
  mailbagStageWords,
  mailbagStateFaces,
  mailbagWords,
  packedFaces,
} from './mailbags.words.ts';

const access = { permission: 'mailbag.view' } as const;

/** Mailbags that the covered branches sent, hold or will receive (S-23). */
export const mailbagList = list({
  name: 'mailbags',
  title: mailbagWords.list,
  about: mailbagWords.about,
  access,
  sort: '-id',
  columns: [
    { key: 'code', word: field.code, kind: 'code', main: true },
    { key: 'status', word: common.status, kind: 'state', states: mailbagStateFaces },
    { key: 'from', word: field.from, kind: 'named' },
    { key: 'to', word: field.to, kind: 'named' },
    { key: 'holder', word: field.holder, kind: 'named' },
    { key: 'parcels', word: field.parcels, kind: 'number' },
    { key: 'open_cases', word: field.open_cases, kind: 'number' },
    { key: 'updated_at', word: field.updated_at, kind: 'instant' },
    { key: 'id', word: field.row_no, kind: 'number', sortable: true, extra: true },
    { key: 'created_by', word: field.created_by, kind: 'text', extra: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', extra: true },
  ],
  filters: [
    {
      key: 'stage',
      word: common.status,
      kind: 'select',
      options: mailbagStageNames.map((stage) => ({ value: stage, word: mailbagStageWords[stage] })),
    },
    { key: 'from_branch_id', word: field.from, kind: 'select', source: 'branch', common: true },
    { key: 'to_branch_id', word: field.to, kind: 'select', source: 'branch', common: true },
    { key: 'holder_branch_id', word: field.holder, kind: 'select', source: 'branch' },
    { key: 'from', word: field.from_date, kind: 'date' },
    { key: 'until', word: field.to_date, kind: 'date' },
  ],
});

/** Parcels of bags and what happened to each. */
export const packedList = list({
  name: 'mailbag_parcels',
  title: mailbagWords.parcels,
  about: mailbagWords.aboutParcels,
  access,
  sort: '-packed_at',
  columns: [
    { key: 'tracking_code', word: labelFieldWords.tracking_code, kind: 'code', main: true },
    { key: 'state', word: field.packed_state, kind: 'state', states: packedFaces },
    { key: 'status', word: common.status, kind: 'state', states: labelStatusFaces },
    { key: 'deliver_branch', word: labelFieldWords.deliver_branch, kind: 'named' },
    { key: 'receiver_name', word: labelFieldWords.destination_name, kind: 'text' },
    { key: 'packed_at', word: field.packed_at, kind: 'instant', sortable: true },
    { key: 'packed_by', word: field.packed_by, kind: 'text', extra: true },
    { key: 'read_at', word: field.read_at, kind: 'instant', extra: true },
    { key: 'read_by', word: field.read_by, kind: 'text', extra: true },
  ],
  filters: [
    { key: 'mailbag_id', word: mailbagWords.one, kind: 'text', linked: true },
    {
      key: 'state',
      word: field.packed_state,
      kind: 'select',
      common: true,
      options: packedStates.map((state) => ({ value: state, word: packedFaces[state].word })),
    },
  ],
});

/** Shortages, surpluses, damage and foreign seals, until a person settles them (F-09). */
export const caseList = list({
  name: 'mailbag_cases',
  title: mailbagWords.cases,
  about: mailbagWords.aboutCases,
  access,
  sort: '-id',
  columns: [
    ...caseColumns.first,
    { key: 'code', word: mailbagWords.one, kind: 'code' },
    ...caseColumns.fate,
    { key: 'from', word: field.from, kind: 'named', extra: true },
    { key: 'to', word: field.to, kind: 'named', extra: true },
    ...caseColumns.end,
  ],
  filters: [...caseFilters(caseKinds), { key: 'mailbag_id', word: mailbagWords.one, kind: 'text', linked: true }],
});
