import { sql, type RawBuilder } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { rank, worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { isProvider, providerType } from '@waybill/domain/kernel/user-types.ts';
import { sideOf, ticketActions } from '@waybill/domain/rooms/support-tickets/decide-ticket.ts';
import {
  endedStates,
  ticketTabs,
  type TicketTab,
  supportTicketLife,
} from '@waybill/domain/rooms/support-tickets/support-ticket-states.ts';
import {
  branchDesk,
  officeDesk,
  providerDesk,
  type TicketDesk,
} from '@waybill/domain/rooms/support-tickets/ticket-kinds.ts';
import { supportTicketList } from '@waybill/contract/rooms/support-tickets/support-tickets.columns.ts';
import type {
  SupportTicketDetail,
  SupportTicketRow,
  TicketMessage,
} from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import { columnsFor, listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered, covers, ofCustomer } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { actorName, customerName, keyName, namedJson, namedJsonOrNull, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { keysOfOwner } from '../api-keys/api-keys.door.ts';
import { readLabel } from '../labels/labels.door.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

/** Did people or programs of the merchant raise the ticket `t`, instead of staff who write about the merchant? */
const raisedForShop = sql<boolean>`(exists (select from merchant_user mu where mu.staff_id = t.created_by and mu.customer_id = t.customer_id)
  or exists (select from api_key k where k.id = t.api_key_id and k.customer_id = t.customer_id))`;

/**
 * The tickets `t` that a viewer sees: those that their branch raised or answers, and those they raised. The provider's people see only those of their
 * desk; couriers only those they raised; API keys those raised by keys of the same owner; people of a merchant those that its people or keys raised for it,
 * never what the staff write about it.
 */
export function ticketScope(viewer: SessionViewer): RawBuilder<boolean> {
  if (viewer.key) return sql<boolean>`t.api_key_id in (${keysOfOwner(viewer.key.id)})`;
  if (viewer.customerId !== undefined) return sql<boolean>`(t.customer_id = ${viewer.customerId} and ${raisedForShop})`;
  if (isProvider(viewer)) return sql<boolean>`t.desk = ${providerDesk}`;
  const own = sql<boolean>`t.created_by = ${viewer.id}`;
  if (worksOnTheStreet(viewer.level)) return own;
  return sql<boolean>`(${own} or ${covered(viewer, 't.branch_id')} or ${covered(viewer, 't.to_branch_id')})`;
}

/** Has the desk written last, and the viewer not looked at it? What a program has read is kept with the ticket. */
const unseenBy = ({ id }: Pick<SessionViewer, 'id'>) =>
  sql<boolean>`(t.unread and not exists (select from support_ticket_seen z
    where z.ticket_id = t.id and z.staff_id = ${id} and z.last_at >= t.last_at))`;

/** The tickets that wait for somebody: to be answered for their desk where they work now unless one person of it has them, or to be read where they raised them. */
function waitsFor(viewer: SessionViewer): RawBuilder<boolean> {
  // An answer to a shop waits for each of its people, because the person who asked may be off, or gone.
  const ofViewer = viewer.customerId === undefined ? sql<boolean>`t.created_by = ${viewer.id}` : sql<boolean>`true`;
  const unread = sql<boolean>`(${unseenBy(viewer)} and ${ofViewer})`;
  const desks: RawBuilder<boolean>[] = [];
  if (!can(viewer, 'support_ticket.answer')) return unread;
  if (isProvider(viewer)) desks.push(sql<boolean>`t.desk = ${providerDesk}`);
  else {
    if (viewer.branchId !== null)
      desks.push(sql<boolean>`(t.desk = ${branchDesk} and t.to_branch_id = ${viewer.branchId})`);
    if (viewer.level <= rank.luxury) desks.push(sql<boolean>`t.desk = ${officeDesk}`);
  }
  desks.push(sql<boolean>`false`);
  return sql<boolean>`(${unread} or (t.due_at is not null and t.created_by is distinct from ${viewer.id} and (t.to_staff_id = ${viewer.id}
    or (t.to_staff_id is null and (${sql.join(desks, sql` or `)})))))`;
}

const inTab = (value: string, viewer: SessionViewer): RawBuilder<boolean> => {
  const tabs: Readonly<Record<TicketTab, RawBuilder<boolean>>> = {
    mine: waitsFor(viewer),
    open: sql<boolean>`t.ended_at is null`,
    ended: sql<boolean>`t.status = any(${[...endedStates]}::text[])`,
  };
  return tabs[value as TicketTab] ?? tabs.open;
};

/** The list of tickets. */
export const supportTicketSource = listSource<SupportTicketRow>({
  definition: supportTicketList,
  id: sql`t.id`,
  from: sql`support_ticket t left join branch b on b.id = t.branch_id left join branch tb on tb.id = t.to_branch_id`,
  columns: sql`t.id, t.number, t.subject, t.status, t.type, t.priority, t.desk, t.source, ${namedJsonOrNull('b')} as branch,
    ${namedJsonOrNull('tb')} as to_branch, ${personName('t.to_staff_id')} as to_staff,
    coalesce(${personName('t.created_by')}, ${keyName('t.api_key_id')}) as created_by, t.created_at, t.due_at, t.last_at`,
  scope: ticketScope,
  sort: { due_at: sql`t.due_at`, last_at: sql`t.last_at`, created_at: sql`t.created_at` },
  search: (term) => contains('t.search_key', term),
  filters: {
    tab: inTab,
    type: sameText('t.type'),
    desk: sameText('t.desk'),
    status: sameText('t.status'),
    priority: sameText('t.priority'),
    source: sameText('t.source'),
    label_id: sameNumber('t.label_id'),
    customer_id: sameNumber('t.customer_id'),
    clearance_id: sameNumber('t.clearance_id'),
  },
});

async function countWhere(db: Database, viewer: SessionViewer, condition: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from support_ticket t where ${condition} and ${ticketScope(viewer)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Returns the merchant who asked with this ticket; null for one of the house. */
export async function readAskingMerchant(db: Database, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('support_ticket as t')
    .select('t.customer_id')
    .where('t.id', '=', id)
    .where(raisedForShop)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

/** How many tickets wait for the viewer (C-01). */
export const countWaiting = (db: Database, viewer: SessionViewer): Promise<number> =>
  countWhere(db, viewer, waitsFor(viewer));

const resolvedByProvider = (viewer: SessionViewer): RawBuilder<boolean> =>
  sql<boolean>`${unseenBy(viewer)} and t.desk = ${providerDesk} and t.status = ${supportTicketLife.at.resolved} and ${sql.lit(!isProvider(viewer))}`;

/** How many the provider resolved that the viewer has not looked at (C-01); the provider's own people have none. */
export const readFromProvider = (db: Database, viewer: SessionViewer): Promise<number> =>
  countWhere(db, viewer, resolvedByProvider(viewer));

async function newestWhere(db: Database, viewer: SessionViewer, condition: RawBuilder<boolean>): Promise<Date | null> {
  const { rows } = await sql<{ newest: Date | null }>`
    select max(t.last_at) as newest from support_ticket t where ${condition} and ${ticketScope(viewer)}`.execute(db);
  return rows[0]?.newest ?? null;
}

/** Returns when the newest ticket began to wait for the viewer; null without any. */
export const newestWaiting = (db: Database, viewer: SessionViewer): Promise<Date | null> =>
  newestWhere(db, viewer, waitsFor(viewer));

/** Returns when the provider resolved the newest ticket that the viewer has not looked at; null without any. */
export const newestFromProvider = (db: Database, viewer: SessionViewer): Promise<Date | null> =>
  newestWhere(db, viewer, resolvedByProvider(viewer));

/** Who raised a ticket; `null` when it is not the viewer's to see. */
export async function readRaiser(
  db: Database,
  viewer: SessionViewer,
  id: number,
): Promise<{ readonly created_by: number | null } | null> {
  const { rows } = await sql<{ created_by: number | null }>`
    select t.created_by from support_ticket t where t.id = ${id} and ${ticketScope(viewer)}`.execute(db);
  return rows[0] ?? null;
}

/** Counts the tickets of each tab of open work. */
export async function readTicketCounts(db: Database, viewer: SessionViewer): Promise<Record<string, number>> {
  const open = ticketTabs.filter((tab) => tab !== 'ended');
  const counts = open.map((tab) => sql`count(*) filter (where ${inTab(tab, viewer)})::int as ${sql.ref(tab)}`);
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(counts)} from support_ticket t
    where (t.ended_at is null or t.unread) and ${ticketScope(viewer)}`.execute(db);
  return rows[0] ?? {};
}

interface RawDetail
  extends
    SupportTicketRow,
    Pick<
      IsoRow<'support_ticket'>,
      'version' | 'to_branch_id' | 'to_staff_id' | 'unread' | 'escalated_at' | 'ended_at' | 'label_id'
    > {
  from_branch_id: number | null;
  raised_by: number | null;
  raiser_locale: Locale;
  customer: SupportTicketDetail['customer'];
  clearance: SupportTicketDetail['clearance'];
  about_branch: SupportTicketDetail['about_branch'];
}

/** One ticket with its conversation and what it is about as far as the viewer may see it; `null` when it is not theirs to see. */
export async function readTicket(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<SupportTicketDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`
    select ${columnsFor(supportTicketSource, viewer)}, t.version, t.branch_id as from_branch_id, t.to_branch_id, t.to_staff_id, t.created_by as raised_by,
      coalesce((select who.locale from staff who where who.id = t.created_by), 'mm') as raiser_locale, ${unseenBy(viewer)} as unread, t.escalated_at, t.ended_at, t.label_id,
      (select json_build_object('id', cu.id, 'name', ${customerName('cu')}, 'phone', cu.phones, 'status', cu.status, 'branch', ${namedJson('cb')})
        from customer cu join branch cb on cb.id = cu.branch_id
        where cu.id = t.customer_id and ${sql.lit(can(viewer, 'customer.view'))} and ${covered(viewer, 'cu.branch_id')}) as customer,
      (select json_build_object('id', k.id, 'number', k.number, 'kind', k.kind, 'status', k.status, 'customer', ${customerName('kc')},
          'actual_clearance_cod', k.actual_clearance_cod, 'issued_at', k.issued_at)
        from clearance k join customer kc on kc.id = k.customer_id
        where k.id = t.clearance_id and ${sql.lit(can(viewer, 'cod.view'))} and ${covered(viewer, 'k.branch_id')} and ${ofCustomer(viewer, 'k.customer_id')}) as clearance,
      ${namedJsonOrNull('ab')} as about_branch
    from ${supportTicketSource.from}
    left join branch ab on ab.id = t.about_branch_id and ${sql.lit(!isProvider(viewer))}
    where t.id = ${id} and ${ticketScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const { from_branch_id, raised_by, unread, ended_at, label_id, escalated_at, ...rest } = raw;
  const facts = {
    status: raw.status,
    desk: raw.desk,
    createdBy: raised_by,
    coversFrom: covers(viewer, from_branch_id),
    coversTo: covers(viewer, raw.to_branch_id),
    endedAt: ended_at === null ? null : new Date(ended_at),
  };
  const side = sideOf(viewer, facts);
  return {
    ...rest,
    ...supportTicketSource.row(raw, viewer),
    name: raw.number,
    clearance: raw.clearance && { ...raw.clearance, issued_at: toIso(new Date(raw.clearance.issued_at)) },
    escalated_at,
    overdue: raw.due_at !== null && new Date(raw.due_at) < now,
    unseen: unread && side === 'raiser',
    side,
    messages: await readMessages(db, id),
    label: label_id === null || !can(viewer, 'label.view') ? null : await readLabel(db, viewer, label_id, now),
    actions: ticketActions(viewer, facts, now),
  };
}

async function readMessages(db: Database, ticketId: number): Promise<TicketMessage[]> {
  return readRecords(
    db,
    sql<TicketMessage>`
    select m.id, m.at, ${actorName('m')} as by, m.side, m.what, m.body as text,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name) order by f.id), '[]')
        from support_ticket_file tf join stored_file f on f.id = tf.file_id where tf.message_id = m.id) as files
    from support_ticket_message m where m.ticket_id = ${ticketId} order by m.id`,
  );
}

const answers: Permission | null = supportTicketLife.commands.hand_on.permission;

/**
 * Reads the people who answer for a desk by name, without the person who raised the ticket. The same rule as `answersFor`, for all staff. The
 * provider's people see no names of the operator's staff.
 */
export async function readDeskPeople(
  db: Database,
  viewer: SessionViewer,
  { desk, to_branch_id }: Omit<TicketPlace, 'to_staff_id'>,
  raisedBy: number | null,
): Promise<{ id: number; name: string }[]> {
  if (isProvider(viewer) && desk !== providerDesk) return [];
  const ofProvider = sql<boolean>`st.user_type = ${providerType}`;
  const ofDesk: Readonly<Record<TicketDesk, ReturnType<typeof sql<boolean>>>> = {
    branch: sql<boolean>`st.branch_id = ${to_branch_id} and not ${ofProvider}`,
    head_office: sql<boolean>`r.level <= ${rank.luxury} and not ${ofProvider}`,
    za: ofProvider,
  };
  const { rows } = await sql<{ id: number; name: string }>`
    select st.id, st.name from staff st join role r on r.slug = st.role_slug
    where st.status = ${accountLife.initial} and st.id is distinct from ${raisedBy}::bigint and ${ofDesk[desk]}
      and exists (select from role_permission p where p.role_slug = st.role_slug and p.permission = ${answers})
    order by st.name, st.id
    limit 500`.execute(db);
  return rows;
}

/** Where a ticket is handed on to. */
export interface TicketPlace {
  readonly desk: TicketDesk;
  readonly to_branch_id: number | null;
  readonly to_staff_id: number | null;
}
