import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { mayFoundGroup } from '@waybill/domain/rooms/chats/decide-chat.ts';
import { chatContract as calls } from '@waybill/contract/rooms/chats/chats.contract.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { fileAnswer } from '../files/files.door.ts';
import { readMessages, readPicture } from './chat-messages.queries.ts';
import { countUnread, findMessages, readChat, readChatGroups, readPeople } from './chats.queries.ts';
import { editGroup, foundGroup, leaveGroup, openPersonChat, readUpTo, sendMessage } from './write-chat.ts';

export const chatRoutes: Route[] = [
  read(calls.people, ({ db, viewer }, { query }) => readPeople(db, viewer, query)),
  read(calls.groups, async ({ db, viewer }, { query }) => ({
    data: await readChatGroups(db, viewer, query.search),
    may_found: mayFoundGroup(viewer),
  })),
  read(calls.unread, ({ db, viewer }) => countUnread(db, viewer)),
  read(calls.found, async ({ db, viewer }, { query }) => ({ data: await findMessages(db, viewer, query.search) })),
  readOne(calls.detail, ({ db, viewer }, { params }) => readChat(db, viewer, params.id)),
  read(calls.messages, async ({ db, viewer }, { params, query }) => {
    return (await readMessages(db, viewer, params.id, query)) ?? refuse('not_found');
  }),
  read(calls.picture, async ({ db, viewer }, { params }) => {
    const picture = await readPicture(db, viewer, params);
    return picture ? fileAnswer(picture) : refuse('not_found');
  }),
  command(calls.with, (context, { body }) => openPersonChat(context, body.staff_id)),
  command(calls.send, (context, { params, body }) => sendMessage(context, params.id, body)),
  command(calls.read, (context, { params, body }) => readUpTo(context, params.id, body.seq)),
  command(calls.create, (context, { body }) => foundGroup(context, body)),
  command(calls.edit, (context, { params, body }) => editGroup(context, params.id, body)),
  command(calls.leave, (context, { params }) => leaveGroup(context, params.id)),
];
