import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { rollHours } from '@waybill/domain/rooms/webhooks/delivering.ts';
import { testEvent } from '@waybill/domain/rooms/webhooks/webhook-events.ts';
import type { newWebhookForm, resendForm, webhookForm } from '@waybill/domain/rooms/webhooks/webhook-form.ts';
import { deliveryLife, webhookLife, type WebhookCommand } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import type { WebhookDeliveryDetail, WebhookDetail } from '@waybill/contract/rooms/webhooks/webhooks.contract.ts';
import {
  answerRecord,
  changeRecord,
  changeState,
  createRecord,
  editRecord,
  type Changed,
} from '../../kernel/change-record.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { webhookOutside } from './deliver-webhooks.ts';
import { ownerOf } from '../api-keys/api-keys.door.ts';
import { secretBytes, shownSecret } from './signature.ts';
import { deliveryRecord, webhookRecord } from './webhook.record.ts';
import { readDelivery, readWebhook } from './webhooks.queries.ts';
import {
  insertTest,
  insertWebhook,
  lockWebhook,
  rollSecret,
  sendAgain,
  setWebhookStatus,
  updateWebhook,
  type LockedWebhook,
} from './webhooks.store.ts';

const wrongUrl = (code: 'webhook_url' | 'webhook_private' | 'webhook_unknown_host') =>
  refuse(code, { fields: { url: [{ code }] } });

/**
 * May events be sent to this address? Asked before the transaction, because a name has to be looked up; it is asked again with each delivery, whose connection
 * goes to the address that was checked. Refused: `webhook_url`, `webhook_private`, `webhook_unknown_host`.
 */
export async function checkUrl({ services }: ReadContext, url: string): Promise<Refusal | true> {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const own = parsed !== null && services.settings.webhookHosts.includes(parsed.hostname);
  if (!parsed || parsed.username || parsed.password || parsed.hash) return wrongUrl('webhook_url');
  if (parsed.protocol !== 'https:' && !(own && parsed.protocol === 'http:')) return wrongUrl('webhook_url');
  const outside = webhookOutside(services.settings);
  const problem = await outside.problemOf(parsed.href);
  outside.close();
  if (problem === null) return true;
  return wrongUrl(problem === 'refused_address' ? 'webhook_private' : 'webhook_unknown_host');
}

/** A new webhook, of somebody whom the viewer covers. Refused as a key for the same owner. */
export async function createWebhook(
  context: CommandContext,
  values: FormValues<typeof newWebhookForm>,
): Promise<{ data: WebhookDetail } | Refusal> {
  const { tx, viewer, now, services } = context;
  const owner = await ownerOf(context, values);
  if (isRefusal(owner)) return owner;
  const { name, url, events } = values;
  const { called, ...columns } = owner;
  const secret = services.randomBytes(secretBytes).toString('base64');
  const id = await insertWebhook(tx, { ...columns, name, url, events, secret }, viewer.id, now, called);
  return createRecord(context, webhookRecord, id, {
    name,
    branchId: columns.branch_id,
    after: { ...columns, name, url, events: events.join(', ') },
  });
}

/** Changes name, address or events. What waits goes to the new address. */
export function editWebhook(
  context: CommandContext,
  id: number,
  { version, ...wanted }: FormValues<typeof webhookForm> & { version: number },
): Changed<WebhookDetail> {
  const { tx, viewer, now } = context;
  return editRecord(
    context,
    webhookRecord,
    { id, version },
    {
      valuesOf: ({ name, url, events }) => ({ name, url, events: events.join(', ') }),
      settle: async () => ({ ...wanted, events: wanted.events.join(', ') }),
      save: async () => {
        const owner = (await readWebhook(tx, viewer, id, now))?.owner ?? '';
        await updateWebhook(tx, id, wanted, owner, now);
      },
    },
  );
}

/** Switches a webhook off or on. */
export function changeWebhook(context: CommandContext, command: WebhookCommand, id: number): Changed<WebhookDetail> {
  return changeState(context, webhookRecord, id, {
    command,
    decide: ({ status }) => nextState(webhookLife, status, command),
    set: (status) =>
      setWebhookStatus(
        context.tx,
        id,
        { status, off_reason: status === webhookLife.at.enabled ? null : 'by_hand' },
        context.now,
      ),
  });
}

