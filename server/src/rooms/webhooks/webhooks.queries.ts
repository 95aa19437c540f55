import { sql } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import {
  deliveryAt,
  deliveryLife,
  webhookCommands,
  webhookLife,
  type WebhookState,
} from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { webhookDeliveryList, webhookList } from '@waybill/contract/rooms/webhooks/webhooks.columns.ts';
import type {
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDetail,
  WebhookRow,
} from '@waybill/contract/rooms/webhooks/webhooks.contract.ts';
import { columnsFor, listSource } from '../../kernel/lists.ts';
import { readRecords, withIsoInstants } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { customerName, namedJson } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { ofThisWorld, stopOf } from '../api-keys/api-keys.door.ts';
import { webhookScope } from './webhook-scope.sql.ts';
import { messageIdOf } from './signature.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** Programs outside that hear of steps. */
export const webhookSource = listSource<WebhookRow>({
  definition: webhookList,
  id: sql`w.id`,
  from: sql`webhook_endpoint w join branch b on b.id = w.branch_id left join customer c on c.id = w.customer_id`,
  columns: sql`w.id, w.name, w.owner_kind, coalesce(${customerName('c')}, w.owner_name, b.name_en) as owner, ${namedJson('b')} as branch, w.url,
    w.status, w.off_reason, w.answered_at, w.created_at, ${stopOf('w')} as stop`,
  scope: webhookScope,
  sort: { name: sql`w.name`, created_at: sql`w.created_at` },
  search: (term) => contains('w.search_key', term),
  filters: {
    world: ofThisWorld,
    status: sameText('w.status'),
    owner_kind: sameText('w.owner_kind'),
    branch_id: sameNumber('w.branch_id'),
  },
});

/** Maximum waiting deliveries that are counted. */
const waitingMax = 1000;

/** One webhook with what the viewer may do; `null` when it is not theirs to see. */
export async function readWebhook(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<WebhookDetail | null> {
  type Raw = WebhookRow &
    Pick<WebhookDetail, 'events' | 'customer_id' | 'waiting' | 'version'> & { former_until: Date | null };
  const { rows } = await sql<Raw>`
    select ${columnsFor(webhookSource, viewer)}, w.events, w.customer_id, w.former_until, w.version,
      (select count(*)::int from (select from webhook_delivery d
        where d.endpoint_id = w.id and d.status = ${deliveryAt.waiting} limit ${sql.lit(waitingMax)}) x) as waiting
    from ${webhookSource.from}
    where w.id = ${id} and ${webhookScope(viewer)}`.execute(db);
  const raw = rows[0];
  if (!raw) return null;
  const may_edit = can(viewer, webhookLife.commands.disable.permission);
  const offered = commandsFrom(webhookLife, raw.status).filter((command) =>
    (webhookCommands as readonly string[]).includes(command),
  );
  return {
    ...webhookSource.row(raw, viewer),
    events: raw.events,
    customer_id: raw.customer_id,
    rolling_until: raw.former_until !== null && raw.former_until > now ? toIso(raw.former_until) : null,
    waiting: raw.waiting,
    version: raw.version,
    actions: may_edit ? offered.map((command) => ({ command, blocked: null })) : [],
    may_edit,
  };
}

type RawDelivery = Omit<WebhookDelivery, 'event_id'> & Pick<TableRow<'webhook_delivery'>, 'status' | 'event_id'>;

/** Ids grow with time. */
const deliveryId = sql`d.id`;

/** Deliveries to webhooks. */
export const webhookDeliverySource = listSource<RawDelivery, WebhookDelivery>({
  definition: webhookDeliveryList,
  id: deliveryId,
  from: sql`webhook_delivery d join webhook_endpoint w on w.id = d.endpoint_id join webhook_event v on v.id = d.event_id
    left join label l on v.about = 'label' and l.id = v.thing_id`,
  columns: sql`d.id, d.event_id, d.type, v.sequence, l.tracking_code, w.name as endpoint, d.endpoint_id, d.status, d.answer_status, d.tries, d.due_at,
    d.created_at`,
  scope: webhookScope,
  sort: { created_at: deliveryId },
  search: (term) => {
    const code = term.replaceAll(' ', '').toUpperCase();
    const [, event = '0'] = /^evt_(\d{1,15})$/i.exec(term.trim()) ?? [];
    // The events are found first, so that their deliveries are read along an index.
    return sql<boolean>`d.event_id = any(array(
      select e.id from webhook_event e where e.about = 'label' and e.thing_id = (select x.id from label x where x.tracking_code = ${code})
      union all
      select ${Number(event)}::bigint))`;
  },
  filters: {
    world: ofThisWorld,
    status: sameText('d.status'),
    type: sameText('d.type'),
    endpoint_id: sameNumber('d.endpoint_id'),
    ...daysOf('d.created_at'),
  },
  row: ({ due_at, ...raw }) => ({
    ...raw,
    event_id: messageIdOf(raw.event_id),
    due_at: raw.status === deliveryAt.waiting ? due_at : null,
  }),
});

/** One delivery with what was sent and every try; `null` when it is not the viewer's to see. */
export async function readDelivery(
  db: Database,
  viewer: SessionViewer,
  id: number,
): Promise<WebhookDeliveryDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDelivery & { body: string; label_id: number | null; webhook_status: WebhookState }>`
    select ${columnsFor(webhookDeliverySource, viewer)}, v.body, l.id as label_id, w.status as webhook_status
    from ${webhookDeliverySource.from}
    where d.id = ${id} and ${webhookScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const tries = await db
    .selectFrom('webhook_try')
    .select(['at', 'status', 'error', 'answer', 'took_ms'])
    .where('delivery_id', '=', id)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  const { permission, from } = deliveryLife.commands.resend;
  const { body, label_id, webhook_status, ...row } = raw;
  return {
    ...webhookDeliverySource.row(row, viewer),
    name: `${row.type} · ${messageIdOf(row.event_id)}`,
    body,
    label_id,
    history: tries.map(withIsoInstants),
    actions:
      can(viewer, permission) && (from as readonly string[]).includes(row.status)
        ? [{ command: 'resend', blocked: webhook_status === webhookLife.initial ? null : 'webhook_off' }]
        : [],
  };
}
