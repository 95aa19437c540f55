import { z } from 'zod';
import { addedChannels, messageChannels, messageGroups } from '@waybill/domain/rooms/messages/message-channels.ts';
import {
  channelForm,
  channelTestForm,
  messageSettingsForm,
  optOutForm,
  routeForm,
  sendMessageForm,
  templateForm,
} from '@waybill/domain/rooms/messages/message-forms.ts';
import { messagePurposeNames, templatePurposes } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { messageLife, type MessageCommand } from '@waybill/domain/rooms/messages/message-states.ts';
import { tryOutcomes } from '@waybill/domain/rooms/messages/sending.ts';
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
  rowOf,
  version,
} from '../../kernel/schemas.ts';
import { messageList, messageOptOutList } from './messages.columns.ts';

export type MessageTopic = 'message';

const access = messageList.access;
const sends = { permission: 'message.send' } as const;
const settles = { permission: 'message.settings' } as const;
const count = z.number().int();
const text = z.string().nullable();

const row = rowOf(messageList, {
  id: count,
  purpose: z.enum(messagePurposeNames),
  phone: text.describe('null until it is written, a moment after its event'),
  text: text.describe('null where it held a code'),
  locale: text.describe('in which language it is written; null until then, and for what a person wrote'),
  label_id: count.nullable(),
  tracking_code: text,
  branch: named,
  channel: z.enum(messageChannels).describe('on which it is sent, or waits to be sent'),
  status: z.enum(messageLife.stateNames),
  reason: text,
  segments: count,
  cost: count.describe('whole kyat'),
  tries: count,
  due_at: instant,
  sent_at: instant.nullable(),
  created_at: instant,
});
export type MessageRow = z.infer<typeof row>;

const tried = z.object({
  at: instant,
  gateway: z.string(),
  outcome: z.string(),
  answer: text.describe('the beginning of what the gateway said'),
  took_ms: count,
});
const detail = row.extend({
  name: z.string(),
  version,
  gateway: text,
  delivered_at: instant.nullable(),
  expires_at: instant.nullable(),
  created_by: text,
  later: z.array(z.enum(messageChannels)).describe('channels that follow when this one does not deliver it'),
  fallback_at: instant.nullable().describe('when the next channel is used at the latest'),
  email: text.describe('of the customer, where e-mail is one of its channels'),
  history: z.array(tried).describe('each try, the latest first'),
  actions: z.array(action),
});
export type MessageDetail = z.infer<typeof detail>;

const template = z.object({
  purpose: z.enum(templatePurposes),
  is_active: z.boolean(),
  mm: z.string(),
  en: z.string(),
  zh: z.string(),
  version,
});
export type MessageTemplate = z.infer<typeof template>;

const settings = z.object({
  gateway: z.string(),
  body_template: z.string(),
  sent_when: text,
  knows_repeats: z.boolean(),
  pace: count,
  timeout_seconds: count,
  language: z.string(),
  quiet_from: count,
  quiet_to: count,
  segment_cost: count,
  version,
  gateway_host: text.describe('where this server sends messages; null when no gateway is set up on it'),
  has_links: z.boolean().describe('whether messages can hold links'),
});
export type MessageSettingsRow = z.infer<typeof settings>;

const channel = z.object({
  channel: z.enum(addedChannels),
  is_active: z.boolean(),
  is_set_up: z.boolean().describe('whether it has what it needs to send'),
  has_token: z.boolean().describe('the token itself is never answered'),
  account: text,
  body_template: text.describe('of the request; null on the channel for e-mail'),
  reports: z.boolean(),
  pace: count,
  price: count.describe('whole kyat of a message'),
  server: text.describe('where this server sends to; null when none is set up on it'),
  version,
});
export type MessageChannelRow = z.infer<typeof channel>;

const route = z.object({
  group: z.enum(messageGroups),
  channels: z.array(z.enum(addedChannels)).describe('in this order; SMS follows'),
  wait_minutes: count,
  may_choose: z.boolean(),
  version,
});
export type MessageRouteRow = z.infer<typeof route>;

const optOut = rowOf(messageOptOutList, {
  id: count,
  phone: z.string(),
  note: text,
  created_by: text,
  created_at: instant,
});
export type MessageOptOut = z.infer<typeof optOut>;

const change = <const Command extends MessageCommand>(command: Command, summary: string) => ({
  id: `messages.${command}` as const,
  method: 'POST' as const,
  path: `/api/message/{id}/${command}`,
  summary,
  access: { permission: messageLife.commands[command].permission },
  scope: 'branch' as const,
  params: idParam,
  output: one(detail),
});

