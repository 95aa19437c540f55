import { sql, type Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { WebhookEvent } from '@waybill/domain/rooms/webhooks/webhook-events.ts';
import {
  deliveryAt,
  webhookLife,
  type WebhookOffReason,
  type WebhookState,
} from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { webhookScope } from './webhook-scope.sql.ts';
import type { CommandContext } from '../../kernel/context.ts';

type Tx = Transaction<Tables>;

export type LockedWebhook = TableRow<'webhook_endpoint'>;

/** The webhook that a command is about to change, locked until the transaction ends; `null` when it is not the viewer's to see. */
export function lockWebhook(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedWebhook | null> {
  return lockRow(tx, 'webhook_endpoint w', id, webhookScope(viewer));
}

export interface WebhookValues {
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

export type NewWebhook = WebhookValues &
  Pick<TableRow<'webhook_endpoint'>, 'owner_kind' | 'customer_id' | 'branch_id' | 'owner_name' | 'secret'>;

const keyOf = (values: WebhookValues, owner: string | null) =>
  [values.name, values.url, owner ?? ''].map((text) => searchKey(text)).join(' ');

export async function insertWebhook(tx: Tx, made: NewWebhook, by: number, now: Date, owner: string): Promise<number> {
  const { id } = await tx
    .insertInto('webhook_endpoint')
    .values({
      ...made,
      events: [...made.events],
      search_key: keyOf(made, owner),
      status: webhookLife.at.enabled,
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateWebhook(
  tx: Tx,
  id: number,
  values: WebhookValues,
  owner: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ ...values, events: [...values.events], search_key: keyOf(values, owner), ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function setWebhookStatus(
  tx: Tx,
  id: number,
  { status, off_reason }: { readonly status: WebhookState; readonly off_reason: WebhookOffReason | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    // Resets failure counts: a repaired endpoint is not switched off for old failures.
    .set({ status, off_reason, slow: false, ...(off_reason === null ? { answered_at: now } : {}), ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Sets a new secret, for which its creator is responsible; the former one also signs until that moment. */
export async function rollSecret(
  tx: Tx,
  webhook: LockedWebhook,
  secret: string,
  { by, until }: { readonly by: number; readonly until: Date },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ secret, former_secret: webhook.secret, former_until: until, created_by: by, ...touched(now) })
    .where('id', '=', webhook.id)
    .execute();
}

/** An event of the webhook itself with its delivery, which is due at once. Answers the delivery. */
export async function insertTest(
  tx: Tx,
  { id, customer_id, branch_id }: LockedWebhook,
  body: string,
  type: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with event as (
      insert into webhook_event (about, thing_id, source, step, at, customer_id, branch_ids, type, sequence, body)
      values ('endpoint', ${id}, 0, 'test', ${now}, ${customer_id}, ${[branch_id]}::bigint[], ${type}, null, ${body})
      returning id
    )
    insert into webhook_delivery (event_id, endpoint_id, type, thing, status, due_at, created_at, updated_at)
    select event.id, ${id}, ${type}, ${`endpoint:${id}`}::text || ':' || event.id, ${deliveryAt.waiting}, ${now}, ${now}, ${now} from event
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

export interface LockedDelivery extends Pick<TableRow<'webhook_delivery'>, 'id' | 'endpoint_id' | 'type' | 'status'> {
  readonly webhook: string;
  readonly webhook_status: WebhookState;
  readonly branch_id: number;
}

export async function lockDelivery(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedDelivery | null> {
  const { rows } = await sql<LockedDelivery>`
    select d.id, d.endpoint_id, d.type, d.status, w.name as webhook, w.status as webhook_status, w.branch_id
    from webhook_delivery d
    join webhook_endpoint w on w.id = d.endpoint_id
    where d.id = ${id} and ${webhookScope(viewer)} for update of d`.execute(tx);
  return rows[0] ?? null;
}

/** Deliveries are due at once again, with all their tries before them. What is under way is left. Answers how many. */
export async function sendAgain(
  tx: Tx,
  which:
    | { readonly id: number }
    | { readonly endpoint: number; readonly from: string; readonly to: string; readonly onlyFailed: boolean },
  now: Date,
): Promise<number> {
  const wanted =
    'id' in which
      ? sql`id = ${which.id}`
      : sql`endpoint_id = ${which.endpoint} and created_at >= ${which.from}::timestamptz and created_at <= ${which.to}::timestamptz
          and (status = ${deliveryAt.failed} or not ${which.onlyFailed}::boolean)`;
  const { numAffectedRows = 0n } = await sql`
    update webhook_delivery
    set status = ${deliveryAt.waiting}, tries = 0, due_at = ${now}, version = version + 1, updated_at = ${now}
    where ${wanted} and status <> ${deliveryAt.sending}`.execute(tx);
  return Number(numAffectedRows);
}

/** Switches an endpoint off that has gone, or that has not answered since `dead`. */
export function switchOff(
  tx: CommandContext['tx'],
  id: number,
  why: WebhookOffReason,
  { dead, now }: { readonly dead: Date; readonly now: Date },
): Promise<{ name: string; url: string; branch_id: number; created_by: number } | undefined> {
  return tx
    .updateTable('webhook_endpoint')
    .set({ status: webhookLife.at.disabled, off_reason: why, ...touched(now) })
    .where('id', '=', id)
    .where('status', '=', webhookLife.at.enabled)
    .where(sql<boolean>`(${why === 'gone'}::boolean or coalesce(answered_at, created_at) < ${dead})`)
    .returning(['name', 'url', 'branch_id', 'created_by'])
    .executeTakeFirst();
}
