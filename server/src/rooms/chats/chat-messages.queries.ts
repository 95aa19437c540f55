import { sql, type RawBuilder } from 'kysely';
import { chatPieces } from '@waybill/domain/rooms/chats/chat-text.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { ChatMessage } from '@waybill/contract/rooms/chats/chats.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { personName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { StoredFile } from '../files/files.door.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import { inChat } from './chat-scope.sql.ts';

const perPage = 50;

type RawMessage = Omit<ChatMessage, 'parcels'>;

const columns = sql`m.seq, m.at, json_build_object('id', m.staff_id, 'name', ${personName('m.staff_id')}) as by, m.body as text, f.name as picture, m.sent_id`;
const joins = sql`left join stored_file f on f.id = m.file_id`;

const codesIn = ({ text }: Pick<RawMessage, 'text'>): string[] =>
  chatPieces(text ?? '').flatMap(({ code }) => (code === null ? [] : [code]));

/** Returns messages for a reader: a code is a link for users who may see its parcel, and plain text for others. */
async function shownTo(db: Database, viewer: SessionViewer, messages: readonly RawMessage[]): Promise<ChatMessage[]> {
  const codes = [...new Set(messages.flatMap(codesIn))];
  const seen = new Map<string, number>();
  if (codes.length > 0 && can(viewer, 'label.view')) {
    const { rows } = await sql<{ id: number; tracking_code: string }>`
      select l.id, l.tracking_code
      from label l
      join label_state s on s.label_id = l.id
      where l.tracking_code = any(${codes}::text[]) and ${visibleLabels(viewer)}`.execute(db);
    for (const { id, tracking_code } of rows) seen.set(tracking_code, id);
  }
  return messages.map((message) => ({
    ...message,
    parcels: [...new Set(codesIn(message))].flatMap((code) => {
      const id = seen.get(code);
      return id === undefined ? [] : [{ code, id }];
    }),
  }));
}

/** Is the viewer a member of this conversation? */
export async function mayRead(db: Database, viewer: SessionViewer, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from chat c where c.id = ${id} and ${inChat(viewer)}`.execute(db);
  return rows.length > 0;
}

export interface MessagePage {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/**
 * Reads a page of a conversation, oldest message first: the newest, those before a message, or those after one. `null` for non-members. Uses the
 * index of the conversation from the message on, so that no page becomes slower with history.
 */
export async function readMessages(
  db: Database,
  viewer: SessionViewer,
  id: number,
  { before, after }: MessagePage,
): Promise<{ data: ChatMessage[]; more: boolean } | null> {
  const from: RawBuilder<boolean> =
    after !== undefined
      ? sql<boolean>`m.seq > ${after}`
      : before !== undefined
        ? sql<boolean>`m.seq < ${before}`
        : sql<boolean>`true`;
  const order = after === undefined ? sql`m.seq desc` : sql`m.seq`;
  const rows = await readRecords(
    db,
    sql<RawMessage>`
    select ${columns} from chat c join chat_message m on m.chat_id = c.id ${joins}
    where c.id = ${id} and ${inChat(viewer)} and ${from} order by ${order} limit ${sql.lit(perPage + 1)}`,
  );
  if (rows.length === 0 && !(await mayRead(db, viewer, id))) return null;
  const page = await shownTo(db, viewer, rows.slice(0, perPage));
  return { data: after === undefined ? page.toReversed() : page, more: rows.length > perPage };
}

/** Reads a message by its position, for its author. */
export async function readChatMessage(
  db: Database,
  viewer: SessionViewer,
  { id, seq }: { readonly id: number; readonly seq: number },
): Promise<ChatMessage> {
  const rows = await readRecords(
    db,
    sql<RawMessage>`
    select ${columns} from chat_message m ${joins} where m.chat_id = ${id} and m.seq = ${seq}`,
  );
  return (await shownTo(db, viewer, rows))[0] as ChatMessage;
}

/** Reads the picture of a message for members; `null` for others and when it does not exist. */
export async function readPicture(
  db: Database,
  viewer: SessionViewer,
  { id, seq }: { readonly id: number; readonly seq: number },
): Promise<StoredFile | null> {
  const { rows } = await sql<StoredFile>`
    select f.id, f.name, f.media_type, f.content
    from chat c
    join chat_message m on m.chat_id = c.id and m.seq = ${seq}::bigint
    join stored_file f on f.id = m.file_id
    where c.id = ${id} and ${inChat(viewer)}`.execute(db);
  return rows[0] ?? null;
}
