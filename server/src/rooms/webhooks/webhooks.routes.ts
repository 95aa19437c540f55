import { webhookCommands } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import {
  webhookContract as calls,
  webhookDeliveryContract as deliveries,
} from '@waybill/contract/rooms/webhooks/webhooks.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, preparedCommand, read, readOne, type Route } from '../../kernel/routes.ts';
import {
  changeWebhook,
  checkUrl,
  createWebhook,
  editWebhook,
  resendDelivery,
  resendRange,
  rollWebhook,
  showSecret,
  testWebhook,
} from './change-webhook.ts';
import { readDelivery, readWebhook, webhookDeliverySource, webhookSource } from './webhooks.queries.ts';

export const webhookRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, webhookSource, viewer, query)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readWebhook(db, viewer, params.id, now)),
  preparedCommand(
    calls.create,
    (context, { body }) => checkUrl(context, body.url),
    (context, { body }) => createWebhook(context, body),
  ),
  preparedCommand(
    calls.edit,
    (context, { body }) => checkUrl(context, body.url),
    (context, { params, body }) => editWebhook(context, params.id, body),
  ),
  ...webhookCommands.map((name) =>
    command(calls[name], (context, { params }) => changeWebhook(context, name, params.id)),
  ),
  command(calls.secret, (context, { params }) => showSecret(context, params.id)),
  command(calls.roll, (context, { params }) => rollWebhook(context, params.id)),
  command(calls.test, (context, { params }) => testWebhook(context, params.id)),
  command(calls.resend, (context, { params, body }) => resendRange(context, params.id, body)),
  read(deliveries.list, ({ db, viewer }, { query }) => readPage(db, webhookDeliverySource, viewer, query)),
  readOne(deliveries.detail, ({ db, viewer }, { params }) => readDelivery(db, viewer, params.id)),
  command(deliveries.resend, (context, { params }) => resendDelivery(context, params.id)),
];
