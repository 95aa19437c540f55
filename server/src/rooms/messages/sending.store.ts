import { CompiledQuery, sql } from 'kysely';
import { allowedAt } from '@waybill/domain/rooms/messages/quiet-hours.ts';
import { canReport, lastChannel, type MessageChannel } from '@waybill/domain/rooms/messages/message-channels.ts';
import { nightPurposes, secretPurposes, type MessagePurpose } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { messageAt, messageLife, type MessageReason } from '@waybill/domain/rooms/messages/message-states.ts';
import {
  afterTry,
  sendingMinutesMax,
  type GatewayName,
  type TryOutcome,
} from '@waybill/domain/rooms/messages/sending.ts';
import { rowArrays } from '../../kernel/hot/row-arrays.ts';
import type { Database } from '../../kernel/services.ts';
import type { OutgoingMessage, GatewayAnswer } from './gateway.ts';
import type { ChannelRow } from './channels.queries.ts';
import { hoursOf, type MessageSettings } from './messages.store.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** A message that this process hands to the gateway now. */
export type ClaimedMessage = Omit<OutgoingMessage, 'key'> &
  Pick<TableRow<'message'>, 'branch_id' | 'resends' | 'tries' | 'channel' | 'later' | 'fallback_at'>;

/** One channel as this server sends on it now. */
export interface Lane {
  readonly channel: MessageChannel;
  readonly gateway: GatewayName;
  /** Messages per second; null without a limit. */
  readonly pace: number | null;
  readonly knowsRepeats: boolean;
  /** The provider reports deliveries, so a message without a report goes on to the next channel. */
  readonly reports: boolean;
  /** Whole kyat of a segment. */
  readonly segmentCost: number;
  /** Whole kyat of a message. */
  readonly price: number;
}

export function smsLane({ gateway, pace, knows_repeats, segment_cost }: MessageSettings): Lane {
  const leaves = gateway === 'http';
  return {
    channel: lastChannel,
    gateway,
    pace: leaves ? pace : null,
    knowsRepeats: knows_repeats,
    reports: false,
    segmentCost: leaves ? segment_cost : 0,
    price: 0,
  };
}

export const laneOf = ({ channel, pace, price, reports }: ChannelRow): Lane => ({
  channel,
  gateway: channel,
  pace,
  knowsRepeats: false,
  reports: reports && canReport(channel),
  segmentCost: 0,
  price,
});

const lit = (state: keyof typeof messageAt) => sql.lit(messageAt[state]);

/** Nothing leaves an outbox, so it has no pace. */
const outboxAtOnce = 500;
/** A moment further ahead than this was set by a clock that was wrong; nobody waits for it. */
const aheadOf = (now: Date): Date => new Date(now.getTime() + 60_000);

/** By night only messages that hold a code are taken. */
const isNight = (settings: MessageSettings, now: Date): boolean => allowedAt(now, hoursOf(settings)) > now;

/** Condition of the messages that this lane may take now. */
const isDue = ({ channel }: Lane, settings: MessageSettings, now: Date) => sql<boolean>`(
  m.status = ${lit('queued')} and m.channel = ${channel} and m.phone is not null and m.due_at <= ${now}
    and (${!isNight(settings, now)}::boolean or m.purpose = any(${nightPurposes}::text[]))
    and not exists (select from message_opt_out o where o.phone = m.phone))`;

const pacedBy = ({ channel }: Lane) =>
  channel === lastChannel ? sql`message_setting t where true` : sql`message_channel t where t.channel = ${channel}`;

const claimedColumns = sql`m.id, m.purpose, m.branch_id, m.resends, m.tries, m.channel, m.later, m.fallback_at, m.phone, m.email, m.locale,
  coalesce(m.text, '') as text`;

/**
 * Takes the messages of the next second, the longest due first, and the second with them: all servers share the provider's pace, and none of them takes what
 * another has. The connection is free again before any gateway is called.
 */
