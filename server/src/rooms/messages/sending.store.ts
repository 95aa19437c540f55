import { CompiledQuery, sql } from 'kysely';
import { allowedAt } from '@waybill/domain/rooms/messages/quiet-hours.ts';
import { nightPurposes, secretPurposes } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { messageAt, type MessageReason } from '@waybill/domain/rooms/messages/message-states.ts';
import { afterTry, sendingMinutesMax, type TryOutcome } from '@waybill/domain/rooms/messages/sending.ts';
import { rowArrays } from '../../kernel/hot/row-arrays.ts';
import type { Database } from '../../kernel/services.ts';
import type { OutgoingMessage, GatewayAnswer } from './gateway.ts';
import { hoursOf, type MessageSettings } from './messages.store.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** A message that this process hands to the gateway now. */
export type ClaimedMessage = Omit<OutgoingMessage, 'key'> &
  Pick<TableRow<'message'>, 'purpose' | 'branch_id' | 'resends' | 'tries'>;

const lit = (state: keyof typeof messageAt) => sql.lit(messageAt[state]);

/** Nothing leaves an outbox, so it has no pace. */
const outboxAtOnce = 500;
/** A moment further ahead than this was set by a clock that was wrong; nobody waits for it. */
const aheadOf = (now: Date): Date => new Date(now.getTime() + 60_000);

/** By night only messages that hold a code are taken. */
const isNight = (settings: MessageSettings, now: Date): boolean => allowedAt(now, hoursOf(settings)) > now;

/**
 * Takes the messages of the next second, the longest due first, and the second with them: all servers share the provider's pace, and none of them takes what
 * another has. The connection is free again before any gateway is called.
 */
export async function claimMessages(db: Database, settings: MessageSettings, now: Date): Promise<ClaimedMessage[]> {
  const outbox = settings.gateway === 'outbox';
  const next = new Date(now.getTime() + (outbox ? 0 : 1000));
  const most = outbox ? outboxAtOnce : settings.pace;
  const { rows } = await sql<ClaimedMessage>`
    with turn as (
      update message_setting set paced_until = ${next} where paced_until <= ${now} or paced_until > ${aheadOf(now)} returning id
    ), picked as (
      select m.id from message m
      where m.status = ${lit('queued')} and m.phone is not null and m.due_at <= ${now}
        and (${!isNight(settings, now)}::boolean or m.purpose = any(${nightPurposes}::text[]))
        and not exists (select from message_opt_out o where o.phone = m.phone)
      order by m.due_at, m.id
      limit (select case when exists (select from turn) then ${most}::int else 0 end)
      for update skip locked
    )
    update message m
    set status = ${lit('sending')}, tries = m.tries + 1, claimed_at = ${now}, gateway = ${settings.gateway}, version = m.version + 1,
      updated_at = ${now}
    from picked
    where m.id = picked.id
    returning m.id, m.purpose, m.branch_id, m.resends, m.tries, m.phone, coalesce(m.text, '') as text`.execute(db);
  return rows;
}

/** How long until the next message may be taken, in milliseconds; null when none is due by now. */
export async function nextTurn(db: Database, settings: MessageSettings, now: Date): Promise<number | null> {
  const { rows } = await sql<{ paced_until: Date }>`
    select t.paced_until from message_setting t
    where exists (select from message m
      where m.status = ${lit('queued')} and m.phone is not null and m.due_at <= ${now}
        and (${!isNight(settings, now)}::boolean or m.purpose = any(${nightPurposes}::text[]))
        and not exists (select from message_opt_out o where o.phone = m.phone))`.execute(db);
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
  status: 'text',
  reason: 'text',
  due_at: 'timestamptz',
  sent_at: 'timestamptz',
  forgets: 'boolean',
  at: 'timestamptz',
  outcome: 'text',
  answer: 'text',
  took_ms: 'int',
});
const firstSettled = 4;
/** A report that it is on the phone may have come before the answer; then it stays delivered. */
const settleText = `
  with w as materialized (select * from ${settleArrays.from(firstSettled)} w), noted as (
    insert into message_try (message_id, at, gateway, outcome, answer, took_ms)
    select id, at, $2, outcome, answer, took_ms from w order by n
  )
  update message m
  set status = w.status, reason = w.reason, due_at = coalesce(w.due_at, m.due_at), sent_at = w.sent_at,
    cost = m.cost + case when w.sent_at is null then 0 else m.segments * $3::bigint end,
    text = case when w.forgets then null else m.text end, version = m.version + 1, updated_at = $1::timestamptz
  from w
  where m.id = w.id and m.status = '${messageAt.sending}' and m.tries = w.tries`;

