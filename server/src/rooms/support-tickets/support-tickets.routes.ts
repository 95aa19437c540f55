import { refuse } from '@waybill/domain/kernel/refusal.ts';
import {
  cannedAnswerContract,
  supportTicketContract as calls,
} from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { fileAnswer } from '../files/files.door.ts';
import { cannedAnswerSource, readCannedAnswer, readCannedAnswers } from './canned-answers.queries.ts';
import {
  readFromProvider,
  readRaiser,
  readTicket,
  readTicketCounts,
  countWaiting,
  supportTicketSource,
  readDeskPeople,
} from './support-tickets.queries.ts';
import { readTicketFile } from './ticket-about.queries.ts';
import { createCannedAnswer, editCannedAnswer, removeCannedAnswer } from './write-canned-answer.ts';
import { handOnTicket } from './hand-on-ticket.ts';
import { changeTicket, createTicket, seeTicket } from './write-ticket.ts';

const writing = ['answer', 'reply', 'resolve', 'reopen'] as const;

export const supportTicketRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, supportTicketSource, viewer, query)),
  read(calls.count, async ({ db, viewer }) => ({ data: await readTicketCounts(db, viewer) })),
  read(calls.waiting, ({ db, viewer }) => countWaiting(db, viewer)),
  read(calls.from_za, async ({ db, viewer }) => ({ from_za: await readFromProvider(db, viewer) })),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readTicket(db, viewer, params.id, now)),
  read(calls.file, async ({ db, viewer }, { params }) => {
    const file = await readTicketFile(db, viewer, params);
    return file ? fileAnswer(file) : refuse('not_found');
  }),
  command(calls.create, (context, { body }) => createTicket(context, body)),
  command(calls.seen, (context, { params }) => seeTicket(context, params.id)),
  ...writing.map((name) =>
    command(calls[name], (context, { params, body }) => changeTicket(context, name, params.id, body)),
  ),
  command(calls.hand_on, (context, { params, body }) => handOnTicket(context, params.id, body)),
  read(calls.people, async ({ db, viewer }, { params, query }) => {
    const raiser = await readRaiser(db, viewer, params.id);
    if (raiser === null) return refuse('not_found');
    const { desk, to_branch_id = null } = query;
    return { data: await readDeskPeople(db, viewer, { desk, to_branch_id }, raiser.created_by) };
  }),
  command(calls.close, (context, { params }) => changeTicket(context, 'close', params.id, null)),
];

const canned = cannedAnswerContract;
export const cannedAnswerRoutes: Route[] = [
  read(canned.list, ({ db, viewer }, { query }) => readPage(db, cannedAnswerSource, viewer, query)),
  read(canned.all, async ({ db }) => ({ data: await readCannedAnswers(db) })),
  readOne(canned.detail, ({ db }, { params }) => readCannedAnswer(db, params.id)),
  command(canned.create, (context, { body }) => createCannedAnswer(context, body)),
  command(canned.edit, (context, { params, body }) => editCannedAnswer(context, params.id, body)),
  command(canned.remove, (context, { params }) => removeCannedAnswer(context, params.id)),
];
