import { holdMailLife, holdMailTabNames } from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import { list } from '../../kernel/list.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  holdEndingWords,
  holdMailFieldWords as field,
  holdMailStateFaces,
  holdMailTabWords,
  holdMailWords,
} from './hold-mails.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

const whileKept = { while: 'status', is: [holdMailLife.at.held] } as const;

/** Parcels held for their receivers at the covered branches (N-30). */
export const holdMailList = list({
  name: 'hold_mails',
  title: commonWords.holdMail,
  about: holdMailWords.about,
  access: { permission: 'hold_mail.view' },
  sort: 'hold_until',
  columns: [
    { key: 'tracking_code', word: labelFieldWords.tracking_code, kind: 'code', main: true },
    { key: 'receiver_name', word: labelFieldWords.destination_name, kind: 'text' },
    { key: 'hold_until', word: field.hold_until, kind: 'date', sortable: true, promise: whileKept },
    { key: 'requester_name', word: field.requester_name, kind: 'text' },
    { key: 'requester_phone', word: field.requester_phone, kind: 'text', personal: 'phone' },
    { key: 'phone_known', word: field.phone_known, kind: 'yes_no' },
    { key: 'status', word: common.status, kind: 'state', states: holdMailStateFaces },
    { key: 'hold_fee', word: field.hold_fee, kind: 'kyat' },
    { key: 'started_on', word: field.started_on, kind: 'date', extra: true },
    { key: 'ended_on', word: field.ended_on, kind: 'date', extra: true },
    { key: 'ended_how', word: field.ended_how, kind: 'words', words: holdEndingWords, extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
    { key: 'entered_by', word: field.entered_by, kind: 'text', extra: true },
  ],
  filters: [
    {
      key: 'tab',
      word: common.status,
      kind: 'select',
      options: holdMailTabNames.map((tab) => ({ value: tab, word: holdMailTabWords[tab] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
    { key: 'phone_known', word: field.phone_known, kind: 'yes_no', common: true },
  ],
});
