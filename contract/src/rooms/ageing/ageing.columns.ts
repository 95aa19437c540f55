import { codStays, parcelStays, promisedStatuses } from '@waybill/domain/rooms/ageing/promises.ts';
import { list } from '../../kernel/list.ts';
import { clearanceFieldWords, codStateFaces } from '../clearances/clearances.words.ts';
import { customerFieldWords } from '../customers/customers.words.ts';
import { labelStatusFaces, labelStatusWords } from '../labels/label-status.words.ts';
import { labelFieldWords as label } from '../labels/labels.words.ts';
import {
  ageingFieldWords as field,
  ageingWords,
  codActionWords,
  codStayWords,
  parcelActionWords,
  parcelStayWords,
} from './ageing.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

/** Parcels older than their promise (O-13), the latest first. */
export const ageingParcelList = list({
  name: 'ageing_parcels',
  title: commonWords.lateParcels,
  about: ageingWords.aboutParcels,
  access: { permission: 'label.view' },
  sort: 'promised_at',
  columns: [
    { key: 'tracking_code', word: label.tracking_code, kind: 'code', main: true },
    { key: 'late_hours', word: field.late_hours, kind: 'number', brief: true },
    { key: 'status', word: label.status, kind: 'state', states: labelStatusFaces },
    { key: 'stay', word: field.stay, kind: 'words', words: parcelStayWords, brief: true },
    { key: 'holder_branch', word: label.holder_branch, kind: 'named' },
    { key: 'next_action', word: field.next_action, kind: 'words', words: parcelActionWords },
    { key: 'next_branch', word: field.next_branch, kind: 'named' },
    { key: 'holder_staff', word: label.holder_staff, kind: 'text', extra: true },
    { key: 'promised_at', word: field.promised_at, kind: 'instant', sortable: true, extra: true, promise: {} },
    { key: 'held_since', word: field.held_since, kind: 'instant', extra: true },
    { key: 'kept_days', word: customerFieldWords.unanswered_days, kind: 'number', extra: true },
    { key: 'merchant', word: clearanceFieldWords.customer, kind: 'text', extra: true },
    { key: 'destination_name', word: label.destination_name, kind: 'text', extra: true },
    { key: 'cod_charge', word: label.cod_charge, kind: 'kyat', extra: true },
  ],
  filters: [
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', common: true, source: 'branch' },
    {
      key: 'stay',
      word: field.stay,
      kind: 'select',
      common: true,
      options: parcelStays.map((value) => ({ value, word: parcelStayWords[value] })),
    },
    {
      key: 'status',
      word: label.status,
      kind: 'select',
      options: promisedStatuses.map((value) => ({ value, word: labelStatusWords[value] })),
    },
    { key: 'holder_id', word: field.holder_id, kind: 'text', linked: true },
  ],
});

/** COD of delivered parcels older than its promise (O-13): cash by who has it, and what merchants wait for. */
export const ageingCodList = list({
  name: 'ageing_cod',
  title: ageingWords.cod,
  about: ageingWords.aboutCod,
  access: { permission: 'cod.view' },
  sort: 'promised_at',
  columns: [
    { key: 'tracking_code', word: label.tracking_code, kind: 'code', main: true },
    { key: 'late_hours', word: field.late_hours, kind: 'number', brief: true },
    { key: 'stay', word: field.stay, kind: 'words', words: codStayWords },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
    { key: 'holder_staff', word: label.holder_staff, kind: 'text' },
    { key: 'customer', word: clearanceFieldWords.customer, kind: 'text', brief: true },
    { key: 'cod_amount', word: label.cod_amount, kind: 'kyat', brief: true },
    { key: 'next_action', word: field.next_action, kind: 'words', words: codActionWords },
    { key: 'promised_at', word: field.promised_at, kind: 'instant', sortable: true, extra: true, promise: {} },
    { key: 'held_since', word: field.held_since, kind: 'instant', extra: true },
    { key: 'cod_status', word: clearanceFieldWords.cod_status, kind: 'state', states: codStateFaces, extra: true },
  ],
  filters: [
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', common: true, source: 'branch' },
    {
      key: 'stay',
      word: field.stay,
      kind: 'select',
      common: true,
      options: codStays.map((value) => ({ value, word: codStayWords[value] })),
    },
    { key: 'holder_id', word: field.holder_id, kind: 'text', linked: true },
  ],
});
