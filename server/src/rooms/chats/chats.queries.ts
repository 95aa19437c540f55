import { sql, type RawBuilder } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { personChat } from '@waybill/domain/rooms/chats/chat-kinds.ts';
import { keepsGroup, writingProblem } from '@waybill/domain/rooms/chats/decide-chat.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type {
  ChatDetail,
  ChatGroup,
  ChatMember,
  ChatPerson,
  FoundMessage,
} from '@waybill/contract/rooms/chats/chats.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { namedJsonOrNull, personName, type NamedRow } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { chatWith, inChat, reachable, writes } from './chat-scope.sql.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

const peoplePerPage = 50;
const groupsAtMost = 200;
const membersAtMost = 500;
const foundAtMost = 30;
/** Maximum characters of the newest message in a list. */
const shownOfLast = 120;

/** Counts unread messages of conversation `c`; the read pointer `rd` is inserted with the first message that a user could read. */
const unread = sql<number>`coalesce(c.last_seq - rd.read_seq, 0)`;

/** Joins the newest message `m` of the conversation `c`, and the viewer's read pointer. */
const lastJoins = (viewer: SessionViewer): RawBuilder<unknown> => sql`
  left join chat_reading rd on rd.chat_id = c.id and rd.staff_id = ${viewer.id}
  left join chat_message m on m.chat_id = c.id and m.seq = c.last_seq`;

const lastColumns = (viewer: SessionViewer): RawBuilder<unknown> => sql`${unread} as unread, m.at as last_at,
  left(m.body, ${sql.lit(shownOfLast)}) as last_text, ${personName('m.staff_id')} as last_by, m.staff_id = ${viewer.id} as last_mine`;

interface RawLast {
  readonly last_at: string | null;
  readonly last_text: string | null;
  readonly last_by: string;
  readonly last_mine: boolean;
}

function withLast<Raw extends RawLast>({ last_at, last_text, last_by, last_mine, ...row }: Raw) {
  return { ...row, last: last_at === null ? null : { text: last_text, at: last_at, by: last_by, mine: last_mine } };
}

/** Selects the name of the branch or collection of conversation `c`, joined with both. */
const placeOf = sql<NamedRow | null>`coalesce(${namedJsonOrNull('b')}, ${namedJsonOrNull('k')})`;
const placeJoins = sql`left join branch b on b.id = c.branch_id left join branch_collection k on k.id = c.branch_collection_id`;

const searched = (column: string, search: string): RawBuilder<boolean> => {
  const term = searchKey(search);
  return term === '' ? sql<boolean>`true` : contains(column, term);
};

interface RawPerson extends Omit<ChatPerson, 'last' | 'role'>, RawLast {
  readonly role_en: string;
  readonly role_mm: string;
  readonly role_zh: string;
  readonly total: number;
}

/** Reads a page of possible correspondents: unread conversations first, then the newest, then all others by name (C-01). */
export async function readPeople(
  db: Database,
  viewer: SessionViewer,
  { search, page }: { readonly search: string; readonly page: number },
): Promise<CallOutput<'chats.people'>> {
  const rows = await readRecords(
    db,
    sql<RawPerson>`
    select st.id, st.name, r.name_en as role_en, r.name_mm as role_mm, r.name_zh as role_zh,
      ${namedJsonOrNull('b')} as branch, c.id as chat_id, ${lastColumns(viewer)}, (count(*) over ())::int as total
    from staff st
    join role r on r.slug = st.role_slug
    left join branch b on b.id = st.branch_id
    ${chatWith(viewer)} ${lastJoins(viewer)}
    where ${reachable(viewer)} and ${searched('st.search_key', search)}
    order by (${unread} > 0) desc, c.last_at desc nulls last, st.name, st.id
    limit ${sql.lit(peoplePerPage)} offset ${(page - 1) * peoplePerPage}`,
  );
  const total = rows[0]?.total ?? 0;
  return {
    data: rows.map(({ total: _, role_en, role_mm, role_zh, ...row }) => ({
      ...withLast(row),
      role: { name_en: role_en, name_mm: role_mm, name_zh: role_zh },
    })),
    total,
    page,
    per_page: peoplePerPage,
    last_page: Math.max(1, Math.ceil(total / peoplePerPage)),
    total_capped: false,
  };
}

/** Reads the user's groups, unread ones first (C-01). */
export async function readChatGroups(db: Database, viewer: SessionViewer, search: string): Promise<ChatGroup[]> {
  const named = ['b.name_en', 'b.name_mm', 'k.name_en', 'k.name_mm', 'c.name'].map((column) => sql.ref(column));
  const term = search.trim().toLowerCase();
  const holds =
    term === '' ? sql<boolean>`true` : sql<boolean>`position(${term} in lower(concat_ws(' ', ${sql.join(named)}))) > 0`;
  const rows = await readRecords(
    db,
    sql<Omit<ChatGroup, 'last'> & RawLast>`
    select c.id, c.kind, c.name, ${placeOf} as of, ${lastColumns(viewer)}
    from chat c ${placeJoins} ${lastJoins(viewer)}
    where c.id in (select p.chat_id from chat_person p where p.staff_id = ${viewer.id})
      and ${inChat(viewer)} and c.kind <> ${personChat} and ${holds}
    order by (${unread} > 0) desc, c.last_at desc nulls last, c.id
    limit ${sql.lit(groupsAtMost)}`,
  );
  return rows.map(withLast);
}

