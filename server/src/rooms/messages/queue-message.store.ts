import { sql, type Transaction } from 'kysely';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { fillTemplate } from '@waybill/domain/rooms/messages/templates.ts';
import {
  deliveryCode,
  messagePurposes,
  sheetOfDay,
  staffCode,
  type MessageGap,
  type MessagePurpose,
} from '@waybill/domain/rooms/messages/message-purposes.ts';
import { messageAt } from '@waybill/domain/rooms/messages/message-states.ts';
import { allowedAt } from '@waybill/domain/rooms/messages/quiet-hours.ts';
import { smsLength } from '@waybill/domain/rooms/messages/segments.ts';
import { smsPhone } from '@waybill/domain/rooms/messages/sms-phone.ts';
import type { CommandContext, RequestContext } from '../../kernel/context.ts';
import { queueJob } from '../../kernel/job-lock.ts';
import type { Database, Services } from '../../kernel/services.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import {
  hoursOf,
  insertWritten,
  isOptedOut,
  readLanguageOf,
  readMessageSettings,
  readMessageTemplates,
  withholdCodes,
} from './messages.store.ts';

/** The background work that hands messages to the gateway. */
export const sendingJob = 'message-sending';

const queued = sql.lit(messageAt.queued);

/** A merchant was paid, and hears of it if they asked for messages. `payment` is the number of the payment, so that each is told once. */
export async function queuePaidMessage(
  tx: Transaction<Tables>,
  { clearance, payment }: { readonly clearance: number; readonly payment: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into message (purpose, event, branch_id, clearance_id, customer_id, status, due_at, created_at, updated_at)
    select 'clearance_paid', ${payment}, d.branch_id, d.id, c.id, ${queued}, ${now}, ${now}, ${now}
    from clearance d
    join customer c on c.id = d.customer_id and c.sms_active
    where d.id = ${clearance}
    on conflict do nothing`.execute(tx);
}

/** Tells merchants that the bank did not pay these lines of a payout run, once each. */
export async function queueUnpaidMessages(
  tx: Transaction<Tables>,
  lineIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    insert into message (purpose, event, branch_id, clearance_id, customer_id, status, due_at, created_at, updated_at)
    select 'payout_failed', l.id, d.branch_id, d.id, c.id, ${queued}, ${now}, ${now}, ${now}
    from payout_run_line l
    join clearance d on d.id = l.clearance_id
    join customer c on c.id = d.customer_id and c.sms_active
    where l.id = any(${[...lineIds]}::bigint[])
    on conflict do nothing`.execute(tx);
}

/** Tells a merchant who asked for messages that their ticket is answered. `event` is the answer's number in the conversation, so that each is sent once. */
export async function queueAnswerMessage(
  tx: Transaction<Tables>,
  { event, customer }: { readonly event: number; readonly customer: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into message (purpose, event, branch_id, customer_id, status, due_at, created_at, updated_at)
    select 'ticket_answered', ${event}, c.branch_id, c.id, ${queued}, ${now}, ${now}, ${now}
    from customer c
    where c.id = ${customer} and c.sms_active
    on conflict do nothing`.execute(tx);
}

/**
 * A new code for the receiver of a parcel, by night too: made when it is written into words, so that nobody here ever holds it. One that has not left yet is
 * not sent. Answers false when no message can reach the receiver.
 */
export async function queueDeliveryCodeMessage(
  context: CommandContext,
  { labelId, branchId }: { readonly labelId: number; readonly branchId: number },
): Promise<boolean> {
  const { tx, now, viewer } = context;
  const { rows } = await sql<{ phones: string[]; waits: boolean }>`
    select l.destination_phone as phones,
      exists (select from message m
        where m.label_id = l.id and m.purpose = ${deliveryCode} and m.status = ${queued} and m.phone is null) as waits
    from label l
    where l.id = ${labelId}`.execute(tx);
  const phone = smsPhone(rows[0]?.phones ?? []);
  const isOn = (await readMessageTemplates(tx)).get(deliveryCode)?.is_active;
  if (phone === null || !isOn || (await isOptedOut(tx, phone))) return false;
  if (rows[0]?.waits !== true) {
    await withholdCodes(tx, { column: 'label_id', id: labelId, purpose: deliveryCode }, now);
    await sql`
      insert into message (purpose, branch_id, label_id, status, due_at, created_by, created_at, updated_at)
      values (${deliveryCode}, ${branchId}, ${labelId}, ${queued}, ${now}, ${viewer.id || null}, ${now}, ${now})`.execute(
      tx,
    );
  }
  await context.queue(sendingJob, {});
  return true;
}

interface EmoCode extends Pick<TableRow<'emo'>, 'id' | 'number' | 'payee_phone'> {
  /** Whole kyat. */
  readonly amount: number;
  readonly branch_id: number;
  readonly code: string;
}

/**
 * Sends the code of a money order to its payee, also at night. Its text is stored only until it is sent, and never displayed. A number that
 * unsubscribed or receives no messages gets none: the sender has the slip.
 */
export async function queueEmoCodeMessage(context: CommandContext, emo: EmoCode): Promise<void> {
  const { tx, now } = context;
  await withholdCodes(tx, { column: 'emo_id', id: emo.id, purpose: 'emo_code' }, now);
  const phone = smsPhone([emo.payee_phone]);
  const [settings, templates] = [await readMessageSettings(tx), await readMessageTemplates(tx)];
  const template = templates.get('emo_code');
  if (phone === null || !template?.is_active || (await isOptedOut(tx, phone))) return;
  const locale = (await readLanguageOf(tx, phone)) ?? settings.language;
  const values: Partial<Record<MessageGap, string>> = {
    number: emo.number,
    amount: sayKyat(emo.amount, locale),
    pickup_code: emo.code,
  };
  const text = fillTemplate(template[locale], values);
  await insertWritten(
    tx,
    context.services,
    {
      purpose: 'emo_code',
      branch_id: emo.branch_id,
      emo_id: emo.id,
      phone,
      text,
      locale,
      segments: smsLength(text).segments,
      due_at: messagePurposes.emo_code.night ? now : allowedAt(now, hoursOf(settings)),
      created_by: null,
    },
    now,
  );
  await context.queue(sendingJob, {});
}

interface SheetMessage {
  /** Numbers the day within the purpose. */
  readonly day: number;
  readonly branchId: number;
  readonly phones: readonly string[];
  readonly locale: Locale;
  readonly values: Partial<Record<MessageGap, string>>;
}

/**
 * The sheet of a day to the numbers that were set for it (G-06), at its hour, by night too: one message each, once a day. A number that asked for no more, or
 * takes no messages, gets none. Answers how many.
 */
export async function queueSheetMessage(context: CommandContext, sheet: SheetMessage): Promise<number> {
  const { tx, now } = context;
  const template = (await readMessageTemplates(tx)).get(sheetOfDay);
  if (!template?.is_active) return 0;
  const text = fillTemplate(template[sheet.locale], sheet.values);
  let count = 0;
  for (const [place, number] of sheet.phones.entries()) {
    const phone = smsPhone([number]);
    if (phone === null || (await isOptedOut(tx, phone))) continue;
    await insertWritten(
      tx,
      context.services,
      {
        purpose: sheetOfDay,
        event: sheet.day * 10 + place,
        branch_id: sheet.branchId,
        phone,
        text,
        locale: sheet.locale,
        segments: smsLength(text).segments,
        due_at: now,
        created_by: null,
      },
      now,
    );
    count += 1;
  }
  if (count > 0) await context.queue(sendingJob, {});
  return count;
}

interface StaffCode {
  readonly phones: readonly string[];
  readonly locale: string;
  readonly branch_id: number | null;
  readonly reset_by: string;
  readonly second_half: string;
}

/** Do messages leave this installation by a provider? Without one they stay in the list of messages, where staff read them. */
export async function messagesLeave(db: Database, { settings }: Services): Promise<boolean> {
  return (await readMessageSettings(db)).gateway === 'http' && settings.smsGateway.url !== undefined;
}

interface DirectMessage {
  readonly purpose: MessagePurpose;
  readonly branch_id: number | null;
  readonly phones: readonly string[];
  readonly locale: Locale;
  readonly values: Partial<Record<MessageGap, string>>;
  readonly created_by: number | null;
}

/**
 * Sends a secret to the phone of its owner, also at night. Its text is stored only until it is sent, and never displayed. Returns false where no
 * message can reach them: without a provider, a number that receives messages, or a branch.
 */
export async function queueDirectMessage(
  tx: Transaction<Tables>,
  { now, services }: Pick<RequestContext, 'now' | 'services'>,
  { purpose, branch_id, phones, locale, values, created_by }: DirectMessage,
): Promise<boolean> {
  const template = (await readMessageTemplates(tx)).get(purpose);
  const phone = smsPhone(phones);
  if (!(await messagesLeave(tx, services)) || branch_id === null || phone === null) return false;
  if (!template?.is_active || (await isOptedOut(tx, phone))) return false;
  const text = fillTemplate(template[locale], values);
  const { segments } = smsLength(text);
  await insertWritten(
    tx,
    services,
    { purpose, branch_id, phone, text, locale, segments, due_at: now, created_by },
    now,
  );
  await queueJob(tx, sendingJob, { id: 0 });
  return true;
}

/** Sends the second half of a reset code to the phone of its owner. */
export function queueStaffCodeMessage(context: CommandContext, person: StaffCode): Promise<boolean> {
  const { tx, viewer } = context;
  return queueDirectMessage(tx, context, {
    purpose: staffCode,
    branch_id: person.branch_id ?? viewer.branchId,
    phones: person.phones,
    locale: person.locale as Locale,
    values: { person: person.reset_by, half_code: person.second_half },
    created_by: viewer.id || null,
  });
}
