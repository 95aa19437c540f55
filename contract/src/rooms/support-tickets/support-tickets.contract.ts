import { z } from 'zod';
import {
  supportTicketLife,
  type SupportTicketCommand,
} from '@waybill/domain/rooms/support-tickets/support-ticket-states.ts';
import {
  cannedAnswerForm,
  ticketHandOnForm,
  newTicketForm,
  ticketMessageForm,
} from '@waybill/domain/rooms/support-tickets/ticket-forms.ts';
import {
  officeDesk,
  ticketDesks,
  ticketPriorities,
  ticketSources,
  ticketTypes,
} from '@waybill/domain/rooms/support-tickets/ticket-kinds.ts';
import { isProvider } from '@waybill/domain/kernel/user-types.ts';
import { staffName } from '../../kernel/personal.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import {
  action,
  bodyOf,
  done,
  idParam,
  instant,
  listQuery,
  many,
  named,
  one,
  recordId,
  rowOf,
  version,
} from '../../kernel/schemas.ts';
import { labelDetail } from '../labels/label-shapes.ts';
import { cannedAnswerList, supportTicketList } from './support-tickets.columns.ts';

export type SupportTicketTopic = 'support_ticket';

const access = supportTicketList.access;
const count = z.number().int();

const row = rowOf(supportTicketList, {
  id: count,
  number: z.string(),
  subject: z.string(),
  status: z.enum(supportTicketLife.stateNames),
  type: z.enum(ticketTypes),
  priority: z.enum(ticketPriorities),
  desk: z.enum(ticketDesks),
  source: z.enum(ticketSources),
  branch: named.nullable().describe('whose staff or program raised it; null for somebody without a branch'),
  to_branch: named.nullable(),
  to_staff: staffName('to_branch')
    .nullable()
    .describe('the person of the desk who has it; null while it waits for all of them'),
  created_by: staffName('branch'),
  created_at: instant,
  due_at: instant.nullable().describe('by when the desk answers; null while it does not have to'),
  last_at: instant,
});
export type SupportTicketRow = z.infer<typeof row>;

const message = z.object({
  id: count,
  at: instant,
  by: staffName().nullable().describe('null for what nobody did: the days, an escalation'),
  side: z.enum(['raiser', 'desk', 'system']),
  what: z.string().describe('the command, or create or escalate'),
  text: z.string().nullable(),
  files: z.array(z.object({ id: count, name: z.string() })),
});
export type TicketMessage = z.infer<typeof message>;

const detail = row.extend({
  name: z.string().describe('the number'),
  version,
  escalated_at: instant.nullable(),
  overdue: z.boolean(),
  unseen: z.boolean().describe('it was resolved, and nobody of the side that raised it has looked'),
  side: z.enum(['raiser', 'desk']).nullable(),
  raiser_locale: z.enum(['en', 'mm', 'zh']).describe('the language in which canned answers are given'),
  messages: z.array(message),
  label: labelDetail.nullable().describe('the parcel it is about, for whoever may see it'),
  to_staff_id: count.nullable(),
  to_branch_id: count.nullable(),
  customer: z
    .object({ id: count, name: z.string(), phone: z.array(z.string()), status: z.string(), branch: named })
    .nullable()
    .describe('the customer it is about, for whoever may see them'),
  clearance: z
    .object({
      id: count,
      number: z.string(),
      kind: z.string(),
      status: z.string(),
      customer: z.string(),
      actual_clearance_cod: count.describe('whole kyat'),
      issued_at: instant,
    })
    .nullable()
    .describe('the document it is about, for whoever may see it'),
  about_branch: named.nullable(),
  actions: z.array(action),
});
export type SupportTicketDetail = z.infer<typeof detail>;

const canned = z.object({
  id: count,
  title: z.string(),
  text_en: z.string(),
  text_mm: z.string(),
  text_zh: z.string().nullable(),
  version,
});
export type CannedAnswer = z.infer<typeof canned>;
const cannedRow = rowOf(cannedAnswerList, { id: count, title: z.string(), text: named, updated_at: instant });
export type CannedAnswerRow = z.infer<typeof cannedRow>;

const refusals = ['not_found', 'missing_permission', 'state_not_allowed', 'ticket_other_side'] as const;
const change = <const Command extends SupportTicketCommand>(command: Command, summary: string) => ({
  id: `support_tickets.${command}` as const,
  method: 'POST' as const,
  path: `/api/support-ticket/{id}/${command}`,
  summary,
  access: { permission: supportTicketLife.commands[command].permission },
  scope: 'branch' as const,
  params: idParam,
  output: one(detail),
});
const writing = {
  body: bodyOf(ticketMessageForm),
  multipart: true as const,
  refusals: [...refusals, 'ticket_moved'] as const,
};