export async function claimMessages(
  db: Database,
  lane: Lane,
  settings: MessageSettings,
  now: Date,
): Promise<ClaimedMessage[]> {
  const next = new Date(now.getTime() + (lane.pace === null ? 0 : 1000));
  const most = lane.pace ?? outboxAtOnce;
  const paced = sql`paced_until = ${next}`;
  const pacer =
    lane.channel === lastChannel
      ? sql`message_setting t set ${paced} where true`
      : sql`message_channel t set ${paced} where t.channel = ${lane.channel}`;
  const { rows } = await sql<ClaimedMessage>`
    with turn as (
      update ${pacer} and (paced_until <= ${now} or paced_until > ${aheadOf(now)})
      returning 1
    ), picked as (
      select m.id from message m
      where ${isDue(lane, settings, now)}
      order by m.due_at, m.id
      limit (select case when exists (select from turn) then ${most}::int else 0 end)
      for update skip locked
    )
    update message m
    set status = ${lit('sending')}, tries = m.tries + 1, claimed_at = ${now}, gateway = ${lane.gateway}, version = m.version + 1,
      fallback_at = case when cardinality(m.later) > 0 then coalesce(m.fallback_at, ${now}::timestamptz + make_interval(mins => m.wait_minutes)) end,
      updated_at = ${now}
    from picked
    where m.id = picked.id
    returning ${claimedColumns}`.execute(db);
  return rows;
}

/** How long until the next message of this lane may be taken, in milliseconds; null when none is due by now. */
export async function nextTurn(db: Database, lane: Lane, settings: MessageSettings, now: Date): Promise<number | null> {
  const { rows } = await sql<{ paced_until: Date }>`
    select t.paced_until from ${pacedBy(lane)} and exists (select from message m where ${isDue(lane, settings, now)})`.execute(
    db,
  );
  if (!rows[0]) return null;
  const { paced_until } = rows[0];
  return paced_until > aheadOf(now) ? 1 : Math.max(1, paced_until.getTime() - now.getTime());
}

/** Result of an attempt to send a claimed message. */
export interface SendingResult {
  readonly message: ClaimedMessage;
  readonly tried: GatewayAnswer;
  readonly at: Date;
}

const settleArrays = rowArrays({
  id: 'bigint',
  tries: 'int',
  channel: 'text',
  status: 'text',
  reason: 'text',
  due_at: 'timestamptz',
  sent_at: 'timestamptz',
  forgets: 'boolean',
  moves: 'boolean',
  waits: 'boolean',
  at: 'timestamptz',
  outcome: 'text',
  answer: 'text',
  took_ms: 'int',
});
const firstSettled = 5;
/** A report that it is on the phone may have come before the answer; then it stays delivered. */
const settleText = `
  with w as materialized (select * from ${settleArrays.from(firstSettled)} w), noted as (
    insert into message_try (message_id, at, gateway, outcome, answer, took_ms)
    select id, at, $2, outcome, answer, took_ms from w order by n
  )
  update message m
  set status = w.status, reason = w.reason, due_at = coalesce(w.due_at, m.due_at), sent_at = w.sent_at,
    cost = m.cost + case when w.sent_at is null then 0 else m.segments * $3::bigint + $4::bigint end,
    channel = case when w.moves then m.later[1] else m.channel end, later = case when w.moves then m.later[2:] else m.later end,
    tries = case when w.moves then 0 else m.tries end, fallback_at = case when w.waits then m.fallback_at end,
    text = case when w.forgets then null else m.text end, version = m.version + 1, updated_at = $1::timestamptz
  from w
  where m.id = w.id and m.status = '${messageAt.sending}' and m.tries = w.tries and m.channel = w.channel`;

/** Writes the results of attempts: each is added to the history of its message, and decides its next state. */
export async function settleTries(
  db: Database,
  lane: Lane,
  settings: MessageSettings,
  results: readonly SendingResult[],
  now: Date,
): Promise<void> {
  const rows = results.map(({ message, tried, at }) => ({
    id: message.id,
    tries: message.tries,
    channel: message.channel,
    at,
    outcome: tried.outcome,
    answer: tried.answer,
    took_ms: tried.tookMs,
    ...settledAs(message, tried.outcome, lane, settings, now),
  }));
  const { gateway, segmentCost, price } = lane;
  await db.executeQuery(
    CompiledQuery.raw(settleText, [now, gateway, segmentCost, price, ...settleArrays.values(rows)]),
  );
}