/** Conversations `c` with messages that a user has not read, in which they are and whose other members are still active. */
const withUnread = (viewer: SessionViewer): RawBuilder<unknown> => sql`chat_reading rd
    join chat c on c.id = rd.chat_id and c.last_seq > rd.read_seq
    left join staff st on st.id = case c.first_id when ${viewer.id} then c.second_id else c.first_id end
    where rd.staff_id = ${viewer.id} and ${inChat(viewer)} and (st.id is null or ${writes})`;

/** Counts a user's unread messages. */
export async function countUnread(db: Database, viewer: SessionViewer): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(c.last_seq - rd.read_seq), 0)::int as n from ${withUnread(viewer)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Returns when the newest message that a user has not read was written; null without any. */
export async function newestUnread(db: Database, viewer: SessionViewer): Promise<Date | null> {
  const { rows } = await sql<{
    newest: Date | null;
  }>`select max(c.last_at) as newest from ${withUnread(viewer)}`.execute(db);
  return rows[0]?.newest ?? null;
}

/** Returns those of these users to whom the viewer may write. */
export async function readReachable(db: Database, viewer: SessionViewer, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select st.id from staff st join role r on r.slug = st.role_slug ${chatWith(viewer)}
    where st.id = any(${[...ids]}::bigint[]) and ${reachable(viewer)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reads the members of a conversation who currently read it. */
async function readMembers(db: Database, id: number): Promise<ChatMember[]> {
  const { rows } = await sql<ChatMember>`
    select st.id, st.name, ${namedJsonOrNull('b')} as branch, coalesce(rd.read_seq, 0) as read_seq
    from (select p.staff_id from chat_person p where p.chat_id = ${id}) people
    join staff st on st.id = people.staff_id
    left join branch b on b.id = st.branch_id
    left join chat_reading rd on rd.chat_id = ${id} and rd.staff_id = st.id
    where ${writes}
    order by st.name, st.id limit ${sql.lit(membersAtMost)}`.execute(db);
  return rows;
}

/** Selects who manages group `c`: its founder, and after them the longest member. */
export const keeperOf = sql<number | null>`(
  select m.staff_id from chat_member m join staff st on st.id = m.staff_id
  where m.chat_id = c.id and ${writes} order by (m.staff_id = c.owner_id) desc, m.joined_at, m.staff_id limit 1)`;

interface RawChat extends Pick<TableRow<'chat'>, 'id' | 'kind' | 'name' | 'last_seq' | 'version'> {
  readonly of: NamedRow | null;
  readonly read_seq: number;
  readonly keeper: number | null;
  readonly other: string | null;
  readonly other_active: boolean | null;
}

/** Reads one conversation for a member; `null` for others. */
export async function readChat(db: Database, viewer: SessionViewer, id: number): Promise<ChatDetail | null> {
  const { rows } = await sql<RawChat>`
    select c.id, c.kind, c.name, ${placeOf} as of, c.last_seq, coalesce(rd.read_seq, c.last_seq) as read_seq, ${keeperOf} as keeper,
      c.version, st.name as other, ${writes} as other_active
    from chat c ${placeJoins}
    left join chat_reading rd on rd.chat_id = c.id and rd.staff_id = ${viewer.id}
    left join staff st on st.id = case c.first_id when ${viewer.id} then c.second_id else c.first_id end
    where c.id = ${id} and ${inChat(viewer)}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { keeper, other, other_active, ...chat } = row;
  return {
    ...chat,
    name: chat.kind === personChat ? other : chat.name,
    owner_id: keeper,
    members: await readMembers(db, id),
    blocked: writingProblem({ kind: chat.kind, otherActive: other_active === true }),
    keeps: keepsGroup(viewer, { kind: chat.kind, ownerId: keeper }),
  };
}

/** Finds the newest messages with a text in the user's conversations. */
export async function findMessages(db: Database, viewer: SessionViewer, search: string): Promise<FoundMessage[]> {
  const term = searchKey(search);
  if (term.length < 2) return [];
  const rows = await readRecords(
    db,
    sql<Omit<FoundMessage, 'chat'> & { name: string | null; of: NamedRow | null }>`
    select m.chat_id, m.seq, m.at, ${personName('m.staff_id')} as by, m.body as text, coalesce(c.name, st.name) as name, ${placeOf} as of
    from chat_message m
    join chat c on c.id = m.chat_id ${placeJoins}
    left join staff st on st.id = case c.first_id when ${viewer.id} then c.second_id else c.first_id end
    where ${contains('m.search_key', term)} and m.body is not null and ${inChat(viewer)}
    order by m.at desc, m.seq desc limit ${sql.lit(foundAtMost)}`,
  );
  return rows.map(({ name, of, at, ...row }) => ({ ...row, at, chat: { name, of } }));
}
