import { messageChannels } from '@waybill/domain/rooms/messages/message-channels.ts';
import { messagePurposeNames } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { messageLife } from '@waybill/domain/rooms/messages/message-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  messageChannelWords,
  messageColumnWords as shown,
  messageFieldWords as field,
  messageLanguageWords,
  messagePurposeWords,
  messageReasonWords,
  messageStateFaces,
  messageWords,
} from './messages.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

/** Messages to people outside, latest first. */
export const messageList = list({
  name: 'messages',
  title: commonWords.messages,
  about: messageWords.about,
  access: { permission: 'message.view' },
  sort: '-created_at',
  columns: [
    { key: 'phone', word: field.phone, kind: 'text', personal: 'phone', main: true },
    { key: 'purpose', word: shown.purpose, kind: 'words', words: messagePurposeWords },
    { key: 'tracking_code', word: field.tracking_code, kind: 'code' },
    { key: 'text', word: field.text, kind: 'text' },
    { key: 'channel', word: shown.channel, kind: 'words', words: messageChannelWords },
    { key: 'status', word: common.status, kind: 'state', states: messageStateFaces },
    { key: 'reason', word: commonFieldWords.reason, kind: 'words', words: messageReasonWords },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true },
    { key: 'locale', word: commonFieldWords.language, kind: 'words', words: messageLanguageWords, extra: true },
    { key: 'segments', word: shown.segments, kind: 'number', extra: true },
    { key: 'cost', word: shown.cost, kind: 'kyat', extra: true },
    { key: 'due_at', word: shown.due_at, kind: 'instant', extra: true },
    { key: 'sent_at', word: shown.sent_at, kind: 'instant', extra: true },
    { key: 'tries', word: commonFieldWords.tries, kind: 'number', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: messageLife.stateNames.map((value) => ({ value, word: messageStateFaces[value].word })),
    },
    {
      key: 'purpose',
      word: shown.purpose,
      kind: 'select',
      common: true,
      options: messagePurposeNames.map((value) => ({ value, word: messagePurposeWords[value] })),
    },
    {
      key: 'channel',
      word: shown.channel,
      kind: 'select',
      options: messageChannels.map((value) => ({ value, word: messageChannelWords[value] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch' },
    { key: 'from', word: commonFieldWords.from, kind: 'date' },
    { key: 'to', word: commonFieldWords.until, kind: 'date' },
  ],
});

/** Phone numbers that opted out of messages. */
export const messageOptOutList = list({
  name: 'message_opt_outs',
  title: messageWords.optOuts,
  about: messageWords.optOutsAbout,
  access: { permission: 'message.view' },
  sort: '-created_at',
  columns: [
    { key: 'phone', word: field.phone, kind: 'text', personal: 'phone', main: true },
    { key: 'note', word: field.note, kind: 'text' },
    { key: 'created_by', word: commonFieldWords.author, kind: 'text' },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true },
  ],
  filters: [],
});
