import { remittedVerdictNames } from '@waybill/domain/rooms/remittances/judge-remitted.ts';
import { remittanceLife } from '@waybill/domain/rooms/remittances/remittance-states.ts';
import { list } from '../../kernel/list.ts';
import { labelFieldWords as label } from '../labels/labels.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  remittanceEndWords,
  remittanceFaces,
  remittanceFieldWords as field,
  remittanceWords,
  remittedFaces,
} from './remittances.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

const access = { permission: 'cod.view' } as const;

/** Remittances of the mail post (N-27), newest first. */
export const remittanceList = list({
  name: 'remittances',
  title: remittanceWords.list,
  about: remittanceWords.about,
  access,
  sort: '-id',
  columns: [
    { key: 'number', word: field.remittance_number, kind: 'code', main: true },
    { key: 'status', word: common.status, kind: 'state', states: remittanceFaces },
    { key: 'paid_on', word: field.paid_on, kind: 'date' },
    { key: 'reference', word: field.reference, kind: 'text' },
    { key: 'bank_amount', word: field.bank_amount, kind: 'kyat' },
    { key: 'mmpost_charge', word: field.mmpost_charge, kind: 'kyat' },
    { key: 'lines_total', word: field.lines_total, kind: 'number' },
    { key: 'lines_waiting', word: field.lines_waiting, kind: 'number' },
    { key: 'created_by', word: field.brought_by, kind: 'text', extra: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', extra: true },
    { key: 'confirmed_by', word: field.confirmed_by, kind: 'text', extra: true },
    { key: 'confirmed_at', word: field.confirmed_at, kind: 'instant', extra: true },
    { key: 'file_name', word: field.file_name, kind: 'text', extra: true },
    { key: 'bank_account', word: field.bank_account_id, kind: 'text', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
    { key: 'id', word: field.remittance_id, kind: 'number', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: remittanceLife.stateNames.map((state) => ({ value: state, word: remittanceFaces[state].word })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
    { key: 'waits', word: field.lines_waiting, kind: 'yes_no', common: true },
  ],
});

/** Lines of remittances with their results and the end of each difference. */
export const remittanceLineList = list({
  name: 'remittance_lines',
  title: remittanceWords.lines,
  about: remittanceWords.about,
  access,
  sort: 'row_no',
  columns: [
    { key: 'row_no', word: field.row_no, kind: 'number', sortable: true },
    { key: 'code', word: label.mp_tracking_code, kind: 'code', main: true },
    { key: 'paid_amount', word: field.paid_amount, kind: 'kyat' },
    { key: 'owed', word: field.owed, kind: 'kyat' },
    { key: 'difference', word: field.difference, kind: 'kyat' },
    { key: 'verdict', word: field.remitted_verdict, kind: 'state', states: remittedFaces },
    { key: 'tracking_code', word: label.tracking_code, kind: 'code' },
    { key: 'owner', word: field.difference_owner, kind: 'text' },
    { key: 'ended', word: field.end, kind: 'words', words: remittanceEndWords },
    { key: 'end_note', word: field.end_note, kind: 'text' },
    { key: 'amount_text', word: field.amount_text, kind: 'text', extra: true },
    { key: 'ended_by', word: field.ended_by, kind: 'text', extra: true },
    { key: 'remittance_number', word: field.remittance_number, kind: 'code', extra: true },
  ],
  filters: [
    { key: 'remittance_id', word: field.remittance_id, kind: 'text', linked: true },
    {
      key: 'verdict',
      word: field.remitted_verdict,
      kind: 'select',
      common: true,
      options: remittedVerdictNames.map((verdict) => ({ value: verdict, word: remittedFaces[verdict].word })),
    },
    { key: 'waits', word: field.waits, kind: 'yes_no', common: true },
  ],
});
