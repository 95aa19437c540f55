import { sql, type Transaction } from 'kysely';
import { addedChannels, lastChannel, type MessageChannel } from '@waybill/domain/rooms/messages/message-channels.ts';
import {
  firstText,
  messagePurposes,
  secretPurposes,
  templatePurposes,
  type MessagePurpose,
} from '@waybill/domain/rooms/messages/message-purposes.ts';
import { messageAt, type MessageReason, messageLife } from '@waybill/domain/rooms/messages/message-states.ts';
import type { QuietHours } from '@waybill/domain/rooms/messages/quiet-hours.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { Database, Services } from '../../kernel/services.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { planMessage, readSendingPlan } from './channels.queries.ts';

type Tx = Transaction<Tables>;

/** A message as commands see it. */
export type LockedMessage = TableRow<'message'>;

/** A failed message waits again, as another one to the provider. */
export async function queueAgain(tx: Tx, message: LockedMessage, due: Date, now: Date): Promise<void> {
  const expires_at = new Date(due.getTime() + messagePurposes[message.purpose].hours * 3_600_000);
  await tx
    .updateTable('message')
    .set({
      status: messageAt.queued,
      reason: null,
      channel: lastChannel,
      later: [],
      fallback_at: null,
      tries: 0,
      resends: message.resends + 1,
      due_at: due,
      expires_at,
      ...touched(now),
    })
    .where('id', '=', message.id)
    .execute();
}

