import {
  gateCollectionLife,
  gateLineStates,
  gateWaits,
} from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import { list } from '../../kernel/list.ts';
import { clearanceFieldWords as clearance, payMethodWords } from '../clearances/clearances.words.ts';
import { gateSlipFieldWords as slip } from '../gate-slips/gate-slips.words.ts';
import { labelFieldWords as label } from '../labels/labels.words.ts';
import { ledgerFieldWords } from '../ledger/ledger.words.ts';
import { mailPostFieldWords as post } from '../mail-post/mail-post.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  chargeBearerWords,
  gateCollectionFaces,
  gateCollectionFieldWords as field,
  gateCollectionWords,
  gateEndWords,
  gateStandFaces,
  gateWaitFaces,
} from './gate-collections.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

const access = { permission: 'cod.view' } as const;

/** Gate collections (N-26), newest first. */
export const gateCollectionList = list({
  name: 'gate_collections',
  title: gateCollectionWords.list,
  about: gateCollectionWords.about,
  access,
  sort: '-id',
  columns: [
    { key: 'number', word: field.gate_collection_number, kind: 'code', main: true },
    { key: 'status', word: common.status, kind: 'state', states: gateCollectionFaces },
    { key: 'gate_name', word: slip.gate_name, kind: 'text' },
    { key: 'handed_on', word: field.handed_on, kind: 'date' },
    { key: 'gate_lines', word: field.gate_lines, kind: 'number' },
    { key: 'gate_owed', word: field.gate_owed, kind: 'kyat' },
    { key: 'gate_charge', word: field.gate_charge, kind: 'kyat' },
    { key: 'counted', word: field.gate_counted, kind: 'kyat' },
    { key: 'unconfirmed_lines', word: field.unconfirmed_lines, kind: 'number' },
    { key: 'late_lines', word: field.late_lines, kind: 'number', promise: {} },
    { key: 'waiting_lines', word: field.waiting_lines, kind: 'number' },
    { key: 'gate_phone', word: slip.gate_phone, kind: 'text', extra: true },
    { key: 'charge_by', word: field.charge_by, kind: 'words', words: chargeBearerWords, extra: true },
    { key: 'method', word: clearance.method, kind: 'words', words: payMethodWords, extra: true },
    { key: 'bank_account', word: field.bank_account_id, kind: 'text', extra: true },
    { key: 'surplus', word: field.surplus, kind: 'kyat', extra: true },
    { key: 'note', word: field.gate_note, kind: 'text', extra: true },
    { key: 'created_by', word: field.made_by, kind: 'text', extra: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', extra: true },
    { key: 'approved_by', word: clearance.approved_by, kind: 'text', extra: true },
    { key: 'completed_by', word: field.completed_by, kind: 'text', extra: true },
    { key: 'completed_at', word: field.gate_counted_at, kind: 'instant', extra: true },
    { key: 'transaction_date', word: clearance.transaction_date, kind: 'date', extra: true },
    { key: 'success_count', word: clearance.success_count, kind: 'number', extra: true },
    { key: 'return_count', word: clearance.return_count, kind: 'number', extra: true },
    { key: 'updated_at', word: clearance.updated_at, kind: 'instant', extra: true },
    { key: 'void_reason', word: field.reason, kind: 'text', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
    { key: 'id', word: field.gate_collection_id, kind: 'number', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: gateCollectionLife.stateNames.map((state) => ({ value: state, word: gateCollectionFaces[state].word })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
    { key: 'late', word: field.late_lines, kind: 'yes_no', common: true },
    { key: 'waits', word: field.waiting_lines, kind: 'yes_no', common: true },
  ],
});

/** Parcels of gate collections: what the gate owes and is paid for each, and how a shortage was resolved. */
export const gateLineList = list({
  name: 'gate_collection_lines',
  title: gateCollectionWords.lines,
  about: gateCollectionWords.about,
  access,
  sort: 'id',
  columns: [
    { key: 'tracking_code', word: label.tracking_code, kind: 'code', main: true },
    { key: 'stands', word: field.gate_line_stands, kind: 'state', states: gateStandFaces },
    { key: 'owed', word: field.gate_owed, kind: 'kyat' },
    { key: 'paid_amount', word: field.gate_paid, kind: 'kyat' },
    { key: 'rest', word: field.gate_rest, kind: 'kyat' },
    { key: 'gate_charge', word: field.gate_charge, kind: 'kyat' },
    { key: 'late', word: field.late_lines, kind: 'yes_no', promise: {} },
    { key: 'owner', word: field.short_owner, kind: 'text' },
    { key: 'ended', word: field.gate_end, kind: 'words', words: gateEndWords },
    { key: 'end_note', word: field.gate_end_note, kind: 'text' },
    { key: 'slip_number', word: slip.slip_number, kind: 'text', extra: true },
    { key: 'handed_at', word: post.handed_at, kind: 'instant', extra: true },
    { key: 'ended_by', word: field.gate_ended_by, kind: 'text', extra: true },
    { key: 'due_at', word: slip.word_due_at, kind: 'instant', extra: true, promise: { while: 'late', is: ['true'] } },
    { key: 'customer', word: clearance.customer, kind: 'text', extra: true },
    { key: 'gate_collection_number', word: field.gate_collection_number, kind: 'code', extra: true },
    { key: 'id', word: field.gate_line_id, kind: 'number', sortable: true, extra: true },
  ],
  filters: [
    { key: 'gate_collection_id', word: field.gate_collection_id, kind: 'text', linked: true },
    {
      key: 'stands',
      word: field.gate_line_stands,
      kind: 'select',
      common: true,
      options: gateLineStates.map((stand) => ({ value: stand, word: gateStandFaces[stand].word })),
    },
    { key: 'waits', word: field.waiting_lines, kind: 'yes_no', common: true },
  ],
});

/** Merchants' parcels that went by bus gate, and what each one waits for (N-26). */
export const gateWaitList = list({
  name: 'gate_waits',
  title: commonWords.gateParcels,
  about: gateCollectionWords.parcelsAbout,
  access,
  sort: '-id',
  columns: [
    { key: 'tracking_code', word: label.tracking_code, kind: 'code', main: true },
    { key: 'waits_for', word: field.waits_for, kind: 'state', states: gateWaitFaces },
    { key: 'cod_amount', word: label.cod_amount, kind: 'kyat' },
    { key: 'gate_name', word: slip.gate_name, kind: 'text' },
    { key: 'slip_number', word: slip.slip_number, kind: 'text' },
    { key: 'handed_at', word: post.handed_at, kind: 'instant' },
    { key: 'late', word: field.late_lines, kind: 'yes_no', promise: {} },
    { key: 'gate_collection_number', word: field.gate_collection_number, kind: 'code' },
    { key: 'clearance_number', word: ledgerFieldWords.clearance_number, kind: 'code' },
    { key: 'customer', word: clearance.customer, kind: 'text', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
    { key: 'id', word: field.gate_line_id, kind: 'number', sortable: true, extra: true },
  ],
  filters: [
    { key: 'customer_id', word: clearance.customer, kind: 'text', linked: true },
    {
      key: 'waits_for',
      word: field.waits_for,
      kind: 'select',
      common: true,
      options: gateWaits.map((wait) => ({ value: wait, word: gateWaitFaces[wait].word })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
  ],
});
