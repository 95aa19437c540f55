import { z } from 'zod';
import { chatGroupForm, chatMessageForm } from '@waybill/domain/rooms/chats/chat-forms.ts';
import { chatKinds } from '@waybill/domain/rooms/chats/chat-kinds.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, idParam, instant, many, named, one, pageOf, recordId, version } from '../../kernel/schemas.ts';

export type ChatTopic = 'chat';

/** Content of a chat event: which conversation, never the text. */
export interface ChatEvent {
  readonly chat_id: number;
  readonly what: 'message' | 'read' | 'members';
}

/** Open to every signed-in user (decisions 16); staff of other operators have nobody to write to. */
const access = { global: true } as const;
const count = z.number().int();

const last = z
  .object({
    text: z.string().nullable().describe('null for a picture alone'),
    at: instant,
    by: z.string(),
    mine: z.boolean(),
  })
  .nullable();

const person = z.object({
  id: count.describe('of the person'),
  name: z.string(),
  role: named.omit({ id: true }),
  branch: named.nullable(),
  chat_id: count.nullable().describe('the conversation with them, once there is one'),
  unread: count,
  last,
});
export type ChatPerson = z.infer<typeof person>;

const group = z.object({
  id: count.describe('of the conversation'),
  kind: z.enum(chatKinds),
  name: z.string().nullable().describe('of a group made by hand'),
  of: named.nullable().describe('the branch or the collection whose group it is'),
  unread: count,
  last,
});
export type ChatGroup = z.infer<typeof group>;

const member = z.object({
  id: count,
  name: z.string(),
  branch: named.nullable(),
  read_seq: count.describe('the newest message that they have read'),
});
export type ChatMember = z.infer<typeof member>;

const detail = z.object({
  id: count,
  kind: z.enum(chatKinds),
  name: z.string().nullable().describe('of a group made by hand, or the name of the other one of two'),
  of: named.nullable(),
  last_seq: count,
  read_seq: count.describe('the newest message that the viewer has read'),
  owner_id: count.nullable(),
  members: z.array(member),
  blocked: z.string().nullable().describe('why nothing can be written (a refusal code)'),
  keeps: z.boolean().describe('the viewer names the group and says who is in it'),
  version,
});
export type ChatDetail = z.infer<typeof detail>;

const message = z.object({
  seq: count.describe('the place in the conversation, as the server took it'),
  at: instant,
  by: z.object({ id: count, name: z.string() }),
  text: z.string().nullable(),
  picture: z.string().nullable().describe('the name of its picture'),
  sent_id: z.string(),
  parcels: z
    .array(z.object({ code: z.string(), id: count }))
    .describe('the parcels whose codes stand in the text, of those that the viewer may see'),
});
export type ChatMessage = z.infer<typeof message>;

const found = z.object({
  chat_id: count,
  seq: count,
  at: instant,
  by: z.string(),
  text: z.string(),
  chat: z.object({ name: z.string().nullable(), of: named.nullable() }),
});
export type FoundMessage = z.infer<typeof found>;

const search = z.string().max(200).default('');
const seq = z.coerce.number().int().min(0).max(2_147_483_647);
const refusals = ['not_found', 'missing_permission'] as const;