export const messageContract = {
  list: endpoint({
    id: 'messages.list',
    method: 'GET',
    path: '/api/message',
    summary: 'Messages to people outside, with how far each has come',
    access,
    scope: 'branch',
    query: listQuery(messageList),
    output: many(row),
  }),
  detail: endpoint({
    id: 'messages.detail',
    method: 'GET',
    path: '/api/message/{id}',
    summary: 'One message with every try to hand it to the gateway',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  ofLabel: endpoint({
    id: 'messages.ofLabel',
    method: 'GET',
    path: '/api/label/{id}/message',
    summary: 'The messages about one parcel, the latest first',
    access,
    scope: 'branch',
    params: idParam,
    output: one(z.array(row)),
    refusals: ['not_found'],
  }),
  send: endpoint({
    id: 'messages.send',
    method: 'POST',
    path: '/api/send-message',
    summary: 'Send a free text of at most three segments to a party of a parcel or to a customer',
    access: sends,
    scope: 'branch',
    status: 201,
    limit: { max: 30, seconds: 60 },
    body: bodyOf(sendMessageForm),
    output: one(detail),
    refusals: ['message_about_unknown', 'message_no_phone', 'message_opted_out', 'validation_failed'],
  }),
  resend: endpoint({
    ...change('resend', 'Send a failed message again, as another one to the provider'),
    refusals: ['not_found', 'state_not_allowed', 'message_opted_out', 'message_text_gone', 'message_no_phone'],
  }),
  withdraw: endpoint({
    ...change('withdraw', 'Do not send a message that still waits'),
    refusals: ['not_found', 'state_not_allowed'],
  }),
  templates: endpoint({
    id: 'messages.templates',
    method: 'GET',
    path: '/api/message-template',
    summary: 'The texts of all occasions in three languages',
    access: settles,
    scope: 'operator',
    output: one(z.array(template)),
  }),
  editTemplate: endpoint({
    id: 'messages.editTemplate',
    method: 'PUT',
    path: '/api/message-template/{purpose}',
    summary: 'Change the text of an occasion, or stop sending it',
    access: settles,
    scope: 'operator',
    params: z.strictObject({ purpose: z.string().max(40) }),
    body: bodyOf(templateForm, { version }),
    output: one(template),
    refusals: ['not_found', 'changed_meanwhile', 'validation_failed'],
  }),
  settings: endpoint({
    id: 'messages.settings',
    method: 'GET',
    path: '/api/message-settings',
    summary: 'How messages leave: gateway, pace, quiet hours',
    access: settles,
    scope: 'operator',
    output: one(settings),
  }),
  saveSettings: endpoint({
    id: 'messages.saveSettings',
    method: 'PUT',
    path: '/api/message-settings',
    summary: 'Change how messages leave',
    access: settles,
    scope: 'operator',
    body: bodyOf(messageSettingsForm, { version }),
    output: one(settings),
    refusals: ['changed_meanwhile', 'validation_failed'],
  }),
  channels: endpoint({
    id: 'messages.channels',
    method: 'GET',
    path: '/api/message-channel',
    summary: 'Channels before SMS, and their order for each group of purposes',
    access: settles,
    scope: 'operator',
    output: one(z.object({ channels: z.array(channel), routes: z.array(route) })),
  }),
  saveChannel: endpoint({
    id: 'messages.saveChannel',
    method: 'PUT',
    path: '/api/message-channel/{channel}',
    summary: 'Change a channel; a token that is left out stays as it is',
    access: settles,
    scope: 'operator',
    params: z.strictObject({ channel: z.enum(addedChannels) }),
    body: bodyOf(channelForm, { version }),
    output: one(channel),
    refusals: ['changed_meanwhile', 'validation_failed'],
  }),
  testChannel: endpoint({
    id: 'messages.testChannel',
    method: 'POST',
    path: '/api/message-channel/{channel}/test',
    summary: 'Send a test message with the stored settings of a channel; answers what the provider said',
    access: settles,
    scope: 'operator',
    limit: { max: 5, seconds: 60 },
    unaudited: true,
    params: z.strictObject({ channel: z.enum(addedChannels) }),
    body: bodyOf(channelTestForm),
    output: one(z.object({ outcome: z.enum(tryOutcomes), answer: text, took_ms: count })),
    refusals: ['validation_failed', 'message_channel_off'],
  }),
  saveRoute: endpoint({
    id: 'messages.saveRoute',
    method: 'PUT',
    path: '/api/message-route/{group}',
    summary: 'Change the order of channels for a group of purposes',
    access: settles,
    scope: 'operator',
    params: z.strictObject({ group: z.enum(messageGroups) }),
    body: bodyOf(routeForm, { version }),
    output: one(route),
    refusals: ['changed_meanwhile', 'validation_failed'],
  }),
  report: endpoint({
    id: 'messages.report',
    method: 'POST',
    path: '/api/message-report/{token}',
    summary: 'The provider reports what reached a phone. The token is the secret of SMS_REPORT_TOKEN',
    access: 'guest',
    scope: 'none',
    limit: { max: 6000, seconds: 60 },
    unaudited: true,
    params: z.strictObject({ token: z.string().max(200) }),
    bodySize: 'small',
    body: z.object({
      id: z.string().max(60).describe('the id that went along with the message'),
      status: z.enum(['delivered', 'failed']),
    }),
    output: done,
    refusals: ['not_found'],
  }),
};

export const messageOptOutContract = {
  list: endpoint({
    id: 'message_opt_outs.list',
    method: 'GET',
    path: '/api/message-opt-out',
    summary: 'Numbers that asked for no more messages',
    access,
    scope: 'operator',
    query: listQuery(messageOptOutList),
    output: many(optOut),
  }),
  create: endpoint({
    id: 'message_opt_outs.create',
    method: 'POST',
    path: '/api/message-opt-out',
    summary: 'A number wants no more messages; what still waits for it is not sent',
    access: sends,
    scope: 'operator',
    status: 201,
    body: bodyOf(optOutForm),
    output: one(optOut),
    refusals: ['duplicate', 'message_no_phone'],
  }),
  remove: endpoint({
    id: 'message_opt_outs.remove',
    method: 'DELETE',
    path: '/api/message-opt-out/{id}',
    summary: 'A number wants messages again',
    access: sends,
    scope: 'operator',
    params: idParam,
    output: done,
    refusals: ['not_found'],
  }),
};