export async function withholdMessage(tx: Tx, id: number, reason: MessageReason, now: Date): Promise<void> {
  await tx
    .updateTable('message')
    .set({ status: messageAt.withheld, reason, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** A message whose words are known with its event: one that a person wrote, or one with a code. */
export interface WrittenMessage extends Pick<
  TableRow<'message'>,
  'purpose' | 'branch_id' | 'locale' | 'segments' | 'due_at' | 'created_by'
> {
  /** Cause, numbered within its purpose: sent only once. */
  readonly event?: number;
  readonly label_id?: number | null;
  readonly customer_id?: number | null;
  readonly emo_id?: number | null;
  readonly phone: string;
  readonly text: string;
}

/** Writes a message whose words are known, with the channels on which it will be tried. */
export async function insertWritten(
  tx: Tx,
  services: Pick<Services, 'settings'>,
  message: WrittenMessage,
  now: Date,
): Promise<number> {
  const plan = planMessage(await readSendingPlan(tx, services), message.purpose, { email: null, chosen: null });
  const expires_at = new Date(message.due_at.getTime() + messagePurposes[message.purpose].hours * 3_600_000);
  const { id } = await tx
    .insertInto('message')
    .values({ ...message, ...plan, status: messageAt.queued, expires_at, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Withholds the message of a former code that a new one has replaced. */
export async function withholdCodes(
  tx: Tx,
  of: { readonly column: 'emo_id' | 'label_id'; readonly id: number; readonly purpose: MessagePurpose },
  now: Date,
): Promise<void> {
  await sql`
    update message
    set status = ${messageAt.withheld}, reason = ${'overtaken' satisfies MessageReason}, text = null, version = version + 1, updated_at = ${now}
    where ${sql.ref(of.column)} = ${of.id} and purpose = ${of.purpose} and status = ${messageAt.queued}`.execute(tx);
}

/** How messages leave this installation. */
export type MessageSettings = Pick<
  TableRow<'message_setting'>,
  | 'gateway'
  | 'body_template'
  | 'sent_when'
  | 'knows_repeats'
  | 'pace'
  | 'timeout_seconds'
  | 'language'
  | 'quiet_from'
  | 'quiet_to'
  | 'segment_cost'
  | 'version'
>;

/** `lock`: until the transaction ends, for a change. */
export async function readMessageSettings(db: Database, { lock = false } = {}): Promise<MessageSettings> {
  const { rows } = await sql<MessageSettings>`
    select gateway, body_template, sent_when, knows_repeats, pace, timeout_seconds, language, quiet_from, quiet_to, segment_cost, version
    from message_setting ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] as MessageSettings;
}

export const hoursOf = ({ quiet_from, quiet_to }: MessageSettings): QuietHours => ({ from: quiet_from, to: quiet_to });

/** The text of a purpose in every language; version 0 while nobody has changed it. */
export type TemplateRow = Pick<TableRow<'message_template'>, 'purpose' | 'is_active' | 'mm' | 'en' | 'zh' | 'version'>;

/** The texts that count, by purpose: those that were edited, and those that every installation begins with. */
export async function readMessageTemplates(db: Database): Promise<ReadonlyMap<MessagePurpose, TemplateRow>> {
  const { rows } = await sql<TemplateRow>`select purpose, is_active, mm, en, zh, version from message_template`.execute(
    db,
  );
  const edited = new Map(rows.map((row) => [row.purpose, row]));
  return new Map(
    templatePurposes.map((purpose) => [
      purpose,
      edited.get(purpose) ?? { purpose, is_active: true, ...firstText(purpose), version: 1 },
    ]),
  );
}

/** The text of a purpose, locked until the transaction ends; the first who edits it finds what every installation begins with. */
export async function lockTemplate(tx: Tx, purpose: MessagePurpose, now: Date): Promise<TemplateRow> {
  await tx
    .insertInto('message_template')
    .values({ purpose, is_active: true, ...firstText(purpose), updated_at: now })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const { rows } = await sql<TemplateRow>`
    select purpose, is_active, mm, en, zh, version from message_template where purpose = ${purpose} for update`.execute(
    tx,
  );
  return rows[0] as TemplateRow;
}

/** Reads the language that the owner of this number chose on a tracking page; null without a choice. */
export async function readLanguageOf(db: Database, phone: string): Promise<Locale | null> {
  const { rows } = await sql<{ locale: Locale }>`select locale from phone_language where phone = ${phone}`.execute(db);
  return rows[0]?.locale ?? null;
}

/** Does this number want no messages? */
export async function isOptedOut(db: Database, phone: string): Promise<boolean> {
  const { rows } = await sql`select from message_opt_out where phone = ${phone}`.execute(db);
  return rows.length > 0;
}

/** Withholds the waiting messages to this number. */
export async function withholdQueued(tx: CommandContext['tx'], phone: string, why: string, now: Date): Promise<void> {
  await sql`
    update message
    set status = ${messageAt.withheld}, reason = ${why}, version = version + 1, updated_at = ${now}
    where phone = ${phone} and status = ${messageAt.queued}`.execute(tx);
}

const reportedKey = new RegExp(`^wb-(\\d{1,15})-(\\d{1,6})(?:-(${addedChannels.join('|')}))?$`);

/**
 * Writes what is reported of the message with this key, if it was given away under it and may still become that. A delivery ends the message on whichever
 * channel it waits by now; a failure counts only for its present channel, after which the next one is used.
 */
export async function noteReport(db: Database, now: Date, key: string, status: 'delivered' | 'failed'): Promise<void> {
  const [, id, resends, named] = reportedKey.exec(key) ?? [];
  if (id === undefined || resends === undefined) return;
  const channel = (named ?? lastChannel) as MessageChannel;
  const { deliver, fail } = messageLife.commands;
  const wasTried = sql`m.id = ${Number(id)} and m.resends = ${Number(resends)}
    and ((m.channel = ${channel} and m.tries > 0) or exists (select from message_try t where t.message_id = m.id and t.gateway = ${channel}))`;
  if (status === 'delivered') {
    await sql`
      update message m
      set status = ${messageAt.delivered}, reason = null, sent_at = coalesce(sent_at, ${now}), delivered_at = ${now}, fallback_at = null,
        text = case when purpose = any(${secretPurposes}::text[]) then null else text end, version = version + 1, updated_at = ${now}
      where ${wasTried} and status = any(${[...deliver.from]}::text[])`.execute(db);
    return;
  }
  const ofThis = sql`${wasTried} and m.channel = ${channel} and status = any(${[...fail.from]}::text[])`;
  await sql`
    update message m set fallback_at = ${now}, version = version + 1, updated_at = ${now}
    where ${ofThis} and cardinality(later) > 0`.execute(db);
  await sql`
    update message m
    set status = ${messageAt.failed}, reason = ${'not_reached' satisfies MessageReason}, sent_at = coalesce(sent_at, ${now}), delivered_at = null,
      version = version + 1, updated_at = ${now}
    where ${ofThis} and cardinality(later) = 0`.execute(db);
}