interface Settled extends Pick<TableRow<'message'>, 'status' | 'reason' | 'sent_at'> {
  readonly due_at: Date | null;
  readonly forgets: boolean;
  /** Goes on to its next channel. */
  readonly moves: boolean;
  /** Goes on to its next channel later, if no report of its delivery comes, or it is not accepted until then. */
  readonly waits: boolean;
}

function settledAs(
  { purpose, tries, later, fallback_at }: ClaimedMessage,
  outcome: TryOutcome,
  lane: Lane,
  settings: MessageSettings,
  now: Date,
): Settled {
  const next = afterTry(outcome, { tries, knowsRepeats: lane.knowsRepeats });
  const hasNext = later.length > 0;
  const again = next.to === 'again' ? new Date(now.getTime() + next.minutes * 60_000) : null;
  const waits = hasNext && (again !== null || (lane.reports && (next.to === 'send' || outcome === 'unknown')));
  const moves = hasNext && next.to !== 'send' && (again === null ? !waits : again >= (fallback_at ?? now));
  const settled = { reason: null, due_at: null, sent_at: null, moves, waits: waits && !moves } as const;
  const forgets = secretPurposes.includes(purpose) && again === null && !moves && !waits;
  if (moves) return { ...settled, status: messageAt.queued, due_at: dueAt(purpose, now, settings), forgets: false };
  if (next.to === 'send') return { ...settled, status: messageAt.sent, sent_at: now, forgets };
  if (next.to === 'fail') return { ...settled, status: messageAt.failed, reason: next.reason, forgets };
  return { ...settled, status: messageAt.queued, due_at: dueAt(purpose, again ?? now, settings), forgets: false };
}

const dueAt = (purpose: MessagePurpose, due: Date, settings: MessageSettings): Date =>
  nightPurposes.includes(purpose) ? due : allowedAt(due, hoursOf(settings));

/**
 * Settles messages whose process died while it was sending them: nobody knows whether the gateway took them. Messages that their channel did not deliver in
 * time, or whose channel is switched off, go on to the next one. What came too late is expired. Answers whether anything has changed.
 */
export async function tidyMessages(
  db: Database,
  lanes: readonly Lane[],
  settings: MessageSettings,
  now: Date,
): Promise<boolean> {
  const lostSince = new Date(now.getTime() - sendingMinutesMax * 60_000);
  const unknown: GatewayAnswer = { outcome: 'unknown', answer: null, tookMs: 0 };
  let settled = 0;
  for (const lane of lanes) {
    const { rows: lost } = await sql<ClaimedMessage>`
      select ${claimedColumns} from message m
      where m.status = ${lit('sending')} and m.channel = ${lane.channel} and m.claimed_at <= ${lostSince}
      limit 500`.execute(db);
    settled += lost.length;
    const results = lost.map((message) => ({ message, tried: unknown, at: now }));
    if (lost.length > 0) await settleTries(db, lane, settings, results, now);
  }
  const { numAffectedRows: moved = 0n } = await sql`
    update message m
    set status = ${lit('queued')}, reason = null, channel = m.later[1], later = m.later[2:], tries = 0, fallback_at = null, sent_at = null,
      due_at = case when m.purpose = any(${nightPurposes}::text[]) then ${now}::timestamptz else ${allowedAt(now, hoursOf(settings))}::timestamptz end,
      version = m.version + 1, updated_at = ${now}
    where cardinality(m.later) > 0
      and (m.id in (select id from message
          where fallback_at <= ${now} and status = any(${[messageAt.queued, ...messageLife.commands.fall_back.from]}::text[]) and status <> ${lit('sending')}
          limit 5000)
        or m.id in (select id from message
          where status = ${lit('queued')} and phone is not null and due_at <= ${now} and channel <> all(${lanes.map(({ channel }) => channel)}::text[])
          limit 5000))`.execute(db);
  const { numAffectedRows = 0n } = await sql`
    update message
    set status = ${lit('expired')}, reason = ${'too_late' satisfies MessageReason}, version = version + 1, updated_at = ${now},
      text = case when purpose = any(${secretPurposes}::text[]) then null else text end
    where id in (select id from message
      where status = ${lit('queued')} and phone is not null and due_at <= ${now} and expires_at <= ${now}
      limit 5000)
      and status = ${lit('queued')}`.execute(db);
  return settled > 0 || moved > 0n || numAffectedRows > 0n;
}