/** Writes the results of attempts: each is added to the history of its message, and decides its next state. */
export async function settleTries(
  db: Database,
  settings: MessageSettings,
  results: readonly SendingResult[],
  now: Date,
): Promise<void> {
  const rows = results.map(({ message, tried, at }) => ({
    id: message.id,
    tries: message.tries,
    at,
    outcome: tried.outcome,
    answer: tried.answer,
    took_ms: tried.tookMs,
    ...settledAs(message, tried.outcome, settings, now),
  }));
  const cost = settings.gateway === 'outbox' ? 0 : settings.segment_cost;
  await db.executeQuery(CompiledQuery.raw(settleText, [now, settings.gateway, cost, ...settleArrays.values(rows)]));
}

interface Settled extends Pick<TableRow<'message'>, 'status' | 'reason' | 'sent_at'> {
  readonly due_at: Date | null;
  readonly forgets: boolean;
}

function settledAs(
  { purpose, tries }: ClaimedMessage,
  outcome: TryOutcome,
  settings: MessageSettings,
  now: Date,
): Settled {
  const next = afterTry(outcome, { tries, knowsRepeats: settings.knows_repeats });
  const forgets = secretPurposes.includes(purpose) && next.to !== 'again';
  if (next.to === 'send') return { status: messageAt.sent, reason: null, due_at: null, sent_at: now, forgets };
  if (next.to === 'fail')
    return { status: messageAt.failed, reason: next.reason, due_at: null, sent_at: null, forgets };
  const due = new Date(now.getTime() + next.minutes * 60_000);
  const due_at = nightPurposes.includes(purpose) ? due : allowedAt(due, hoursOf(settings));
  return { status: messageAt.queued, reason: null, due_at, sent_at: null, forgets };
}

/**
 * Messages whose process died while it was sending them: nobody knows whether the gateway took them, so they are settled as such. What came too late is
 * expired. Answers whether anything has changed.
 */
export async function tidyMessages(db: Database, settings: MessageSettings, now: Date): Promise<boolean> {
  const lostSince = new Date(now.getTime() - sendingMinutesMax * 60_000);
  const { rows: lost } = await sql<ClaimedMessage>`
    select m.id, m.purpose, m.branch_id, m.resends, m.tries, m.phone, coalesce(m.text, '') as text
    from message m
    where m.status = ${lit('sending')} and m.claimed_at <= ${lostSince}
    limit 500`.execute(db);
  const unknown: GatewayAnswer = { outcome: 'unknown', answer: null, tookMs: 0 };
  if (lost.length > 0)
    await settleTries(
      db,
      settings,
      lost.map((message) => ({ message, tried: unknown, at: now })),
      now,
    );
  const { numAffectedRows = 0n } = await sql`
    update message
    set status = ${lit('expired')}, reason = ${'too_late' satisfies MessageReason}, version = version + 1, updated_at = ${now},
      text = case when purpose = any(${secretPurposes}::text[]) then null else text end
    where id in (select id from message
      where status = ${lit('queued')} and phone is not null and due_at <= ${now} and expires_at <= ${now}
      limit 5000)
      and status = ${lit('queued')}`.execute(db);
  return lost.length > 0 || numAffectedRows > 0n;
}
