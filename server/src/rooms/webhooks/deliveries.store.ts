import { CompiledQuery, sql } from 'kysely';
import {
  afterDelivery,
  heldTries,
  isSlow,
  keptDays,
  lostAfterMs,
  type NextOfDelivery,
} from '@waybill/domain/rooms/webhooks/delivering.ts';
import { deliveryAt, webhookLife } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import { rowArrays } from '../../kernel/hot/row-arrays.ts';
import type { JobTools } from '../../kernel/jobs.ts';
import type { Database } from '../../kernel/services.ts';
import { ownTime } from '../../kernel/sql/own-time.ts';
import { stopOf } from '../api-keys/api-keys.door.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** A delivery that this process is about to make. */
export interface ClaimedDelivery
  extends
    Pick<TableRow<'webhook_endpoint'>, 'id' | 'url' | 'secret' | 'former_secret' | 'former_until'>,
    Pick<TableRow<'webhook_delivery'>, 'endpoint_id' | 'tries' | 'event_id'> {
  readonly body: string;
  /** How far the clock of its owner is ahead, in milliseconds; 0 in the operator's world. */
  readonly aheadMs: number;
}

/** An endpoint for which something is due, and by whose clock. */
export interface DueEndpoint {
  readonly id: number;
  readonly slow: boolean;
  readonly aheadMs: number;
}

const lit = (state: keyof typeof deliveryAt) => sql.lit(deliveryAt[state]);

/** Reads the enabled endpoints with a delivery that is due. A sandbox has its own clock; endpoints whose owner, branch or maker is suspended are left out. */
export async function readDueEndpoints({ db, services }: JobTools, now: Date): Promise<DueEndpoint[]> {
  const { rows } = await sql<{ id: number; slow: boolean; now: Date }>`${prepared}
    select p.id, p.slow, o.now
    from webhook_endpoint p cross join lateral (select ${ownTime(services, now, 'p')} as now) o
    where p.status = ${sql.lit(webhookLife.at.enabled)} and ${stopOf('p')} is null and exists (select from webhook_delivery d
      where d.endpoint_id = p.id and d.status = ${lit('waiting')} and d.due_at <= o.now)
    order by p.id`.execute(db);
  return rows.map(({ now: own, ...endpoint }) => ({ ...endpoint, aheadMs: own.getTime() - now.getTime() }));
}

/** How many more an endpoint may have now, and by whose clock they are due. */
export interface Places {
  readonly endpoint_id: number;
  readonly places: number;
  readonly aheadMs: number;
}
const placeArrays = rowArrays({ endpoint_id: 'bigint', places: 'int', now: 'timestamptz' });
const isHeld = `exists (select from webhook_delivery b
  where b.endpoint_id = d.endpoint_id and b.thing = d.thing and b.id < d.id
    and (b.status = '${deliveryAt.waiting}' and b.tries < ${heldTries} or b.status = '${deliveryAt.sending}' and b.tries <= ${heldTries}))`;
const claimText = `
  with picked as (
    select t.id
    from ${placeArrays.from(2)} s
    cross join lateral (
      select d.id from webhook_delivery d
      where d.endpoint_id = s.endpoint_id and d.status = '${deliveryAt.waiting}' and d.due_at <= s.now and not ${isHeld}
      order by d.due_at, d.id
      limit s.places
      for update skip locked
    ) t
  ), claimed as (
    update webhook_delivery d
    set status = '${deliveryAt.sending}', tries = d.tries + 1, claimed_at = $1::timestamptz, version = d.version + 1, updated_at = $1::timestamptz
    from picked
    where d.id = picked.id
    returning d.id, d.endpoint_id, d.tries, d.event_id
  )
  select c.id, c.endpoint_id, c.tries, c.event_id, v.body, p.url, p.secret, p.former_secret, p.former_until
  from claimed c join webhook_event v on v.id = c.event_id join webhook_endpoint p on p.id = c.endpoint_id
  order by c.id`;

/**
 * Claims due deliveries, the longest due first, with a limit for each endpoint: servers never claim the same, and do not wait for one another. A
 * later delivery about a record waits while an earlier one is in its first attempts. The connection is released before any call.
 */
