import { CompiledQuery } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { eventOf, type SentEvent } from '@waybill/domain/rooms/webhooks/webhook-events.ts';
import { deliveryAt, webhookLife } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { rowArrays } from '../../kernel/hot/row-arrays.ts';
import type { Database } from '../../kernel/services.ts';
import { readNoted, type NotedEvent } from './facts.queries.ts';

/** Events written by one statement. */
const atOnce = 500;

const writeArrays = rowArrays({ id: 'bigint', type: 'text', sequence: 'int', body: 'text' });
/**
 * Inserts the deliveries of an event in its transaction, so that each is inserted once, on any server. An event without receivers is deleted. Events
 * are written in order, so deliveries of one record keep it. In the sandbox, where an owner's clock may be ahead, a delivery is not older than its
 * event.
 */
const writeText = `
  with w as materialized (select * from ${writeArrays.from(2)} w), gone as (
    delete from webhook_event v using w where v.id = w.id and w.type is null
  ), written as (
    update webhook_event v set type = w.type, sequence = w.sequence, body = w.body
    from w where v.id = w.id and w.type is not null and v.body is null
    returning v.id, v.at, v.type, v.about, v.thing_id, v.customer_id, v.branch_ids
  )
  insert into webhook_delivery (event_id, endpoint_id, type, thing, status, due_at, created_at, updated_at)
  select x.id, p.id, x.type, x.about || ':' || x.thing_id, '${deliveryAt.waiting}', $1::timestamptz, greatest($1::timestamptz, x.at), greatest($1::timestamptz, x.at)
  from written x
  cross join lateral (
    select h.id, h.events from webhook_endpoint h where h.status = '${webhookLife.at.enabled}' and h.customer_id = x.customer_id
    union all
    select h.id, h.events from webhook_endpoint h where h.status = '${webhookLife.at.enabled}' and h.customer_id is null and h.branch_id = any(x.branch_ids)
  ) p
  where p.events = '{}' or x.type = any(p.events)
  order by x.id, p.id`;

/**
 * Writes events that were noted with their steps into what is sent, and makes a delivery for each endpoint that hears of them. Answers how many; none is left
 * when it answers 0. Safe to run at any time and by several servers at once.
 */
export async function writeNoted(db: Database, now: Date): Promise<number> {
  const noted = await readNoted(db, atOnce);
  if (noted.length === 0) return 0;
  const rows = noted.map((event) => {
    const type = typeOf(event);
    return { id: event.id, type, sequence: event.sequence, body: type && bodyOf(event, type) };
  });
  await db.executeQuery(CompiledQuery.raw(writeText, [now, ...writeArrays.values(rows)]));
  return noted.length;
}

function typeOf(event: NotedEvent): SentEvent | null {
  // A draft that was deleted has no history any more.
  if (event.about === 'label' && event.label === null) return null;
  const { about, step, failed, viewable } = event;
  return eventOf({ about, step, failed: failed === true, viewable: viewable !== false });
}

/** Returns the body to send: type, instant, and the current record (Standard Webhooks 1.0). */
function bodyOf(event: NotedEvent, type: SentEvent): string {
  const { sequence, step, reason, branch, to_branch, undoes, happened_at, label, clearance, pickup, ticket } = event;
  return JSON.stringify({
    type,
    timestamp: toIso(event.at),
    data: {
      sequence,
      ...(label ? { label, status: step, at: happened_at && toIso(happened_at), branch, to_branch, reason } : {}),
      ...(undoes === null ? {} : { undoes }),
      ...(clearance ? { clearance, status: step } : {}),
      ...(pickup ? { pickup, step, reason } : {}),
      ...(ticket ? { ticket } : {}),
    },
  });
}