type ShownSecret = Promise<{ data: { secret: string } } | Refusal>;

/** Locks the webhook, does something with its secret and leaves a line in the audit log. */
async function withSecret(
  context: CommandContext,
  id: number,
  action: 'show_secret' | 'roll_secret',
  act: (webhook: LockedWebhook) => Promise<string>,
): ShownSecret {
  const webhook = await lockWebhook(context.tx, context.viewer, id);
  if (!webhook) return refuse('not_found');
  const secret = await act(webhook);
  context.audit({ room: 'webhooks', record: id, action, ...webhookRecord.auditSubject(webhook) });
  webhookRecord.notify(context, webhook, id, null);
  return { data: { secret: shownSecret(secret) } };
}

export const showSecret = (context: CommandContext, id: number): ShownSecret =>
  withSecret(context, id, 'show_secret', async ({ secret }) => secret);

/**
 * Creates a new secret, for which the user who rotates it is responsible. The former one also signs for a day, so that the program can be changed
 * meanwhile.
 */
export const rollWebhook = (context: CommandContext, id: number): ShownSecret =>
  withSecret(context, id, 'roll_secret', async (webhook) => {
    const { tx, viewer, now, services } = context;
    const secret = services.randomBytes(secretBytes).toString('base64');
    const until = new Date(now.getTime() + rollHours * 3_600_000);
    await rollSecret(tx, webhook, secret, { by: viewer.id, until }, now);
    return secret;
  });

/** Sends an event that is about nothing, so that somebody sees whether their program hears. Refused: `webhook_off`. */
export async function testWebhook(
  context: CommandContext,
  id: number,
): Promise<{ data: WebhookDeliveryDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const webhook = await lockWebhook(tx, viewer, id);
  if (!webhook) return refuse('not_found');
  if (webhook.status !== webhookLife.at.enabled) return refuse('webhook_off');
  const body = JSON.stringify({
    type: testEvent,
    timestamp: toIso(now),
    data: { endpoint: { id, name: webhook.name } },
  });
  const deliveryId = await insertTest(tx, webhook, body, testEvent, now);
  context.audit({ room: 'webhooks', record: id, action: 'test', ...webhookRecord.auditSubject(webhook) });
  webhookRecord.notify(context, webhook, id, null);
  return answerRecord(await readDelivery(tx, viewer, deliveryId));
}

/** Sends what was sent in a time again, under the same ids. Refused: `webhook_off`. */
export async function resendRange(
  context: CommandContext,
  id: number,
  { from, to, what }: FormValues<typeof resendForm>,
): Promise<{ data: { resent: number } } | Refusal> {
  const { tx, viewer, now } = context;
  const webhook = await lockWebhook(tx, viewer, id);
  if (!webhook) return refuse('not_found');
  if (webhook.status !== webhookLife.at.enabled) return refuse('webhook_off');
  const resent = await sendAgain(tx, { endpoint: id, from, to, onlyFailed: what === 'failed' }, now);
  context.audit({
    room: 'webhooks',
    record: id,
    action: 'resend',
    ...webhookRecord.auditSubject(webhook),
    after: { from, to, resent },
  });
  webhookRecord.notify(context, webhook, id, null);
  return { data: { resent } };
}

/** Sends one event again now. Refused: `webhook_off`, and `state_not_allowed` while it is being sent. */
export function resendDelivery(context: CommandContext, id: number): Changed<WebhookDeliveryDetail> {
  return changeRecord(context, deliveryRecord, id, async (delivery) => {
    if (delivery.webhook_status !== webhookLife.at.enabled) return refuse('webhook_off');
    const state = nextState(deliveryLife, delivery.status, 'resend');
    if (isRefusal(state)) return state;
    await sendAgain(context.tx, { id }, context.now);
    return { record: delivery.endpoint_id, action: 'resend', before: null, after: { resent: 1 } };
  });
}
