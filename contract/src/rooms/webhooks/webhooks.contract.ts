import { z } from 'zod';
import { programStops } from '@waybill/domain/rooms/api-keys/decide-owner.ts';
import { newWebhookForm, resendForm, webhookForm } from '@waybill/domain/rooms/webhooks/webhook-form.ts';
import { deliveryLife, webhookLife, type WebhookCommand } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf, version } from '../../kernel/schemas.ts';
import { worldQuery } from '../api-keys/world-query.ts';
import { webhookDeliveryList, webhookList } from './webhooks.columns.ts';

export type WebhookTopic = 'webhook';

const access = webhookList.access;
const edits = { permission: 'webhook.edit' } as const;
const sends = { permission: 'webhook.send' } as const;
const count = z.number().int();
const text = z.string().nullable();

const row = rowOf(webhookList, {
  id: count,
  name: z.string(),
  owner_kind: z.string(),
  owner: z.string().describe('the customer, the company or the branch whose program it is'),
  branch: named,
  url: z.string(),
  status: z.enum(webhookLife.stateNames),
  off_reason: text,
  answered_at: instant.nullable().describe('when it last took an event, to about a minute'),
  created_at: instant,
  stop: z.enum(programStops).nullable().describe('why nothing is sent although it is on; it goes on once that is over'),
});
export type WebhookRow = z.infer<typeof row>;

const detail = row.extend({
  events: z.array(z.string()).describe('none: all events'),
  customer_id: count.nullable(),
  rolling_until: instant.nullable().describe('until then the former secret signs too'),
  waiting: count.describe('deliveries that wait for a try, counted to 1,000'),
  version,
  actions: z.array(action),
  may_edit: z.boolean(),
});
export type WebhookDetail = z.infer<typeof detail>;

const delivery = rowOf(webhookDeliveryList, {
  id: count,
  event_id: z.string().describe('the webhook-id header, the same for every try'),
  type: z.string(),
  sequence: count.nullable(),
  tracking_code: text,
  endpoint: z.string(),
  endpoint_id: count,
  status: z.enum(deliveryLife.stateNames),
  answer_status: count.nullable().describe('of the last try; null when there was no answer'),
  tries: count,
  due_at: instant.nullable().describe('when it is tried next'),
  created_at: instant,
});
export type WebhookDelivery = z.infer<typeof delivery>;

const tried = z.object({
  at: instant,
  status: count.nullable(),
  error: text.describe('what went wrong where there was no answer'),
  answer: text.describe('the beginning of the answer'),
  took_ms: count,
});
const deliveryDetail = delivery.extend({
  name: z.string(),
  body: z.string().describe('exactly what was sent and signed'),
  label_id: count.nullable(),
  history: z.array(tried).describe('each try, the latest first'),
  actions: z.array(action),
});
export type WebhookDeliveryDetail = z.infer<typeof deliveryDetail>;

const secret = one(
  z.object({ secret: z.string().describe('whsec_ and base64, as the libraries of Standard Webhooks take it') }),
);

const change = <const Command extends WebhookCommand>(command: Command, summary: string) =>
  endpoint({
    id: `webhooks.${command}`,
    method: 'POST',
    path: `/api/webhook/{id}/${command}`,
    summary,
    access: { permission: webhookLife.commands[command].permission },
    scope: 'branch',
    worlds: true,
    params: idParam,
    query: worldQuery,
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed'],
  });

