import { supportTicketLife, ticketTabs } from '@waybill/domain/rooms/support-tickets/support-ticket-states.ts';
import {
  ticketDesks,
  ticketPriorities,
  ticketSources,
  ticketTypes,
} from '@waybill/domain/rooms/support-tickets/ticket-kinds.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  cannedAnswerFieldWords,
  cannedAnswerWords,
  supportTicketStateFaces,
  supportTicketWords,
  ticketDeskWords,
  ticketColumnWords as shown,
  ticketFieldWords as field,
  ticketPriorityWords,
  ticketSourceWords,
  ticketTabWords,
  ticketTypeWords,
} from './support-tickets.words.ts';

/** Support tickets of the viewer's side or desk, those due first on top. */
export const supportTicketList = list({
  name: 'support_tickets',
  title: supportTicketWords.list,
  about: supportTicketWords.about,
  access: { permission: 'support_ticket.view' },
  sort: '-last_at',
  columns: [
    { key: 'number', word: shown.number, kind: 'code', main: true },
    { key: 'subject', word: field.subject, kind: 'text', tells: true },
    { key: 'status', word: common.status, kind: 'state', states: supportTicketStateFaces },
    { key: 'priority', word: field.priority, kind: 'words', words: ticketPriorityWords },
    { key: 'desk', word: field.desk, kind: 'words', words: ticketDeskWords },
    { key: 'due_at', word: shown.due_at, kind: 'instant', sortable: true, promise: {} },
    { key: 'last_at', word: shown.last_at, kind: 'instant', sortable: true },
    { key: 'type', word: field.type, kind: 'words', words: ticketTypeWords, extra: true },
    { key: 'created_by', word: shown.created_by, kind: 'text', extra: true },
    { key: 'branch', word: shown.branch, kind: 'named', extra: true },
    { key: 'to_branch', word: shown.to_branch, kind: 'named', extra: true },
    { key: 'to_staff', word: field.to_staff_id, kind: 'text', extra: true },
    { key: 'source', word: shown.source, kind: 'words', words: ticketSourceWords, extra: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'tab',
      word: common.status,
      kind: 'select',
      options: ticketTabs.map((value) => ({ value, word: ticketTabWords[value] })),
    },
    {
      key: 'type',
      word: field.type,
      kind: 'select',
      common: true,
      options: ticketTypes.map((value) => ({ value, word: ticketTypeWords[value] })),
    },
    {
      key: 'desk',
      word: field.desk,
      kind: 'select',
      common: true,
      options: ticketDesks.map((value) => ({ value, word: ticketDeskWords[value] })),
    },
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: supportTicketLife.stateNames.map((value) => ({ value, word: supportTicketStateFaces[value].word })),
    },
    {
      key: 'priority',
      word: field.priority,
      kind: 'select',
      options: ticketPriorities.map((value) => ({ value, word: ticketPriorityWords[value] })),
    },
    {
      key: 'source',
      word: shown.source,
      kind: 'select',
      options: ticketSources.map((value) => ({ value, word: ticketSourceWords[value] })),
    },
    { key: 'label_id', word: field.tracking_code, kind: 'text' },
    { key: 'customer_id', word: field.customer_id, kind: 'text' },
    { key: 'clearance_id', word: field.clearance_no, kind: 'text' },
  ],
});

/** Answers for frequent questions. */
export const cannedAnswerList = list({
  name: 'canned_answers',
  title: cannedAnswerWords.list,
  about: cannedAnswerWords.about,
  access: { permission: 'support_ticket.settings' },
  sort: 'title',
  columns: [
    { key: 'title', word: cannedAnswerFieldWords.title, kind: 'text', sortable: true, main: true },
    { key: 'text', word: cannedAnswerFieldWords.text, kind: 'named' },
    { key: 'updated_at', word: cannedAnswerFieldWords.updated_at, kind: 'instant', extra: true },
  ],
  filters: [],
});