export const chatContract = {
  people: endpoint({
    id: 'chats.people',
    method: 'GET',
    path: '/api/chat/user-lists',
    summary: 'The people one may write to: of the own branches, of head office, and whoever wrote before; unread first',
    access,
    scope: 'branch',
    query: z.strictObject({ search, page: pageOf().page }),
    output: many(person),
    withFrame: false,
  }),
  groups: endpoint({
    id: 'chats.groups',
    method: 'GET',
    path: '/api/chat/group-lists',
    summary: 'The groups one is in: of branches, of collections, made by hand; unread first',
    access,
    scope: 'self',
    query: z.strictObject({ search }),
    output: z.object({ data: z.array(group), may_found: z.boolean() }),
  }),
  unread: endpoint({
    id: 'chats.unread',
    method: 'GET',
    path: '/api/chat/unread-count',
    withFrame: true,
    summary: 'How many messages the caller has not read',
    access,
    scope: 'self',
    output: count,
  }),
  found: endpoint({
    id: 'chats.found',
    method: 'GET',
    path: '/api/chat/found',
    summary: 'The newest messages of the own conversations that hold a text',
    access,
    scope: 'self',
    query: z.strictObject({ search: z.string().max(200) }),
    output: z.object({ data: z.array(found) }),
  }),
  with: endpoint({
    id: 'chats.with',
    method: 'POST',
    path: '/api/chat/person',
    summary: 'The conversation with a person; it is begun when there is none',
    access,
    scope: 'branch',
    body: z.strictObject({ staff_id: recordId }),
    output: one(z.object({ id: count })),
    refusals,
    unaudited: true,
  }),
  detail: endpoint({
    id: 'chats.detail',
    method: 'GET',
    path: '/api/chat/{id}',
    summary: 'One conversation: who is in it and how far they have read',
    access,
    scope: 'self',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  messages: endpoint({
    id: 'chats.messages',
    method: 'GET',
    path: '/api/chat/{id}/message',
    summary: 'A page of messages, in the order of the server: the newest, or those before or after one',
    access,
    scope: 'self',
    params: idParam,
    query: z.strictObject({
      before: seq.optional().describe('`seq` of a message'),
      after: seq.optional().describe('`seq` of a message'),
    }),
    output: z.object({ data: z.array(message), more: z.boolean().describe('there are more in the same direction') }),
    refusals: ['not_found'],
  }),
  picture: endpoint({
    id: 'chats.picture',
    method: 'GET',
    path: '/api/chat/{id}/picture/{seq}',
    summary: 'The picture of a message, for whoever is in the conversation',
    access,
    scope: 'self',
    params: z.strictObject({ id: recordId, seq: recordId }),
    output: null,
    refusals: ['not_found'],
  }),
  send: endpoint({
    id: 'chats.send',
    method: 'POST',
    path: '/api/chat/{id}/message',
    summary: 'Write a message; under the same `sent_id` it stands there once, however often it is sent',
    access,
    scope: 'self',
    status: 201,
    params: idParam,
    body: bodyOf(chatMessageForm, { sent_id: z.uuid() }),
    multipart: true,
    output: one(message),
    refusals: [...refusals, 'chat_empty', 'chat_person_gone', 'validation_failed'],
    unaudited: true,
  }),
  read: endpoint({
    id: 'chats.read',
    method: 'POST',
    path: '/api/chat/{id}/read',
    summary: 'The caller has read up to a message',
    access,
    scope: 'self',
    params: idParam,
    body: z.strictObject({ seq }),
    output: done,
    refusals: ['not_found'],
    unaudited: true,
  }),
  create: endpoint({
    id: 'chats.create',
    method: 'POST',
    path: '/api/chat/group',
    summary: 'Found a group of people one may write to',
    access,
    scope: 'branch',
    status: 201,
    body: bodyOf(chatGroupForm),
    output: one(detail),
    refusals: ['missing_permission', 'chat_members'],
  }),
  edit: endpoint({
    id: 'chats.edit',
    method: 'PUT',
    path: '/api/chat/{id}/group',
    summary: 'Name a group anew and say who is in it; whoever is taken out reads nothing from then on',
    access,
    scope: 'self',
    params: idParam,
    body: bodyOf(chatGroupForm, { version }),
    output: one(detail),
    refusals: ['not_found', 'chat_not_kept', 'chat_members', 'changed_meanwhile'],
  }),
  leave: endpoint({
    id: 'chats.leave',
    method: 'POST',
    path: '/api/chat/{id}/leave',
    summary: 'Leave a group that was made by hand; whoever has been in it longest keeps it after its founder',
    access,
    scope: 'self',
    params: idParam,
    output: done,
    refusals: ['not_found', 'state_not_allowed'],
  }),
};
