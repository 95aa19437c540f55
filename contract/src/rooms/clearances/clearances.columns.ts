import { clearanceKindNames, collectingKinds } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { list } from '../../kernel/list.ts';
import { labelTypeWords } from '../labels/label-kinds.words.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import {
  clearanceFieldWords as field,
  clearanceKindWords,
  clearanceStateFaces,
  clearanceWords,
  itemRoleWords,
  payMethodWords,
} from './clearances.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

const access = { permission: 'cod.view' } as const;
const accessByKind = { permission: { money: 'cod.view', parcels: 'cod.give_back' } } as const;

/** Clearances (N-24, E-07), under the source's names. */
export const clearanceList = list({
  name: 'clearances',
  title: clearanceWords.list,
  about: clearanceWords.aboutList,
  access,
  sort: '-id',
  columns: [
    { key: 'number', word: field.number, kind: 'code', main: true },
    { key: 'customer', word: field.customer, kind: 'text', brief: true, tells: true, inside: true },
    { key: 'status', word: staffFieldWords.status, kind: 'state', states: clearanceStateFaces },
    { key: 'actual_clearance_cod', word: field.actual_clearance_cod, kind: 'kyat', brief: true },
    { key: 'received_amount', word: field.received_amount, kind: 'kyat' },
    { key: 'issue_date', word: field.issue_date, kind: 'date', brief: true },
    { key: 'count', word: field.count, kind: 'number' },
    { key: 'success_count', word: field.success_count, kind: 'number' },
    { key: 'return_count', word: field.return_count, kind: 'number' },
    { key: 'actual_cod_amount', word: field.actual_cod_amount, kind: 'kyat' },
    { key: 'actual_percent_amount', word: field.actual_percent_amount, kind: 'kyat' },
    { key: 'issue_by', word: field.issue_by, kind: 'text', inside: true },
    { key: 'id', word: field.number, kind: 'number', sortable: true, extra: true },
    { key: 'kind', word: field.role, kind: 'words', words: clearanceKindWords, extra: true },
    { key: 'from_cod_shipping', word: field.from_cod_shipping, kind: 'kyat', extra: true },
    { key: 'return_amount', word: field.return_amount, kind: 'kyat', extra: true },
    { key: 'credit_count', word: field.credit_count, kind: 'number', extra: true },
    { key: 'credit_amount', word: field.credit_amount, kind: 'kyat', extra: true },
    { key: 'gate_submit_count', word: field.gate_submit_count, kind: 'number', extra: true },
    { key: 'gate_submit_amount', word: field.gate_submit_amount, kind: 'kyat', extra: true },
    { key: 'carried_amount', word: field.carried_amount, kind: 'kyat', extra: true },
    { key: 'own_fleet_count', word: field.own_fleet_count, kind: 'number', extra: true, inside: true },
    { key: 'mmpost_count', word: field.mmpost_count, kind: 'number', extra: true, inside: true },
    { key: 'method', word: field.method, kind: 'words', words: payMethodWords, extra: true },
    { key: 'approved_by', word: field.approved_by, kind: 'text', extra: true, inside: true },
    { key: 'paid_by', word: field.paid_by, kind: 'text', extra: true, inside: true },
    { key: 'transaction_date', word: field.transaction_date, kind: 'date', extra: true },
    { key: 'claim_user', word: field.claim_user, kind: 'text', extra: true },
    { key: 'claim_date', word: field.claim_date, kind: 'date', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true, inside: true },
    { key: 'updated_at', word: field.updated_at, kind: 'instant', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: staffFieldWords.status,
      kind: 'select',
      common: true,
      options: clearanceLife.stateNames.map((state) => ({ value: state, word: clearanceStateFaces[state].word })),
    },
    {
      key: 'kind',
      word: field.role,
      kind: 'select',
      options: clearanceKindNames.map((kind) => ({ value: kind, word: clearanceKindWords[kind] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', common: true, source: 'branch', inside: true },
    { key: 'customer_id', word: field.customer, kind: 'text', linked: true },
    { key: 'from', word: field.from, kind: 'date' },
    { key: 'to', word: field.to, kind: 'date' },
  ],
});

/** Documents that collect from merchants (N-25, N-27): amounts due and amounts received. */
export const collectedList = list({
  name: 'collections',
  title: clearanceWords.collections,
  about: clearanceWords.aboutCollections,
  access: accessByKind,
  sort: '-id',
  columns: [
    { key: 'number', word: field.number, kind: 'code', main: true },
    { key: 'customer', word: field.customer, kind: 'text', brief: true },
    { key: 'status', word: staffFieldWords.status, kind: 'state', states: clearanceStateFaces },
    { key: 'issue_date', word: field.issue_date, kind: 'date', brief: true },
    { key: 'count', word: field.count, kind: 'number' },
    { key: 'return_amount', word: field.return_amount, kind: 'kyat' },
    { key: 'credit_amount', word: field.credit_amount, kind: 'kyat' },
    { key: 'gate_submit_amount', word: field.gate_submit_amount, kind: 'kyat', extra: true },
    { key: 'to_receive', word: field.to_receive, kind: 'kyat', figure: true, brief: true },
    { key: 'received_amount', word: field.received_amount, kind: 'kyat' },
    { key: 'rest', word: field.rest, kind: 'kyat' },
    { key: 'issue_by', word: field.issue_by, kind: 'text' },
    { key: 'id', word: field.number, kind: 'number', sortable: true, extra: true },
    { key: 'return_count', word: field.return_count, kind: 'number', extra: true },
    { key: 'credit_count', word: field.credit_count, kind: 'number', extra: true },
    { key: 'transaction_date', word: field.transaction_date, kind: 'date', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
    { key: 'updated_at', word: field.updated_at, kind: 'instant', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: staffFieldWords.status,
      kind: 'select',
      common: true,
      options: clearanceLife.stateNames.map((state) => ({ value: state, word: clearanceStateFaces[state].word })),
    },
    {
      key: 'kind',
      word: field.role,
      kind: 'select',
      options: collectingKinds.map((kind) => ({ value: kind, word: clearanceKindWords[kind] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', common: true, source: 'branch' },
    { key: 'customer_id', word: field.customer, kind: 'text', linked: true },
    { key: 'from', word: field.from, kind: 'date' },
    { key: 'to', word: field.to, kind: 'date' },
  ],
});

/** COD that is ready and COD that waits, by merchant, with the sums of the next document (N-24). */
export const readyList = list({
  name: 'clearances_ready',
  title: clearanceWords.ready,
  about: clearanceWords.aboutReady,
  access,
  sort: '-net_payable',
  columns: [
    { key: 'customer', word: field.customer, kind: 'text', sortable: true, main: true },
    { key: 'ready_count', word: field.ready_count, kind: 'number', sortable: true },
    { key: 'actual_cod_amount', word: field.actual_cod_amount, kind: 'kyat' },
    { key: 'actual_percent_amount', word: field.actual_percent_amount, kind: 'kyat' },
    { key: 'from_cod_shipping', word: field.from_cod_shipping, kind: 'kyat', extra: true },
    { key: 'return_amount', word: field.return_amount, kind: 'kyat', extra: true },
    { key: 'net_payable', word: field.net_payable, kind: 'kyat', sortable: true, figure: true },
    { key: 'pending_count', word: field.pending_count, kind: 'number', sortable: true, extra: true },
    { key: 'pending_net', word: field.pending_net, kind: 'kyat', sortable: true },
    { key: 'oldest', word: field.oldest, kind: 'instant', sortable: true },
    { key: 'credit_amount', word: field.credit_amount, kind: 'kyat', extra: true },
    { key: 'gate_submit_amount', word: field.gate_submit_amount, kind: 'kyat', extra: true },
    { key: 'compensation_amount', word: field.compensation_amount, kind: 'kyat', extra: true },
    { key: 'carried_amount', word: field.carried_amount, kind: 'kyat', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
  ],
  filters: [
    { key: 'ready', word: field.ready_count, kind: 'yes_no', common: true },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', common: true, source: 'branch' },
  ],
});

/** Debts of merchants by due date and age (N-30): whom to remind, and for how much. */
export const creditList = list({
  name: 'credit',
  title: clearanceWords.credit,
  about: clearanceWords.aboutCredit,
  access,
  sort: '-late_amount',
  columns: [
    { key: 'customer', word: field.customer, kind: 'text', sortable: true, main: true },
    { key: 'phone', word: field.phone, kind: 'phones', personal: 'phone' },
    { key: 'owed', word: field.owed, kind: 'kyat', sortable: true },
    { key: 'late_amount', word: field.late_amount, kind: 'kyat', sortable: true, promise: {} },
    { key: 'oldest_due', word: field.oldest_due, kind: 'date', sortable: true, promise: {} },
    { key: 'not_due', word: field.not_due, kind: 'kyat' },
    { key: 'late_30', word: field.late_30, kind: 'kyat' },
    { key: 'late_60', word: field.late_60, kind: 'kyat' },
    { key: 'late_more', word: field.late_more, kind: 'kyat' },
    { key: 'reminded_at', word: field.reminded_at, kind: 'instant' },
    { key: 'promised_on', word: field.promised_on, kind: 'date', promise: {} },
    { key: 'reminded_by', word: field.reminded_by, kind: 'text', extra: true },
    { key: 'reply', word: field.reply, kind: 'text', extra: true },
    { key: 'on_documents', word: field.on_documents, kind: 'kyat', extra: true },
    { key: 'credit_limit', word: field.credit_limit, kind: 'kyat', extra: true },
    { key: 'credit_left', word: field.credit_left, kind: 'kyat', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
  ],
  filters: [
    { key: 'late_amount', word: field.late_amount, kind: 'yes_no', common: true },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', common: true, source: 'branch' },
  ],
});

/** Merchants with returned parcels (N-25): parcels waiting at the viewer's branch, and the cost of their returns. */
export const returnList = list({
  name: 'returns_due',
  title: clearanceWords.returns,
  about: clearanceWords.aboutReturns,
  access: accessByKind,
  sort: '-waiting',
  columns: [
    { key: 'customer', word: field.customer, kind: 'text', sortable: true, main: true },
    { key: 'phone', word: field.phone, kind: 'phones', personal: 'phone' },
    { key: 'waiting', word: field.waiting, kind: 'number', sortable: true },
    { key: 'open_returns', word: field.open_returns, kind: 'number' },
    { key: 'return_amount', word: field.return_amount, kind: 'kyat', sortable: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
  ],
  filters: [{ key: 'branch_id', word: commonFieldWords.branch, kind: 'select', common: true, source: 'branch' }],
});

/** Lines of clearances, one for each parcel; printed, and exported as a clearance's Excel file (N-17). */
export const clearanceLineList = list({
  name: 'clearance_lines',
  title: clearanceWords.lines,
  about: clearanceWords.aboutLines,
  access,
  sort: 'id',
  columns: [
    { key: 'id', word: field.number, kind: 'number', sortable: true, extra: true },
    { key: 'number', word: clearanceWords.list, kind: 'code' },
    { key: 'role', word: field.role, kind: 'words', words: itemRoleWords },
    { key: 'tracking_code', word: field.tracking_code, kind: 'code', main: true },
    { key: 'receiver_name', word: field.receiver_name, kind: 'text' },
    { key: 'destination_branch', word: field.destination_branch, kind: 'named' },
    { key: 'delivered_date', word: field.delivered_date, kind: 'date' },
    { key: 'type', word: field.role, kind: 'words', words: labelTypeWords, extra: true },
    { key: 'cod_amount', word: field.cod_amount, kind: 'kyat' },
    { key: 'cod_fee', word: field.cod_fee, kind: 'kyat' },
    { key: 'shipping', word: field.shipping, kind: 'kyat' },
    { key: 'return_fee', word: field.return_fee, kind: 'kyat' },
    { key: 'net', word: field.net, kind: 'kyat', figure: true },
    { key: 'settled', word: field.paid_part, kind: 'kyat', extra: true },
    { key: 'posted_date', word: field.posted_date, kind: 'date', extra: true },
  ],
  filters: [{ key: 'clearance_id', word: clearanceWords.list, kind: 'text', linked: true }],
});