export async function claimDeliveries(db: Database, places: readonly Places[], now: Date): Promise<ClaimedDelivery[]> {
  if (places.length === 0) return [];
  const wanted = places.map(({ endpoint_id, places: count, aheadMs }) => ({
    endpoint_id,
    places: count,
    now: new Date(now.getTime() + aheadMs),
  }));
  const { rows } = await db.executeQuery<Omit<ClaimedDelivery, 'aheadMs'>>(
    CompiledQuery.raw(claimText, [now, ...placeArrays.values(wanted)]),
  );
  const ahead = new Map(places.map(({ endpoint_id, aheadMs }) => [endpoint_id, aheadMs]));
  return rows.map((row) => ({ ...row, aheadMs: ahead.get(row.endpoint_id) ?? 0 }));
}

/** Result of an attempt. */
export interface DeliveryTry extends Pick<TableRow<'webhook_try'>, 'status' | 'error' | 'answer'> {
  readonly delivery: Pick<ClaimedDelivery, 'id' | 'endpoint_id' | 'tries' | 'aheadMs'>;
  /** By the clock of its owner. */
  readonly at: Date;
  readonly tookMs: number;
  /** From 0 to 1. */
  readonly random: number;
}

const settleArrays = rowArrays({
  id: 'bigint',
  endpoint_id: 'bigint',
  tries: 'int',
  status: 'text',
  due_at: 'timestamptz',
  at: 'timestamptz',
  answer_status: 'int',
  error: 'text',
  answer: 'text',
  took_ms: 'int',
  slow: 'boolean',
});
/** That an endpoint answers is noted once a minute: otherwise all its deliveries would wait for one row. */
const settleText = `
  with w as materialized (select * from ${settleArrays.from(2)} w), noted as (
    insert into webhook_try (delivery_id, at, status, error, answer, took_ms)
    select id, at, answer_status, error, answer, took_ms from w order by n
  ), heard as (
    select endpoint_id, (array_agg(slow order by n desc))[1] as slow, max(at) filter (where status = '${deliveryAt.delivered}') as answered_at
    from w group by endpoint_id
  ), endpoints as (
    update webhook_endpoint p set slow = h.slow, answered_at = greatest(p.answered_at, h.answered_at)
    from heard h
    where p.id = h.endpoint_id
      and (p.slow <> h.slow or h.answered_at > coalesce(p.answered_at, '-infinity') + interval '1 minute')
  )
  update webhook_delivery d
  set status = w.status, due_at = coalesce(w.due_at, d.due_at), answer_status = w.answer_status, version = d.version + 1, updated_at = $1::timestamptz
  from w
  where d.id = w.id and d.status = '${deliveryAt.sending}' and d.tries = w.tries`;

const settledStatus = { deliver: deliveryAt.delivered, again: deliveryAt.waiting, fail: deliveryAt.failed } as const;

/** Writes the results of attempts: each is added to the log of its delivery and decides its next state. Returns these states, in order. */
export async function settleDeliveries(
  db: Database,
  results: readonly DeliveryTry[],
  now: Date,
): Promise<NextOfDelivery[]> {
  const decided = results.map(({ status, delivery, random }) => afterDelivery({ status }, delivery.tries, random));
  const rows = results.map(({ delivery, at, status, error, answer, tookMs }, n) => {
    const next = decided[n] as NextOfDelivery;
    return {
      id: delivery.id,
      endpoint_id: delivery.endpoint_id,
      tries: delivery.tries,
      status: settledStatus[next.to],
      due_at: next.to === 'again' ? new Date(now.getTime() + delivery.aheadMs + next.ms) : null,
      at,
      answer_status: status,
      error,
      answer,
      took_ms: tookMs,
      slow: isSlow({ status, tookMs }),
    };
  });
  await db.executeQuery(CompiledQuery.raw(settleText, [now, ...settleArrays.values(rows)]));
  return decided;
}

/** Deliveries whose process died while it made them: nobody knows what came of them, so they are tried again under the same id. */
export async function readLost(db: Database, now: Date): Promise<DeliveryTry['delivery'][]> {
  const { rows } = await sql<DeliveryTry['delivery']>`
    select id, endpoint_id, tries, 0 as "aheadMs"
    from webhook_delivery
    where status = ${lit('sending')} and claimed_at < ${new Date(now.getTime() - lostAfterMs)}
    limit 1000`.execute(db);
  return rows;
}

/** Old deliveries leave the log, with the events that nothing is left of. Answers how many. */
export async function tidyDeliveries(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const { numAffectedRows = 0n } = await sql`
    delete from webhook_event where id in (select id from webhook_event where at < ${before} order by id limit 5000)`.execute(
    db,
  );
  return Number(numAffectedRows);
}
