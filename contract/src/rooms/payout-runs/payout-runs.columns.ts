import { payoutRunLife } from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import { payoutTemplateLife } from '@waybill/domain/rooms/payout-runs/payout-template-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  payoutFormatWords,
  payoutRunFieldWords as field,
  payoutRunStateFaces,
  payoutRunWords,
  payoutTemplateStateFaces,
} from './payout-runs.words.ts';

/** Payout runs of the covered branches. */
export const payoutRunList = list({
  name: 'payout_runs',
  title: payoutRunWords.list,
  about: payoutRunWords.about,
  access: { permission: 'cod.view' },
  sort: '-created_at',
  columns: [
    { key: 'number', word: field.number, kind: 'code', main: true },
    { key: 'status', word: common.status, kind: 'state', states: payoutRunStateFaces },
    { key: 'line_count', word: field.line_count, kind: 'number' },
    { key: 'amount', word: field.amount, kind: 'kyat' },
    { key: 'paid_count', word: field.paid_count, kind: 'number' },
    { key: 'failed_count', word: field.failed_count, kind: 'number' },
    { key: 'bank_account', word: field.bank_account, kind: 'text' },
    { key: 'template', word: field.template, kind: 'text' },
    { key: 'created_by', word: field.created_by, kind: 'text' },
    { key: 'created_at', word: field.created_at, kind: 'instant', sortable: true },
    { key: 'approved_by', word: field.approved_by, kind: 'text', extra: true },
    { key: 'paid_amount', word: field.paid_amount, kind: 'kyat', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: payoutRunLife.stateNames.map((state) => ({ value: state, word: payoutRunStateFaces[state].word })),
    },
    { key: 'bank_account_id', word: field.bank_account, kind: 'select', source: 'bank_account' },
  ],
});

/** Templates of banks' files. */
export const payoutTemplateList = list({
  name: 'payout_templates',
  title: payoutRunWords.templates,
  about: payoutRunWords.templatesAbout,
  access: { permission: 'cod.view' },
  sort: 'name',
  columns: [
    { key: 'name', word: field.name, kind: 'text', sortable: true, main: true },
    { key: 'status', word: common.status, kind: 'state', states: payoutTemplateStateFaces },
    { key: 'format', word: field.format, kind: 'words', words: payoutFormatWords },
    { key: 'proposed_by', word: field.proposed_by, kind: 'text' },
    { key: 'decided_by', word: field.decided_by, kind: 'text' },
    { key: 'updated_at', word: common.updated_at, kind: 'instant', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: payoutTemplateLife.stateNames.map((state) => ({
        value: state,
        word: payoutTemplateStateFaces[state].word,
      })),
    },
  ],
});
