import { gatePlaces } from '@waybill/domain/rooms/gate-slips/decide-gate.ts';
import { list } from '../../kernel/list.ts';
import { caseStateFaces } from '../mailbags/mailbags.words.ts';
import { labelFieldWords as label } from '../labels/labels.words.ts';
import { mailPostFieldWords as post } from '../mail-post/mail-post.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { gatePlaceFaces, gateSlipFieldWords as field, gateSlipWords, wordGiverWords } from './gate-slips.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

const access = { permission: 'gate_slip.view' } as const;

const whileWithGate = { while: 'gate_place', is: [gatePlaces[0]] } as const;

/** Parcels handed to bus gates, longest ago first. */
export const gateParcelList = list({
  name: 'gate_parcels',
  title: gateSlipWords.list,
  about: gateSlipWords.about,
  access,
  sort: 'handed_at',
  columns: [
    { key: 'tracking_code', word: label.tracking_code, kind: 'code', main: true },
    { key: 'gate_place', word: field.gate_place, kind: 'state', states: gatePlaceFaces },
    { key: 'days', word: post.days, kind: 'number' },
    { key: 'due_at', word: field.word_due_at, kind: 'instant', promise: whileWithGate },
    { key: 'gate_name', word: field.gate_name, kind: 'text' },
    { key: 'gate_phone', word: field.gate_phone, kind: 'text' },
    { key: 'slip_number', word: field.slip_number, kind: 'text' },
    { key: 'handed_at', word: post.handed_at, kind: 'instant', sortable: true },
    { key: 'destination_name', word: label.destination_name, kind: 'text' },
    { key: 'destination_phone', word: label.destination_phone, kind: 'phones', personal: 'phone' },
    { key: 'cod_amount', word: label.cod_amount, kind: 'kyat' },
    { key: 'handed_by', word: post.handed_by, kind: 'text', extra: true },
    { key: 'word_by', word: field.word_by, kind: 'words', words: wordGiverWords, extra: true },
    { key: 'word_name', word: field.word_name, kind: 'text', extra: true },
    { key: 'word_phone', word: field.word_phone, kind: 'text', personal: 'phone', extra: true },
    { key: 'confirmed_by', word: field.word_entered_by, kind: 'text', extra: true },
    { key: 'confirmed_at', word: field.word_entered_at, kind: 'instant', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
  ],
  filters: [
    {
      key: 'gate_place',
      word: field.gate_place,
      kind: 'select',
      options: gatePlaces.map((place) => ({ value: place, word: gatePlaceFaces[place].word })),
    },
    { key: 'overdue', word: field.overdue, kind: 'yes_no' },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
    { key: 'gate_slip_id', word: gateSlipWords.one, kind: 'text', linked: true },
    { key: 'from', word: label.from, kind: 'date' },
    { key: 'to', word: label.to, kind: 'date' },
  ],
});

/** Gate slips, newest first. */
export const gateSlipList = list({
  name: 'gate_slips',
  title: commonWords.gateSlips,
  about: gateSlipWords.slipsAbout,
  access,
  sort: '-id',
  columns: [
    { key: 'slip_number', word: field.slip_number, kind: 'text', main: true },
    { key: 'id', word: post.file_no, kind: 'number', sortable: true, extra: true },
    { key: 'gate_name', word: field.gate_name, kind: 'text' },
    { key: 'gate_phone', word: field.gate_phone, kind: 'text' },
    { key: 'parcels', word: field.slip_parcels, kind: 'number' },
    { key: 'unconfirmed', word: field.unconfirmed, kind: 'number' },
    { key: 'unsettled', word: field.unsettled, kind: 'number' },
    { key: 'gate_count', word: field.gate_count, kind: 'number' },
    { key: 'case_status', word: field.case_status, kind: 'state', states: caseStateFaces },
    { key: 'has_photo', word: field.has_photo, kind: 'yes_no' },
    { key: 'vehicle_no', word: field.vehicle_no, kind: 'text' },
    { key: 'departs_at', word: field.departs_at, kind: 'instant' },
    { key: 'created_at', word: common.created_at, kind: 'instant' },
    { key: 'created_by', word: post.handed_by, kind: 'text', extra: true },
    { key: 'case_owner', word: field.case_owner_id, kind: 'text', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
  ],
  filters: [
    { key: 'differs', word: field.differs, kind: 'yes_no' },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
    { key: 'unsettled', word: field.unsettled, kind: 'yes_no', common: true },
  ],
});
