import { sql, type Transaction } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { numberedAs } from '@waybill/domain/rooms/ledger/document-number.ts';
import type { TicketSide } from '@waybill/domain/rooms/support-tickets/decide-ticket.ts';
import {
  supportTicketLife,
  waitsForDesk,
  type SupportTicketState,
} from '@waybill/domain/rooms/support-tickets/support-ticket-states.ts';
import {
  escalated,
  reopenDays,
  ticketDueAt,
  type TicketDesk,
  type TicketPriority,
  type TicketSource,
} from '@waybill/domain/rooms/support-tickets/ticket-kinds.ts';
import { providerType } from '@waybill/domain/kernel/user-types.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { Services } from '../../kernel/services.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import { ownTime } from '../../kernel/sql/own-time.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { nextSerial } from '../ledger/journals.door.ts';
import { ticketScope, type TicketPlace } from './support-tickets.queries.ts';

type Tx = Transaction<Tables>;

export type LockedTicket = TableRow<'support_ticket'>;

/** The ticket that a command is about to change, locked until the transaction ends; `null` when it is not the viewer's to see. */
export function lockTicket(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedTicket | null> {
  return lockRow(tx, 'support_ticket t', id, ticketScope(viewer));
}

export type NewTicket = Pick<
  TableRow<'support_ticket'>,
  | 'type'
  | 'priority'
  | 'desk'
  | 'to_branch_id'
  | 'branch_id'
  | 'subject'
  | 'label_id'
  | 'customer_id'
  | 'clearance_id'
  | 'about_branch_id'
> & { readonly source: TicketSource };

/** Who wrote something: a person, or a program. */
export type TicketAuthor = Pick<TableRow<'support_ticket_message'>, 'staff_id' | 'api_key_id'>;
export const authorOf = ({ id, key }: SessionViewer): TicketAuthor => ({
  staff_id: id || null,
  api_key_id: key?.id ?? null,
});

export async function insertTicket(
  tx: Tx,
  values: NewTicket,
  { by, about, now }: { readonly by: TicketAuthor; readonly about: readonly string[]; readonly now: Date },
): Promise<LockedTicket> {
  const year = Number(businessDate(now).slice(0, 4));
  const number = numberedAs('TKT', year, await nextSerial(tx, 'support_ticket', year));
  const row = await tx
    .insertInto('support_ticket')
    .values({
      ...values,
      number,
      search_key: [number, values.subject, ...about].map((text) => searchKey(text)).join(' '),
      created_by: by.staff_id,
      api_key_id: by.api_key_id,
      status: supportTicketLife.initial,
      due_at: ticketDueAt(values.type, values.priority, now),
      last_at: now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as LockedTicket;
}

export interface NewTicketMessage {
  /** Null for what nobody did. */
  readonly by: TicketAuthor | null;
  readonly side: TicketSide | 'system';
  readonly what: string;
  readonly text: string | null;
  readonly fileIds: readonly number[];
}

/** Writes one entry of the conversation with its files, and returns its id. */
export async function insertMessage(tx: Tx, ticketId: number, message: NewTicketMessage, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('support_ticket_message')
    .values({
      ticket_id: ticketId,
      at: now,
      staff_id: message.by?.staff_id ?? null,
      api_key_id: message.by?.api_key_id ?? null,
      side: message.side,
      what: message.what,
      body: message.text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (message.fileIds.length > 0)
    await tx
      .insertInto('support_ticket_file')
      .values(message.fileIds.map((file_id) => ({ file_id, message_id: id })))
      .execute();
  return id;
}

/** A new state, with what follows from it: whether the desk has to answer and by when, whether the other side has something to read, when it ended. */
export async function setTicketState(
  tx: Tx,
  { id, type, priority }: LockedTicket,
  status: SupportTicketState,
  { bySide, now }: { readonly bySide: TicketSide; readonly now: Date },
): Promise<void> {
  const ended = status === supportTicketLife.at.resolved || status === supportTicketLife.at.closed;
  await tx
    .updateTable('support_ticket')
    .set({
      status,
      unread: bySide === 'desk',
      due_at: waitsForDesk.includes(status) ? ticketDueAt(type, priority, now) : null,
      escalated_at: null,
      ended_at: ended ? now : null,
      last_at: now,
      ...touched(now),
    })
    .where('id', '=', id)
    .execute();
}

/** Another desk or person has it. The time to answer stays, so that handing it to and fro wins none; it escalates there as it would have here. */
export async function setTicketPlace(
  tx: Tx,
  { id, type, priority, due_at }: LockedTicket,
  status: SupportTicketState,
  place: TicketPlace,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('support_ticket')
    .set({
      ...place,
      status,
      unread: true,
      due_at: due_at ?? ticketDueAt(type, priority, now),
      escalated_at: null,
      last_at: now,
      ...touched(now),
    })
    .where('id', '=', id)
    .execute();
}

/** A person has looked at what the desk wrote last. */
export async function keepTicketSeen(tx: Tx, id: number, staffId: number): Promise<void> {
  await sql`
    insert into support_ticket_seen (ticket_id, staff_id, last_at)
    select id, ${staffId}, last_at from support_ticket where id = ${id}
    on conflict (ticket_id, staff_id) do update set last_at = excluded.last_at`.execute(tx);
}

/** The program that raised it has read it. */
export async function markReadByProgram(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('support_ticket').set({ unread: false }).where('id', '=', id).execute();
}

/** Tickets taken in one transaction at most. */
const atOnce = 200;

export interface MovedTicket extends LockedTicket {
  readonly after: { readonly desk: TicketDesk; readonly priority: TicketPriority; readonly status: SupportTicketState };
}

/** Escalates tickets that their desk did not answer in time; each once until it is answered. */
export async function escalateOverdue(tx: Tx, services: Services, at: Date): Promise<MovedTicket[]> {
  const { rows } = await sql<LockedTicket & { now: Date }>`
    select t.*, ${ownTime(services, at, 'k')} as now
    from support_ticket t left join api_key k on k.id = t.api_key_id
    where t.due_at < ${ownTime(services, at, 'k')} and t.escalated_at is null
    order by t.due_at limit ${sql.lit(atOnce)} for update of t skip locked`.execute(tx);
  for (const { id, type, desk, priority, now } of rows) {
    const next = escalated(desk, priority);
    await tx
      .updateTable('support_ticket')
      .set({
        ...next,
        to_staff_id: null,
        due_at: ticketDueAt(type, next.priority, now),
        escalated_at: now,
        ...touched(now),
      })
      .where('id', '=', id)
      .execute();
    await insertMessage(tx, id, { by: null, side: 'system', what: 'escalate', text: null, fileIds: [] }, now);
  }
  return rows.map((row) => ({ ...row, after: { ...escalated(row.desk, row.priority), status: row.status } }));
}

/** Closes tickets that were resolved so long ago that nobody opens them again. */
export async function closeResolved(tx: Tx, services: Services, now: Date): Promise<MovedTicket[]> {
  const before = new Date(now.getTime() - reopenDays * 86_400_000);
  const { rows } = await sql<LockedTicket>`
    with due as (
      select t.id from support_ticket t left join api_key k on k.id = t.api_key_id
      where t.status = ${supportTicketLife.at.resolved} and t.ended_at < ${ownTime(services, before, 'k')}
      limit ${sql.lit(atOnce)} for update of t skip locked)
    update support_ticket t set status = ${supportTicketLife.at.closed}, updated_at = ${now}, version = t.version + 1
    from due where t.id = due.id returning t.*`.execute(tx);
  return rows.map((row) => ({
    ...row,
    status: supportTicketLife.at.resolved,
    after: { desk: row.desk, priority: row.priority, status: supportTicketLife.at.closed },
  }));
}

/** The provider's people, who are told of tickets to their desk. */
export async function readProviders(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('staff').select('id').where('user_type', '=', providerType).execute();
  return rows.map(({ id }) => id);
}
