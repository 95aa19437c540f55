import { sql } from 'kysely';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { secretPurposes } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { messageCommands, messageLife, messageAt } from '@waybill/domain/rooms/messages/message-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { messageList, messageOptOutList } from '@waybill/contract/rooms/messages/messages.columns.ts';
import type { MessageDetail, MessageOptOut, MessageRow } from '@waybill/contract/rooms/messages/messages.contract.ts';
import { columnsFor, listSource } from '../../kernel/lists.ts';
import { readRecords, withIsoInstants } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { begins } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import { visibleMessage } from './message-scope.sql.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import type { sendMessageForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { customerScope } from '../customers/customers.door.ts';

/** The text of a code is never displayed, even while it waits: a reader could collect the money. */
const shownText = sql<string | null>`case when m.purpose = any(${secretPurposes}::text[]) then null else m.text end`;

/** Messages to people outside. */
export const messageSource = listSource<MessageRow>({
  definition: messageList,
  id: sql`m.id`,
  from: sql`message m join branch b on b.id = m.branch_id left join label l on l.id = m.label_id`,
  columns: sql`m.id, m.purpose, m.phone, ${shownText} as text, m.locale, m.label_id, l.tracking_code, ${namedJson('b')} as branch, m.channel, m.status, m.reason,
    m.segments, m.cost, m.tries, m.due_at, m.sent_at, m.created_at`,
  scope: visibleMessage,
  sort: { created_at: sql`m.created_at` },
  search: (term) => {
    const code = term.replaceAll(' ', '').toUpperCase();
    const digits = phoneKey(term).replace(/\D/g, '');
    return sql<boolean>`(m.label_id = (select x.id from label x where x.tracking_code = ${code})
      or (${digits !== ''}::boolean and ${begins('m.phone', `0${digits}`)}))`;
  },
  filters: {
    status: sameText('m.status'),
    purpose: sameText('m.purpose'),
    channel: sameText('m.channel'),
    branch_id: sameNumber('m.branch_id'),
    ...daysOf('m.created_at'),
  },
});

type RawDetail = MessageRow &
  Pick<MessageDetail, 'version' | 'gateway' | 'created_by' | 'later' | 'email'> & {
    fallback_at: string | null;
    delivered_at: string | null;
    expires_at: string | null;
  };

/** One message with every try, and what the viewer may do; `null` when it is not theirs to see. */
export async function readMessage(db: Database, viewer: SessionViewer, id: number): Promise<MessageDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`
    select ${columnsFor(messageSource, viewer)}, m.version, m.gateway, m.delivered_at, m.expires_at, m.later, m.fallback_at, m.email,
      ${personName('m.created_by')} as created_by
    from ${messageSource.from}
    where m.id = ${id} and ${visibleMessage(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const tries = await db
    .selectFrom('message_try')
    .select(['at', 'gateway', 'outcome', 'answer', 'took_ms'])
    .where('message_id', '=', id)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  const offered = commandsFrom(messageLife, raw.status).filter((command) =>
    (messageCommands as readonly string[]).includes(command),
  );
  return {
    ...messageSource.row(raw, viewer),
    name: raw.phone ?? raw.tracking_code ?? String(raw.id),
    version: raw.version,
    gateway: raw.gateway,
    created_by: raw.created_by,
    delivered_at: raw.delivered_at,
    expires_at: raw.expires_at,
    later: raw.later,
    fallback_at: raw.fallback_at,
    email: raw.email,
    history: tries.map(withIsoInstants),
    actions: can(viewer, messageLife.commands.resend.permission)
      ? offered.map((command) => ({ command, blocked: null }))
      : [],
  };
}

/** The messages about a parcel, the latest first; `null` when it is not the viewer's to see. */
export async function readOfLabel(db: Database, viewer: SessionViewer, labelId: number): Promise<MessageRow[] | null> {
  const seen = await sql`select from label_state s where s.label_id = ${labelId} and ${visibleLabels(viewer)}`.execute(
    db,
  );
  if (seen.rows.length === 0) return null;
  const rows = await readRecords(
    db,
    sql<MessageRow>`
    select ${columnsFor(messageSource, viewer)} from ${messageSource.from}
    where m.label_id = ${labelId}
    order by m.id desc
    limit 100`,
  );
  return rows.map((raw) => messageSource.row(raw, viewer));
}

/** Numbers that asked for no more. */
export const messageOptOutSource = listSource<MessageOptOut>({
  definition: messageOptOutList,
  id: sql`o.id`,
  from: sql`message_opt_out o`,
  columns: sql`o.id, o.phone, o.note, ${personName('o.created_by')} as created_by, o.created_at`,
  scope: () => sql<boolean>`true`,
  sort: { created_at: sql`o.created_at` },
  search: (term) => begins('o.phone', `0${phoneKey(term).replace(/\D/g, '')}`),
  filters: {},
});

interface Party {
  readonly label_id: number | null;
  readonly customer_id: number | null;
  readonly branch_id: number;
  readonly phones: readonly string[];
}

/** Whom it goes to, if they are the viewer's to see. */
export async function findParty(
  { tx, viewer }: CommandContext,
  body: FormValues<typeof sendMessageForm>,
): Promise<Party | null> {
  if (body.party === 'customer') {
    if (!can(viewer, 'customer.view')) return null;
    const { rows } = await sql<Party>`
      select null::bigint as label_id, c.id as customer_id, c.branch_id, c.phones
      from customer c
      where c.id = ${body.customer_id} and ${customerScope(viewer)}`.execute(tx);
    return rows[0] ?? null;
  }
  if (!can(viewer, 'label.view')) return null;
  const code = (body.tracking_code ?? '').replaceAll(' ', '').toUpperCase();
  const phones = body.party === 'receiver' ? sql`l.destination_phone` : sql`l.source_phone`;
  const { rows } = await sql<Party>`
    select l.id as label_id, null::bigint as customer_id, coalesce(${viewer.branchId}::bigint, s.holder_branch_id) as branch_id, ${phones} as phones
    from label l
    join label_state s on s.label_id = l.id
    where l.tracking_code = ${code} and ${visibleLabels(viewer)}`.execute(tx);
  return rows[0] ?? null;
}

/** Reads the oldest messages that have no text yet, at most this many. */
export async function readUnwritten(db: Database, most: number): Promise<readonly { readonly id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from message
    where status = ${sql.lit(messageAt.queued)} and phone is null
    order by id
    limit ${sql.lit(most)}`.execute(db);
  return rows;
}