export const supportTicketContract = {
  list: endpoint({
    id: 'support_tickets.list',
    method: 'GET',
    path: '/api/support-ticket',
    summary: 'The tickets that the viewer’s side raised or that their desk is asked',
    access,
    scope: 'branch',
    query: listQuery(supportTicketList),
    output: many(row),
  }),
  count: endpoint({
    id: 'support_tickets.count',
    method: 'GET',
    path: '/api/support-ticket/count',
    summary: 'How many stand behind each tab of open work',
    access,
    scope: 'branch',
    output: z.object({ data: z.record(z.string(), count) }),
  }),
  waiting: endpoint({
    id: 'support_tickets.waiting',
    method: 'GET',
    path: '/api/supportTicket/ticket-count',
    withFrame: true,
    summary: 'How many tickets wait for the caller: to be answered for their desk, or read where they raised them',
    access,
    scope: 'branch',
    output: count,
  }),
  from_za: endpoint({
    id: 'support_tickets.from_za',
    method: 'GET',
    path: '/api/ticket-to-za/noti-count/complete',
    withFrame: true,
    summary: 'How many tickets the software provider resolved that nobody of the caller’s side has looked at',
    access,
    scope: 'branch',
    output: z.object({ from_za: count }),
  }),
  detail: endpoint({
    id: 'support_tickets.detail',
    method: 'GET',
    path: '/api/support-ticket/{id}',
    summary: 'One ticket: the conversation, what it is about, what may be done',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  file: endpoint({
    id: 'support_tickets.file',
    method: 'GET',
    path: '/api/support-ticket/{id}/file/{file_id}',
    summary: 'A file of the conversation, for whoever sees the ticket',
    access,
    scope: 'branch',
    params: z.strictObject({ id: recordId, file_id: recordId }),
    output: null,
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'support_tickets.create',
    method: 'POST',
    path: '/api/support-ticket',
    summary:
      'Raise a ticket to a branch, to head office or to the software provider. A program asks its own branch (`to_branch_id` may be left out) or head office',
    access,
    scope: 'branch',
    status: 201,
    body: bodyOf(newTicketForm),
    multipart: true,
    output: one(detail),
    refusals: [
      'ticket_about_unknown',
      'ticket_desk_branch',
      'ticket_desk_program',
      'missing_permission',
      'validation_failed',
    ],
  }),
  seen: endpoint({
    id: 'support_tickets.seen',
    method: 'POST',
    path: '/api/support-ticket/{id}/seen',
    summary: 'Somebody of the side that raised it has looked at how it was resolved',
    access,
    scope: 'branch',
    params: idParam,
    output: done,
    refusals: ['not_found'],
    unaudited: true,
  }),
  answer: endpoint({ ...change('answer', 'Answer for the desk that is asked'), ...writing }),
  reply: endpoint({ ...change('reply', 'Write once more to the desk that is asked'), ...writing }),
  hand_on: endpoint({
    ...change(
      'hand_on',
      'Give it on to another desk, or to one person of a desk, saying why; the time to answer stays',
    ),
    body: bodyOf(ticketHandOnForm),
    output: done,
    refusals: [...writing.refusals, 'ticket_desk_branch', 'ticket_person', 'ticket_has_it', 'validation_failed'],
  }),
  people: endpoint({
    id: 'support_tickets.people',
    method: 'GET',
    path: '/api/support-ticket/{id}/people',
    summary: 'Who answers for a desk, and can be given this ticket',
    access: { permission: supportTicketLife.commands.hand_on.permission },
    scope: 'branch',
    params: idParam,
    query: z.strictObject({
      desk: z.enum(ticketDesks).default(officeDesk),
      to_branch_id: z.coerce.number().int().optional(),
    }),
    output: one(z.array(z.object({ id: count, name: z.string() }))),
    refusals: ['not_found'],
  }),
  resolve: endpoint({ ...change('resolve', 'Say what was done: the ticket is resolved'), ...writing }),
  close: endpoint({ ...change('close', 'The side that raised it wants nothing more'), refusals }),
  reopen: endpoint({
    ...change('reopen', 'It is not resolved after all; within seven days'),
    ...writing,
    refusals: [...writing.refusals, 'ticket_reopen_late'],
  }),
};

const settings = cannedAnswerList.access;
export const cannedAnswerContract = {
  list: endpoint({
    id: 'canned_answers.list',
    method: 'GET',
    path: '/api/canned-answer',
    summary: 'Answers that are given often, for those who keep them',
    access: settings,
    scope: 'operator',
    query: listQuery(cannedAnswerList),
    output: many(cannedRow),
  }),
  all: endpoint({
    id: 'canned_answers.all',
    method: 'GET',
    path: '/api/canned-answer/all',
    summary: 'Every canned answer in its languages, for those who answer tickets',
    // The software provider's staff answer in their own words.
    access: { permission: 'support_ticket.answer', check: (viewer) => !isProvider(viewer) },
    scope: 'operator',
    output: z.object({ data: z.array(canned) }),
  }),
  detail: endpoint({
    id: 'canned_answers.detail',
    method: 'GET',
    path: '/api/canned-answer/{id}',
    summary: 'One canned answer',
    access: settings,
    scope: 'operator',
    params: idParam,
    output: one(canned),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'canned_answers.create',
    method: 'POST',
    path: '/api/canned-answer',
    summary: 'A new canned answer',
    access: settings,
    scope: 'operator',
    status: 201,
    body: bodyOf(cannedAnswerForm),
    output: one(canned),
  }),
  edit: endpoint({
    id: 'canned_answers.edit',
    method: 'PUT',
    path: '/api/canned-answer/{id}',
    summary: 'Change a canned answer; `version` is that of the record that was read',
    access: settings,
    scope: 'operator',
    params: idParam,
    body: bodyOf(cannedAnswerForm, { version }),
    output: one(canned),
    refusals: ['not_found', 'changed_meanwhile'],
  }),
  remove: endpoint({
    id: 'canned_answers.remove',
    method: 'DELETE',
    path: '/api/canned-answer/{id}',
    summary: 'Delete a canned answer; what was answered with it stays',
    access: settings,
    scope: 'operator',
    params: idParam,
    output: done,
    refusals: ['not_found'],
  }),
};
