import { CompiledQuery } from 'kysely';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import type { ReturnReason } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { isVisible } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { fillTemplate } from '@waybill/domain/rooms/messages/templates.ts';
import { deliveryCode, messagePurposes, type MessageGap } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { messageAt, type MessageReason } from '@waybill/domain/rooms/messages/message-states.ts';
import { allowedAt } from '@waybill/domain/rooms/messages/quiet-hours.ts';
import { smsLength } from '@waybill/domain/rooms/messages/segments.ts';
import { smsPhone } from '@waybill/domain/rooms/messages/sms-phone.ts';
import { returnReasonWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import type { Database, Services } from '../../kernel/services.ts';
import { rowArrays } from '../../kernel/hot/row-arrays.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import { newShortCode } from '../../kernel/short-code.ts';
import { doorCodeHash } from '../proofs/proofs.door.ts';
import { answerLink, trackingLink, type LinkSite } from './message-links.ts';
import { planMessage, readSendingPlan, type SendingPlan } from './channels.queries.ts';
import { readMessageFacts, type MessageFacts } from './facts.queries.ts';
import {
  hoursOf,
  readMessageSettings,
  readMessageTemplates,
  type MessageSettings,
  type TemplateRow,
} from './messages.store.ts';
import { readUnwritten } from './messages.queries.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** Messages written by one statement. */
const atOnce = 500;

/**
 * Writes the messages that were queued with their events into words: to which number, in which language, when they may go. What may not go any more is
 * withheld with the reason. Answers how many; none is left when it answers 0. Safe to run at any time and by several servers at once.
 */
export async function writeQueued({
  services,
  db,
}: {
  readonly services: Services;
  readonly db: Database;
}): Promise<number> {
  const now = services.clock();
  const rows = await readUnwritten(db, atOnce);
  if (rows.length === 0) return 0;
  const [settings, templates] = [await readMessageSettings(db), await readMessageTemplates(db)];
  const facts = await readMessageFacts(
    db,
    rows.map(({ id }) => id),
  );
  const site = { publicUrl: services.settings.publicUrl, secret: await installationSecret(db, services) };
  const plan = await readSendingPlan(db, services);
  const written = facts.map((one) => ({
    ...writtenOf(services, site, one, settings, templates.get(one.purpose)),
    ...plannedFor(plan, one),
  }));
  await db.executeQuery(CompiledQuery.raw(writeText, [now, ...writeArrays.values(written)]));
  return rows.length;
}

/** Returns the channels of a message; later ones as one text, because arrays of arrays must have one length. */
function plannedFor(plan: SendingPlan, { purpose, email, chosen }: MessageFacts) {
  const { later, ...planned } = planMessage(plan, purpose, { email, chosen });
  return { ...planned, later: later.join(',') };
}

interface Written extends Pick<
  TableRow<'message'>,
  'id' | 'status' | 'reason' | 'phone' | 'text' | 'segments' | 'due_at'
> {
  readonly locale: Locale;
  readonly expires_at: Date;
  /** Of the code that its text holds, in hexadecimal digits. */
  readonly code_hash: string | null;
}

const writeArrays = rowArrays({
  id: 'bigint',
  status: 'text',
  reason: 'text',
  phone: 'text',
  text: 'text',
  locale: 'text',
  segments: 'int',
  due_at: 'timestamptz',
  expires_at: 'timestamptz',
  code_hash: 'text',
  channel: 'text',
  later: 'text',
  wait_minutes: 'int',
  email: 'text',
});
const writeText = `
  with written as (
    update message m
    set status = w.status, reason = w.reason, phone = w.phone, text = w.text, locale = w.locale, segments = w.segments, due_at = w.due_at,
      expires_at = w.expires_at, channel = w.channel, later = string_to_array(w.later, ','), wait_minutes = w.wait_minutes, email = w.email,
      version = m.version + 1, updated_at = $1::timestamptz
    from ${writeArrays.from(2)} w
    where m.id = w.id and m.status = '${messageAt.queued}' and m.phone is null
    returning m.id, m.label_id, m.purpose, m.created_at, m.event is not null as goes_out, w.code_hash
  )
  insert into delivery_code as c (label_id, made_for, code_hash, resends, sent_at, went_out_at)
  select distinct on (label_id) label_id, label_id, decode(code_hash, 'hex'), case when goes_out then 0 else 1 end,
    case when code_hash is null then null else $1::timestamptz end, created_at
  from written
  where purpose = '${deliveryCode}'
  order by label_id, id desc
  on conflict (label_id) do update
  set made_for = excluded.made_for, code_hash = excluded.code_hash, sent_at = excluded.sent_at,
    resends = case when excluded.resends = 0 then 0 else c.resends + 1 end,
    tries = case when excluded.resends = 0 then 0 else c.tries end,
    went_out_at = case when excluded.resends = 0 then excluded.went_out_at else c.went_out_at end,
    waived_by = case when excluded.resends = 0 and c.waived_at < excluded.went_out_at then null else c.waived_by end,
    waived_why = case when excluded.resends = 0 and c.waived_at < excluded.went_out_at then null else c.waived_why end,
    waived_at = case when excluded.resends = 0 and c.waived_at < excluded.went_out_at then null else c.waived_at end`;

function writtenOf(
  services: Services,
  site: LinkSite,
  facts: MessageFacts,
  settings: MessageSettings,
  template: TemplateRow | undefined,
): Written {
  const row = messagePurposes[facts.purpose];
  const phone = smsPhone(facts.phones);
  const locale = languageOf(facts, phone) ?? settings.language;
  const reason = withheldFor(facts, template, phone);
  const code = facts.purpose === deliveryCode && reason === null ? newShortCode(services) : null;
  const values = { ...valuesOf(site, facts, locale), ...(code === null ? {} : { hand_over_code: code }) };
  const text = fillTemplate(template?.[locale] ?? '', values);
  const { created_at } = facts;
  return {
    id: facts.id,
    status: reason === null ? messageAt.queued : messageAt.withheld,
    reason,
    phone,
    text,
    locale,
    segments: smsLength(text).segments,
    due_at: row.night ? created_at : allowedAt(created_at, hoursOf(settings)),
    expires_at: new Date(created_at.getTime() + row.hours * 3_600_000),
    code_hash:
      code === null || facts.label_id === null ? null : doorCodeHash(site.secret, facts.label_id, code).toString('hex'),
  };
}

/** Returns the receiver's language; null when it is unknown. */
const languageOf = ({ customer_language, read_in }: MessageFacts, phone: string | null): Locale | null =>
  customer_language ?? (phone === null ? null : (read_in[phone] ?? null));

/** Why a message is not sent at all; null when it is. */
function withheldFor(
  facts: MessageFacts,
  template: TemplateRow | undefined,
  phone: string | null,
): MessageReason | null {
  const { step, now } = messagePurposes[facts.purpose];
  if (!template?.is_active) return 'switched_off';
  const isNote = step !== undefined && !isVisible(step);
  if (facts.viewable === false && !isNote) return 'taken_back';
  if ((now && facts.is_latest === false) || facts.is_answered) return 'overtaken';
  if (phone === null) return 'no_phone';
  return facts.opted_out ? 'opted_out' : null;
}

function valuesOf(site: LinkSite, facts: MessageFacts, locale: Locale): Partial<Record<MessageGap, string>> {
  const { label_id, code, question_at } = facts;
  const link = label_id === null || code === null ? null : { label_id, tracking_code: code, question_at };
  return {
    code: code ?? '',
    sender: facts.sender ?? '',
    receiver: facts.receiver ?? '',
    amount: facts.amount === null ? '' : sayKyat(facts.amount, locale),
    link: link ? trackingLink(site, link, locale) : '',
    answer_link: link ? answerLink(site, link, locale) : '',
    courier: facts.courier ?? '',
    phone: facts.with_phone ?? '',
    reason: facts.reason === null ? '' : sayReason(facts.reason, locale),
    gate: facts.gate ?? '',
    slip: facts.slip ?? '',
    day: facts.day === null ? '' : formatDate(facts.day),
    number: facts.number ?? '',
  };
}

/** A reason of the list in words; what somebody wrote instead stays as it is. */
function sayReason(reason: string, locale: Locale): string {
  return Object.hasOwn(returnReasonWords, reason) ? say(returnReasonWords[reason as ReturnReason], locale) : reason;
}
