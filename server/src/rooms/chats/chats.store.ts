import { sql, type Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { madeGroup, personChat } from '@waybill/domain/rooms/chats/chat-kinds.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { inChat, writes } from './chat-scope.sql.ts';
import { keeperOf } from './chats.queries.ts';

type Tx = Transaction<Tables>;

export type LockedChat = TableRow<'chat'> & {
  readonly keeper: number | null;
  readonly other_active: boolean;
  readonly member_ids: readonly number[];
};

/** Locks a conversation until the transaction ends; `null` when the viewer is not a member. */
export async function lockChat(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedChat | null> {
  const { rows } = await sql<LockedChat>`
    select c.id, c.kind, c.name, c.last_seq, c.version, ${keeperOf} as keeper,
      exists (select from staff st where st.id in (c.first_id, c.second_id) and st.id <> ${viewer.id} and ${writes}) as other_active,
      array(select m.staff_id from chat_member m where m.chat_id = c.id order by m.staff_id) as member_ids
    from chat c where c.id = ${id} and ${inChat(viewer)} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Returns the conversation of two users, created when there is none; simultaneous calls get the same one. */
export async function ensurePersonChat(tx: Tx, one: number, other: number, now: Date): Promise<number> {
  const [first_id, second_id] = [Math.min(one, other), Math.max(one, other)];
  await tx
    .insertInto('chat')
    .values({ kind: personChat, first_id, second_id, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('chat')
    .select('id')
    .where('first_id', '=', first_id)
    .where('second_id', '=', second_id)
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertGroup(tx: Tx, name: string, ownerId: number, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('chat')
    .values({ kind: madeGroup, name, owner_id: ownerId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets the members of a group. New members have no unread messages, and may read earlier ones. */
export async function setMembers(tx: Tx, id: number, ids: readonly number[], now: Date): Promise<void> {
  const people = [...ids];
  await sql`delete from chat_member where chat_id = ${id} and staff_id <> all(${people}::bigint[])`.execute(tx);
  await sql`insert into chat_member (chat_id, staff_id, joined_at)
    select ${id}, who, ${now} from unnest(${people}::bigint[]) who on conflict do nothing`.execute(tx);
  await sql`insert into chat_reading (chat_id, staff_id, read_seq)
    select c.id, who, c.last_seq from chat c, unnest(${people}::bigint[]) who where c.id = ${id} on conflict do nothing`.execute(
    tx,
  );
}

export async function renameGroup(tx: Tx, id: number, name: string, now: Date): Promise<void> {
  await tx
    .updateTable('chat')
    .set({ name, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function deleteMember(tx: Tx, id: number, staffId: number, now: Date): Promise<boolean> {
  const left = await tx
    .deleteFrom('chat_member')
    .where('chat_id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('staff_id')
    .execute();
  await tx.updateTable('chat').set(touched(now)).where('id', '=', id).execute();
  return left.length > 0;
}

/** Finds the position of the message that a user sent under this id before; `null` when there is none. */
export async function findSent(
  tx: Tx,
  staffId: number,
  sentId: string,
): Promise<{ chat_id: number; seq: number } | null> {
  const row = await tx
    .selectFrom('chat_message')
    .select(['chat_id', 'seq'])
    .where('staff_id', '=', staffId)
    .where('sent_id', '=', sentId)
    .executeTakeFirst();
  return row ?? null;
}

export interface NewChatMessage {
  readonly text: string | null;
  readonly fileId: number | null;
  readonly sentId: string;
}

/**
 * Inserts the next message of a locked conversation and returns who is notified: its current members. A member without a read pointer gets one before
 * this message, so that it is their first unread one. The author's pointer moves with it if they had read everything else.
 */
export async function insertChatMessage(
  tx: Tx,
  { id, last_seq }: Pick<LockedChat, 'id' | 'last_seq'>,
  by: number,
  { text, fileId, sentId }: NewChatMessage,
  now: Date,
): Promise<{ seq: number; heard: number[] }> {
  const seq = last_seq + 1;
  const { rows } = await sql<{ staff_id: number }>`
    with person as (
      select st.id as staff_id from staff st where st.id in (select staff_id from chat_person where chat_id = ${id}) and ${writes}),
    message as (
      insert into chat_message (chat_id, seq, at, staff_id, body, search_key, file_id, sent_id)
      values (${id}, ${seq}, ${now}, ${by}, ${text}, ${text === null ? '' : searchKey(text)}, ${fileId}, ${sentId})),
    newest as (update chat set last_seq = ${seq}, last_at = ${now} where id = ${id}),
    pointer as (
      insert into chat_reading as r (chat_id, staff_id, read_seq)
      select ${id}, p.staff_id, case p.staff_id when ${by} then ${seq}::int else ${last_seq}::int end from person p order by p.staff_id
      on conflict (staff_id, chat_id) do update set read_seq = ${seq}
      where r.staff_id = ${by} and r.read_seq = ${last_seq})
    select staff_id from person`.execute(tx);
  return { seq, heard: rows.map(({ staff_id }) => staff_id) };
}

/** Moves a user's read pointer forward; returns the authors of newly read messages, `null` when it did not move. */
export async function moveReading(tx: Tx, id: number, staffId: number, seq: number): Promise<number | null> {
  const { rows } = await sql<{ author: number }>`
    with moved as (
      insert into chat_reading as r (chat_id, staff_id, read_seq)
      select c.id, ${staffId}, least(${seq}::int, c.last_seq) from chat c where c.id = ${id} and c.last_seq > 0
      on conflict (staff_id, chat_id) do update set read_seq = excluded.read_seq where r.read_seq < excluded.read_seq
      returning read_seq)
    select m.staff_id as author from moved join chat_message m on m.chat_id = ${id} and m.seq = moved.read_seq`.execute(
    tx,
  );
  return rows[0]?.author ?? null;
}