export const webhookContract = {
  list: endpoint({
    id: 'webhooks.list',
    method: 'GET',
    path: '/api/webhook',
    summary: 'Programs that are told of steps, with how each answers',
    access,
    scope: 'branch',
    worlds: true,
    query: listQuery(webhookList),
    output: many(row),
  }),
  detail: endpoint({
    id: 'webhooks.detail',
    method: 'GET',
    path: '/api/webhook/{id}',
    summary: 'One webhook',
    access,
    scope: 'branch',
    worlds: true,
    params: idParam,
    query: worldQuery,
    output: one(detail),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'webhooks.create',
    method: 'POST',
    path: '/api/webhook',
    summary: 'A new webhook; events are sent to it from now on',
    access: edits,
    scope: 'branch',
    status: 201,
    limit: { max: 30, seconds: 60 },
    worlds: true,
    query: worldQuery,
    body: bodyOf(newWebhookForm),
    output: one(detail),
    refusals: [
      'webhook_url',
      'webhook_private',
      'webhook_unknown_host',
      'branch_not_covered',
      'customer_not_active',
      'api_key_no_agent',
    ],
  }),
  edit: endpoint({
    id: 'webhooks.edit',
    method: 'PUT',
    path: '/api/webhook/{id}',
    summary: 'Change the name, the address or the events of a webhook',
    access: edits,
    scope: 'branch',
    limit: { max: 30, seconds: 60 },
    worlds: true,
    params: idParam,
    query: worldQuery,
    body: bodyOf(webhookForm, { version }),
    output: one(detail),
    refusals: ['not_found', 'changed_meanwhile', 'webhook_url', 'webhook_private', 'webhook_unknown_host'],
  }),
  disable: change('disable', 'Send nothing to a webhook until it is switched on again'),
  enable: change('enable', 'Send to a webhook again, beginning with what still waits'),
  secret: endpoint({
    id: 'webhooks.secret',
    method: 'POST',
    path: '/api/webhook/{id}/secret',
    summary: 'Show the secret that signs what is sent; the audit log notes who looked',
    access: edits,
    scope: 'branch',
    secret: true,
    worlds: true,
    params: idParam,
    query: worldQuery,
    output: secret,
    refusals: ['not_found'],
  }),
  roll: endpoint({
    id: 'webhooks.roll',
    method: 'POST',
    path: '/api/webhook/{id}/roll',
    summary: 'Make a new secret; for 24 hours the former one signs too',
    access: edits,
    scope: 'branch',
    secret: true,
    worlds: true,
    params: idParam,
    query: worldQuery,
    output: secret,
    refusals: ['not_found'],
  }),
  test: endpoint({
    id: 'webhooks.test',
    method: 'POST',
    path: '/api/webhook/{id}/test',
    summary: 'Send a test event; answers its delivery',
    access: sends,
    scope: 'branch',
    status: 201,
    limit: { max: 30, seconds: 60 },
    worlds: true,
    params: idParam,
    query: worldQuery,
    output: one(deliveryDetail),
    refusals: ['not_found', 'webhook_off'],
  }),
  resend: endpoint({
    id: 'webhooks.resend',
    method: 'POST',
    path: '/api/webhook/{id}/resend',
    summary: 'Send the events of a time again, under the same ids',
    access: sends,
    scope: 'branch',
    limit: { max: 30, seconds: 60 },
    worlds: true,
    params: idParam,
    query: worldQuery,
    body: bodyOf(resendForm),
    output: one(z.object({ resent: count })),
    refusals: ['not_found', 'webhook_off'],
  }),
};

export const webhookDeliveryContract = {
  list: endpoint({
    id: 'webhook_deliveries.list',
    method: 'GET',
    path: '/api/webhook-delivery',
    summary: 'What was sent to webhooks, with what became of it',
    access,
    scope: 'branch',
    worlds: true,
    query: listQuery(webhookDeliveryList),
    output: many(delivery),
  }),
  detail: endpoint({
    id: 'webhook_deliveries.detail',
    method: 'GET',
    path: '/api/webhook-delivery/{id}',
    summary: 'One delivery: what was sent, and each try with its answer',
    access,
    scope: 'branch',
    worlds: true,
    params: idParam,
    query: worldQuery,
    output: one(deliveryDetail),
    refusals: ['not_found'],
  }),
  resend: endpoint({
    id: 'webhook_deliveries.resend',
    method: 'POST',
    path: '/api/webhook-delivery/{id}/resend',
    summary: 'Send one event again now, under the same id',
    access: sends,
    scope: 'branch',
    limit: { max: 120, seconds: 60 },
    worlds: true,
    params: idParam,
    query: worldQuery,
    output: one(deliveryDetail),
    refusals: ['not_found', 'state_not_allowed', 'webhook_off'],
  }),
};
